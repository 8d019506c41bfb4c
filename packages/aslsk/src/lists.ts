import { markersWith } from '@firegroup/hexgame'
import type { NameList } from '@firegroup/kernel'
import { type InfantryType, ourPack, type Pack, type Provenance, type WeaponType } from './data/counters.ts'
import type { GunType } from './data/guns.ts'
import { MARKER_KINDS } from './data/markers.ts'
import { NATIONS, nationOf } from './data/nations.ts'
import { TERRAIN } from './data/terrain.ts'
import type { VehicleType } from './data/vehicles.ts'
import { MODULES } from './scenario/modules.ts'
import { sequenceOf } from './sequence/sequence.ts'
import { PHASES } from './state.ts'

/** All names that may stand in situations, scenarios and decisions: docs/situation-aslsk.md. */
export function lists(): readonly NameList[] {
  const pack = ourPack()
  return [
    {
      id: 'nations',
      title: 'Nations',
      names: NATIONS.map(({ id, name, peoples }) => ({ name: id, says: [name, ...peoples].join(', ') })),
    },
    { id: 'counters', title: 'Units', names: namesOf(pack.infantry.values(), unitSays) },
    { id: 'vehicles', title: 'Vehicles', names: namesOf(pack.ordnance.vehicles.values(), vehicleSays) },
    { id: 'weapons', title: 'Support Weapons', names: namesOf([...pack.weapons.values(), ...lightOrdnance(pack)], weaponSays) },
    { id: 'guns', title: 'Guns', names: namesOf(pack.ordnance.guns.values(), gunSays) },
    {
      id: 'terrain',
      title: 'Terrain',
      names: TERRAIN.map(({ id, name, infantryMf, tem }) => ({
        name: id,
        says: `${name}, ${infantryMf === null ? 'nobody may enter' : `${infantryMf / 2} MF`}, TEM ${tem}`,
      })),
    },
    {
      id: 'markers',
      title: 'Markers on the map',
      names: [...markersWith(MARKER_KINDS, MODULES).values()].map(({ kind, name, rule, what, values }) => ({
        name: kind,
        says: `${name} (${rule}); value: ${what} ${values.join(', ')}`,
      })),
    },
    { id: 'phases', title: 'Phases', names: PHASES.map((name) => ({ name, says: '' })) },
    { id: 'steps', title: 'Steps', names: sequenceOf([]).map(({ key }) => ({ name: key, says: '' })) },
    {
      id: 'modules',
      title: 'Optional modules',
      names: MODULES.map(({ id, title, sentence }) => ({ name: id, says: `${title}: ${sentence}` })),
    },
  ]
}

/** Each counter by its id, with its figures and what is uncertain about them. */
function namesOf<T extends { readonly id: string; readonly provenance: Provenance }>(
  types: Iterable<T>,
  says: (type: T) => string,
): NameList['names'] {
  return [...types].map((type) => ({ name: type.id, says: `${says(type)}${doubt(type.provenance)}` }))
}

function doubt({ confidence, note }: Provenance): string {
  if (confidence === 'high') return ''
  return ` (${confidence === 'low' ? 'very uncertain' : 'uncertain'}: ${note ?? 'from few sources'})`
}

/** 4.4, 4.5: what men carry that must hit first. */
function lightOrdnance({ ordnance }: Pack): readonly WeaponType[] {
  return [...ordnance.weapons.values()].filter(({ kind }) => kind !== 'gun')
}

function unitSays({ name, morale, brokenMorale, selfRally, points }: InfantryType): string {
  return `${name}, morale ${morale}, broken ${brokenMorale}${selfRally ? ' (self-rally)' : ''}, ${points} VP`
}

function weaponSays({ name, nation, kind, fp, range, rof, breakdown, xNumber, pp }: WeaponType): string {
  const breaks = xNumber === null ? `B${breakdown}` : `X${xNumber}`
  return `${nationOf(nation).adjective} ${name} (${kind}), ${fp} FP${range > 0 ? ` to ${range} hexes` : ''}, ROF ${rof}, ${breaks}, ${pp} PP`
}

function gunSays({ name, role, label, rof, bNumber, manhandling, dates }: GunType): string {
  return `${name} (${role}), ${label}, ROF ${rof}, B${bNumber}, ${manhandling === null ? 'never moved' : `M${manhandling}`}, ${dates}`
}

function vehicleSays({ name, role, mp, armament, armour, dates, points }: VehicleType): string {
  const { hullFront, hullSideRear, turretFront, turretSideRear } = armour
  return `${name} (${role}), ${mp} MP, ${armament}, armour ${hullFront}/${hullSideRear}, turret ${turretFront}/${turretSideRear}, ${points} VP, ${dates}`
}
