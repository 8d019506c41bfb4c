import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classesGiven, classesIn, definedBy, rulesOf } from './testing/sheets.ts'

/** Whose sheet this is: its layer, and what the names of its classes begin with. The first that fits counts. */
const AREAS: readonly (readonly [path: RegExp, layer: string, prefix: string])[] = [
  [/^style\/base\.css$/, 'base', ''],
  [/^style\/ui\.css$/, 'components', 'ui'],
  [/^style\/table\.css$/, 'components', 'table'],
  [/^app\/app\.css$/, 'components', 'app'],
  [/^app\/settings\.css$/, 'screens', 'settings'],
  [/^board\//, 'components', 'board'],
  [/^boards\//, 'screens', 'boards'],
  [/^counters\//, 'components', 'counter'],
  [/^home\/home\.css$/, 'screens', 'home'],
  [/^home\/new-game\.css$/, 'screens', 'new'],
  [/^lab\//, 'screens', 'lab'],
  [/^learn\/rule-link\.css$/, 'components', 'rule'],
  [/^learn\/lesson\.css$/, 'screens', 'lesson'],
  [/^learn\//, 'screens', 'learn'],
  [/^matches\/replay\//, 'screens', 'replay'],
  [/^matches\/result\//, 'screens', 'result'],
  [/^review\//, 'screens', 'review'],
  [/^drills\//, 'screens', 'drill'],
  [/^online\//, 'screens', 'online'],
  [/^scene\//, 'components', 'scene'],
  [/^play\/advice\//, 'screens', 'advice'],
  [/^play\//, 'screens', 'play'],
  [/^games\/aslsk\//, 'games', 'aslsk'],
  [/^games\/lnlt\//, 'games', 'lnlt'],
  [/^games\/upfront\//, 'games', 'uf'],
  [/^games\/pbs\//, 'games', 'pbs'],
]
/** They have no classes of their own: the order of the layers, fonts, what the settings change. */
const OTHERS = ['style/layers.css', 'style/fonts.css', 'style/tokens.css', 'app/palettes.css']
/** What a thing is at the moment, beside the class that says what it is. */
const STATE = /^(is|has)-/

const src = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(src, path), 'utf8')
const areaOf = (path: string) => AREAS.find(([pattern]) => pattern.test(path))
const owns = (prefix: string, name: string): boolean => name === prefix || name.startsWith(`${prefix}-`)

const sheets = globSync('**/*.css', { cwd: src })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
const rules = sheets.flatMap((path) => rulesOf(read(path)).map((rule) => ({ path, ...rule })))
const defined = new Set(rules.flatMap(({ selector }) => classesIn(selector)))
const given = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !/\.test\.tsx?$|testing/.test(path))
  .flatMap((path) => classesGiven(read(path)).map((name) => ({ path, name })))

test('every sheet has its area, and every rule stands in a layer whose place is declared', () => {
  expect(sheets.filter((path) => !areaOf(path) && !OTHERS.includes(path))).toEqual([])
  const order = /@layer ([^;{]+);/.exec(read('style/layers.css'))![1]!.split(', ')
  expect(rules.filter(({ layer }) => !order.includes(layer))).toEqual([])
  const strays = rules.filter(({ path, layer }) => !OTHERS.includes(path) && areaOf(path)![1] !== layer)
  expect(strays).toEqual([])
})

test('every rule is about something of its own area, so that no place can change another', () => {
  const foreign = rules.filter(({ path, selector }) => {
    const [, , prefix] = areaOf(path) ?? []
    if (!prefix) return prefix === '' && classesIn(selector).length > 0
    return !classesIn(selector).some((name) => owns(prefix, name)) && !selector.includes(`[data-game="${prefix}"]`)
  })
  expect(foreign.filter(({ path, layer }) => !(OTHERS.includes(path) && layer === 'settings'))).toEqual([])
})

test('every class has the prefix of one area or is a state', () => {
  const prefixes = AREAS.flatMap(([, , prefix]) => (prefix === '' ? [] : [prefix]))
  expect(new Set(prefixes).size).toBe(prefixes.length)
  expect([...defined].filter((name) => !STATE.test(name) && !prefixes.some((prefix) => owns(prefix, name)))).toEqual([])
})

test('what a class is stands in one sheet', () => {
  const places = new Map<string, Set<string>>()
  for (const rule of rules) {
    const name = definedBy(rule)
    if (name !== undefined) places.set(name, (places.get(name) ?? new Set()).add(rule.path))
  }
  expect([...places].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths])).toEqual([])
})

test('a class that a component gives exists', () => {
  const known = (name: string): boolean => defined.has(name) || (name.endsWith('-') && [...defined].some((each) => each.startsWith(name)))
  expect(given.filter(({ name }) => !known(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

test('a class that exists is given by somebody', () => {
  const text = globSync('**/*.{ts,tsx}', { cwd: src }).map(read).join('\n')
  const families = [...text.matchAll(/[\w-]+-(?=\$\{)/g)].map(([family]) => family)
  const dead = [...defined].filter((name) => !text.includes(name) && !families.some((family) => name.startsWith(family)))
  expect(dead).toEqual([])
})
