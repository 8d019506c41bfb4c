import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import type { MoveAction } from '../movement/move.ts'

const move = (t: UpfrontTable, group: string, n: number, mode: string, more: object = {}) => ({
  type: 'move',
  group: t.id(group),
  card: t.card(t.state.active, n),
  mode,
  ...more,
})
const terrain = (t: UpfrontTable, group: string, n: number, faceDown = false) => ({
  type: 'terrain',
  group: t.id(group),
  card: t.card(t.state.active, n),
  faceDown,
})
const discard = (t: UpfrontTable, as: string, on: string, n = 1) => ({
  type: 'discard',
  cards: [{ card: t.card(t.state.active, n), as, on: t.id(on) }],
})
const letters = (t: UpfrontTable) => t.state.groups.map(({ letter, gone }) => (gone ? '-' : letter)).join('')

/** axis A and B, and nobody at C; the ids are 0 and 1. */
const TWO = `
  axis A[1]: Ant, Bee
  axis B[2]: Cat, Dog
  allied A: Yak, Emu
  allied B: Owl, Asp`

describe('Lateral Group Transfer', () => {
  test('UF-17.7-01 UF-17.7-11 announced with a sideways Movement card, it is done when Terrain has come on it', () => {
    const t = table(TWO, { hands: { axis: 'Move, Brush' } })
    t.cannot(move(t, 'axis B', 1, 'advance', { letter: 'C' }), '17.7')
    t.act(move(t, 'axis B', 1, 'sideways', { letter: 'C' })).saw({ type: 'letterAnnounced', letter: 'C', exchange: -1 })
    t.next('axis')
    expect(letters(t).slice(0, 2)).toBe('AB')
    t.act(terrain(t, 'axis B', 2)).saw({ type: 'letterChanged', from: 'B', letter: 'C' })
    expect([letters(t).slice(0, 2), t.group('axis C').range, t.group('axis C').men]).toEqual(['AC', 2, [t.man('Cat'), t.man('Dog')]])
  })

  test('UF-17.7-11 face down counts as well; Terrain of the enemy only when it is accepted', () => {
    const open = table(TWO, { hands: { axis: 'Move, Fire' } })
    open
      .act(move(open, 'axis B', 1, 'sideways', { letter: 'C' }))
      .next('axis')
      .act(terrain(open, 'axis B', 2, true))
    expect(letters(open).slice(0, 2)).toBe('AC')
    const offer = (answer: string) => {
      const t = table(TWO, { hands: { axis: 'Move', allied: 'Brush' } })
      t.act(move(t, 'axis B', 1, 'sideways', { letter: 'C' }))
        .next('allied')
        .pass()
      t.decide('allied', 'discard', discard(t, 'terrain', 'axis B'))
      expect(letters(t).slice(0, 2)).toBe('AB')
      return t.passTo('terrainOffer').answer('terrainOffer', { type: answer })
    }
    expect(letters(offer('accept')).slice(0, 2)).toBe('AC')
    const rejected = offer('reject').saw({ type: 'letterMoveCancelled', letter: 'C' })
    expect([letters(rejected).slice(0, 2), rejected.state.letterMoves]).toEqual(['AB', []])
  })

  test('UF-17.7-01 a group that can’t move can’t; a Ford card fords as well, and a failed ford announces nothing', () => {
    const pinned = table(TWO.replace('Dog', 'Dog pinned'), { hands: { axis: 'Move' } })
    pinned.cannot(move(pinned, 'axis B', 1, 'sideways', { letter: 'C' }), '5.1')
    const ford = table(TWO.replace('axis B[2]', 'axis B[2] Stream'), { hands: { axis: 'Ford, Brush' } })
    ford
      .act(move(ford, 'axis B', 1, 'sideways', { letter: 'C' }))
      .saw({ type: 'fords', succeeded: true })
      .next('axis')
      .act(terrain(ford, 'axis B', 2))
    expect(letters(ford).slice(0, 2)).toBe('AC')
    const failed = table(TWO.replace('axis B[2]', 'axis B[2] Stream'), { hands: { axis: 'Move' } })
    failed.act(move(failed, 'axis B', 1, 'sideways', { letter: 'C' })).draws('r1')
    expect(failed.state.letterMoves).toEqual([])
  })

  test('UF-17.7-01 a Flank card may flank with it', () => {
    const t = table(TWO, { hands: { axis: 'Flank' } })
    t.act(move(t, 'axis B', 1, 'sideways', { flank: t.id('allied A'), letter: 'C' }))
      .saw({ type: 'flanks' })
      .saw({ type: 'letterAnnounced' })
  })

  test('UF-17.7-03 in a Marsh one card changes the letter, and two are still needed to leave it', () => {
    const t = table(TWO.replace('axis B[2]', 'axis B[2] Marsh'), { hands: { axis: 'Move, Brush, Move' } })
    t.act(move(t, 'axis B', 1, 'sideways', { letter: 'C' }))
      .saw({ type: 'letterChanged', letter: 'C' })
      .next('axis')
    t.cannot(terrain(t, 'axis C', 2), '8.42')
      .act(move(t, 'axis C', 3, 'sideways'))
      .next('axis')
      .act(terrain(t, 'axis C', 2))
  })

  test('UF-17.7-04 UF-17.7-10 QA-065 G-07 letters A to D only; E and Z while a reinforcement stands there, unless the players leave them out', () => {
    const field = TWO.replace('axis B[2]', 'axis D[2]')
    const t = table(field, { hands: { axis: 'Move' } })
    t.cannot(move(t, 'axis D', 1, 'sideways', { letter: 'E' }), '17.7').cannot(move(t, 'axis A', 1, 'sideways', { letter: 'Z' }), '17.7')
    const opened = field.replace('allied B', 'allied E')
    const open = table(opened, { hands: { axis: 'Move' } })
    open.act(move(open, 'axis D', 1, 'sideways', { letter: 'E' })).saw({ type: 'letterAnnounced', letter: 'E' })
    // who is only expected there opens nothing
    const expected = table(field, {
      rulesThrough: 35,
      hands: { axis: 'Move' },
      allied: { lost: [2, 3].map((number) => ({ number, awaits: 1 })) },
    } as TableOptions)
    expected.cannot(move(expected, 'axis D', 1, 'sideways', { letter: 'E' }), '17.7')
    const never = table(opened, { hands: { axis: 'Move' }, options: { outerLetters: 'never' } })
    never.cannot(move(never, 'axis D', 1, 'sideways', { letter: 'E' }), '17.7')
  })

  test('UF-17.7-05 QA-061 between announcing and Terrain no advance and no retreat', () => {
    const t = table(TWO, { hands: { axis: 'Move, Move' } })
    t.act(move(t, 'axis B', 1, 'sideways', { letter: 'C' })).next('axis')
    t.cannot(move(t, 'axis B', 2, 'advance'), '17.7').cannot(move(t, 'axis B', 2, 'retreat'), '17.7')
    t.act(move(t, 'axis B', 2, 'sideways'))
  })

  test('UF-20.56-01 a group that infiltrates, or is infiltrated, before Terrain has come on its card keeps its letter', () => {
    const text = 'axis A[1]: Ant, Bee\naxis B[3]: Cat, Dog\nallied A: Yak, Emu\nallied B[2]: Owl, Asp'
    const infiltrate = (t: UpfrontTable, group: string, man: string, into: string) =>
      t
        .act({ type: 'infiltrate', group: t.id(group), men: [{ man: t.man(man), into: t.id(into), card: t.card(t.state.active, 3) }] })
        .draws('c6r')
        .saw({ type: 'letterMoveCancelled', letter: 'C' })
    const own = table(text, { hands: { axis: 'Move, Brush, Move' } })
    infiltrate(own.act(move(own, 'axis B', 1, 'sideways', { letter: 'C' })).next('axis'), 'axis B', 'Cat', 'allied B').next('axis')
    own.act(terrain(own, 'axis B', 2))
    expect(letters(own).slice(0, 2)).toBe('AB')
    const other = table(text, { hands: { axis: 'Move, Brush', allied: 'Move, Move, Move' } })
    infiltrate(other.act(move(other, 'axis B', 1, 'sideways', { letter: 'C' })).next('allied'), 'allied B', 'Owl', 'axis B').next('axis')
    other.act(terrain(other, 'axis B', 2))
    expect(letters(other).slice(0, 2)).toBe('AB')
  })

  test('UF-17.7-07 UF-17.7-12 QA-062 the letter must be next to its own, and have been free when the turn began: B can’t follow C in the same turn', () => {
    const t = table(`${TWO}\naxis C[2] Move=: Elk, Fox`, { hands: { axis: 'Move, Brush, Move' } })
    t.cannot(move(t, 'axis C', 1, 'sideways', { letter: 'A' }), '17.7', /next to/)
    t.act(move(t, 'axis C', 1, 'sideways', { letter: 'D' }))
      .cannot(move(t, 'axis B', 3, 'sideways', { letter: 'C' }), '17.7')
      .next('axis')
    t.act(terrain(t, 'axis C', 2)).saw({ type: 'letterChanged', letter: 'D' })
    t.cannot(move(t, 'axis B', 3, 'sideways', { letter: 'C' }), '17.7', /turn began/).next('axis')
    t.act(move(t, 'axis B', 3, 'sideways', { letter: 'C' }))
  })

  test('UF-17.7-01 not twice, and not while a man of the group has infiltrated the enemy', () => {
    const twice = table(TWO.replace('axis B[2]', 'axis C[2]'), { hands: { axis: 'Move, Move' } })
    twice.act(move(twice, 'axis C', 1, 'sideways', { letter: 'B' })).next('axis')
    twice.cannot(move(twice, 'axis C', 2, 'sideways', { letter: 'D' }), '17.7', /already/)
    const infiltrating = table(TWO.replace('Dog', 'Dog infiltrates B').replace('allied B', 'allied B[3]'), { hands: { axis: 'Move' } })
    infiltrating.cannot(move(infiltrating, 'axis B', 1, 'sideways', { letter: 'C' }), '17.7', /infiltrated/)
  })

  test('UF-17.61-01 a group that is encircled after it has announced it stays what it is', () => {
    const t = table('axis A[2]: Ant, Bee\naxis B[6]: Cat, Dog\nallied A[0]: Owl, Asp\nallied C[-2]: Yak, Emu', {
      hands: { allied: 'Move, Brush', axis: 'Move, Fire' },
      active: 'allied',
    })
    t.act(move(t, 'allied A', 1, 'sideways', { letter: 'B' })).next('axis')
    t.act(move(t, 'axis B', 1, 'sideways', { encircle: t.id('allied A') })).saw({ type: 'letterMoveCancelled' })
    t.next('allied').act(terrain(t, 'allied A', 2))
    expect(t.group('allied A').gone).toBe(false)
  })

  test('UF-17.7-12 two groups can’t announce the same letter', () => {
    const t = table(TWO.replace('axis B[2]', 'axis C[2]'), { hands: { axis: 'Move, Move' } })
    t.act(move(t, 'axis A', 1, 'sideways', { letter: 'B' })).cannot(move(t, 'axis C', 2, 'sideways', { letter: 'B' }), '17.7')
  })
})

