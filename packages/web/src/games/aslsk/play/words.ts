/** Short words for docks and buttons. Decisions and events are told by the game's own words. */
import { type AslskState, type Place, type Side, sidePeople, typeOf, weaponTypeOf } from '@firegroup/aslsk'
import { placeOf } from '../../../play/controller/draft.ts'
import { list } from '../../../words.ts'

export const sideName = (s: AslskState, side: Side): string => sidePeople(s, side)

const KINDS = { squad: 'squad', halfSquad: 'half squad', crew: 'crew', leader: 'leader', vehicle: 'vehicle' } as const

/** 'squad 4-6-7', 'leader 8-1', 'PzKpfw IVH'. */
export function unitWords(s: AslskState, id: number): string {
  const unit = s.units[id]
  if (!unit) return 'a unit'
  if (unit.unknown) return 'unknown unit'
  const type = typeOf(s, unit)
  return type.kind === 'vehicle' ? type.label : `${KINDS[type.kind]} ${type.label}`
}

/** '8-1': what is printed on it. */
export function labelOf(s: AslskState, id: number): string {
  const unit = s.units[id]
  return !unit || unit.unknown ? '?' : typeOf(s, unit).label
}

/** 'MMG', '5cm PaK 38'; what is mounted goes by its vehicle: 'PzKpfw IVH, 75L gun'. */
export function weaponWords(s: AslskState, id: number): string {
  const weapon = s.weapons[id]
  // whoever fires without being seen shows nothing of what he fires
  if (!weapon) return 'concealed Weapon'
  const { name, mounted } = weaponTypeOf(s, weapon)
  if (mounted === undefined) return name
  // of a vehicle that is lost it is nobody's any more, and the log still tells what it fired
  const vehicle = s.units[weapon.owner] ? labelOf(s, weapon.owner) : s.setting.pack.ordnance.vehicles.get(weapon.type.split(':')[0]!)?.label
  return vehicle === undefined ? name : `${vehicle}, ${name}`
}

export function unitsWords(s: AslskState, ids: readonly number[]): string {
  return list(ids.map((id) => unitWords(s, id)))
}

/** 'two squads, leader and MMG': for lists, where the figures would be too much. */
export function stackWords(s: AslskState, units: readonly number[], weapons: readonly number[]): string {
  const unknown = units.some((id) => s.units[id]!.unknown)
  const kinds = units.filter((id) => !s.units[id]!.unknown).map((id) => KINDS[typeOf(s, s.units[id]!).kind])
  const counted = [...new Set(kinds)].map((kind) => {
    const many = kinds.filter((each) => each === kind).length
    return many === 1 ? kind : `${COUNTS[many] ?? many} ${kind}s`
  })
  return list([...counted, ...(unknown ? ['unknown stack'] : []), ...weapons.map((id) => weaponWords(s, id))]) || 'nobody'
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** Every hex that a decision names, by name or through its units and Weapons. */
export function placesOf(s: AslskState, decision: unknown): Place[] {
  const places = new Set<Place>()
  const add = (place: Place | undefined): void => {
    if (place !== undefined && place >= 0) places.add(place)
  }
  const unitAt = (id: unknown): void => {
    const unit = typeof id === 'number' ? s.units[id] : undefined
    if (unit) add(unit.at >= 0 ? unit.at : unit.entry)
  }
  const look = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) look(item, key)
    else if (typeof value === 'string' && (key === 'to' || key === 'at' || key === 'hex')) add(placeOf(s, value))
    else if (typeof value === 'number' && ['unit', 'units', 'leader', 'by', 'on', 'with', 'directors'].includes(key)) unitAt(value)
    else if (typeof value === 'number' && key === 'weapon') unitAt(s.weapons[value]?.owner)
    else if (value !== null && typeof value === 'object') for (const [name, part] of Object.entries(value)) look(part, name)
  }
  look(decision, '')
  return [...places]
}
