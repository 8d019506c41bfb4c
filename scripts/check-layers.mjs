// Fails when a package imports from a layer below or beside it, or when an engine package touches the world outside (layers.json).
import { layerProblems } from './lib/layers.mjs'
import { root } from './lib/repo.mjs'

const problems = layerProblems(root)
for (const problem of problems) console.log(problem)
if (problems.length) {
  console.log(`\n${problems.length} ${problems.length === 1 ? 'breach' : 'breaches'} of the layers.`)
  process.exitCode = 1
} else console.log('Every package imports only from the layers above it.')
