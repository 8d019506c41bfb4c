// Builds the app when what it is made of has changed.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { filesUnder, fingerprint, packageFolders, readIfThere, root, writeWithFolders } from './repo.mjs'
import { run, StepFailed } from './run.mjs'

const web = join(root, 'packages', 'web')
export const builtApp = join(web, 'dist')
// Inside the folder that the build empties, so that a stamp never outlives the files that it vouches for.
const stamp = join(builtApp, '.inputs')

/**
 * @param {(line: string) => void} [onLine]
 * @returns {Promise<string>} what was done, in words
 */
export async function ensureWebBuilt(onLine) {
  const inputs = fingerprint(inputFiles())
  if (existsSync(join(builtApp, 'index.html')) && readIfThere(stamp) === inputs) return 'nothing has changed since the last build'
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js')
  const result = await run(process.execPath, [vite, 'build'], { cwd: web, onLine })
  if (result.code !== 0)
    throw new StepFailed(
      'The app does not build.',
      'Repair what the build names above; `npm run check` shows types and lint.',
      result.output,
    )
  writeWithFolders(stamp, inputs)
  return 'built into packages/web/dist'
}

function inputFiles() {
  const sources = packageFolders().flatMap((folder) =>
    filesUnder(folder, (path) => !/\.test\.tsx?$|[\\/]e2e[\\/]|\.tsbuildinfo$/.test(path)),
  )
  return [join(root, 'package.json'), join(root, 'tsconfig.base.json'), ...sources]
}
