import { OBSERVER } from '@firegroup/kernel'
import { depth } from '../depth.ts'
import { interference, windowTells } from '../interference.ts'
import { playRandomly } from '../random-play.ts'
import { begin, type Check } from '../trial.ts'

const MOST_GAMES = depth.times(3, 5)

export const secrets: Check = {
  title: 'no view, event, question, candidate, preview, refusal, undo or copy of the state depends on what its viewer can’t know',
  run(trial) {
    const { system, maxDecisions } = trial
    for (let n = 0; n < Math.min(trial.games, MOST_GAMES); n++) {
      playRandomly(begin(trial, `secrets ${n}`), {
        seed: `secrets ${n}`,
        maxDecisions,
        before: (game) => {
          for (const viewer of [...system.seats, OBSERVER]) {
            const leak = interference(game, viewer, `${n} ${game.decisionCount}`)
            if (leak) throw new Error(`${viewer} can tell what it can't know: ${leak}`)
          }
        },
      })
    }
  },
}

export const windows: Check = {
  title: 'who is asked after a decision does not depend on what its maker can’t know',
  run(trial) {
    const { maxDecisions } = trial
    for (let n = 0; n < Math.min(trial.games, MOST_GAMES); n++) {
      playRandomly(begin(trial, `windows ${n}`), {
        seed: `windows ${n}`,
        maxDecisions,
        before: (game, { open, decision }) => {
          const leak = windowTells(game, open.seat, decision, `${n} ${game.decisionCount}`)
          if (leak) throw new Error(`${open.seat} can tell what it can't know by who is asked: ${leak}`)
        },
      })
    }
  },
}
