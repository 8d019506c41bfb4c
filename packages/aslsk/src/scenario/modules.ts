import { baseFireModifiers } from '../fire/modifiers.ts'
import type { Hooks, Module } from '../hooks.ts'
import { fireCard } from '../modules/fire-card/index.ts'
import { rain } from '../modules/rain/index.ts'
import { thrownCharges } from '../modules/thrown-charges/index.ts'
import { voluntaryBreak } from '../modules/voluntary-break/index.ts'
import { whitePhosphorus } from '../modules/white-phosphorus/index.ts'
import { baseAmbushModifiers } from '../phases/close-combat/ambush.ts'
import { baseCloseCombatModifiers } from '../phases/close-combat/attack.ts'
import { baseRallyModifiers } from '../phases/rally/attempt.ts'

/** The optional modules that a scenario may turn on by name. */
export const MODULES: readonly Module[] = [fireCard, rain, thrownCharges, voluntaryBreak, whitePhosphorus]

/** What the base game itself contributes to the hooks; it stands before every module. */
export const BASE_HOOKS: Hooks = {
  fireModifiers: baseFireModifiers,
  firepowerFactors: [],
  targetFactors: [],
  payload: [],
  statuses: [],
  movesFirst: [],
  toHitModifiers: [],
  moraleModifiers: [],
  rallyModifiers: baseRallyModifiers,
  tem: [],
  closeCombatModifiers: baseCloseCombatModifiers,
  ambushModifiers: baseAmbushModifiers,
  movementCosts: [],
  hindrances: [],
  forbids: [],
  dice: [],
  attacked: [],
  environment: [],
}
