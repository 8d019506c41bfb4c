import { describe, expect, test } from 'vitest'
import { testScenario } from '../../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../../test/table.ts'
import { forceOf } from '../../scenario/victory.ts'
import { upfront } from '../../system.ts'
import { RESERVE } from './reserve.ts'

const ON = { modules: ['random-reinforcement'], rulesThrough: 40 } as const
/** Cards of a side that are still in the box, by their numbers. */
const box = (...numbers: number[]) => ({ lost: numbers.map((number) => ({ number, awaits: RESERVE })) })
const FIELD = 'axis A: P1, P2\naxis B: P3, P4\nallied A: Q1, Q2\nallied B: Q3, Q4'
const field = (options: TableOptions = {}, text = FIELD) => table(text, { ...ON, ...options } as TableOptions)
const seek = (t: UpfrontTable) => ({ type: 'seek', group: t.id('axis A') })
/** The axis player may try now, so many times. */
const may = (times: number, options: TableOptions = {}, text = FIELD) =>
  field(
    { axis: box(8, 9, 10, 24, 19, 26, 27, 30, 39, 15), kept: { 'random-reinforcement': { now: times } }, ...options } as TableOptions,
    text,
  )
const kept = (t: UpfrontTable) => t.state.modules?.['random-reinforcement'] as never
const waits = (t: UpfrontTable) =>
  t.state.men.filter(({ awaits }) => awaits === RESERVE + 1).map(({ id }) => t.state.setting.roster[id]!.number)

describe('the right to try', () => {
  test('UF-48.2-01 comes from a black 6 that the opponent uses as a Random Number, not as a position or a discard', () => {
    const fired = (...draws: string[]) => {
      const t = field({ active: 'allied', hands: { allied: 'Fire 1/1' } })
      return t.fire('allied A', 'axis A', [1]).resolves(...draws)
    }
    expect(kept(fired('b6', 'r0'))).toMatchObject({ gained: { axis: 1, allied: 0 } })
    expect(kept(fired('b5', 'r0'))).toBeUndefined()
    // a red 6, and a black 6 for the position of the rifle that it jams
    expect(kept(fired('r6', 'b6', 'r0'))).toBeUndefined()
    const sniped = field({ active: 'allied', hands: { allied: 'Sniper' }, nations: { allied: 'German', axis: 'American' } })
    sniped.pass().decide('allied', 'discard', {
      type: 'discard',
      cards: [{ card: sniped.card('allied', 1), as: 'sniper', on: sniped.id('axis A') }],
    })
    sniped.draws('b6', 'r0')
    expect(kept(sniped)).toBeUndefined()
  })

  test('UF-48.2-04 holds in the very next own turn, and is lost with it', () => {
    const t = field({ active: 'allied', kept: { 'random-reinforcement': { gained: { axis: 1 } } } })
    t.next('axis')
    expect(kept(t)).toMatchObject({ now: 1, gained: { axis: 0 } })
    t.act({ type: 'reorder', group: 0, men: [t.man('P2'), t.man('P1')] }).next('allied')
    t.act({ type: 'reorder', group: 2, men: [t.man('Q2'), t.man('Q1')] })
      .next('axis')
      .cannot(seek(t), '48.2')
  })

  test('UF-48.2-03 comes to both with the shuffle that ends a Deck, but for the last', () => {
    const passed = (deckNumber: number) => {
      const t = field({ active: 'allied', pile: 'b1, r0', decks: 2, deckNumber, hands: { allied: 'Fire 1/1' } })
      const [first, second] = t.situation.pile!
      return t.fire('allied A', 'axis A', [1]).answer('attack', { type: 'resolve' }).rolls(first!, second!)
    }
    expect(kept(passed(1))).toMatchObject({ gained: { axis: 1, allied: 1 } })
    expect(kept(passed(2))).toBeUndefined()
  })

  test('UF-48.1-02 only in the Decks that were paid for; whoever has earned them brings them in later', () => {
    const six = (random: number[]) => {
      const t = field({ active: 'allied', axis: { random }, hands: { allied: 'Fire 1/1' } } as TableOptions)
      return kept(t.fire('allied A', 'axis A', [1]).resolves('b6', 'r0'))
    }
    expect([six([2]), six([1])]).toMatchObject([undefined, { gained: { axis: 1 } }])
    const later = table(`${FIELD}`, {
      ...ON,
      deckNumber: 3,
      hands: { axis: 'Move' },
      axis: { random: [1], lost: [{ number: 8, awaits: RESERVE - 1 }] },
      kept: { 'random-reinforcement': { parties: { axis: [[4]] } } },
    } as TableOptions)
    later.act({ type: 'enter', group: 0, card: later.card('axis', 1) }).saw({ type: 'reinforced', men: [4] })
  })
})

