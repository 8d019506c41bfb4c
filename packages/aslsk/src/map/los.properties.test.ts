import { type HexSpec, type MapSpec, THEMES, type Theme } from '@firegroup/hexmap'
import { generateMap, pickFrom } from '@firegroup/hexmap/draw'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateOf } from '../../test/field.ts'
import type { MarkerId } from '../ids.ts'
import type { AslskState, Hex } from '../state.ts'
import { locationOf } from './location.ts'
import { canSee, sight } from './los.ts'
import { adjacent, levelAt } from './terrain.ts'

const themes = Object.keys(THEMES) as Theme[]
const MONTHS = [1, 5, 7]
const PAIRS = 400
/** Where every run needs a board of its own. */
const FEW = 30

/** A random board of every theme, in winter, spring and summer. */
const boards = themes.map((theme, index) =>
  generateMap({ id: theme, name: theme, columns: 13, rows: 7, theme, pick: pickFrom(index + 11) }),
)
const positions = boards.map((map, index) => stateOf(map, { month: MONTHS[index % MONTHS.length]! }))

const pair = fc
  .record({ board: fc.nat(boards.length - 1), from: fc.nat(), to: fc.nat(), other: fc.nat() })
  .map(({ board, from, to, other }) => {
    const s = positions[board]!
    const { size } = s.setting.map
    return { board, s, from: from % size, to: to % size, other: other % size }
  })

function always(property: (drawn: { board: number; s: AslskState; from: Hex; to: Hex; other: Hex }) => void, numRuns = PAIRS): void {
  fc.assert(fc.property(pair, property), { numRuns })
}

/** The same board with one hex of another terrain; what is drawn stays. */
function withTerrain(map: MapSpec, name: string, terrain: string): MapSpec {
  const changed: HexSpec = { ...map.hexes[name]!, terrain }
  return { ...map, hexes: { ...map.hexes, [name]: changed } }
}

describe('on random boards', () => {
  test('SK-3.2.1-01 who sees is seen, through the same Hindrances and hexes', () => {
    always(({ s, from, to }) => {
      const [there, back] = [sight(s, from, to), sight(s, to, from)]
      expect(back.blocked === null).toBe(there.blocked === null)
      expect(back.hindrance).toBe(there.hindrance)
      expect([...back.crossed].sort()).toEqual([...there.crossed].sort())
      expect([canSee(s, from, to), canSee(s, to, from)]).toEqual([there.blocked === null, there.blocked === null])
    })
  })

  test('SK-3.2.1-04 adjacent hexes see each other, unhindered', () => {
    always(({ s, from }) => {
      for (let to = 0; to < s.setting.map.size; to++)
        if (adjacent(s, from, to)) expect(sight(s, from, to)).toMatchObject({ blocked: null, hindrance: 0 })
    })
  })

  test('SK-3.2.1-04 it does not matter what terrain the two hexes have', () => {
    always(({ board, s, from, to }) => {
      if (from === to) return
      const { grid } = s.setting.map
      const month = s.setting.scenario.month
      for (const end of [from, to]) {
        const planted = stateOf(withTerrain(boards[board]!, grid.idOf(end), 'orchard'), { month })
        const [before, after] = [sight(s, from, to), sight(planted, from, to)]
        expect([after.blocked === null, after.hindrance]).toEqual([before.blocked === null, before.hindrance])
      }
    }, FEW)
  })

  test('SK-1.2.5-05 SK-3.2.1-13 Smoke adds its Hindrance where it lies on the LOS, and clears no view', () => {
    always(({ s, from, to, other }) => {
      const smoky = {
        ...s,
        markers: [{ id: 1 as MarkerId, kind: 'smoke', at: locationOf(other), side: 'allied' as const, value: 3, extra: 0 }],
      }
      const [before, after] = [sight(s, from, to), sight(smoky, from, to)]
      const onLine = other === from || other === to || before.crossed.includes(other)
      expect(after.hindrance - before.hindrance).toBe(onLine ? (other === from && from !== to ? 4 : 3) : 0)
      if (before.blocked) expect(after.blocked).not.toBeNull()
      expect(canSee(smoky, from, to)).toBe(canSee(smoky, to, from))
    })
  })

  test('SK-3.2.1-08 from a higher hex nothing is seen more than one Crest Line below, unless adjacent', () => {
    always(({ s, from, to }) => {
      if (Math.abs(levelAt(s, from) - levelAt(s, to)) > 1 && !adjacent(s, from, to)) expect(canSee(s, from, to)).toBe(false)
    })
  })
})
