// Where things are, and fingerprints of files: what the scripts use to skip work that is already done.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache'])

/**
 * Every file under a folder, sorted, without what is installed or built.
 * @param {string} folder
 * @param {(path: string) => boolean} [keep]
 * @returns {string[]}
 */
export function filesUnder(folder, keep = () => true) {
  /** @type {string[]} */
  const found = []
  if (!existsSync(folder)) return found
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name)) found.push(...filesUnder(path, keep))
    } else if (keep(path)) found.push(path)
  }
  return found.sort()
}

/**
 * The names and contents of some files as one hash.
 * @param {string[]} files
 */
export function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(shown(file)).update('\0')
    hash.update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * The folders of the workspaces: packages/<name>.
 * @param {string} [at]
 */
export function packageFolders(at = root) {
  const folder = join(at, 'packages')
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'package.json')))
    .map((entry) => join(folder, entry.name))
    .sort()
}

/**
 * A path as people write it: from the root of the repository, with forward slashes.
 * @param {string} path
 * @param {string} [from]
 */
export function shown(path, from = root) {
  return relative(from, path).split(sep).join('/')
}

/** @param {string} file */
export function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * @param {string} file
 * @param {string} text
 */
export function writeWithFolders(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
