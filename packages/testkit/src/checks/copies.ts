import { KeyedChance, keyFromSeed, stateHash, withoutSetting } from '@firegroup/kernel'
import { playRandomly } from '../random-play.ts'
import { scribble } from '../scribble.ts'
import { begin, type Check, HISTORY_ONLY, must } from '../trial.ts'

export const clones: Check = {
  title: 'a copy of the state shares nothing with its original',
  run(trial) {
    playRandomly(begin(trial, 'clones', HISTORY_ONLY), {
      seed: 'clones',
      maxDecisions: trial.maxDecisions,
      before: ({ state, decisionCount }) => {
        const hash = stateHash(withoutSetting(state))
        const copy = withoutSetting(trial.system.clone(state))
        must(stateHash(copy) === hash, `The copy made after decision ${decisionCount} is not equal to its original.`)
        scribble(copy)
        must(stateHash(withoutSetting(state)) === hash, `Changing the copy made after decision ${decisionCount} changed its original.`)
      },
    })
  },
}

const DECISIONS_BETWEEN_FORKS = 7

export const forks: Check = {
  title: 'a fork plays on by itself, and so does a fork of it',
  run(trial) {
    playRandomly(begin(trial, 'forks'), {
      seed: 'forks',
      maxDecisions: trial.maxDecisions,
      before: (game) => {
        const count = game.decisionCount
        if (count % DECISIONS_BETWEEN_FORKS !== 0) return
        const hash = game.hash()
        const fork = game.fork({ chance: new KeyedChance(keyFromSeed(`other dice ${count}`)) })
        must(fork.hash() === hash, `The fork after decision ${count} does not stand where its original stands.`)
        playRandomly(fork, { seed: `fork ${count}`, maxDecisions: count + trial.maxDecisions })
        must(fork.fork().hash() === fork.hash(), `A fork of the fork after decision ${count} does not stand where that stands.`)
        must(game.hash() === hash, `Playing the fork after decision ${count} changed its original.`)
      },
    })
  },
}
