/** Vehicles and guns of Lock 'n Load as faces that turn with them. Printed values come from the counter types, the rest from how they stand. */
import type { CounterType, Unit } from '@firegroup/lnlt'
import { bearingOf } from '../../../board/facing/facing.ts'
import type { GunFace, VehicleFace } from '../../../counters/face.ts'

type Stance = Pick<Unit, 'shaken' | 'laid' | 'vehicle'>

/** Hull and turret point where they point; open hatches show. */
export function vehicleFace(type: CounterType, { laid, vehicle: state, shaken }: Stance): VehicleFace {
  const vehicle = type.vehicle!
  const [gun] = vehicle.guns
  const turret = vehicle.turret ?? vehicle.hull
  return {
    form: 'vehicle',
    nation: type.nation,
    art: artOf(type),
    bulk: vehicle.size === 'small' ? 0.86 : vehicle.size === 'large' ? 1.08 : 1,
    name: type.label,
    what: vehicle.air
      ? `${vehicle.air}${state?.hovering ? ', hovering' : ''}`
      : vehicle.hull[0] < 0
        ? 'unarmored vehicle'
        : vehicle.guns.length === 0
          ? 'carrier'
          : vehicle.turreted
            ? 'tank'
            : 'assault gun',
    mp: shaken ? type.shakenMovement : type.movement,
    unreliable: false,
    tracked: vehicle.class === 'T',
    label: gun ? (gun.he === null ? '*' : gun.shots > 1 ? `${gun.shots}×${gun.he}` : String(gun.he)) : '',
    rof: 0,
    front: Math.max(0, vehicle.hull[0]),
    frontMark: markOf(vehicle.hull[0], turret[0]),
    side: Math.max(0, vehicle.hull[1]),
    sideMark: markOf(vehicle.hull[1], turret[1]),
    large: vehicle.size === 'large',
    mg: vehicle.machineGuns
      .map(({ fp, arc, flames }) => `${fp}${flames ? 'F' : arc === 'all' ? '*' : arc === 'rear' ? 'R' : ''}`)
      .join('/'),
    hull: bearingOf(laid?.facing ?? 0),
    turret: vehicle.turreted ? bearingOf(laid?.turret ?? 0) : null,
    exposed: state !== undefined && !state.buttoned && !vehicle.air,
    wreck: false,
  }
}

function markOf(hull: number, turret: number): VehicleFace['frontMark'] {
  return turret < hull ? 'ring' : turret > hull ? 'box' : ''
}

const HULLS: { readonly [nation: string]: string } = { german: 'boxed', japanese: 'boxed', italian: 'boxed', soviet: 'sloped' }
/** 14.1: a gun that goes through so much is drawn long. */
const LONG = 5

function artOf({ vehicle, nation }: CounterType): string {
  const { class: kind, turreted, openTop, guns, air } = vehicle!
  if (air) return air
  if (kind !== 'T') return 'car'
  if (!turreted) return openTop ? 'open-gun' : 'assault-gun'
  return `${HULLS[nation] ?? 'cast'}${guns.some(({ he }) => (he ?? 0) >= LONG) ? '-long' : ''}`
}

/** 1.7.1: a gun's team points its gun. */
export function gunFace(type: CounterType, { laid }: Stance): GunFace {
  return {
    form: 'gun',
    nation: type.nation,
    art: 'AT',
    name: type.name,
    manhandling: type.immobile ? null : type.movement,
    small: false,
    large: false,
    label: type.he === null ? '*' : type.shots > 1 ? `${type.shots}×${type.he}` : String(type.he),
    rof: 0,
    range: '',
    allRound: false,
    towards: bearingOf(laid?.facing ?? 0),
    emplaced: false,
    limbered: false,
  }
}
