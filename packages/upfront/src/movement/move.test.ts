import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

/** axis A in this state with these cards in hand, against two allied groups at range 0 (or as told). */
function field(axis: string, hand: string, allied = 'allied A: #1, #2\nallied B: #3, #4', options: TableOptions = {}): UpfrontTable {
  return table(`axis A${axis}: #1, #2\naxis B: #3, #4\n${allied}`, { hands: { axis: hand }, ...options })
}
const move = (t: UpfrontTable, mode: string, n = 1, group = 0) => ({ type: 'move', group, card: t.card('axis', n), mode })
const terrain = (t: UpfrontTable, n = 1, faceDown = false) => ({ type: 'terrain', group: 0, card: t.card('axis', n), faceDown })

describe('Movement cards', () => {
  test('UF-5.4-01 UF-5.4-03 UF-5.5-01 UF-4.21-01 one card in any of three modes; the range chit changes when it is played', () => {
    for (const [mode, range] of [
      ['advance', 3],
      ['retreat', 1],
      ['sideways', 2],
    ] as const) {
      const t = field('[2]', 'Move')
      t.act(move(t, mode)).saw({ type: 'moves', mode, range })
      expect([t.group('axis A').range, t.group('axis A').stack[0]!.mode]).toEqual([range, mode])
    }
  })

  test('UF-5.4-02 sideways changes neither range nor letter by itself', () => {
    const t = field('[2]', 'Flank')
    t.act(move(t, 'sideways'))
    expect([t.group('axis A').range, t.group('axis A').letter]).toEqual([2, 'A'])
  })

  test('UF-5.1-01 not on a group with a pinned man', () => {
    const t = table('axis A: #1, #2 pinned\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', { hands: { axis: 'Move' } })
    t.cannot(move(t, 'advance'), '5.1').act(move(t, 'advance', 1, 1))
  })

  test('UF-5-01 a Movement card on the table can’t be taken back: no action but Terrain over it removes it', () => {
    const t = field(' Brush, Move=', 'Fire, Move, Flank, Rally 2')
    const { card } = t.group('axis A').stack[1]!
    const acts = t.candidates() as { type: string }[]
    expect(acts.length).toBeGreaterThan(5)
    for (const act of acts) {
      if (act.type === 'terrain') continue
      const game = t.game.fork()
      game.take('axis', act)
      expect(game.state.groups[0]!.stack.some((placed) => placed.card === card && placed.mode === 'sideways')).toBe(true)
    }
  })

  test('UF-5.7-01 EX-011c a group can’t advance beyond relative range 5 to the enemy with its letter', () => {
    const t = field('[2]', 'Move', 'allied A[3]: #1, #2\nallied B: #3, #4')
    t.cannot(move(t, 'advance'), '5.7').act(move(t, 'sideways'))
    const free = field('[1]', 'Move', 'allied A[3]: #1, #2\nallied B: #3, #4')
    free.act(move(free, 'advance'))
  })

  test('UF-5.7-02 UF-5.7-03 EX-011b with nobody opposite it passes on, beyond 5 and past its neighbours', () => {
    const t = field('[5]', 'Move', 'allied B[3]: #1, #2\nallied C[0]: #3, #4')
    t.act(move(t, 'advance'))
    expect(t.group('axis A').range).toBe(6)
  })

  test('UF-5.51-01 G-63 no retreat that brings the closest enemy below true range 0', () => {
    const t = field('[1]', 'Move', 'allied A[-1]: #1, #2\nallied B[-2]: #3, #4')
    t.cannot(move(t, 'retreat'), '5.51', /closest/)
    const near = field('[1]', 'Move', 'allied A[-1]: #1, #2\nallied B[0]: #3, #4')
    near.act(move(near, 'retreat'))
  })

  test('UF-5.51-02 from range 0 a group retreats only with a red Movement card, and its chit goes below 0', () => {
    const t = field('[0]', 'Move black, Move red', 'allied A[2]: #1, #2\nallied B: #3, #4')
    t.cannot(move(t, 'retreat', 1), '5.51', /red/).act(move(t, 'retreat', 2))
    expect(t.group('axis A').range).toBe(-1)
    const one = field('[1]', 'Move black', 'allied A[2]: #1, #2\nallied B: #3, #4')
    one.act(move(one, 'retreat'))
  })
})

