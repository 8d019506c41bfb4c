import { itemsByKind, peopleOf, placeWords, pluralKind, weaponsByName } from '@firegroup/hexgame'
import { capital, grouped, listed, numberWord, plural } from '@firegroup/kernel/words'
import type { UnitType } from '../data/counters.ts'
import { nationOf } from '../data/nations.ts'
import { UNSEEN } from '../ids.ts'
import { hasRoad, levelAt, nameOf, terrainAt } from '../map/terrain.ts'
import {
  type AslskState,
  ELIMINATED,
  EXITED,
  type FireMark,
  type Hex,
  type Marker,
  OFFBOARD,
  type Phase,
  RESERVE,
  SIDES,
  type Side,
  type Unit,
  type Weapon,
} from '../state.ts'
import { isLeader, typeOf, unitsOf, weaponTypeOf } from '../units/units.ts'
import { PLACED_CHARGE } from '../weapons/demolition.ts'

export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  setup: 'Set-up',
  rally: 'Rally Phase',
  prepFire: 'Prep Fire Phase',
  movement: 'Movement Phase',
  defensiveFire: 'Defensive Fire Phase',
  advancingFire: 'Advancing Fire Phase',
  rout: 'Rout Phase',
  advance: 'Advance Phase',
  closeCombat: 'Close Combat Phase',
}

const KINDS: { readonly [K in UnitType['kind']]: readonly [one: string, more: string] } = {
  leader: ['leader', 'leaders'],
  squad: ['squad', 'squads'],
  halfSquad: ['half squad', 'half squads'],
  crew: ['crew', 'crews'],
  vehicle: ['vehicle', 'vehicles'],
}

const KINDS_IN_ORDER = ['leader', 'squad', 'halfSquad', 'crew', 'vehicle'] as const

const FIRE_MARKS: { readonly [M in FireMark]: string } = { none: '', prep: 'Prep Fired', first: 'First Fired', final: 'Final Fired' }

/** A unit by itself: 'German squad 4-6-7 in K5, broken, desperation morale, with the MMG'. */
export function describeUnit(s: AslskState, unit: Unit): string {
  const nation = nationOf(typeOf(s, unit).nation).adjective
  const held = s.weapons.filter((weapon) => weapon.owner === unit.id).map((weapon) => `the ${weaponWords(s, weapon)}`)
  const parts = [`${nation} ${kindAndLabel(typeOf(s, unit))} ${whereWords(s, unit)}`, ...marksOf(unit)]
  if (held.length > 0) parts.push(`with ${listed(held)}`)
  return parts.join(', ')
}

/** A hex and what grows or stands there: 'K5, stone building, level 1'. */
export function describePlace(s: AslskState, place: Hex): string {
  if (place < 0) return capital(offMapWords(place))
  const parts = [nameOf(s, place), terrainAt(s, place).name]
  if (hasRoad(s, place)) parts.push('road')
  if (levelAt(s, place) !== 0) parts.push(`level ${levelAt(s, place)}`)
  return parts.join(', ')
}

/** A hex with all that is in it: 'K5, stone building. Russian: leader 8-1, two squads 4-4-7, MMG.' */
export function describeStack(s: AslskState, place: Hex): string {
  const forces = SIDES.map((side) => ({ adjective: sideAdjective(s, side), counters: forceWords(s, unitsOf(s, side, place)) }))
  const lying = s.weapons.filter((weapon) => place >= 0 && weapon.owner < 0 && weapon.at === place)
  const markers = s.markers.filter(({ at }) => place >= 0 && at === place)
  return placeWords(
    describePlace(s, place),
    forces,
    lying.map((weapon) => weaponWords(s, weapon)),
    markers.map((marker) => markerWords(s, marker)),
  )
}

/** 'The Germans', for the beginning of a sentence. */
export function sideName(s: AslskState, side: Side): string {
  return `The ${sidePeople(s, side)}`
}

/** As the scenario calls them; a situation names only their nation. */
export function sidePeople(s: AslskState, side: Side): string {
  return peopleOf(s.setting.scenario.sides[side], sideAdjective(s, side), /(?:sh|ch|ese)$/)
}

export function sideAdjective(s: AslskState, side: Side): string {
  return nationOf(s.setting.scenario.sides[side].nation).adjective
}

/** A unit as players call it: '4-6-7'. */
export function unitLabel(s: AslskState, id: number): string {
  const unit = s.units[id]
  if (isUnseen(s, id)) return 'a concealed unit'
  return unit ? typeOf(s, unit).label : 'unit'
}

/** Of whom whoever is told knows no more than that he is there. */
export function isUnseen(s: AslskState, id: number): boolean {
  return id === UNSEEN || s.units[id]?.unknown === true
}

/** With where it is, as long as it is on the map: '4-6-7 in K5'. */
export function unitInPlace(s: AslskState, id: number): string {
  const unit = s.units[id]
  return unit && unit.at >= 0 ? `${unitLabel(s, id)} in ${nameOf(s, unit.at)}` : unitLabel(s, id)
}

/** Several units in a few words: '8-1 and two squads'; units of one kind but of different values by their values. */
export function unitList(s: AslskState, ids: readonly number[]): string {
  return listed(unitItems(s, ids))
}

export function unitItems(s: AslskState, ids: readonly number[]): string[] {
  const types = ids.flatMap((id) => (isUnseen(s, id) ? [] : (s.units[id] ?? []))).map((unit) => typeOf(s, unit))
  const known = itemsByKind(types, KINDS_IN_ORDER, { several: (kind) => KINDS[kind][1], single: (_, label) => label })
  const unseen = ids.filter((id) => isUnseen(s, id)).length
  return unseen === 0 ? known : [...known, unseen === 1 ? 'a concealed unit' : `${numberWord(unseen)} concealed units`]
}

