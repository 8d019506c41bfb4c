import { playRandomly } from '../random-play.ts'
import { begin, type Check, must, NOTHING_KEPT } from '../trial.ts'

export const ends: Check = {
  title: 'random games end, without a fault or a dead end',
  run(trial) {
    for (let n = 0; n < trial.games; n++) {
      const game = begin(trial, `end ${n}`, NOTHING_KEPT)
      playRandomly(game, { seed: `end ${n}`, maxDecisions: trial.maxDecisions })
      const { winner } = game.outcome!
      must(winner === null || trial.system.seats.includes(winner), `The winner '${winner}' is not at the table.`)
    }
  },
}
