import { integer, LEGAL, type Modifier, type Problem, type Rules, refuse, text, total } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { type Choosing, offerChoice } from '../../choices.ts'
import { exposeByActivity } from '../../concealment/reveal.ts'
import { type Aslsk, rollDie } from '../../context.ts'
import { weaponForbidden } from '../../fire/firers.ts'
import { canSee } from '../../map/los.ts'
import { addMarker } from '../../map/markers.ts'
import { distance, nameOf, placeOf } from '../../map/terrain.ts'
import { mfLeft, movingProblem } from '../../phases/movement/factors.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import { begin, spend } from '../../phases/movement/step.ts'
import { specsOf } from '../../places/schema.ts'
import { type AslskState, type Expenditure, type Location, SIDES, type Side, type Unit } from '../../state.ts'
import { canLead, infantryOf, isMmc, leadershipOf, typeOf, weaponTypeOf } from '../../units/units.ts'
import { spendCharge } from '../../weapons/demolition.ts'
import { unitInPlace, weaponName } from '../../words/names.ts'
import { SET, SET_CHARGE, UNIT_SIZE } from './data.ts'
import { beginSetting, kept } from './state.ts'

export interface SetCharge {
  readonly type: 'setDc'
  readonly unit: number
  readonly weapon: number
}

/** A23.7: Infantry sets its charge where it stands, with all its MF. */
export const setCharge: AslskAct<Moving, SetCharge> = {
  type: 'setDc',
  rule: 'A23.7',
  fields: { unit: integer(0, 9999), weapon: integer(0, 9999) },
  *candidates(s, { able }) {
    for (const weapon of s.weapons) {
      if (weapon.owner < 0 || weaponTypeOf(s, weapon).kind !== 'dc' || !able.some(({ id }) => id === weapon.owner)) continue
      const decision: SetCharge = { type: 'setDc', unit: weapon.owner, weapon: weapon.id }
      if (setProblems(s, decision).length === 0) yield decision
    }
  },
  problems: (s, _, decision) => setProblems(s, decision),
  perform(g, _, { unit: id, weapon: weaponId }) {
    const s = g.state
    const [unit, weapon] = [s.units[id]!, s.weapons[weaponId]!]
    begin(s, unit, 'normal', null)
    exposeByActivity(g, [unit], '8.3')
    beginSetting(s, unit)
    spend(s, [unit], { at: unit.at, mf: mfLeft(s, unit, 'normal', null, false), kind: 'setDc', weapon: weapon.id })
    g.emit({ type: 'demolition-full:setting', rule: 'A23.7', of: { unit: id, at: unit.at } })
    return undefined
  },
  describe: (s, { unit, weapon }) => `Set the ${weaponName(s, weapon)} with ${unitInPlace(s, unit)}`,
  preview(s, _, { unit: id }) {
    const unit = s.units[id]!
    const modifiers = helpOf(s, unit)
    const most = Math.max(0, Math.min(6, UNIT_SIZE[typeOf(s, unit).kind] - total(modifiers)))
    return { mf: mfLeft(s, unit, 'normal', null, false), modifiers, succeeds: most, of: 6 }
  },
}

function setProblems(s: AslskState, { unit: id, weapon: weaponId }: SetCharge): readonly Problem[] {
  const [unit, weapon] = [s.units[id], s.weapons[weaponId]]
  if (!unit) return refuse('A23.7', `There is no unit ${id}.`)
  const { label } = typeOf(s, unit)
  const problem = movingProblem(s, unit)
  if (problem) return [problem]
  if (!weapon || weapon.owner !== id || weaponTypeOf(s, weapon).kind !== 'dc')
    return refuse('A23.7', `The ${label} does not possess such a demolition charge.`)
  if (unit.at < 0) return refuse('A23.7', `The ${label} is not on the map.`)
  const forbidden = weaponForbidden(s, unit, weapon, unit.at)
  if (forbidden) return [forbidden]
  if (unit.spent > 0 || unit.mode !== 'still') return refuse('A23.7', `To set a charge takes all MF, and the ${label} has spent some.`)
  return mfLeft(s, unit, 'normal', null, false) > 0 ? LEGAL : refuse('A23.7', `The ${label} has no MF.`)
}

/** What a planner makes of it: worth while with enemies near who may come this way, and with something to fall back to. */
export function setAdvice(s: AslskState, side: Side, { unit: id }: SetCharge): number {
  const { at } = s.units[id]!
  const near = s.units.some((unit) => unit.side !== side && unit.at >= 0 && !unit.hidden && distance(s, unit.at, at) <= SET.farthest)
  const watched = s.units.some((unit) => unit.side !== side && unit.at >= 0 && !unit.hidden && canSee(s, unit.at, at))
  return near && !watched ? 0.2 : -1
}

