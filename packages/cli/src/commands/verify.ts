import { type Verification, verifySave } from '@firegroup/kernel'
import { failed } from '../errors.ts'
import { readSave } from '../save-file.ts'

export interface VerifyOptions {
  readonly commitment?: string
  readonly json?: boolean
}

/** Plays a save again and says whether everything in it holds. */
export function verify(file: string, options: VerifyOptions): string {
  const { save, system } = readSave(file)
  const { commitment } = save.chance
  if (options.commitment !== undefined && options.commitment.toLowerCase() !== commitment)
    throw failed(`${file}: the commitment is ${commitment}, not the ${options.commitment} that was given.`)
  const verified = system.with((rules) => verifySave(rules, save))
  if (!verified.ok) throw failed(`${file}: ${verified.problems[0]!.message}`)
  if (options.json) return JSON.stringify({ file, system: system.id, rules: save.rules, commitment, ...verified.value }, null, 2)
  return report(file, system.id, commitment, verified.value)
}

function report(file: string, system: string, commitment: string, { decisions, carriedOver, dice, outcome, hash }: Verification): string {
  const result = outcome ? `${outcome.winner ? `${outcome.winner} won` : 'a draw'}: ${outcome.reason}` : 'the game is not over'
  return [
    `${file} holds: every decision is legal and led to the state that was recorded.`,
    `  system      ${system}`,
    `  decisions   ${decisions}${carriedOver ? ` (and ${carriedOver} before them, played under older rules, taken on trust)` : ''}`,
    `  dice        ${dice} random numbers, all from the key that was committed to`,
    `  commitment  ${commitment}`,
    `  outcome     ${result}`,
    `  state       ${hash}`,
  ].join('\n')
}
