import { total } from '@firegroup/kernel'
import type { Module } from '../../hooks.ts'
import { canSee } from '../../map/los.ts'
import { eyesOf, isMortar, type Shot } from '../../ordnance/shot.ts'
import { smokeShells } from '../../ordnance/smoke-shells.ts'
import type { AimedAt } from '../../ordnance/to-hit.ts'
import type { AslskState, Unit } from '../../state.ts'
import { unitsAt } from '../../units/units.ts'

/** C3.33: fire at an area, as everybody's business in the hex. Modules that fire at areas need it. */
export const areaFire: Module = {
  id: 'area-fire',
  title: 'Fire at an area',
  sentence: 'A shell that falls on a hex spares nobody in it, friend or foe.',
  needs: [smokeShells],
  hooks: {
    shotTargets: [friendsToo],
    aims: [outOfSight],
  },
  glossary: [
    {
      id: 'area-target-type',
      name: 'Area Target Type',
      rules: ['C3.33', 'C4'],
      text: 'Fire at an area may hit everybody in the hex, one’s own men too. A Mortar hits those whom its firer or spotter does not see if it hits the enemy in sight who is hardest to hit. Smoke has +2 on its To Hit number up to 12 hexes.',
      also: ['5/8 inch', 'ATT'],
    },
  ],
}

/** C3.33: all who are in the hex, friends too; in the enemy's MPh those who move. */
function friendsToo(s: AslskState, { target, occasion, at }: Shot, units: readonly Unit[]): readonly Unit[] {
  if (target !== 'att' || occasion.expenditure) return units
  const friends = unitsAt(s, at).filter((unit) => unit.side === occasion.side && !units.includes(unit))
  return friends.length > 0 ? [...units, ...friends] : units
}

/** C3.33: whom nobody sees is hit by a Mortar with whoever is hardest to hit of the enemies in sight that are not hidden. */
function outOfSight(s: AslskState, shot: Shot, rows: readonly AimedAt[]): readonly AimedAt[] {
  if (!isMortar(shot.by)) return rows
  const isSeen = ({ unit }: AimedAt) => unit === null || canSee(s, eyesOf(shot), unit.at)
  if (rows.every(isSeen)) return rows
  const known = rows.filter((row) => isSeen(row) && row.unit && row.unit.side !== shot.occasion.side && !row.unit.hidden)
  const [first, ...others] = known
  if (!first) return rows
  const hardest = others.reduce((most, row) => (total(row.modifiers) > total(most.modifiers) ? row : most), first)
  return rows.map((row) => (isSeen(row) ? row : { unit: row.unit, modifiers: hardest.modifiers }))
}
