import { keyFromSeed, OBSERVER, startGame } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import type { TableOptions } from '../../test/table.ts'
import { sideBySide } from '../../test/teams.ts'
import { forceOf } from '../scenario/victory.ts'
import { gameAt } from './state.ts'
import { teamsOf } from './system.ts'

const FIELD = 'axis A[1]: P1, P2\naxis D[1]: P3, P4\nallied A[1]: Q1, Q2\nallied D[1]: Q3, Q4'
const hands = (axis: string, allied = ''): TableOptions => ({ hands: { axis, ...(allied ? { allied } : {}) } })
/** Two games; axis 1 of the left one holds these cards. */
const pair = (
  axis: string,
  divider = 'OpenGround',
  texts: readonly [string, string] = [FIELD, FIELD],
  right: TableOptions = {},
  left: TableOptions = {},
) => sideBySide(texts, [divider], [{ ...hands(axis), ...left } as TableOptions, right])
const across = (t: ReturnType<typeof pair>, more: object = {}) => ({
  type: 'fireAcross',
  group: t.at[0]!.id('axis D'),
  game: 1,
  target: t.at[1]!.id('allied A'),
  cards: [t.at[0]!.card('axis', 1)],
  ...more,
})

describe('games side by side', () => {
  test('UF-41.1-01 each pair has a deck and hands of its own, and there may be more than two', () => {
    const t = sideBySide([FIELD, FIELD, FIELD], ['OpenGround', 'Brush'])
    expect(t.game.system.seats).toEqual(['axis1', 'axis2', 'axis3', 'allied1', 'allied2', 'allied3'])
    const whole = t.s.games.map(({ deck, discard }) => deck.length + discard.length)
    // the divider is a card of the deck to its left
    expect(whole).toEqual([161, 161, 162])
    const wrong = teamsOf(2).begin({ ...t.s.setting.scenario, games: [{}, {}, {}] })
    expect(wrong.ok ? '' : wrong.problems[0]!.message).toContain('3 games, and 2 are played side by side')
  })

  test('UF-41.2-01 all players of a side end their turns before any of the other begins', () => {
    const t = pair('Fire', undefined, undefined, hands('Fire', 'Fire'), hands('Fire', 'Fire'))
    const seats: string[] = []
    for (let i = 0; i < 40; i++) {
      seats.push(t.asked.seat)
      t.pass()
    }
    const sides = seats.map((seat) => seat.slice(0, -1)).filter((side, i, all) => side !== all[i - 1])
    expect(sides.slice(0, 3)).toEqual(['axis', 'allied', 'axis'])
    const half = seats.slice(
      0,
      seats.findIndex((seat) => seat.startsWith('allied')),
    )
    expect(new Set(half)).toEqual(new Set(['axis1', 'axis2']))
  })

  test('whoever has acted lets his team mates act', () => {
    const t = pair('Move', undefined, undefined, hands('Move'))
    const move = (game: number) => ({ type: 'move', group: 0, card: t.at[game]!.card('axis', 1), mode: 'advance' })
    t.act('axis1', move(0))
    expect(t.asked).toEqual({ seat: 'axis2', kind: 'act' })
    t.act('axis2', move(1))
    expect(t.asked).toEqual({ seat: 'axis1', kind: 'act' })
  })

  test.each([
    ['a Hill', 1, 'Hill', 'Hill'],
    ['a Pillbox', 2, 'Pillbox', 'OpenGround'],
    ['Mines', 27, 'Minefield', 'OpenGround'],
    ['a Fire card', 9, undefined, 'OpenGround'],
  ])('UF-41.3-01 %s drawn for what lies between: Terrain as it is, anything else Open Ground', (_what, seed, printed, lies) => {
    const one = testScenario('German', 'American', { rulesThrough: 40 })
    const scenario = { ...pair('Fire').s.setting.scenario, games: [one, one] }
    const started = startGame(teamsOf(2), { scenario }, { key: keyFromSeed(`divider ${seed}`) })
    if (!started.ok) throw new Error(started.problems[0]!.message)
    const game = started.value
    while (game.state.stage === 'prepare') {
      const { seat, question } = game.open[0]!
      const candidates = [...question.candidates()] as { readonly type?: string }[]
      game.take(seat, candidates.find(({ type }) => type === 'pass') ?? candidates[0])
    }
    const { card, terrain } = game.state.dividers[0]!
    const drawn = game.state.games[0]!.setting.cards[card]!.functions.find((each) => each.type === 'Terrain')
    expect([drawn?.type === 'Terrain' ? drawn.terrain : undefined, terrain]).toEqual([printed, lies])
  })
})

