import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { isCower } from '../cards/usable.ts'
import { cover } from '../groups/cover.ts'
import { terrainOf } from '../groups/stack.ts'
import { upfront } from '../system.ts'

const RULES = { rulesThrough: 24 } as const
/** #33 has strength 3 and stirs from 2, #34 strength 4 and from 4. */
const WEAK = '#33'
const STRONG = '#34'
const discards = (stack: string, hand = WEAK, options: TableOptions = {}) =>
  table(`axis A: P1, P2\nallied A ${stack}: Q1, Q2, Q3\nallied B: Q4, Q5`, {
    ...RULES,
    step: 'turn.discard',
    hands: { axis: hand },
    ...options,
  })
const lay = (t: UpfrontTable) => ({ type: 'discard', cards: [{ card: t.card('axis', 1), as: 'terrain', on: t.id('allied A') }] })
/** It is the American's turn; his group A is on the mines. */
const onMines = (stack: string, hand: string, options: TableOptions = {}) =>
  table(`axis A: P1, P2\nallied A ${stack}: Q1(kia 8), Q2(kia 8), Q3(kia 8)\nallied B: Q4, Q5`, {
    ...RULES,
    active: 'allied',
    hands: { allied: hand },
    ...options,
  })
const move = (t: UpfrontTable, mode = 'sideways') => ({ type: 'move', group: t.id('allied A'), card: t.card('allied', 1), mode })

describe('laying a Minefield', () => {
  test('UF-24.1-01 it is a Cower card where the scenario says so', () => {
    const begin = (cower: readonly string[]) => {
      const reading = upfront.begin(testScenario('German', 'American', { ...RULES, deck: { cower: { axis: cower } } }))
      if (!reading.ok) throw new Error(reading.problems[0]!.message)
      return reading.value
    }
    expect([isCower(begin(['Minefield']), 'axis', 33), isCower(begin([]), 'axis', 33)]).toEqual([true, false])
  })

  test('UF-24.3-01 UF-24.31-01 onto a moving enemy group, which can’t reject it; one man is attacked, whatever the colour', () => {
    const t = discards('Woods, Move+')
    t.decide('axis', 'discard', lay(t)).draws('b1 3=2', 'r2')
    t.saw({ type: 'mined', man: t.man('Q2'), strength: 3, number: 5 })
    expect([terrainOf(t.state, t.group('allied A')), t.m('Q2').pinned, t.m('Q1').pinned]).toEqual(['Minefield', true, false])
    t.next('allied').asks('allied', 'act')
  })

  test('UF-34.4-07 UF-24.31-01 a gun meets them with its unboxed set, and is pinned or out like anybody', () => {
    const mined = (draw: string) => {
      const t = table('axis A: P1\naxis B: P2\nallied A Move+: #32\nallied B: Q2', {
        rulesThrough: 35,
        step: 'turn.discard',
        hands: { axis: 'Minefield' },
      })
      const card = { card: t.card('axis', 1), as: 'terrain', on: t.id('allied A') }
      t.decide('axis', 'discard', { type: 'discard', cards: [card] }).draws(draw)
      return [t.m('#32').pinned, t.m('#32').fate]
    }
    expect([mined('r1'), mined('r2'), mined('b6')]).toEqual([
      [false, ''],
      [true, ''],
      [false, 'kia'],
    ])
  })

  test('UF-24.3-02 only where Terrain could be laid: on a Movement card, on two in a Marsh', () => {
    for (const stack of ['', 'Woods', 'Marsh, Move=']) {
      const t = discards(stack)
      t.refuses('axis', lay(t), {})
    }
    const t = discards('Marsh, Move=, Move=')
    t.decide('axis', 'discard', lay(t)).draws('b1 3=1', 'b0')
  })

  test('UF-24.3-01 nobody lays it on a group of his own', () => {
    const t = onMines('Move+', WEAK)
    t.cannot({ type: 'terrain', group: t.id('allied A'), card: t.card('allied', 1), faceDown: false }, '24.3')
  })

  test('UF-24.2-01 it counts as Open Ground, and UF-24.32-01 only Wire makes it worse', () => {
    const t = discards('Move+, Smoke')
    t.decide('axis', 'discard', lay(t)).draws('b1 3=1', 'b0').saw({ type: 'mined', strength: 3, number: 3 })
    expect(cover(t.state, t.group('allied A'), { from: t.group('axis A') })).toEqual([])
    const wired = onMines(`${WEAK}, Wire`, 'Move')
    wired.act({ type: 'removeWire', group: wired.id('allied A'), card: wired.card('allied', 1) }).draws('r2', 'b1 3=1', 'b0')
    wired.saw({ type: 'mined', strength: 3 })
    const twice = onMines(`${WEAK}, Wire, Wire`, 'Move')
    twice.act({ type: 'removeWire', group: twice.id('allied A'), card: twice.card('allied', 1) }).draws('r2', 'b1 3=1', 'b0')
    twice.saw({ type: 'mined', strength: 4 })
  })

  test('UF-24.6-01 once it has been laid it leaves the game', () => {
    const t = onMines(`${WEAK}, Move=, Move=`, 'Brush')
    t.act({ type: 'terrain', group: t.id('allied A'), card: t.card('allied', 1), faceDown: false })
    expect([t.state.removed, t.state.discard.includes(33)]).toEqual([[33], false])
  })
})

