import { describe, expect, test } from 'vitest'
import { aim, heavy, needs, shoot } from '../../test/guns.ts'
import { frequencyName, frequencyOf } from '../data/machines.ts'

const MORTAR = 'M(weapon mortarLight)'
const CREWED = `${MORTAR}, P2 assists 1`
const frequency = (text: string, from = 'axis A', at = 'allied A', who = 'M') => needs(heavy(text), from, at, who).frequency

describe('To Hit', () => {
  test('EX-036 UF-25.6-01 DV-010 the ladder: 0-1, 0, 1, 2 …, a step for each', () => {
    const steps = (printed: string, by: number) => frequencyName(frequencyOf(printed)! + by)
    expect([steps('0-1', -1), steps('0', -1), steps('1', -1), steps('3', 1), steps('1', 1), steps('0', 1)]).toEqual([
      '0',
      '1',
      '2',
      '2',
      '0',
      '0-1',
    ])
    expect([steps('6', -1), frequencyOf(null)]).toEqual(['never', null])
  })

  test('UF-25.1-01 UF-25.3-01 UF-25.3-02 any Fire card and a number of the list, whatever its colour; a miss ends it', () => {
    for (const [draw, result] of [
      ['b0', 'hit'],
      ['r0', 'hit'],
      ['b1', 'miss'],
    ] as const) {
      const t = heavy(`axis A: ${CREWED}\nallied A: Q1`, { hands: { axis: 'Fire 1/1' } })
      const draws = result === 'hit' ? [draw, 'r0'] : [draw]
      shoot(t, 'axis A', 'allied A', 'M', {}, ...draws).saw({ type: 'shot', result })
      expect(t.group('axis A').acted).toBe(true)
    }
    const t = heavy('axis A: P1\nallied A: Q1', { hands: { axis: 'Fire 1/1' } })
    t.cannot(aim(t, 'axis A', 'allied A', 'P1'), '25.1')
  })

  test('UF-25.2-01 UF-25.2-02 UF-25.2-03 ordnance or firepower in a turn; two pieces fire each with its own card at the same target', () => {
    const t = heavy('axis A[2]: M(weapon mortarLight), N(weapon mortarLight)\nallied A[1]: Q1', { hands: { axis: 'Fire 1/1, Fire 1/1' } })
    const shots = ['M', 'N'].map((name, i) => ({ man: t.man(name), card: t.card('axis', i + 1) }))
    t.cannot({ type: 'ordnance', group: 0, target: 1, shots: [shots[0]!, { ...shots[1]!, card: t.card('axis', 1) }] }, '25.3')
    t.act({ type: 'ordnance', group: 0, target: 1, shots })
      .answer('shot', { type: 'resolve' })
      .draws('b3')
      .answer('shot', { type: 'resolve' })
      .draws('b3')
    expect([t.group('axis A').acted, t.asked.kind]).toEqual([true, 'refill'])
  })

  test('UF-25.31-01 UF-25.32-01 UF-25.33-01 red misses what moves or is hull down, or from a moving tank; both cost a step', () => {
    const tank = (axis: string, allied: string) =>
      needs(heavy(`axis A[2] ${axis}: #35\nallied A[1] ${allied}: #34`), 'axis A', 'allied A', '#35')
    expect(tank('', '')).toMatchObject({ frequency: 2, redMisses: '' })
    expect(tank('', 'Move+')).toMatchObject({ frequency: 2, redMisses: 'the target moves' })
    expect(tank('', 'Walls')).toMatchObject({ frequency: 2, redMisses: 'the target is hull down' })
    expect(tank('Move+', '')).toMatchObject({ frequency: 2, redMisses: 'it fires on the move' })
    expect([tank('Move+', 'Move+').frequency, tank('Move+', 'Walls').frequency]).toEqual([1, 1])
    const t = heavy('axis A[2]: M(weapon mortarLight), P2 assists 1\nallied A[1] Move+: Q1', { hands: { axis: 'Fire 1/1' } })
    shoot(t, 'axis A', 'allied A', 'M', {}, 'r0').saw({ type: 'shot', result: 'miss' })
  })

  test('UF-25.34-01 UF-9.1-02 UF-6.5-04 QA-013 a Concealed card lowers the frequency, never the strength; then it may be called off, not after the draw', () => {
    const t = heavy(`axis A[1]: ${CREWED}\nallied A[1]: Q1`, { hands: { axis: 'Fire 1/1', allied: 'Concealed 2' } })
    t.act(aim(t, 'axis A', 'allied A', 'M')).answer('concealment', { type: 'conceal', card: t.card('allied', 1) })
    t.answer('shot', { type: 'resolve' })
      .draws('b1', 'r0')
      .saw({ type: 'shot', frequency: -1, result: 'hit' })
      .saw({ type: 'hitStrength', strength: 2 })
    const off = heavy(`axis A[1]: ${CREWED}\nallied A[1]: Q1`, { hands: { axis: 'Fire 1/1' } })
    off
      .act(aim(off, 'axis A', 'allied A', 'M'))
      .answer('shot', { type: 'callOff' })
      .saw({ type: 'shotCalledOff' })
    expect(off.state.sides.axis.hand).toEqual([])
  })

  test('UF-25.35-01 UF-13.32-03 QA-035 UF-25.7-01 UF-13.29-01 terrain does nothing to it, Wire on the firer and Smoke on either a step each', () => {
    expect([frequency(`axis A[1]: ${CREWED}\nallied A[1] Buildings: Q1`), frequency(`axis A[1]: ${CREWED}\nallied A[1]: Q1`)]).toEqual([
      1, 1,
    ])
    expect(needs(heavy('axis A[1] Wire: #30, P1\nallied A[1]: Q1'), 'axis A', 'allied A', '#30').frequency).toBe(0)
    expect(frequency(`axis A[1] Smoke: ${CREWED}\nallied A[1] Smoke: Q1`)).toBe(-1)
    const wired = heavy('axis A[1] Wire: #30, P1\nallied A[1]: Q1', { hands: { axis: 'Fire 1/1' } })
    shoot(wired, 'axis A', 'allied A', '#30', {}, 'b0', 'r0').saw({ type: 'hitStrength', strength: 5 })
  })

  test('UF-33.2-02 UF-32.21-03 a wounded man, a guard: a step each', () => {
    expect(frequency('axis A[1]: M(weapon mortarLight) wounded, P2 assists 1\nallied A[1]: Q1')).toBe(0)
    const guard = heavy(`axis A[1]: ${CREWED}\nallied A[1]: Q1`, { allied: { lost: [{ number: 1, fate: 'prisoner', guardedIn: 'A' }] } })
    expect(needs(guard, 'axis A', 'allied A', 'M').frequency).toBe(0)
  })

  test('UF-17.8-05 QA-066 a man on his way is hit along with the group: red hits where that stands still', () => {
    const t = heavy('axis A[1]: M(weapon mortarLight), P2 assists 1\nallied A[1]: Q1(kia 12, SL), Q2(kia 12)\nallied B[1]: Q3(kia 12)', {
      active: 'allied',
      hands: { axis: 'Fire 1/1', allied: 'Move' },
    })
    t.act({ type: 'transfer', group: t.id('allied A'), men: [t.man('Q2')], cards: [t.card('allied', 1)], to: t.id('allied B') }).next(
      'axis',
    )
    shoot(t, 'axis A', 'allied A', 'M', {}, 'r0', 'r0', 'r0')
      .saw({ type: 'shot', result: 'hit' })
      .saw({ type: 'attacked', man: t.man('Q2') })
  })

  test('UF-X-09 all of it together, the jam before the hit', () => {
    const t = heavy('axis A[1] Smoke, Wire: M(weapon mortarLight) acquired A, P2 assists 1\nallied A[1] Smoke: Q1')
    const { frequency: final, steps } = needs(t, 'axis A', 'allied A', 'M')
    expect([final, steps.map(({ rule, value }) => `${rule} ${value}`)]).toEqual([-2, ['27.1 1', '13.32 -1', '25.7 -2']])
  })
})

