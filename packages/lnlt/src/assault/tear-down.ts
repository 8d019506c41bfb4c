import { integer, LEGAL, listOf, type Problem, text } from '@firegroup/kernel'
import type { ImpulseAct, StepAct } from '../acts.ts'
import { type Lnlt, totalsFrom } from '../context.ts'
import { movementMode } from '../data/movement.ts'
import { hasMelee } from '../fire/attack.ts'
import { BARRICADE, barricadeAt, barricadeName, hexBeyond } from '../fortifications/barricades.ts'
import { hexOf, locationNamed, locationOf, nameOf } from '../map/location.ts'
import { endMove } from '../movement/end.ts'
import { isUnactivated } from '../operations/availability.ts'
import { markActed } from '../operations/marking.ts'
import { breachAt } from '../ordnance/at-barricade.ts'
import type { Impulse, LnltState, Location, Move, Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { hasMarker, typeOf } from '../units/units.ts'
import { unitList } from '../words/names.ts'
import { assaultModifiers, canAssault } from './able.ts'
import { bestLeader, rollAssault, spendWeapon } from './close-assault.ts'

/** 21.5: a Barricade by its hex and the hexside that it bars. */
interface Bar {
  readonly at: string
  readonly facing: number
}

export interface TearDown extends Bar {
  readonly type: 'tearDown'
  readonly units: readonly number[]
}

const bar = { at: text({ max: 40 }), facing: integer(0, 5) }

/** 21.5, 17.1: men in one of its two hexes storm a Barricade, without a Morale Check before; it is all that they do. */
export const tearDownAct: ImpulseAct<TearDown> = {
  type: 'tearDown',
  rule: '21.5',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 12 }), ...bar },
  idle: (s) => !hasMarker(s, 'barricade'),
  *candidates(s, impulse) {
    for (const { at, facing, places } of barricadesOf(s))
      for (const place of places) {
        const units = impulse.units.filter((id) => s.units[id]!.at === place && memberProblem(s, impulse, s.units[id]!) === null)
        // all of them, or each by himself
        for (const group of units.length > 1 ? [units, ...units.map((id) => [id])] : [units]) {
          const decision: TearDown = { type: 'tearDown', units: group, at: nameOf(s.setting, at), facing }
          if (group.length > 0 && tearProblem(s, impulse, decision) === null) yield decision
        }
      }
  },
  problems(s, impulse, decision) {
    const problem = tearProblem(s, impulse, decision)
    return problem ? [problem] : LEGAL
  },
  perform(g, impulse, { units, at, facing }) {
    const s = g.state
    const men = units.map((id) => s.units[id]!)
    impulse.acted = true
    tearAt(g, men, locationNamed(s.setting, at), facing)
    markActed(g, men, 'moved', '21.5')
    return undefined
  },
  preview: (s, _impulse, { units }) => odds(s, units),
  describe: (s, { units, at, facing }) => `Tear down ${barricadeName(s, locationNamed(s.setting, at), facing)} with ${unitList(s, units)}`,
}

export interface TearDownStep extends Bar {
  readonly type: 'tearDown'
}

/** 21.5, 17.1: or at the end of a move that has led them there. */
export const tearDownStep: StepAct<TearDownStep> = {
  type: 'tearDown',
  rule: '21.5',
  fields: bar,
  idle: (s) => !hasMarker(s, 'barricade'),
  *candidates(s, move) {
    for (const { at, facing } of barricadesOf(s)) {
      const decision: TearDownStep = { type: 'tearDown', at: nameOf(s.setting, at), facing }
      if (endProblem(s, move, decision) === null) yield decision
    }
  },
  problems(s, move, decision) {
    const problem = endProblem(s, move, decision)
    return problem ? [problem] : LEGAL
  },
  perform(g, move, { at, facing }) {
    const s = g.state
    tearAt(
      g,
      move.units.map((id) => s.units[id]!),
      locationNamed(s.setting, at),
      facing,
    )
    // 17.1: Moved even if by Stealth
    move.modes = move.modes.map(() => 'move')
    return endMove(g)
  },
  preview: (s, { units }) => odds(s, units),
  describe: (s, { at, facing }) => `Tear down ${barricadeName(s, locationNamed(s.setting, at), facing)}`,
}

/** 21.5: each of those that stand, with the two places from which it is stormed. */
export function barricadesOf(
  s: LnltState,
): readonly { readonly at: Location; readonly facing: number; readonly places: readonly Location[] }[] {
  return s.markers
    .filter(({ kind }) => kind === 'barricade')
    .map((marker) => {
      const beyond = hexBeyond(s, marker)
      return { at: marker.at, facing: marker.facing ?? 0, places: beyond < 0 ? [marker.at] : [marker.at, locationOf(beyond)] }
    })
}

