import { type Save, type Verification, verifySave } from '@firegroup/kernel'
import { badInput, failed } from '../errors.ts'
import { readSave } from '../save-file.ts'
import { jsonText, plainText } from '../shell.ts'

export interface VerifyOptions {
  readonly commitment?: string
  readonly json?: boolean
}

/** Plays a save again. One that contradicts itself can't be used; one that is sound may still not be the game that was promised, or not all of it known. */
export function verify(file: string, options: VerifyOptions): string {
  const { save, system, practice } = readSave(file)
  const verified = system.with((rules) => verifySave(rules, save))
  if (!verified.ok) throw badInput(`${file}: ${verified.problems[0]!.message}`)
  return answerTo({ file, system: system.id, save, practice, verified: verified.value }, options)
}

interface Verified {
  readonly file: string
  readonly system: string
  readonly save: Save
  /** Somebody has gone back behind dice: what is left is sound, and counts for nothing. */
  readonly practice: boolean
  readonly verified: Verification
}

/** What is said of a save that contradicts itself nowhere. */
export function answerTo({ file, system, save, practice, verified }: Verified, options: VerifyOptions): string {
  const { commitment } = save.chance
  if (options.commitment !== undefined && options.commitment.toLowerCase() !== commitment)
    throw failed(`${file}: the commitment is ${commitment}, not the ${options.commitment} that was given.`)
  const { decisions, carriedOver } = verified
  if (carriedOver > 0)
    throw failed(
      `${file}: only the last ${decisions} of ${decisions + carriedOver} decisions could be played again, and they are legal; the others were played under older rules, and nothing shows what they were.`,
    )
  if (options.json) return jsonText({ file, system, rules: save.rules, commitment, ...(practice ? { practice } : {}), ...verified })
  return plainText([report(file, system, commitment, verified), ...(practice ? [PRACTICE] : [])].join('\n'))
}

const PRACTICE = '  practice    decisions were taken back past dice: what is left is sound, but the game counts for nothing'

function report(file: string, system: string, commitment: string, { decisions, committed, dice, outcome, hash }: Verification): string {
  const result = outcome ? `${outcome.winner ? `${outcome.winner} won` : 'a draw'}: ${outcome.reason}` : 'the game is not over'
  return [
    `${file} holds: every decision is legal and led to the state that was recorded.`,
    `  system      ${system}`,
    `  decisions   ${decisions}`,
    `  dice        ${dice} random numbers, all from the key that was committed to`,
    `  commitment  ${commitment}, to ${committed === 'key' ? 'the key alone: the scenario is not bound by it' : 'the key and the scenario'}`,
    `  outcome     ${result}`,
    `  state       ${hash}`,
  ].join('\n')
}