describe('the attempt', () => {
  test('UF-48.2-05 is a number as the only action; a black one succeeds, and its row says who comes', () => {
    const t = may(1, { hands: { axis: 'Move, Fire' } })
    t.act(seek(t)).draws('b2')
    expect(waits(t)).toEqual([9, 10, 24])
    expect(t.asked.kind).toBe('refill')
    const red = may(1, { hands: { axis: 'Move' } })
    red
      .act(seek(red))
      .draws('r2')
      .saw({ type: 'random:sought', facts: { what: 'nobody' } })
    expect(waits(red)).toEqual([])
    const late = may(1, { hands: { axis: 'Move' } })
    late.act({ type: 'move', group: 0, card: late.card('axis', 1), mode: 'advance' }).cannot(seek(late), '48.2')
  })

  test('UF-48.2-02 QA-158 several rights are used together, and their men are one group', () => {
    const t = may(2)
    t.act(seek(t)).draws('b1', 'b2')
    // 9 has come with the first row already: a rifleman who costs no more takes his place
    expect((kept(t) as { parties: { axis: number[][] } }).parties.axis).toHaveLength(1)
    expect(waits(t)).toEqual(expect.arrayContaining([8, 9, 10, 24, 27]))
  })

  test('UF-48.21-01 a Hero is the only card of that turn: Japanese do not move, Russians do not dig', () => {
    const t = may(
      1,
      { nations: { axis: 'Japanese', allied: 'American' }, axis: box(11, 12), hands: { axis: 'Move, Hero' } } as TableOptions,
      FIELD.replace('P1,', 'P1 pinned,'),
    )
    t.act(seek(t)).draws('r1')
    t.cannot({ type: 'move', group: 1, card: t.card('axis', 1), mode: 'advance' }, '4.2')
    t.act({ type: 'hero', group: 0, man: t.man('P1'), card: t.card('axis', 2) })
    const russian = may(1, {
      nations: { axis: 'Russian' },
      axis: box(24, 25),
      modules: ['random-reinforcement', 'entrenchments'],
    } as TableOptions)
    russian.act({ type: 'entrench', group: 0 }).draws('b1').cannot(seek(russian), '48.2')
  })

  test('UF-48.22-01 nor is anything discarded, but for Cower cards of the Japanese', () => {
    const t = may(1, { hands: { axis: 'Fire' } })
    t.act(seek(t)).draws('r1')
    expect(t.asked.kind).toBe('refill')
    const japanese = may(1, {
      nations: { axis: 'Japanese' },
      axis: box(11),
      deck: { cower: { axis: ['Smoke'] } },
      hands: { axis: 'Fire, Smoke' },
    } as TableOptions)
    japanese.act(seek(japanese)).draws('r1')
    expect(japanese.asked.kind).toBe('discard')
    japanese.cannot({ type: 'discard', cards: [{ card: japanese.card('axis', 1), as: 'plain' }] }, '4.3')
    japanese.decide('axis', 'discard', { type: 'discard', cards: [{ card: japanese.card('axis', 2), as: 'plain' }] })
  })

  test('UF-48.3-01 the table has a row for every number and a column for every nation: a gun on a German black 5, a vehicle on a 6', () => {
    for (const [draw, number] of [
      ['b5', 30],
      ['b6', 39],
    ] as const) {
      const t = may(1)
      t.act(seek(t)).draws(draw)
      expect(waits(t)).toEqual([number])
    }
    const italian = may(1, { nations: { axis: 'Italian' }, axis: box(8, 17) } as TableOptions)
    italian.act(seek(italian)).draws('b1')
    expect(waits(italian)).toEqual([8, 17])
  })

  test('UF-48.31-01 a card of his choice, at once, but no medium machine gun, anti-tank gun or vehicle', () => {
    const t = may(1, { axis: box(10, 19, 24, 22, 15, 31, 39) } as TableOptions)
    t.act(seek(t)).draws('b3')
    expect(t.asked.kind).toBe('recruit')
    const id = (number: number) =>
      t.state.men.findIndex((man) => man.awaits === RESERVE && t.state.setting.roster[man.id]!.number === number)
    for (const number of [15, 31, 39]) t.cannot({ type: 'recruit', man: id(number) }, '48.31')
    t.decide('axis', 'recruit', { type: 'recruit', man: id(22) })
    expect(waits(t)).toEqual([10, 19, 24, 22])
  })

  test('UF-48.31-02 who has a rifle or a machine pistol may bring a charge or an anti-tank weapon', () => {
    const t = may(1, { axis: box(10, 19, 24, 22, 26) } as TableOptions)
    t.act(seek(t)).draws('b3')
    const [flame, rifle] = [7, 8]
    t.cannot({ type: 'recruit', man: flame, secondary: 'demolitionCharge' }, '48.31')
    t.cannot({ type: 'recruit', man: rifle, secondary: 'bazooka' }, '48.31')
    t.decide('axis', 'recruit', { type: 'recruit', man: rifle, secondary: 'panzerfaust' })
    expect(t.state.men[rifle]!.secondary).toBe('panzerfaust')
  })

  test('UF-48.31-03 a blank card among the choices has Morale 3 and Panic 4, and the box holds whoever is not in the force', () => {
    const scenario = testScenario('German', 'American', { rulesThrough: 40, modules: ['random-reinforcement'] })
    const reading = upfront.begin(scenario)
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    const { men, setting } = reading.value
    const reserve = men.filter(({ side, awaits }) => side === 'axis' && awaits === RESERVE).map(({ id }) => setting.roster[id]!)
    expect(reserve.find(({ number }) => number === 990)).toMatchObject({ morale: 3, panic: 4, role: null })
    expect(reserve.some(({ number }) => scenario.sides.axis.men.includes(number))).toBe(false)
    expect(forceOf(reading.value, 'axis')).toBe(scenario.sides.axis.men.length)
    const early = upfront.begin({ ...scenario, briefing: { text: '', date: '1941' } })
    const numbers = early.ok
      ? early.value.men.filter(({ side }) => side === 'axis').map(({ id }) => early.value.setting.roster[id]!.number)
      : []
    // an assault rifle is not to be had yet
    expect([numbers.includes(19), numbers.includes(11)]).toEqual([false, true])
    const short = upfront.begin({ ...scenario, rulesThrough: 21 })
    expect(short.ok ? '' : short.problems[0]!.message).toContain('chapter 35')
  })

  test('UF-48.32-01 QA-159 whoever is missing is replaced: same weapon and no dearer, else any weapon; a leader too, who joins the succession', () => {
    const came = (...numbers: number[]) => {
      const t = may(1, { axis: box(...numbers) } as TableOptions)
      t.act(seek(t)).draws('b1')
      return waits(t)
    }
    // 8 and 9: riflemen of 17 and 15 points
    expect(came(8, 16, 26)).toEqual([8, 16])
    expect(came(8, 26, 24)).toEqual([8, 24])
    expect(came(8, 20)).toEqual([8])
    const t = table('axis A: P1, P2\nallied A: Q1, Q2\nallied B: Q3', {
      ...ON,
      hands: { axis: 'Move' },
      axis: {
        lost: [
          {
            card: {
              number: 501,
              name: 'Lead',
              rank: 'CPL',
              role: 'ASL',
              weapon: 'rifleBolt',
              morale: 3,
              panic: 4,
              rout: 4,
              kia: 8,
              points: 9,
            },
            awaits: RESERVE,
          },
        ],
      },
      kept: { 'random-reinforcement': { now: 1 } },
    } as TableOptions)
    t.act(seek(t)).draws('b1').next('allied').next('axis')
    t.act({ type: 'enter', group: 0, card: t.card('axis', 1) })
    expect(t.state.setting.roster[t.group('axis E').men[0]!]!.role).toBe('ASL')
  })
})

