import type { AslskState } from '@firegroup/aslsk'
import { fogScenario, readScript, situationOf } from '@firegroup/aslsk/testing'
import { type Game, KeyedChance, keyFromSeed, ScriptedChance, startGame } from '@firegroup/kernel'
import { startedGame } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import type { PbsEvent } from '../events.ts'
import { memoryOf } from '../kept.ts'
import type { DummyMemory } from '../memory.ts'
import { pbs } from '../system.ts'
import { dummiesLeft, pairs } from './shift.ts'
import { shiftDrm } from './shift-drm.ts'

type BookGame = Game<AslskState, PbsEvent>
const FOG = [{ type: 'concealment', text: 'Concealment is in effect.' }] as never

/** The axis side is about to move; `dice` are the Shifts' own. Dummies lie where they are put. */
function own(
  text: string,
  dummies: readonly string[] = [],
  dice: readonly number[] = [],
  phase: 'movement' | 'advance' = 'movement',
  allotted = 1,
): BookGame {
  const situation = situationOf(readScript(text), { columns: 18, rows: 12, phase, attacker: 'axis', rules: FOG })
  const started = startGame(
    pbs,
    { situation: { ...situation, pbs: { mode: 'bothSides', parts: { dummies: true }, dummies: { axis: allotted } } } },
    { chance: new ScriptedChance(dice) },
  )
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const game = started.value
  for (const hex of dummies) memoryOf(game.state).dummies!.at.push({ side: 'axis', hex: at(game, hex) })
  return game
}

const at = ({ state }: BookGame, hex: string) => state.setting.map.grid.indexOf(hex)
const kept = ({ state }: BookGame): DummyMemory => memoryOf(state).dummies!
const where = (game: BookGame, id: number) => game.state.setting.map.grid.idOf(game.state.units[id]!.at)
const drm = (game: BookGame, a: string, b: string) =>
  Object.fromEntries(shiftDrm(game.state, kept(game), 'axis', at(game, a), at(game, b)).map(({ rule, value }) => [rule, value]))
const sum = (game: BookGame, a: string, b: string) => Object.values(drm(game, a, b)).reduce((x, y) => x + y, 0)
const shift = (game: BookGame, from: string, to: string) => game.take('axis', { type: 'shift', from, to })

const TWO =
  'E2 woods; German: x=4-6-7 concealed\n E6 stone building; German: y=4-6-7 concealed\n R12 US: a=6-6-6\n D3 woods\n E3 woods\n F3 woods\n E7 woods\n D7 woods\n F7 woods\n D2 woods\n F2 woods\n D6 woods\n F6 woods'

