import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { randomDecision } from '../random-play.ts'
import { begin, type Check, must } from '../trial.ts'

export const undo: Check = {
  title: 'undo goes back to the state before, and the same decision leads forward again',
  run(trial) {
    const game = begin(trial, 'undo')
    const chance = new KeyedChance(keyFromSeed('undo'))
    while (!game.outcome && game.decisionCount < trial.maxDecisions) {
      const { open, decision } = randomDecision(game, chance)
      const { seat } = open
      const before = `${game.hash()}, ${game.events.length} events`
      game.take(seat, decision)
      const after = game.hash()
      const where = `'${open.question.kind}', decision ${game.decisionCount}`
      const allowed = game.undoProblem(seat) === null
      must(game.undo(seat).ok === allowed, `Undo of ${where} does not do what it says.`)
      if (!allowed) {
        must(game.hash() === after, `A refused undo of ${where} changed the state.`)
        continue
      }
      must(`${game.hash()}, ${game.events.length} events` === before, `Undo of ${where} did not lead back to the state before.`)
      game.take(seat, decision)
      must(game.hash() === after, `After undo of ${where} the same decision led somewhere else.`)
    }
  },
}
