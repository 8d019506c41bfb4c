/** The game in words, for buttons, the log and reading aloud. */
import { type AslskEvent, type AslskState, infantryType, type Place, type Side, type Unit, weaponType } from '@firegroup/aslsk'
import type { Modifier } from '@firegroup/kernel'
import { describeHex, list } from '../boards/words.ts'
import { counterWords, unitFace, unitTabs, weaponFace, weaponTabs } from '../counters/aslsk.ts'
import { nameOf, placeOf } from './controller/draft.ts'

export const PHASE_NAMES: Readonly<Record<string, string>> = {
  setup: 'Set-up',
  rally: 'Rally',
  prepFire: 'Prep Fire',
  movement: 'Movement',
  defensiveFire: 'Defensive Fire',
  advancingFire: 'Advancing Fire',
  rout: 'Rout',
  advance: 'Advance',
  closeCombat: 'Close Combat',
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

export const sideName = (s: AslskState, side: Side): string => s.setting.scenario.sides[side].name

const KINDS = { squad: 'squad', halfSquad: 'half squad', crew: 'crew', leader: 'leader' } as const

/** 'squad 4-6-7', 'leader 8-1'. */
export function unitWords(s: AslskState, id: number): string {
  const unit = s.units[id]
  if (!unit) return 'a unit'
  const type = infantryType(unit.type)
  return `${KINDS[type.kind]} ${type.label}`
}

export const weaponWords = (s: AslskState, id: number): string => weaponType(s.weapons[id]!.type).name

export function unitsWords(s: AslskState, ids: readonly number[]): string {
  return list(ids.map((id) => unitWords(s, id)))
}

/** What stands in a hex, as it is read aloud. */
export function describePlace(s: AslskState, place: Place): string {
  const ground = describeHex(s.setting.map, place)
  const here = s.units.filter((unit) => unit.at === place)
  const words = here.map((unit) => withWeapons(s, unit))
  const markers = s.markers.filter((marker) => marker.at === place).map((marker) => `${marker.kind} ${marker.value}`)
  return [ground, ...words, ...markers].join('. ').concat('.')
}

function withWeapons(s: AslskState, unit: Unit): string {
  const weapons = s.weapons.filter((weapon) => weapon.owner === unit.id).map((weapon) => counterWords(weaponFace(weapon), weaponTabs(weapon)))
  return [counterWords(unitFace(unit), unitTabs(unit)), ...weapons].join(' with ')
}

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

const PLAIN: Readonly<Record<string, string>> = { end: 'End the phase', done: 'Nothing more', hold: 'Hold fire', pass: 'Leave it as it is' }

type Loose = Readonly<Record<string, unknown>> & { readonly type?: string }

export function decisionWords(s: AslskState, kind: string, decision: unknown): string {
  const d = decision as Loose
  const unit = (id: unknown): string => `${unitWords(s, id as number)} in ${nameOf(s, s.units[id as number]!.at)}`
  switch (d.type) {
    case 'selfRally':
      return `Rally ${unit(d['unit'])} by itself`
    case 'rally':
      return `${unitWords(s, d['leader'] as number)} rallies ${unit(d['unit'])}`
    case 'repair':
      return `Repair the ${weaponWords(s, d['weapon'] as number)}`
    case 'recover':
      return `${unit(d['unit'])} recovers the ${weaponWords(s, d['weapon'] as number)}`
    case 'transfer':
      return list((d['transfers'] as { weapon: number; to: number }[]).map(({ weapon, to }) => `${weaponWords(s, weapon)} to ${unit(to)}`))
    case 'keep':
      return `Keep DM: ${unitsWords(s, d['units'] as number[])}`
    case 'restack':
      return list((d['stacks'] as { leader: number; on: number }[]).map(({ leader, on }) => `${unitWords(s, leader)} ${on < 0 ? 'stands apart' : `fights with ${unitWords(s, on)}`}`))
    case 'hex':
      return `Close Combat in ${String(d['hex'])}`
    case 'smoke':
      return `${unitWords(s, d['unit'] as number)}: smoke grenades into ${String(d['to'])}`
    case 'placeDc':
      return `${unitWords(s, d['unit'] as number)}: demolition charge against ${String(d['at'])}`
    case 'drop':
      return `Drop the ${weaponWords(s, d['weapon'] as number)}`
    case 'exit':
      return `Leave the map with ${unitsWords(s, d['units'] as number[])}`
    case 'stop':
      return 'Stop here'
  }
  if ('keep' in d) return d['keep'] ? 'Keep the rate, fire again later' : 'Leave residual fire'
  if ('together' in d) return d['together'] ? 'Fire together' : 'Fire hex by hex'
  return PLAIN[d.type ?? ''] ?? `${kind}: ${JSON.stringify(decision)}`
}

export interface EventWords {
  readonly text: string
  readonly detail?: string
  readonly rule?: string
  readonly place?: Place
}

export const modifierWords = (modifiers: readonly Modifier[]): string => modifiers.map(({ label, value }) => `${signed(value)} ${label}`).join(', ')

export function eventWords(s: AslskState, event: AslskEvent): EventWords {
  const rule = 'rule' in event ? { rule: event.rule } : {}
  switch (event.type) {
    case 'attack':
      return {
        text: `Fire at ${nameOf(s, event.at)}: ${event.column} column, ${signed(event.final - event.dice[0] - event.dice[1])}. ${event.dice[0]} and ${event.dice[1]}: ${event.final}, ${event.result === '-' ? 'no effect' : event.result}.`,
        detail: modifierWords(event.modifiers),
        place: event.at,
        ...rule,
      }
    case 'check':
      return {
        text: `${unitWords(s, event.unit)}: ${event.what}, ${event.result}.`,
        detail: `${event.dice[0]} and ${event.dice[1]}: ${event.final}, needs ${event.morale}`,
        place: s.units[event.unit]!.at,
        ...rule,
      }
    case 'moves':
      return { text: `${unitsWords(s, event.units)} to ${nameOf(s, event.to)}.`, place: event.to, ...rule }
    case 'phase':
      return { text: PHASE_NAMES[event.phase] ?? event.phase }
    case 'turn':
      return { text: `Turn ${event.turn}, ${sideName(s, event.attacker)}` }
    default: {
      const place = 'at' in event ? event.at : 'unit' in event ? s.units[event.unit]?.at : undefined
      const who = 'unit' in event ? `${unitWords(s, event.unit)}: ` : 'units' in event && event.type !== 'setUp' ? `${unitsWords(s, event.units as number[])}: ` : ''
      return { text: `${who}${event.type}`, ...(place === undefined ? {} : { place }), ...rule }
    }
  }
}
