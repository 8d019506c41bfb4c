import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { cover } from '../groups/cover.ts'

const onGroup = (t: UpfrontTable, group: string) => t.group(group).stack.map(({ as }) => as)
const wire = (t: UpfrontTable, ...places: number[]) => ({
  type: 'discard',
  cards: places.map((n) => ({ card: t.card('axis', n), as: 'wire', on: t.id('allied A') })),
})
/** The German is about to discard. */
const facing = (stack: string, hand = 'Wire', options: TableOptions = {}) =>
  table(`axis A: P1, P2\nallied A ${stack}: Q1, Q2\nallied B: Q3, Q4`, { step: 'turn.discard', hands: { axis: hand }, ...options })
const against = (t: UpfrontTable) =>
  cover(t.state, t.group('allied A'), { from: t.group('axis A') }).reduce((sum, { value }) => sum + value, 0)

describe('laying Wire', () => {
  test('UF-13.3-01 UF-13.1-01 UF-13.1-02 only by discarding it on an enemy group, moving or not; he can’t reject it', () => {
    for (const stack of ['', 'Woods', 'Move+']) {
      const t = facing(stack, 'Wire, Fire, Fire, Fire, Fire, Fire')
      t.decide('axis', 'discard', wire(t, 1)).saw({ type: 'wireLaid' }).asks('allied', 'act')
      expect(onGroup(t, 'allied A').at(-1)).toBe('wire')
    }
    const own = facing('')
    own.cannot({ type: 'discard', cards: [{ card: own.card('axis', 1), as: 'wire', on: own.id('axis A') }] }, '4.3')
    const acting = table('axis A: P1, P2\nallied A: Q1', { hands: { axis: 'Wire' } })
    expect(acting.candidates().every((act) => !('card' in (act as object)))).toBe(true)
  })

  test('UF-13.3-01 within the discard limit: one for a German', () => {
    const t = facing('', 'Wire, Wire')
    t.cannot(wire(t, 1, 2), '4.3')
  })

  test('UF-13.3-02 UF-13.4-01 EX-023c none in a Pillbox, none in a Marsh before two Movement cards lie on it', () => {
    for (const stack of ['Marsh', 'Marsh, Move=', 'Pillbox', 'Pillbox, Move=']) {
      const t = facing(stack)
      t.cannot(wire(t, 1), '13.3')
    }
    const t = facing('Marsh, Move=, Move=')
    t.decide('axis', 'discard', wire(t, 1))
    expect(against(t)).toBe(3)
  })

  test('EX-023a EX-023b UF-13.3-03 in a Stream only once it has been forded', () => {
    const t = facing('Stream')
    t.cannot(wire(t, 1), '13.3')
    const forded = facing('Stream, Move=')
    forded.decide('axis', 'discard', wire(forded, 1))
    expect(against(forded)).toBe(2)
  })

  test('QA-006 UF-13.6-01 a nation that discards several may lay two on one group', () => {
    const t = facing('Woods', 'Wire, Wire', { nations: { axis: 'British' } })
    t.decide('axis', 'discard', wire(t, 1, 2))
    expect([onGroup(t, 'allied A'), against(t)]).toEqual([['terrain', 'wire', 'wire'], 0])
  })

  test('QA-007 Terrain discarded with it and accepted sends it away where it can’t be; rejected it stays', () => {
    const both = (answer: string) => {
      const t = facing('Move+', 'Wire, Marsh', { nations: { axis: 'British' } })
      const on = t.id('allied A')
      t.decide('axis', 'discard', {
        type: 'discard',
        cards: [
          { card: t.card('axis', 1), as: 'wire', on },
          { card: t.card('axis', 2), as: 'terrain', on },
        ],
      })
      return t.decide('axis', 'refill', { type: 'keep' }).decide('allied', 'terrainOffer', { type: answer })
    }
    expect(onGroup(both('accept'), 'allied A')).toEqual(['terrain'])
    expect(onGroup(both('reject'), 'allied A')).toEqual(['movement', 'wire'])
  })
})