describe('their entry', () => {
  const party = (hand: string, text = FIELD, parties: number[][] = [[4]]) =>
    table(text, {
      ...ON,
      hands: { axis: hand },
      axis: { lost: [8, 9, 10].map((number) => ({ number, awaits: RESERVE - 1 })) },
      kept: { 'random-reinforcement': { parties: { axis: parties } } },
    } as TableOptions)
  const enter = (t: UpfrontTable, n: number, more: object = {}) => ({ type: 'enter', group: 0, card: t.card('axis', n), ...more })

  test('UF-48.33-01 EX-050 a red Movement card brings them in as group Z, a black one as group E', () => {
    const red = party('Move red')
    expect(red.act(enter(red, 1)).group('axis Z').men).toEqual([4])
    const black = party('Move black')
    expect(black.act(enter(black, 1)).group('axis E').men).toEqual([4])
  })

  test('UF-48.33-02 a group that stands there blocks that edge', () => {
    const t = party('Move black, Move red', 'axis E: P1, P2\naxis B: P3, P4\nallied A: Q1, Q2\nallied B: Q3, Q4')
    t.cannot(enter(t, 1), '35.1').act(enter(t, 2))
    expect(t.group('axis Z').men).toEqual([4])
  })

  test('UF-48.33-04 QA-159 they enter in the order in which they were gained', () => {
    const t = party('Move black, Move red', FIELD, [[5], [4, 6]])
    t.act(enter(t, 1)).act(enter(t, 2))
    expect([t.group('axis E').men, t.group('axis Z').men]).toEqual([[5], [4, 6]])
  })

  test('UF-48.33-03 and not one by one to another group: nobody who waits transfers', () => {
    const t = party('Move black, Move red')
    t.refuses('axis', { type: 'transfer', group: 0, men: [4], cards: [t.card('axis', 1)], to: 1 }, {})
    expect(t.candidates().some((each) => (each as { men?: number[] }).men?.includes(4))).toBe(false)
  })

  test('UF-43.42-01 a vehicle comes in at range 0, with a Flank card too', () => {
    const t = table('axis A[2]: P1, P2\naxis B: P3, P4\nallied A: Q1, Q2', {
      ...ON,
      hands: { axis: 'Flank' },
      axis: { lost: [{ number: 39, awaits: RESERVE - 1 }] },
      kept: { 'random-reinforcement': { parties: { axis: [[4]] } } },
    } as TableOptions)
    t.cannot(enter(t, 1, { range: 2 }), '43.42').act(enter(t, 1))
    expect(t.state.groups.at(-1)!.range).toBe(0)
  })
})

