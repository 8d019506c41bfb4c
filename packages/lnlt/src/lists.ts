import type { NameList } from '@firegroup/kernel'
import { PLACE_MARKERS } from './data/markers.ts'
import { NATIONS } from './data/nations.ts'
import { type CounterType, ourPack, type WeaponType } from './data/pack.ts'
import { SKILLS } from './data/skills.ts'
import { HEXSIDES, TERRAIN } from './data/terrain.ts'
import { mapNames } from './map/names.ts'
import { MODULES, rulesOf } from './rules.ts'
import { RULINGS } from './scenario/options.ts'
import { PHASES } from './state.ts'
import { MARKS } from './units/marks.ts'

/** All names that may stand in situations, scenarios and decisions: docs/situation-lnlt.md. */
export function lists(): readonly NameList[] {
  return [
    { id: 'nations', title: 'Nations', names: NATIONS.map(({ id, adjective }) => ({ name: id, says: adjective })) },
    { id: 'counters', title: 'Units', names: [...ourPack.counters.values()].map((type) => ({ name: type.id, says: unitSays(type) })) },
    {
      id: 'weapons',
      title: 'Support Weapons',
      names: [...ourPack.weapons.values()].map((type) => ({ name: type.id, says: weaponSays(type) })),
    },
    {
      id: 'terrain',
      title: 'Terrain',
      names: TERRAIN.map(({ id, name, mpLeg, tm, charts }) => ({
        name: mapNames(id).join(' or '),
        says: `${name}, ${mpLeg === null ? 'nobody may enter' : `${mpLeg / 2} MP`}, TM ${tm}, on the charts of ${charts.join(' and ')}`,
      })),
    },
    { id: 'hexsides', title: 'Hexsides', names: HEXSIDES.map(({ id, name, tm }) => ({ name: id, says: `${name}, TM ${tm}` })) },
    {
      id: 'markers',
      title: 'Markers on the map',
      names: PLACE_MARKERS.map(({ marker, name, rule }) => ({ name: marker, says: `${name} (${rule})` })),
    },
    { id: 'marks', title: 'Marks of units', names: MARKS.map((name) => ({ name, says: '' })) },
    { id: 'skills', title: 'Skills', names: SKILLS.map(({ id, name, says }) => ({ name: id, says: `${name}: ${says}` })) },
    { id: 'phases', title: 'Phases', names: PHASES.map((name) => ({ name, says: '' })) },
    { id: 'steps', title: 'Steps', names: rulesOf([]).steps.map(({ key }) => ({ name: key, says: '' })) },
    { id: 'options', title: 'Rulings', names: Object.entries(RULINGS).map(([name, { values }]) => ({ name, says: values.join(' or ') })) },
    {
      id: 'modules',
      title: 'Optional modules',
      names: MODULES.map(({ id, title, sentence }) => ({ name: id, says: `${title}: ${sentence}` })),
    },
  ]
}

function unitSays({ name, label, morale, shakenMorale, era }: CounterType): string {
  return `${name}, ${label}, morale ${morale}, Shaken ${shakenMorale}${era === 'modern' ? ', modern' : ''}`
}

function weaponSays({ name, nation, kind, fp, range, tripod, uses, era }: WeaponType): string {
  const stands = tripod === null ? '' : `, set up ${tripod.fp} FP to ${tripod.range}`
  return `${nation} ${name} (${kind}), ${fp} FP to ${range}${stands}${uses > 0 ? `, ${uses} use(s)` : ''}${era === 'modern' ? ', modern' : ''}`
}
