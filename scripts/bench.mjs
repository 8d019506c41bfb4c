// npm run bench: how fast, as a table or with --json; --only ID for some rows. What the numbers mean: bench/README.md.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ensureNode24, isInstalled } from './lib/bootstrap.mjs'
import { root } from './lib/repo.mjs'
import { StepFailed } from './lib/run.mjs'

// Standard output belongs to the result alone, so that --json can be piped.
try {
  if (!isInstalled()) process.stderr.write('installing what is missing\n')
  await ensureInstalled()
  await ensureNode24()
  const bench = spawnSync(process.execPath, [join(root, 'bench', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = bench.status ?? 1
} catch (error) {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof StepFailed) process.stderr.write(`${error.output}\n${error.todo}\n`)
  process.exitCode = 1
}
