import type { MapSpec } from '@firegroup/hexmap'
import { type BoardOptions, schematicBoard } from '@firegroup/hexmap/draw'
import { readBoardText } from '@firegroup/testkit'
import { expect } from 'vitest'
import { isTerrain } from '../src/data/terrain.ts'
import { type LosCounter, type LosCounters, NO_COUNTERS } from '../src/map/counters.ts'
import { type Ground, type GroundRulings, groundOf } from '../src/map/ground.ts'
import { locationNamed, NO_LOCATION } from '../src/map/location.ts'
import { canSee, type Sight, sight } from '../src/map/los.ts'
import { chartId } from '../src/map/names.ts'
import type { Location } from '../src/state.ts'

export interface FieldOptions extends BoardOptions {
  readonly rulings?: Partial<GroundRulings>
}

/** A map that nobody plays on, for questions about the ground: `E5 light woods    F6 level 1; brush`. */
export function field(text: string, { rulings, ...board }: FieldOptions = {}): Field {
  return new Field(fieldGround(fieldMap(text, board), rulings))
}

/** The same as a map to play on. */
export function fieldMap(text: string, board: BoardOptions = {}): MapSpec {
  const { hexes, clauses } = readBoardText(text, terrainCalled)
  if (clauses.length > 0) throw new Error(`The field has '${clauses[0]!.text}', which is no ground.`)
  return schematicBoard(hexes, { firstColumn: 'low', ...board })
}

export function fieldGround(map: MapSpec, rulings?: Partial<GroundRulings>): Ground {
  const reading = groundOf([{ map, at: { column: 0, row: 0 } }], rulings)
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '))
  return reading.value
}

const SHORT: Readonly<Record<string, string>> = { lc: 'lc-building', hc: 'hc-building', clear: 'open', wheat: 'wheat-field' }

/** 'light woods' for light-woods; 'lc' and 'hc' for the buildings. */
function terrainCalled(words: string): string | undefined {
  const name = SHORT[words] ?? words.replaceAll(' ', '-')
  return isTerrain(chartId(name)) ? name : undefined
}

/** What lies on the map: `{ J4: SMOKE }`. */
export type Lying = Readonly<Record<string, LosCounter>>

export class Field {
  readonly ground: Ground

  constructor(ground: Ground) {
    this.ground = ground
  }

  at(name: string): Location {
    const location = locationNamed(this.ground, name)
    if (location === NO_LOCATION) throw new Error(`The field has no '${name}'.`)
    return location
  }

  hex(name: string): number {
    return this.ground.map.grid.indexOf(name)
  }

  sight(from: string, to: string, lying: Lying = {}): Sight {
    return sight(this.ground, this.counters(lying), this.at(from), this.at(to))
  }

  /** 'clear', 'blocked', 'limited', 'degraded 1' …, the same from both ends. */
  los(from: string, to: string, lying: Lying = {}): string {
    const [there, back] = [this.sight(from, to, lying), this.sight(to, from, lying)]
    expect(verdict(back)).toBe(verdict(there))
    expect(canSee(this.ground, this.counters(lying), this.at(from), this.at(to))).toBe(there.blocked === null)
    return verdict(there)
  }

  /** Why there is no LOS: '10.3 the Forest in D6'. */
  why(from: string, to: string, lying: Lying = {}): string | null {
    const { blocked } = this.sight(from, to, lying)
    return blocked && `${blocked.rule} ${blocked.reason}`
  }

  counters(lying: Lying): LosCounters {
    const byHex = new Map(Object.entries(lying).map(([name, counter]) => [this.hex(name), counter]))
    if (byHex.size === 0) return NO_COUNTERS
    const at = (hex: number, los: LosCounter['los']) => {
      const counter = byHex.get(hex)
      return counter?.los === los ? counter : null
    }
    return { isEmpty: false, opens: true, blockingAt: (hex) => at(hex, 'blocking'), degradingAt: (hex) => at(hex, 'degrading') }
  }
}

function verdict({ blocked, degrading, limited }: Sight): string {
  if (blocked) return 'blocked'
  const words = [...(limited ? ['limited'] : []), ...(degrading.length > 0 ? [`degraded ${degrading.length}`] : [])]
  return words.join(', ') || 'clear'
}
