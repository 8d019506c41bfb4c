import { describe, expect, test } from 'vitest'
import { type TableOptions, table } from '../../test/table.ts'
import type { Victory } from './types.ts'

const lost = (...fates: ('kia' | 'rout' | 'prisoner')[]) => ({ lost: fates.map((fate, i) => ({ number: i + 5, fate })) })

describe('victory points when the time is up', () => {
  /** The last card of the last Deck is drawn in a refill. */
  const timeOut = (text: string, options: TableOptions = {}) => {
    const t = table(text, { step: 'turn.refill', decks: 1, pile: 'b1', ...options })
    const [last] = t.state.deck
    return t.decide('axis', 'refill', { type: 'draw' }).rolls(last!)
  }
  const score = (text: string, options: TableOptions = {}) => {
    const { winReason, winner } = timeOut(text, options).state
    return [...winReason.match(/-?\d+/g)!.map(Number), winner]
  }

  test('UF-16.4-01 UF-16.4-03 UF-16.4-04 UF-16.4-06 UF-16.41-01 QA-045 unpinned men who are not moving, times the range chit', () => {
    expect(score('axis A[3]: P1, P2, P3 pinned, P4 unarmed\naxis B[5] Move=: P5, P6, P7\nallied A[2] Woods: Q1, Q2')).toEqual([
      9,
      4,
      'axis',
    ])
    expect(score('axis A[5] Move=: P1, P2, P3\nallied A: Q1')).toEqual([0, 0, 'draw'])
  })

  test('UF-16.4-02 two for every crewman of a gun or vehicle, besides what it is worth itself', () => {
    const guns = { rulesThrough: 35 } as const
    expect(score('axis A: P1\nallied A: #34 buttoned crewLost 1', guns)).toEqual([2, 0, 'axis'])
    expect(score('axis A: P1\nallied A: #32 crewLost 2', guns)).toEqual([4, 0, 'axis'])
  })

  test('UF-16.4-07 a negative range chit costs points', () => {
    expect(score('axis A[-2]: P1, P2\nallied A: Q1')).toEqual([-4, 0, 'allied'])
  })

  test('UF-16.4-02 UF-16.4-11 UF-16.4-12 two for a man killed, one for one who ran, five for a prisoner', () => {
    const allied = lost('kia', 'rout', 'prisoner')
    expect(score('axis A: P1, P2\nallied A: Q1, Q2, Q3, Q4', { allied })).toEqual([8, 0, 'axis'])
  })

  test('EX-046 UF-16.4-05 UF-16.4-07 where only one terrain scores: -3 in Buildings at -1, nothing in Brush', () => {
    const victory: Victory = { type: 'mostVP', positionTerrain: 'Buildings' }
    expect(score('axis A[-1] Buildings: P1, P2, P3\nallied A: Q1', { victory })).toEqual([-3, 0, 'allied'])
    expect(score('axis A[-1] Brush: P1, P2, P3\nallied A: Q1', { victory })).toEqual([0, 0, 'draw'])
    expect(score('axis A[2] Buildings: P1, P2, P3\naxis B[4] Woods: P4\nallied A: Q1', { victory })).toEqual([6, 0, 'axis'])
  })

  test('UF-16.4-06 who had to be denied his aim has lost when the time is up, whatever the points', () => {
    const attack = { kind: 'attack' as const, axis: { role: 'attacker' as const }, allied: { role: 'defender' as const } }
    const winnerOf = (victory: Victory, text: string) => timeOut(text, { ...attack, victory }).state.winner
    expect(winnerOf({ type: 'breakDefender' }, 'axis A[4]: P1, P2\nallied A: Q1')).toBe('allied')
    expect(winnerOf({ type: 'fractionAtRR5', parts: 1, of: 2 }, 'axis A[4]: P1, P2\nallied A: Q1')).toBe('allied')
    const half: Victory = { type: 'vpRatio', ratio: 3, per: 2 }
    expect(winnerOf(half, 'axis A[3]: P1\nallied A[2]: Q1')).toBe('axis')
    expect(winnerOf(half, 'axis A[2]: P1\nallied A[2]: Q1')).toBe('allied')
    const ratio: Victory = { type: 'vpRatio', ratio: 2 }
    expect(winnerOf(ratio, 'axis A[2]: P1, P2\nallied A[1]: Q1, Q2')).toBe('axis')
    expect(winnerOf(ratio, 'axis A[2]: P1, P2\nallied A[1]: Q1, Q2, Q3')).toBe('allied')
  })
})

