import type { Chance, Question } from '@firegroup/kernel'
import type { Player, Position } from '../player.ts'
import { knownOpening } from '../repertoire.ts'
import type { Level } from './levels.ts'
import { type PlannerParts, Search, type Thought } from './search.ts'

export interface Planner<S> extends Player<S> {
  think(position: Position<S>): Thought
  /** The same, and tells in between how far it is, of 1. */
  ponder(position: Position<S>): Generator<number, Thought>
}

/**
 * A computer player that tries its best-looking decisions in its head: plays each on with varied dice, as both sides' advisors would, until the position
 * has settled, and does what looks best at first sight unless the trials have shown that something else is better. The same position, the same dice of
 * its own and the same number of nodes give the same choice on every machine: no clock is asked.
 */
export function planner<S>(given: PlannerParts<S>): Planner<S> {
  const { repertoire, ...unprepared } = given
  const parts: PlannerParts<S> = given.level.byHeart ? given : unprepared
  const ponder = (position: Position<S>): Generator<number, Thought> => new Search(parts, position).run()
  const think = (position: Position<S>): Thought => {
    const search = ponder(position)
    let step = search.next()
    while (!step.done) step = search.next()
    return step.value
  }
  return {
    name: parts.level.name,
    looksAhead: true,
    think,
    ponder,
    choose: (position) =>
      onlyWay(position.open.question) ?? knownOpening(parts.repertoire, position) ?? chosen(think(position), position.chance, parts.level),
  }
}

/** What can only be decided in one way takes no thought. */
function onlyWay(question: Question<unknown>): unknown {
  const ways = question.candidates()[Symbol.iterator]()
  const { value } = ways.next()
  return ways.next().done ? value : undefined
}

/** The best; one that errs may take another that promises nearly as much. What was not thought about can't be mistaken. */
function chosen({ options }: Thought, chance: Chance, { error }: Level): unknown {
  const best = options[0]!
  if (error === 0 || best.trials === 0) return best.decision
  const blurred = options.map(({ merit }) => merit + (error * (chance.die(1000, 'error') - 500)) / 500)
  return options[blurred.indexOf(Math.max(...blurred))]!.decision
}
