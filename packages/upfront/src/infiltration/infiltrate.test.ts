import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

/** axis A at RR 5 to allied A and B, in Buildings so that no shift applies; allied A has three men. */
function close(group: string, options: TableOptions = {}, allied = 'Owl, Emu, Yak', ground = ''): UpfrontTable {
  return table(
    `axis A[3] ${group}\naxis B: Dog, Elk\nallied A[2] ${ground}: ${allied}\nallied B[2]: Pig, Rat\nallied C[2]: Sow, Doe`,
    options,
  )
}

interface Try {
  readonly into?: string
  readonly card?: number
  readonly leave?: boolean
  readonly charge?: boolean
}

/** axis A tries with these men, each into allied A unless told. */
const infiltrate = (t: UpfrontTable, men: { readonly [name: string]: Try }) => ({
  type: 'infiltrate',
  group: t.id('axis A'),
  men: Object.entries(men).map(([name, { into = 'allied A', card, ...more }]) => ({
    man: t.man(name),
    into: t.id(into),
    ...(card === undefined ? {} : { card: t.card('axis', card) }),
    ...more,
  })),
})

describe('who may infiltrate', () => {
  test('UF-4.24-01 UF-20.2-01 any number of unpinned men, into one or more groups, as the action of their group', () => {
    const t = close('Buildings: Ant(morale 6), Bee(morale 6), Cat(morale 6) pinned')
    t.cannot(infiltrate(t, { Cat: {} }), '20.2')
    t.cannot(infiltrate(t, { Dog: {} }), '20.2')
    t.act(infiltrate(t, { Ant: {}, Bee: { into: 'allied B' } })).draws('b0', 'c3r', 'b0', 'c2r')
    expect([t.m('Ant').infiltrates, t.m('Bee').infiltrates]).toEqual([t.id('allied A'), t.id('allied B')])
    t.cannot(infiltrate(t, { Ant: {} }), '4.2')
  })

  test('UF-20.1-01 only at relative range 5, to a group directly opposite or next to it', () => {
    const t = close('Buildings: Ant, Bee')
    t.cannot(infiltrate(t, { Ant: { into: 'allied C' } }), '20.1')
    t.cannot(infiltrate(t, { Ant: { into: 'axis B' } }), '20.1')
    const far = table('axis A[2] Buildings: Ant, Bee\naxis B: Dog, Elk\nallied A[2]: Owl, Emu\nallied B: Pig, Rat')
    far.cannot(infiltrate(far, { Ant: {} }), '20.1')
    expect(far.candidates().some((act) => (act as { type: string }).type === 'infiltrate')).toBe(false)
  })

  test('UF-20.24-01 not from a Minefield nor from Wire', () => {
    for (const [ground, message] of [
      ['Minefield', /Minefield/],
      ['Brush, Wire', /Wire/],
      ['Pillbox', /Pillbox/],
      ['Marsh, Move=', /Marsh/],
    ] as const) {
      const t = close(`${ground}: Ant, Bee`)
      t.cannot(infiltrate(t, { Ant: {} }), '20.24', message)
    }
    const out = close('Marsh, Move=, Move=: Ant(morale 6), Bee')
    out
      .act(infiltrate(out, { Ant: {} }))
      .draws('b0', 'c7r')
      .saw({ type: 'infiltrates', column: 7 })
  })

  test('UF-20.25-01 UF-20.25-02 not into a Minefield, but into Stream, Marsh and Wire', () => {
    const mined = close('Buildings: Ant, Bee', {}, 'Owl, Emu', 'Minefield')
    mined.cannot(infiltrate(mined, { Ant: {} }), '20.25')
    for (const ground of ['Stream', 'Marsh', 'Wire']) {
      const t = close('Buildings: Ant(morale 6), Bee', {}, 'Owl, Emu, Yak', ground)
      t.act(infiltrate(t, { Ant: {} })).draws('b0', 'c3r')
      expect(t.m('Ant').infiltrates).toBe(t.id('allied A'))
    }
  })
})

