import type { Modifier } from '@firegroup/kernel'
import type { IftResult } from '../data/ift.ts'
import { CASUALTY_DR, WOUND } from '../data/morale.ts'
import type { AslskState, Unit } from '../state.ts'
import { type CheckResult, checkOutcome, ptcOutcome } from '../units/morale.ts'
import { isLeader, leadershipOf, moraleOf, typeOf } from '../units/units.ts'
import type { Attack } from './attack.ts'
import type { FirepowerPart } from './events.ts'
import { columnFp, type Figured, figure, resultOf } from './resolution.ts'

/** Chances in 1/46656ths (36 × 36 × 36): exact for an attack's DR, a leader's check and a unit's own. */
export const CERTAIN = 36 * 36 * 36

/** What may become of a target. A unit that is reduced and also breaks counts as reduced. */
export interface Fate {
  eliminated: number
  reduced: number
  broken: number
  pinned: number
  unharmed: number
}

export interface FirePreview {
  readonly parts: readonly FirepowerPart[]
  readonly fp64: number
  readonly column: number
  readonly modifiers: readonly Modifier[]
  readonly drm: number
  readonly cowers: number
  /** By original DR 2 … 12: how many of the 36 rolls, and the results they give (doubles may cower). */
  readonly results: readonly { readonly dr: number; readonly rolls: number; readonly result: string }[]
  /** Rolls out of 36 that have any effect at all. */
  readonly anyEffect: number
  readonly targets: readonly { readonly unit: number; readonly fate: Fate }[]
}

/** The exact odds of an attack, worked out by the functions that resolve it, over all the dice. */
export function firePreview(s: AslskState, attack: Attack): FirePreview {
  const figured = figure(s, attack)
  const [main] = figured.groups
  return {
    parts: figured.parts,
    fp64: figured.fp64,
    column: columnFp(figured.column),
    modifiers: main?.modifiers ?? [],
    drm: main?.drm ?? 0,
    cowers: figured.cowers,
    results: resultsByDr(figured),
    anyEffect: countRolls(figured),
    targets: figured.groups.flatMap((group, index) => group.units.map((unit) => ({ unit: unit.id, fate: fateOf(figured, index, unit) }))),
  }
}

function resultsByDr(figured: Figured): { dr: number; rolls: number; result: string }[] {
  const rows = new Map<string, { dr: number; rolls: number; result: string }>()
  eachRoll((coloured, white) => {
    const dr = coloured + white
    const result = resultOf(figured, { coloured, white, total: dr }).results[0]?.code ?? '-'
    const row = rows.get(`${dr} ${result}`)
    if (row) row.rolls++
    else rows.set(`${dr} ${result}`, { dr, rolls: 1, result })
  })
  return [...rows.values()].sort((a, b) => a.dr - b.dr)
}

function countRolls(figured: Figured): number {
  let count = 0
  eachRoll((coloured, white) => {
    const { results } = resultOf(figured, { coloured, white, total: coloured + white })
    if (results.some((result) => result.kind !== 'none')) count++
  })
  return count
}

/** One target's fate over the attack's 36 rolls and the checks that follow. Who is picked at random is weighed by how many there are. */
function fateOf(figured: Figured, index: number, unit: Unit): Fate {
  const fate: Fate = { eliminated: 0, reduced: 0, broken: 0, pinned: 0, unharmed: 0 }
  const { units } = figured.groups[index]!
  const outcomes = new Map<string, { result: IftResult; rolls: number }>()
  eachRoll((coloured, white) => {
    const result = resultOf(figured, { coloured, white, total: coloured + white }).results[index]!
    const known = outcomes.get(result.code)
    if (known) known.rolls++
    else outcomes.set(result.code, { result, rolls: 1 })
  })
  for (const { result, rolls } of outcomes.values()) addFate(fate, fateUnder(result, unit, units), rolls)
  return fate
}

/** The unit's fate under one result, in 1296ths. */
function fateUnder(result: IftResult, unit: Unit, all: readonly Unit[]): Fate {
  if (result.kind === 'none') return sure('unharmed')
  if (result.kind === 'KIA') {
    const chance = Math.min(1, result.n / all.length)
    return mix(sure('eliminated'), unit.broken ? afterReduction(unit) : sure('broken'), chance)
  }
  if (result.kind === 'K') {
    const struck = mix(afterReduction(unit), sure('eliminated'), isLost(unit) ? 0 : 1)
    return mix(struck, checkFate(unit, all, result.n), 1 / all.length)
  }
  return result.kind === 'PTC' ? pinFate(unit, all) : checkFate(unit, all, result.n)
}

