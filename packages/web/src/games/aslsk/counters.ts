/** Starter Kit counters as faces, tabs and words. Printed values come from the counter types, states from the view; nothing is judged here. */
import {
  type InfantryType,
  nationOf,
  type Pack,
  type Unit,
  unitType,
  type Vehicle,
  type Weapon,
  type WeaponType,
  weaponType,
} from '@firegroup/aslsk'
import { bearingOf, SPINE_WORDS } from '../../board/facing/facing.ts'
import type { GunFace, HiddenFace, MarkerFace, UnitFace, VehicleFace, WeaponFace } from '../../counters/face.ts'
import { nationLook } from '../../counters/nations.ts'
import { TABS, type TabName } from '../../counters/tabs.ts'
import { gunFace, stanceOf, vehicleFace } from './machine-faces.ts'

type AslskFace = UnitFace | WeaponFace | GunFace | VehicleFace | HiddenFace | MarkerFace

const CLASS_SIGNS = { elite: 'E', first: '1', second: '2', green: 'G', conscript: 'C' } as const
const FIGURE_WORDS = { squad: 'squad', halfSquad: 'half squad', crew: 'crew', leader: 'leader' } as const
const WEAPON_WORDS: { readonly [name: string]: string } = {
  LMG: 'light machine gun',
  MMG: 'medium machine gun',
  HMG: 'heavy machine gun',
  FT: 'flamethrower',
  DC: 'demolition charge',
}

/** A leader prints none of these. */
const NO_FIREPOWER = { fp: 0, range: 0, smokeExponent: 0, assaultFire: false, elrExempt: false } as const

/** Faces are kept by type and side up; another pack has other types and so other faces. */
const unitFaces = new WeakMap<InfantryType, { whole: UnitFace; broken: UnitFace }>()
const weaponFaces = new WeakMap<WeaponType, { whole: WeaponFace; broken: WeaponFace }>()
const markerFaces = new Map<string, MarkerFace>()

const machineFaces = new WeakMap<object, Map<string, GunFace | VehicleFace>>()

/** Of a type that stands so. */
function keptFace<F extends GunFace | VehicleFace>(type: object, stance: string, make: () => F): F {
  const known = machineFaces.get(type) ?? new Map<string, GunFace | VehicleFace>()
  machineFaces.set(type, known)
  const face = (known.get(stance) as F | undefined) ?? make()
  known.set(stance, face)
  return face
}

export function unitFace(pack: Pack, unit: Pick<Unit, 'type' | 'broken' | 'vehicle'>): UnitFace | VehicleFace {
  const type = unitType(pack, unit.type)
  if (type.kind === 'vehicle') {
    const stance = stanceOf(unit.vehicle)
    return keptFace(type, Object.values(stance).join(), () => vehicleFace(type, stance))
  }
  let faces = unitFaces.get(type)
  if (!faces) {
    const own = type.kind === 'leader' ? NO_FIREPOWER : type
    const whole: UnitFace = {
      form: 'unit',
      nation: type.nation,
      figure: type.kind,
      class: type.kind === 'leader' ? '' : CLASS_SIGNS[type.class],
      label: type.label,
      fp: own.fp,
      range: own.range,
      morale: type.morale,
      smoke: own.smokeExponent,
      assaultFire: own.assaultFire,
      steady: own.elrExempt && type.kind !== 'crew',
      ...(type.kind !== 'leader' && type.reducedStrength ? { striped: true } : {}),
      broken: null,
    }
    faces = { whole, broken: { ...whole, broken: { morale: type.brokenMorale, boxed: type.selfRally } } }
    unitFaces.set(type, faces)
  }
  return unit.broken ? faces.broken : faces.whole
}

/** What is left of a vehicle. */
export function wreckFace(pack: Pack, unit: Pick<Unit, 'type' | 'vehicle'>): VehicleFace {
  const type = pack.ordnance.vehicles.get(unit.type)!
  const stance = { ...stanceOf(unit.vehicle), exposed: false, wreck: true }
  return keptFace(type, Object.values(stance).join(), () => vehicleFace(type, stance))
}

type WeaponStates = Pick<Weapon, 'type' | 'malfunctioned' | 'ordnance'>

/** A Gun is drawn from above and points somewhere; anything else from the side. */
export function weaponFace(pack: Pack, weapon: WeaponStates): WeaponFace | GunFace {
  if (weaponType(pack, weapon.type).kind !== 'gun') return sideView(pack, weapon)
  const type = pack.ordnance.guns.get(weapon.type)!
  const towards = bearingOf(Math.max(0, weapon.ordnance?.ca ?? 0))
  const emplaced = weapon.ordnance?.emplaced ?? false
  return keptFace(type, `${towards} ${emplaced}`, () => gunFace(type, { towards, emplaced, limbered: false }))
}

