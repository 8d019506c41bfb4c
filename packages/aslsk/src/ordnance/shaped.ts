import { LEGAL, type Modifier, type Problem, refuse } from '@firegroup/kernel'
import { isCrewInDanger } from '../armour/crew.ts'
import type { Aslsk, DiceRoll } from '../context.ts'
import { FP_UNIT } from '../data/ift.ts'
import { BACKBLAST_FP, TO_HIT_DRM } from '../data/to-hit.ts'
import type { Attack } from '../fire/attack.ts'
import { type Figured, figureWith } from '../fire/resolution.ts'
import { announce, strike } from '../fire/strike.ts'
import { adjacent, isBuilding, levelAt, terrainAt } from '../map/terrain.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { isStatus } from '../units/statuses.ts'
import { isInfantry, isLeader, unitsAt, weaponTypeOf } from '../units/units.ts'
import { gunOf } from './manned.ts'
import type { Shot } from './shot.ts'

/** 4.4: why a LATW can't be fired so; empty if it can, and for all else. */
export function shapedProblems(s: AslskState, shot: Shot): readonly Problem[] {
  const { by, at, target, leader, careful } = shot
  const { shaped } = by.barrel
  const { name } = weaponTypeOf(s, by.weapon)
  if (careful && !blasts(s, shot)) return refuse('4.4.3', `The ${name} endangers nobody where it is fired.`)
  if (!shaped) return LEGAL
  if (target === 'att' && shot.ammo !== 'wp') return refuse('4.4', `The ${name} is not fired at an area.`)
  if (shaped.needsTwo && isLeader(s, by.crew) && !leader && !s.setting.hooks.firesAlone.some((says) => says(s, by.crew, by.weapon)))
    return refuse('4.4.1', `A leader alone can't fire the ${name}.`)
  if (careful && s.setting.places?.of(by.crew.at))
    return refuse('C13.8', 'Only on the ground floor of a building is there room to take care of the backblast.')
  if (shaped.projector && leader && !isLeader(s, by.crew)) return refuse('C13.5', `Nobody directs the ${name}.`)
  if (careful && by.crew.pinned) return refuse('4.4.3', 'A pinned unit can’t take care of the backblast.')
  if (shaped.notDownhill && at >= 0 && adjacent(s, by.crew.at, at) && levelAt(s, by.crew.at) - levelAt(s, at) === 1)
    return refuse('4.4.5', `The ${name} is not fired at a lower level in the next hex.`)
  return LEGAL
}

/** 4.4.3: whether those around the firer are in danger. */
export function blasts(s: AslskState, { by: { barrel, crew } }: Pick<Shot, 'by'>): boolean {
  if (barrel.shaped?.backblast !== true) return false
  if (s.setting.places?.of(crew.at)?.subterranean) return true // C13.81
  return inBuilding(s, crew.at) || s.setting.hooks.enclosed.some((says) => says(s, crew.at))
}

/** 6.2, 8.2.1: in a building, and a hut is none. */
export function inBuilding(s: AslskState, at: Location): boolean {
  return isBuilding(s, at) && terrainAt(s, at).collapsesTo === null
}

/** 6.2: men outside buildings whom HEAT is of use against. */
export function isShapedTarget(s: AslskState, shot: Pick<Shot, 'by' | 'occasion' | 'at'>, unit: Unit): boolean {
  return gunOf(s, unit) !== null || s.setting.hooks.shapedTargets.some((says) => says(s, shot, unit))
}

/** 4.4.3 Case 12: an unpinned firer may aim worse and spare those around him. */
export function backblastCare(s: AslskState, shot: Shot): Modifier[] {
  return shot.careful && !isStatus(s, shot.by.crew, 'opportunityFire')
    ? [{ rule: '4.4.3', label: 'Case 12: avoids backblast', value: TO_HIT_DRM.backblast, tags: ['outside'] }]
    : []
}

/** 4.0, 4.4.1, 4.4.5, 4.5: a directing leader modifies the shot; two leaders who fire it themselves have no leadership in it. */
export function leads(s: AslskState, { by: { barrel, crew } }: Shot): boolean {
  if (barrel.shaped) return !barrel.shaped.projector && !(barrel.shaped.needsTwo && isLeader(s, crew))
  return !isLeader(s, crew)
}

/** 4.4.3: all in the hex of the firer, on the 1 column, with the coloured die of the TH DR and no TEM. */
export function backblast(g: Aslsk, shot: Shot, { coloured }: DiceRoll): void {
  if (shot.careful || !blasts(g.state, shot)) return
  const figured = figureBackblast(g.state, shot)
  const dr: DiceRoll = { coloured, white: 0, total: coloured }
  announce(g, figured, dr, '4.4.3')
  strike(g, figured, dr)
}

function figureBackblast(s: AslskState, { by: { crew }, occasion }: Shot): Figured {
  const attack: Attack = {
    when: occasion.when,
    means: 'backblast',
    by: occasion.side,
    at: crew.at,
    targets: unitsAt(s, crew.at)
      .filter((unit) => isInfantry(unit) || isCrewInDanger(s, unit, crew.at))
      .map(({ id }) => id),
    firers: [],
    directors: [],
    expenditure: null,
  }
  const figured = figureWith(s, attack, [], BACKBLAST_FP * FP_UNIT)
  const units = figured.groups.flatMap((group) => group.units)
  return { ...figured, groups: [{ units, modifiers: [], drm: 0, column: figured.column }] }
}
