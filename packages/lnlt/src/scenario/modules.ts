import { MODULES as NATIONAL_MODULES } from '../data/nations.ts'
import { wreckObstacle, wreckTm } from '../fire/wreck.ts'
import type { Hooks, Module } from '../hooks.ts'
import { baseAmbush } from '../melee/ambush.ts'
import { heroCreation } from '../specialists/heroes.ts'
import { scoutPath } from '../specialists/scouts.ts'
import { adjacentFire, ownEyes, ownFire, ownMelee, spendSkills, stackFire } from '../specialists/skills.ts'
import { baseMoraleModifiers } from '../units/morale.ts'
import { retreatBeforeFlames } from '../weapons/retreat.ts'
import { smokeForbids, smokeObstacle, smokeTm } from '../weapons/smoke.ts'
import { noteEntry } from './reinforcements.ts'
import { occupationEvents } from './triggers.ts'

/** The modules that a scenario may turn on by name. Those of data/nations.ts only change national characteristics, which are asked for there. */
export const MODULES: readonly Module[] = NATIONAL_MODULES.map(({ id, name, sentence }) => ({ id, title: name, sentence }))

/** What the base game itself contributes to the hooks; it stands before every module. */
export const BASE_HOOKS: Hooks = {
  attackModifiers: [stackFire, ownFire, adjacentFire],
  targetModifiers: [],
  tm: [smokeTm, wreckTm],
  moraleModifiers: baseMoraleModifiers,
  spottingModifiers: [ownEyes],
  meleeFirepower: [ownMelee],
  movementCosts: [scoutPath],
  obstacles: [smokeObstacle, wreckObstacle],
  forbids: [smokeForbids],
  entered: [noteEntry, occupationEvents],
  ambush: baseAmbush,
  insertedImpulse: [],
  attacked: [retreatBeforeFlames, spendSkills],
  damaged: [heroCreation],
  dice: [],
}