describe('a Sniper who joins', () => {
  const shoot = (t: UpfrontTable, more: object = {}) =>
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'sniper', on: t.id('allied A'), ...more }] })

  test('UF-48.4-01 UF-48.4-03 gives the capability to whoever has none, in his next turn and without a Movement card', () => {
    const t = may(1, { axis: { ...box(8), snipers: 0 }, hands: { axis: 'Sniper' } } as TableOptions)
    t.act(seek(t))
      .draws('b0')
      .saw({ facts: { what: 'sniper' } })
    expect([t.state.sides.axis.snipers, t.state.sides.axis.moreSnipers, t.asked.kind]).toEqual([1, undefined, 'refill'])
    t.next('allied').next('axis').pass()
    shoot(t).draws('b1', 'r0').saw({ type: 'sniper' })
  })

  test('UF-48.4-02 makes two attacks of every Sniper card for whoever has one, each with a position of its own', () => {
    const t = may(1, { axis: box(8), hands: { axis: 'Sniper' } } as TableOptions)
    t.act(seek(t)).draws('b0')
    expect(t.state.sides.axis).toMatchObject({ snipers: 1, moreSnipers: 1 })
    t.next('allied').next('axis').pass()
    shoot(t).draws('b1', 'r0', 'b2', 'r1')
    expect(t.game.events.filter(({ event }) => event.type === 'sniper')).toHaveLength(2)
  })

  test('UF-48.41-01 the attacks may go at several groups, named before the first', () => {
    const t = field({ axis: { moreSnipers: 1 }, hands: { axis: 'Sniper' } } as TableOptions).pass()
    t.cannot({ type: 'discard', cards: [{ card: t.card('axis', 1), as: 'sniper', on: 2, also: [3, 3] }] }, '48.4')
    shoot(t, { also: [t.id('allied B')] }).draws('b1', 'r0', 'b2', 'r1')
    expect(t.game.events.flatMap(({ event }) => (event.type === 'sniper' ? [event.group] : []))).toEqual([2, 3])
  })

  test('UF-48.42-01 UF-48.42-02 one Sniper Check for a group however often it was attacked, and it finds one of them', () => {
    const t = field({ axis: { moreSnipers: 1 }, hands: { axis: 'Sniper' } } as TableOptions).pass()
    shoot(t).draws('2=1', 'r3', '2=1', 'r0')
    t.next('allied').act({ type: 'sniperCheck', group: 2 }).draws('b2').saw({ type: 'sniperCheck', against: 0, found: true, left: 1 })
    expect(t.state.sides.axis).toMatchObject({ snipers: 1 })
    expect(t.state.sides.axis.moreSnipers).toBeUndefined()
    t.refuses('allied', { type: 'sniperCheck', group: 2 }, {})
  })
})
