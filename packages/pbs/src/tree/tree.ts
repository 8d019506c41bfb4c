import { type Described, listOf, oneOf, optional, record, text } from '@firegroup/kernel'
import { ruleId } from '../data/schema.ts'

const name = text({ max: 30 })

/** One node of a decision tree. What it does or asks stands in `says`, for whoever reads a trace; how, in the registry of nodes. */
const nodeSchema = record({
  id: name,
  type: oneOf('action', 'test', 'roll', 'call', 'end'),
  says: text({ max: 600 }),
  rules: optional(listOf(ruleId, { max: 40 })),
  table: optional(name),
  dice: optional(oneOf('1d10', '2d6', '1d6')),
  /** Of a call: the tree that is run, and where it begins if not at its start. */
  calls: optional(name),
  from: optional(name),
  /** Of a call: only with this module of the procedure; without it the first way is taken. */
  module: optional(name),
  next: optional(listOf(record({ on: text({ max: 160 }), to: name }), { min: 1, max: 9 })),
  /** Of an end: what the call comes back with. */
  returns: optional(name),
})

const treeSchema = record({ id: name, title: text({ max: 60 }), start: name, nodes: listOf(nodeSchema, { min: 1, max: 60 }) })

export type TreeNode = Described<typeof nodeSchema>
export type TreeFile = Described<typeof treeSchema>

/** A decision tree, checked: every way leads to a node, every call to a tree, every rule is one. */
export interface Tree {
  readonly id: string
  readonly title: string
  readonly start: string
  readonly nodes: ReadonlyMap<string, TreeNode>
}

/** Reads decision trees that call one another; what is wrong with one is an error that names tree, node and what it names. */
export function readTrees(files: readonly unknown[]): ReadonlyMap<string, Tree> {
  const trees = new Map<string, Tree>()
  for (const [i, file] of files.entries()) {
    const problem = treeSchema.check(file, `trees[${i}]`)
    if (problem) throw new Error(`A decision tree of Play Both Sides can't be read: ${problem}`)
    const tree = file as TreeFile
    if (trees.has(tree.id)) throw new Error(`There are two decision trees '${tree.id}'.`)
    trees.set(tree.id, { id: tree.id, title: tree.title, start: tree.start, nodes: nodesOf(tree) })
  }
  for (const tree of trees.values()) checkCalls(tree, trees)
  return trees
}

function nodesOf(tree: TreeFile): ReadonlyMap<string, TreeNode> {
  const nodes = new Map<string, TreeNode>()
  for (const node of tree.nodes) {
    if (nodes.has(node.id)) throw new Error(`The tree '${tree.id}' has two nodes '${node.id}'.`)
    nodes.set(node.id, node)
  }
  if (!nodes.has(tree.start)) throw new Error(`The tree '${tree.id}' starts with '${tree.start}', which it does not have.`)
  for (const { id, type, next, returns } of tree.nodes) {
    if ((type === 'end') !== (next === undefined) || (type === 'end') !== (returns !== undefined))
      throw new Error(`The node '${id}' of the tree '${tree.id}' must either lead on or return something.`)
    for (const { to } of next ?? [])
      if (!nodes.has(to)) throw new Error(`The node '${id}' of the tree '${tree.id}' leads to '${to}', which there is not.`)
  }
  return nodes
}

function checkCalls({ id, nodes }: Tree, trees: ReadonlyMap<string, Tree>): void {
  for (const node of nodes.values()) {
    if ((node.type === 'call') !== (node.calls !== undefined))
      throw new Error(`The node '${node.id}' of the tree '${id}' must name the tree that it calls.`)
    const called = node.calls === undefined ? undefined : trees.get(node.calls)
    if (node.calls !== undefined && !called)
      throw new Error(`The node '${node.id}' of the tree '${id}' calls '${node.calls}', which there is not.`)
    if (node.from !== undefined && !called?.nodes.has(node.from))
      throw new Error(`The node '${node.id}' of the tree '${id}' enters '${node.calls}' at '${node.from}', which there is not.`)
    if (!called) continue
    const returned = [...called.nodes.values()].flatMap(({ returns }) => (returns === undefined ? [] : [returns]))
    const ways = node.next!.map(({ on }) => on)
    const lost = returned.find((value) => value !== 'FREE_CHOICE' && wayFor(ways, value) === undefined)
    if (lost !== undefined) throw new Error(`The node '${node.id}' of the tree '${id}' has no way on when '${node.calls}' returns ${lost}.`)
  }
}

/** The way on from a call that came back with this. */
export function wayFor(ways: readonly string[], returned: string): string | undefined {
  return ways.find((way) => way === `returned ${returned}` || way === 'always')
}