describe('fire from one game into the next', () => {
  test('UF-41.4-01 is at relative range 0, and resolved where its target stands', () => {
    const t = pair('Fire 1/1', undefined, [FIELD.replace('D[1]: P3', 'D[5]: P3'), FIELD])
    t.act('axis1', across(t)).decide('axis1', 'attack', { type: 'resolve' }).draws(1, 'b4', 'r1')
    t.saw({ type: 'team:fires', game: 0 }).saw({ type: 'fires', range: 0, game: 1 }).saw({ type: 'attacked', game: 1 })
    expect([t.s.games[1]!.men[t.at[1]!.man('Q1')]!.pinned, t.s.games[0]!.groups[1]!.acted]).toEqual([true, true])
    // nothing of the guest is left
    expect([t.s.games[1]!.groups.length, t.s.games[1]!.actions]).toEqual([4, 0])
  })

  test('UF-41.6-01 the cards stay in their own decks', () => {
    const t = pair('Fire 1/1')
    t.act('axis1', across(t)).decide('axis1', 'attack', { type: 'resolve' }).draws(1, 'r1', 'r1')
    const card = t.at[0]!.card('axis', 1)
    expect([t.s.games[0]!.discard, t.s.games[1]!.discard.includes(card)]).toEqual([[card], false])
    expect(t.s.games[1]!.discard).toHaveLength(2)
    expect([...t.s.games[1]!.deck, ...t.s.games[1]!.discard].length).toBe(162)
  })

  test('UF-41.4-02 nobody infiltrates or overruns from one to the next, but Snipers fire and groups flank', () => {
    const t = pair('Sniper, Flank, Fire 1/1', undefined, [FIELD, FIELD])
    for (const type of ['infiltrateAcross', 'overrunAcross']) t.refuses('axis1', { ...across(t), type }, {})
    expect(t.candidates('axis1').map(({ type }) => type)).not.toContain('overrun')
    t.act('axis1', { type: 'flankAcross', group: 1, game: 1, target: 2, card: t.at[0]!.card('axis', 2) })
    expect(t.s.flanks).toHaveLength(1)
    t.passTo('axis1', 'discard')
    t.refuses('axis1', { type: 'discard', cards: [{ card: t.at[0]!.card('axis', 3), as: 'wire', on: 2, game: 1 }] }, { rule: '41.6' })
  })

  test('UF-41.4-02 a flanking group fires with double firepower into the next game', () => {
    const t = pair('Flank, Fire /2', undefined, [FIELD, FIELD])
    t.act('axis1', { type: 'flankAcross', group: 1, game: 1, target: 2, card: t.at[0]!.card('axis', 1) })
    t.passTo('allied1').passTo('axis1')
    const factors = t.candidates('axis1').filter(({ type, group }) => type === 'fireAcross' && group === 1)
    const t2 = pair('Move, Fire /2')
    t2.act('axis1', { type: 'move', group: 1, card: t2.at[0]!.card('axis', 1), mode: 'sideways' })
      .passTo('allied1')
      .passTo('axis1')
    expect([factors.length > 0, t2.candidates('axis1').some(({ type, group }) => type === 'fireAcross' && group === 1)]).toEqual([
      true,
      false,
    ])
  })

  test('UF-41.4-02 UF-41.42-02 a Sniper fires into the next game, over a Hill too', () => {
    const t = pair('Sniper', 'Hill')
    t.passTo('axis1', 'discard')
    const shot = { type: 'discard', cards: [{ card: t.at[0]!.card('axis', 1), as: 'sniper', on: t.at[1]!.id('allied A'), game: 1 }] }
    t.decide('axis1', 'discard', shot).draws(1, '2=1', 'r3')
    t.saw({ type: 'team:snipes', game: 0 }).saw({ type: 'sniper', game: 1 })
    expect(t.s.games[0]!.discard).toEqual([t.at[0]!.card('axis', 1)])
  })

  test('UF-41.41-01 comes before the attacks of that game on the same target', () => {
    const t = pair('Fire 1/1', undefined, undefined, { hands: { axis: 'Fire 1/1' } })
    t.act('axis1', { type: 'reorder', group: 0, men: [1, 0] })
    const fire = { type: 'fire', group: 0, target: 2, cards: [t.at[1]!.card('axis', 1)] }
    t.act('axis2', fire).decide('axis2', 'attack', { type: 'resolve' }).draws(1, 'r1', 'r1')
    t.refuses('axis1', across(t), { rule: '41.41' })
    expect(t.game.problems('axis1', across(t, { target: t.at[1]!.id('allied D') }))).toEqual([])
  })

  test('UF-41.42-01..04 the divider lets it through or not: never over a Hill, over Woods and Buildings from Hill to Hill, over Brush, Walls and Marsh with one on a Hill', () => {
    const low = FIELD
    const hill = FIELD.replace('axis D[1]:', 'axis D[1] Hill:').replace('allied A[1]:', 'allied A[1] Hill:')
    const fires = (divider: string, left: string, right: string) => {
      const t = pair('Fire 1/1', divider, [left, right])
      return t.game.problems('axis1', across(t)).map(({ rule }) => rule)
    }
    expect([fires('Hill', hill, hill), fires('Hill', low, low)]).toEqual([['41.42'], ['41.42']])
    for (const terrain of ['Woods', 'Buildings'])
      expect([fires(terrain, low, hill), fires(terrain, hill, low), fires(terrain, hill, hill)]).toEqual([['41.42'], ['41.42'], []])
    for (const terrain of ['Brush', 'Walls', 'Marsh'])
      expect([fires(terrain, low, low), fires(terrain, hill, low), fires(terrain, low, hill)]).toEqual([['41.42'], [], []])
    expect(fires('Gully', low, low)).toEqual([])
  })

  test('UF-41.42-05 a mortar fires over anything, beside its Squad Leader and in radio contact', () => {
    const text = FIELD.replace('axis D[1]: P3, P4', 'axis D[1]: L(SL), M(weapon mortarLight), P4 assists 2, R carries radio')
    const right = FIELD.replace('axis D[1]: P3, P4', 'axis D[1]: L2(SL), R2 carries radio')
    const contacts = [{ side: 'axis' as const, games: [0, 1] }]
    const shot = (t: ReturnType<typeof sideBySide>) => ({
      type: 'mortarAcross',
      group: 1,
      game: 1,
      target: t.at[1]!.id('allied A'),
      man: t.at[0]!.man('M'),
      card: t.at[0]!.card('axis', 1),
    })
    const t = sideBySide([text, right], ['Hill'], [hands('Fire 1/1')], { contacts })
    t.act('axis1', shot(t)).decide('axis1', 'shot', { type: 'resolve' }).draws(1, 'r3').saw({ type: 'shot', game: 1 })
    const silent = sideBySide([text, right], ['Hill'], [hands('Fire 1/1')])
    silent.refuses('axis1', shot(silent), { rule: '41.424' })
    const apart = sideBySide(
      [text.replace('axis A[1]: P1', 'axis A[1]: L(SL)').replace('D[1]: L(SL),', 'D[1]:').replace('assists 2', 'assists 1'), right],
      ['Hill'],
      [hands('Fire 1/1')],
      { contacts },
    )
    apart.refuses('axis1', shot(apart), { rule: '41.424' })
  })
})

