import type { TerrainType } from '../../data/terrain.ts'
import { noVehicles, terrainType } from '../../data/terrain.ts'
import type { Land, NewPlace, Place } from '../../places/place.ts'
import { type PlaceSpec, specsOf } from '../../places/schema.ts'
import type { Setting } from '../../setting.ts'
import type { AslskState, Hex, Location } from '../../state.ts'

export const PILLBOX = 'pillbox'
type PillboxSpec = Extract<PlaceSpec, { readonly type: 'pillbox' }>

/** B30: a step in or out is one MF, in halves. */
const DOOR_MF = 2

/** B30: a building for rout and rally; what covers those in it depends on where the fire comes from. */
function terrainOf({ ca }: PillboxSpec): TerrainType {
  const building = terrainType('stone-building')
  return {
    ...building,
    ...noVehicles,
    id: PILLBOX,
    name: PILLBOX,
    tem: ca,
    infantryMf: DOOR_MF,
    sameLevel: 'none',
    otherLevel: 'none',
    rule: 'B30.3',
  }
}

/** B30.1: each pillbox is a Location of its own, with a door to its hex. In the RtPh a step through it may be one with the next hex. */
export function pillboxLocations({ scenario, map, terrainOf: groundOf }: Land): readonly NewPlace[] {
  return specsOf(scenario, PILLBOX).map((spec) => {
    const hex = map.grid.indexOf(spec.at)
    const around = map.grid.neighbours(hex)
    const covered = around.filter((to) => map.grid.inArc(hex, spec.spine as 0, to))
    const door = { rule: 'B30.4', label: 'pillbox door' } as const
    return {
      kind: PILLBOX,
      hex: spec.at,
      name: PILLBOX,
      terrain: terrainOf(spec),
      room: 2 * (spec.squads ?? 1),
      setUp: true,
      ways: [
        { ...door, to: spec.at, mf: DOOR_MF },
        ...around
          .filter((to) => groundOf(to).infantryMf !== null)
          .map((to) => ({
            ...door,
            to: map.grid.idOf(to),
            mf: DOOR_MF + groundOf(to).infantryMf!,
            back: DOOR_MF + groundOf(hex).infantryMf!,
            phases: ['rout'] as const,
            apart: true as const,
          })),
      ],
      adjacent: covered.map((to) => map.grid.idOf(to)),
    }
  })
}

export function isPillbox(s: { readonly setting: Setting }, at: Hex): boolean {
  return s.setting.places?.of(at)?.kind === PILLBOX
}

/** The pillbox in which somebody is. */
export function pillboxAt({ setting }: Pick<AslskState, 'setting'>, at: Hex): Place | undefined {
  const place = setting.places?.of(at)
  return place?.kind === PILLBOX ? place : undefined
}

/** What the scenario says of it. */
export function specOf({ scenario, map }: Setting, { hex }: Place): PillboxSpec {
  return specsOf(scenario, PILLBOX).find(({ at }) => map.grid.indexOf(at) === hex)!
}

/** The pillboxes of a hex. */
export function pillboxesIn({ setting }: Pick<AslskState, 'setting'>, hex: Hex): readonly Location[] {
  const { places } = setting
  return places ? places.within(hex).filter((at) => places.of(at)!.kind === PILLBOX) : []
}

/** B30.2: whether something lies in the Covered Arc; the hex of the pillbox itself does not. */
export function isCovered(setting: Setting, box: Place, at: Hex): boolean {
  const hex = setting.map.grid.hexOf(at)
  return hex !== box.hex && setting.map.grid.inArc(box.hex, specOf(setting, box).spine as 0, hex)
}
