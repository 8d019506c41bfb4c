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
const MODULES: readonly Module[] = NATIONAL_MODULES.map(({ id }) => ({ id }))

/** What the base game itself contributes to the hooks; it stands before every module. */
const BASE_HOOKS: Hooks = {
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

export function moduleNamed(id: string): Module | undefined {
  return MODULES.find((module) => module.id === id)
}

/** The hooks of a game: the base game's contributions, then those of its modules in the scenario's order. */
export function hooksOf(modules: readonly Module[]): Hooks {
  const all = <K extends keyof Hooks>(hook: K): Hooks[K][number][] => [
    ...BASE_HOOKS[hook],
    ...modules.flatMap((module): readonly Hooks[K][number][] => module.hooks?.[hook] ?? []),
  ]
  return {
    attackModifiers: all('attackModifiers'),
    targetModifiers: all('targetModifiers'),
    tm: all('tm'),
    moraleModifiers: all('moraleModifiers'),
    spottingModifiers: all('spottingModifiers'),
    meleeFirepower: all('meleeFirepower'),
    movementCosts: all('movementCosts'),
    obstacles: all('obstacles'),
    forbids: all('forbids'),
    entered: all('entered'),
    ambush: all('ambush'),
    insertedImpulse: all('insertedImpulse'),
    attacked: all('attacked'),
    damaged: all('damaged'),
    dice: all('dice'),
  }
}
