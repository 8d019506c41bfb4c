import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'

const hands = { axis: 'Fire 1/1' }

describe('Gully', () => {
  const shot = (from: string, at: string) => table(`axis A${from}: P1, P2\nallied A${at}: Q1, Q2`, { hands })

  test('UF-8.2-01 EX-016a EX-016b no ordinary fire into it nor out of it below relative range 5, nor while one Movement card lies on it', () => {
    const into = shot('[2]', '[2] Gully')
    into.cannot(into.fireAction('axis A', 'allied A', [1]), '8.2')
    expect(into.candidates()).not.toContainEqual(into.fireAction('axis A', 'allied A', [1]))
    const out = shot('[2] Gully', '[2]')
    out.cannot(out.fireAction('axis A', 'allied A', [1]), '8.2')
    // 8.22: also while one Movement card lies on it
    const leaving = shot('[2]', '[2] Gully, Move=')
    leaving.cannot(leaving.fireAction('axis A', 'allied A', [1]), '8.2')
    shot('[2]', '[2] Gully, Move=, Move=').fire('axis A', 'allied A', [1])
  })

  test('UF-8.2-04 UF-8.21-01 at relative range 5 fire goes both ways, with -2 against the Gully', () => {
    shot('[2]', '[3] Gully').fire('axis A', 'allied A', [1]).saw({ type: 'fires', range: 5, strength: -1 })
    shot('[2] Gully', '[3]').fire('axis A', 'allied A', [1]).saw({ type: 'fires', range: 5, strength: 1 })
  })

  test('UF-8.2-03 UF-8.21-01 a group on a Hill fires into it and is fired on from it', () => {
    shot('[1] Hill', '[1] Gully')
      .fire('axis A', 'allied A', [1])
      .saw({ type: 'fires', strength: 1 + 1 - 2 })
    shot('[1] Gully', '[1] Hill')
      .fire('axis A', 'allied A', [1])
      .saw({ type: 'fires', strength: 1 - 1 })
  })
})

describe('machine guns in wet ground and on Wire', () => {
  const factors = (stack: string, men: string) => {
    const t = table(`axis A[2] ${stack}: ${men}, Rifle\nallied A[1]: Q1, Q2`, { hands })
    t.fire('axis A', 'allied A', [1])
    const fired = t.game.events.find(({ event }) => event.type === 'fires')!.event as unknown as { factors: number }
    return fired.factors - (stack.includes('Move') ? 1 : 2)
  }
  const LMG = 'Gunner(weapon lmgGerman)'

  test('UF-8.41-02 UF-8.52-01 an MMG or a mortar can’t fire from Marsh or Stream', () => {
    for (const ground of ['Marsh', 'Stream']) {
      expect(factors(ground, 'Gunner(weapon mmgGerman), Helper assists 1')).toBe(0)
      const t = table(`axis A[3] ${ground}: P1(weapon mortarLight), P2 assists 1, P3\nallied A[2]: Q1`, { hands })
      t.fire('axis A', 'allied A', [1]).saw({ type: 'fires', factors: 3 })
    }
    expect(factors('Woods', 'Gunner(weapon mmgGerman), Helper assists 1')).toBe(9)
  })

  test('UF-8.41-03 UF-8.52-03 UF-13.32-02 an LMG there needs its full crew, stands still and has its bracketed firepower', () => {
    for (const ground of ['Marsh', 'Stream', 'Woods, Wire']) {
      expect(factors(ground, `${LMG}, Helper assists 1`)).toBe(4)
      expect(factors(ground, `${LMG}, Helper pinned assists 1`)).toBe(0)
      expect(factors(ground, LMG)).toBe(0)
      expect(factors(ground.replace('Woods, ', 'Woods, Move=, '), `${LMG}, Helper assists 1`)).toBe(ground.includes('Wire') ? 0 : 4)
    }
    expect(factors('Marsh, Move=', `${LMG}, Helper assists 1`)).toBe(0)
    expect(factors('Stream, Move=', `${LMG}, Helper assists 1`)).toBe(0)
    expect(factors('Woods', `${LMG}, Helper assists 1`)).toBe(6)
  })

  test('UF-13.32-02 an MMG on Wire fires its bracketed values with a full crew', () => {
    expect(factors('Woods, Wire', 'Gunner(weapon mmgGerman), Helper assists 1')).toBe(5)
  })

  test('G-58 an LMG that one man serves has its full firepower there, standing still', () => {
    const bren = 'Gunner(weapon lmgBritish)'
    expect(factors('Marsh', bren)).toBe(4)
    expect(factors('Woods, Move=', bren)).toBe(4)
    expect(factors('Marsh, Move=', bren)).toBe(0)
  })
})

test('UF-8.44-01 UF-8.54-01 no weapon is repaired in a Marsh or a Stream', () => {
  for (const ground of ['Marsh', 'Stream']) {
    const t = table(`axis A ${ground}: P1 jammed, P2\nallied A: Q1`)
    t.cannot({ type: 'repair', group: 0, man: t.man('P1') }, '19.3')
  }
  const t = table('axis A Woods: P1 jammed, P2\nallied A: Q1')
  t.act({ type: 'repair', group: 0, man: t.man('P1') }).draws('r3')
})
