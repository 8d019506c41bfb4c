// Which rules do the tests claim to prove? Pure functions over titles and ids; scripts/rules.mjs reads the files.

/**
 * The rules of one system, by id alone. `slice` is the part of the build order that a rule belongs to.
 * @typedef {{ id: string, slice?: number, text?: string }} Rule
 * @typedef {{ rules: Rule[], sliceNames: Record<string, string> }} RuleBook sliceNames by 'SK#4'
 * @typedef {{ total: number, proven: number, waiting: number }} Row waiting: part of what is missing, because something else is not built yet
 */

const STEM = '(?:SK|UF|LNL|AID|PBS)-[A-Za-z0-9.&+/]+'
const RULE_ID = new RegExp(`(?<!EX-)\\b${STEM}(?:-[A-Za-z0-9.]*[A-Za-z0-9])*`, 'g')
const RUN_OF_IDS = new RegExp(`\\b(${STEM}(?:-[A-Za-z0-9.]+)*-)(\\d+)\\.\\.(\\d+)`, 'g')

// The first string after test( it( describe( and their .each/.only forms, or after `title:` or `rules:` in a table of cases.
const TITLE =
  /(?:\b(?:test|it|describe|scenario|example|rule)(?:\.\w+)*\s*(?:\([^'"`()]*\)\s*)?\(\s*|title:\s*|rules?:\s*\[?\s*)(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g

/**
 * The ids that a test file's titles name; 'SK-3.3.5-01..04' names four.
 * @param {string} source
 * @returns {string[]}
 */
export function idsInTitles(source) {
  return [...source.matchAll(TITLE)].flatMap((match) => idsIn(match[1] ?? match[2] ?? match[3] ?? ''))
}

/**
 * @param {string} title
 * @returns {string[]}
 */
function idsIn(title) {
  /** @type {string[]} */
  const ids = []
  const rest = title.replace(RUN_OF_IDS, (_, /** @type {string} */ stem, /** @type {string} */ first, /** @type {string} */ last) => {
    for (let n = Number(first); n <= Number(last); n++) ids.push(stem + String(n).padStart(first.length, '0'))
    return ' '
  })
  return [...ids, ...(rest.match(RULE_ID) ?? [])]
}

/**
 * Proven and total by system ('SK'), section ('SK 3') and slice ('SK#4').
 * @param {RuleBook} book
 * @param {ReadonlySet<string>} proven
 * @param {Record<string, string>} exempt ids that no test can ever prove, with the reason: they leave the total
 * @param {Record<string, string>} waiting ids that need something not built yet, with what: they count as missing
 */
export function coverage({ rules }, proven, exempt, waiting = {}) {
  /** @type {Map<string, Row>} */
  const rows = new Map()
  for (const rule of rules) {
    if (rule.id in exempt) continue
    for (const key of [systemOf(rule.id), `${systemOf(rule.id)} ${sectionOf(rule.id)}`, sliceOf(rule)]) {
      if (!key) continue
      const row = rows.get(key) ?? { total: 0, proven: 0, waiting: 0 }
      row.total++
      if (proven.has(rule.id)) row.proven++
      else if (rule.id in waiting) row.waiting++
      rows.set(key, row)
    }
  }
  return rows
}

/**
 * What the two lists of exceptions have wrong, as sentences: what is proven waits for nothing, and what waits can be proven one day.
 * @param {ReadonlySet<string>} proven
 * @param {Record<string, string>} exempt
 * @param {Record<string, string>} waiting
 */
export function exceptionProblems(proven, exempt, waiting) {
  const done = Object.keys(waiting).filter((id) => proven.has(id))
  const later = Object.keys(exempt).filter((id) => /^(?:needs|waits)\b|\bcomes? with\b|\bslice \d/i.test(exempt[id] ?? ''))
  return [
    ...done.map((id) => `${id} is proven by a test: take it out of docs/rules-not-built-yet.json.`),
    ...later.map((id) => `${id} waits for something: it belongs into docs/rules-not-built-yet.json, not into docs/rules-not-tested.json.`),
  ]
}

/**
 * The rules under a prefix ('SK-3.3') or in a slice ('SK#4') that no test names.
 * @param {RuleBook} book
 * @param {ReadonlySet<string>} proven
 * @param {Record<string, string>} exempt
 * @param {string[]} wanted
 */
export function missingRules({ rules }, proven, exempt, wanted) {
  return rules.filter(
    (rule) =>
      !(rule.id in exempt) &&
      !proven.has(rule.id) &&
      wanted.some((want) => (want.includes('#') ? sliceOf(rule) === want : rule.id.startsWith(want))),
  )
}

/**
 * @param {Map<string, Row>} rows
 * @param {Record<string, string>} sliceNames
 * @param {'slices' | 'sections'} by
 * @returns {string[]}
 */
export function coverageTable(rows, sliceNames, by) {
  const isDetail = (/** @type {string} */ key) => key.includes(by === 'sections' ? ' ' : '#')
  return [...rows.entries()]
    .filter(([key]) => isDetail(key) || !/[ #]/.test(key))
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([key, row]) => {
      const label = isDetail(key) ? `  ${key} ${sliceNames[key] ?? ''}` : key
      const figures = `${label.padEnd(62)} ${String(row.proven).padStart(4)} / ${String(row.total).padEnd(4)} ${percent(row).toFixed(1).padStart(6)} %`
      return row.waiting === 0 ? figures : `${figures}  ${row.waiting} wait for something not built yet`
    })
}

/**
 * The floors (SK=90, UF#3=95, SK/3=80) that are not reached, as sentences.
 * @param {Map<string, Row>} rows
 * @param {string[]} floors
 */
export function belowFloor(rows, floors) {
  return floors.flatMap((floor) => {
    const [key = '', need = ''] = floor.split('=')
    if (!/^\d+(?:\.\d+)?$/.test(need)) return [`not a floor: "${floor}" (write SK=90, SK#4=95 or SK/3=80)`]
    const row = rows.get(key.replace('/', ' ')) ?? { total: 0, proven: 0, waiting: 0 }
    return percent(row) < Number(need) ? [`below the floor: ${key} ${percent(row).toFixed(1)} % < ${need} %`] : []
  })
}

/** @param {Row} row */
const percent = (row) => (row.total ? (100 * row.proven) / row.total : 0)

/** @param {string} id */
export const systemOf = (id) => id.split('-')[0] ?? id

/** @param {Rule} rule */
const sliceOf = (rule) => (rule.slice === undefined ? undefined : `${systemOf(rule.id)}#${rule.slice}`)

/** @param {string} id */
function sectionOf(id) {
  const part = id.split('-')[1] ?? ''
  return /^\d/.test(part) ? (part.split('.')[0] ?? part) : part
}
