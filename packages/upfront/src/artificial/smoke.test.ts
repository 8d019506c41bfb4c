import { describe, expect, test } from 'vitest'
import { table, type UpfrontTable } from '../../test/table.ts'
import { cover } from '../groups/cover.ts'

const smoke = (t: UpfrontTable, group = 'axis A', n = 1) => ({ type: 'smoke', group: t.id(group), card: t.card('axis', n) })
const onGroup = (t: UpfrontTable, group: string) => t.group(group).stack.map(({ as }) => as)

describe('laying Smoke', () => {
  test('UF-13.2-01 UF-13.1-01 the action of a group with an unpinned leader, moving or not', () => {
    const t = table('axis A Woods: P1(SL), P2\naxis B: P3, P4\nallied A: Q1', { hands: { axis: 'Smoke, Smoke' } })
    t.cannot(smoke(t, 'axis B'), '13.2')
    t.act(smoke(t)).saw({ type: 'smokeLaid' })
    expect(onGroup(t, 'axis A')).toEqual(['terrain', 'smoke'])
    t.cannot(smoke(t, 'axis A', 2), '4.2')
    const pinned = table('axis A: P1(SL) pinned, P2, P3\nallied A: Q1', { hands: { axis: 'Smoke' } })
    pinned.cannot(smoke(pinned), '13.2')
    for (const role of ['ASL', 'COMMISSAR']) {
      const other = table(`axis A Move+: P1(${role}), P2\nallied A: Q1`, { hands: { axis: 'Smoke' } })
      other.act(smoke(other))
    }
  })

  test('UF-13.2-03 UF-13.24-04 G-20 not in a player turn in which a Breeze was drawn; one played from hand is none', () => {
    const t = table('axis A[3]: P1, P2\naxis B: P3(SL), P4\nallied A: Q1', { hands: { axis: 'Smoke, Fire 1/1' } })
    t.fire('axis A', 'allied A', [2]).resolves('r3 breeze')
    t.cannot(smoke(t, 'axis B'), '13.2', /Breeze/)
    const played = table('axis A: P1 pinned, P2\naxis B: P3(SL), P4\nallied A Woods, Smoke: Q1', { hands: { axis: 'Smoke, #38' } })
    played.act({ type: 'rally', group: played.id('axis A'), card: 38 })
    expect(onGroup(played, 'allied A')).toEqual(['terrain', 'smoke'])
    played.act(smoke(played, 'axis B'))
  })

  test('UF-13.4-01 over a Marsh only when two Movement cards lie on it', () => {
    for (const stack of ['Marsh', 'Marsh, Move=']) {
      const t = table(`axis A ${stack}: P1(SL), P2\nallied A: Q1`, { hands: { axis: 'Smoke' } })
      t.cannot(smoke(t), '13.4')
    }
    const t = table('axis A Marsh, Move=, Move=: P1(SL), P2\nallied A: Q1', { hands: { axis: 'Smoke' } })
    t.act(smoke(t))
  })
})

describe('what it does', () => {
  const against = (stack: string) => {
    const t = table(`axis A: P1, P2\nallied A ${stack}: Q1`)
    return cover(t.state, t.group('allied A'), { from: t.group('axis A') }).reduce((sum, { value }) => sum + value, 0)
  }

  test('EX-022a EX-022b EX-022c EX-022d UF-13.21-01 UF-13.25-01 with terrain and movement', () => {
    expect(against('Brush, Smoke, Move=')).toBe(-1)
    expect(against('Move=, Smoke, Move=')).toBe(1)
    expect(against('Smoke, Move=, Move=')).toBe(2)
    expect(against('Brush, Smoke, Smoke, Move=')).toBe(-2)
  })

  test('UF-13.23-01 UF-13.24-01 Terrain may be played on a Movement card with Smoke on it, and takes it away', () => {
    const t = table('axis A Move+, Smoke: P1, P2\nallied A: Q1', { hands: { axis: 'Brush' } })
    t.act({ type: 'terrain', group: t.id('axis A'), card: t.card('axis', 1), faceDown: false })
    expect(onGroup(t, 'axis A')).toEqual(['terrain'])
    expect(t.state.discard).toHaveLength(2)
  })

  test('UF-13.24-01 also Terrain that the enemy discards on it and that is rejected', () => {
    const t = table('axis A: P1, P2\nallied A Move+, Smoke: Q1, Q2', { hands: { axis: 'Brush' } })
    t.act({ type: 'done' })
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'terrain', on: t.id('allied A') }] })
    t.decide('axis', 'refill', { type: 'keep' }).decide('allied', 'terrainOffer', { type: 'reject' })
    expect(onGroup(t, 'allied A')).toEqual(['movement'])
  })
})

