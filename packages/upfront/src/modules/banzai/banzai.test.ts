import { describe, expect, test } from 'vitest'
import { aim } from '../../../test/guns.ts'
import { type TableOptions, table, type UpfrontTable } from '../../../test/table.ts'
import { describeEvents } from '../../words/index.ts'

const FIELD = 'axis A[2]: L1(SL), P2, P3\naxis B[2]: P4, P5\nallied A[2]: Q1, Q2\nallied B: Q3, Q4'

function field(text = FIELD, options: TableOptions = {}): UpfrontTable {
  return table(text, {
    modules: ['banzai'],
    hands: { axis: 'Move, Move, Move red, Fire 1/1' },
    ...options,
    nations: { axis: 'Japanese', ...options.nations },
  })
}

const banzai = (t: UpfrontTable, from = 'axis A', at = 'allied A', n = 1) =>
  ({ type: 'banzai', group: t.id(from), target: t.id(at), card: t.card('axis', n) }) as const

/** axis A charges allied A, since an earlier turn. */
const charging = (text = FIELD, options: TableOptions = {}, more: object = {}) =>
  field(text, {
    turn: 5,
    kept: { banzai: { charges: [{ group: 0, target: text.split('\n').filter((line) => line.startsWith('axis')).length, ...more }] } },
    ...options,
  })

const AT_HAND = 'axis A[3]: L1(SL), P2\naxis B: P4, P5\nallied A[2]: Q1, Q2\nallied B: Q3, Q4'
const fight = { type: 'banzaiCombat', group: 0 } as const

describe('against machines', () => {
  const TANK = 'axis A[3]: L1(SL), P2\naxis B: P4, P5\nallied A[2]: #34\nallied B: Q3, Q4'
  const fights = (t: UpfrontTable) =>
    t.game.events.flatMap(({ event }) => (event.type === 'vehicleFought' ? [event.modifiers.map(({ rule, value }) => [rule, value])] : []))

  test('UF-45.46-01 they need not infiltrate a vehicle: each attacks it in turn, at -3', () => {
    const t = charging(TANK, { rulesThrough: 35 }, { movedOn: 4 })
    t.act(fight).draws('b5', 'b6')
    expect(fights(t)).toEqual([
      [
        ['45.33', 1],
        ['28.81', -1],
        ['45.46', -3],
      ],
      [
        ['28.81', 1],
        ['45.33', 1],
        ['28.81', -1],
        ['45.46', -3],
      ],
    ])
    expect([t.m('L1').fate, t.m('P2').fate, t.m('#34').fate]).toEqual(['', '', ''])
    const lost = charging(TANK, { rulesThrough: 35 }, { movedOn: 4 })
    lost.act(fight).draws('b3', 'b6')
    expect([lost.m('L1').fate, lost.m('P2').fate]).toEqual(['kia', ''])
  })

  test('UF-28.81-07 UF-31.21-01 whoever has an AT mine or a charge with him uses it', () => {
    const men = TANK.replace('L1(SL), P2', 'L1(SL) carries ATMine, P2 carries demolitionCharge, P7')
    const t = charging(men, { rulesThrough: 35 }, { movedOn: 4 })
    t.act(fight).draws('r0', 'r0', 'r0')
    expect(fights(t).map((rows) => rows.some(([, value]) => value === 4))).toEqual([true, true, false])
    expect([t.m('L1').secondary, t.m('P2').secondary]).toEqual(['', ''])
  })

  test('UF-45.33-01 every Japanese who attacks a vehicle by hand counts as heroic once more, besides his Hero', () => {
    const attack = (nation: 'Japanese' | 'German') => {
      const t = table('axis A[4]: P1, P2\naxis B: P3\nallied A[1]: #34\nallied B: Q1', {
        rulesThrough: 35,
        nations: { axis: nation },
        hands: { axis: 'Move' },
      })
      t.act({ type: 'infiltrate', group: 0, men: [{ man: t.man('P1'), into: t.id('allied A'), card: t.card('axis', 1) }] }).draws(
        'b0 c3r c4r c2r',
        'b4',
      )
      return fights(t)[0]!.filter(([rule]) => rule === '45.33')
    }
    expect([attack('Japanese'), attack('German')]).toEqual([[['45.33', 1]], []])
  })

  test('UF-45.47-01 once it has come to blows no ordnance of the defenders fires at them while they are at RR 5', () => {
    const text = 'axis A[3]: L1(SL), P2\naxis B: P4, P5\nallied A[2]: #32, Q1\nallied B: Q3, Q4'
    const options = { rulesThrough: 35, active: 'allied', hands: { allied: 'Fire 1/1' } } as const
    const fought = charging(text, options, { fought: true })
    fought.cannot(aim(fought, 'allied A', 'axis A', '#32'), '45.47')
    expect(fought.candidates()).not.toContainEqual(expect.objectContaining({ type: 'ordnance', target: fought.id('axis A') }))
    const before = charging(text, options)
    before.act(aim(before, 'allied A', 'axis A', '#32')).asks('allied', 'shot')
    const far = charging(text.replace('axis A[3]', 'axis A[2]'), options, { fought: true })
    far.act(aim(far, 'allied A', 'axis A', '#32')).asks('allied', 'shot')
  })
})