describe('a victory condition', () => {
  const victory: Victory = { type: 'firstTo', count: 4, range: 4 }
  const winner = (text: string, more: TableOptions = {}) => table(`${text}\nallied A: Q1, Q2`, { victory, ...more }).state.winner
  const four = (stack: string) => winner(`axis A[4] ${stack}: P1, P2, P3, P4`)

  test('UF-16.42-01 UF-16.42-08 EX-025a EX-025b terrain and Wire together must reduce fire', () => {
    expect(four('Brush')).toBe('axis')
    expect(four('Brush, Wire')).toBe(null)
    for (const ground of ['Woods', 'Buildings', 'Gully']) expect(four(`${ground}, Wire`)).toBe('axis')
    for (const ground of ['', 'Stream', 'Open', 'Minefield']) expect(four(ground)).toBe(null)
  })

  test('QA-047 UF-16.42-03 UF-16.42-11 Walls do with one Wire, not with two; an enemy on a Hill is no matter', () => {
    expect(four('Walls, Wire')).toBe('axis')
    expect(four('Walls, Wire, Wire')).toBe(null)
    expect(table('axis A[4] Brush: P1, P2, P3, P4\nallied A Hill: Q1', { victory }).state.winner).toBe('axis')
  })

  test('QA-046 UF-16.42-02 UF-16.42-10 exactly that range, for all of them; unless the scenario lets them differ', () => {
    const apart = 'axis A[4] Woods: P1, P2, P3\naxis B[5] Woods: P4'
    expect(winner(apart)).toBe(null)
    expect(winner('axis A[5] Woods: P1, P2, P3, P4')).toBe(null)
    expect(winner(apart, { victory: { ...victory, mayDiffer: true } })).toBe('axis')
    expect(winner('axis A[4] Woods: P1, P2\naxis B[4] Brush: P3, P4')).toBe('axis')
  })

  test('UF-16.42-05 UF-16.42-06 UF-16.42-07 not in Smoke alone, not on the move, but in a Gully that nobody can fire into', () => {
    expect(four('Open, Smoke')).toBe(null)
    expect(four('Brush, Wire, Smoke')).toBe(null)
    expect(four('Woods, Move=')).toBe(null)
    expect(four('Gully')).toBe('axis')
  })

  test('UF-16.42-01 pinned men don’t count, and a group with an infiltrator in it does not', () => {
    expect(winner('axis A[4] Woods: P1, P2, P3, P4 pinned')).toBe(null)
    expect(table('axis A[4] Woods: P1, P2, P3, P4\nallied A: Q1 infiltrates A, Q2', { victory }).state.winner).toBe(null)
  })

  test('UF-16.42-01 half of the attackers in cover at relative range 5', () => {
    const half = (text: string) =>
      table(text, {
        kind: 'attack',
        victory: { type: 'fractionAtRR5', parts: 1, of: 2 },
        axis: { role: 'attacker' },
        allied: { role: 'defender' },
      }).state.winner
    expect(half('axis A[5] Woods: P1, P2\naxis B: P3, P4\nallied A: Q1')).toBe('axis')
    expect(half('axis A[5] Woods: P1, P2 pinned\naxis B: P3, P4\nallied A: Q1')).toBe(null)
    expect(half('axis A[4] Woods: P1, P2\naxis B: P3, P4\nallied A: Q1')).toBe(null)
  })
})

describe('Broken Squad', () => {
  const broken = (men: number, fates: readonly ('kia' | 'rout' | 'prisoner')[], nations: TableOptions['nations'] = {}) => {
    const groups = Array.from({ length: men }, (_, i) => `P${i + 1}`)
    const text = `axis A: ${groups.slice(0, 10).join(', ')}${men > 10 ? `\naxis B: ${groups.slice(10).join(', ')}` : ''}\nallied A: Q1`
    return table(text, { nations, axis: lost(...fates) }).state.winner === 'allied'
  }
  const some = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 ? ('kia' as const) : ('rout' as const)))

  test('EX-026a UF-16.5-01 UF-16.5-04 more than half lost to KIA and rout: of fifteen the eighth', () => {
    expect(broken(8, some(7), { axis: 'Russian' })).toBe(false)
    expect(broken(7, some(8), { axis: 'Russian' })).toBe(true)
    expect([broken(2, some(2)), broken(2, some(3))]).toEqual([false, true])
  })

  test('UF-16.5-04 the Japanese at three quarters, the French at half, the Italians at more than two fifths, but like others against Russians', () => {
    expect([broken(2, some(5), { axis: 'Japanese' }), broken(2, some(6), { axis: 'Japanese' })]).toEqual([false, true])
    expect([broken(3, some(2), { axis: 'French' }), broken(2, some(2), { axis: 'French' })]).toEqual([false, true])
    expect([broken(3, some(2), { axis: 'Italian' }), broken(4, some(3), { axis: 'Italian' })]).toEqual([false, true])
    const east = { axis: 'Italian', allied: 'Russian' } as const
    expect([broken(3, some(3), east), broken(2, some(3), east)]).toEqual([false, true])
  })

  test('UF-16.5-03 UF-16.5-07 prisoners count; men who have only surrendered do not', () => {
    expect(broken(2, ['prisoner', 'prisoner', 'prisoner'])).toBe(true)
    const men = [{ number: 2 }, { number: 3 }, { number: 4 }]
    const t = table('allied A: Q1', {
      nations: { axis: 'Italian' },
      axis: {
        groups: [
          { letter: 'A', men, surrendered: true },
          { letter: 'B', men: [{ number: 6 }] },
        ],
      },
    })
    expect(t.state.winner).toBe(null)
  })

  test('QA-049 UF-16.5-02 both broken at the same moment: both have lost', () => {
    const t = table('axis A: P1\nallied A: Q1', { axis: lost('kia', 'kia'), allied: lost('kia', 'kia') })
    expect([t.state.winner, t.game.outcome?.winner]).toEqual(['draw', null])
  })

  test('UF-16.5-01 the game ends with the loss that breaks a squad', () => {
    const t = table('axis A[3]: P1, P2, P3\nallied A: Q1, Q2, Q3', {
      hands: { axis: 'Fire 3/6', allied: '#149' },
      allied: lost('kia', 'rout'),
    })
    t.fire('axis A', 'allied A', [1]).resolves('b5', 'r5', 'r5')
    expect([t.state.winner, t.state.winReason]).toEqual(['axis', 'The American squad is broken.'])
  })
})
