// npm run rules: which numbered rules do the tests claim to prove?
//
//   npm run rules                               a table: system and slice, proven / total
//   npm run rules -- --sections                 by rulebook section instead of slice
//   npm run rules -- --missing SK-3.3           the ids under a prefix that no test names; --missing SK#4 for a slice
//   npm run rules -- --json                     the same as data
//   npm run rules -- --min SK=90 --min UF#3=95  exit 1 below a floor (percent)
//   npm run rules -- --inventory DIR            read the rules from a folder of inventories instead of docs/rules
//   npm run rules -- --inventory DIR --update   rewrite docs/rules from it (ids and slices, no text)
//
// A rule counts when a test's title holds its id; a title may name a run of ids: 'SK-3.3.5-01..04'. Rules that no test can ever
// prove are listed with a reason in docs/rules-not-tested.json, { "SK-1.3-02": "why" }, and leave the total. Rules that need
// something not built yet are listed with what that is in docs/rules-not-built-yet.json, and count as missing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, readIfThere, root, writeWithFolders } from './lib/repo.mjs'
import { asRulesFile, readInventories, readRuleBooks } from './lib/rule-books.mjs'
import { belowFloor, coverage, coverageTable, exceptionProblems, idsInTitles, missingRules } from './lib/rule-coverage.mjs'

const docs = join(root, 'docs', 'rules')

process.exitCode = main(process.argv.slice(2))

/** @param {string[]} args */
function main(args) {
  const options = readOptions(args)
  if (typeof options === 'string') {
    console.error(options)
    return 2
  }
  const book = options.inventory ? fromInventories(options.inventory, options.update) : readRuleBooks(docs)
  const testFiles = filesUnder(root, (path) => /\.(?:test|spec|conformance)\.[cm]?tsx?$/.test(path))
  const proven = new Set(testFiles.flatMap((file) => idsInTitles(readFileSync(file, 'utf8'))))
  const exempt = listed('rules-not-tested.json')
  const waiting = listed('rules-not-built-yet.json')

  if (options.missing.length) {
    for (const rule of missingRules(book, proven, exempt, options.missing)) console.log(rule.text ?? rule.id)
    return 0
  }
  const rows = coverage(book, proven, exempt, waiting)
  const known = new Set(book.rules.map((rule) => rule.id))
  const unknown = [...proven].filter((id) => !known.has(id))
  const exemptCount = Object.keys(exempt).length
  if (options.json) console.log(JSON.stringify({ rows: Object.fromEntries(rows), unknown, exempt: exemptCount }, null, 2))
  else {
    for (const line of coverageTable(rows, book.sliceNames, options.sections ? 'sections' : 'slices')) console.log(line)
    if (unknown.length)
      console.log(`ids in tests that no rule list has: ${unknown.slice(0, 12).join(', ')}${unknown.length > 12 ? ' …' : ''}`)
    console.log(`exempt with a reason: ${exemptCount}; test files read: ${testFiles.length}`)
  }
  const short = [...belowFloor(rows, options.min), ...exceptionProblems(proven, exempt, waiting)]
  for (const sentence of short) console.error(sentence)
  return short.length ? 1 : 0
}

/**
 * @param {string} file
 * @returns {Record<string, string>}
 */
function listed(file) {
  return JSON.parse(readIfThere(join(root, 'docs', file)) ?? '{}')
}

/**
 * @param {string} folder
 * @param {boolean} update
 */
function fromInventories(folder, update) {
  const { systems, sliceNames } = readInventories(folder)
  if (update) for (const [name, rules] of systems) writeWithFolders(join(docs, `${name}.json`), asRulesFile(rules, sliceNames))
  return { rules: [...systems.values()].flat(), sliceNames }
}

/**
 * The options, or the sentence that refuses them.
 * @param {string[]} args
 */
function readOptions(args) {
  const options = {
    sections: false,
    json: false,
    update: false,
    inventory: '',
    missing: /** @type {string[]} */ ([]),
    min: /** @type {string[]} */ ([]),
  }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--sections' || arg === '--json' || arg === '--update') options[/** @type {'sections'} */ (arg.slice(2))] = true
    else if (arg === '--missing' || arg === '--min' || arg === '--inventory') {
      const value = args[++i]
      if (value === undefined) return `rules: ${arg} needs a value.`
      if (arg === '--inventory') options.inventory = value
      else options[/** @type {'missing' | 'min'} */ (arg.slice(2))].push(value)
    } else return `rules: unknown option ${arg}.`
  }
  if (options.inventory && !existsSync(options.inventory)) return `rules: there is no folder ${options.inventory}.`
  if (options.update && !options.inventory) return 'rules: --update needs --inventory DIR.'
  return options
}