describe('Shift', () => {
  test('PBS-DUM-11 PBS-DUM-12 PBS-DUM-13 PBS-DUM-14 PBS-DUM-15 PBS-DUM-22 woods with a stone building, out of sight: one less', () => {
    expect(drm(own(TWO), 'E2', 'E6')).toEqual({ 'PBS-DUM-22': -1 })
    const outcome = (a: number, b: number) => {
      const game = own(TWO, [], [a, b])
      shift(game, 'E2', 'E6')
      return { swapped: where(game, 0) === 'E6', ended: kept(game).phase.ended, made: kept(game).phase.made, real: kept(game).real.length }
    }
    expect(outcome(2, 2)).toEqual({ swapped: true, ended: false, made: 1, real: 2 })
    expect(outcome(2, 6)).toEqual({ swapped: true, ended: true, made: 1, real: 2 })
    expect(outcome(3, 6)).toEqual({ swapped: false, ended: true, made: 0, real: 2 })
    expect(outcome(6, 6)).toEqual({ swapped: false, ended: true, made: 0, real: 0 })
  })

  test('PBS-DUM-06 no two are offered of whom more would be in a hex than it has room for', () => {
    const offered = (there: string) => {
      const game = own(`E2 German: x=4-6-7 concealed\n E6 German: ${there}\n R12 US: a=6-6-6`)
      return pairs(game.state, kept(game), 'axis').length
    }
    const squads = '4-6-7 concealed, 4-6-7 concealed, 4-6-7 concealed'
    expect([offered(`l=8-0 concealed, ${squads}`), offered(`${squads}, l=8-0 concealed`)]).toEqual([0, 1])
  })

  test('PBS-DUM-11 0 or less does not count for those that follow', () => {
    const stone = TWO.replace('E2 woods;', 'E2 stone building;')
    const game = own(stone, [], [1, 1])
    expect(sum(game, 'E2', 'E6')).toBe(-3)
    shift(game, 'E2', 'E6')
    expect([where(game, 0), kept(game).phase.made]).toEqual(['E6', 0])
  })

  test('PBS-DUM-16 PBS-DUM-17 PBS-DUM-26 in the open, in sight, next to an enemy, the second of the phase: five more', () => {
    const text = 'E2 German: x=4-6-7 concealed\n E6 German: y=4-6-7 concealed\n E3 US: a=6-6-6'
    const game = own(text, [], [1, 1])
    kept(game).phase.made = 1
    expect(drm(game, 'E2', 'E6')).toEqual({ 'PBS-DUM-16': 1, 'PBS-DUM-17': 1, 'PBS-DUM-26': 3 })
    shift(game, 'E2', 'E6')
    expect([where(game, 0), kept(game).phase.ended]).toEqual(['E6', true])
    const fails = own(text, [], [1, 2])
    kept(fails).phase.made = 1
    shift(fails, 'E2', 'E6')
    expect(where(fails, 0)).toBe('E2')
  })

  test('PBS-DUM-06 PBS-DUM-08 PBS-DUM-02 two stacks within eight hexes; vehicles within sixteen, also with counters that are nobody', () => {
    const far = 'A1 German: x=4-6-7 concealed\n I1 German: y=4-6-7 concealed\n R1 German: z=4-6-7 concealed\n R12 US: a=6-6-6'
    const game = own(far)
    const found = (g: BookGame) => pairs(g.state, kept(g), 'axis').map(({ from, to }) => `${from}${to}`)
    expect(found(game)).toEqual(['A1I1'])
    const tanks = own('A1 German: x=ge-pziiin vca0 concealed\n P1 German: y=4-6-7 concealed\n R12 US: a=6-6-6', ['O1'])
    expect(found(tanks)).toContain('A1O1')
    expect(found(tanks)).not.toContain('A1P1')
  })

  test('PBS-DUM-04 only counters that the order of battle gives may Shift: a side without any has none', () => {
    expect(kept(own(TWO, [], [], 'movement', 1)).real).toEqual([0, 1])
    const none = own(TWO, [], [], 'movement', 0)
    expect([kept(none).real, none.open[0]!.question.kind]).toEqual([[], 'move'])
  })

  test('PBS-DUM-02 where counters that may Shift lie everybody sees, and who is under them only their side; dealt anew they stay where they lie', () => {
    const game = own(
      'E2 woods; German: x=4-6-7 concealed, y=2-4-7 concealed\n E6 woods; German: z=4-6-7 concealed\n I6 woods; German: h=4-6-7 hidden\n R12 US: a=6-6-6',
    )
    kept(game).real = [0, 2]
    const lie = (state: AslskState) =>
      memoryOf(state)
        .dummies!.real.map((id) => game.state.setting.map.grid.idOf(state.units[id]!.at))
        .sort()
    for (const seed of ['a', 'b', 'c']) {
      const other = pbs.clone(game.state)
      pbs.resample(other, 'allied', new KeyedChance(keyFromSeed(seed)))
      expect(lie(other)).toEqual(['E2', 'E6'])
    }
    const seen = (viewer: string) => (game.view(viewer) as { modules: { pbs: { dummies: unknown } } }).modules.pbs.dummies
    const shiftable = [
      { side: 'axis', hex: at(game, 'E2'), count: 1 },
      { side: 'axis', hex: at(game, 'E6'), count: 1 },
    ]
    expect(seen('axis')).toMatchObject({ real: [0, 2], shiftable })
    expect(seen('allied')).toMatchObject({ real: [], shiftable })
  })

  test('the counter of who was just revealed does not go over to another who is concealed beside him', () => {
    const game = own('E2 woods; German: x=4-6-7, y=4-6-7 concealed\n E6 woods; German: z=4-6-7 concealed\n R12 US: a=6-6-6')
    kept(game).real = [0, 2]
    const other = pbs.clone(game.state)
    pbs.resample(other, 'allied', new KeyedChance(keyFromSeed('a')))
    expect(memoryOf(other).dummies!.real.map((id) => other.units[id]!.at)).toEqual([at(game, 'E6')])
  })

  test('PBS-DUM-07 as many counters go the one way as the other', () => {
    const text =
      'E2 woods; German: x=4-6-7 concealed, z=4-6-7 concealed\n E6 stone building\n I6 German: y=4-6-7 concealed\n R12 US: a=6-6-6'
    const game = own(text, ['E6'], [1, 1])
    shift(game, 'E2', 'E6')
    expect([where(game, 0), where(game, 1)].sort()).toEqual(['E2', 'E6'])
    expect(kept(game).at.map(({ hex }) => hex)).toEqual([at(game, 'E2')])
  })

  test('PBS-DUM-18 PBS-DUM-19 PBS-DUM-20 PBS-DUM-21 Guns and vehicles by their size, the worst alone', () => {
    const size = (unit: string) => {
      const found = drm(
        own(
          `E2 German: ${unit} concealed\n E6 German: y=4-6-7 concealed\n A12 US: a=6-6-6\n B11 woods`.replace(
            'crew concealed',
            'crew concealed',
          ),
        ),
        'E2',
        'E6',
      )
      return Object.keys(found).filter((rule) => ['PBS-DUM-18', 'PBS-DUM-19', 'PBS-DUM-20', 'PBS-DUM-21'].includes(rule))
    }
    const of = (vehicle: string) => size(`x=${vehicle} vca0`)
    expect([of('ge-pzib'), of('ge-35sf'), of('ge-pzvd'), of('ge-pzvib')]).toEqual([
      ['PBS-DUM-18'],
      ['PBS-DUM-19'],
      ['PBS-DUM-20'],
      ['PBS-DUM-21'],
    ])
    const gun = (weapon: string) => size(`x=2-2-8 crew concealed, gun=${weapon} ca2, z=4-6-7`)
    expect([size('x=4-6-7'), gun('ge-AT75'), gun('ge-AT88NT'), gun('ge-MTR81s')]).toEqual([[], ['PBS-DUM-18'], ['PBS-DUM-19'], []])
  })

  test('PBS-DUM-24 one less with as many dummies as squads and vehicles', () => {
    expect(drm(own(TWO, [], [], 'movement', 2), 'E2', 'E6')['PBS-DUM-24']).toBe(-1)
    expect(drm(own(TWO, [], [], 'movement', 1), 'E2', 'E6')['PBS-DUM-24']).toBeUndefined()
  })

  test('PBS-DUM-10 PBS-SOP-08 PBS-SOP-35 at the start of one’s own MPh and APh, before anybody moves', () => {
    for (const phase of ['movement', 'advance'] as const) {
      const game = own(TWO, [], [], phase)
      expect(game.open[0]).toMatchObject({ seat: 'axis', question: { kind: 'shift' } })
      game.take('axis', { type: 'end' })
      expect(game.open[0]!.question.kind).toBe(phase === 'movement' ? 'move' : 'advance')
    }
  })

  /** The allied side moves; the axis has a concealed squad in E2, a dummy in E6 and one in I6. */
  function against(dice: readonly number[], rest = ''): BookGame {
    const text = `E2 woods; German: x=4-6-7 concealed\n E7 US: a=6-6-6\n R12 US: b=6-6-6\n ${rest}`
    const situation = situationOf(readScript(text), { columns: 18, rows: 12, phase: 'movement', attacker: 'allied', rules: FOG })
    const started = startGame(
      pbs,
      { situation: { ...situation, pbs: { mode: 'bothSides', parts: { dummies: true, firstFire: false }, dummies: { axis: 2 } } } },
      { chance: new ScriptedChance(dice) },
    )
    if (!started.ok) throw new Error(started.problems[0]!.message)
    const game = started.value
    for (const hex of ['E6', 'I6']) kept(game).at.push({ side: 'axis', hex: at(game, hex) })
    return game
  }
  const lie = (game: BookGame) => kept(game).at.map(({ hex }) => game.state.setting.map.grid.idOf(hex))
  const gone = (game: BookGame) => game.events.filter(({ event }) => 'what' in event && event.what === 'dummyGone').length

  test('PBS-SOP-02 a dummy is gone at once where an enemy comes to it, in the middle of a phase', () => {
    const game = against([])
    game.take('allied', { type: 'step', units: [1], to: 'E6' })
    expect([game.state.phase, lie(game), gone(game)]).toEqual(['movement', ['I6'], 1])
    expect(game.undoProblem('allied')).toContain("can't undo")
  })

  test('PBS-DUM-28 all are gone as soon as nobody is left who may Shift: here with the first shot of the last of them', () => {
    const game = against([3, 4, 6, 6])
    game.take('allied', { type: 'step', units: [1], to: 'D7' })
    expect(lie(game)).toEqual(['E6', 'I6'])
    expect(game.open[0]).toMatchObject({ seat: 'axis', question: { kind: 'firstFire' } })
    const fire = [...game.open[0]!.question.candidates()].find((each) => (each as { type: string }).type === 'fire')
    game.take('axis', fire)
    expect([game.state.phase, kept(game).real, lie(game), gone(game)]).toEqual(['movement', [], [], 2])
  })

  test('PBS-DUM-01 PBS-DUM-03 PBS-DUM-04 counters of the order of battle become dummies: all of them where no enemy is on the map, else those that conceal nobody', () => {
    const game = own(TWO, [], [], 'movement', 5)
    expect(dummiesLeft(game.state, kept(game), 'axis')).toBe(3)
    game.state.units[2]!.at = -1 as never
    expect(dummiesLeft(game.state, kept(game), 'axis')).toBe(5)
  })

  test('PBS-DUM-01 they are placed after the set-up', () => {
    const game = startedGame(
      pbs,
      { ...fogScenario, pbs: { mode: 'bothSides', parts: { dummies: true }, dummies: { axis: 12, allied: 12 } } },
      keyFromSeed('dummies'),
    )
    const asked: string[] = []
    for (let i = 0; i < 40 && !asked.includes('dummies'); i++) {
      const [open] = game.open
      asked.push(open!.question.kind)
      if (open!.question.kind !== 'dummies') game.take(open!.seat, [...open!.question.candidates()][0])
    }
    const [open] = game.open
    const [first] = open!.question.candidates() as readonly { at: string }[]
    game.take(open!.seat, first)
    expect(memoryOf(game.state).dummies!.at).toEqual([{ side: open!.seat, hex: game.state.setting.map.grid.indexOf(first!.at) }])
  })
})
