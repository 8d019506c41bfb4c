import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

/** axis A with its leader, axis B and axis C at the same range. */
const FIELD = `
  axis A[1]: Ant(SL), Bee, Cow
  axis B[1]: Cat, Dog
  axis C[1]: Elk, Fox
  allied A: Yak, Emu
  allied B: Owl, Asp`

function field(
  axis: string,
  changes: readonly (readonly [string, string])[] = [],
  options: TableOptions & { readonly enemy?: string } = {},
): UpfrontTable {
  let text = FIELD
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`There is no '${from}' in the field.`)
    text = text.replace(from, to)
  }
  const { enemy, ...rest } = options
  return table(text, { hands: { axis, ...(enemy ? { allied: enemy } : {}) }, ...rest })
}

/** These men of a group set out for another, with the first cards of the hand unless told. */
function transfer(t: UpfrontTable, from: string, men: readonly string[], to: string, cards = men.map((_, i) => i + 1)) {
  return {
    type: 'transfer',
    group: t.id(from),
    men: men.map((man) => t.man(man)),
    cards: cards.map((n) => t.card('axis', n)),
    to: t.id(to),
  }
}
const receive = (t: UpfrontTable, group: string, ...men: string[]) => ({
  type: 'receive',
  group: t.id(group),
  men: men.map((man) => t.man(man)),
})
const fire = (t: UpfrontTable, group: string, target: string, n = 1) => ({
  type: 'fire',
  group: t.id(group),
  target: t.id(target),
  cards: [t.card(t.state.active, n)],
})
const menOf = (t: UpfrontTable, group: string) => t.group(group).men.map((man) => t.state.setting.roster[man]!.name)

/** Bee is on his way from axis A to axis B, and it is allied's turn. */
function underWay(enemy: string, changes: readonly (readonly [string, string])[] = [], axis = 'Move'): UpfrontTable {
  const t = field(axis, changes, { enemy })
  return t.act(transfer(t, 'axis A', ['Bee'], 'axis B')).next('allied')
}

