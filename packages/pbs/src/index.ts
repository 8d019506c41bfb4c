export { type OrdnanceTables, ordnanceTables } from './data/ordnance-tables.ts'
export { RULES } from './data/rules.ts'
export { iftTables } from './data/tables.ts'
export { TREES } from './data/trees.ts'
export { answerFirstFire } from './defender.ts'
export type { PbsDecided, PbsEvent } from './events.ts'
export { memoryOf, pbsOf } from './kept.ts'
export type { HipStack, Memory } from './memory.ts'
export { optionsSchema, PARTS, type Part, type PbsChoice, type PbsOptions, readOptions } from './options.ts'
export {
  BEHAVIOUR_NAMES,
  type ChangeOrders,
  type MoveCounters,
  REFEREE_ENDS,
  REFEREE_KINDS,
  type RefereeDecision,
  refereeWords,
  stackName,
} from './referee/decisions.ts'
export type { TryPreview } from './referee/odds.ts'
export { SWITCHES, type Switches, type SwitchName } from './switches.ts'
export { pbs } from './system.ts'
export type { Note, Trace, TracedRoll, TraceStep } from './trace.ts'
export type { Tree, TreeNode } from './tree/tree.ts'
