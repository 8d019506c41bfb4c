import { type Verification, verifySave } from '@firegroup/kernel'
import { badInput, failed } from '../errors.ts'
import { readSave } from '../save-file.ts'

export interface VerifyOptions {
  readonly commitment?: string
  readonly json?: boolean
}

/** Plays a save again. One that contradicts itself can't be used; one that is sound may still not be the game that was promised. */
export function verify(file: string, options: VerifyOptions): string {
  const { save, system } = readSave(file)
  const { commitment } = save.chance
  const verified = system.with((rules) => verifySave(rules, save))
  if (!verified.ok) throw badInput(`${file}: ${verified.problems[0]!.message}`)
  if (options.commitment !== undefined && options.commitment.toLowerCase() !== commitment)
    throw failed(`${file}: the commitment is ${commitment}, not the ${options.commitment} that was given.`)
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
