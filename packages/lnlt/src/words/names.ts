import { itemsByKind, peopleOf, placeWords, pluralKind, weaponsByName } from '@firegroup/hexgame'
import { capital, grouped, listed, numberWord, plural } from '@firegroup/kernel/words'
import { markerRow, placeMarker } from '../data/markers.ts'
import { nationOf } from '../data/nations.ts'
import type { CounterType } from '../data/pack.ts'
import { skillOf } from '../data/skills.ts'
import { type CounterKind, KIND_NAMES, MMC_KINDS } from '../data/unit-kinds.ts'
import { hexOf, nameOf } from '../map/location.ts'
import { levelOf, terrainAt } from '../map/terrain.ts'
import {
  ABOARD,
  ELIMINATED,
  EXITED,
  HIDDEN,
  type LnltState,
  type Location,
  MERGED,
  OFFBOARD,
  RESERVE,
  SIDES,
  type Side,
  type Unit,
  type Weapon,
} from '../state.ts'
import { marksOf } from '../units/marks.ts'
import { typeOf, typeOfWeapon, unitsOf } from '../units/units.ts'
import { plainName } from './phrases.ts'

/** A unit by itself: 'German Squad 1-6-4 in F5, Shaken, Moved, with the MG42'. */
export function describeUnit(s: LnltState, unit: Unit): string {
  const type = typeOf(s, unit)
  const parts = [`${nationOf(type.nation).adjective} ${kindAndLabel(type)} ${whereWords(s, unit.at)}`, ...statesOf(unit)]
  if (unit.skills.length > 0) parts.push(listed(unit.skills.map((skill) => skillOf(skill).name)))
  const held = s.weapons.filter((weapon) => weapon.owner === unit.id).map((weapon) => `the ${weaponWords(s, weapon)}`)
  if (held.length > 0) parts.push(`with ${listed(held)}`)
  return parts.join(', ')
}

/** A location and what it is: 'F5 upstairs, stone building, level 1'. */
export function describePlace(s: LnltState, at: Location): string {
  if (at < 0) return capital(offMapWords(at))
  const terrain = plainName(terrainAt(s.setting, hexOf(at)).name).toLowerCase()
  const parts = [nameOf(s.setting, at), terrain]
  if (s.setting.map.roads[hexOf(at)] !== 0 && !terrain.includes('road')) parts.push('road')
  if (levelOf(s.setting, at) !== 0) parts.push(`level ${levelOf(s.setting, at)}`)
  return parts.join(', ')
}

/** A location with all that is in it: 'F5, stone building. German: Leader 7-1-6, two Squads 1-6-4, MG42.' */
export function describeStack(s: LnltState, at: Location): string {
  const forces = SIDES.map((side) => ({
    adjective: sideAdjective(s, side),
    counters: [...stackWords(s, unitsOf(s, side, at)), ...aboardWords(s, side, at)],
  }))
  const lying = s.weapons.filter((weapon) => at >= 0 && weapon.owner < 0 && weapon.at === at)
  const markers = s.markers.filter((marker) => at >= 0 && marker.at === at)
  const markerWords = markers.map(({ kind }) => placeMarker(kind)?.name ?? capital(kind))
  return placeWords(
    describePlace(s, at),
    forces,
    lying.map((weapon) => weaponWords(s, weapon)),
    markerWords,
  )
}

/** 16.0: who rides on the vehicles there. */
function aboardWords(s: LnltState, side: Side, at: Location): readonly string[] {
  if (s.vehicles === undefined) return []
  const riders = s.units.filter((unit) => unit.at === ABOARD && unit.side === side && s.units[unit.aboard ?? -1]?.at === at)
  return stackWords(s, riders).map((words) => `${words} on board`)
}

/** 'The Germans', for the beginning of a sentence. */
export function sideName(s: LnltState, side: Side): string {
  return `The ${sidePeople(s, side)}`
}

/** As the scenario calls them; a situation names only their nation. */
export function sidePeople(s: LnltState, side: Side): string {
  return peopleOf(s.setting.scenario.sides[side], sideAdjective(s, side), /(?:sh|ch|ese|een|VA|VC|VN)$/)
}

export function sideAdjective(s: LnltState, side: Side): string {
  return nationOf(s.setting.scenario.sides[side].nation).adjective
}

/** A unit as players call it: 'Squad 1-6-4'. */
export function unitLabel(s: LnltState, id: number): string {
  const unit = s.units[id]
  return unit ? kindAndLabel(typeOf(s, unit)) : 'unit'
}

/** With where it is, as long as it is on the map: 'Squad 1-6-4 in F5'. */
export function unitInPlace(s: LnltState, id: number): string {
  const unit = s.units[id]
  return unit && unit.at >= 0 ? `${unitLabel(s, id)} in ${nameOf(s.setting, unit.at)}` : unitLabel(s, id)
}

