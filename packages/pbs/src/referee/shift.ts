import type { Aslsk, AslskState, Side, Unit } from '@firegroup/aslsk'
import {
  distance,
  enemyOf,
  fitsInOneHex,
  isVehicle,
  knownBy,
  locationOf,
  nameOf,
  placeOf,
  relocate,
  terrainAt,
} from '@firegroup/aslsk/queries'
import { keptBy, type Rules, text, total } from '@firegroup/kernel'
import { refereeTables } from '../data/referee-tables.ts'
import { Dice } from '../dice.ts'
import { ID, memoryOf } from '../kept.ts'
import type { DummyMemory, Memory } from '../memory.ts'
import { offer } from './ask.ts'
import type { PlaceDummy, Shift } from './decisions.ts'
import { shiftOdds } from './odds.ts'
import { realAt, shiftDrm } from './shift-drm.ts'
import { tell } from './tell.ts'

/** PBS-DUM-10, PBS-SOP-08, PBS-SOP-35: at the start of one's own MPh and APh, before anybody has moved, Potential Dummy Stacks may change places. */
export function* shifts(g: Aslsk): Rules<void> {
  const memory = memoryOf(g.state).dummies
  const side = g.state.attacker
  if (!memory) return
  const key = `${g.state.turn} ${side} ${g.state.phase}`
  if (memory.phase.key !== key) memory.phase = { key, made: 0, ended: false }
  yield* offer<Shift>(
    g,
    side,
    {
      kind: 'shift',
      title: 'Shift two stacks?',
      rule: 'PBS-DUM-10',
      shape: { shift: { from: text({ max: 12 }), to: text({ max: 12 }) } },
      candidates: () => (memory.phase.ended ? [] : pairs(g.state, memory, side)),
      preview: (decision) => shiftOdds(g.state, side, decision),
    },
    ({ from, to }) => shift(g, memory, side, placeOf(g.state, from), placeOf(g.state, to)),
  )
}

function dummiesAt({ at }: DummyMemory, side: Side, hex: number): number {
  return at.filter((each) => each.side === side && each.hex === hex).length
}

/** PBS-DUM-06, PBS-DUM-08: two hexes with counters that may Shift, at most eight hexes apart; vehicles sixteen, also with counters that are nobody. */
export function pairs(s: AslskState, memory: DummyMemory, side: Side): Shift[] {
  const { within, withinVehicular } = refereeTables.shift
  const real = s.units.filter((unit) => unit.side === side && memory.real.includes(unit.id) && unit.at >= 0).map(({ at }) => at as number)
  const hexes = [...new Set([...real, ...memory.at.filter((each) => each.side === side).map(({ hex }) => hex)])].sort((a, b) => a - b)
  const isVehicular = (hex: number) => realAt(s, memory, side, hex).some(isVehicle)
  const isNobody = (hex: number) => realAt(s, memory, side, hex).length === 0
  const found: Shift[] = []
  for (const a of hexes)
    for (const b of hexes) {
      if (b <= a) continue
      const far = (isVehicular(a) && isVehicular(b)) || (isVehicular(a) && isNobody(b)) || (isNobody(a) && isVehicular(b))
      if (distance(s, a, b) <= (far ? withinVehicular : within) && leavesRoom(s, memory, side, a, b))
        found.push({ type: 'shift', from: nameOf(s, a), to: nameOf(s, b) })
    }
  return found
}

/** PBS-DUM-11 to PBS-DUM-15, GAPS B14: one DR for each exchange. */
function shift(g: Aslsk, memory: DummyMemory, side: Side, a: number, b: number): void {
  const drm = shiftDrm(g.state, memory, side, a, b)
  const dice = new Dice(g, memoryOf(g.state)).dr('Shift')
  const came = dice.reduce((x, y) => x + y, 0) + total(drm)
  const row = refereeTables.shift.rows.find(({ max }) => came <= max)!
  if (row.swaps) exchange(g.state, memory, side, a, b)
  if (row.counts) memory.phase.made++
  if (row.ends) memory.phase.ended = true
  if (row.lost) loseStatus(g, memory, side, a, b)
  const what = row.swaps ? 'shifted' : 'shiftFailed'
  tell(g, { type: 'pbsReferee', rule: row.rule, what, side, at: a, other: b, count: 1, value: came })
}

/** PBS-DUM-07: as many counters go the one way as the other; who of them is somebody. */
function exchanged(s: AslskState, memory: DummyMemory, side: Side, a: number, b: number) {
  const [menA, menB] = [realAt(s, memory, side, a), realAt(s, memory, side, b)]
  const [allA, allB] = [menA.length + dummiesAt(memory, side, a), menB.length + dummiesAt(memory, side, b)]
  const count = Math.min(allA, allB)
  return { count, goA: menA.slice(0, count), goB: menB.slice(0, count) }
}

/** 3.3.1: no more men are in a hex after it than it has room for. */
function leavesRoom(s: AslskState, memory: DummyMemory, side: Side, a: number, b: number): boolean {
  const { goA, goB } = exchanged(s, memory, side, a, b)
  const stays = (hex: number, gone: readonly Unit[]) =>
    s.units.filter((unit) => unit.side === side && unit.at === hex && !gone.includes(unit))
  return fitsInOneHex(s, [...stays(a, goA), ...goB], a) && fitsInOneHex(s, [...stays(b, goB), ...goA], b)
}

