// Groups of tests that need not run again: a package's tests depend on the package, on what it imports, and on what every package shares. When all of
// that is to the byte what it was when the group was last green, it is green. A fresh checkout has no such memory.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesUnder, fingerprint, packageFolders, readIfThere, root, shown, writeWithFolders } from './repo.mjs'

/**
 * @typedef {{ name: string, folders: string[], hash: string }} Group `folders`: where its tests lie, from the root
 */

const SCOPE = '@firegroup/'
/** What every group depends on; some tests hold the docs to their word. */
const SHARED = ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'docs', 'scripts']

/**
 * The groups of a repository: a package each, and the scripts and benchmarks together.
 * @param {string} [at]
 * @returns {Group[]}
 */
export function testGroups(at = root) {
  const folders = packageFolders(at)
  const needs = new Map(folders.map((folder) => [basename(folder), importedBy(folder)]))
  const shared = fingerprint(SHARED.flatMap((path) => filesOf(join(at, path))))
  const prints = new Map(folders.map((folder) => [basename(folder), fingerprint(sourcesOf(folder))]))
  /** @param {string[]} names */
  const hashOf = (names) => `${shared} ${names.map((name) => `${name} ${prints.get(name) ?? ''}`).join(' ')}`
  const packages = [...needs.keys()].map((name) => ({ name, folders: [`packages/${name}/`], hash: hashOf(closure(name, needs)) }))
  const bench = fingerprint(filesOf(join(at, 'bench')))
  return [...packages, { name: 'scripts', folders: ['scripts/', 'bench/'], hash: `${bench} ${hashOf([...needs.keys()])}` }]
}

/**
 * A package and all that it imports, directly or not, in order of name.
 * @param {string} name
 * @param {Map<string, string[]>} needs
 * @returns {string[]}
 */
export function closure(name, needs) {
  const found = new Set([name])
  for (const each of found) for (const needed of needs.get(each) ?? []) found.add(needed)
  return [...found].sort()
}

/**
 * Remembers which groups were green, by the hash of what they depend on.
 * @param {string} tier the everyday run and the deep one are green by themselves
 */
export function greenMemory(tier, folder = join(root, 'node_modules', '.cache', 'firegroup', 'green')) {
  /** @param {Group} group */
  const file = ({ name }) => join(folder, `${tier}-${name}`)
  return {
    /** @param {Group} group */
    isGreen: (group) => readIfThere(file(group)) === group.hash,
    /** @param {Group} group */
    turnedGreen: (group) => writeWithFolders(file(group), group.hash),
  }
}

/**
 * The groups of which every test in a vitest report has passed, and which had any.
 * @param {string} report
 * @param {Group[]} groups
 * @param {string} [at]
 */
export function greenGroups(report, groups, at = root) {
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(report)
  return groups.filter(({ folders }) => {
    const own = testResults.filter(({ name }) => folders.some((folder) => shown(name, at).startsWith(folder)))
    return own.length > 0 && own.every(({ status }) => status === 'passed')
  })
}

/** @param {string} folder */
function importedBy(folder) {
  /** @type {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} */
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return names.filter((name) => name.startsWith(SCOPE)).map((name) => name.slice(SCOPE.length))
}

/** @param {string} folder */
const sourcesOf = (folder) => filesUnder(folder, (path) => !path.endsWith('.tsbuildinfo'))

/** @param {string} path a file or a folder */
const filesOf = (path) => (existsSync(path) ? (statSync(path).isDirectory() ? filesUnder(path) : [path]) : [])
