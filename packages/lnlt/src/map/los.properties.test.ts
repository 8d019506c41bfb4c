import { THEMES, type Theme } from '@firegroup/hexmap'
import { generateMap, pickFrom, schematicBoard } from '@firegroup/hexmap/draw'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldGround } from '../../test/field.ts'
import type { Location } from '../state.ts'
import { type LosCounter, type LosCounters, NO_COUNTERS, RUBBLE, SMOKE, VEHICLE_OR_WRECK } from './counters.ts'
import type { Ground } from './ground.ts'
import { locationsIn } from './location.ts'
import { canSee, sight } from './los.ts'
import { adjacent, onOtherFloor } from './terrain.ts'

/** Boards with rough silhouettes of every theme, and one crammed with hills, tall buildings and walls. */
const grounds: readonly Ground[] = [
  ...(Object.keys(THEMES) as Theme[]).map((theme, index) =>
    fieldGround(generateMap({ id: theme, name: theme, columns: 13, rows: 7, theme, pick: pickFrom(index + 5) })),
  ),
  crammed(7),
  crammed(8),
]

function crammed(seed: number): Ground {
  const pick = pickFrom(seed)
  const kinds = ['open', 'open', 'forest', 'brush', 'light-woods', 'wheat-field', 'hc-building', 'hc-building', 'lc-building', 'marsh']
  const ids = [...'ABCDEFGHIJK'].flatMap((column) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`))
  const hexes = new Map(ids.map((id) => [id, { terrain: kinds[pick(kinds.length)]!, level: Math.max(0, pick(6) - 2), road: [] }]))
  const heavy = (id: string) => hexes.get(id)?.terrain === 'hc-building'
  const joined = ids.flatMap((id) => {
    const below = `${id[0]}${Number(id[1]) + 1}`
    return heavy(id) && heavy(below) ? [`${id} ${below}`] : []
  })
  const hexsides = ids.filter(() => pick(5) === 0).map((id) => `${id}/${id[0]}${Number(id[1]) - 1 || 2} ${pick(2) ? 'wall' : 'bocage'}`)
  return fieldGround(schematicBoard(hexes, { firstColumn: 'low', joined, hexsides: [...new Set(hexsides)] }))
}

const COUNTERS: readonly LosCounter[] = [SMOKE, RUBBLE, VEHICLE_OR_WRECK]

function lying(byHex: ReadonlyMap<number, LosCounter>): LosCounters {
  const at = (hex: number, los: LosCounter['los']) => {
    const counter = byHex.get(hex)
    return counter?.los === los ? counter : null
  }
  return { isEmpty: byHex.size === 0, opens: true, blockingAt: (hex) => at(hex, 'blocking'), degradingAt: (hex) => at(hex, 'degrading') }
}

interface Drawn {
  readonly ground: Ground
  readonly from: Location
  readonly to: Location
  readonly counters: LosCounters
  readonly other: number
}

const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    map: fc.nat(grounds.length - 1),
    from: fc.nat(),
    to: fc.nat(),
    lies: fc.array(fc.tuple(fc.nat(), fc.nat(2)), { maxLength: 12 }),
  })
  .map(({ map, from, to, lies }) => {
    const ground = grounds[map]!
    const { size } = ground.map
    const all = Array.from({ length: size }, (_, hex) => locationsIn(ground, hex)).flat()
    const byHex = new Map(lies.map(([hex, kind]) => [hex % size, COUNTERS[kind]!]))
    return { ground, from: all[from % all.length]!, to: all[to % all.length]!, counters: lying(byHex), other: (from + to) % size }
  })

function always(property: (given: Drawn) => void, numRuns = 2000): void {
  fc.assert(fc.property(drawn, property), { numRuns })
}

describe('on random maps', () => {
  test('LNL-10.3-13 who sees is seen, through the same hexes and as well', () => {
    always(({ ground, from, to, counters }) => {
      const [there, back] = [sight(ground, counters, from, to), sight(ground, counters, to, from)]
      expect(back.blocked).toEqual(there.blocked)
      expect(back.limited).toBe(there.limited)
      expect(back.degrading.toReversed()).toEqual(there.degrading)
      expect(back.crossed.toReversed()).toEqual(there.crossed)
      expect(canSee(ground, counters, from, to)).toBe(there.blocked === null)
    })
  })

  test('a sight is clear, degraded by two hexes at most, or blocked by a rule at a hex of its line', () => {
    always(({ ground, from, to, counters }) => {
      const { blocked, degrading, limited, crossed } = sight(ground, counters, from, to)
      expect(degrading.length).toBeLessThanOrEqual(2)
      expect(new Set(degrading.map(({ hex }) => hex)).size).toBe(degrading.length)
      for (const { hex } of degrading) expect(crossed).toContain(hex)
      if (!blocked) return
      expect([degrading, limited]).toEqual([[], false])
      expect(blocked.rule).toMatch(/^10\.[23]/)
      if (blocked.rule !== '10.2') expect(crossed).toContain(blocked.at)
    })
  })

  test('neighbours see each other, whatever lies there, but for the other floors of one building', () => {
    always(({ ground, from, to, counters }) => {
      if (!adjacent(ground, from, to)) return
      expect(sight(ground, counters, from, to)).toMatchObject({ blocked: null, degrading: [], limited: false })
    }, 20_000)
    always(({ ground, from, to }) => {
      if (onOtherFloor(ground, from, to)) expect(canSee(ground, NO_COUNTERS, from, to)).toBe(false)
    })
  })

  test('what lies off the line changes nothing, and Smoke on it never clears the view', () => {
    always(({ ground, from, to, other }) => {
      const before = sight(ground, NO_COUNTERS, from, to)
      const after = sight(ground, lying(new Map([[other, SMOKE]])), from, to)
      if (!before.crossed.includes(other)) expect(after).toEqual(before)
      else if (before.blocked) expect(after.blocked).not.toBeNull()
    })
  })

  test('what is remembered is what is seen', () => {
    always(({ ground, from, to }) => {
      const afar = Math.max(from, to) >> 3 === 0 ? 1 : 0
      const counters = lying(new Map([[afar, SMOKE]]))
      const first = sight(ground, NO_COUNTERS, from, to)
      if (!first.crossed.includes(afar)) expect(sight(ground, counters, from, to)).toBe(first)
      expect(sight(ground, NO_COUNTERS, from, to)).toBe(first)
    })
  })
})