function sideView(pack: Pack, weapon: WeaponStates): WeaponFace {
  const type = weaponType(pack, weapon.type)
  let faces = weaponFaces.get(type)
  if (!faces) {
    const art = type.mgClass ?? (type.kind === 'mortar' ? 'MTR' : type.kind.toUpperCase())
    const whole: WeaponFace = {
      form: 'weapon',
      nation: type.nation,
      art: nationLook(type.nation).weapons?.[art] ?? art,
      name: type.name,
      value: type.kind === 'dc' ? `${type.fp}` : type.barrel ? `${type.barrel.minRange}-${type.range}` : `${type.fp}-${type.range}`,
      rof: type.rof,
      pp: type.pp,
      failure: type.xNumber === null ? `B${type.breakdown}` : `X${type.xNumber}`,
      repair: null,
    }
    faces = { whole, broken: { ...whole, repair: type.repair > 0 ? `R${type.repair}` : '' } }
    weaponFaces.set(type, faces)
  }
  return weapon.malfunctioned ? faces.broken : faces.whole
}

export const hiddenFace = (nation: string): HiddenFace => ({ form: 'hidden', nation })

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'))

/** Kinds of marker that have a look of their own; any other shows its name. */
const MARKERS: { readonly [kind: string]: (value: number) => Omit<MarkerFace, 'form'> } = {
  smokeGrenade: (value) => ({ glyph: 'cloud', value: signed(value), tone: 'grey' }),
  smoke: (value) => ({ glyph: 'cloud', value: signed(value), tone: 'grey' }),
  residual: (value) => ({ glyph: '', value: `${value}`, tone: 'yellow' }),
  dc: () => ({ glyph: 'charge', value: 'DC', tone: 'red' }),
  setDc: () => ({ glyph: 'charge', value: 'SET', tone: 'red' }),
  breachDc: () => ({ glyph: 'charge', value: 'WALL', tone: 'red' }),
  melee: () => ({ glyph: 'swords', value: 'MELEE', tone: 'red' }),
  handToHand: () => ({ glyph: 'swords', value: 'HtH', tone: 'red' }),
  wallAdvantage: () => ({ glyph: 'bricks', value: 'WALL', tone: 'green' }),
  fallenHut: () => ({ glyph: 'rubble', value: 'DOWN', tone: 'earth' }),
  rubble: () => ({ glyph: 'rubble', value: 'RUBBLE', tone: 'earth' }),
  wpGrenade: (value) => ({ glyph: 'cloud', value: `WP ${signed(value)}`, tone: 'grey' }),
  driftingSmoke: (value) => ({ glyph: 'cloud', value: signed(value), tone: 'grey' }),
  flame: () => ({ glyph: 'flame', value: 'FLAME', tone: 'fire' }),
  blaze: () => ({ glyph: 'flame', value: 'BLAZE', tone: 'fire' }),
  wreckBlaze: () => ({ glyph: 'flame', value: 'WRECK', tone: 'fire' }),
  foxhole: () => ({ glyph: 'pit', value: 'FOX', tone: 'earth' }),
  acquired: (value) => ({ glyph: 'ring', value: signed(value), tone: 'blue' }),
  acquiredArea: (value) => ({ glyph: 'sights', value: signed(value), tone: 'earth' }),
}

export function markerFace(kind: string, value = 0): MarkerFace {
  const key = `${kind} ${value}`
  let face = markerFaces.get(key)
  if (!face) {
    const look = MARKERS[kind]?.(value) ?? { glyph: 'star', value: kind.slice(0, 6).toUpperCase(), tone: 'plain' as const }
    face = { form: 'marker', ...look }
    markerFaces.set(key, face)
  }
  return face
}

const FIRE_TABS = { none: [], prep: ['prep'], first: ['first'], final: ['final'] } as const

type UnitStates = Pick<Unit, 'fire' | 'pinned' | 'dm' | 'cx' | 'wounded' | 'melee' | 'mode' | 'banzai' | 'concealed' | 'hidden'>

/** The places inside a hex that a counter shows. */
const PLACE_TABS = ['foxhole', 'trench', 'sangar', 'shellhole', 'wire', 'beneath', 'pillbox', 'crest', 'bridge', 'tunnel', 'sewer'] as const

function isPlaceTab(where: string): where is (typeof PLACE_TABS)[number] {
  return PLACE_TABS.some((each) => each === where)
}

/** The states of a unit that a player would show by a counter on it, in the order in which they matter. */
export function unitTabs(unit: UnitStates, where?: string): readonly TabName[] {
  const tabs: TabName[] = unit.hidden ? ['hidden'] : unit.concealed ? ['concealed'] : []
  if (where !== undefined && isPlaceTab(where)) tabs.push(where)
  tabs.push(...FIRE_TABS[unit.fire])
  if (unit.pinned) tabs.push('pinned')
  if (unit.dm) tabs.push('dm')
  if (unit.melee) tabs.push('melee')
  if (unit.wounded) tabs.push('wounded')
  if (unit.cx) tabs.push('cx')
  if (unit.banzai) tabs.push('banzai')
  if (unit.mode === 'assault') tabs.push('assault')
  else if (unit.mode !== 'still') tabs.push('moved')
  return tabs
}

