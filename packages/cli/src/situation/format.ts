import { type Described, flag, integer, listOf, oneOf, optional, plain, record, type Schema, text } from '@firegroup/kernel'
import { badInput } from '../errors.ts'
import { readJsonFile } from '../files.ts'

const FORMAT = 'firegroup-situation'
const VERSION = 1

/** A die's face, or the id of a card or counter to be drawn. */
const result: Schema<number | string> = {
  check: (value, path) =>
    (typeof value === 'number' ? integer(1) : text({ max: 80, what: 'the face of a die or the id of a card' })).check(value, path),
  json: () => ({
    anyOf: [
      { type: 'integer', minimum: 1 },
      { type: 'string', maxLength: 80 },
    ],
  }),
}

const seat = text({ max: 40 })

/** A decision, or with `ask` a question about one: nothing is played then. */
const decision = record({
  seat,
  decide: optional(plain()),
  ask: optional(oneOf('candidates', 'problems', 'preview')),
  kind: optional(text({ max: 80 })),
  refused: optional(flag()),
  rule: optional(text({ max: 40 })),
})

/** A case to be played through the engine: docs/situation-format.md. */
export const situationSchema = record({
  format: oneOf(FORMAT),
  version: oneOf(VERSION),
  system: text({ max: 40 }),
  note: optional(text({ max: 10_000 })),
  scenario: optional(plain()),
  situation: optional(plain()),
  dice: optional(listOf(result, { max: 100_000 })),
  seed: optional(text()),
  decisions: listOf(decision, { max: 100_000 }),
  /** Play stops when this has happened: part of an event. */
  until: optional(plain()),
  expect: optional(
    record({
      events: optional(listOf(plain(), { max: 100_000 })),
      position: optional(plain()),
      asked: optional(record({ seat, kind: text({ max: 80 }) })),
      answers: optional(listOf(plain(), { max: 100_000 })),
      refused: optional(record({ decision: integer(0), rule: optional(text({ max: 40 })) })),
      outcome: optional(plain()),
    }),
  ),
})

export type Situation = Described<typeof situationSchema>

/** Reads a situation from a file. */
export function readSituation(file: string): Situation {
  const value = readJsonFile(file)
  const found = value as { format?: unknown; version?: unknown } | null
  if (typeof value !== 'object' || found?.format !== FORMAT)
    throw badInput(`${file}: this is not a Firegroup situation: its 'format' is not '${FORMAT}'.`)
  if (typeof found.version === 'number' && found.version > VERSION)
    throw badInput(
      `${file}: this situation has format version ${found.version}, but this program reads up to ${VERSION}: update Firegroup.`,
    )
  const problem = situationSchema.check(value, 'file') ?? contradiction(value as Situation)
  if (problem) throw badInput(`${file}: ${problem.replace(/^file\./, '')}`)
  return value as Situation
}

function contradiction({ scenario, situation, dice, seed, decisions, expect }: Situation): string | null {
  if ((scenario === undefined) === (situation === undefined)) return `it must hold either a 'scenario' or a 'situation'.`
  if (dice && seed !== undefined) return `it holds both 'dice' and 'seed'; the dice are either forced or made from a seed.`
  for (const [i, { decide, ask, refused, rule }] of decisions.entries()) {
    if (decide === undefined && ask !== 'candidates') return `decisions[${i}].decide is missing.`
    if (ask !== undefined && (refused || rule !== undefined)) return `decisions[${i}] only asks, so that nothing can be refused.`
  }
  const at = decisions.findIndex((entry) => entry.rule !== undefined && !entry.refused)
  if (at >= 0) return `decisions[${at}].rule names what refuses it, but it is not marked 'refused'.`
  if (expect?.refused && expect.refused.decision >= decisions.length)
    return `expect.refused.decision is ${expect.refused.decision}, but there are only ${decisions.length} decisions, counted from 0.`
  return null
}