describe('what is known', () => {
  const text = FIELD.replace('axis D[1]: P3, P4', 'axis D[1]: L(SL), R carries radio')
  const called = (left = text, right = text, radio = '#40') => sideBySide([left, right], ['Brush'], [hands(radio), hands('Fire, Fire')])
  const call = (t: ReturnType<typeof called>) => ({ type: 'contact', group: 1, game: 1, card: t.at[0]!.card('axis', 1) })
  const seen = (t: ReturnType<typeof called>, seat: string) =>
    (t.game.system.view(t.s, seat) as { games: { sides: { axis: { hand?: number[] }; allied: { hand?: number[] } } }[] }).games.map(
      ({ sides }) => [sides.axis.hand?.length, sides.allied.hand?.length],
    )

  test('UF-41.7-01 a player sees his own hand and no team mate’s, and an observer none', () => {
    const t = called()
    expect([seen(t, 'axis1'), seen(t, 'axis2'), seen(t, OBSERVER)]).toEqual([
      [
        [1, undefined],
        [undefined, undefined],
      ],
      [
        [undefined, undefined],
        [2, undefined],
      ],
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    ])
  })

  test('UF-41.7-02 a Radio card and a number that does not silence the radio let them talk: each sees the other’s hand', () => {
    const t = called(undefined, undefined, '#52')
    t.act('axis1', call(t)).draws(0, 'r4')
    expect(t.s.contacts).toEqual([{ side: 'axis', games: [0, 1] }])
    expect([seen(t, 'axis1')[1], seen(t, 'axis2')[0], seen(t, 'allied1')[1]]).toEqual([
      [2, undefined],
      [0, undefined],
      [undefined, undefined],
    ])
    const jammed = called(undefined, undefined, '#52')
    jammed.act('axis1', call(jammed)).draws(0, 'r5')
    expect([jammed.s.contacts, jammed.s.games[0]!.men[3]!.secondaryJammed]).toEqual([[], true])
    const bare = called(text, FIELD, '#52')
    bare.refuses('axis1', call(bare), { rule: '41.7' })
    const pinned = called(text.replace('L(SL)', 'L(SL) pinned'), text, '#52')
    pinned.refuses('axis1', call(pinned), { rule: '41.7' })
  })

  test('UF-41.7-03 it ends when either Squad Leader is pinned', () => {
    const t = sideBySide([text, text], ['Brush'], [hands('Fire', 'Fire 1/1'), hands('Fire')], {
      contacts: [{ side: 'axis', games: [0, 1] }],
    })
    t.passTo('allied1')
    expect(seen(t, 'axis2')[0]).toEqual([1, undefined])
    t.act('allied1', { type: 'fire', group: 3, target: 1, cards: [t.at[0]!.card('allied', 1)] })
    t.decide('allied1', 'attack', { type: 'resolve' }).draws(0, 'r1', 'b4').saw({ type: 'team:contactEnds' })
    expect([t.s.contacts, seen(t, 'axis2')[0]]).toEqual([[], [undefined, undefined]])
  })
})

