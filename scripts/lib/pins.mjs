// Indirect dependencies, pinned without a lock file: npm's overrides, written from what is installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from './repo.mjs'

/**
 * @typedef {{ version: string, link?: boolean, os?: string[] }} Installed
 * @typedef {Record<string, string | Record<string, string>>} Overrides
 */

/**
 * What `overrides` in package.json must say so that another machine installs the very versions that lie here. Packages made for one platform are
 * left out: those that need them name their version exactly, and other platforms have others.
 * @param {Record<string, Installed>} installed by path, as npm lists them
 * @param {Set<string>} direct names that a package.json of ours pins itself
 * @returns {Overrides}
 */
export function overridesFor(installed, direct) {
  /** @type {Record<string, string>} */
  const common = {}
  /** @type {Record<string, Record<string, string>>} */
  const within = {}
  for (const [path, { version, link, os }] of Object.entries(installed)) {
    const [, ...names] = path.split(/(?:^|\/)node_modules\//)
    const name = names.at(-1)
    if (!name || link || os) continue
    const parent = names.at(-2)
    if (parent) within[parent] = { ...within[parent], [name]: version }
    else if (!direct.has(name)) common[name] = version
  }
  const nested = Object.entries(within).map(([parent, own]) => [parent, common[parent] ? { '.': common[parent], ...own } : own])
  return Object.fromEntries(Object.entries({ ...common, ...Object.fromEntries(nested) }).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The overrides that fit what is installed in a repository.
 * @param {string} root
 */
export function overridesOf(root) {
  /** @type {{ packages: Record<string, Installed> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'))
  return overridesFor(packages, directDependencies(root))
}

/** @param {string} root */
function directDependencies(root) {
  const manifests = [root, ...packageFolders(root)].map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return new Set(manifests.flatMap((each) => Object.keys({ ...each.dependencies, ...each.devDependencies, ...each.optionalDependencies })))
}
