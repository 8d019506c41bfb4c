import { isMoving, terrainOf } from '../groups/stack.ts'
import type { Fate, Group, Man, Side, UpfrontState } from '../state.ts'

/** 16.4, 32.1, 33.8: what an enemy who is out of play is worth. Source: the rulebook's section 16. */
export const LOSS_POINTS: { readonly [F in Fate]: number } = { kia: 2, rout: 1, prisoner: 5, freed: 0 }

/** 16.4: a side's victory points as they stand: for its position, and for what the enemy has lost. */
export function victoryPoints(s: UpfrontState, side: Side): number {
  let points = 0
  for (const group of s.groups) if (group.side === side) points += positionPoints(s, group)
  return points + casualtyPoints(s, side)
}

/** 41.8, 16.4: what a side has earned by what the enemy has lost, crewmen of guns and vehicles among them. */
export function casualtyPoints(s: UpfrontState, side: Side): number {
  let points = 0
  for (const man of s.men)
    if (man.side !== side && man.awaits === undefined)
      points += (man.fate === '' ? Number(man.wounded === true) : lossPoints(s, man)) + LOSS_POINTS.kia * (man.crewLost ?? 0)
  return points
}

/** 16.4: a gun is worth six, a vehicle ten and its Effect against armour. */
function lossPoints(s: UpfrontState, man: Man): number {
  const { machine } = s.setting.roster[man.id]!
  if (!machine) return LOSS_POINTS[man.fate as Fate]
  return machine.type === 'gun' ? GUN_POINTS : VEHICLE_POINTS + Math.max(machine.gun?.boxed ?? 0, machine.flame?.[5] ?? 0)
}

const GUN_POINTS = 6
const VEHICLE_POINTS = 10

/** 16.4, 16.41: unpinned men times the range chit, which may be negative. A weapon is not needed. */
export function positionPoints(s: UpfrontState, group: Group): number {
  if (!scores(s, group)) return 0
  let men = 0
  for (const id of group.men) {
    const man = s.men[id]!
    // G-26: a vehicle must be able to move
    if (!man.pinned && !man.immobilized && !man.bogged && man.stun === undefined) men++
  }
  return men * group.range
}

/** 16.4: moving men score nothing; where only one terrain scores, the others score nothing either, good or bad. */
function scores(s: UpfrontState, group: Group): boolean {
  if (group.gone || group.surrendered || isMoving(group)) return false
  const { victory } = s.setting.scenario
  const only = 'positionTerrain' in victory ? victory.positionTerrain : undefined
  return only === undefined || terrainOf(s, group) === only
}
