import { type Save, type Verification, verifySave } from '@firegroup/kernel'
import { type Ending, endingProblem, endingWords, type MatchRecord, recordDigest, sealProblem, setUpProblem } from '@firegroup/table'
import { badInput, failed } from '../errors.ts'
import { readSave } from '../save-file.ts'
import { jsonText, plainText } from '../shell.ts'

export interface VerifyOptions {
  readonly commitment?: string
  readonly json?: boolean
}

/** Plays a save again. One that contradicts itself can't be used; one that is sound may still not be the game that was promised, or not all of it known. */
export function verify(file: string, options: VerifyOptions): string {
  const { save, system, practice, record } = readSave(file)
  const sealed = openedSeal(file, record)
  const { ended } = record
  const verified = system.with((rules) => verifySave(rules, save))
  if (!verified.ok) throw badInput(`${file}: ${verified.problems[0]!.message}`)
  const problem = ended && system.with(({ seats }) => endingProblem(ended, seats, save.decisions.length))
  if (problem) throw badInput(`${file}: ${problem.message}`)
  const more = { ...(sealed ? { sealed } : {}), ...(ended ? { ended } : {}) }
  return answerTo({ file, system: system.id, save, practice, verified: verified.value, ...more }, options)
}

/** What was sealed before a match was played, and fits. */
interface Sealed {
  /** Whose parts the key is made of. */
  readonly parts: readonly string[]
  readonly setUps: number
}

/** The seals of a match that was played online, opened; undefined for a game that had none. One that does not fit is named. */
function openedSeal(file: string, record: MatchRecord): Sealed | undefined {
  const { seal, save } = record
  if (!seal) return undefined
  const problem = sealProblem(seal, save.chance.key) ?? setUpProblem(seal, save.decisions)
  if (problem) throw badInput(`${file}: ${problem}`)
  if (seal.digest !== undefined && seal.digest !== recordDigest(record))
    throw badInput(`${file}: match.seal.digest does not fit the rest of the file: it was damaged or changed.`)
  return { parts: ['the server', ...Object.keys(seal.nonces)], setUps: seal.setUps?.length ?? 0 }
}

interface Verified {
  readonly file: string
  readonly system: string
  readonly save: Save
  /** Somebody has gone back behind dice: what is left is sound, and counts for nothing. */
  readonly practice: boolean
  readonly verified: Verification
  readonly sealed?: Sealed
  /** It was ended otherwise than by the rules. */
  readonly ended?: Ending
}

/** What is said of a save that contradicts itself nowhere. */
export function answerTo({ file, system, save, practice, verified, sealed, ended }: Verified, options: VerifyOptions): string {
  const { commitment } = save.chance
  if (options.commitment !== undefined && options.commitment.toLowerCase() !== commitment)
    throw failed(`${file}: the commitment is ${commitment}, not the ${options.commitment} that was given.`)
  const { decisions, carriedOver } = verified
  if (carriedOver > 0)
    throw failed(
      `${file}: only the last ${decisions} of ${decisions + carriedOver} decisions could be played again, and they are legal; the others were played under older rules, and nothing shows what they were.`,
    )
  if (options.json)
    return jsonText({
      file,
      system,
      rules: save.rules,
      commitment,
      ...(practice ? { practice } : {}),
      ...verified,
      ...(sealed ? { sealed } : {}),
      ...(ended ? { ended } : {}),
    })
  const seals = sealed ? sealedWords(sealed) : []
  return plainText([report(file, system, commitment, verified, ended), ...seals, ...(practice ? [PRACTICE] : [])].join('\n'))
}

const sealedWords = ({ parts, setUps }: Sealed): string[] => [
  `  seals       ${parts.length} parts of the key, each sealed before any was shown: ${parts.join(', ')}`,
  `  set-ups     ${setUps === 0 ? 'none was sealed' : `${setUps}, as they were sealed`}`,
]

const PRACTICE = '  practice    decisions were taken back past dice: what is left is sound, but the game counts for nothing'

function report(file: string, system: string, commitment: string, verified: Verification, ended: Ending | undefined): string {
  const { decisions, committed, dice, outcome, hash } = verified
  const result = ended
    ? `${ended.winner ? `${ended.winner} won` : 'a draw'}: ${endingWords(ended, (seat) => seat)} The rules had not ended it.`
    : outcome
      ? `${outcome.winner ? `${outcome.winner} won` : 'a draw'}: ${outcome.reason}`
      : 'the game is not over'
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
