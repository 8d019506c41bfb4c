import { type Chance, KeyedChance, keyFromSeed, type OpenQuestion } from '@firegroup/kernel'
import { depth } from '../depth.ts'
import { actTypes, madeUp, typeOf, Vocabulary } from '../enumerations.ts'
import { mutatedDecisions } from '../mutations.ts'
import { playRandomly } from '../random-play.ts'
import { begin, type Check, HISTORY_ONLY } from '../trial.ts'

const MOST_GAMES = depth.times(2, 10)
/** How many decisions of a type are made up at a question that offers none of it. */
const MADE_UP = depth.times(20, 60)

export const acts: Check = {
  title: 'of every type of act that is legal at least one is offered',
  run(trial) {
    for (let n = 0; n < Math.min(trial.games, MOST_GAMES); n++) {
      const chance = new KeyedChance(keyFromSeed(`acts ${n}`))
      const vocabulary = new Vocabulary()
      playRandomly(begin(trial, `acts ${n}`, HISTORY_ONLY), {
        seed: `acts ${n}`,
        maxDecisions: trial.maxDecisions,
        before: (game, { open, decision }) => {
          const tried = mutatedDecisions(decision, chance)
          const hidden = notOffered(open, tried, vocabulary, chance)
          if (hidden === undefined) return
          throw new Error(
            `'${open.question.kind}' allows ${JSON.stringify(hidden)}, but offers no '${typeOf(hidden)}' (${open.seat}, decision ${game.decisionCount + 1}).`,
          )
        },
      })
    }
  },
}

/** A legal decision of a type of which no candidate is. */
function notOffered({ question }: OpenQuestion, altered: readonly unknown[], vocabulary: Vocabulary, chance: Chance): unknown {
  const offered = new Set<string | undefined>()
  for (const candidate of question.candidates()) {
    offered.add(typeOf(candidate))
    vocabulary.learn(candidate)
  }
  const isHidden = (decision: unknown) =>
    !offered.has(typeOf(decision)) && question.schema.check(decision, 'decision') === null && question.problems(decision).length === 0
  for (const [type, shape] of actTypes(question.schema)) {
    if (offered.has(type)) continue
    const found = madeUp(type, shape, vocabulary, chance, MADE_UP).find(isHidden)
    if (found !== undefined) return found
  }
  return altered.find(isHidden)
}
