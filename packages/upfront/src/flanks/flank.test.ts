import { describe, expect, test } from 'vitest'
import { atWork } from '../../test/runtime.ts'
import { table, type UpfrontTable } from '../../test/table.ts'
import type { MoveAction } from '../movement/move.ts'

/** Pairs 'flanker > flanked' by name. */
function flanks(t: UpfrontTable): string[] {
  const name = (id: number) => `${t.state.groups[id]!.side} ${t.state.groups[id]!.letter}`
  return t.state.flanks.map(({ by, of }) => `${name(by)} > ${name(of)}`).sort()
}

/** Which groups a group may flank now, by letter. */
function options(t: UpfrontTable, group: string): string {
  const id = t.id(group)
  const moves = t.candidates().filter((act) => (act as MoveAction).type === 'move' && (act as MoveAction).group === id) as MoveAction[]
  return moves
    .filter(({ flank }) => flank !== undefined)
    .map(({ flank }) => t.state.groups[flank!]!.letter)
    .sort()
    .join('')
}

const move = (t: UpfrontTable, group: string, n: number, mode: string, more: object = {}) => ({
  type: 'move',
  group: t.id(group),
  card: t.card(t.state.active, n),
  mode,
  ...more,
})

const fire = (t: UpfrontTable, group: string, target: string, n: number) => ({
  type: 'fire',
  group: t.id(group),
  target: t.id(target),
  cards: [t.card(t.state.active, n)],
})

const discard = (t: UpfrontTable, as: string, on: string) => ({
  type: 'discard',
  cards: [{ card: t.card(t.state.active, 1), as, on: t.id(on) }],
})

/** Four groups against two, all at range 0: EX-027. */
const FOUR_TO_TWO = `
  axis A: Ant, Bee
  axis B: Cat, Dog
  axis C: Elk, Fox
  axis D: Gnu, Hog
  allied A: #1, #2
  allied B: #3, #4`

/** axis A may flank allied B, in front of which axis B stands. */
const FIELD = `
  axis A: Ant(weapon rifleSemi), Bee(weapon rifleSemi)
  axis B: Cat, Dog
  allied A: Yak, Emu
  allied B: Owl, Asp`

/** axis A has flanked allied B with its first card; the rest of the hand follows. */
function flanked(more: string, allied = '', field = FIELD): UpfrontTable {
  const hands = { axis: `Flank, ${more}`, ...(allied ? { allied } : {}) }
  const t = table(field, { hands })
  return t.act(move(t, 'axis A', 1, 'sideways', { flank: t.id('allied B') }))
}

