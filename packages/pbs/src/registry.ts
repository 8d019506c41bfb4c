import { TREES } from './data/trees.ts'
import { firstFireNodes } from './first-fire/nodes.ts'
import { iftNodes } from './ift/nodes.ts'
import { ordnanceNodes } from './ordnance/nodes.ts'
import { checkRegistry, type Registry } from './tree/walk.ts'
import { motionNodes } from './vehicles/motion.ts'
import { reactionNodes } from './vehicles/reaction.ts'

/** How every node is done, by its tree. Each tree's nodes stand in a folder of their own. */
export const REGISTRY: Registry = {
  'first-fire': firstFireNodes,
  ift: iftNodes,
  ordnance: ordnanceNodes,
  reaction: reactionNodes,
  motion: motionNodes,
}

checkRegistry(TREES, REGISTRY)
