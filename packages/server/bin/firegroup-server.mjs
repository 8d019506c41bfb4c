#!/usr/bin/env node
// Plain JavaScript that an old Node can read: it says what to do where the rest can't be run.
const OLDEST = 24
if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  process.stderr.write(`firegroup-server: this is Node ${process.versions.node}, but the server needs ${OLDEST} or newer.\n`)
  process.exitCode = 2
} else {
  const { main } = await import('../src/main.ts')
  await main(process.argv)
}
