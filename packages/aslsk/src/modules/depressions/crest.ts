import type { HexMap } from '@firegroup/hexmap'
import type { TerrainType } from '../../data/terrain.ts'
import { CREST_UP_FACTOR, noVehicles, terrainType } from '../../data/terrain.ts'
import type { Land, NewPlace, NewWay } from '../../places/place.ts'
import { specsOf } from '../../places/schema.ts'
import type { Setting } from '../../setting.ts'
import type { AslskState, Hex } from '../../state.ts'
import { CREST, DIRECTIONS, DOWN_MF, STREAM_MF } from './data.ts'
import { banksOf, depressionsOf } from './ground.ts'

const CREST_KIND = 'crest'
const RULE = 'B20.9'

const RIM: TerrainType = { ...terrainType('open'), ...noVehicles, id: CREST_KIND, name: CREST_KIND, rule: RULE }

/** B20.9: behind each bank of a Depression hex there is a Location one level up, but not at fords, bridges and cliffs. */
export function crestLocations({ scenario, map, terrainOf }: Land): readonly NewPlace[] {
  const bridges = specsOf(scenario, 'bridge').map(({ at }) => at)
  return [...depressionsOf({ scenario, map })].flatMap(([hex, spec]) => {
    if (spec.ford || spec.cliff || bridges.includes(spec.at)) return []
    const banks = banksOf({ scenario, map }, hex)
    const into = terrainOf(hex).infantryMf
    if (into === null) return []
    return banks.map((side) =>
      crestAt(spec.at, side, [bottom(spec.at), ...outward(map, hex, side, banks, terrainOf, into + DOWN_MF + STREAM_MF[spec.as])]),
    )
  })
}

function crestAt(hex: string, side: number, ways: readonly NewWay[]): NewPlace {
  return { kind: CREST_KIND, hex, name: `${DIRECTIONS[side]} ${CREST_KIND}`, up: 1, terrain: RIM, room: 6, shared: true, setUp: true, ways }
}

function bottom(hex: string): NewWay {
  return { to: hex, mf: CREST.outMf, back: CREST.upMf, rule: RULE, label: CREST_KIND }
}

/** Out over the three hexsides of its front, as out of a foxhole; in over its own alone, for one less than the hex itself costs. */
function outward(map: HexMap, hex: Hex, side: number, banks: readonly number[], terrainOf: Land['terrainOf'], into: number): NewWay[] {
  return frontOf(side, banks).flatMap((out): NewWay[] => {
    const beyond = map.grid.neighbour(hex, out as 0)
    const mf = terrainOf(beyond).infantryMf
    if (mf === null) return []
    const uphill = map.levels[beyond]! > map.levels[hex]! ? CREST_UP_FACTOR : 1
    const back = out === side ? into - CREST.lessMf : null
    return [{ to: map.grid.idOf(beyond), mf: CREST.outMf + uphill * mf, back, rule: RULE, label: CREST_KIND }]
  })
}

function frontOf(side: number, banks: readonly number[]): number[] {
  return [side, (side + 1) % 6, (side + 5) % 6].filter((each) => banks.includes(each))
}

/** The hexsides through which those in a Crest Location are protected; null elsewhere. */
export function protectedFront({ setting }: { readonly setting: Setting }, at: Hex): readonly number[] | null {
  const place = setting.places?.of(at)
  if (place?.kind !== CREST_KIND) return null
  const side = DIRECTIONS.findIndex((direction) => place.name.startsWith(`${direction} `))
  return frontOf(side, banksOf(setting, place.hex))
}

export function isCrest({ setting }: Pick<AslskState, 'setting'>, at: Hex): boolean {
  return setting.places?.of(at)?.kind === CREST_KIND
}