describe('daring to', () => {
  test('UF-20.21-01 UF-20.21-02 without a card an RNC below Morale, whatever its colour; at Morale he is pinned, and the others still try', () => {
    const t = close('Buildings: Ant(morale 3), Bee(morale 3), Cat(morale 3) jammed')
    t.act(infiltrate(t, { Ant: {}, Bee: {}, Cat: {} }))
    t.draws('r3', 'r2', 'c3b', 'b2')
    t.saw({ type: 'moraleCheck', man: t.man('Ant'), passed: false }).saw({ type: 'pinned', man: t.man('Ant'), rule: '20.21' })
    t.saw({ type: 'moraleCheck', man: t.man('Bee'), passed: true }).saw({ type: 'infiltrates', man: t.man('Bee'), succeeded: false })
    t.saw({ type: 'moraleCheck', man: t.man('Cat'), morale: 2, passed: false })
    expect([t.m('Ant').pinned, t.m('Bee').pinned, t.m('Cat').pinned, t.group('axis A').acted]).toEqual([true, false, true, true])
  })

  test('UF-20.22-01 UF-20.22-02 UF-20.22-03 a Movement card into the Discard pile for each man: no check, no movement, pinned comrades or not', () => {
    const t = close('Buildings: Ant(morale 1), Bee(morale 1), Cat pinned', { hands: { axis: 'Move, Move, Fire' } })
    t.cannot(infiltrate(t, { Ant: { card: 3 } }), '20.22')
    t.cannot(infiltrate(t, { Ant: { card: 1 }, Bee: { card: 1 } }), '20.22')
    t.act(infiltrate(t, { Ant: { card: 1 }, Bee: { card: 2 } })).draws('c3r', 'c3r')
    t.saw({ type: 'movesAlone', man: t.man('Ant'), card: t.card('axis', 1) }).sawNo({ type: 'moraleCheck' })
    const { range, stack } = t.group('axis A')
    expect([t.state.discard.includes(t.card('axis', 1)), t.state.discarded, range, stack.length]).toEqual([true, 0, 3, 1])
    expect([t.m('Ant').infiltrates, t.m('Bee').infiltrates]).toEqual([t.id('allied A'), t.id('allied A')])
  })

  test('UF-10.43-01 a Hero lets a man who lost heart try again in the same turn', () => {
    const t = close('Buildings: Ant(morale 3), Bee', { hands: { axis: 'Hero' } })
    t.act(infiltrate(t, { Ant: {} })).draws('b5')
    t.answer('hero', { type: 'hero', card: t.card('axis', 1) }).draws('b1', 'c3r')
    expect([t.m('Ant').infiltrates, t.m('Ant').pinned]).toEqual([t.id('allied A'), false])
    const held = close('Buildings: Ant(morale 3), Bee', { hands: { axis: 'Hero' } })
    held
      .act(infiltrate(held, { Ant: {} }))
      .draws('b5')
      .answer('hero', { type: 'hold' })
    expect(held.m('Ant').pinned).toBe(true)
  })

  test('the odds out of a Stream know that a red RNC stops him, unless he has a Ford', () => {
    const t = close('Stream: Ant, Bee', { hands: { axis: 'Move, Ford' } })
    const by = (card: number) =>
      t.game.open[0]!.question.preview!(infiltrate(t, { Ant: { card } })) as { cards: number; men: { red: number }[] }
    const [move, ford] = [by(1), by(2)]
    const isBlack = (card: { red: boolean } | undefined) => card?.red === false
    expect(ford.men[0]!.red).toBeGreaterThan(0)
    expect(move.men[0]!.red).toBeLessThan(ford.men[0]!.red)
    expect(move.men[0]!.red).toBeLessThanOrEqual(t.state.setting.cards.filter(isBlack).length)
  })

  test('UF-20.24-02 UF-20.24-03 out of a Stream only with a card: a Ford, or a black RNC that is then the RPC', () => {
    const hands = { axis: 'Move, Ford' }
    const t = close('Stream: Ant, Bee', { hands })
    t.cannot(infiltrate(t, { Ant: {} }), '20.24')
    t.act(infiltrate(t, { Ant: { card: 1 }, Bee: { card: 2 } }))
    t.draws('black c3r', 'red c3r').saw({ type: 'fordsAlone', man: t.man('Ant'), succeeded: true })
    t.saw({ type: 'infiltrates', man: t.man('Bee'), succeeded: true })
    expect(t.m('Ant').infiltrates).toBe(t.id('allied A'))
    const stuck = close('Stream: Ant, Bee', { hands })
    stuck
      .act(infiltrate(stuck, { Ant: { card: 1 } }))
      .draws('red c3r')
      .saw({ type: 'fordsAlone', succeeded: false })
    expect(stuck.m('Ant').infiltrates).toBe(-1)
  })
})

