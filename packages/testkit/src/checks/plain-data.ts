import { OBSERVER, plainProblem, withoutSetting } from '@firegroup/kernel'
import { playRandomly } from '../random-play.ts'
import { begin, type Check, mustBeSame } from '../trial.ts'

export const plainData: Check = {
  title: 'states, views, events and questions are plain data, and an event stays what it was',
  run(trial) {
    const { system, maxDecisions } = trial
    const game = begin(trial, 'plain', { history: true, events: true, hashes: false })
    const viewers = [...system.seats, OBSERVER]
    const told: string[] = []
    const look = () => {
      mustBePlain(withoutSetting(game.state), 'state')
      for (const viewer of viewers) mustBePlain(game.view(viewer), `view of ${viewer}`)
      for (const { question } of game.open) mustBePlain(question.about, `about '${question.kind}'`)
      for (const recorded of game.events.slice(told.length)) {
        mustBePlain(recorded.event, `event '${recorded.event.type}'`)
        mustBePlain(recorded.others, `event '${recorded.event.type}' for others`)
        told.push(JSON.stringify(recorded))
      }
    }
    playRandomly(game, { seed: 'plain', maxDecisions, before: look })
    look()
    for (const [i, recorded] of game.events.entries())
      mustBeSame(recorded, JSON.parse(told[i]!), `Event ${i}, '${recorded.event.type}', was changed after it had happened`)
  },
}

function mustBePlain(value: unknown, what: string): void {
  const problem = plainProblem(value, what)
  if (problem) throw new Error(problem)
}
