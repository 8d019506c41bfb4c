import { type Chance, type Game, type GameEvent, KeyedChance, keyFromSeed, type OpenQuestion } from '@firegroup/kernel'

/** One of the open questions and one of its candidates, at random. A question without candidates is a dead end, and an error. */
export function randomDecision<S, E extends GameEvent>(game: Game<S, E>, chance: Chance): { open: OpenQuestion; decision: unknown } {
  const open = game.open[chance.pick(game.open, 'which question')]!
  const candidates = [...open.question.candidates()]
  if (candidates.length === 0)
    throw new Error(`Dead end after decision ${game.decisionCount}: ${open.seat} is asked '${open.question.kind}' and nothing is possible.`)
  return { open, decision: candidates[chance.pick(candidates, 'which candidate')] }
}

interface RandomPlay<S, E extends GameEvent> {
  readonly seed: string
  readonly maxDecisions: number
  /** Called with every question before it is answered. */
  readonly before?: (game: Game<S, E>, decision: { open: OpenQuestion; decision: unknown }) => void
}

/** Plays on with random candidates until the game ends; a game that does not is an error. */
export function playRandomly<S, E extends GameEvent>(game: Game<S, E>, { seed, maxDecisions, before }: RandomPlay<S, E>): void {
  const chance = new KeyedChance(keyFromSeed(`random play ${seed}`))
  while (!game.outcome) {
    if (game.decisionCount >= maxDecisions) throw new Error(`Endless game: no outcome after ${maxDecisions} decisions (seed ${seed}).`)
    const next = randomDecision(game, chance)
    before?.(game, next)
    game.take(next.open.seat, next.decision)
  }
}
