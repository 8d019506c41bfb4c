import { EngineFault, type Game, type GameEvent, KeyedChance, keyFromSeed, type Seat } from '@firegroup/kernel'
import { malformedDecisions, mutatedDecisions } from '../mutations.ts'
import { playRandomly } from '../random-play.ts'
import { begin, type Check, HISTORY_ONLY, must } from '../trial.ts'

export const malformed: Check = {
  title: 'malformed decisions, and decisions of the wrong seat, are refused with nothing changed',
  run(trial) {
    const { system, maxDecisions } = trial
    const game = begin(trial, 'malformed', HISTORY_ONLY)
    playRandomly(game, {
      seed: 'malformed',
      maxDecisions,
      before: (now, { open, decision }) => {
        const hash = now.hash()
        const { kind } = open.question
        for (const bad of malformedDecisions(decision)) {
          const verdict = now.decide(open.seat, bad)
          if (verdict.ok) throw new Error(`'${kind}' accepted ${JSON.stringify(bad)}.`)
          const message = verdict.problems[0]?.message ?? ''
          must(/\w+ .*\.$/.test(message), `'${kind}' refuses ${JSON.stringify(bad)} without a sentence: '${message}'`)
        }
        const unasked = [...system.seats, 'nobody'].find((seat) => !now.questionFor(seat))
        if (unasked) must(!now.decide(unasked, decision).ok, `'${kind}' was answered by ${unasked}, who was not asked.`)
        must(now.hash() === hash, `A refused decision changed the state at '${kind}'.`)
      },
    })
    must(!game.decide(system.seats[0]!, {}).ok, 'A decision was taken after the end of the game.')
  },
}

export const mutated: Check = {
  title: 'a decision altered at random is either legal and playable, or refused with nothing changed',
  run(trial) {
    const chance = new KeyedChance(keyFromSeed('mutations'))
    playRandomly(begin(trial, 'mutated', HISTORY_ONLY), {
      seed: 'mutated',
      maxDecisions: trial.maxDecisions,
      before: (game, { open, decision }) => {
        const hash = game.hash()
        for (const altered of mutatedDecisions(decision, chance)) {
          if (game.problems(open.seat, altered).length === 0) mustBePlayable(game, open.seat, altered)
          else must(!game.decide(open.seat, altered).ok, `${JSON.stringify(altered)} is illegal, but was taken.`)
        }
        must(game.hash() === hash, `Looking at altered decisions changed the state at '${open.question.kind}'.`)
      },
    })
  },
}

/** What follows from a legal decision is a game, not a fault. */
function mustBePlayable<S, E extends GameEvent>(game: Game<S, E>, seat: Seat, decision: unknown): void {
  try {
    game.fork().take(seat, decision)
  } catch (error) {
    if (error instanceof EngineFault)
      throw new Error(`Legal, but not playable: ${JSON.stringify(decision)}. ${error.message}`, { cause: error })
    throw error
  }
}
