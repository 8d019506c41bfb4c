import {
  copyPlain,
  integer,
  keep,
  keptBy,
  LEGAL,
  listOf,
  type Modifier,
  type ModuleState,
  type Problem,
  refuse,
  total,
  type Viewer,
} from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { exposeInSight } from '../../concealment/reveal.ts'
import { seenAmong } from '../../concealment/unseen.ts'
import { type Aslsk, rollDice } from '../../context.ts'
import type { Status } from '../../data/statuses.ts'
import { markerAt, removeMarker } from '../../map/markers.ts'
import { nameOf } from '../../map/terrain.ts'
import { mfLeft, movingProblem } from '../../phases/movement/factors.ts'
import { begin, spend } from '../../phases/movement/step.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { isGoodOrder, isInfantry, isLeader, isMmc, leadershipOf, typeOf, weaponsOf } from '../../units/units.ts'
import { unitInPlace } from '../../words/names.ts'
import { CLEARANCE } from './data.ts'
import { dryness, extraOf, FLAME, originOf, playerTurn } from './fires.ts'

const RULE = 'B24.72'

/** Who fights fires in this Player Turn: TI, and as easy to hit as one who moves in danger. */
interface Busy {
  readonly turn: number
  readonly units: readonly number[]
}

const schema = listOf(integer(0))

/** Absent while nobody does; of an earlier Player Turn it means nothing. */
export const busyState: ModuleState<AslskState, Busy> = {
  begin: () => undefined,
  clone: copyPlain,
  view: known,
  resample: (kept, s, viewer) => keep(s, OWNER, known(kept, s, viewer)),
  read(description, s) {
    const wrong = schema.check(description, 'fire')
    return wrong
      ? { ok: false, problems: [{ message: wrong }] }
      : { ok: true, value: { turn: playerTurn(s), units: description as number[] } }
  },
}
const OWNER = { id: 'fire', state: busyState } as const

/** Who does it under a concealment counter is not told. */
function known({ turn, units }: Busy, s: AslskState, viewer: Viewer): Busy | undefined {
  const seen = seenAmong(s, units, viewer)
  return seen && { turn, units: seen }
}

function isBusy(s: AslskState, unit: Unit): boolean {
  const busy = keptBy(s, OWNER)
  return busy !== undefined && busy.turn === playerTurn(s) && busy.units.includes(unit.id)
}

/** B24.72: who clears is TI, and in Hazardous Movement. */
export function fireFighter(s: AslskState, unit: Unit, status: Status): number {
  return (status === 'ti' || status === 'hazardous') && isBusy(s, unit) ? 1 : 0
}

/** B24.72: he does nothing else in this Player Turn. */
export function handsFull(s: AslskState, unit: Unit, what: string): Problem | undefined {
  if ((what !== 'move' && what !== 'fire' && what !== 'advance') || !isBusy(s, unit)) return undefined
  return { rule: RULE, message: `The ${typeOf(s, unit).label} fights the fire in this Player Turn.` }
}

export interface ClearFlame {
  readonly type: 'clearFlame'
  readonly units: readonly number[]
}

/** B24.72: men in a hex with a Flame try to put it out, in their own MPh or in the DFPh. */
export function clearFlame<Asked>(sideOf: (s: AslskState, asked: Asked) => Side): AslskAct<Asked, ClearFlame> {
  return {
    type: 'clearFlame',
    rule: RULE,
    fields: { units: listOf(integer(0), { min: 1, max: 20 }) },
    *candidates(s, asked) {
      for (const { kind, at } of s.markers) {
        if (kind !== FLAME) continue
        const here = s.units.filter((unit) => unit.at === at && unit.side === sideOf(s, asked) && !helperProblem(s, unit))
        for (const { id } of here) yield { type: 'clearFlame', units: [id] }
        if (here.length > 1) yield { type: 'clearFlame', units: here.map(({ id }) => id) }
      }
    },
    problems: (s, asked, { units }) => clearingProblems(s, sideOf(s, asked), units),
    perform(g, _, { units }) {
      clear(
        g,
        units.map((id) => g.state.units[id]!),
      )
      return undefined
    },
    describe: (s, { units }) =>
      `Fight the fire in ${nameOf(s, s.units[units[0]!]!.at)} with ${units.map((unit) => unitInPlace(s, unit)).join(', ')}`,
  }
}