/** What a vehicle is under, in the order in which it matters; its hatches always. */
export function vehicleTabs({ vehicle, mode }: Vehicle, arms: readonly Weapon[]): readonly TabName[] {
  const [main] = arms
  const tabs: TabName[] = []
  if (vehicle.shock !== 'none') tabs.push(vehicle.shock === 'shocked' ? 'shock' : 'unknown')
  if (vehicle.stun !== 'none') tabs.push(vehicle.stun === 'stunned' ? 'stunned' : 'shaken1')
  if (vehicle.immobilized) tabs.push('immobile')
  if (vehicle.bog !== 'none') tabs.push(vehicle.bog)
  if (vehicle.motion) tabs.push('motion')
  tabs.push(vehicle.exposed ? 'exposed' : 'buttoned')
  if (main) tabs.push(...FIRE_TABS[main.fire])
  if (main?.ordnance?.intensive) tabs.push('intensive')
  if (main?.malfunctioned) tabs.push('malfunctioned')
  if (vehicle.recalled) tabs.push('recalled')
  if (mode !== 'still' && !vehicle.motion) tabs.push('moved')
  return tabs
}

/** On a Gun also what its face does not show: it has no other side. */
export function weaponTabs({ fire, malfunctioned, ordnance }: Pick<Weapon, 'fire' | 'malfunctioned' | 'ordnance'>): readonly TabName[] {
  if (!ordnance) return FIRE_TABS[fire]
  const isGun = ordnance.ca >= 0
  return [
    ...FIRE_TABS[fire],
    ...(ordnance.intensive ? (['intensive'] as const) : []),
    ...(isGun && malfunctioned ? (['malfunctioned'] as const) : []),
  ]
}

/** 'German squad 4-6-7', 'Russian squad, broken, morale 7', 'American heavy machine gun 8-16, rate 3'. */
export function faceWords(face: AslskFace): string {
  if (face.form === 'marker') return face.value
  const { adjective } = nationOf(face.nation)
  if (face.form === 'hidden') return `${adjective} unknown stack`
  if (face.form === 'unit') {
    const what = `${adjective} ${FIGURE_WORDS[face.figure]} ${face.label}${face.striped ? ', reduced' : ''}`
    return face.broken ? `${what}, broken, morale ${face.broken.morale}` : what
  }
  if (face.form === 'gun') return `${adjective} ${face.name}, ${face.limbered ? 'limbered' : `pointing ${pointing(face.towards)}`}`
  if (face.form === 'vehicle') return vehicleWords(face, adjective)
  const name = WEAPON_WORDS[face.name] ?? face.name
  const rate = face.rof > 0 ? `, rate ${face.rof}` : ''
  return face.repair === null ? `${adjective} ${name} ${face.value}${rate}` : `${adjective} ${name}, malfunctioned`
}

const pointing = (bearing: number): string => SPINE_WORDS[Math.round((bearing - 30) / 60)] ?? ''

/** 'T-34 M41, Russian tank, hull north-west, turret east'. */
function vehicleWords({ name, what, hull, turret, wreck, idle }: VehicleFace, adjective: string): string {
  if (wreck) return `wreck of a ${name}`
  const points = turret === null || turret === hull ? `pointing ${pointing(hull)}` : `hull ${pointing(hull)}, turret ${pointing(turret)}`
  return `${name}, ${adjective} ${what}, ${points}${idle ? `; the Starter Kit has no rule for its second gun (${idle})` : ''}`
}

const MARKER_WORDS: { readonly [kind: string]: (value: number) => string } = {
  smokeGrenade: (value) => `smoke ${signed(value)}`,
  smoke: (value) => `smoke ${signed(value)}`,
  wpGrenade: (value) => `white phosphorus ${signed(value)}`,
  driftingSmoke: (value) => `drifting smoke ${signed(value)}`,
  flame: () => 'Flame',
  blaze: () => 'Blaze',
  wreckBlaze: () => 'burning wreck',
  residual: (value) => `residual fire ${value}`,
  dc: () => 'placed demolition charge',
  setDc: () => 'set demolition charge',
  breachDc: () => 'demolition charge at a wall',
  handToHand: () => 'fought hand to hand',
  wallAdvantage: () => 'Wall Advantage',
  fallenHut: () => 'fallen hut',
  rubble: () => 'rubble',
  acquired: (value) => `acquired ${signed(value)}`,
  acquiredArea: (value) => `area acquired ${signed(value)}`,
}

export const markerWords = (kind: string, value = 0): string => MARKER_WORDS[kind]?.(value) ?? kind

/** A counter with its states: 'German squad 4-6-7, first fired'. */
export const counterWords = (face: AslskFace, tabs: readonly TabName[]): string =>
  [faceWords(face), ...tabs.map((tab) => TABS[tab].said)].join(', ')
