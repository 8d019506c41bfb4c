import { terrainAt } from '../map/terrain.ts'
import type { AslskState, Hex, Side } from '../state.ts'
import { isMmc, sizeOf, typeOf } from '../units/units.ts'
import { mayHideIn } from './hiding-places.ts'
import { mayKeepUnseen, type UnseenSetUp } from './set-up.ts'

interface Placed {
  readonly units: readonly { readonly unit: number; readonly hex: string }[]
  readonly weapons: readonly { readonly weapon: number; readonly unit: number }[]
}

/** What a sensible player keeps from the enemy: his Guns, as many squads as may hide, and his largest stacks as far as counters go. */
export function suggestUnseen(s: AslskState, side: Side, placed: Placed): UnseenSetUp {
  if (!s.setting.fog) return {}
  const { all, counters, hiddenHalfSquads } = mayKeepUnseen(s, side)
  const place = new Map<number, Hex>(placed.units.map(({ unit, hex }) => [unit, s.setting.map.grid.indexOf(hex)]))
  const hidden = hiddenGunners(s, placed, place)
  const gunners = new Set(placed.weapons.flatMap(({ weapon, unit }) => ((s.weapons[weapon]!.ordnance?.ca ?? -1) >= 0 ? [unit] : [])))
  let room = hiddenHalfSquads
  for (const { unit: id } of placed.units) {
    const unit = s.units[id]!
    const size = isMmc(s, unit) && !gunners.has(id) ? sizeOf(typeOf(s, unit)) : room + 1
    if (size > room || !mayHideIn(s, null, place.get(id)!)) continue
    hidden.push(id)
    room -= size
  }
  const stacks = all || counters === 0 ? [] : largestFirst(s, placed, place, hidden).slice(0, counters)
  return { ...(stacks.length > 0 ? { concealed: stacks } : {}), ...(hidden.length > 0 ? { hidden: hidden.sort((a, b) => a - b) } : {}) }
}

/** 6.4: crews with their Guns. */
function hiddenGunners(s: AslskState, { weapons }: Placed, place: ReadonlyMap<number, Hex>): number[] {
  return weapons.flatMap(({ weapon, unit }) => {
    const gun = s.weapons[weapon]!
    const isGun = (gun.ordnance?.ca ?? -1) >= 0
    return isGun && typeOf(s, s.units[unit]!).kind === 'crew' && mayHideIn(s, gun, place.get(unit)!) ? [unit] : []
  })
}

/** The hexes of Concealment Terrain with the most units in them that are not hidden. */
function largestFirst(s: AslskState, { units }: Placed, place: ReadonlyMap<number, Hex>, hidden: readonly number[]): string[] {
  const counts = new Map<string, number>()
  for (const { unit, hex } of units)
    if (!hidden.includes(unit) && !s.units[unit]!.vehicle && terrainAt(s, place.get(unit)!).concealment)
      counts.set(hex, (counts.get(hex) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([hex]) => hex)
}
