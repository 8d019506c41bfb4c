import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'

const FIELD = `
  axis A[1]: Ant(SL), Bee, Cow, Doe
  axis C[1]: Elk, Fox
  allied A: Yak, Emu
  allied B: Owl, Asp`

function split(t: UpfrontTable, letter: string, men: readonly string[] = ['Bee', 'Cow'], from = 'axis A') {
  return { type: 'transfer', group: t.id(from), men: men.map((man) => t.man(man)), cards: men.map((_, i) => t.card('axis', i + 1)), letter }
}
const create = (t: UpfrontTable, n: number, faceDown = false) => ({
  type: 'create',
  group: t.id('axis A'),
  card: t.card('axis', n),
  faceDown,
})

/** Bee and Cow are about to form group B, with their first two cards; it is allied's turn. */
function forming(axis = 'Brush', allied = '', text = FIELD): UpfrontTable {
  const t = table(text, { hands: { axis: `Move, Move, ${axis}`, ...(allied ? { allied } : {}) } })
  return t.act(split(t, 'B')).next('allied')
}
const names = (t: UpfrontTable, group: string) => t.group(group).men.map((man) => t.state.setting.roster[man]!.name)

describe('splitting a group', () => {
  test('UF-17.9-01 UF-17.91-01 UF-17.91-02 at least two set out together for a letter next to theirs that nobody of theirs has', () => {
    const t = table(FIELD, { hands: { axis: 'Move, Move, Brush' } })
    t.cannot(split(t, 'B', ['Bee']), '17.91', /two men/)
      .cannot(split(t, 'D'), '17.91', /next to/)
      .cannot(split(t, 'Z'), '17.91')
    t.act(split(t, 'B')).saw({ type: 'transfers', letter: 'B', to: -1 })
    expect([names(t, 'axis A'), t.state.groups.length]).toEqual([['Ant', 'Doe'], 4])
    const taken = table(FIELD.replace('axis C', 'axis B'), { hands: { axis: 'Move, Move' } })
    taken.cannot(split(taken, 'B'), '17.91', /not free/)
  })

  test('UF-17.7-10 UF-17.91-01 QA-065 G-07 group E only once a reinforcement stands there', () => {
    const field = FIELD.replace('axis A', 'axis D')
    const t = table(field, { hands: { axis: 'Move, Move' } })
    t.cannot(split(t, 'E', ['Bee', 'Cow'], 'axis D'), '17.91')
    const opened = table(field.replace('allied B', 'allied E'), { hands: { axis: 'Move, Move' } })
    opened.act(split(opened, 'E', ['Bee', 'Cow'], 'axis D'))
  })

  test('UF-17.92-01 it exists from its first Terrain card on, played in a later turn as its own action', () => {
    const t = table(FIELD, { hands: { axis: 'Move, Move, Brush, Fire 1/1' } })
    t.act(split(t, 'B')).cannot(create(t, 3), '17.92').next('axis')
    t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 4)] }).answer('attack', {
      type: 'callOff',
    })
    t.act(create(t, 3)).saw({ type: 'groupCreated', letter: 'B', terrain: 'Brush' })
    const { range, acted, stack } = t.group('axis B')
    expect([names(t, 'axis B'), range, acted, stack.map(({ card }) => card)]).toEqual([['Bee', 'Cow'], 1, true, [t.card('axis', 3)]])
    expect([t.state.transfers, t.group('axis B').id]).toEqual([[], 4])
  })

  test('UF-17.92-01 a card face down will do, and stays its player’s secret', () => {
    const t = forming('Fire 1/1').next('axis')
    t.act(create(t, 3, true)).saw({ type: 'groupCreated', terrain: 'OpenGround' })
    const told = t.game.eventsFor('allied').find(({ type }) => type === 'groupCreated')
    expect(told).toEqual({
      type: 'groupCreated',
      rule: '17.92',
      group: 4,
      letter: 'B',
      men: [t.man('Bee'), t.man('Cow')],
      terrain: 'OpenGround',
    })
  })

  test('UF-17.92-01 with Terrain that its player holds and may use, or any card face down', () => {
    const t = forming('Brush, Fire 1/1').next('axis')
    t.cannot(create(t, 4), '17.92', /no Terrain/).cannot(create(t, 1), '17.92', /hold/)
    const offered = (t.candidates() as { type: string; card: number; faceDown: boolean }[]).filter(({ type }) => type === 'create')
    expect(offered.map(({ card, faceDown }) => `${card === t.card('axis', 3) ? 'Brush' : 'Fire'} ${faceDown}`)).toEqual([
      'Brush false',
      'Brush true',
      'Fire true',
    ])
  })

  test('UF-17.91-01 the letter of a group that is being formed is taken, and two who stand together are offered for each free one', () => {
    const t = table(FIELD, { hands: { axis: 'Move, Move, Move' } })
    const offered = (t.candidates() as { type: string; men: number[]; letter?: string; group: number }[]).filter(
      ({ letter, type }) => type === 'transfer' && letter,
    )
    expect(new Set(offered.map(({ men, letter }) => `${men.join()}${letter}`))).toEqual(new Set(['0,1B', '1,2B', '2,3B']))
    t.act(split(t, 'B')).cannot({ type: 'move', group: t.id('axis C'), card: t.card('axis', 3), mode: 'sideways', letter: 'B' }, '17.7')
    const twice = table(FIELD.replace('axis C[1]: Elk, Fox', 'axis C[1]: Elk(SL), Fox, Gnu'), { hands: { axis: 'Move, Move, Move, Move' } })
    twice.act(split(twice, 'B'))
    const second = {
      type: 'transfer',
      group: twice.id('axis C'),
      men: [twice.man('Fox'), twice.man('Gnu')],
      cards: [3, 4].map((n) => twice.card('axis', n)),
    }
    twice.cannot({ ...second, letter: 'B' }, '17.91', /not free/).act({ ...second, letter: 'D' })
  })

  test('UF-17.92-02 QA-075 before that it is no target; its men are attacked with the group that they left', () => {
    const t = forming('Brush', 'Fire 2/2')
    const fire = { type: 'fire', group: t.id('allied A'), target: t.id('axis A'), cards: [t.card('allied', 1)] }
    t.cannot({ ...fire, target: 4 }, '6.1')
    t.act(fire)
      .answer('attack', { type: 'resolve' })
      .draws('r3', 'r3', 'r3', 'r3')
      .saw({ type: 'attacked', man: t.man('Bee'), strength: 4 })
  })

  test('UF-17.92-03 when one of them is pinned, all are back', () => {
    const t = forming('Brush', 'Fire 2/2')
    t.act({ type: 'fire', group: t.id('allied A'), target: t.id('axis A'), cards: [t.card('allied', 1)] }).answer('attack', {
      type: 'resolve',
    })
    t.draws('b0', 'r3', 'r3', 'r3').saw({ type: 'transferReturns', rule: '17.92' }).saw({ type: 'transferReturns', rule: '17.92' })
    expect([names(t, 'axis A'), t.state.transfers]).toEqual([['Ant', 'Doe', 'Bee', 'Cow'], []])
    t.next('axis').cannot(create(t, 3), '17.92')
  })

  test('UF-17.92-04 QA-076 the enemy may discard Terrain on it: accepted it is there and may act, refused its men are back', () => {
    const offered = (answer: string) => {
      const t = forming('Fire 1/1', 'Woods')
      t.pass().decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'newGroup', on: t.id('axis A') }] })
      t.saw({ type: 'newGroupOffered', card: t.card('allied', 1) })
      return t.passTo('newGroupOffer').answer('newGroupOffer', { type: answer })
    }
    const accepted = offered('accept').saw({ type: 'groupCreated', terrain: 'Woods' })
    accepted.act({ type: 'fire', group: accepted.id('axis B'), target: accepted.id('allied A'), cards: [accepted.card('axis', 3)] })
    const refused = offered('reject').saw({ type: 'newGroupRefused' }).saw({ type: 'transferReturns' })
    expect([names(refused, 'axis A').length, refused.state.transfers, refused.state.newGroupOffers]).toEqual([4, [], []])
    expect(refused.state.discard).toContain(refused.card('allied', 1))
  })

  test('UF-17.92-04 a Stream can’t be refused: the group is there without a question', () => {
    const t = forming('Fire 1/1', 'Stream')
    t.pass()
    const card = { card: t.card('allied', 1), as: 'newGroup', on: t.id('axis A') }
    expect(t.candidates()).toContainEqual({ type: 'discard', cards: [card] })
    t.decide('allied', 'discard', { type: 'discard', cards: [card] })
      .next('axis')
      .saw({ type: 'groupCreated', terrain: 'Stream' })
  })

  test('UF-17.92-04 only Terrain, one card, and only where men are forming a group', () => {
    const t = forming('Fire 1/1', 'Woods, Brush, Fire 1/1')
    const card = (n: number, on: string) => ({ card: t.card('allied', n), as: 'newGroup', on: t.id(on) })
    t.pass()
    t.cannot({ type: 'discard', cards: [card(3, 'axis A')] }, '7.3').cannot({ type: 'discard', cards: [card(1, 'axis C')] }, '17.92')
    t.cannot({ type: 'discard', cards: [card(1, 'axis A'), card(2, 'axis A')] }, '7.32')
  })

  test('UF-17.8-02 the new group and the old keep their range for a turn', () => {
    const t = forming('Brush, Move, Move').next('axis')
    t.act(create(t, 3))
      .cannot({ type: 'move', group: t.id('axis A'), card: t.card('axis', 4), mode: 'advance' }, '17.8')
      .next('axis')
    t.act({ type: 'move', group: t.id('axis B'), card: t.card('axis', 4), mode: 'advance' })
  })
})
