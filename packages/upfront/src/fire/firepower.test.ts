import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'

/** What group A has at a relative range against the enemy's. */
function factors(range: number, stack: string, men: string, more: { [field: string]: unknown } = {}, options: TableOptions = {}): number {
  const t = table(`axis A[${range}] ${stack}: ${men}, Filler(weapon BAR)\nallied A: Q1, Q2`, {
    hands: { axis: 'Fire 1/1, #149, #150' },
    ...options,
  })
  return firedWith(t.fire('axis A', 'allied A', [1], more)) - [2, 2, 3, 3, 4, 5][range]!
}

function firedWith(t: UpfrontTable): number {
  const [fired] = t.game.events.filter(({ event }) => event.type === 'fires')
  return (fired!.event as unknown as { factors: number }).factors
}

const GUN = 'Gunner(weapon lmgGerman)'
const CREWED = `${GUN}, Helper assists 1`

describe('crews', () => {
  test('UF-11.1-01 UF-11.2-01 with an unpinned assistant the gun has its full firepower, and he none of his own', () => {
    expect(factors(3, '', CREWED)).toBe(6)
    expect(factors(3, '', `${GUN}, Helper`)).toBe(4 + 2)
    expect(factors(3, '', `${GUN}, Helper pinned assists 1`)).toBe(4)
  })

  test('UF-11.4-01 UF-11.4-02 a gun whose gunner is pinned is silent, and so is the assistant', () => {
    expect(factors(3, '', 'Gunner(weapon lmgGerman) pinned, Helper assists 1')).toBe(0)
  })
})

describe('moving fire', () => {
  const GROUP = `${CREWED}, Hessel(weapon mpGerman), Wolff, Bernhoff`
  const moving = (range: number) => table(`axis A[${range}] Move=: ${GROUP}\nallied A: Q1, Q2`, { hands: { axis: 'Fire 4/8, Fire 1/1' } })

  test('EX-021a UF-12.11-01 UF-12.13-01 UF-12.13-03 at relative range 3 it has seven factors: not enough for eight', () => {
    const t = moving(3)
    t.cannot(t.fireAction('axis A', 'allied A', [1]), '6.1', /needs 8 .* has 7/)
  })

  test('EX-021b UF-12.1-01 at relative range 4 nine, and Fire 4 has strength 2', () => {
    moving(4).fire('axis A', 'allied A', [1]).saw({ type: 'fires', factors: 9, strength: 2 })
  })

  test('EX-021c UF-12.11-01 at relative range 2 each rifle is rounded down to nothing: three', () => {
    const t = moving(2)
    t.fire('axis A', 'allied A', [2]).saw({ type: 'fires', factors: 3 })
  })

  test('UF-12.12-01 neither an MMG nor a mortar fires on the move', () => {
    expect(factors(5, 'Move=', 'Gunner(weapon mmgGerman), Helper assists 1')).toBe(0)
    expect(factors(5, 'Move=', 'Gunner(weapon mortarLight), Helper assists 1')).toBe(0)
    expect(factors(5, '', 'Gunner(weapon mortarLight), Helper assists 1')).toBe(2)
  })

  test('UF-12.13-01 UF-12.13-02 UF-12.13-03 a moving LMG fires bracketed with its full crew, and not at all without', () => {
    expect(factors(3, 'Move=', CREWED)).toBe(4)
    expect(factors(3, 'Move=', GUN)).toBe(0)
    expect(factors(3, 'Move=', `${GUN}, Helper pinned assists 1`)).toBe(0)
  })

  test('UF-12.11-01 a semi-automatic rifle is not halved', () => {
    expect(factors(3, 'Move=', 'P1(weapon rifleSemi)')).toBe(2)
    expect(factors(3, 'Move=', 'P1')).toBe(1)
  })
})

