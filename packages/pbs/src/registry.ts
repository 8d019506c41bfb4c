import { TREES } from './data/trees.ts'
import { firstFireNodes } from './first-fire/nodes.ts'
import { iftNodes } from './ift/nodes.ts'
import { checkRegistry, type Registry } from './tree/walk.ts'

/** How every node is done, by its tree. Each tree's nodes stand in a folder of their own. */
export const REGISTRY: Registry = { 'first-fire': firstFireNodes, ift: iftNodes }

checkRegistry(TREES, REGISTRY)