describe('on Wire', () => {
  const removal = (t: UpfrontTable, n = 1) => ({ type: 'removeWire', group: t.id('axis A'), card: t.card('axis', n) })
  const wired = (stack: string, hand: string, men = 'P1, P2') =>
    table(`axis A[1] ${stack}: ${men}\naxis B: P3, P4\nallied A: Q1`, { hands: { axis: hand } })

  test('UF-13.34-01 no Movement and no Terrain on top of it, by either player', () => {
    const t = wired('Woods, Wire', 'Move')
    t.cannot({ type: 'move', group: t.id('axis A'), card: t.card('axis', 1), mode: 'advance' }, '13.34')
    const moving = wired('Move+, Wire', 'Brush')
    moving.cannot({ type: 'terrain', group: moving.id('axis A'), card: moving.card('axis', 1), faceDown: false }, '13.34')
    const enemy = facing('Move+, Wire', 'Brush')
    enemy.cannot({ type: 'discard', cards: [{ card: enemy.card('axis', 1), as: 'terrain', on: enemy.id('allied A') }] }, '13.34')
  })

  test('UF-13.33-01 UF-13.33-03 UF-13.6-02 a Movement card takes one Wire away and goes with it, without any other effect', () => {
    const t = wired('Woods, Wire, Wire', 'Flank, Move')
    t.act(removal(t)).saw({ type: 'wireRemoved' })
    expect([onGroup(t, 'axis A'), t.group('axis A').range]).toEqual([['terrain', 'wire'], 1])
    expect(t.state.discard).toHaveLength(2)
    t.cannot(removal(t, 2), '4.2')
    const fording = wired('Stream, Move=, Wire', 'Ford')
    fording.act(removal(fording)).sawNo({ type: 'fords' })
    expect(onGroup(fording, 'axis A')).toEqual(['terrain', 'movement'])
  })

  test('UF-13.34-02 not while a man of the group is pinned, and not without Wire or a Movement card', () => {
    const t = wired('Woods, Wire', 'Move', 'P1 pinned, P2')
    t.cannot(removal(t), '13.34')
    const free = wired('Woods', 'Move')
    free.cannot(removal(free), '13.33')
    const other = wired('Woods, Wire', 'Brush')
    other.cannot(removal(other), '13.33')
  })

  test('EX-023d UF-13.5-01 G-21 Open Ground slides beneath Wire and Smoke: no longer moving, the rest stays', () => {
    const t = table('axis A[3] Brush, Move=, Wire, Wire: P1, P2, P3\nallied A: Q1', {
      hands: { axis: 'Rally 2, Fire 3/6, Fire, Fire, Fire, Fire', allied: 'Fire, Fire, Fire, Fire, Fire, Fire' },
    })
    const value = () => cover(t.state, t.group('axis A'), { from: t.group('allied A') }).reduce((sum, each) => sum + each.value, 0)
    expect(value()).toBe(2)
    t.act({ type: 'terrain', group: t.id('axis A'), card: t.card('axis', 1), faceDown: true })
    expect(onGroup(t, 'axis A')).toEqual(['open', 'wire', 'wire'])
    expect(value()).toBe(2)
    t.decide('axis', 'discard', { type: 'none' }).act({ type: 'done' }).decide('allied', 'discard', { type: 'none' })
    t.fire('axis A', 'allied A', [2]).saw({ type: 'fires', strength: 3 - 2 })
  })
})

test('UF-13.33-02 the card that removes Wire costs the weapons that lie with the group; laying Smoke or Wire does not', () => {
  const weapons = [{ weapon: 'lmgGerman' }]
  const card = (number: number, as: 'terrain' | 'wire') => ({ card: number, as, ...(as === 'wire' ? { by: 'allied' as const } : {}) })
  const men = [{ number: 1 }, { number: 2 }]
  const wired = table('allied A: Q1', {
    hands: { axis: 'Move' },
    axis: { groups: [{ letter: 'A', men, weapons, cards: [card(15, 'terrain'), card(151, 'wire')] }] },
  })
  wired.act({ type: 'removeWire', group: 0, card: wired.card('axis', 1) })
  expect(wired.state.groups[0]!.weapons).toEqual([])
  const smoked = table('allied A: Q1', { hands: { axis: 'Smoke' }, axis: { groups: [{ letter: 'A', men, weapons }] } })
  smoked.act({ type: 'smoke', group: 0, card: smoked.card('axis', 1) })
  expect(smoked.state.groups[0]!.weapons).toHaveLength(1)
  const laid = table('axis A: P1, P2', {
    step: 'turn.discard',
    hands: { axis: 'Wire' },
    allied: { groups: [{ letter: 'A', men, weapons }] },
  })
  laid.decide('axis', 'discard', { type: 'discard', cards: [{ card: laid.card('axis', 1), as: 'wire', on: 1 }] })
  expect(laid.state.groups[1]!.weapons).toHaveLength(1)
})

test('UF-13.3-03 UF-8.53-03 a gun that has been brought to the bank of a Stream has not forded it', () => {
  const t = table('axis A: P1, P2\nallied A Stream, Move=: #32, Q1\nallied B: Q2', {
    rulesThrough: 35,
    step: 'turn.discard',
    hands: { axis: 'Wire' },
  })
  t.cannot(wire(t, 1), '13.3')
})

test('UF-24.4-03 UF-24.4-05 Wire taken away by who has left the mines stirs none; on one card it does', () => {
  const removes = (stack: string) =>
    table(`axis A ${stack}, Wire: P1, P2\naxis B: P8\nallied A: Q1`, { rulesThrough: 35, hands: { axis: 'Move' } })
  const out = removes('Minefield, Move=, Move=')
  out.act({ type: 'removeWire', group: 0, card: out.card('axis', 1) })
  expect(out.game.events.some(({ event }) => event.type === 'minesStir')).toBe(false)
  const inside = removes('Minefield, Move=')
  inside
    .act({ type: 'removeWire', group: 0, card: inside.card('axis', 1) })
    .draws('b0')
    .saw({ type: 'minesStir' })
})