export function weaponName(s: AslskState, id: number): string {
  const weapon = s.weapons[id]
  if (weapon) return weaponTypeOf(s, weapon).name
  return id === UNSEEN ? 'concealed Weapon' : 'Weapon'
}

/** Units at a glance, without their values but a single leader's: '9-1', 'two squads'. */
export function kindItems(s: AslskState, units: readonly Unit[]): string[] {
  return KINDS_IN_ORDER.flatMap((kind) => {
    const some = units.map((unit) => typeOf(s, unit)).filter((type) => type.kind === kind)
    if (some.length === 0) return []
    if (some.length === 1) return [kind === 'leader' ? some[0]!.label : KINDS[kind][0]]
    return [`${numberWord(some.length)} ${KINDS[kind][1]}`]
  })
}

/** Weapons at a glance: 'LMG', 'two MMGs'. */
export function weaponKinds(s: AslskState, weapons: readonly Weapon[]): string[] {
  return grouped(
    weapons.map((weapon) => weaponTypeOf(s, weapon).name),
    plural,
  )
}

/** Several Weapons: 'the LMG', 'two MMGs'. */
export function weaponItems(s: AslskState, ids: readonly number[]): string[] {
  return weaponsByName(ids.map((id) => weaponName(s, id)))
}

/** The hexes where these units are, without repetition. */
export function hexesOf(s: AslskState, ids: readonly number[]): string[] {
  const places = ids.flatMap((id) => s.units[id]?.at ?? []).filter((at) => at >= 0)
  return [...new Set(places)].map((at) => nameOf(s, at))
}

/** Those of a side in a hex; of whom nothing is known, no more than that. */
function forceWords(s: AslskState, units: readonly Unit[]): string[] {
  const known = units.filter((unit) => !unit.unknown)
  return known.length === units.length ? stackWords(s, units) : [...stackWords(s, known), 'unknown stack']
}

/** Leaders first, then the others, each kind in its states, and the Weapons that work and those that don't. */
function stackWords(s: AslskState, units: readonly Unit[]): string[] {
  const inOrder = [...units.filter((unit) => isLeader(s, unit)), ...units.filter((unit) => !isLeader(s, unit))]
  const people = grouped(
    inOrder.map((unit) => [kindAndLabel(typeOf(s, unit)), ...marksOf(unit)].join(' ')),
    (words, count) => `${numberWord(count)} ${pluralKind(words, Object.values(KINDS))}`,
  )
  const held = s.weapons.filter((weapon) => units.some((unit) => unit.id === weapon.owner))
  return [
    ...people,
    ...grouped(
      held.map((unit) => weaponWords(s, unit)),
      plural,
    ),
  ]
}

function kindAndLabel(type: UnitType): string {
  return type.kind === 'vehicle' ? type.label : `${KINDS[type.kind][0]} ${type.label}`
}

function marksOf(unit: Unit): string[] {
  const marks = [
    unit.broken && 'broken',
    unit.dm && 'under desperation morale',
    unit.pinned && 'pinned',
    unit.wounded && 'wounded',
    unit.cx && 'CX',
    unit.melee && 'in Melee',
    unit.concealed && 'concealed',
    unit.hidden && 'hidden',
    FIRE_MARKS[unit.fire],
  ]
  return marks.flatMap((mark) => mark || [])
}

function weaponWords(s: AslskState, weapon: Weapon): string {
  const marks = [weapon.malfunctioned ? 'malfunctioned' : FIRE_MARKS[weapon.fire], weaponTypeOf(s, weapon).name]
  return marks.filter((mark) => mark !== '').join(' ')
}

function markerWords(s: AslskState, { kind, value }: Marker): string {
  if (kind === 'smoke' || kind === 'smokeGrenade') return `Smoke +${value}`
  if (kind === PLACED_CHARGE) return 'A placed demolition charge'
  const { name = capital(kind), what = '' } = s.setting.markers.get(kind) ?? {}
  return what === 'nothing' ? name : `${name} ${value}`
}

function whereWords(s: AslskState, unit: Unit): string {
  if (unit.at >= 0) return `in ${nameOf(s, unit.at)}`
  return unit.at === OFFBOARD && unit.entry >= 0 ? `offboard at ${nameOf(s, unit.entry)}` : offMapWords(unit.at)
}

function offMapWords(place: Hex): string {
  const words = new Map<Hex, string>([
    [OFFBOARD, 'offboard'],
    [RESERVE, 'yet to come'],
    [EXITED, 'gone from the map'],
    [ELIMINATED, 'eliminated'],
  ])
  return words.get(place) ?? 'nowhere'
}

/** ' of 4-6-7 in K5': whose a Weapon is, after its name. */
export function heldBy(s: AslskState, weapon: number): string {
  const owner = s.weapons[weapon]?.owner ?? -1
  return owner < 0 ? '' : ` of ${unitInPlace(s, owner)}`
}

/** Said only when it is one hex of the map. */
export function fromHex(s: AslskState, units: readonly number[]): string {
  const hexes = hexesOf(s, units)
  return hexes.length === 1 ? ` from ${hexes[0]}` : ''
}

export function inHex(s: AslskState, units: readonly number[]): string {
  const at = s.units[units[0] ?? -1]?.at ?? -1
  return at < 0 ? '' : ` in ${nameOf(s, at)}`
}
