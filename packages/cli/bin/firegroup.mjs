#!/usr/bin/env node
// Plain JavaScript that an old Node can read: it finds a Node that can run the rest.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST = 24
const major = Number(process.versions.node.split('.')[0])
const self = fileURLToPath(import.meta.url)
const installed = join(dirname(self), '..', '..', '..', 'node_modules', '.bin', 'node')

if (major >= OLDEST) {
  module.enableCompileCache?.()
  const { main } = await import('../src/main.ts')
  await main(process.argv)
} else if (!process.env.FIREGROUP_NODE && existsSync(installed)) {
  // Ctrl-C reaches both; what to do about it is for the other to decide.
  process.on('SIGINT', () => {})
  const again = spawnSync(installed, [self, ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, FIREGROUP_NODE: '1' } })
  process.exitCode = again.status ?? 1
} else {
  process.stderr.write(
    `firegroup: this is Node ${process.versions.node}, but Firegroup needs ${OLDEST} or newer: run npm install in its folder, or install Node from nodejs.org.\n`,
  )
  process.exitCode = 2
}
