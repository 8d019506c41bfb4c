import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { KeyedChance, keyFromSeed, saveGame, startGame } from '@firegroup/kernel'
import { patrol } from '@firegroup/kernel/samples'
import { run } from '../src/main.ts'

export const bin = fileURLToPath(new URL('../bin/firegroup.mjs', import.meta.url))
export const folder = mkdtempSync(join(tmpdir(), 'firegroup-cli-'))

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A command, run in this process as if in the folder of the tests' files. */
export async function firegroup(...args: string[]): Promise<Ran> {
  let [out, err] = ['', '']
  const shell = { out: { write: (text: string) => (out += text) }, err: { write: (text: string) => (err += text) } }
  const code = await run(args.map(inFolder), shell)
  return { code, out: told(out), err: told(err) }
}

/** The real program, as a shell would start it. */
export function firegroupProcess(...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  return { code: status, out: stdout, err: stderr }
}

/** Names of files, also of those that are still to be written, are those of the folder. */
function inFolder(arg: string): string {
  if (isAbsolute(arg)) return arg
  return /^[\w./-]+\.(?:json|csv)$/.test(arg) || arg === '.' ? join(folder, arg) : arg
}

/** Without colours, and with files named as they were given. */
function told(text: string): string {
  return stripVTControlCharacters(text).replaceAll(`${folder}/`, '').replaceAll(folder, '.')
}

/** Writes a file into the folder that the program runs in. */
export function file(name: string, content: unknown): string {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

export const example = (name: string) => fileURLToPath(new URL(`../examples/${name}.json`, import.meta.url))

/** A save of a patrol, to the end or only so many decisions long. */
export function patrolSave(seed: string, most = Number.POSITIVE_INFINITY, scenario = { length: 8 }, key = keyFromSeed(seed)) {
  const started = startGame(patrol, { scenario }, { key })
  if (!started.ok) throw new Error('The scenario was refused.')
  const game = started.value
  const chance = new KeyedChance(keyFromSeed(seed))
  while (!game.outcome && game.decisionCount < most) {
    const { seat, question } = game.open[0]!
    const candidates = [...question.candidates()]
    game.take(seat, candidates[chance.pick(candidates)])
  }
  return { game, save: saveGame(game) }
}
