import { type Game, type GameEvent, parseSave, restoreGame, type System, saveGame, verifySave } from '@firegroup/kernel'
import { playRandomly } from '../random-play.ts'
import { begin, type Check, firstFew, must, mustBeSame } from '../trial.ts'

export const saves: Check = {
  title: 'a game saved and restored at any decision is the same game',
  run(trial) {
    const { system, maxDecisions } = trial
    const game = begin(trial, 'saves')
    const compare = (now: typeof game) => {
      const restored = throughFile(system, now)
      const where = `The game restored after decision ${now.decisionCount}`
      mustBeSame(restored.hash(), now.hash(), `${where} has another state`)
      mustBeSame(whatIsAsked(restored), whatIsAsked(now), `${where} asks another question`)
      mustBeSame(restored.outcome, now.outcome, `${where} has another outcome`)
    }
    playRandomly(game, { seed: 'saves', maxDecisions, before: compare })
    compare(game)
  },
}

export const replays: Check = {
  title: 'a replay from the beginning gives the same hashes, events and outcome',
  run(trial) {
    const { system, maxDecisions } = trial
    const game = begin(trial, 'replay')
    playRandomly(game, { seed: 'replay', maxDecisions })
    const save = saveGame(game)
    const verified = verifySave(system, save)
    must(verified.ok, verified.ok ? '' : verified.problems[0]!.message)
    mustBeSame([verified.value.hash, verified.value.outcome], [game.hash(), game.outcome], 'The replay ends otherwise')
    const again = restoreGame(system, save, { whole: true })
    must(again.ok, 'A save that verifies can be replayed.')
    mustBeSame(again.value.events, game.events, 'The replay tells other events')
  },
}

function throughFile<S, E extends GameEvent>(system: System<S, E>, game: Game<S, E>): Game<S, E> {
  const read = parseSave(JSON.stringify(saveGame(game)))
  if (!read.ok) throw new Error(read.problems[0]!.message)
  const restored = restoreGame(system, read.value)
  if (!restored.ok) throw new Error(restored.problems[0]!.message)
  return restored.value
}

function whatIsAsked<S, E extends GameEvent>(game: Game<S, E>): unknown {
  return game.open.map(({ seat, question }) => {
    const { kind, title, about } = question
    return { seat, kind, title, about, candidates: firstFew(question, 200) }
  })
}