function clearingProblems(s: AslskState, side: Side, ids: readonly number[]): readonly Problem[] {
  if (new Set(ids).size < ids.length) return refuse(RULE, 'A unit is named twice.')
  const units = ids.map((id) => s.units[id])
  for (const unit of units) {
    if (unit?.side !== side || unit.at < 0) return refuse(RULE, 'You have no such unit on the map.')
    const problem = helperProblem(s, unit)
    if (problem) return [problem]
  }
  const { at } = units[0]!
  if (units.some((unit) => unit!.at !== at)) return refuse(RULE, 'All of them must be in one hex.')
  return markerAt(s, at, FLAME) ? LEGAL : refuse(RULE, `There is no Flame in ${nameOf(s, at)}.`)
}

/** B24.72: Good Order Infantry that is not pinned and has neither moved nor fired nor directed fire. */
function helperProblem(s: AslskState, unit: Unit): Problem | undefined {
  const { label } = typeOf(s, unit)
  const no = (message: string): Problem => ({ rule: RULE, message })
  if (!isInfantry(unit) || !isGoodOrder(unit)) return no(`The ${label} is no Infantry in Good Order.`)
  if (unit.pinned) return no(`The ${label} is pinned.`)
  if (isBusy(s, unit)) return no(`The ${label} fights a fire already.`)
  if (unit.spent > 0 || unit.moveEnded) return no(`The ${label} has moved.`)
  const fired =
    unit.fire !== 'none' || unit.directed.length > 0 || weaponsOf(s, unit).some((weapon) => weapon.fire !== 'none' || weapon.keptRate)
  if (fired) return no(`The ${label} has fired or directed fire.`)
  return s.phase === 'movement' ? (movingProblem(s, unit) ?? undefined) : undefined
}

function clear(g: Aslsk, units: readonly Unit[]): void {
  const s = g.state
  const { at } = units[0]!
  const before = keptBy(s, OWNER)
  const turn = playerTurn(s)
  keep(s, OWNER, { turn, units: [...(before?.turn === turn ? before.units : []), ...units.map(({ id }) => id)] })
  exposeInSight(g, units, '8.3')
  if (s.phase === 'movement') spendAll(s, units)
  const modifiers = clearingModifiers(s, units)
  const drm = total(modifiers)
  const meaning = (rolled: number) => `${rolled + drm <= CLEARANCE.out} ${rolled + drm <= CLEARANCE.hampered}`
  const dr = rollDice(g, 'clearing a Flame', meaning, { at })
  const final = dr.total + drm
  const result = final <= CLEARANCE.out ? 'out' : final <= CLEARANCE.hampered ? 'hampered' : 'none'
  const dice = [dr.coloured, dr.white]
  g.emit({ type: 'fire:clears', rule: RULE, of: { units: units.map(({ id }) => id), at, dice, modifiers, final, result } })
  const flame = markerAt(s, at, FLAME)!
  if (result === 'out') removeMarker(s, flame)
  if (result === 'hampered') flame.extra = extraOf(turn, originOf(flame).deliberate)
}

/** B24.72: it takes all their MF, which the DEFENDER may answer. */
function spendAll(s: AslskState, units: readonly Unit[]): void {
  for (const unit of units) begin(s, unit, 'normal', null)
  const mf = Math.max(...units.map((unit) => mfLeft(s, unit, 'normal', null, false)))
  spend(s, units, { at: units[0]!.at, mf, kind: 'clear' })
  for (const unit of units) unit.moveEnded = true
}

/** B24.72, G-66: a squad, and whoever helps it; a leader; how wet it is. */
export function clearingModifiers(s: AslskState, units: readonly Unit[]): readonly Modifier[] {
  const found = dryness(s, units[0]!.at)
  const add = (label: string, value: number) => {
    if (value !== 0) found.push({ rule: RULE, label, value })
  }
  const leaders = units.filter((unit) => isLeader(s, unit))
  if (leaders.length > 0) add('leadership', Math.min(...leaders.map((leader) => leadershipOf(s, leader))))
  const isSquad = (unit: Unit) => typeOf(s, unit).kind === 'squad'
  const men = units.filter((unit) => isMmc(s, unit)).sort((a, b) => Number(isSquad(b)) - Number(isSquad(a)))
  const [first, ...others] = men
  if (first && isSquad(first)) add('squad', CLEARANCE.squad)
  for (const other of others)
    add(isSquad(other) ? 'another squad' : 'another half squad', isSquad(other) ? CLEARANCE.moreSquad : CLEARANCE.moreHalfSquad)
  return found
}