describe('everything is said before', () => {
  test('UF-20.2-02 UF-20.2-03 QA-091 who tries, where and how; what comes of the first does not call off the second', () => {
    const t = close('Buildings: Ant(morale 6), Bee(morale 1)', { hands: { axis: 'Move' } })
    t.act(infiltrate(t, { Ant: { card: 1 }, Bee: {} })).draws('c3b', 'b4')
    t.saw({ type: 'infiltrates', man: t.man('Ant'), succeeded: false }).saw({ type: 'moraleCheck', man: t.man('Bee') })
    expect(t.m('Bee').pinned).toBe(true)
  })

  test('UF-9.4-01 UF-20.3-03 QA-093 one Concealed card for each attempt, before its draw', () => {
    const t = close('Buildings: Ant(morale 6), Bee(morale 6)', { hands: { axis: 'Concealed 1, Concealed 2, Concealed 1' } })
    t.act(infiltrate(t, { Ant: {}, Bee: {} })).draws('b0')
    t.asks('axis', 'concealment').sawNo({ type: 'infiltrates' })
    t.answer('concealment', { type: 'conceal', card: t.card('axis', 2) }).draws('c1r', 'b0')
    t.saw({ type: 'infiltrates', man: t.man('Ant'), column: 1 })
    t.answer('concealment', { type: 'conceal', card: t.card('axis', 1) }).draws('c2b')
    t.saw({ type: 'infiltrates', man: t.man('Bee'), column: 2, succeeded: false })
    expect(t.state.sides.axis.hand).toEqual([t.card('axis', 3)])
  })
})

describe('what is left behind', () => {
  test('UF-20.23-01 UF-20.23-04 UF-20.61-02 a crewman is one no more, whatever comes of it', () => {
    for (const card of ['c3r', 'c3b']) {
      const t = close('Buildings: Ant(morale 6, weapon lmgGerman), Bee(morale 6) assists 1')
      t.act(infiltrate(t, { Bee: {} })).draws('b0', card)
      expect([t.m('Bee').assists, t.m('Ant').weapon]).toEqual([-1, 'lmgGerman'])
      const gunner = close('Buildings: Ant(morale 6, weapon lmgGerman), Bee(morale 6) assists 1')
      gunner.act(infiltrate(gunner, { Ant: {} })).draws('b0', card)
      expect([gunner.m('Bee').assists, gunner.m('Ant').weapon]).toEqual([-1, 'lmgGerman'])
    }
    const coward = close('Buildings: Ant(weapon lmgGerman), Bee(morale 1) assists 1')
    coward.act(infiltrate(coward, { Bee: {} })).draws('b5')
    expect(coward.m('Bee').assists).toBe(-1)
  })

  test('UF-20.23-02 a flamethrower or a secondary weapon may be left', () => {
    const t = close('Buildings: Ant(morale 7, weapon flamethrower), Bee(morale 6) carries demolitionCharge, Cat')
    t.cannot(infiltrate(t, { Cat: { leave: true } }), '20.23')
    t.act(infiltrate(t, { Ant: { leave: true }, Bee: { leave: true } })).draws('b0', 'c3b', 'b0', 'c3b')
    expect(t.group('axis A').weapons).toMatchObject([{ weapon: 'flamethrower' }, { weapon: 'demolitionCharge', secondary: true }])
    expect([t.m('Ant').weapon, t.m('Bee').weapon, t.m('Bee').secondary]).toEqual(['', 'rifleBolt', ''])
    const kept = close('Buildings: Ant(morale 7, weapon flamethrower), Bee')
    kept.act(infiltrate(kept, { Ant: {} })).draws('b0', 'c3r')
    expect(kept.m('Ant').weapon).toBe('flamethrower')
  })

  test('UF-20.23-03 UF-20.23-04 an MMG or a mortar must be, and he has to acquire it anew', () => {
    for (const weapon of ['mmgGerman', 'mortar60']) {
      const t = close(`Buildings: Ant(morale 7, weapon ${weapon}), Bee`)
      t.act(infiltrate(t, { Ant: {} })).draws('b0', 'c3b')
      expect([t.m('Ant').weapon, t.group('axis A').weapons.map((loose) => loose.weapon)]).toEqual(['', [weapon]])
      t.passTo('refill').pass().passTo('refill').pass()
      t.act({ type: 'acquire', group: t.id('axis A'), man: t.man('Ant'), weapon: 0 }).draws('b0')
      expect(t.m('Ant').weapon).toBe(weapon)
    }
  })
})

describe('the Japanese', () => {
  test('QA-150 45.11 who infiltrate with Movement cards alone may discard as if they had done nothing', () => {
    const nations = { axis: 'Japanese' as const }
    const hands = { axis: 'Move, Fire, Fire' }
    const discard = (t: UpfrontTable) => ({ type: 'discard', cards: [2, 3].map((n) => ({ card: t.card('axis', n), as: 'plain' })) })
    const cards = close('Buildings: Ant(morale 6), Bee', { nations, hands })
    cards
      .act(infiltrate(cards, { Ant: { card: 1 } }))
      .draws('c2b')
      .passTo('discard')
    cards.decide('axis', 'discard', discard(cards))
    const checked = close('Buildings: Ant(morale 6), Bee', { nations, hands })
    checked.act(infiltrate(checked, { Ant: {} })).draws('b0', 'c2b')
    checked.decide('axis', 'act', { type: 'done' }).asks('axis', 'refill')
  })
})