describe('a man sets out', () => {
  test('UF-17.8-01 UF-17.8-14 to an adjacent group with the same range: the action of his group, one Movement card straight to the Discard pile', () => {
    const t = field('Move, Move')
    t.cannot(transfer(t, 'axis A', ['Bee'], 'axis C'), '17.8', /next to/)
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B')).saw({ type: 'transfers', man: t.man('Bee'), to: t.id('axis B') })
    expect([menOf(t, 'axis A'), t.group('axis A').acted, t.group('axis B').acted]).toEqual([['Ant', 'Cow'], true, false])
    expect([t.state.discard.includes(t.card('axis', 1)), t.group('axis A').stack]).toEqual([true, []])
    t.cannot({ type: 'reorder', group: t.id('axis A'), men: [t.man('Cow'), t.man('Ant')] }, '4.2')
  })

  test('UF-17.8-14 two men take two cards', () => {
    const t = field('Move, Move')
    t.cannot(transfer(t, 'axis A', ['Bee', 'Cow'], 'axis B', [1]), '17.8', /one Movement card/)
    t.act(transfer(t, 'axis A', ['Bee', 'Cow'], 'axis B'))
    expect([t.state.transfers.length, t.state.sides.axis.hand]).toEqual([2, []])
    const wrong = field('Fire 1/1')
    wrong.cannot(transfer(wrong, 'axis A', ['Bee'], 'axis B'), '17.8', /no Movement card/)
  })

  test('UF-17.8-01 what is declared must make sense: men of the group, cards in hand, one destination that exists', () => {
    const t = field('Move, Move')
    const good = transfer(t, 'axis A', ['Bee'], 'axis B')
    t.cannot({ ...good, men: [t.man('Cat')] }, '17.8', /not men/).cannot(
      { ...good, men: [1, 1], cards: good.cards.concat(t.card('axis', 2)) },
      '17.8',
      /not men/,
    )
    t.cannot({ ...good, cards: [1] }, '17.8', /hold/)
      .cannot({ ...good, letter: 'D' }, '17.8', /Say/)
      .cannot({ ...good, to: 99 }, '17.8', /no such/)
    const { to: _, ...nowhere } = good
    t.cannot(nowhere, '17.8', /Say/)
  })

  test('UF-17.8-01 not a pinned man; a pinned comrade does not matter', () => {
    const t = field('Move', [['Bee', 'Bee pinned']])
    t.cannot(transfer(t, 'axis A', ['Bee'], 'axis B'), '17.8', /pinned/).act(transfer(t, 'axis A', ['Cow'], 'axis B'))
  })

  test('UF-17.8-02 UF-17.8-01 both groups began the turn at that range', () => {
    const apart = field('Move', [['axis B[1]', 'axis B[2]']])
    apart.cannot(transfer(apart, 'axis A', ['Bee'], 'axis B'), '17.8', /same range/)
    const moved = field('Move, Move', [['axis B[1]', 'axis B[0]']])
    moved.act({ type: 'move', group: moved.id('axis B'), card: moved.card('axis', 1), mode: 'advance' })
    moved.cannot(transfer(moved, 'axis A', ['Bee'], 'axis B', [2]), '17.8', /begun the turn/)
  })

  test('UF-17.8-07 QA-068 a Movement card from an earlier turn on either group is no obstacle', () => {
    for (const change of [
      ['axis A[1]', 'axis A[1] Move+'],
      ['axis B[1]', 'axis B[1] Move+'],
    ] as const) {
      const t = field('Move', [change])
      t.act(transfer(t, 'axis A', ['Bee'], 'axis B')).saw({ type: 'transfers' })
    }
  })

  test('UF-17.8-13 not from Wire, and not an infiltrator', () => {
    const wire = field('Move', [['axis A[1]', 'axis A[1] Wire']])
    wire.cannot(transfer(wire, 'axis A', ['Bee'], 'axis B'), '17.8', /Wire/)
    const infiltrator = field('Move', [
      ['Bee', 'Bee infiltrates A'],
      ['allied A', 'allied A[4]'],
    ])
    infiltrator
      .cannot(transfer(infiltrator, 'axis A', ['Bee'], 'axis B'), '17.8', /enemy/)
      .act(transfer(infiltrator, 'axis A', ['Cow'], 'axis B'))
  })

  test('UF-17.8-15 one of the two groups has an unpinned leader', () => {
    const there = field('Move')
    there.act(transfer(there, 'axis B', ['Cat'], 'axis A'))
    const nowhere = field('Move')
    nowhere.cannot(transfer(nowhere, 'axis B', ['Cat'], 'axis C'), '17.8', /leader/)
    const pinned = field('Move', [['Ant(SL)', 'Ant(SL) pinned']])
    pinned.cannot(transfer(pinned, 'axis A', ['Bee'], 'axis B'), '17.8', /leader/)
    const himself = field('Move')
    himself.act(transfer(himself, 'axis A', ['Ant'], 'axis B'))
  })

  test('QA-029 UF-17.8-13 neither the gunner nor the assistant of a crewed weapon', () => {
    const t = field('Move', [['Bee, Cow', 'Bee(weapon lmgGerman), Cow assists 2']])
    t.cannot(transfer(t, 'axis A', ['Bee'], 'axis B'), '17.8', /crew/).cannot(transfer(t, 'axis A', ['Cow'], 'axis B'), '17.8', /crew/)
  })

  test('UF-17.8-13 nor out of a Minefield, unless two Movement cards have left it', () => {
    const mined = (cards: string) =>
      table(`axis A[1] ${cards}: L1(SL), P1\naxis B[1]: P2\nallied A[1]: Q1\nallied B: Q2`, {
        rulesThrough: 24,
        hands: { axis: 'Move' },
      })
    for (const cards of ['Minefield', 'Minefield, Move=']) {
      const t = mined(cards)
      t.cannot(transfer(t, 'axis A', ['P1'], 'axis B'), '17.8', /Minefield/)
    }
    const out = mined('Minefield, Move=, Move=')
    out.act(transfer(out, 'axis A', ['P1'], 'axis B'))
  })

  test('UF-17.8-19 QA-071 into a group on Wire he may', () => {
    const t = field('Move', [['axis B[1]', 'axis B[1] Wire']])
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B'))
      .next('axis')
      .act(receive(t, 'axis B', 'Cat', 'Dog', 'Bee'))
  })

  test('UF-17.81-01 UF-17.8-09 QA-072 out of a Stream on a black RNC, or with a Ford card', () => {
    const stream = [['axis A[1]', 'axis A[1] Stream']] as const
    const failed = field('Move', stream)
    failed
      .act(transfer(failed, 'axis A', ['Bee'], 'axis B'))
      .draws('r1')
      .saw({ type: 'transferFails', man: failed.man('Bee') })
    expect([menOf(failed, 'axis A'), failed.state.transfers, failed.group('axis A').acted]).toEqual([['Ant', 'Bee', 'Cow'], [], true])
    const black = field('Move', stream)
    black
      .act(transfer(black, 'axis A', ['Bee'], 'axis B'))
      .draws('b1')
      .saw({ type: 'transfers' })
    const ford = field('Ford', stream)
    ford
      .act(transfer(ford, 'axis A', ['Bee'], 'axis B'))
      .saw({ type: 'transfers' })
      .sawNo({ type: 'draw' })
    const forded = field('Move', [['axis A[1]', 'axis A[1] Stream, Move=']])
    forded.act(transfer(forded, 'axis A', ['Bee'], 'axis B')).saw({ type: 'transfers' })
  })

  test('UF-17.8-09 QA-072 pinned on the way he is back in the Stream', () => {
    const t = field('Ford', [['axis A[1]', 'axis A[1] Stream']], { enemy: 'Fire 2/2' })
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B'))
      .next('allied')
      .act(fire(t, 'allied A', 'axis B'))
      .answer('attack', { type: 'resolve' })
    t.draws('b0', 'r2', 'r2').saw({ type: 'transferReturns', man: t.man('Bee') })
    expect(menOf(t, 'axis A')).toContain('Bee')
  })

  test('UF-17.81-02 out of a Marsh only with a Movement card on it already, and then with one', () => {
    const stuck = field('Move', [['axis A[1]', 'axis A[1] Marsh']])
    stuck.cannot(transfer(stuck, 'axis A', ['Bee'], 'axis B'), '17.81')
    const t = field('Move', [['axis A[1]', 'axis A[1] Marsh, Move=']])
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B')).saw({ type: 'transfers' })
  })

  test('UF-17.82-02 never more than ten in a group, those on their way included', () => {
    const nine = 'Cat, Dog, R1, R2, R3, R4, R5, R6, R7'
    const t = field('Move, Move', [['Cat, Dog', nine]])
    t.cannot(transfer(t, 'axis A', ['Bee', 'Cow'], 'axis B'), '17.82').act(transfer(t, 'axis A', ['Bee'], 'axis B'))
    const full = field('Move, Move', [
      ['Cat, Dog', nine],
      ['Elk, Fox', 'Elk(ASL), Fox'],
    ])
    full.act(transfer(full, 'axis A', ['Bee'], 'axis B')).cannot(transfer(full, 'axis C', ['Fox'], 'axis B', [2]), '17.82')
  })
})