describe('declaring a Banzai', () => {
  test('UF-45.4-01 a group with an SL or ASL, pinned or not, plays a Movement card sideways as its action', () => {
    const t = field(FIELD.replace('L1(SL)', 'L1(ASL) pinned'))
    expect(t.candidates()).toContainEqual(banzai(t))
    t.act(banzai(t)).saw({ type: 'banzai:declared', group: 0 })
    expect([t.group('axis A').acted, t.group('axis A').range, t.group('axis A').stack.at(-1)]).toMatchObject([
      true,
      2,
      { as: 'movement', mode: 'sideways' },
    ])
    const unled = field(FIELD.replace('L1(SL)', 'L1'))
    unled.cannot(banzai(unled), '45.4', /leader/)
    const card = field()
    card.cannot(banzai(card, 'axis A', 'allied A', 4), '45.4')
    const germans = field(FIELD, { nations: { axis: 'German' } })
    germans.cannot(banzai(germans), '45.4')
  })

  test('UF-45.4-04 EX-044 the target is straight ahead or next to that, at any range, and the way is free', () => {
    const t = field('axis A: L1(SL), P2\naxis B: P3\nallied A[3]: Q1\nallied B: Q2\nallied C: Q3')
    t.cannot(banzai(t, 'axis A', 'allied B'), '45.4', /stands between/).cannot(banzai(t, 'axis A', 'allied C'), '45.4')
    t.act(banzai(t))
    const free = field('axis A: L1(SL), P2\naxis B: P3\nallied A: Q1\nallied B[3]: Q2')
    free.act(banzai(free, 'axis A', 'allied B'))
  })

  test('UF-45.423-02 nobody charges a Pillbox', () => {
    const t = field('axis A: L1(SL), P2\naxis B: P3\nallied A Pillbox: Q1\nallied B: Q2', { rulesThrough: 40 })
    t.cannot(banzai(t), '45.423')
  })

  test('UF-45.4-05 UF-45.4-02 QA-151 the card serves nothing else: it neither fords nor cuts Wire, which the next one must', () => {
    const stream = field('axis A[2] Stream: L1(SL), P2\naxis B: P3\nallied A[2]: Q1\nallied B: Q2')
    stream.act(banzai(stream))
    expect([stream.group('axis A').stack.length, stream.state.discard]).toEqual([1, [stream.card('axis', 1)]])
    const wire = charging('axis A[2] Wire: L1(SL), P2\naxis B: P3\nallied A[2]: Q1\nallied B: Q2')
    wire.cannot({ type: 'move', group: 0, card: wire.card('axis', 1), mode: 'advance' }, '13.34')
    wire.act({ type: 'removeWire', group: 0, card: wire.card('axis', 1) })
  })

  test('UF-45.41-01 UF-45.4-06 QA-151 everybody is rallied, crews are crews no more, and heavy weapons stay behind', () => {
    const t = field('axis A[2]: L1(SL) pinned, G1(weapon mmgJapanese), P2 assists 2, P3 pinned\naxis B: P4\nallied A[2]: Q1\nallied B: Q2')
    t.act(banzai(t))
    expect([t.m('L1').pinned, t.m('P3').pinned, t.m('P2').assists, t.m('G1').weapon]).toEqual([false, false, -1, ''])
    expect(t.group('axis A').weapons.map(({ weapon }) => weapon)).toEqual(['mmgJapanese'])
  })

  test('UF-45.4-07 UF-45.421-01 UF-45.421-02 QA-151 the enemy may put it into terrain, the owner may reject that but lay none himself', () => {
    const t = field(FIELD, { hands: { axis: 'Move, Brush', allied: 'Brush' } })
    t.act(banzai(t)).passTo('discard').pass()
    t.passTo('discard')
    const on = { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: 0 }] }
    t.decide('allied', 'discard', on).passTo('terrainOffer')
    t.decide('axis', 'terrainOffer', { type: 'reject' })
    expect(t.state.modules).toMatchObject({ banzai: { charges: [{ group: 0 }] } })
    const own = charging('axis A[2] Move+: L1(SL), P2\naxis B: P3\nallied A: Q1\nallied B: Q2', { hands: { axis: 'Brush' } })
    own.cannot({ type: 'terrain', group: 0, card: own.card('axis', 1), faceDown: false }, '45.42')
  })
})

