import { describe, expect, test } from 'vitest'
import type { TableOptions } from '../../test/table.ts'
import { FIELD, hands, sideBySide } from '../../test/teams.ts'
import { forceOf } from '../scenario/victory.ts'
import { gameAt } from './state.ts'

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
