/** A worker thread of `learn` and `calibrate`: what positions games go through. */
import { gatherOnThread } from './working.ts'

gatherOnThread((tuner, scenario, name) => tuner.prepare(scenario, name))
