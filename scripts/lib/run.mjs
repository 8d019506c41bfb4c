// Running a command while listening to it.
import { spawn } from 'node:child_process'
import { root } from './repo.mjs'

/** A step that failed: one sentence what is wrong, one what to do, and the output that shows it. */
export class StepFailed extends Error {
  /**
   * @param {string} what
   * @param {string} todo
   * @param {string} [output]
   */
  constructor(what, todo, output = '') {
    super(what)
    this.todo = todo
    this.output = output
  }
}

/**
 * Runs a command to its end and returns its exit code and everything that it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ onLine?: ((line: string) => void) | undefined, env?: Record<string, string>, cwd?: string, uid?: number, gid?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { onLine, env = {}, cwd = root, ...user } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...user,
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command.endsWith('.cmd'),
    })
    let output = ''
    /** @param {Buffer} chunk */
    const hear = (chunk) => {
      const text = chunk.toString()
      output += text
      const line = text.trim().split('\n').at(-1)
      if (line) onLine?.(line)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${command}: ${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
