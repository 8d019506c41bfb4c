import type { Problem } from '@firegroup/kernel'
import type { Forbidden, Module } from '../../hooks.ts'
import { hexOf, isBuilding, nameOf } from '../../map/terrain.ts'
import { specsOf } from '../../places/schema.ts'
import { type AslskState, enemyOf, type Hex, type Unit } from '../../state.ts'
import { infantryOf, isGoodOrder, sizeInHalfSquads } from '../../units/units.ts'

/** A squad, in half squads. */
const SQUAD_EQUIVALENT = 2

/** B23.9 Fortified buildings. */
export const fortifiedBuildings: Module = {
  id: 'fortified-buildings',
  title: 'Fortified buildings',
  sentence: 'Nobody gets into a fortified house while an unshaken squad of the enemy holds it, and it burns less readily.',
  hooks: {
    fortified: [isFortified],
    forbids: [heldAgainst],
    complaints: [
      ({ scenario, map }) =>
        specsOf(scenario, 'fortified').flatMap(({ at }) =>
          map.grid.has(at) ? [] : [`A fortified building stands in ${at}, which the map does not have.`],
        ),
    ],
  },
  glossary: [
    {
      id: 'fortified-building',
      name: 'Fortified building',
      rules: ['B23.9', 'B23.922'],
      text: 'Neither in the Movement Phase nor by an advance does anybody enter a fortified building in which a Good Order enemy squad, or two half squads or crews, are. It is set on fire at -1.',
      also: ['fortified'],
    },
  ],
}

export function isFortified(s: AslskState, at: Hex): boolean {
  const { grid } = s.setting.map
  return at >= 0 && isBuilding(s, at) && specsOf(s.setting.scenario, 'fortified').some((spec) => grid.indexOf(spec.at) === hexOf(s, at))
}

/** B23.922: a Good Order squad, or as many as make one, keeps everybody out. Whom one does not see keeps one out only when he shows himself. */
function heldAgainst(s: AslskState, unit: Unit, what: Forbidden, at?: Hex): Problem | undefined {
  if ((what !== 'move' && what !== 'advance') || at === undefined || at === unit.at || !isFortified(s, at)) return undefined
  if (s.setting.places?.of(unit.at)?.kind === 'tunnel') return undefined // B8.6: out of one they come whatever is above
  if (s.setting.hooks.breached.some((says) => says(s, unit.at, at))) return undefined
  let held = 0
  for (const enemy of infantryOf(s, enemyOf(unit.side), at))
    if (isGoodOrder(enemy) && !enemy.hidden && !enemy.concealed) held += sizeInHalfSquads(s, enemy)
  if (held < SQUAD_EQUIVALENT) return undefined
  return {
    rule: 'B23.922',
    message: `${nameOf(s, at)} is fortified, and a Good Order squad is in it: nobody gets in but through a breach.`,
  }
}
