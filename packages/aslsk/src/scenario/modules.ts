import { baseFireModifiers } from '../fire/modifiers.ts'
import type { Hooks, Module } from '../hooks.ts'
import { baseAmbushModifiers } from '../phases/close-combat-ambush.ts'
import { baseCloseCombatModifiers } from '../phases/close-combat-attack.ts'
import { baseRallyModifiers } from '../phases/rally-attempt.ts'

/** The optional modules that a scenario may turn on by name. */
const MODULES: readonly Module[] = []

/** What the base game itself contributes to the hooks; it stands before every module. */
const BASE_HOOKS: Hooks = {
  fireModifiers: baseFireModifiers,
  moraleModifiers: [],
  rallyModifiers: baseRallyModifiers,
  tem: [],
  closeCombatModifiers: baseCloseCombatModifiers,
  ambushModifiers: baseAmbushModifiers,
  movementCosts: [],
  hindrances: [],
  forbids: [],
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
    fireModifiers: all('fireModifiers'),
    moraleModifiers: all('moraleModifiers'),
    rallyModifiers: all('rallyModifiers'),
    tem: all('tem'),
    closeCombatModifiers: all('closeCombatModifiers'),
    ambushModifiers: all('ambushModifiers'),
    movementCosts: all('movementCosts'),
    hindrances: all('hindrances'),
    forbids: all('forbids'),
    dice: all('dice'),
  }
}