describe('a charging group', () => {
  test('UF-45.42-01 goes forward or sideways and does nothing else', () => {
    const t = charging(FIELD.replace('P2', 'P2 pinned').replace('P2 pinned', 'P2'), { hands: { axis: 'Move red, Fire 1/1, Rally 2' } })
    t.cannot({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'retreat' }, '45.42')
    t.cannot(t.fireAction('axis A', 'allied A', [2]), '45.42')
    t.cannot({ type: 'reorder', group: 0, men: [...t.group('axis A').men].reverse() }, '45.42')
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' })
  })

  test('UF-45.42-02 other groups move only after it has, or while it fights', () => {
    const t = charging()
    const other = { type: 'move', group: 1, card: t.card('axis', 2), mode: 'advance' }
    t.cannot(other, '45.42')
      .act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' })
      .act(other)
    const fighting = charging(AT_HAND, {}, { fought: true })
    fighting.act({ type: 'move', group: 1, card: fighting.card('axis', 1), mode: 'advance' })
  })

  test('UF-45.422-01 UF-45.422-02 QA-152 in the turn after it has come to RR 5 all its men fight, with no infiltration, check or card, and no charge instead', () => {
    const t = charging(AT_HAND.replace('P2', 'P2 carries demolitionCharge'))
    t.cannot({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }, '45.422')
    t.cannot({ type: 'done' }, '45.422')
    t.cannot({ type: 'infiltrate', group: 0, men: [{ man: t.man('P2'), into: t.id('allied A'), charge: true }] }, '45.422')
    t.act(fight)
      .draws('b0 2=1', 'b0 2=2', 'b6', 'r1')
      .answer('spoils', { type: 'leave' })
      .draws('b6', 'r0')
      .answer('spoils', { type: 'leave' })
    expect(t.game.events.filter(({ event }) => event.type === 'combat')).toHaveLength(2)
    const now = field('axis A[3]: L1(SL), P2\naxis B: P4\nallied A[2]: Q1\nallied B: Q3')
    now.act(banzai(now)).cannot(fight, '4.2')
  })

  test('UF-45.423-01 UF-45.4-03 EX-049 Stream, Marsh and Wire cost a point of Close Combat Value on both sides', () => {
    const t = charging('axis A[3] Stream: L1(SL, morale 3)\naxis B: P4\nallied A[2] Wire: Q1(morale 3)\nallied B: Q3')
    t.act(fight).draws('b0', 'b1')
    t.saw({
      type: 'combat',
      attackerValue: [{ value: 3 }, {}, { rule: '45.423', value: -1 }],
      defenderValue: [{ value: 3 }, {}, { rule: '45.423', value: -1 }],
    })
    const plain = charging('axis A[3] Brush: L1(SL)\naxis B: P4\nallied A[2]: Q1\nallied B: Q3').act(fight).draws('b0', 'b1')
    expect(JSON.stringify(plain.game.events.filter(({ event }) => event.type === 'combat'))).not.toContain('45.423')
  })

  test('UF-45.423-03 on a Minefield each man draws before his first fight: red kills him, and who is through draws no more', () => {
    const t = charging('axis A[3] Minefield: L1(SL), P2\naxis B: P4, P5, P6, P7\nallied A[2]: Q1(morale 1)\nallied B: Q3, Q4', {
      rulesThrough: 40,
    })
    t.act(fight).draws('b1', 'r2').answer('quarter', { type: 'kill' }).draws('b5', 'r5').answer('spoils', { type: 'leave' })
    expect([t.m('L1').fate, t.m('P2').fate]).toEqual(['', 'kia'])
  })

  test('UF-45.4-08 EX-049 the victors may take the place of those whom they have killed, with its Wire', () => {
    const t = charging('axis A[3] Stream: L1(SL, morale 5)\naxis B: P4\nallied A[2] Wire: Q1(morale 1)\nallied B: Q3, Q4, Q5')
    t.act(fight).draws('b6', 'r6').answer('spoils', { type: 'leave' })
    t.decide('axis', 'captureTerrain', { type: 'capture', group: 0, join: [] })
    expect([t.group('axis A').stack.map(({ as }) => as), t.state.modules]).toEqual([['wire'], undefined])
  })

  test('UF-45.43-01 UF-45.43-02 it lasts until either group is no more; it is given up only when the target is out of reach', () => {
    const t = charging()
    t.cannot({ type: 'cancelBanzai', group: 0 }, '45.43')
    const away = charging('axis A[2]: L1(SL), P2\naxis B: P3\nallied A: Q1\nallied B: Q2\nallied D: Q3', {
      kept: { banzai: { charges: [{ group: 0, target: 4 }] } },
    })
    away.act({ type: 'cancelBanzai', group: 0 }).saw({ type: 'banzai:over' })
    expect([away.group('axis A').acted, away.state.modules]).toEqual([false, undefined])
    const barred = charging('axis A: L1(SL), P2\naxis B: P3\nallied A[3]: Q1\nallied B: Q2', {
      kept: { banzai: { charges: [{ group: 0, target: 3 }] } },
    })
    barred.act({ type: 'cancelBanzai', group: 0 })
  })

  test('UF-45.44-01 no Concealed card helps it, neither under fire nor in close combat', () => {
    const t = charging(FIELD, { active: 'allied', hands: { allied: 'Fire 1/1', axis: 'Concealed 3' }, everyWindow: true })
    t.fire('allied A', 'axis A', [1]).asks('allied', 'attack')
    const close = charging(AT_HAND, { hands: { axis: 'Concealed 3' }, everyWindow: true })
    close.act(fight).draws('b0 2=1', 'b0 2=2', 'b6', 'r1').asks('axis', 'spoils')
  })

  test('UF-45.45-01 what would pin its men kills them', () => {
    const t = charging('axis A[2]: L1(SL, morale 4), P2(morale 3)\naxis B: P4\nallied A[2]: Q1, Q2\nallied B: Q3', {
      active: 'allied',
      hands: { allied: 'Fire 2' },
    })
    t.fire('allied A', 'axis A', [1]).resolves('b1', 'b1')
    expect([t.m('L1').fate, t.m('P2').fate, t.m('P2').pinned]).toEqual(['', 'kia', false])
  })

  test('UF-45.45-02 UF-45.45-03 DV-018 he is wounded instead if column 7w is his Morale and the number below 9; he charges on with his pinned value', () => {
    const hit = (drawn: string, more = '') => {
      const t = charging(`axis A[3]: L1(SL, morale 5${more}), P2, P3\naxis B: P4\nallied A[2]: Q1, Q2\nallied B: Q3`, {
        active: 'allied',
        rulesThrough: 40,
        hands: { allied: 'Fire 2' },
      })
      return t.fire('allied A', 'axis A', [1]).resolves(drawn, 'r0', 'r0')
    }
    const wounded = hit('b4 7w=5').saw({ type: 'wounded', rule: '45.45' })
    expect([wounded.m('L1').fate, wounded.m('L1').wounded, wounded.m('L1').pinned]).toEqual(['', true, false])
    expect(hit('b4 7w<5').m('L1').fate).toBe('kia')
    wounded.next('axis').act(fight)
    wounded.draws('b0 2=1', 'b0 2=1', 'b0 2=1').answer('quarter', { type: 'kill' })
    expect(wounded.game.problems('axis', { type: 'fights', man: wounded.man('L1') })).toEqual([])
    wounded.answer('fighter', { type: 'fights', man: wounded.man('L1') }).draws('b6', 'r6')
    wounded.saw({ type: 'combat', attackerValue: [{ value: 5 }, {}, { rule: '33.5', value: -4 }, {}] })
  })

  test('UF-45.48-01 it fulfils no aim of a range', () => {
    const aim = { victory: { type: 'firstTo', count: 2, range: 3 } } as const
    const text = 'axis A[3] Woods: L1(SL), P2\naxis B: P4\nallied A: Q1\nallied B: Q3, Q4'
    const hands = { hands: { axis: 'Move' } }
    const t = charging(text, { ...aim, ...hands })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' })
    expect(t.state.winner).toBeNull()
    const free = field(text, { ...aim, ...hands })
    expect(free.state.winner).toBe('axis')
  })
})