/** 17.1: one after the other, until it is down; a Leader helps the first. */
function tearAt(g: Lnlt, men: readonly Unit[], at: Location, facing: number): void {
  const s = g.state
  let leader = bestLeader(s, men)
  const { armor } = BARRICADE
  for (const unit of men) {
    if (!canAssault(s, unit)) continue
    const { modifiers, weapon } = assaultModifiers(s, unit, leader)
    leader = null
    const rolls = rollAssault(g, barricadeName(s, at, facing), modifiers, armor)
    g.emit({ type: 'barricade', rule: '21.5', unit: unit.id, at, facing, modifiers, armor, ...rolls })
    if (weapon) spendWeapon(g, weapon, rolls.destroyed)
    if (!rolls.destroyed) continue
    breachAt(s, at, facing)
    return
  }
}

/** How often somebody of them brings it down. */
export function odds(s: LnltState, units: readonly number[]): { readonly success: number; readonly of: number } {
  const { attack, defence } = s.setting.dice
  let [fails, of] = [1, 1]
  const men = units.map((id) => s.units[id]!)
  let leader = bestLeader(s, men)
  for (const unit of men) {
    if (!canAssault(s, unit)) continue
    const lead = assaultModifiers(s, unit, leader).modifiers.reduce((sum, { value }) => sum + value, -BARRICADE.armor)
    leader = null
    const falls = totalsFrom(attack).flatMap((mine) => totalsFrom(defence).map((its) => mine + lead > its))
    fails *= falls.filter((down) => !down).length
    of *= falls.length
  }
  return { success: of - fails, of }
}

function tearProblem(s: LnltState, impulse: Impulse, { units, at: name, facing }: TearDown): Problem | null {
  const men = units.flatMap((id) => s.units[id] ?? [])
  if (men.length < units.length || new Set(units).size < units.length) return { rule: '21.5', message: 'Not all of these are units.' }
  for (const unit of men) {
    const problem = memberProblem(s, impulse, unit)
    if (problem) return problem
  }
  return menProblem(s, men, name, facing)
}

function memberProblem(s: LnltState, impulse: Impulse, unit: Unit): Problem | null {
  if (unit.at < 0 || !impulse.units.includes(unit.id)) return { rule: '4.0', message: 'That unit is not activated in this impulse.' }
  const { name } = typeOf(s, unit)
  if (!isUnactivated(unit)) return { rule: '4.0', message: `The ${name} has acted in this turn.` }
  if (hasMelee(s, unit.at)) return { rule: '8.1', message: `The ${name} is locked in Melee.` }
  return forbidden(s, unit) ?? fitProblem(s, unit)
}

/** 17.1: it is movement to whoever forbids that. */
function forbidden(s: LnltState, unit: Unit): Problem | null {
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'move')
    if (problem) return problem
  }
  return null
}

/** 17.1: those who could storm a vehicle, and Leaders who help them. */
function fitProblem(s: LnltState, unit: Unit): Problem | null {
  return canAssault(s, unit) || (isLeader(s, unit) && !unit.shaken)
    ? null
    : { rule: '21.5', message: `The ${typeOf(s, unit).name} can't tear down a Barricade.` }
}

function menProblem(s: LnltState, men: readonly Unit[], name: string, facing: number): Problem | null {
  const at = locationNamed(s.setting, name)
  const marker = at < 0 ? undefined : barricadeAt(s, at, facing)
  if (!marker) return { rule: '21.5', message: `There is no such Barricade in ${name}.` }
  const [first] = men as [Unit]
  if (men.some((unit) => unit.at !== first.at || unit.side !== first.side))
    return { rule: '21.5', message: 'They tear it down together from one place.' }
  if (first.at !== marker.at && first.at !== locationOf(hexBeyond(s, marker)))
    return { rule: '21.5', message: `${nameOf(s.setting, first.at)} is not beside ${barricadeName(s, at, facing)}.` }
  return men.some((unit) => canAssault(s, unit)) ? null : { rule: '21.5', message: 'None of them can tear it down by himself.' }
}

/** 17.1: a move that may end in a Close Assault. */
function endProblem(s: LnltState, move: Move, { at, facing }: TearDownStep): Problem | null {
  if (move.at < 0 || move.steps === 0) return { rule: '21.5', message: 'They have not come to a Barricade.' }
  if (move.afterAssaultFire || move.withdrawing) return { rule: '17.1', message: 'Nobody tears down a Barricade in such a move.' }
  for (const [i, id] of move.units.entries()) {
    const mode = movementMode(move.modes[i]!)
    if (mode.closeAssault === 'no' || (mode.closeAssault === 'fromAfar' && hexOf(move.from) === hexOf(move.at)))
      return { rule: '17.1', message: `Nobody tears down a Barricade by ${mode.name}.` }
    const problem = fitProblem(s, s.units[id]!)
    if (problem) return problem
  }
  return menProblem(
    s,
    move.units.map((id) => s.units[id]!),
    at,
    facing,
  )
}