describe('a jam', () => {
  test('UF-25.5-01 UF-19.12-01 UF-19.12-02 QA-113 ordnance jams on a red 5 or 6 To Hit, even where that would hit', () => {
    for (const draw of ['r5', 'r6']) {
      const t = heavy('axis A: #30, P1\nallied A: Q1', { hands: { axis: 'Fire 1/1' } })
      shoot(t, 'axis A', 'allied A', '#30', {}, draw).saw({ type: 'shot', rule: '25.5', result: 'jams' })
      expect(t.m('#30').jammed).toBe(true)
    }
    const five = heavy('axis A Smoke, Smoke, Wire, Wire: #30, P1\nallied A Smoke: Q1', { hands: { axis: 'Fire 1/1' } })
    expect(needs(five, 'axis A', 'allied A', '#30').frequency).toBe(-5)
    shoot(five, 'axis A', 'allied A', '#30', {}, 'r5').saw({ type: 'shot', result: 'jams' })
  })

  test('UF-19.12-03 UF-30.6-02 an anti-tank rifle only on a 6', () => {
    const fires = (draw: string) => {
      const t = heavy('axis A[3]: R(weapon atr)\nallied A[1]: #34', { hands: { axis: 'Fire 1/1' } })
      return shoot(t, 'axis A', 'allied A', 'R', { at: 'armour' }, draw).m('R').jammed
    }
    expect([fires('r5'), fires('r6')]).toEqual([false, true])
  })

  test('UF-19.12-04 the draws that resolve a hit never jam it', () => {
    const t = heavy('axis A[1]: M(weapon mortarLight), P2 assists 1\nallied A[1]: Q1', { hands: { axis: 'Fire 1/1' } })
    shoot(t, 'axis A', 'allied A', 'M', {}, 'b0', 'r6')
    expect(t.m('M').jammed).toBe(false)
  })

  test('UF-30.4-01 UF-30.2-02 DV-029 UF-44.5-01 tubes on a red 4 to 6, one earlier without an assistant; a PIAT needs none', () => {
    const jams = (text: string, draw: string) => {
      const t = heavy(`axis A[3]: ${text}\nallied A[1]: Q1`, { hands: { axis: 'Fire 1/1' } })
      return shoot(t, 'axis A', 'allied A', 'B', {}, draw).m('B').jammed
    }
    expect([jams('B(weapon bazooka)', 'r3'), jams('B(weapon bazooka)', 'r4'), jams('B(weapon bazooka), P2 assists 1', 'r3')]).toEqual([
      true,
      true,
      false,
    ])
    expect([jams('B(weapon PIAT)', 'r3'), jams('B(weapon PIAT)', 'r4')]).toEqual([false, true])
  })

  test('UF-34-01 UF-34-02 QA-112 QA-133 a gun is repaired on any black number and lost on a red 6; it stays in play', () => {
    const mends = (draw: string) => {
      const t = heavy('axis A: #30 jammed, P1\nallied A: Q1', { hands: { axis: 'Move' } })
      return t.act({ type: 'mend', group: 0, man: t.man('#30'), what: 'gun' }).draws(draw)
    }
    expect([mends('b6').m('#30').jammed, mends('r5').m('#30').jammed]).toEqual([false, true])
    const lost = mends('r6')
    expect([lost.m('#30').gunLost, lost.m('#30').fate]).toEqual([true, ''])
    const moves = heavy('axis A: #30 gunLost, P1\nallied A: Q1', { hands: { axis: 'Move' } })
    moves.act({ type: 'move', group: 0, card: moves.card('axis', 1), mode: 'advance' })
    expect(moves.group('axis A').range).toBe(1)
  })

  test('UF-19.3-04 QA-089 a vehicle repairs wherever it is and on the move, but not stunned', () => {
    const moving = heavy('axis A Move+: #35 mg jammed\naxis B: P1\nallied A: Q1')
    moving.act({ type: 'mend', group: 0, man: moving.man('#35'), what: 'mg' }).draws('b0')
    expect(moving.m('#35').mgOut).toBeUndefined()
    const stunned = heavy('axis A: #35 mg jammed buttoned stun 3\naxis B: P1\nallied A: Q1', { hands: { axis: 'Fire' } })
    stunned.cannot({ type: 'mend', group: 0, man: stunned.man('#35'), what: 'mg' }, '19.3')
  })
})