describe('a man is on his way', () => {
  test('UF-17.8-11 UF-17.8-20 QA-074 he neither fires nor does anything else, and nobody calls him back', () => {
    const t = field('Move, Fire 1/1, Hero')
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B')).next('axis')
    const hero = { ...fire(t, 'axis A', 'allied A', 2), heroes: [{ card: t.card('axis', 3), man: t.man('Bee') }] }
    t.cannot(hero, '10.45')
      .act(fire(t, 'axis A', 'allied A', 2))
      .saw({ type: 'fires', factors: 2 })
      .answer('attack', { type: 'callOff' })
    t.next('axis').cannot(receive(t, 'axis A', 'Ant', 'Cow', 'Bee'), '17.8')
    expect(t.state.transfers).toHaveLength(1)
  })

  test('UF-17.8-02 both groups keep their range until a turn has passed since he arrived', () => {
    const t = field('Move, Move, Move')
    const advance = (group: string, n: number) => ({ type: 'move', group: t.id(group), card: t.card('axis', n), mode: 'advance' })
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B'))
      .cannot(advance('axis B', 2), '17.8')
      .next('axis')
    t.cannot(advance('axis A', 2), '17.8').cannot(advance('axis B', 2), '17.8')
    t.act(receive(t, 'axis B', 'Cat', 'Dog', 'Bee'))
      .cannot(advance('axis A', 2), '17.8')
      .next('axis')
    t.act(advance('axis A', 2)).act(advance('axis B', 3))
  })

  test('UF-17.8-02 a sideways card they may play', () => {
    const t = field('Move, Move')
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B')).next('axis')
    t.act({ type: 'move', group: t.id('axis A'), card: t.card('axis', 2), mode: 'sideways' })
  })

  test('UF-17.8-03 UF-17.8-16 UF-17.8-17 UF-17.83-01 QA-069 he is attacked first with either group, at +2 on what its terrain leaves', () => {
    for (const target of ['axis A', 'axis B']) {
      const t = underWay('Fire 2/2', [[`${target}[1]`, `${target}[1] Brush`]])
      t.act(fire(t, 'allied A', target))
        .saw({ type: 'fires', strength: 1 })
        .answer('attack', { type: 'resolve' })
        .draws('r1', 'r1', 'r1')
      t.saw({ type: 'attacked', man: t.man('Bee'), strength: 3, number: 2 }).saw({
        type: 'attacked',
        man: t.group(target).men[0]!,
        strength: 1,
      })
    }
    const other = underWay('Fire 2/2')
    other
      .act(fire(other, 'allied A', 'axis C'))
      .answer('attack', { type: 'resolve' })
      .draws('r1', 'r1')
      .sawNo({ type: 'attacked', man: other.man('Bee') })
  })

  test('UF-17.8-17 QA-037 for a Sniper he stands in the first position', () => {
    const t = underWay('Sniper')
    t.pass().decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'sniper', on: t.id('axis B') }] })
    t.draws('b0 3=1', 'b0').saw({ type: 'sniper', man: t.man('Bee') })
    const second = underWay('Sniper')
    second
      .pass()
      .decide('allied', 'discard', { type: 'discard', cards: [{ card: second.card('allied', 1), as: 'sniper', on: second.id('axis B') }] })
    second.draws('b0 3=2', 'b0').saw({ type: 'sniper', man: second.man('Cat') })
  })

  test('UF-17.84-01 pinned, he is back in the group that he left', () => {
    const t = underWay('Fire 2/2')
    t.act(fire(t, 'allied A', 'axis B'))
      .answer('attack', { type: 'resolve' })
      .draws('b0', 'r2', 'r2')
    t.saw({ type: 'pinned', man: t.man('Bee') }).saw({ type: 'transferReturns', man: t.man('Bee'), group: t.id('axis A') })
    expect([menOf(t, 'axis A'), t.state.transfers]).toEqual([['Ant', 'Cow', 'Bee'], []])
  })

  test('UF-17.8-10 QA-073 a Hero played on him at once lets him go on', () => {
    const t = underWay('Fire 2/2', [], 'Move, Hero')
    t.act(fire(t, 'allied A', 'axis B'))
      .answer('attack', { type: 'resolve' })
      .draws('b0')
    t.decide('axis', 'hero', { type: 'hero', card: t.card('axis', 2) })
      .draws('r2', 'r2')
      .sawNo({ type: 'transferReturns' })
    t.next('axis').act(receive(t, 'axis B', 'Bee', 'Cat', 'Dog'))
    expect(menOf(t, 'axis B')).toEqual(['Bee', 'Cat', 'Dog'])
  })

  test('UF-17.8-08 QA-071 Wire on the group that he left does not stop him', () => {
    const t = underWay('Wire')
    t.pass().decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'wire', on: t.id('axis A') }] })
    t.next('axis')
      .act(receive(t, 'axis B', 'Cat', 'Dog', 'Bee'))
      .saw({ type: 'received' })
  })

  test('UF-17.8-03 killed, he is lost to the group that he left', () => {
    const t = underWay('Fire 2/2', [['Bee', 'Bee(kia 3)']])
    t.act(fire(t, 'allied A', 'axis B'))
      .answer('attack', { type: 'resolve' })
      .draws('b0', 'r2', 'r2')
      .saw({ type: 'manLost', man: t.man('Bee'), fate: 'kia' })
    expect(t.state.transfers).toEqual([])
  })

  test('UF-17.8-03 when the group to which he goes is wiped out, he turns back', () => {
    const t = underWay('Fire 2/2', [['Cat, Dog', 'Cat(kia 1)']])
    t.act(fire(t, 'allied A', 'axis B'))
      .answer('attack', { type: 'resolve' })
      .draws('r3', 'b0')
    t.saw({ type: 'transferReturns', man: t.man('Bee') }).saw({ type: 'groupGone' })
  })
})

