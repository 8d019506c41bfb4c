import type { Check } from '../trial.ts'
import { acts } from './acts.ts'
import { candidates } from './candidates.ts'
import { clones, forks } from './copies.ts'
import { ends } from './ends.ts'
import { plainData } from './plain-data.ts'
import { malformed, mutated } from './refusals.ts'
import { replays, saves } from './saves.ts'
import { secrets, windows } from './secrets.ts'
import { undo } from './undo.ts'

export const checks = {
  ends,
  candidates,
  acts,
  saves,
  replays,
  malformed,
  mutated,
  undo,
  clones,
  forks,
  secrets,
  windows,
  plainData,
} satisfies {
  [name: string]: Check
}
