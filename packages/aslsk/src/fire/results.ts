import type { Modifier } from '@firegroup/kernel'
import { isKnockedOut } from '../armour/crew.ts'
import { stun } from '../armour/damage.ts'
import { type Aslsk, rollDie } from '../context.ts'
import { type IftResult, iftResult } from '../data/ift.ts'
import { collapseHut } from '../pacific/huts.ts'
import { suffersBreak } from '../pacific/step-reduction.ts'
import type { Unit } from '../state.ts'
import { casualtyReduction, eliminateUnit, randomSelection } from '../units/casualties.ts'
import { type CheckResult, checkTogether, moraleCheck, pinTaskCheck } from '../units/morale.ts'
import { isAlive, isLeader, isVehicle, weaponsOf } from '../units/units.ts'
import { destroyGun, destroyWeapon, malfunction } from '../weapons/breakdown.ts'
import type { StruckGun } from './resolution.ts'

/** An IFT result with the units that it concerns. */
export interface Hit {
  readonly result: IftResult
  readonly targets: readonly Unit[]
  /** 6.7: the Gun that was hit with its crew. */
  readonly gun?: StruckGun
}

/** What an attack has yet to do, beside what the state tells: for its milestones. */
type Rest = () => string

/** 3.2.3: who is killed or reduced. `column` is the one used, for the Weapons of those who are lost. */
export function applyCasualties(g: Aslsk, hits: readonly Hit[], column: number, rest: Rest): void {
  for (const [i, { result, targets, gun }] of hits.entries()) {
    if (targets.length === 0) continue
    if (gun) {
      directHit(g, targets[0]!, gun, result)
      continue
    }
    const then = () => `${i} of ${codesOf(hits)}; ${rest()}`
    if (result.kind === 'KIA') killedInAction(g, result.n, targets, column, then)
    else if (result.kind === 'K') reduceOne(g, targets, then)
  }
}

/** 3.2.3: all who must check do it together, so that leaders help also those whose DRM differ from theirs. */
export function applyChecks(g: Aslsk, hits: readonly Hit[], rest: Rest): void {
  const units = hits.filter(({ result }) => CHECKED.includes(result.kind)).flatMap(({ targets }) => targets.filter(checks))
  if (units.length === 0) return
  const resultOf = (unit: Unit) => hits.find(({ targets }) => targets.includes(unit))!.result
  const together = {
    units,
    what: (unit: Unit) => resultOf(unit).code,
    check: (unit: Unit, help: readonly Modifier[]) => check(g, unit, resultOf(unit), help),
  }
  checkTogether(g, together, () => `${codesOf(hits)}; ${rest()}`)
}

/** 7.10: of a crew that is out already nothing more is asked. */
function checks(unit: Unit): boolean {
  return isAlive(unit) && !(isVehicle(unit) && isKnockedOut(unit))
}

const CHECKED: readonly IftResult['kind'][] = ['K', 'MC', 'PTC']

function codesOf(hits: readonly Hit[]): string {
  return hits.map(({ result }) => result.code).join()
}

/** Does something to a unit: to a leader at once, since it bears on the others; to anyone else by himself. */
function suffers(g: Aslsk, unit: Unit, what: string, act: () => void): void {
  if (isLeader(g.state, unit)) act()
  else g.aside(unit, () => what, act)
}

/** 6.7, 6.1: KIA destroys the Gun with whoever mans it, K makes it malfunction and costs him a step; of anything less the Gun takes no harm. */
function directHit(g: Aslsk, unit: Unit, { weapon: id, critical }: StruckGun, { kind }: IftResult): void {
  if (kind !== 'KIA' && kind !== 'K') return
  const gun = g.state.weapons[id] // previews have no Weapons: what becomes of them they tell apart
  const rule = critical ? '6.1' : '6.7'
  if (kind === 'K') {
    if (gun) malfunction(g, gun, rule)
    suffers(g, unit, 'reduced', () => casualtyReduction(g, unit, rule))
    return
  }
  const { at } = unit
  if (gun) destroyGun(g, gun, rule)
  suffers(g, unit, 'killed', () => eliminateUnit(g, unit, rule, critical ? 'a Critical Hit on its Gun' : 'a hit on its Gun'))
  collapseHut(g, at)
}

/** 3.2.3 #KIA: that many are eliminated; of the rest the unbroken break and the broken suffer Casualty Reduction; a vehicle's crew is STUNned. */
function killedInAction(g: Aslsk, count: number, targets: readonly Unit[], column: number, rest: Rest): void {
  const crews = targets.filter(isVehicle)
  for (const vehicle of crews) suffers(g, vehicle, 'STUN', () => stun(g, vehicle, '3.2.3', true))
  const men = crews.length === 0 ? targets : targets.filter((unit) => !isVehicle(unit))
  const { at } = targets[0]!
  const killed = randomSelection(g, men, count, '3.2.3', rest)
  for (const unit of killed)
    suffers(g, unit, 'killed', () => {
      damageWeapons(g, unit, column)
      eliminateUnit(g, unit, '3.2.3', 'KIA')
    })
  for (const unit of men) {
    if (killed.includes(unit)) continue
    suffers(g, unit, 'survives', () => {
      if (unit.broken) casualtyReduction(g, unit, '3.2.3')
      else suffersBreak(g, unit, '3.2.3')
    })
  }
  collapseHut(g, at)
}

/** 3.2.3 K/#: one suffers Casualty Reduction; then all, the one just reduced too, check with +# (GAP-38). */
function reduceOne(g: Aslsk, targets: readonly Unit[], rest: Rest): void {
  const [struck] = randomSelection(g, targets, 1, '3.2.3', rest)
  suffers(g, struck!, 'reduced', () => (isVehicle(struck!) ? stun(g, struck, '3.2.3', true) : casualtyReduction(g, struck!, '3.2.3')))
}

/** 3.2.3 PTC; NMC and #MC, where the number is a DRM of the check. */
function check(g: Aslsk, unit: Unit, { kind, n }: IftResult, help: readonly Modifier[]): CheckResult {
  if (kind === 'PTC') return pinTaskCheck(g, unit, { what: 'PTC', rule: '3.2.3', modifiers: help })
  const what = n === 0 ? 'NMC' : `${n}MC`
  const own: Modifier[] = n === 0 ? [] : [{ rule: '3.2.3', label: what, value: n }]
  return moraleCheck(g, unit, { what, rule: '3.2.3', modifiers: [...own, ...help] })
}

/** 4.0: the Weapons of a unit that is killed: one dr each in the same column; KIA destroys, K malfunctions. */
function damageWeapons(g: Aslsk, unit: Unit, column: number): void {
  for (const weapon of weaponsOf(g.state, unit)) {
    const { kind } = iftResult(column, rollDie(g, 'damage to a Weapon'))
    if (kind === 'KIA') destroyWeapon(g, weapon, '4.0')
    else if (kind === 'K') malfunction(g, weapon, '4.0')
  }
}