/** A check with the help of the best leader in the hex, weighed by whether he comes through his own. */
function checkFate(unit: Unit, all: readonly Unit[], drm: number): Fate {
  return withHelp(
    unit,
    all,
    (leader) => checkOutcome(leader.unit, leader.original, leader.original + drm),
    (help, original) => checkOutcome(unit, original, original + drm + help),
  )
}

function pinFate(unit: Unit, all: readonly Unit[]): Fate {
  if (unit.broken || unit.pinned) return sure('unharmed')
  return withHelp(
    unit,
    all,
    (leader) => ptcOutcome(leader.unit, leader.original),
    (help, original) => ptcOutcome(unit, original + help),
  )
}

function withHelp(
  unit: Unit,
  all: readonly Unit[],
  leaderChecks: (roll: { unit: Unit; original: number }) => CheckResult,
  unitChecks: (help: number, original: number) => CheckResult,
): Fate {
  const leader = helperOf(unit, all)
  let passes = 0
  if (leader) eachRoll((a, b) => (passes += leaderChecks({ unit: leader, original: a + b }) === 'passes' ? 1 : 0))
  const helped = passes / 36
  const fate: Fate = { eliminated: 0, reduced: 0, broken: 0, pinned: 0, unharmed: 0 }
  eachRoll((a, b) => {
    if (helped > 0 && leader) record(fate, unit, a + b, unitChecks(leadershipOf(leader), a + b), 36 * helped)
    if (helped < 1) record(fate, unit, a + b, unitChecks(0, a + b), 36 * (1 - helped))
  })
  return fate
}

/** 3.2.3: the leader who checks before this unit and may then help it. */
function helperOf(unit: Unit, all: readonly Unit[]): Unit | null {
  let best: Unit | null = null
  for (const other of all) {
    if (other === unit || !isLeader(other) || other.broken || other.pinned || other.melee) continue
    if (isLeader(unit) && moraleOf(other) <= moraleOf(unit)) continue
    if (best === null || leadershipOf(other) < leadershipOf(best)) best = other
  }
  return best
}

function record(fate: Fate, unit: Unit, original: number, result: CheckResult, weight: number): void {
  if (result === 'passes') fate.unharmed += weight
  else if (result === 'pinned') fate.pinned += weight
  else if (result === 'eliminated') fate.eliminated += weight
  else if (result === 'reduced') addFate(fate, scaled(afterReduction(unit), weight / 1296), 1)
  else if (original === CASUALTY_DR) addFate(fate, scaled(afterReduction(unit), weight / 1296), 1)
  else fate.broken += weight
}

/** Casualty Reduction: a half squad or crew is lost, a leader may be. */
function afterReduction(unit: Unit): Fate {
  if (isLost(unit)) return sure('eliminated')
  if (!isLeader(unit)) return sure('reduced')
  const lost = (6 - WOUND.lightAtMost + (unit.wounded ? WOUND.alreadyWounded : 0)) / 6
  return mix(sure('eliminated'), sure('reduced'), lost)
}

function isLost(unit: Unit): boolean {
  return !isLeader(unit) && typeOf(unit).halfSquad === null
}

function sure(what: keyof Fate): Fate {
  return { eliminated: 0, reduced: 0, broken: 0, pinned: 0, unharmed: 0, [what]: 1296 }
}

function mix(a: Fate, b: Fate, share: number): Fate {
  const fate = scaled(a, share)
  addFate(fate, scaled(b, 1 - share), 1)
  return fate
}

function scaled(fate: Fate, by: number): Fate {
  return {
    eliminated: fate.eliminated * by,
    reduced: fate.reduced * by,
    broken: fate.broken * by,
    pinned: fate.pinned * by,
    unharmed: fate.unharmed * by,
  }
}

function addFate(to: Fate, from: Fate, times: number): void {
  to.eliminated += from.eliminated * times
  to.reduced += from.reduced * times
  to.broken += from.broken * times
  to.pinned += from.pinned * times
  to.unharmed += from.unharmed * times
}

function eachRoll(visit: (coloured: number, white: number) => void): void {
  for (let coloured = 1; coloured <= 6; coloured++) for (let white = 1; white <= 6; white++) visit(coloured, white)
}
