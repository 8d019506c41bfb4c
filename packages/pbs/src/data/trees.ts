import { readTrees, type Tree } from '../tree/tree.ts'
import firstFire from './trees/first-fire.json' with { type: 'json' }
import hip from './trees/hip.json' with { type: 'json' }
import hipOwner from './trees/hip-owner.json' with { type: 'json' }
import ift from './trees/ift.json' with { type: 'json' }
import mines from './trees/mines.json' with { type: 'json' }
import motion from './trees/motion.json' with { type: 'json' }
import ordnance from './trees/ordnance.json' with { type: 'json' }
import reaction from './trees/reaction.json' with { type: 'json' }
import shift from './trees/shift.json' with { type: 'json' }
import starshell from './trees/starshell.json' with { type: 'json' }

/** The decision trees of the procedure, by their id. */
export const TREES: ReadonlyMap<string, Tree> = readTrees([
  firstFire,
  hip,
  hipOwner,
  ift,
  mines,
  motion,
  ordnance,
  reaction,
  shift,
  starshell,
])
