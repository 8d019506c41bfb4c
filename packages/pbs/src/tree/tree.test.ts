import { describe, expect, test } from 'vitest'
import { RULES } from '../data/rules.ts'
import { readTable, rowOf } from '../data/schema.ts'
import given from '../data/tables.json' with { type: 'json' }
import { IFT_TABLES, readTables } from '../data/tables.ts'
import firstFire from '../data/trees/first-fire.json' with { type: 'json' }
import { TREES } from '../data/trees.ts'
import { REGISTRY } from '../registry.ts'
import { readTrees } from './tree.ts'
import { checkRegistry, node } from './walk.ts'

const end = { id: 'Z', type: 'end', says: 'It ends.', returns: 'DONE' }
const tree = (...nodes: object[]) => [{ id: 'one', title: 'One', start: 'A', nodes }]
const asks = (to: string, more: object = {}) => ({ id: 'A', type: 'test', says: 'So?', next: [{ on: 'yes', to }], ...more })

describe('the trees as data', () => {
  test('every way leads to a node, every call to a tree, every rule is one', () => {
    expect(TREES.size).toBe(10)
    for (const { nodes } of TREES.values())
      for (const { rules } of nodes.values()) for (const rule of rules ?? []) expect(RULES.has(rule)).toBe(true)
  })

  test.each([
    ['a way that leads nowhere', tree(asks('B'), end), "The node 'A' of the tree 'one' leads to 'B', which there is not."],
    ['a start that there is not', tree(end), "The tree 'one' starts with 'A', which it does not have."],
    ['a rule that there is not', tree(asks('Z', { rules: ['no rule'] }), end), "names the rule 'no rule', which there is not."],
    ['two nodes of one name', tree(asks('Z'), asks('Z'), end), "The tree 'one' has two nodes 'A'."],
    ['a call of nothing', tree({ ...asks('Z'), type: 'call', calls: 'two' }, end), "calls 'two', which there is not."],
    ['a call without a way back', tree({ ...asks('Z'), type: 'call', calls: 'one' }, end), "has no way on when 'one' returns DONE."],
    ['a node that neither leads on nor ends', tree({ id: 'A', type: 'end', says: 'It ends.' }), 'must either lead on or return something.'],
    ['a field too many', tree({ ...asks('Z'), colour: 'red' }, end), "has the unknown field 'colour'"],
  ])('%s is an error that names it', (_, files, message) => {
    expect(() => readTrees(files)).toThrow(message)
  })

  test('what is done at a node must fit the tree', () => {
    const broken = {
      ...firstFire,
      nodes: firstFire.nodes.map((each) => (each.id === 'T3' ? { ...each, next: [{ on: 'maybe', to: 'T4' }] } : each)),
    }
    const others = [...TREES.keys()]
      .filter((id) => id !== 'first-fire')
      .map((id) => {
        const { nodes, ...rest } = TREES.get(id)!
        return { ...rest, nodes: [...nodes.values()] }
      })
    expect(() => checkRegistry(readTrees([broken, ...others]), REGISTRY)).toThrow("The node 'T3' of the tree 'first-fire' leads on 'maybe'")
    expect(() => checkRegistry(TREES, { nowhere: {} })).toThrow("Nodes are done of the tree 'nowhere', which there is not.")
    expect(() => checkRegistry(TREES, { ift: { I99: node([], () => '') } })).toThrow("The tree 'ift' has no node 'I99'.")
  })
})

describe('the tables as data', () => {
  test('a broken table is an error that names it', () => {
    expect(() => readTable('cfftc', IFT_TABLES.cfftc, { ...given.cfftc, morale: 'seven' })).toThrow('tables.cfftc.morale')
    expect(() => readTables(IFT_TABLES, { ...given, weather: {} })).toThrow("Play Both Sides has no table 'weather'.")
    const { sff: _, ...without } = given
    expect(() => readTables(IFT_TABLES, without)).toThrow('tables.sff')
    expect(() => rowOf(given.sff.drm, 'rain')).toThrow("has no row 'rain'")
  })
})