describe('Terrain cards', () => {
  test('UF-5.1-02 UF-5.3-01 Terrain needs an exposed Movement card, so it takes a later turn', () => {
    const t = field('', 'Brush, Move')
    t.cannot(terrain(t), '5.1').act(move(t, 'advance', 2))
    t.cannot(terrain(t), '4.2')
    const later = field(' Move+', 'Brush')
    later.act(terrain(later)).saw({ type: 'entersTerrain', terrain: 'Brush' })
    const covered = field(' Move+, Woods', 'Brush')
    covered.cannot(terrain(covered), '5.1')
  })

  test('UF-5.1-02 also on a group with a pinned man', () => {
    const t = table('axis A Move+: #1, #2 pinned\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', { hands: { axis: 'Brush' } })
    t.act(terrain(t)).saw({ type: 'entersTerrain', terrain: 'Brush' })
  })

  test('UF-5.41-01 UF-7.34-01 all cards beneath go to the Discard pile', () => {
    const t = field(' Woods, Move=, Move+', 'Brush')
    const beneath = t.group('axis A').stack.map(({ card }) => card)
    t.act(terrain(t))
    expect(t.group('axis A').stack.map(({ card }) => card)).toEqual([t.card('axis', 1)])
    expect(t.state.discard).toEqual(beneath)
  })

  test('UF-5.41-02 QA-164 until then old terrain stays on the table under any number of Movement cards', () => {
    const t = field(' Brush, Move=, Move=', 'Move')
    t.act(move(t, 'advance'))
    expect([t.group('axis A').stack.length, t.state.discard]).toEqual([4, []])
  })

  test('UF-5.41-03 a group that retreats comes to whatever Terrain is played next, not to what it left', () => {
    const t = field('[2] Woods', 'Move, Brush', undefined, { nations: { axis: 'Russian' } })
    t.act(move(t, 'retreat')).passTo('refill').pass().passTo('act')
    t.pass().passTo('act')
    t.act({ ...terrain(t, 2) })
    expect(t.group('axis A').stack.map(({ card }) => card)).toEqual([t.card('axis', 2)])
  })

  test('UF-8.1-01 any card face down on an exposed Movement card is Open Ground, and its player alone knows which', () => {
    const t = field(' Woods, Move+', 'Fire')
    t.act(terrain(t, 1, true))
    const stackSeenBy = (viewer: string) => (t.game.view(viewer) as { groups: { stack: { card: number }[] }[] }).groups[0]!.stack
    expect([stackSeenBy('axis')[0]!.card, stackSeenBy('allied')[0]!.card]).toEqual([t.card('axis', 1), 0])
    const told = t.game.eventsFor('allied').find(({ type }) => type === 'entersTerrain')
    expect(told).toEqual({ type: 'entersTerrain', rule: '8.1', side: 'axis', group: 0, terrain: 'OpenGround' })
    const still = field(' Woods', 'Fire')
    still.cannot(terrain(still, 1, true), '5.1')
  })
})

describe('Gully, Marsh and Stream', () => {
  test('UF-8.22-03 Movement cards played in a Gully change the range', () => {
    const t = field('[1] Gully', 'Move')
    t.act(move(t, 'advance'))
    expect(t.group('axis A').range).toBe(2)
  })

  test('UF-8.42-01 UF-8.42-03 UF-8.42-04 EX-017 EX-018 a Marsh takes two Movement cards: the first sideways, the second sets the direction', () => {
    const t = field('[1] Marsh', 'Move')
    t.cannot(move(t, 'advance'), '8.42').cannot(move(t, 'retreat'), '8.42').act(move(t, 'sideways'))
    expect(t.group('axis A').range).toBe(1)
    const one = field('[1] Marsh, Move=', 'Brush, Move')
    one.cannot(terrain(one), '8.42').act(move(one, 'advance', 2))
    expect(one.group('axis A').range).toBe(2)
    const two = field('[1] Marsh, Move=, Move=', 'Brush')
    two.act(terrain(two)).saw({ type: 'entersTerrain', terrain: 'Brush' })
  })

  test('UF-8.1-03 no Open Ground on the first Movement card that leaves a Marsh', () => {
    const t = field(' Marsh, Move=', 'Fire')
    t.cannot(terrain(t, 1, true), '8.1')
    const two = field(' Marsh, Move=, Move=', 'Fire')
    two.act(terrain(two, 1, true))
  })

  test('UF-8.53-01 UF-8.53-04 a Stream is left by fording, sideways; a Ford card always succeeds', () => {
    const t = field('[1] Stream', 'Ford')
    t.cannot(move(t, 'advance'), '8.53').cannot(move(t, 'retreat'), '8.53').act(move(t, 'sideways'))
    t.saw({ type: 'fords', succeeded: true }).sawNo({ type: 'draw' })
    t.cannot({ type: 'reorder', group: 0, men: [1, 0] }, '4.2')
  })

  test('UF-8.53-02 UF-8.53-05 any other card fords on a black RNC; then the group is moving in the Stream and goes on in a later turn', () => {
    const t = field('[1] Stream', 'Move')
    t.act(move(t, 'sideways')).draws('b0').saw({ type: 'fords', succeeded: true })
    expect(t.group('axis A').stack.map(({ as, mode }) => `${as} ${mode}`)).toEqual(['terrain ', 'movement sideways'])
    const forded = field('[1] Stream, Move=', 'Move, Brush')
    forded.asks('axis', 'act')
    expect(forded.candidates()).toContainEqual(move(forded, 'advance'))
    expect(forded.candidates()).toContainEqual(terrain(forded, 2))
  })

  test('UF-8.53-06 on a red one the Movement card is discarded, and the action is used', () => {
    const t = field('[1] Stream', 'Move')
    t.act(move(t, 'sideways')).draws('r0').saw({ type: 'fords', succeeded: false })
    expect([t.group('axis A').stack.length, t.state.discard.includes(t.card('axis', 1)), t.group('axis A').acted]).toEqual([1, true, true])
  })
})
