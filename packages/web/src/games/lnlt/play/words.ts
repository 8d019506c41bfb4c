/** Short words for docks and buttons. Decisions and events are told by the game's own words. */
import {
  describeDecision,
  describeEvents,
  hexOf,
  isAloft,
  KIND_NAMES,
  type LnltEvent,
  type LnltState,
  type Location,
  locationNamed,
  type MeleeDeclaration,
  nameOf,
  type Side,
  sidePeople,
  terrainAt,
  typeOf,
  typeOfWeapon,
} from '@firegroup/lnlt'
import type { Place } from '../../../play/controller/draft.ts'
import type { Telling } from '../../../play/controller/report.ts'
import { list } from '../../../words.ts'

/** 'Americans'. */
export const sideName = (s: LnltState, side: Side): string => sidePeople(s, side)

/** 'E4', 'E4 upstairs'. */
export const placeName = (s: LnltState, at: Location): string => nameOf(s.setting, at)

/** 'in E4', 'over E4'. */
export const inOrOver = (s: LnltState, at: Location): string =>
  isAloft(at) ? `over ${s.setting.map.grid.idOf(hexOf(at))}` : `in ${placeName(s, at)}`

/** 'stone building': without what the chart says in brackets. */
export const terrainName = (s: LnltState, at: Location): string => terrainAt(s.setting, hexOf(at)).name.replace(/ \(.*/, '').toLowerCase()

/** 'squad 1-6-4', 'leader 7-1-6', 'medic'. */
export function unitName(s: LnltState, id: number): string {
  const unit = s.units[id]
  if (!unit) return 'a unit'
  const { kind, label } = typeOf(s, unit)
  if (kind === 'vehicle') return label
  const name = KIND_NAMES[kind].toLowerCase()
  return PLAIN.includes(kind) ? name : `${name} ${label}`
}

const PLAIN: readonly string[] = ['medic', 'corpsman', 'sniper', 'chaplain', 'nurse', 'piper']

export const unitNames = (s: LnltState, ids: readonly number[]): string => list(ids.map((id) => unitName(s, id)))

/** 'two squads and a leader': for titles, where the figures would be too much. */
export function unitCount(s: LnltState, ids: readonly number[]): string {
  const counts = new Map<string, number>()
  for (const id of ids) {
    const name = KIND_NAMES[typeOf(s, s.units[id]!).kind].toLowerCase()
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return list([...counts].map(([name, count]) => (count === 1 ? `a ${name}` : `${NUMBERS[count] ?? count} ${plural(name)}`)))
}

/** What somebody fights with in Melee. */
export function armsWords(s: LnltState, { inherent, weapons }: MeleeDeclaration['weapons'][number]): string {
  const used = weapons.map((id) => weaponName(s, id))
  return [inherent ? 'own firepower' : '', ...used].filter(Boolean).join(' and ') || 'bare hands'
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

/** 'two shots left in this hex'. */
export const shotsLeft = (budget: number): string => `${numberWord(budget)} ${budget === 1 ? 'shot' : 'shots'} left in this hex`

const plural = (name: string): string => (name.endsWith('man') ? `${name.slice(0, -2)}en` : name.endsWith('o') ? `${name}es` : `${name}s`)

export const weaponName = (s: LnltState, id: number): string => typeOfWeapon(s, s.weapons[id]!).name

/** Half MP as people say them: '1½'. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}

/** Quarters of firepower: '1', '½', '1¾'. */
export function quarters(value: number): string {
  const [sign, size] = [value < 0 ? '−' : '', Math.abs(value)]
  const whole = Math.floor(size / 4)
  const rest = ['', '¼', '½', '¾'][size % 4]!
  return `${sign}${whole === 0 && rest !== '' ? '' : whole}${rest}`
}

/** Every hex that a decision names, by name or through its units and weapons. */
export function placesOf(s: LnltState, decision: unknown): Place[] {
  const places = new Set<Place>()
  const add = (at: Location | undefined): void => {
    if (at !== undefined && at >= 0) places.add(hexOf(at))
  }
  const look = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) look(item, key)
    else if (typeof value === 'string' && ['to', 'at', 'from'].includes(key)) add(locationNamed(s.setting, value))
    else if (typeof value === 'number' && UNIT_KEYS.includes(key)) add(s.units[value]?.at)
    else if (typeof value === 'number' && key === 'weapon') add(weaponPlace(s, value))
    else if (value !== null && typeof value === 'object') for (const [name, part] of Object.entries(value)) look(part, name)
  }
  look(decision, '')
  return [...places]
}

const UNIT_KEYS: readonly string[] = ['unit', 'units', 'leader', 'helper', 'by', 'targets', 'movers', 'target']

function weaponPlace(s: LnltState, id: number): Location | undefined {
  const weapon = s.weapons[id]
  return weapon === undefined ? undefined : weapon.owner >= 0 ? s.units[weapon.owner]?.at : weapon.at
}

/** A decision as a short request. */
export const describe: (s: LnltState, kind: string, decision: unknown) => string = describeDecision

/** Events in words; what the game calls a location, the board calls a hex. */
export function tell(s: LnltState, events: readonly LnltEvent[]): readonly Telling[] {
  return describeEvents(s, events).map(({ place, ...words }) => (place === undefined ? words : { ...words, place: hexOf(place) }))
}