describe('two groups exchange letters', () => {
  /** Both have announced it with their first two cards. */
  function exchanging(axis: string, allied = '', field = TWO): UpfrontTable {
    const t = table(field, { hands: { axis: `Move, Move, ${axis}`, ...(allied ? { allied } : {}) } })
    return t.act(move(t, 'axis A', 1, 'sideways', { letter: 'B' })).act(move(t, 'axis B', 2, 'sideways', { letter: 'A' }))
  }

  test('UF-17.7-02 UF-17.7-13 UF-17.7-14 neighbours that can both move do, with sideways cards in the same turn; it is done when both are in terrain of their own', () => {
    const t = exchanging('Brush, Woods', '', TWO.replace('axis A[1]', 'axis A[1] Hill').replace('axis B[2]', 'axis B[2] Gully'))
    const old = t.state.groups.slice(0, 2).map(({ stack }) => stack[0]!.card)
    t.next('axis').act(terrain(t, 'axis A', 3))
    expect(letters(t).slice(0, 2)).toBe('AB')
    t.act(terrain(t, 'axis B', 4))
      .saw({ type: 'letterChanged', from: 'B', letter: 'A' })
      .saw({ type: 'letterChanged', from: 'A', letter: 'B' })
    expect(letters(t).slice(0, 2)).toBe('BA')
    expect([t.group('axis A').stack.map(({ card }) => card), t.group('axis B').stack.map(({ card }) => card)]).toEqual([
      [t.card('axis', 4)],
      [t.card('axis', 3)],
    ])
    expect(old.every((card) => t.state.discard.includes(card))).toBe(true)
  })

  test('UF-17.7-06 QA-008 the other must come into terrain, and is offered nothing else', () => {
    const field = TWO.replace('Cat, Dog', 'Cat(weapon lmgGerman), Dog assists 1, Fox(SL)')
    const t = exchanging('Brush, Fire', 'Woods', field).next('allied').pass()
    t.decide('allied', 'discard', discard(t, 'terrain', 'axis A'))
      .passTo('terrainOffer')
      .answer('terrainOffer', { type: 'accept' })
    const offered = t.candidates().filter((act) => (act as MoveAction).group === t.id('axis B')) as MoveAction[]
    expect(new Set(offered.map(({ type }) => type))).toEqual(new Set(['terrain']))
    t.cannot({ type: 'uncrew', group: t.id('axis B'), assistant: t.man('Dog') }, '17.7').cannot({ type: 'done' }, '17.7')
  })

  test('UF-17.7-02 not with one that can’t move or has acted, nor with a single Movement card', () => {
    const pinned = table(TWO.replace('Dog', 'Dog pinned'), { hands: { axis: 'Move, Move' } })
    pinned.cannot(move(pinned, 'axis A', 1, 'sideways', { letter: 'B' }), '17.7')
    const single = table(TWO, { hands: { axis: 'Move' } })
    single.cannot(move(single, 'axis A', 1, 'sideways', { letter: 'B' }), '17.7')
    const acted = table(TWO, { hands: { axis: 'Move, Move, Move' } })
    acted.act(move(acted, 'axis B', 1, 'advance')).cannot(move(acted, 'axis A', 2, 'sideways', { letter: 'B' }), '17.7')
  })

  test('UF-17.7-02 a group that the other does not join in the same turn stays what it is', () => {
    const t = table(TWO, { hands: { axis: 'Move, Move, Brush' } })
    t.act(move(t, 'axis A', 1, 'sideways', { letter: 'B' })).next('axis')
    expect(t.state.letterMoves).toEqual([])
  })

  test('UF-17.7-13 QA-167 when a player has brought one of them into terrain the other follows in that turn, or the exchange is broken off', () => {
    const t = exchanging('Brush, Woods')
    t.next('axis').act(terrain(t, 'axis A', 3))
    t.act(terrain(t, 'axis B', 4, true))
    expect(letters(t).slice(0, 2)).toBe('BA')
    const otherwise = exchanging('Brush, Move')
    otherwise.next('axis').act(terrain(otherwise, 'axis A', 3))
    otherwise.act(move(otherwise, 'axis B', 4, 'sideways')).next('allied')
    expect([letters(otherwise).slice(0, 2), otherwise.state.letterMoves]).toEqual(['AB', []])
    const short = exchanging('Brush')
    short
      .next('axis')
      .act(terrain(short, 'axis A', 3))
      .next('allied')
    expect([letters(short).slice(0, 2), short.state.letterMoves]).toEqual(['AB', []])
  })

  test('UF-17.7-08 QA-063 Terrain for one and a second Movement card for the other completes nothing', () => {
    const t = exchanging('Brush, Move')
    t.next('axis')
      .act(move(t, 'axis B', 4, 'sideways'))
      .act(terrain(t, 'axis A', 3))
      .next('axis')
    expect(letters(t).slice(0, 2)).toBe('AB')
    const other = exchanging('Brush, Move')
    other
      .next('axis')
      .act(terrain(other, 'axis A', 3))
      .act(move(other, 'axis B', 4, 'sideways'))
      .next('axis')
    expect(letters(other).slice(0, 2)).toBe('AB')
  })

  test('UF-17.7-06 QA-008 Terrain discarded on one and accepted: the other must come into terrain in this turn, and does nothing else', () => {
    const t = exchanging('Fire 1/1', 'Brush')
    t.next('allied')
      .pass()
      .decide('allied', 'discard', discard(t, 'terrain', 'axis A'))
      .passTo('terrainOffer')
    t.answer('terrainOffer', { type: 'accept' }).passTo('act')
    t.cannot({ type: 'done' }, '17.7').cannot(
      { type: 'fire', group: t.id('axis B'), target: t.id('allied B'), cards: [t.card('axis', 3)] },
      '17.7',
    )
    t.cannot({ type: 'reorder', group: t.id('axis B'), men: [t.man('Dog'), t.man('Cat')] }, '17.7')
    t.act(terrain(t, 'axis B', 3, true))
    expect(letters(t).slice(0, 2)).toBe('BA')
  })

  test('UF-17.7-15 QA-008 Terrain that one of them rejects, or a ford that fails, ends it for both', () => {
    const t = exchanging('Woods', 'Brush')
    t.next('allied')
      .pass()
      .decide('allied', 'discard', discard(t, 'terrain', 'axis A'))
      .passTo('terrainOffer')
    t.answer('terrainOffer', { type: 'reject' }).saw({ type: 'letterMoveCancelled' }).saw({ type: 'letterMoveCancelled' })
    t.passTo('act').act(terrain(t, 'axis B', 3))
    expect(letters(t).slice(0, 2)).toBe('AB')
    const ford = table(TWO.replace('axis B[2]', 'axis B[2] Stream'), { hands: { axis: 'Move, Move, Brush' } })
    ford
      .act(move(ford, 'axis A', 1, 'sideways', { letter: 'B' }))
      .act(move(ford, 'axis B', 2, 'sideways', { letter: 'A' }))
      .draws('r1')
    ford
      .saw({ type: 'letterMoveCancelled', group: ford.id('axis A') })
      .next('axis')
      .act(terrain(ford, 'axis A', 3))
    expect(letters(ford).slice(0, 2)).toBe('AB')
  })

  test('UF-17.7-09 QA-064 when one of them is eliminated, the other may still take its letter', () => {
    const t = exchanging('Brush', 'Fire 2/2', TWO.replace('Ant, Bee', 'Ant(kia 1)'))
    t.next('allied').act({ type: 'fire', group: t.id('allied A'), target: t.id('axis A'), cards: [t.card('allied', 1)] })
    t.answer('attack', { type: 'resolve' }).draws('b0').saw({ type: 'groupGone' })
    t.next('axis')
      .act(terrain(t, 'axis B', 3))
      .saw({ type: 'letterChanged', from: 'B', letter: 'A' })
    expect(letters(t).slice(0, 2)).toBe('-A')
  })

  test('UF-17.7-02 both are offered', () => {
    const t = table(TWO, { hands: { axis: 'Move, Move' } })
    const offered = () => t.candidates().filter((act) => (act as MoveAction).letter !== undefined) as MoveAction[]
    expect(new Set(offered().map(({ group, letter }) => `${group}${letter}`))).toEqual(new Set(['0B', '1A', '1C']))
    t.act(move(t, 'axis A', 1, 'sideways', { letter: 'B' }))
    expect(offered().map(({ group, letter }) => `${group}${letter}`)).toEqual(['1A', '1C'])
  })
})