/** A23.7: Hazardous Movement. */
export function isSetting(s: AslskState, unit: Unit): boolean {
  return kept(s).setting?.includes(unit.id) ?? false
}

/** A23.7: the best leader with it helps, to set a charge and to set it off. */
export function helpOf(s: AslskState, unit: Unit): Modifier[] {
  let best: Unit | null = null
  for (const leader of infantryOf(s, unit.side, unit.at))
    if (leader !== unit && canLead(s, leader) && leadershipOf(s, leader) < (best ? leadershipOf(s, best) : 0)) best = leader
  return best ? [{ rule: 'A23.7', label: `${typeOf(s, best).label} helps`, value: leadershipOf(s, best) }] : []
}

/** A23.7: whoever came through the fire neither broken nor pinned sets it, with a dr of his US# or less. */
export function completeSetting(g: Aslsk, { kind, units, weapon: weaponId }: Expenditure): void {
  if (kind !== 'setDc') return
  const s = g.state
  const [unit, weapon] = [s.units[units[0]!]!, s.weapons[weaponId!]!]
  const told = { unit: unit.id, at: unit.at }
  if (unit.at < 0 || unit.broken || unit.pinned) {
    g.emit({ type: 'demolition-full:notSet', rule: 'A23.7', of: told })
    return
  }
  const size = UNIT_SIZE[typeOf(s, unit).kind]
  const modifiers = helpOf(s, unit)
  const die = rollDie(g, 'setting a charge', (rolled) => (rolled + total(modifiers) <= size ? 1 : 0))
  const done = die + total(modifiers) <= size
  g.emit({ type: 'demolition-full:set', rule: 'A23.7', of: { ...told, die, modifiers, size, done } })
  if (!done) return
  lay(s, unit.side, unit.at, unit.id)
  spendCharge(weapon)
}

function lay(s: AslskState, side: Side, at: Location, setter: number): void {
  addMarker(s, { kind: SET_CHARGE, at, side, value: SET.fails, extra: setter })
}

export interface AssignCharge {
  readonly type: 'assignDc'
  readonly at: string
  readonly unit: number
}

const ASSIGN = 'setCharge'

/** A23.7: charges that the scenario has set are each given to a unit before play begins. */
export function* assignCharges(g: Aslsk): Rules<void> {
  for (const side of SIDES)
    if (waiting(g.state, side).length > 0) yield* offerChoice(g, { side, of: ASSIGN }, 'Who sets off your charges?', 'A23.7')
}

/** The hexes of a side's charges that nobody has yet; as often as there are more of them than counters. */
function waiting(s: AslskState, side: Side): string[] {
  const laid = s.markers.filter((marker) => marker.kind === SET_CHARGE && marker.side === side).map(({ at }) => nameOf(s, at))
  return specsOf(s.setting.scenario, ASSIGN).flatMap((spec) => {
    if (spec.side !== side) return []
    const found = laid.indexOf(spec.at)
    if (found < 0) return [spec.at]
    laid.splice(found, 1)
    return []
  })
}

export const assignCharge: AslskAct<Choosing, AssignCharge> = {
  type: 'assignDc',
  rule: 'A23.7',
  fields: { at: text({ max: 24 }), unit: integer(0, 9999) },
  *candidates(s, choosing) {
    if (choosing.of !== ASSIGN) return
    const [at] = waiting(s, choosing.side)
    if (at === undefined) return
    for (const unit of s.units)
      if (assignProblems(s, choosing, { type: 'assignDc', at, unit: unit.id }).length === 0) yield { type: 'assignDc', at, unit: unit.id }
  },
  problems: assignProblems,
  perform(g, { side }, { at, unit }) {
    lay(g.state, side, placeOf(g.state, at), unit)
    g.emit({ type: 'demolition-full:assigned', rule: 'A23.7', of: { unit, at: placeOf(g.state, at) } })
    return undefined
  },
  describe: (s, { at, unit }) => `${unitInPlace(s, unit)} sets off the charge in ${at}`,
}

function assignProblems(s: AslskState, { of, side }: Choosing, { at, unit: id }: AssignCharge): readonly Problem[] {
  const unit = s.units[id]
  if (of !== ASSIGN) return refuse('A23.7', 'Charges are assigned before play begins.')
  if (!waiting(s, side).includes(at)) return refuse('A23.7', `No charge of yours in ${at} waits for somebody.`)
  return unit && unit.side === side && isMmc(s, unit) ? LEGAL : refuse('A23.7', 'A squad, half squad or crew of your own sets it off.')
}