describe('flanking with a card', () => {
  test('UF-17.1-01 UF-17.1-02 UF-17.1-04 UF-17.4-01 QA-166 a Flank card played sideways names one neighbour, at any range, and doubles all later fire at it', () => {
    const t = flanked('Fire 1/1, Fire 2/3, Brush', 'Move, Brush')
    t.saw({ type: 'flanks', rule: '17.1', by: t.id('axis A'), of: t.id('allied B') })
    expect(t.state.groups[0]!.acted).toBe(true)
    t.next('allied').act(move(t, 'allied A', 1, 'advance'))
    t.next('axis')
      .act(fire(t, 'axis A', 'allied B', 2))
      .saw({ type: 'fires', factors: 4, range: 0 })
    t.answer('attack', { type: 'callOff' })
    t.next('axis').act({ type: 'terrain', group: t.id('axis A'), card: t.card('axis', 4), faceDown: false })
    t.next('axis')
      .act(fire(t, 'axis A', 'allied B', 3))
      .saw({ type: 'fires', factors: 4, required: 3 })
    expect(flanks(t)).toEqual(['axis A > allied B'])
  })

  test('UF-17.1-01 not when it is played in another way, and no other Movement card', () => {
    const t = table(FIELD, { hands: { axis: 'Flank, Move' } })
    const flank = t.id('allied B')
    t.cannot(move(t, 'axis A', 1, 'advance', { flank }), '17.1').cannot(move(t, 'axis A', 2, 'sideways', { flank }), '17.1')
  })

  test('UF-17.1-03 QA-051 a Flank card may be played sideways without claiming anything', () => {
    const t = table(FIELD, { hands: { axis: 'Flank' } })
    t.act(move(t, 'axis A', 1, 'sideways'))
    expect([flanks(t), t.state.letterMoves]).toEqual([[], []])
  })

  test('UF-17.2-01 UF-17.2-02 EX-027a only a neighbour, and only with somebody of one’s own directly opposite it', () => {
    const t = table(FOUR_TO_TWO, { hands: { axis: 'Flank' } })
    expect(['axis A', 'axis B', 'axis C', 'axis D'].map((group) => options(t, group))).toEqual(['B', 'A', 'B', ''])
    t.cannot(move(t, 'axis C', 1, 'sideways', { flank: t.id('allied A') }), '17.2')
    t.cannot(move(t, 'axis A', 1, 'sideways', { flank: t.id('allied A') }), '17.2')
  })

  test('UF-17.2-02 EX-027b when group B has become C, D and B may flank it', () => {
    const t = table(FOUR_TO_TWO.replace('allied B', 'allied C'), { hands: { axis: 'Flank' } })
    expect(['axis A', 'axis B', 'axis C', 'axis D'].map((group) => options(t, group))).toEqual(['', 'AC', '', 'C'])
  })

  test('UF-17.2-02 EX-027c without a group C, D becomes C and may flank B', () => {
    const t = table(FOUR_TO_TWO.replace('  axis C: Elk, Fox\n', ''), { hands: { axis: 'Move, Brush, Flank' } })
    t.act(move(t, 'axis D', 1, 'sideways', { letter: 'C' })).next('axis')
    expect(options(t, 'axis D')).toBe('')
    t.act({ type: 'terrain', group: t.id('axis D'), card: t.card('axis', 2), faceDown: false }).next('axis')
    expect(options(t, 'axis C')).toBe('B')
  })

  test('UF-17.2-02 EX-027d the two against the four: A may flank B, B may flank A, and not C, whom nobody faces', () => {
    const t = table(FOUR_TO_TWO, { hands: { allied: 'Flank' }, active: 'allied' })
    expect([options(t, 'allied A'), options(t, 'allied B')]).toEqual(['B', 'A'])
    t.cannot(move(t, 'allied B', 1, 'sideways', { flank: t.id('axis C') }), '17.2', /opposite/)
  })

  test('UF-17.2-03 not a group that flanks it, but another', () => {
    const t = table(
      `axis A: Ant, Bee
       axis B: Cat, Dog
       axis C: Elk, Fox
       allied A flanks B: Yak, Emu
       allied B: Owl, Asp
       allied C: Pig, Rat`,
      { hands: { axis: 'Flank' } },
    )
    t.cannot(move(t, 'axis B', 1, 'sideways', { flank: t.id('allied A') }), '17.2', /flanks this group/)
    expect(options(t, 'axis B')).toBe('C')
  })

  test('UF-17.21-01 UF-17.5-01 one target for a card: when it is gone the card stays, and flanks nobody else until it is drawn and played anew', () => {
    const field = `axis A: Ant, Bee
      axis B: Cat(weapon BAR), Dog
      axis C: Elk, Fox
      allied A: Yak, Emu
      allied B: Owl(kia 1) pinned
      allied C: Pig, Rat`
    const t = table(field, { hands: { axis: 'Flank, Fire 2/2' } })
    t.act(move(t, 'axis A', 1, 'sideways', { flank: t.id('allied B') })).next('axis')
    t.act(fire(t, 'axis A', 'allied B', 2))
      .answer('attack', { type: 'resolve' })
      .draws('b3')
    t.saw({ type: 'flankLost', rule: '17.44' }).saw({ type: 'groupGone' })
    expect([flanks(t), t.group('axis A').stack.map(({ card }) => card)]).toEqual([[], [t.card('axis', 1)]])
    t.next('axis')
    expect(t.candidates().some((act) => (act as MoveAction).flank !== undefined)).toBe(false)
  })

  test('UF-17.21-02 it fires at others as before, undoubled', () => {
    const t = flanked('Fire 1/1')
    t.next('axis')
      .act(fire(t, 'axis A', 'allied A', 2))
      .saw({ type: 'fires', factors: 2 })
  })

  test('UF-17.4-01 QA-032 a moving bolt-action rifle that flanks has what is printed: halved and doubled before anything is rounded', () => {
    const t = table(FIELD.replace('axis A: Ant(weapon rifleSemi), Bee(weapon rifleSemi)', 'axis A: Ant, Bee'), {
      hands: { axis: 'Flank, Fire 1/1' },
    })
    t.act(move(t, 'axis A', 1, 'sideways', { flank: t.id('allied B') })).next('axis')
    t.act(fire(t, 'axis A', 'allied B', 2)).saw({ type: 'fires', factors: 2, range: 0 })
  })

  test('UF-17.4-01 QA-026 a crewed LMG that flanks doubles its full row; a Hero alone doubles the bracketed one', () => {
    const gun = (marks: string) => `axis A${marks}: Ant(weapon lmgGerman), Bee assists 1
      axis B: Cat, Dog
      allied A: Yak, Emu
      allied B: Owl, Asp`
    const flanking = table(gun(' flanks B'), { hands: { axis: 'Fire 1/1' } })
    flanking.act(fire(flanking, 'axis A', 'allied B', 1)).saw({ type: 'fires', factors: 8, range: 0 })
    const hero = table(gun(''), { hands: { axis: 'Fire 1/1, Hero' } })
    const heroes = [{ card: hero.card('axis', 2), man: hero.man('Ant') }]
    hero.act({ ...fire(hero, 'axis A', 'allied B', 1), heroes }).saw({ type: 'fires', factors: 4 })
  })

  test('UF-17.4-03 QA-054 ordnance gains nothing by a flank; an ATR that fires with its factors is none', () => {
    const factors = (weapon: string) => {
      const t = table(`axis A[2] flanks B: Ant(weapon ${weapon}), Bee\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B[3]: Owl, Asp`, {
        hands: { axis: 'Fire 1/1' },
      })
      t.act(fire(t, 'axis A', 'allied B', 1)).saw({ type: 'fires', range: 5 })
      return (t.game.events.find(({ event }) => event.type === 'fires')!.event as { factors: number }).factors
    }
    expect([factors('mortarLight'), factors('atr'), factors('rifleBolt')]).toEqual([2 + 6, 2 + 6, 6 + 6])
  })
})