test('UF-17.8-12 who infiltrates a group whose last man is on his way has two columns more', () => {
  const t = table('axis B[3]: Ant, Bee\naxis A[3]: Cat, Dog\nallied A[2]: Yak(SL), Emu\nallied B[2]: Owl', {
    hands: { allied: 'Move', axis: 'Move' },
    active: 'allied',
  })
  t.act({ type: 'transfer', group: t.id('allied B'), men: [t.man('Owl')], cards: [t.card('allied', 1)], to: t.id('allied A') }).next('axis')
  t.act({ type: 'infiltrate', group: t.id('axis B'), men: [{ man: t.man('Ant'), into: t.id('allied B'), card: t.card('axis', 1) }] }).draws(
    'b1',
  )
  const told = t.game.events.find(({ event }) => event.type === 'infiltrates')!.event as unknown as {
    shifts: { rule: string; value: number }[]
  }
  expect(told.shifts.map(({ rule, value }) => `${rule}: ${value}`)).toEqual(['20.3: 1', '20.37: 2', '20.39: 2'])
})

describe('a group receives', () => {
  test('UF-17.8-04 as its action, and never in the turn in which he set out', () => {
    const t = field('Move')
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B'))
      .cannot(receive(t, 'axis B', 'Cat', 'Dog', 'Bee'), '17.8')
      .next('axis')
    t.act(receive(t, 'axis B', 'Cat', 'Dog', 'Bee')).saw({ type: 'received', received: [t.man('Bee')] })
    expect([t.group('axis B').acted, t.state.transfers]).toEqual([true, []])
  })

  test('UF-17.8-18 QA-067 in one action all who are on their way, from both sides', () => {
    const t = field('Move, Move', [['Elk, Fox', 'Elk(ASL), Fox']])
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B'))
      .act(transfer(t, 'axis C', ['Fox'], 'axis B', [2]))
      .next('axis')
    t.act(receive(t, 'axis B', 'Bee', 'Cat', 'Dog', 'Fox'))
    expect(menOf(t, 'axis B')).toEqual(['Bee', 'Cat', 'Dog', 'Fox'])
  })

  test('EX-030 UF-17.8-04 in any place, the others as they stood', () => {
    const t = field('Move', [['Cat, Dog', 'Cat, Dog, R1, R2']])
    t.act(transfer(t, 'axis A', ['Bee'], 'axis B')).next('axis')
    const orders = t.candidates().filter((act) => (act as { type: string }).type === 'receive') as { men: number[] }[]
    expect(orders.map(({ men }) => men.indexOf(t.man('Bee')))).toEqual([0, 1, 2, 3, 4])
    t.cannot(receive(t, 'axis B', 'Dog', 'Cat', 'R1', 'R2', 'Bee'), '17.8', /order/)
    t.cannot(receive(t, 'axis B', 'Cat', 'Dog', 'R1', 'R2'), '17.8').act(receive(t, 'axis B', 'Cat', 'Dog', 'Bee', 'R1', 'R2'))
  })

  test('UF-17.61-01 not while it is encircled', () => {
    const t = table('axis A[2]: Ant, Bee\naxis B[6]: Cat, Dog\nallied A[0]: Owl, Asp\nallied B[0]: Yak(SL), Emu', {
      hands: { allied: 'Move', axis: 'Move' },
      active: 'allied',
    })
    t.act({ type: 'transfer', group: t.id('allied B'), men: [t.man('Emu')], cards: [t.card('allied', 1)], to: t.id('allied A') }).next(
      'axis',
    )
    t.act({ type: 'move', group: t.id('axis B'), card: t.card('axis', 1), mode: 'sideways', encircle: t.id('allied A') }).next('allied')
    t.cannot(receive(t, 'allied A', 'Owl', 'Asp', 'Emu'), '17.611')
  })

  test('UF-17.8-01 every man who may go is offered, to every group that he may reach', () => {
    const t = field('Move', [['Cow', 'Cow pinned']])
    const offered = (t.candidates() as { type: string; men: number[]; to: number }[]).filter(({ type }) => type === 'transfer')
    const named = offered.map(({ men, to }) => `${t.state.setting.roster[men[0]!]!.name} ${t.state.groups[to]!.letter}`)
    expect(named).toEqual(['Ant B', 'Bee B', 'Cat A', 'Dog A'])
  })

  test('UF-17.82-01 a group may be emptied so: it is gone when its last man has arrived, and can be attacked until then', () => {
    const t = field('Move, Brush', [['Cat, Dog', 'Cat']], { enemy: 'Fire 1/1' })
    t.act(transfer(t, 'axis B', ['Cat'], 'axis A')).next('allied')
    expect([t.group('axis B').men, t.group('axis B').gone]).toEqual([[], false])
    t.act(fire(t, 'allied B', 'axis B'))
      .answer('attack', { type: 'resolve' })
      .draws('r2')
      .saw({ type: 'attacked', man: t.man('Cat') })
    t.next('axis')
      .act(receive(t, 'axis A', 'Ant', 'Bee', 'Cow', 'Cat'))
      .saw({ type: 'groupGone', letter: 'B' })
  })
})
