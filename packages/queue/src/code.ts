/** What decides how a game goes, in one digest: machines that have the same play the same games to the byte. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = join(import.meta.dirname, '..', '..')
/** Those in which nothing decides how computers play. */
const BESIDE: readonly string[] = ['cli', 'queue', 'server', 'table', 'testkit', 'web']
/** What was measured of games decides none. */
const MEASURED = 'measured.json'

let digest: string | undefined

/** Of the rules, the players, the boards and the scenarios as they are here. */
export function codeDigest(): string {
  digest ??= digestOf(packageFolders())
  return digest
}

function packageFolders(): readonly string[] {
  const names = readdirSync(PACKAGES, { withFileTypes: true }).filter((each) => each.isDirectory() && !BESIDE.includes(each.name))
  return names.map(({ name }) => name).sort()
}

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const path of files(join(PACKAGES, folder))) hash.update(`${path.slice(PACKAGES.length)}\0`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 24)
}

/** Source and data, without tests and what was made of them. */
function files(folder: string): string[] {
  const all = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return all.flatMap((each) => {
    const path = join(folder, each.name)
    if (each.isDirectory()) return ['dist', 'node_modules', 'test'].includes(each.name) ? [] : files(path)
    return /\.test\.ts$/.test(each.name) || each.name === MEASURED || !/\.(ts|json|txt)$/.test(each.name) ? [] : [path]
  })
}
