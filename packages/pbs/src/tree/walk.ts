import type { Dice } from '../dice.ts'
import type { Questions } from '../engine/questions.ts'
import type { ExpenditureMemory, Memory } from '../memory.ts'
import type { PbsOptions } from '../options.ts'
import type { Note, TracedRoll, TraceStep } from '../trace.ts'
import { type Tree, type TreeNode, wayFor } from './tree.ts'

/** What nodes work with. They read the game through `ask` alone, and change nothing but `memory`. */
export interface Walk extends Tells {
  readonly ask: Questions
  readonly options: PbsOptions
  readonly memory: Memory
  /** Of this expenditure: a part of `memory`. */
  readonly now: ExpenditureMemory
  readonly dice: Dice
}

/** How nodes tell of themselves. */
interface Tells {
  /** Says in the trace what the node that is being visited has looked at. */
  note(rule: string, label: string, value: number | string): void
  /** Says in the trace what it has rolled. */
  rolled(roll: TracedRoll): void
  /** Says in the trace whom or what it is about, and in which hex that is, from here on. */
  about(what: string, at: number): void
}

/** What a node does: the way that is taken, by its name in the tree; or a decision for the rules, and the way that is taken when they ask again. */
export type NodeRun = (walk: Walk) => string | Decides
export interface Decides {
  readonly decision: unknown
  readonly on: string
}

/** A node as it is done, with all the ways that it may take: they must be those of the tree. */
export interface NodeDone {
  readonly ways: readonly string[]
  readonly run: NodeRun
}

/** How nodes are done, by tree and node: every file of rules adds its own. */
export type Registry = { readonly [tree: string]: { readonly [node: string]: NodeDone } }

/** What came of a walk: a decision, nothing more to do ('hold'), or a choice that the procedure leaves open ('free'). */
export type Walked = { readonly type: 'decides'; readonly decision: unknown } | { readonly type: 'hold' } | { readonly type: 'free' }

/** Puts a node's ways and what it does together. */
export function node(ways: readonly string[], run: NodeRun): NodeDone {
  return { ways, run }
}

/** A node with one way on. */
export function step(run: (walk: Walk) => void): NodeDone {
  return node(['always'], (walk) => {
    run(walk)
    return 'always'
  })
}

/** A node that asks something. */
export function test(holds: (walk: Walk) => boolean): NodeDone {
  return node(['yes', 'no'], (walk) => (holds(walk) ? 'yes' : 'no'))
}

/** Checks that what is done fits the trees: nodes that exist, with just the ways that they have. What is not done yet is none of its business. */
export function checkRegistry(trees: ReadonlyMap<string, Tree>, registry: Registry): void {
  for (const [id, nodes] of Object.entries(registry)) {
    const tree = trees.get(id)
    if (!tree) throw new Error(`Nodes are done of the tree '${id}', which there is not.`)
    for (const [name, { ways }] of Object.entries(nodes)) {
      const found = tree.nodes.get(name)
      if (!found) throw new Error(`The tree '${id}' has no node '${name}'.`)
      const drawn = [...new Set((found.next ?? []).map(({ on }) => on))].sort()
      if (drawn.join('|') !== [...new Set(ways)].sort().join('|'))
        throw new Error(`The node '${name}' of the tree '${id}' leads on '${drawn.join("', '")}', not on '${ways.join("', '")}'.`)
    }
  }
}

/** More nodes than any walk visits: a tree that goes in circles is a fault of its own. */
const TOO_FAR = 5000

/** Walks on from where the memory stands, until something is decided or nothing is left to do. `about`: whom or what it was about when it stopped, and where. */
export function walkOn(
  trees: ReadonlyMap<string, Tree>,
  registry: Registry,
  walk: Omit<Walk, keyof Tells>,
  trace: TraceStep[],
  about?: { readonly what: string; readonly at: number },
): Walked {
  const { stack } = walk.now
  const done: Tracing = { trace, ...(about === undefined ? {} : { about: about.what, at: about.at }) }
  const traceable: Walk = { ...walk, ...tracing(done) }
  for (let visited = 0; visited < TOO_FAR; visited++) {
    const here = stack.at(-1)
    if (!here) return { type: 'hold' }
    const tree = trees.get(here.tree)!
    const found = tree.nodes.get(here.node)
    if (!found) throw new Error(`The tree '${here.tree}' has no node '${here.node}'.`)
    if (found.type === 'end') {
      traced(done, here.tree, found, found.returns!)
      stack.pop()
      if (found.returns === 'FREE_CHOICE') {
        stack.length = 0
        return { type: 'free' }
      }
      const caller = stack.at(-1)
      if (caller) returnTo(trees, caller, found.returns!)
    } else if (found.type === 'call') {
      if (!isOn(walk, found)) {
        traced(done, here.tree, found, 'not in this game')
        here.node = found.next![0]!.to
      } else {
        traced(done, here.tree, found, 'goes on there')
        stack.push({ tree: found.calls!, node: found.from ?? trees.get(found.calls!)!.start })
      }
    } else {
      const run = registry[here.tree]?.[here.node]?.run
      if (!run) throw new Error(`Nothing is done yet at the node '${here.node}' of the tree '${here.tree}'.`)
      const came = run(traceable)
      const on = typeof came === 'string' ? came : came.on
      traced(done, here.tree, found, on)
      const way = found.next!.find((next) => next.on === on)
      if (!way) throw new Error(`The node '${here.node}' of the tree '${here.tree}' has no way '${on}'.`)
      here.node = way.to
      if (typeof came !== 'string') return { type: 'decides', decision: came.decision }
    }
  }
  throw new Error('A decision tree of Play Both Sides goes in circles.')
}

function returnTo(trees: ReadonlyMap<string, Tree>, caller: { tree: string; node: string }, returned: string): void {
  const { next } = trees.get(caller.tree)!.nodes.get(caller.node)!
  const on = wayFor(
    next!.map((way) => way.on),
    returned,
  )
  caller.node = next!.find((way) => way.on === on)!.to
}

/** Which branches are walked here; those of what the Starter Kit has not are passed by. */
function isOn({ ask }: Pick<Walk, 'ask'>, { module, calls }: TreeNode): boolean {
  // PBS-SOP-14: hidden stacks were looked for before anybody was asked (referee/)
  if (module !== undefined) return false
  return (calls !== 'reaction' && calls !== 'motion') || ask.movers().some(({ vehicle }) => vehicle !== undefined)
}

/** What the nodes of this walk have told of themselves. */
interface Tracing {
  readonly trace: TraceStep[]
  about?: string
  at?: number
  roll?: TracedRoll
  notes?: Note[]
}

function tracing(done: Tracing): Tells {
  return {
    note: (rule, label, value) => {
      done.notes ??= []
      done.notes.push({ rule, label, value })
    },
    rolled: (roll) => {
      done.roll = roll
    },
    about: (what, at) => {
      done.about = what
      done.at = at
    },
  }
}

function traced(done: Tracing, tree: string, { id }: TreeNode, answer: string): void {
  const { about, at, roll, notes } = done
  done.trace.push({
    tree,
    node: id,
    answer,
    ...(about ? { about } : {}),
    ...(at === undefined ? {} : { at }),
    ...(roll ? { roll } : {}),
    ...(notes ? { notes } : {}),
  })
  delete done.roll
  delete done.notes
}
