import { markersWith } from '@firegroup/hexgame'
import type { NameList } from '@firegroup/kernel'
import { ourPack, type UnitType, type WeaponType } from './data/counters.ts'
import { MARKER_KINDS } from './data/markers.ts'
import { NATIONS } from './data/nations.ts'
import { TERRAIN } from './data/terrain.ts'
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
    { id: 'counters', title: 'Units', names: [...pack.infantry.values()].map((type) => ({ name: type.id, says: unitSays(type) })) },
    {
      id: 'weapons',
      title: 'Support Weapons',
      names: [...pack.weapons.values()].map((type) => ({ name: type.id, says: weaponSays(type) })),
    },
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

function unitSays({ name, morale, brokenMorale, selfRally, points }: UnitType): string {
  return `${name}, morale ${morale}, broken ${brokenMorale}${selfRally ? ' (self-rally)' : ''}, ${points} VP`
}

function weaponSays({ name, nation, kind, fp, range, rof, breakdown, xNumber, pp }: WeaponType): string {
  const breaks = xNumber === null ? `B${breakdown}` : `X${xNumber}`
  return `${nation} ${name} (${kind}), ${fp} FP${range > 0 ? ` to ${range} hexes` : ''}, ROF ${rof}, ${breaks}, ${pp} PP`
}
