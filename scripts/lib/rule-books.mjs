// Where the rule ids come from: docs/rules/<system>.json in the repository, or a folder of inventories.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemOf } from './rule-coverage.mjs'

/**
 * docs/rules/<system>.json: the slices in build order, each with its name and ids.
 * @typedef {{ slices: { slice: number, name: string, ids: string[] }[] }} RulesFile
 */

const INVENTORY_LINE = /^\s*[-*|]\s*(?:\[[ xX]\]\s*)?(?:\*\*|`)?((?:SK|UF|LNL|AID|PBS)-[A-Za-z0-9.&+/]+(?:-[A-Za-z0-9.]*[A-Za-z0-9])*)/

/**
 * @param {string} folder docs/rules
 * @returns {import('./rule-coverage.mjs').RuleBook}
 */
export function readRuleBooks(folder) {
  /** @type {import('./rule-coverage.mjs').RuleBook} */
  const book = { rules: [], sliceNames: {} }
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()) {
    /** @type {RulesFile} */
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    for (const { slice, name: sliceName, ids } of file.slices)
      for (const id of ids) {
        book.rules.push({ id, slice })
        book.sliceNames[`${systemOf(id)}#${slice}`] = sliceName
      }
  }
  return book
}

/**
 * The same from a folder that holds one folder a system with INVENTORY*.md and slices.json; here each rule has its text.
 * @param {string} folder
 * @returns {{ systems: Map<string, import('./rule-coverage.mjs').Rule[]>, sliceNames: Record<string, string> }}
 */
export function readInventories(folder) {
  /** @type {Map<string, import('./rule-coverage.mjs').Rule[]>} */
  const systems = new Map()
  /** @type {Record<string, string>} */
  const sliceNames = {}
  for (const entry of readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory())) {
    const at = join(folder, entry.name)
    const slicesFile = join(at, 'slices.json')
    /** @type {{ slices: Record<string, string>, of: Record<string, number> }} */
    const order = existsSync(slicesFile) ? JSON.parse(readFileSync(slicesFile, 'utf8')) : { slices: {}, of: {} }
    /** @type {Map<string, import('./rule-coverage.mjs').Rule>} */
    const rules = new Map()
    for (const file of readdirSync(at)
      .filter((name) => /^INVENTORY.*\.md$/.test(name))
      .sort())
      for (const line of readFileSync(join(at, file), 'utf8').split('\n')) {
        const id = INVENTORY_LINE.exec(line)?.[1]
        if (!id || rules.has(id)) continue
        const slice = order.of[id]
        rules.set(id, slice === undefined ? { id, text: line.trim() } : { id, slice, text: line.trim() })
        if (slice !== undefined) sliceNames[`${systemOf(id)}#${slice}`] = order.slices[slice] ?? ''
      }
    if (rules.size) systems.set(entry.name, [...rules.values()])
  }
  return { systems, sliceNames }
}

/**
 * An inventory as docs/rules keeps it: ids and slices, no text.
 * @param {import('./rule-coverage.mjs').Rule[]} rules
 * @param {Record<string, string>} sliceNames
 */
export function asRulesFile(rules, sliceNames) {
  const numbers = [...new Set(rules.map((rule) => rule.slice ?? 0))].sort((a, b) => a - b)
  const slices = numbers.map((slice) => {
    const ids = rules.filter((rule) => (rule.slice ?? 0) === slice).map((rule) => rule.id)
    return { slice, name: sliceNames[`${systemOf(ids[0] ?? '')}#${slice}`] ?? '', ids }
  })
  // One id a line would be thousands of lines; one slice a line keeps a diff readable.
  return `{\n  "slices": [\n${slices.map((slice) => `    ${JSON.stringify(slice)}`).join(',\n')}\n  ]\n}\n`
}