describe('leaving a Minefield', () => {
  test('UF-24.4-01 Movement cards lie sideways on it, and never flank', () => {
    const t = onMines(WEAK, 'Flank')
    t.cannot(move(t, 'advance'), '24.4')
    const neighbour = table(`axis A: P1\naxis B: P2\nallied A ${WEAK}: Q1\nallied B: Q2`, {
      ...RULES,
      active: 'allied',
      hands: { allied: 'Flank' },
    })
    neighbour.cannot({ ...move(neighbour), flank: neighbour.id('axis B') }, '8.42')
    onMines(`${WEAK}, Move=`, 'Move').cannot(move(onMines(`${WEAK}, Move=`, 'Move'), 'advance'), '24.4')
  })

  test('UF-24.4-03 each of them draws: a red number not below the card’s second one, and another man is attacked', () => {
    const t = onMines(STRONG, 'Move')
    t.act(move(t))
      .draws('r4', 'b1 3=3', 'b1')
      .saw({ type: 'mined', man: t.man('Q3'), number: 5 })
    for (const safe of ['r3', 'b6']) {
      const calm = onMines(STRONG, 'Move')
      calm.act(move(calm)).draws(safe).saw({ type: 'minesStir', attacks: false })
    }
  })

  test('UF-24.4-02 DV-038 Terrain on one card takes them out, but everyone is attacked, by his own signed number; not into Open Ground', () => {
    const t = onMines(`${WEAK}, Move=`, 'Brush, Fire')
    t.cannot({ type: 'terrain', group: t.id('allied A'), card: t.card('allied', 2), faceDown: true }, '8.1')
    t.act({ type: 'terrain', group: t.id('allied A'), card: t.card('allied', 1), faceDown: false }).draws('r3', 'b0', 'b5')
    t.saw({ type: 'mined', man: t.man('Q1'), number: 0 })
    expect([t.m('Q1').pinned, t.m('Q2').pinned, t.m('Q3').fate]).toEqual([false, true, 'kia'])
    expect(terrainOf(t.state, t.group('allied A'))).toBe('Brush')
  })

  test('UF-24.4-04 Terrain that the enemy lays takes them out unharmed', () => {
    const t = table(`axis A: P1\nallied A ${WEAK}, Move=: Q1, Q2\nallied B: Q3`, {
      ...RULES,
      step: 'turn.discard',
      hands: { axis: 'Brush' },
    })
    t.decide('axis', 'discard', lay(t)).passTo('terrainOffer').answer('terrainOffer', { type: 'accept' })
    expect([terrainOf(t.state, t.group('allied A')), t.state.removed]).toEqual(['Brush', [33]])
  })

  test('UF-24.4-05 after two Movement cards they are out, and nothing more happens', () => {
    const t = onMines(`${WEAK}, Move=, Move=`, 'Move')
    t.act(move(t, 'advance')).asks('allied', 'act')
    expect(t.group('allied A').range).toBe(1)
  })
})

describe('clearing a Minefield', () => {
  const clear = (t: UpfrontTable, man = 'Q1') => ({ type: 'clearMines', group: t.id('allied A'), man: t.man(man) })

  test('UF-24.5-01 a black number not below its strength, by an unpinned man; it is Open Ground then', () => {
    const t = onMines(WEAK, 'Move')
    t.act(clear(t)).draws('b3').saw({ type: 'clearsMines', result: 'cleared' })
    expect([t.group('allied A').stack, t.group('allied A').acted, t.state.removed]).toEqual([[], true, [33]])
    const pinned = table(`axis A: P1\nallied A ${WEAK}: Q1 pinned, Q2\nallied B: Q3`, { ...RULES, active: 'allied' })
    pinned.cannot(clear(pinned), '24.5').act(clear(pinned, 'Q2')).draws('b2').saw({ result: 'nothing' })
  })

  test('UF-24.5-02 a red 5 or 6 sets one off under him', () => {
    const t = onMines(WEAK, 'Move')
    t.act(clear(t, 'Q2'))
      .draws('r5', 'b5')
      .saw({ type: 'mined', man: t.man('Q2') })
    expect(t.m('Q2').fate).toBe('kia')
    const calm = onMines(WEAK, 'Move')
    calm.act(clear(calm)).draws('r4').saw({ result: 'nothing' })
  })
})

describe('close to a Minefield', () => {
  test('UF-24.7-01 nobody infiltrates from it or into it, and nobody in it is attacked in close combat', () => {
    const text = `axis A[4]: P1 infiltrates A since 1, P2\nallied A[1] ${WEAK}: Q1, Q2\nallied B: Q3`
    const t = table(text, RULES)
    t.cannot({ type: 'closeCombat', group: 0, men: [{ man: t.man('P1') }] }, '24.7')
    t.cannot({ type: 'infiltrate', group: 0, men: [{ man: t.man('P2'), into: t.id('allied A') }] }, '20.25')
    const out = table(text, { ...RULES, active: 'allied' })
    out.cannot({ type: 'infiltrate', group: out.id('allied A'), men: [{ man: out.man('Q1'), into: 0 }] }, '20.24')
  })

  test('UF-24.7-02 QA-170 a berserk man who charges out of it draws first: red kills him, black lets him fight', () => {
    const begin = () =>
      table(`axis A[4]: P1(morale 1), P2\nallied A[1] ${WEAK}: Q1(morale 5) pinned berserk, Q2\nallied B: Q3`, {
        ...RULES,
        nations: { allied: 'Russian' },
        step: 'turn.refill',
      })
    const t = begin()
    t.pass().draws('r1')
    expect(t.m('Q1').fate).toBe('kia')
    const lucky = begin()
    lucky.pass().draws('b1', 'b6 2=1')
    lucky.saw({ type: 'entersCombat', man: lucky.man('Q1') })
  })
})
