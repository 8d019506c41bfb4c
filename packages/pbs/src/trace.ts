import type { Modifier } from '@firegroup/kernel'

/** A number or a fact that a node has looked at, with the rule that made it do so. */
export interface Note {
  readonly rule: string
  readonly label: string
  readonly value: number | string
}

/** A roll of the procedure, with everything that modified it and what it was compared with. */
export interface TracedRoll {
  readonly dice: readonly number[]
  readonly drm: readonly Modifier[]
  readonly total: number
  /** 'at most 6', 'more than 7'. */
  readonly need: string
}

/** One visited node: what was asked there stands in the tree (`TREES`), which way was taken is here. */
export interface TraceStep {
  readonly tree: string
  readonly node: string
  /** The way on, as the tree names it; what an end returns. */
  readonly answer: string
  /** The Location or the weapon that is being looked at, as the players call it. */
  readonly about?: string
  /** The hex in which that is. */
  readonly at?: number
  readonly roll?: TracedRoll
  readonly notes?: readonly Note[]
}

/** Every node, question, roll and modifier that led to one answer, in order. All that explains an answer reads only this. */
export type Trace = readonly TraceStep[]