function exchange(s: AslskState, memory: DummyMemory, side: Side, a: number, b: number): void {
  const { count, goA, goB } = exchanged(s, memory, side, a, b)
  for (const unit of goA) relocate(s, unit, locationOf(b))
  for (const unit of goB) relocate(s, unit, locationOf(a))
  moveDummies(memory, side, a, b, count - goA.length, count - goB.length)
}

function moveDummies(memory: DummyMemory, side: Side, a: number, b: number, fromA: number, fromB: number): void {
  const own = (hex: number) => memory.at.filter((each) => each.side === side && each.hex === hex)
  const [goA, goB] = [own(a).slice(0, fromA), own(b).slice(0, fromB)]
  for (const each of goA) each.hex = b
  for (const each of goB) each.hex = a
}

/** PBS-DUM-15, GAPS B15: who is nobody is removed; real stacks stay concealed and Shift no more. */
function loseStatus(g: Aslsk, memory: DummyMemory, side: Side, a: number, b: number): void {
  const lost = new Set([a, b].flatMap((hex) => realAt(g.state, memory, side, hex).map(({ id }) => id as number)))
  memory.real = memory.real.filter((id) => !lost.has(id))
  memory.at = memory.at.filter((each) => each.side !== side || (each.hex !== a && each.hex !== b))
}

/**
 * PBS-DUM-28, PBS-SOP-02: at any time, which is before anybody is asked anything: dummies are gone as soon as nobody is left of their side who may Shift, and
 * where an enemy comes among them.
 */
export function sweepDummies(g: Aslsk): void {
  const s = g.state
  const memory = keptBy<Memory>(s, { id: ID })?.dummies
  if (!memory) return
  if (memory.real.some((id) => !mayShift(s, id))) memory.real = memory.real.filter((id) => mayShift(s, id))
  const gone = memory.at.filter(
    ({ side, hex }) =>
      !memory.real.some((id) => s.units[id]!.side === side) ||
      s.units.some((unit) => unit.at === hex && unit.side !== side && !unit.hidden),
  )
  if (gone.length === 0) return
  memory.at = memory.at.filter((each) => !gone.includes(each))
  for (const { side, hex } of gone)
    tell(g, { type: 'pbsReferee', rule: 'PBS-DUM-28', what: 'dummyGone', side, at: hex, count: 1, value: 0 })
}

/** Still on the map, under its counter. */
export function mayShift(s: AslskState, id: number): boolean {
  const { at, concealed } = s.units[id]!
  return at >= 0 && concealed === true
}

/**
 * PBS-DUM-01 to PBS-DUM-04: after the set-up every concealed stack may Shift, and the counters that are left become dummies: all of them where no enemy has
 * set up on the map, else those that conceal nobody.
 */
export function* placeDummies(g: Aslsk): Rules<void> {
  const memory = memoryOf(g.state).dummies
  if (!memory) return
  const s = g.state
  memory.real = shiftableUnits(s, memory.allotted)
  for (const side of ['allied', 'axis'] as const) {
    const left = () => dummiesLeft(s, memory, side) - memory.at.filter((each) => each.side === side).length
    yield* offer<PlaceDummy>(
      g,
      side,
      {
        kind: 'dummies',
        title: 'Place a concealment counter that conceals nobody?',
        rule: 'PBS-DUM-01',
        shape: { dummy: { at: text({ max: 12 }) } },
        candidates: () =>
          left() <= 0 ? [] : freeHexes(knownBy(s, side), side).map((hex) => ({ type: 'dummy' as const, at: nameOf(s, hex) })),
      },
      ({ at }) => {
        memory.at.push({ side, hex: placeOf(s, at) })
        tell(g, { type: 'pbsReferee', rule: 'PBS-DUM-01', what: 'dummyPlaced', side, at: placeOf(s, at), count: 1, value: 0 })
      },
    )
  }
}

/** PBS-DUM-01, PBS-DUM-04: who may Shift: whoever is concealed, of a side to which the order of battle gives counters. */
export function shiftableUnits({ units }: AslskState, allotted: DummyMemory['allotted']): number[] {
  return units.filter(({ concealed, at, side }) => concealed && at >= 0 && (allotted[side] ?? 0) > 0).map(({ id }) => id)
}

/** PBS-DUM-03, PBS-DUM-04: how many counters may be nobody. */
export function dummiesLeft(s: AslskState, { allotted, real }: DummyMemory, side: Side): number {
  const enemyOnMap = s.units.some((unit) => unit.side === enemyOf(side) && unit.at >= 0)
  const concealed = new Set(
    real
      .map((id) => s.units[id]!)
      .filter((unit) => unit.side === side)
      .map(({ at }) => at),
  )
  return enemyOnMap ? Math.max(0, (allotted[side] ?? 0) - concealed.size) : (allotted[side] ?? 0)
}

function freeHexes(s: AslskState, side: Side): readonly number[] {
  const area = s.setting.groups.filter((group) => group.side === side && group.entersOn === 0).flatMap(({ area: hexes }) => hexes)
  return [...new Set(area)]
    .filter((hex) => !s.units.some((unit) => unit.at === hex) && terrainAt(s, hex).infantryMf !== null)
    .sort((a, b) => a - b)
}
