import type { Aslsk, AslskState, Side } from '@firegroup/aslsk'
import { knownBy } from '@firegroup/aslsk/queries'
import type { OpenQuestion } from '@firegroup/kernel'
import { TREES } from './data/trees.ts'
import { Dice, type Roller } from './dice.ts'
import { questionsOf } from './engine/aslsk.ts'
import type { Questions } from './engine/questions.ts'
import { type ExpenditureMemory, type Memory, openEntry, openExpenditure, openMph } from './memory.ts'
import type { PbsOptions } from './options.ts'
import { REGISTRY } from './registry.ts'
import type { TraceStep } from './trace.ts'
import { type Walked, walkOn } from './tree/walk.ts'

/** An answer of the procedure, and why. */
export interface Answer {
  readonly came: Walked
  readonly trace: readonly TraceStep[]
}

const ROOT = { tree: 'first-fire', node: TREES.get('first-fire')!.start } as const

/**
 * PBS-FF-01, PBS-INT-10: what the book answers to the First Fire question of the side that it plays. It reads the state as that side knows it, and changes
 * nothing but its memory.
 */
export function answerFirstFire(s: AslskState, side: Side, memory: Memory, options: PbsOptions, roller: Roller): Answer {
  const known = knownBy(s, side)
  const ask = questionsOf(known, side, options)
  const now = expenditureOf(memory, ask)
  const trace: TraceStep[] = []
  const came = walkOn(TREES, REGISTRY, { ask, options, memory, now, dice: new Dice(roller, memory) }, trace, aboutOf(now, ask))
  return { came, trace }
}

/** Whom the walk was about when it stopped, for its trace. */
function aboutOf({ ift }: ExpenditureMemory, ask: Questions): { readonly what: string; readonly at: number } | undefined {
  return ift?.now ? { what: ask.nameOf(ift.now.at), at: ift.now.at } : undefined
}

/** PBS-CON-04: a machine gun that may fire again must, so that its rate is kept; what residual fire it would leave the book does not weigh (GAPS E30). */
export function isKeptByTheBook({ question, seat }: OpenQuestion, { sides, parts }: PbsOptions): boolean {
  return parts.firstFire && question.kind === 'keepRate' && (sides as readonly string[]).includes(seat)
}

/** Whether a question is one that the book answers. */
export function isForTheBook({ question, seat }: OpenQuestion, { sides, parts }: PbsOptions): boolean {
  return parts.firstFire && question.kind === 'firstFire' && (sides as readonly string[]).includes(seat)
}

/** The memory of the expenditure that is being answered: a new one for a new expenditure, inside a new entry and a new MPh where those are new. */
export function expenditureOf(memory: Memory, { s, spent }: Questions): ExpenditureMemory {
  const { turn, attacker } = s
  const before = memory.mph
  const mph = before && before.turn === turn && before.attacker === attacker ? before : openMph(memory, turn, attacker)
  const known = mph.entry?.expenditure
  if (known && known.number === spent.number) return known
  const same = mph.entry && !spent.entered && mph.entry.at === spent.at && spent.units.every((id) => mph.entry!.units.includes(id))
  const entry = same ? mph.entry! : openEntry(mph, spent.at, spent.units)
  return openExpenditure(entry, spent.number, { ...ROOT })
}

/** The runtime of a game, as far as the procedure's dice need it. */
export function rollerOf(g: Aslsk): Roller {
  return g
}
