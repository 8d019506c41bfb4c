// npm run pin: after a dependency has changed, writes the versions of all indirect ones into package.json (docs/decisions/0001-no-lock-file.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { overridesOf } from './lib/pins.mjs'
import { root } from './lib/repo.mjs'

const file = join(root, 'package.json')
const manifest = JSON.parse(readFileSync(file, 'utf8'))
const overrides = overridesOf(root)
writeFileSync(file, `${JSON.stringify({ ...manifest, overrides }, null, 2)}\n`)
console.log(`${Object.keys(overrides).length} indirect dependencies pinned in package.json`)
