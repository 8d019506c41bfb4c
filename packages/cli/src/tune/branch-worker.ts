/** A worker thread of `tune`: what comes of the ways to decide questions of games. */
import { gatherOnThread } from './working.ts'

gatherOnThread((tuner, scenario, name) => tuner.branching(scenario, name))
