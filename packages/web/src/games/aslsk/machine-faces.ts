/** Guns and vehicles of the Starter Kit as faces. Printed values come from the counter types, the rest from how they stand. */
import type { GunType, Unit, VehicleType } from '@firegroup/aslsk'
import { bearingOf } from '../../board/facing/facing.ts'
import type { ArmourMark, Bearing, GunFace, VehicleFace } from '../../counters/face.ts'

interface GunStance {
  readonly towards: Bearing
  readonly emplaced: boolean
  readonly limbered: boolean
}

export function gunFace(type: GunType, { towards, emplaced, limbered }: GunStance): GunFace {
  return {
    form: 'gun',
    nation: type.nation,
    art: type.role,
    name: type.counterName,
    manhandling: type.manhandling,
    small: type.targetSize > 0,
    large: type.targetSize < 0,
    label: type.label,
    rof: type.rof,
    range: type.minRange > 0 ? `[${type.minRange}–${type.maxRange ?? ''}]` : '',
    allRound: type.mount === '360',
    towards,
    emplaced,
    limbered,
  }
}

type VehicleState = NonNullable<Unit['vehicle']>

interface VehicleStance {
  readonly hull: Bearing
  readonly turret: Bearing
  readonly exposed: boolean
  readonly wreck: boolean
}

/** How a vehicle stands on the board; one that nobody has placed yet points up the board. */
export const stanceOf = (vehicle: VehicleState | undefined): VehicleStance => ({
  hull: bearingOf(vehicle?.vca ?? 0),
  turret: bearingOf(vehicle?.tca ?? 0),
  exposed: vehicle?.exposed ?? false,
  wreck: false,
})

export function vehicleFace(type: VehicleType, { hull, turret, exposed, wreck }: VehicleStance): VehicleFace {
  const { armour } = type
  return {
    form: 'vehicle',
    nation: type.nation,
    art: artOf(type),
    bulk: BULK[type.role],
    name: type.label,
    what: WHAT[type.role],
    mp: type.mp,
    unreliable: type.unreliable,
    tracked: type.move === 'tracked',
    label: type.armament,
    rof: type.gun?.rof ?? type.mgArmament?.rof ?? 0,
    front: armour.hullFront,
    frontMark: markOf(armour.hullFront, armour.turretFront),
    side: armour.hullSideRear,
    sideMark: markOf(armour.hullSideRear, armour.turretSideRear),
    large: type.targetSize < 0,
    mg: mgOf(type),
    ...(type.secondaryArmament ? { idle: idleGun(type.secondaryArmament) } : {}),
    hull,
    turret: hasTurretArt(type) ? turret : null,
    exposed,
    wreck,
  }
}

/** 'B75' as '75 in the bow', '45L×2' as 'two 45L': the Starter Kit fires the main armament and machine guns alone. */
function idleGun(printed: string): string {
  const [, mount = '', , gun = '', pair] = /^([BT]?)(\(.*\))?([^×]*)(×2)?$/.exec(printed) ?? []
  const name = gun === 'ATR' ? 'anti-tank rifle' : gun
  return `${pair ? 'two ' : ''}${name}${mount === 'B' ? ' in the bow' : mount === 'T' ? ' in the turret' : ''}`
}

const WHAT: { readonly [R in VehicleType['role']]: string } = {
  Tt: 'tankette',
  HTt: 'heavy tankette',
  LT: 'light tank',
  MT: 'tank',
  HT: 'heavy tank',
  AG: 'assault gun',
  'AG/TD': 'assault gun',
  TD: 'tank destroyer',
  SPA: 'self-propelled gun',
  AC: 'armoured car',
  'AC/TD': 'armoured car',
}

/** Beside a medium tank. */
const BULK: { readonly [R in VehicleType['role']]: number } = {
  Tt: 0.76,
  HTt: 0.8,
  LT: 0.86,
  MT: 1,
  HT: 1.08,
  AG: 0.98,
  'AG/TD': 0.98,
  TD: 0.98,
  SPA: 1,
  AC: 0.94,
  'AC/TD': 0.98,
}

const hasTurretArt = ({ turret }: VehicleType): boolean => turret !== 'NT'

const HULLS: { readonly [nation: string]: string } = { german: 'boxed', japanese: 'boxed', italian: 'boxed', russian: 'sloped' }

function artOf(type: VehicleType): string {
  if (type.move !== 'tracked') return 'car'
  if (!hasTurretArt(type)) return type.openTopped ? 'open-gun' : 'assault-gun'
  const hull = HULLS[type.nation] ?? 'cast'
  return type.gun?.length === 'L' || type.gun?.length === 'LL' ? `${hull}-long` : hull
}

function markOf(hull: number, turret: number): ArmourMark {
  return turret < hull ? 'ring' : turret > hull ? 'box' : ''
}

/** Bow, coaxial, and on the roof where there is one: '2/4', '-/-/2'. */
function mgOf({ mg }: VehicleType): string {
  const { bow, coaxial, antiAircraft } = mg
  if (bow === undefined && coaxial === undefined && antiAircraft === undefined) return ''
  const both = `${bow ?? '–'}/${coaxial ?? '–'}`
  return antiAircraft === undefined ? both : `${both}/${antiAircraft}`
}