describe('Heroes', () => {
  const hero = (man: number, card = 149) => ({ heroes: [{ card, man }] })

  test('UF-10.45-01 UF-10.45-10 QA-024 UF-X-10 a Hero doubles the firepower of one man, needed or not, and is no action', () => {
    expect(factors(3, '', 'P1, P2', hero(0))).toBe(4 + 2)
    expect(factors(3, 'Move=', 'P1', hero(0))).toBe(2)
  })

  test('UF-10.45-02 UF-10.45-11 UF-X-06 with a Hero a crewed gun doubles its bracketed value', () => {
    expect(factors(3, '', CREWED, hero(0))).toBe(8)
    expect(factors(3, '', GUN, hero(0))).toBe(8)
    expect(factors(3, '', CREWED, hero(0, 150))).toBe(8)
  })

  test('UF-10.45-05 UF-10.45-11 an LMG that one man serves only with the black Hero, an automatic rifle with either', () => {
    expect(factors(3, '', 'Gunner(weapon lmgBritish)', hero(0, 149))).toBe(8)
    expect(factors(3, '', 'P1(weapon BAR)', hero(0, 150))).toBe(6)
    const t = table('axis A[3]: Gunner(weapon lmgBritish)\nallied A: Q1', { hands: { axis: 'Fire 1/1, #150' } })
    t.cannot(t.fireAction('axis A', 'allied A', [1], hero(0, 150)), '10.45')
  })

  test('UF-10.45-03 a Hero does nothing for a mortar, for an assistant, for a man who can’t fire', () => {
    const t = table('axis A[4]: P1(weapon mortarLight), P2 assists 1, P3 jammed, P4 pinned, P5\nallied A: Q1', {
      hands: { axis: 'Fire 1/1, #149' },
    })
    for (const man of ['P1', 'P2', 'P3', 'P4']) t.cannot(t.fireAction('axis A', 'allied A', [1], hero(t.man(man))), '10.45')
    t.fire('axis A', 'allied A', [1], hero(t.man('P5')))
  })

  test('QA-025 UF-10.45-07 a second Hero on the same man does nothing, so it can’t be played', () => {
    const t = table('axis A[3]: P1, P2\nallied A: Q1', { hands: { axis: 'Fire 1/1, #149, #150' } })
    const both = [149, 150].map((card) => ({ card, man: t.man('P1') }))
    t.cannot(t.fireAction('axis A', 'allied A', [1], { heroes: both }), '10.45', /second/)
  })

  /** A group that flanks the enemy's group B, of roster men with these weapons. */
  const flanking = (weapons: readonly string[], moving: boolean, more: { [field: string]: unknown }) => {
    const men = weapons.map((weapon, i) => ({ number: i + 3, weapon, ...(i === 1 ? { assists: 1 } : {}) }))
    const cards = moving ? [{ card: 60, as: 'movement' as const }] : []
    const t = table('allied A: Q1, Q2\nallied B: R1, R2', {
      hands: { axis: 'Fire 1/1, #149' },
      axis: {
        groups: [
          { letter: 'A', range: 3, flanks: ['B'], men, cards },
          { letter: 'B', men: [{ number: 20 }] },
        ],
      },
    })
    return firedWith(t.act({ type: 'fire', group: 0, target: 3, cards: [t.card('axis', 1)], ...more }))
  }

  test('UF-10.45-02 UF-10.45-06 UF-10.45-08 QA-026 UF-X-06 flanking doubles the full crew’s value; with a Hero it is three times the bracketed one', () => {
    expect(flanking(['lmgGerman', 'rifleBolt'], false, {})).toBe(12)
    expect(flanking(['lmgGerman', 'rifleBolt'], false, hero(0))).toBe(12)
    expect(flanking(['rifleBolt'], false, hero(0))).toBe(6)
  })

  test('UF-12.11-02 UF-X-06 a moving rifle that flanks has its normal firepower, with a Hero half as much again', () => {
    expect(flanking(['rifleBolt'], true, {})).toBe(2)
    expect(flanking(['rifleBolt'], true, hero(0))).toBe(3)
  })
})

test('UF-12.11-02 UF-X-06 all doublings and halvings come before the one rounding', () => {
  expect(factors(2, 'Move=', 'P1', { heroes: [{ card: 149, man: 0 }] })).toBe(1)
  expect(factors(2, 'Move=', 'P1')).toBe(0)
})

test('UF-6.1-01 what a candidate offers needs a Hero only where the firepower does not do without him', () => {
  const t = table('axis A[3]: P1, P2\nallied A: Q1', { hands: { axis: 'Fire 3/4, Fire 3/6, #149' } })
  const fires = t.candidates().filter((act) => (act as { type: string }).type === 'fire') as { cards: number[]; heroes?: unknown[] }[]
  expect(fires.map(({ cards, heroes }) => [cards.length, heroes?.length ?? 0])).toEqual([
    [1, 0],
    [1, 1],
  ])
})