describe('men who go over to the next game', () => {
  /** Group D of the left game has retreated in its last turn. */
  const READY = 'axis A[1]: P1, P2\naxis D[1] Move-: P3, P4\nallied A[1]: Q1, Q2\nallied D[1]: Q3, Q4'
  const ready = (
    divider = 'OpenGround',
    left = READY,
    hand = 'Move, Move',
    right: TableOptions = hands('Move, Move, Rally 2', 'Fire 1/1, Wire, Brush'),
    texts = [left, FIELD],
  ) => {
    const t = sideBySide(texts, [divider], [{ ...hands(hand), turn: 2 } as TableOptions, { ...right, turn: 2 } as TableOptions])
    return t
  }
  const cross = (t: ReturnType<typeof ready>, more: object = {}) => ({
    type: 'cross',
    group: 1,
    game: 1,
    men: [2, 3],
    card: t.at[0]!.card('axis', 1),
    ...more,
  })
  const over = (t: ReturnType<typeof ready>) => t.s.games[1]!.groups[4]!

  test('UF-41.5-01 UF-41.54-01 all or some of the group at the edge set out with a sideways card after a retreat, and become group Z', () => {
    const t = ready()
    t.act('axis1', cross(t, { men: [2] }))
    expect([over(t).letter, over(t).men.length, t.s.games[0]!.groups[1]!.men, t.s.games[0]!.groups[1]!.acted]).toEqual(['Z', 1, [3], false])
    const inner = ready(undefined, READY.replace('axis D', 'axis C'))
    inner.refuses('axis1', cross(inner), { rule: '41.5' })
    const still = ready(undefined, FIELD)
    still.refuses('axis1', cross(still), { rule: '41.54' })
    const left = sideBySide(
      [FIELD, READY.replace('axis A[1]', 'axis A[1] Move-')],
      ['OpenGround'],
      [{ turn: 2 } as TableOptions, { ...hands('Move'), turn: 2 } as TableOptions],
    )
    left.act('axis1', { type: 'reorder', group: 0, men: [1, 0] })
    left.act('axis2', { type: 'cross', group: 0, game: 0, men: [0, 1], card: left.at[1]!.card('axis', 1) })
    expect(left.s.games[0]!.groups[4]!.letter).toBe('E')
  })

  test('UF-41.51-01 UF-41.52-01 UF-41.53-01 not with a pinned man, at relative range 5, encircled, nor out of Wire, Marsh, mines or a Stream', () => {
    const refused = (left: string, rule: string) => {
      const t = ready(undefined, left)
      t.refuses('axis1', cross(t, { men: [2] }), { rule })
    }
    refused(READY.replace('P4', 'P4 pinned'), '41.51')
    refused(READY.replace('D[1] Move-', 'D[2] Move-').replace('allied D[1]', 'allied D[3]'), '41.52')
    refused(READY.replace('D[1] Move-', 'D[1] Move-, Wire'), '41.53')
    for (const ground of ['Marsh', 'Stream']) refused(READY.replace('Move-', `${ground}, Move-`), '41.53')
    refused(READY.replace('D[1] Move-', 'D[1] Brush, Move-').replace('P3, P4', 'P3, #30'), '41.53')
    refused(`${READY.replace('allied D[1]', 'allied D[1] ').replace('allied A[1]: Q1, Q2', 'allied C[5] encircles D: Q1, Q2')}`, '41.52')
  })

  test('UF-41.55-01 UF-41.56-01 on the divider they are moving in its terrain, and are fired on from both games at range 0', () => {
    const t = ready('Brush')
    t.act('axis1', cross(t)).passTo('allied2')
    const game = gameAt(t.s, 1)
    expect([over(t).stack.map(({ as }) => as), game.groups[4]!.range]).toEqual([['terrain', 'movement'], -9])
    t.act('allied2', { type: 'fire', group: 2, target: 4, cards: [t.at[1]!.card('allied', 1)] })
    t.saw({ type: 'fires', range: 0, target: 4 })
    t.decide('allied2', 'attack', { type: 'callOff' })
    const beside = sideBySide([READY, FIELD], ['Hill'], [{ ...hands('Move', 'Fire 1/1'), turn: 2 } as TableOptions, hands('Move')])
    beside.act('axis1', { ...cross(beside) }).passTo('allied1')
    beside.act('allied1', { type: 'fireAcross', group: 3, game: 1, target: 4, cards: [beside.at[0]!.card('allied', 1)] })
    beside.saw({ type: 'fires', range: 0, target: 4 })
    beside.decide('allied1', 'attack', { type: 'callOff' })
  })

  test('UF-41.55-02 nobody lays Terrain or Wire there', () => {
    const t = ready('Brush')
    t.act('axis1', cross(t)).passTo('axis2').passTo('allied1').passTo('axis2')
    t.refuses('axis2', { type: 'terrain', group: 4, card: t.at[1]!.card('axis', 1) }, {})
    t.refuses('axis2', { type: 'move', group: 4, card: t.at[1]!.card('axis', 1), mode: 'advance' }, { rule: '41.57' })
    t.passTo('allied2').act('allied2', { type: 'done' })
    for (const [n, as] of [
      [2, 'wire'],
      [3, 'terrain'],
    ] as const)
      t.refuses('allied2', { type: 'discard', cards: [{ card: t.at[1]!.card('allied', n), as, on: 4 }] }, { rule: '41.55' })
  })

  test('UF-41.55-03 UF-41.57-01 UF-41.59-02 the new owner brings them in with a card of his, and only then they count in his force', () => {
    const t = ready('Brush')
    t.act('axis1', cross(t))
    expect([forceOf(gameAt(t.s, 0), 'axis'), forceOf(gameAt(t.s, 1), 'axis')]).toEqual([2, 4])
    t.passTo('axis2').passTo('axis2')
    const card = t.at[1]!.card('axis', 1)
    t.refuses('axis2', { type: 'leaveDivider', group: 4, game: 1, card: t.at[1]!.card('axis', 3) }, { rule: '41.57' })
    t.act('axis2', { type: 'leaveDivider', group: 4, game: 1, card })
    expect([over(t).stack, over(t).range, forceOf(gameAt(t.s, 1), 'axis'), t.s.games[1]!.discard.includes(card)]).toEqual([[], 0, 6, true])
    // 41.6: the card with which they set out goes back to its own deck
    expect(t.s.games[0]!.discard.includes(t.at[0]!.card('axis', 1))).toBe(true)
  })

  test('UF-41.57-02 or sends them back where they came from', () => {
    const t = ready()
    t.act('axis1', cross(t)).passTo('axis2').passTo('axis2')
    t.act('axis2', { type: 'leaveDivider', group: 4, game: 0, card: t.at[1]!.card('axis', 1) })
    expect([over(t).gone, t.s.games[0]!.groups.at(-1)!.letter, t.s.games[0]!.groups.at(-1)!.men, forceOf(gameAt(t.s, 0), 'axis')]).toEqual([
      true,
      'E',
      [2, 3],
      4,
    ])
  })

  test('UF-41.57-03 UF-41.57-04 a leader on the divider gives no card; with two in one game both must be pinned before one is lost', () => {
    const left = READY.replace('P3, P4', 'L1(SL), P4')
    const right = FIELD.replace('axis A[1]: P1', 'axis A[1]: L2(SL) pinned')
    const t = ready('OpenGround', left, 'Move', { hands: { axis: 'Move', allied: 'Fire' } }, [left, right])
    const limit = () => {
      const modifiers = gameAt(t.s, 1).setting.hooks.handLimit.flatMap((add) => add(gameAt(t.s, 1), 'axis') ?? [])
      return modifiers.reduce((sum, { value }) => sum + value, 0)
    }
    t.act('axis1', cross(t, { card: t.at[0]!.card('axis', 1) }))
    expect(limit()).toBe(-1)
    t.passTo('axis2').passTo('axis2')
    t.act('axis2', { type: 'leaveDivider', group: 4, game: 1, card: t.at[1]!.card('axis', 1) })
    expect(limit()).toBe(0)
  })

  test('UF-41.58-01 no vehicle over a Marsh, and a Bog check where the ground asks for one', () => {
    const left = READY.replace('P3, P4', '#35')
    const marsh = ready('Marsh', left)
    marsh.refuses('axis1', cross(marsh, { men: [2] }), { rule: '41.58' })
    const woods = ready('Woods', left)
    woods
      .act('axis1', cross(woods, { men: [2] }))
      .draws(1, 'b1')
      .saw({ type: 'bogCheck', game: 1 })
  })

  test('UF-41.58-02 off a Marsh they need a second Movement card first', () => {
    const t = ready('Marsh')
    t.act('axis1', cross(t)).passTo('axis2').passTo('axis2')
    const enter = (n: number) => ({ type: 'leaveDivider', group: 4, game: 1, card: t.at[1]!.card('axis', n) })
    t.refuses('axis2', enter(1), { rule: '41.581' })
    t.act('axis2', { type: 'gather', group: 4, card: t.at[1]!.card('axis', 1) })
      .passTo('allied1')
      .passTo('axis2')
    t.act('axis2', enter(2))
    expect(over(t).range).toBe(0)
  })

  test('UF-41.58-03 a Stream is forded first, and may be tried again', () => {
    const t = ready('Stream')
    t.act('axis1', cross(t)).draws(0, 'r2').saw({ type: 'fords', succeeded: false })
    expect(t.s.games[1]!.groups).toHaveLength(4)
    t.passTo('axis1').passTo('axis1')
    t.act('axis1', cross(t, { card: t.at[0]!.card('axis', 2) })).draws(0, 'b2')
    expect(t.s.games[1]!.groups).toHaveLength(5)
  })

  test('UF-41.59-01 UF-41.59-03 one group a side between two games, and none into one that is decided', () => {
    const t = ready('OpenGround', READY, 'Move, Move')
    t.act('axis1', cross(t, { men: [2] }))
    t.passTo('axis1')
    t.refuses('axis1', cross(t, { men: [3], card: t.at[0]!.card('axis', 2) }), { rule: '41.59' })
    const won = sideBySide([READY, FIELD], ['OpenGround'], [hands('Move')], { results: ['', 'allied'] })
    won.refuses('axis1', cross(won), { rule: '41.59' })
  })
})