describe('flanking is lost', () => {
  test('UF-17.41-01 by another Movement card or Wire on the flanker, not by Terrain', () => {
    const moved = flanked('Move')
    moved
      .next('axis')
      .act(move(moved, 'axis A', 2, 'advance'))
      .saw({ type: 'flankLost', rule: '17.41' })
    expect(flanks(moved)).toEqual([])
    const wired = flanked('Brush', 'Wire')
    wired.next('allied').pass()
    wired.decide('allied', 'discard', discard(wired, 'wire', 'axis A')).saw({ type: 'flankLost', rule: '17.41' })
    const terrain = flanked('Brush')
    terrain.next('axis').act({ type: 'terrain', group: 0, card: terrain.card('axis', 2), faceDown: false })
    expect(flanks(terrain)).toEqual(['axis A > allied B'])
  })

  test('UF-17.42-01 by Terrain on the flanked group, by whomever, rejected or not', () => {
    const field = FIELD.replace('allied B:', 'allied B Move=:')
    const own = flanked('Move', 'Brush', field)
    own.next('allied').act({ type: 'terrain', group: own.id('allied B'), card: own.card('allied', 1), faceDown: false })
    own.saw({ type: 'flankLost', rule: '17.42' })
    const offered = table(field.replace('axis A:', 'axis A flanks B:'), { hands: { axis: 'Woods' } })
    offered.pass().decide('axis', 'discard', discard(offered, 'terrain', 'allied B'))
    offered.saw({ type: 'flankLost', rule: '17.42' }).passTo('terrainOffer').answer('terrainOffer', { type: 'reject' })
    expect(flanks(offered)).toEqual([])
  })

  test('UF-17.43-01 by a Movement card of the flanked group, also for Wire or a failed ford; not by one for a single man', () => {
    const moved = flanked('Brush', 'Move')
    moved
      .next('allied')
      .act(move(moved, 'allied B', 1, 'sideways'))
      .saw({ type: 'flankLost', rule: '17.43' })
    const stream = flanked('Brush', 'Move', FIELD.replace('allied B:', 'allied B Stream:'))
    stream
      .next('allied')
      .act(move(stream, 'allied B', 1, 'sideways'))
      .draws('r1')
      .saw({ type: 'flankLost', rule: '17.43' })
    const wire = flanked('Brush', 'Move', FIELD.replace('allied B:', 'allied B Wire:'))
    wire
      .next('allied')
      .act({ type: 'removeWire', group: wire.id('allied B'), card: wire.card('allied', 1) })
      .saw({ type: 'flankLost', rule: '17.43' })
    const single = flanked('Brush', 'Move', FIELD.replace('Owl,', 'Owl(SL),'))
    single.next('allied').act({
      type: 'transfer',
      group: single.id('allied B'),
      men: [single.man('Asp')],
      cards: [single.card('allied', 1)],
      to: single.id('allied A'),
    })
    expect(flanks(single)).toEqual(['axis A > allied B'])
  })

  test('UF-17.4-02 not by a Movement card that is told as an attempt to get a bogged AFV free', () => {
    const play = (why: 'unbog' | 'removeWire') => {
      const { state } = flanked('Brush')
      const { g } = atWork(state)
      for (const group of [state.groups[0]!, state.groups[3]!])
        for (const tell of state.setting.hooks.movementPlayed) tell(g, group, { card: 0, placed: null, why })
      return state.flanks.length
    }
    expect([play('unbog'), play('removeWire')]).toEqual([1, 0])
  })

  test('UF-17.44-01 by the loss of the flanker or of the flanked group', () => {
    const field = FIELD.replace('axis A: Ant(weapon rifleSemi), Bee(weapon rifleSemi)', 'axis A flanks B: Ant(kia 1)')
    const t = table(field, { hands: { allied: 'Fire 2/2' }, active: 'allied' })
    t.act(fire(t, 'allied A', 'axis A', 1))
      .answer('attack', { type: 'resolve' })
      .draws('b0')
      .saw({ type: 'flankLost', rule: '17.44' })
    expect(flanks(t)).toEqual([])
  })

  test('UF-17.44-02 by the loss of the group directly opposite the flanked one, or by its new letter', () => {
    const lost = table(FIELD.replace('axis A:', 'axis A flanks B:').replace('Cat, Dog', 'Cat(kia 1)'), {
      hands: { allied: 'Fire 2/2' },
      active: 'allied',
    })
    lost
      .act(fire(lost, 'allied A', 'axis B', 1))
      .answer('attack', { type: 'resolve' })
      .draws('b0')
      .saw({ type: 'flankLost', rule: '17.44' })
    const letter = table(FIELD.replace('axis A:', 'axis A flanks B:'), { hands: { axis: 'Move, Brush' } })
    letter.act(move(letter, 'axis B', 1, 'sideways', { letter: 'C' })).next('axis')
    expect(flanks(letter)).toEqual(['axis A > allied B'])
    letter.act({ type: 'terrain', group: letter.id('axis B'), card: letter.card('axis', 2), faceDown: false })
    letter.saw({ type: 'letterChanged', from: 'B', letter: 'C' }).saw({ type: 'flankLost', rule: '17.44' })
  })

  test('UF-17.44-03 by a Lateral Group Transfer of the flanker, when it is complete', () => {
    const field = FIELD.replace('axis B: Cat, Dog', 'axis C: Cat, Dog').replace('allied B:', 'allied C:').replace('axis A:', 'axis B:')
    const t = table(field, { hands: { axis: 'Flank, Brush' } })
    t.act(move(t, 'axis B', 1, 'sideways', { flank: t.id('allied C'), letter: 'A' }))
    t.next('axis')
    expect(flanks(t)).toEqual(['axis B > allied C'])
    t.act({ type: 'terrain', group: t.id('axis B'), card: t.card('axis', 2), faceDown: false }).saw({ type: 'flankLost', rule: '17.44' })
    expect(flanks(t)).toEqual([])
  })
})

