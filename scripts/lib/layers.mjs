// Which package may import which, and what the engine packages may not touch. The order is in layers.json.
import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { purityProblems } from './purity.mjs'
import { filesUnder, packageFolders, shown } from './repo.mjs'
import { importsOf } from './source-text.mjs'

/**
 * @typedef {{ rows: string[][], only: Record<string, string[]>, testOnly: Record<string, string[]>, pure: string[],
 *   estimates?: string[] }} Layers `estimates`: folders of what judges and measures games and decides no rule
 * @typedef {{ name?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Manifest
 */

const SCOPE = '@firegroup/'
const SOURCE = /\.(?:[cm]?ts|tsx|[cm]?js|jsx)$/
/** Tests, and the folders of what only tests use. */
const TEST = /\.test\.tsx?$|(?:^|[\\/])(?:e2e|test|testing)[\\/]/

/**
 * Every breach of the layers in a repository, as sentences that begin with file:line.
 * @param {string} root
 * @returns {string[]}
 */
export function layerProblems(root) {
  /** @type {Layers} */
  const layers = JSON.parse(readFileSync(join(root, 'layers.json'), 'utf8'))
  return packageFolders(root).flatMap((folder) => {
    const name = basename(folder)
    if (!allowedFor(layers, name)) return [`layers.json:1 does not place the package "${name}": add it to a row.`]
    return [...manifestProblems(root, folder, layers), ...sourceProblems(root, folder, layers)]
  })
}

/**
 * What a package may import, or undefined when no row has it.
 * @param {Layers} layers
 * @param {string} name
 */
function allowedFor(layers, name) {
  const row = layers.rows.findIndex((names) => names.includes(name))
  if (layers.testOnly[name]) return layers.testOnly[name]
  if (row < 0) return undefined
  return layers.only[name] ?? layers.rows.slice(0, row).flat()
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {Layers} layers
 */
function manifestProblems(root, folder, layers) {
  const file = join(folder, 'package.json')
  const text = readFileSync(file, 'utf8')
  /** @type {Manifest} */
  const manifest = JSON.parse(text)
  const name = basename(folder)
  const problems = []
  if (manifest.name !== SCOPE + name) problems.push(`${shown(file, root)}:1 must be named "${SCOPE}${name}", after its folder.`)
  const shipped = { ...manifest.peerDependencies, ...manifest.optionalDependencies, ...manifest.dependencies }
  for (const [dependencies, isTest] of /** @type {const} */ ([
    [shipped, false],
    [manifest.devDependencies ?? {}, true],
  ]))
    for (const dependency of Object.keys(dependencies)) {
      const line = text.split('\n').findIndex((content) => content.includes(`"${dependency}"`)) + 1
      const problem = importProblem(layers, name, dependency, isTest, 'depend on')
      if (problem) problems.push(`${shown(file, root)}:${line} ${problem}`)
    }
  return problems
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {Layers} layers
 */
function sourceProblems(root, folder, layers) {
  const name = basename(folder)
  return filesUnder(folder, (path) => SOURCE.test(path)).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const isTest = TEST.test(relative(folder, file))
    const isSource = relative(folder, file).startsWith('src')
    const problems = importsOf(text).flatMap(({ specifier, line }) => {
      const problem = specifier.startsWith('.')
        ? pathProblem(folder, file, specifier, isTest)
        : importProblem(layers, name, specifier, isTest || !isSource, 'import')
      return problem ? [{ line, problem }] : []
    })
    if (layers.pure.includes(name) && isSource && !isTest)
      problems.push(...purityProblems(text, { estimates: isEstimate(layers, root, file) }))
    return problems.sort((a, b) => a.line - b.line).map(({ line, problem }) => `${shown(file, root)}:${line} ${problem}`)
  })
}

/**
 * @param {Layers} layers
 * @param {string} root
 * @param {string} file
 */
function isEstimate({ estimates = [] }, root, file) {
  const path = shown(file, root)
  return estimates.some((folder) => path.startsWith(`packages/${folder}/`))
}

/**
 * @param {Layers} layers
 * @param {string} name the importing package
 * @param {string} specifier
 * @param {boolean} isTest tests, configuration and devDependencies
 * @param {string} verb
 */
function importProblem(layers, name, specifier, isTest, verb) {
  if (!specifier.startsWith(SCOPE)) {
    if (isTest || !layers.pure.includes(name)) return undefined
    return `${name} is an engine package and must not ${verb} "${specifier}": it uses this project's packages alone.`
  }
  const target = specifier.slice(SCOPE.length).split('/')[0] ?? ''
  if (target === name) return undefined
  if (layers.testOnly[target])
    return isTest
      ? undefined
      : `${name} must not ${verb} ${target} outside tests: list it under devDependencies and import it in *.test.ts only.`
  const allowed = allowedFor(layers, name) ?? []
  if (allowed.includes(target)) return undefined
  return `${name} must not ${verb} ${target}: it may use ${allowed.length ? allowed.join(', ') : 'no other package'} (layers.json).`
}

/**
 * A relative path must not leave its package, which would go around the layers, nor lead from shipped code into what only tests use.
 * @param {string} folder
 * @param {string} file
 * @param {string} specifier
 * @param {boolean} isTest
 */
function pathProblem(folder, file, specifier, isTest) {
  const target = relative(folder, resolve(dirname(file), specifier))
  if (target.startsWith('..')) return `"${specifier}" leaves the package: import another package by its name.`
  return !isTest && TEST.test(target) ? `"${specifier}" is for tests alone: move what is needed out of there.` : undefined
}