describe('a counter-attack', () => {
  const struck = (options: TableOptions = {}, more: object = {}) =>
    charging(AT_HAND, { active: 'allied', hands: { allied: 'Fire 1/1' }, ...options }, { fought: true, ...more })
  const counter = (t: UpfrontTable, ...men: string[]) => ({
    type: 'counterAttack',
    group: t.id('allied A'),
    men: men.map((man) => t.man(man)),
  })

  test('UF-45.47-02 QA-153 those whom it has reached strike back without infiltration, check or card, but nobody who is pinned', () => {
    const t = struck()
    expect(t.candidates()).toContainEqual(counter(t, 'Q1', 'Q2'))
    t.act(counter(t, 'Q1')).draws('b0 2=2', 'b6', 'r3').answer('spoils', { type: 'leave' })
    expect([t.m('P2').fate, t.group('allied A').acted]).toEqual(['kia', true])
    const before = charging(AT_HAND, { active: 'allied' })
    before.cannot(counter(before, 'Q1'), '45.47')
    const pinned = charging(AT_HAND.replace('Q1', 'Q1 pinned'), { active: 'allied' }, { fought: true })
    pinned.cannot(counter(pinned, 'Q1'), '45.47')
  })

  test('UF-45.47-03 UF-45.422-03 the charging group may be fired on all the same, but not in the same turn', () => {
    const fired = struck()
    fired.fire('allied B', 'axis A', [1]).resolves('r0', 'r0')
    fired.cannot(counter(fired, 'Q1'), '45.47', /fired on/)
    // fire that was called off is none
    const held = struck()
    held.fire('allied B', 'axis A', [1]).answer('attack', { type: 'callOff' }).act(counter(held, 'Q1'))
    const t = struck()
    t.act(counter(t, 'Q1')).draws('b0 2=2', 'b6', 'r6').answer('spoils', { type: 'leave' })
    t.cannot(t.fireAction('allied B', 'axis A', [1]), '45.47')
  })

  test('the charge is told in words', () => {
    const t = field()
    t.act(banzai(t))
    const texts = describeEvents(
      t.state,
      t.game.events.map(({ event }) => event),
    ).map(({ text }) => text)
    expect(texts).toContain('Banzai! Japanese group A charges American group A.')
  })
})
