import { banzai } from './banzai/index.ts'
import { desert } from './desert/index.ts'
import { entrenchments } from './entrenchments/index.ts'
import { jungle } from './jungle/index.ts'
import type { UpfrontModule } from './module.ts'
import { night } from './night/index.ts'
import { randomReinforcement } from './random-reinforcement/index.ts'
import { solitaire } from './solitaire/index.ts'
import { tankFright } from './tank-fright/index.ts'
import { withdrawal } from './withdrawal/index.ts'

/** The optional rules that a scenario may turn on by name. */
export const MODULES: readonly UpfrontModule[] = [
  entrenchments,
  night,
  jungle,
  banzai,
  desert,
  tankFright,
  randomReinforcement,
  withdrawal,
  solitaire,
]