describe('when it goes', () => {
  test('UF-13.24-02 under two Movement cards, at the end of the player turn', () => {
    const t = table('axis A Woods, Smoke, Move=: P1, P2\naxis B: P3, P4\nallied A: Q1', {
      hands: { axis: 'Move, Fire, Fire, Fire, Fire, Fire' },
    })
    t.act({ type: 'move', group: t.id('axis A'), card: t.card('axis', 1), mode: 'advance' })
    expect(onGroup(t, 'axis A')).toEqual(['terrain', 'smoke', 'movement', 'movement'])
    t.act({ type: 'done' }).decide('axis', 'discard', { type: 'none' })
    expect(t.state.active).toBe('allied')
    expect(onGroup(t, 'axis A')).toEqual(['terrain', 'movement', 'movement'])
  })

  test('UF-13.24-02 a card that only removes Wire does not count', () => {
    const t = table('axis A Woods, Smoke, Move=, Wire: P1, P2\naxis B: P3, P4\nallied A: Q1', {
      hands: { axis: 'Move, Fire, Fire, Fire, Fire, Fire' },
    })
    t.act({ type: 'removeWire', group: t.id('axis A'), card: t.card('axis', 1) })
      .act({ type: 'done' })
      .decide('axis', 'discard', { type: 'none' })
    expect(onGroup(t, 'axis A')).toEqual(['terrain', 'smoke', 'movement'])
  })

  test('DV-005 UF-13.24-03 UF-13.24-05 a Breeze takes all Smoke at once; the attack under way keeps its strength, the next has none', () => {
    const t = table('axis A[3]: P1, P2, P3\naxis B[3] Woods, Smoke: P4, P5, P6\nallied A Woods, Smoke: Q1, Q2, Q3, Q4, Q5', {
      hands: { axis: 'Fire 3/6, Fire 3/5' },
    })
    t.fire('axis A', 'allied A', [1]).saw({ type: 'fires', strength: 0 }).resolves('r4', 'r3 breeze', 'r4', 'r4', 'r4')
    t.saw({ type: 'breeze', cleared: 2 })
    for (const man of ['Q3', 'Q4', 'Q5']) t.saw({ type: 'attacked', man: t.man(man), strength: 0 })
    expect([...onGroup(t, 'axis B'), ...onGroup(t, 'allied A')]).toEqual(['terrain', 'terrain'])
    t.fire('axis B', 'allied A', [2]).saw({ type: 'fires', strength: 1 })
  })

  test('UF-13.24-03 also a Breeze that is drawn for a position', () => {
    const t = table('axis A: P1, P2\nallied A Woods, Smoke: Q1, Q2', { hands: { axis: 'Sniper' } })
    t.act({ type: 'done' })
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'sniper', on: t.id('allied A') }] })
    t.draws('r3 breeze', 'x0').saw({ type: 'breeze', cleared: 1 })
    expect(onGroup(t, 'allied A')).toEqual(['terrain'])
  })
})

test('UF-13.24-01 UF-8.1-01 UF-13.5-01 Open Ground goes beneath Smoke, or on top of it for whoever would be rid of it', () => {
  const stop = { type: 'terrain', group: 0, faceDown: true } as const
  const FIELD = 'axis A Brush, Move+, Smoke: P1, P2\nallied A: Q1'
  const slid = table(FIELD, { hands: { axis: 'Fire' } })
  const card = slid.card('axis', 1)
  expect(slid.candidates()).toEqual(
    expect.arrayContaining([
      { ...stop, card },
      { ...stop, card, onTop: true },
    ]),
  )
  slid.act({ ...stop, card })
  expect(slid.group('axis A').stack.map(({ as }) => as)).toEqual(['open', 'smoke'])
  const rid = table(FIELD, { hands: { axis: 'Fire' } })
  rid.act({ ...stop, card, onTop: true })
  expect(rid.group('axis A').stack.map(({ as }) => as)).toEqual(['open'])
  const wired = table('axis A Brush, Move+, Smoke, Wire: P1, P2\nallied A: Q1', { hands: { axis: 'Fire' } })
  wired.cannot({ ...stop, card: wired.card('axis', 1), onTop: true }, '13.34')
  const clear = table('axis A Brush, Move+: P1, P2\nallied A: Q1', { hands: { axis: 'Fire, Woods' } })
  clear.cannot({ ...stop, card: clear.card('axis', 1), onTop: true }, '13.5')
  clear.cannot({ ...stop, card: clear.card('axis', 2), faceDown: false, onTop: true }, '13.241')
})

test('UF-25.8-01 a vehicle fires Smoke where it can see: not out of a Gully, nor into a Marsh that has not been left', () => {
  const fires = (axis: string, allied: string) => {
    const t = table(`axis A[2] ${axis}: #35\naxis B: P8\nallied A[1] ${allied}: Q1\nallied B: Q2`, {
      rulesThrough: 35,
      hands: { axis: 'Smoke' },
    })
    return [t, { ...smoke(t), on: t.id('allied A') }] as const
  }
  for (const [axis, allied] of [
    ['Gully', ''],
    ['', 'Gully'],
    ['', 'Marsh, Move='],
  ] as const) {
    const [t, act] = fires(axis, allied)
    t.cannot(act, '25.8')
  }
  for (const [axis, allied] of [
    ['Gully', 'Hill'],
    ['', 'Marsh, Move=, Move+'],
  ] as const) {
    const [t, act] = fires(axis, allied)
    t.act(act)
  }
})