describe('how it ends', () => {
  const broken = 'axis A[1]: P1, P2\naxis D[1]: P3, P4\nallied A[1]: Q1 pinned, Q2\nallied D[1]: Q3'
  /** The left game is won with the next man who falls. */
  const nearly = (more: TableOptions = {}, right = hands('Fire, Fire', 'Fire 1/1')) =>
    sideBySide(
      [broken, FIELD],
      ['OpenGround'],
      [
        {
          hands: { axis: 'Fire 1/1' },
          allied: {
            lost: [
              { number: 5, fate: 'kia' },
              { number: 6, fate: 'kia' },
              { number: 7, fate: 'kia' },
            ],
          },
          ...more,
        } as TableOptions,
        right,
      ],
    )
  const win = (t: ReturnType<typeof nearly>) =>
    t
      .act('axis1', { type: 'fire', group: 0, target: 2, cards: [t.at[0]!.card('axis', 1)] })
      .decide('axis1', 'attack', { type: 'resolve' })
      .draws(0, 'b5 7w<3', 'r0')

  test('UF-41.9-01 UF-41.91-01 the loser’s men leave the table, and the winner goes on by himself', () => {
    const t = nearly()
    win(t)
    t.saw({ type: 'victory', game: 0, winner: 'axis' }).saw({ type: 'team:removed', game: 0 })
    expect([t.s.results, t.s.over, t.s.games[0]!.groups.map(({ gone }) => gone)]).toEqual([
      ['axis', ''],
      [false, false],
      [false, false, true, true],
    ])
    t.passTo('axis1').passTo('axis1')
    // the loser is asked nothing any more
    expect(t.game.log.filter(({ seat }) => seat === 'allied1')).toEqual([])
    expect(t.candidates('axis1').map(({ type }) => type)).toContain('reorder')
  })

  test('UF-41.91-02 fire reaches whoever has won and plays alone, but no discards', () => {
    const alone = () => {
      const t = nearly({}, hands('Fire, Fire', 'Fire 1/1, Wire'))
      win(t)
      return t.passTo('allied2')
    }
    const t = alone()
    t.act('allied2', { type: 'fireAcross', group: 2, game: 0, target: 0, cards: [t.at[1]!.card('allied', 1)] })
    t.decide('allied2', 'attack', { type: 'callOff' }).saw({ type: 'fires', game: 0, range: 0 })
    const idle = alone().act('allied2', { type: 'done' })
    expect(idle.asked).toEqual({ seat: 'allied2', kind: 'discard' })
    idle.refuses(
      'allied2',
      { type: 'discard', cards: [{ card: idle.at[1]!.card('allied', 2), as: 'wire', on: 0, game: 0 }] },
      { rule: '41.6' },
    )
  })

  test('UF-41.59-04 whoever has won and sends too many away may break: what he has lost is measured by what is left', () => {
    const text = 'axis A[1]: P1\naxis D[1] Move-: P3, P4\nallied A[1]: Q1'
    const t = sideBySide(
      [text, FIELD],
      ['OpenGround'],
      [
        { hands: { axis: 'Move' }, turn: 2, axis: { lost: [5, 6].map((number) => ({ number, fate: 'kia' })) } } as TableOptions,
        hands('Fire'),
      ],
    )
    t.s.results[0] = 'axis'
    const game = t.game
    game.state.games[0]!.settled = 'axis'
    game.state.results[0] = 'axis'
    expect(game.decide('axis1', { type: 'cross', group: 1, game: 1, men: [1, 2], card: t.at[0]!.card('axis', 1) }).ok).toBe(true)
    expect([game.state.over[0], game.state.results[0], game.state.games[1]!.groups[4]!.men.length]).toEqual([true, 'axis', 2])
  })

  test('UF-41.93-01 a game whose time is up helps no more', () => {
    const t = sideBySide(
      [FIELD, FIELD],
      ['OpenGround'],
      [{ hands: { axis: 'Fire 1/1' }, pile: 'r2, b1, r0', decks: 1 } as TableOptions, hands('Fire 1/1, Fire')],
    )
    const [, first, second] = t.at[0]!.situation.pile!
    t.act('axis1', { type: 'fire', group: 0, target: 2, cards: [t.at[0]!.card('axis', 1)] })
      .decide('axis1', 'attack', { type: 'resolve' })
      .rolls(first!, second!)
    expect([t.s.over, t.s.results[0] !== '']).toEqual([[true, false], true])
    t.refuses('axis2', { type: 'fireAcross', group: 0, game: 0, target: 2, cards: [t.at[1]!.card('axis', 1)] }, { rule: '41.93' })
    t.passTo('allied2')
    expect(t.game.log.every(({ seat }) => seat !== 'allied1')).toBe(true)
  })

  test('UF-41.8-01 the team that has won more games wins, and with as many whoever has cost the other more', () => {
    const ends = (results: ['axis' | 'allied' | 'draw', 'axis' | 'allied' | 'draw'], lost: readonly object[]) => {
      const t = sideBySide([FIELD, FIELD], ['OpenGround'], [{ allied: { lost } } as TableOptions, {}], { results })
      return t.game.outcome?.winner
    }
    const dead = [{ number: 9, fate: 'kia' }]
    expect([
      ends(['axis', 'axis'], []),
      ends(['allied', 'draw'], dead),
      ends(['axis', 'allied'], dead),
      ends(['axis', 'allied'], []),
    ]).toEqual(['axis1', 'allied1', 'axis1', null])
  })
})
