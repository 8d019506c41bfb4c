import { interference } from '../interference.ts'
import { playRandomly } from '../random-play.ts'
import { begin, type Check } from '../trial.ts'

const MOST_GAMES = 5

export const secrets: Check = {
  title: 'no view, event, question or list of candidates depends on what its seat can’t know',
  run(trial) {
    const { system, maxDecisions } = trial
    for (let n = 0; n < Math.min(trial.games, MOST_GAMES); n++) {
      playRandomly(begin(trial, `secrets ${n}`), {
        seed: `secrets ${n}`,
        maxDecisions,
        before: (game) => {
          for (const seat of system.seats) {
            const leak = interference(game, seat, `${n} ${game.decisionCount}`)
            if (leak) throw new Error(`${seat} can tell what it can't know: ${leak}`)
          }
        },
      })
    }
  },
}
