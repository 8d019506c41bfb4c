import type { Game, GameEvent, Problem } from '@firegroup/kernel'

/** As many as anybody reads. */
const MOST_CANDIDATES = 200

/** What a situation wanted to know on the way: nothing was played for it. */
export interface Answer {
  /** Which of the file's decisions, counted from 0. */
  readonly decision: number
  readonly seat: string
  /** The question that is open. */
  readonly kind: string
  /** What could be decided, each with what it means where the system has words. */
  readonly candidates?: readonly { readonly decide: unknown; readonly words?: string }[]
  /** There are more than are listed. */
  readonly more?: true
  /** Why a decision would be refused; empty where it is legal. */
  readonly problems?: readonly Problem[]
  /** What would come of it. */
  readonly preview?: unknown
}

type Ask = 'candidates' | 'problems' | 'preview'

/** Answers a query about the question that a seat is asked; a sentence where it can't be. */
export function answerTo<S, E extends GameEvent>(
  game: Game<S, E>,
  { decision, seat, ask, decide }: { readonly decision: number; readonly seat: string; readonly ask: Ask; readonly decide: unknown },
): Answer | string {
  const open = game.questionFor(seat)
  if (!open) return `${seat} is not asked for a decision now: ${whoIsAsked(game)}.`
  const { question } = open
  const about = { decision, seat, kind: question.kind }
  if (ask === 'candidates') {
    const found = []
    for (const candidate of question.candidates()) {
      if (found.length === MOST_CANDIDATES) return { ...about, candidates: found, more: true }
      const words = game.system.words?.decision(game.state, question.kind, candidate)
      found.push({ decide: candidate, ...(words === undefined ? {} : { words }) })
    }
    return { ...about, candidates: found }
  }
  const problems = game.problems(seat, decide)
  if (ask === 'problems') return { ...about, problems }
  if (problems.length > 0) return `it can't be foreseen, because it is not legal: ${problems[0]!.message}`
  // a preview works out its odds when they are read: they are those of this moment, whatever is played afterwards
  return { ...about, preview: structuredClone(question.preview?.(decide) ?? null) }
}

/** "blue is asked 'fire'", for whoever thought that it was somebody else's turn. */
export function whoIsAsked<S, E extends GameEvent>({ open, outcome }: Game<S, E>): string {
  if (outcome) return 'the game is over'
  return open.map(({ seat, question }) => `${seat} is asked '${question.kind}'`).join(' and ') || 'nobody is'
}