/** Several units in a few words: 'Leader 7-1-6 and two Squads'; those of one kind but of different values by their values. */
export function unitList(s: LnltState, ids: readonly number[]): string {
  return ids.length === 0 ? 'nobody' : listed(unitItems(s, ids))
}

export function unitItems(s: LnltState, ids: readonly number[]): string[] {
  const types = singleMenFirst(ids.flatMap((id) => s.units[id] ?? []).map((each) => typeOf(s, each)))
  const kinds = [...new Set(types.map(({ kind }) => kind))]
  return itemsByKind(types, kinds, {
    several: kindPlural,
    single: (kind, label) => (kind === 'vehicle' ? label : `${KIND_NAMES[kind]} ${label}`),
  })
}

export function weaponName(s: LnltState, id: number): string {
  const weapon = s.weapons[id]
  return weapon ? typeOfWeapon(s, weapon).name : 'weapon'
}

/** Several weapons: 'the MG42', 'two MG42s'. */
export function weaponItems(s: LnltState, ids: readonly number[]): string[] {
  return weaponsByName(ids.map((id) => weaponName(s, id)))
}

/** Units at a glance, without their values: 'Leader', 'two Squads'. */
export function kindItems(s: LnltState, units: readonly Unit[]): string[] {
  const kinds = singleMenFirst(units.map((unit) => typeOf(s, unit))).map(({ kind }) => kind)
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((each) => each === kind).length
    return count === 1 ? KIND_NAMES[kind] : `${numberWord(count)} ${kindPlural(kind)}`
  })
}

/** Weapons at a glance: 'MG42', 'two MG42s'. */
export function weaponKinds(s: LnltState, weapons: readonly Weapon[]): string[] {
  return grouped(
    weapons.map((weapon) => typeOfWeapon(s, weapon).name),
    plural,
  )
}

export function kindAndLabel(type: CounterType): string {
  if (type.kind === 'vehicle') return type.label
  return `${KIND_NAMES[type.kind]} ${type.label}`
}

/** 'in F5', or where a unit is that is not on the map. */
export function whereWords(s: LnltState, at: Location): string {
  return at >= 0 ? `in ${nameOf(s.setting, at)}` : offMapWords(at)
}

/** Single men first, then the others, each kind in its states, and the weapons. */
function stackWords(s: LnltState, units: readonly Unit[]): string[] {
  const isSingle = (unit: Unit) => !MMC_KINDS.has(typeOf(s, unit).kind)
  const inOrder = [...units.filter(isSingle), ...units.filter((unit) => !isSingle(unit))]
  const people = grouped(
    inOrder.map((unit) => [kindAndLabel(typeOf(s, unit)), ...statesOf(unit)].join(' ')),
    (words, count) => `${numberWord(count)} ${pluralKind(words, PLURALS)}`,
  )
  const held = s.weapons.filter((weapon) => units.some((unit) => unit.id === weapon.owner))
  return [
    ...people,
    ...grouped(
      held.map((each) => weaponWords(s, each)),
      plural,
    ),
  ]
}

function singleMenFirst(types: readonly CounterType[]): CounterType[] {
  return [...types.filter(({ kind }) => !MMC_KINDS.has(kind)), ...types.filter(({ kind }) => MMC_KINDS.has(kind))]
}

function kindPlural(kind: CounterKind): string {
  const name = KIND_NAMES[kind]
  return name === 'Corpsman' ? 'Corpsmen' : name === 'Marksman' ? 'Marksmen' : `${name}s`
}

const PLURALS = (Object.keys(KIND_NAMES) as CounterKind[]).map((kind) => [KIND_NAMES[kind], kindPlural(kind)] as const)

function statesOf(unit: Unit): string[] {
  const states = [
    unit.vehicle?.buttoned && 'buttoned',
    unit.shaken && 'Shaken',
    unit.wounds > 0 && (unit.wounds === 1 ? 'wounded' : `wounded ${numberWord(unit.wounds)} times`),
  ]
  return [...states.flatMap((state) => state || []), ...marksOf(unit).map((mark) => markerRow(mark).name)]
}

function weaponWords(s: LnltState, weapon: Weapon): string {
  const type = typeOfWeapon(s, weapon)
  const stands = weapon.assembled && type.tripod !== null ? (type.dismantles ? 'assembled' : 'set up') : ''
  return [weapon.jammed ? 'jammed' : '', stands, type.name].filter((word) => word !== '').join(' ')
}

function offMapWords(at: Location): string {
  return OFF_MAP.get(at) ?? 'nowhere'
}

const OFF_MAP: ReadonlyMap<Location, string> = new Map([
  [OFFBOARD, 'off the map'],
  [RESERVE, 'yet to come'],
  [EXITED, 'gone from the map'],
  [ELIMINATED, 'eliminated'],
  [MERGED, 'joined with another'],
  [ABOARD, 'aboard a vehicle'],
  [HIDDEN, 'hidden'],
])