describe('natural flanking', () => {
  const passing = (text: string, side: 'axis' | 'allied', group: string) => {
    const t = table(text, { hands: { [side]: 'Move' }, active: side })
    return t.act(move(t, group, 1, 'advance'))
  }
  // black is axis, red is allied
  const BLACK = 'axis A[4]: Ant, Bee\naxis B[3]: Cat, Dog\naxis C[4]: Elk, Fox'

  test('UF-17.3-01 UF-17.3-04 EX-028a who advances past its neighbours flanks those who have an enemy in front, and they it if it has one', () => {
    const t = passing(`${BLACK}\nallied A[0]: Yak, Emu\nallied B[1]: Owl, Asp`, 'allied', 'allied B')
    t.saw({ type: 'flanks', rule: '17.3' })
    expect(flanks(t)).toEqual(['allied B > axis A', 'axis A > allied B', 'axis C > allied B'])
  })

  test('UF-17.3-01 UF-17.3-04 EX-028b the other way round: A and C flank B, and only A is flanked in return', () => {
    const text = `${BLACK}\nallied A[0]: Yak, Emu\nallied B[1]: Owl, Asp`
    expect(flanks(passing(text, 'axis', 'axis A'))).toEqual(['allied B > axis A', 'axis A > allied B'])
    expect(flanks(passing(text, 'axis', 'axis C'))).toEqual(['axis C > allied B'])
  })

  test('UF-17.3-02 QA-053 it works on both neighbours at once, and they on it', () => {
    const t = passing(`${BLACK}\nallied A[0]: Yak, Emu\nallied B[1]: Owl, Asp\nallied C[0]: Pig, Rat`, 'allied', 'allied B')
    expect(flanks(t)).toEqual(['allied B > axis A', 'allied B > axis C', 'axis A > allied B', 'axis C > allied B'])
  })

  test('UF-17.3-01 not at other ranges, and not by a retreat', () => {
    const early = passing('axis A[3]: Ant, Bee\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B[1]: Owl, Asp', 'axis', 'axis A')
    expect(flanks(early)).toEqual([])
    const beyond = passing('axis C[6]: Ant, Bee\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B[1]: Owl, Asp', 'axis', 'axis C')
    expect(flanks(beyond)).toEqual([])
    const back = table('axis C[6]: Ant, Bee\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B[1]: Owl, Asp', { hands: { axis: 'Move' } })
    back.act(move(back, 'axis C', 1, 'retreat'))
    expect(flanks(back)).toEqual([])
  })

  test('UF-17.3-03 QA-052 it is lost like any other, also by the Movement card with which it encircles', () => {
    const text = 'axis A[6]: Ant, Bee\naxis B[2]: Cat, Dog\nallied A[-2]: Yak, Emu\nallied B[0]: Owl, Asp'
    const t = table(text.replace('axis A[6]', 'axis A[6] flanks B'), { hands: { axis: 'Move' } })
    t.act(move(t, 'axis A', 1, 'sideways', { encircle: t.id('allied B') }))
      .saw({ type: 'flankLost', rule: '17.41' })
      .saw({ type: 'encircled' })
    expect(flanks(t)).toEqual([])
  })
})
