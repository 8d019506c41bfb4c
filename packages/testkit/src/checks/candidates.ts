import { everyDraw } from '../draws.ts'
import { playRandomly } from '../random-play.ts'
import { begin, type Check, firstFew, HISTORY_ONLY, must, mustBeSame } from '../trial.ts'

export const candidates: Check = {
  title: 'every candidate is legal, and drawn as often as any other, and asking changes nothing',
  run(trial) {
    playRandomly(begin(trial, 'candidates', HISTORY_ONLY), {
      seed: 'candidates',
      maxDecisions: trial.maxDecisions,
      before: (game) => {
        const hash = game.hash()
        for (const { seat, question } of game.open) {
          const all = question.all?.()
          const told = all?.length ?? 0
          const there = all?.flat().length ?? 0
          must(told === there, `'${question.kind}' tells of ${told} candidates and has ${there} after decision ${game.decisionCount}.`)
          if (question.draw) {
            const [drawn, wanted] = [everyDraw(question), [...question.candidates()]].map(sorted)
            mustBeSame(
              drawn,
              wanted,
              `What is drawn of '${question.kind}' after decision ${game.decisionCount} are not its candidates, once each`,
            )
          }
          for (const candidate of firstFew(question, trial.candidatesChecked)) {
            const [problem] = game.problems(seat, candidate)
            must(!problem, `${seat}'s candidate ${JSON.stringify(candidate)} for '${question.kind}' is illegal: ${problem?.message}`)
            question.preview?.(candidate)
          }
          must(game.hash() === hash, `Asking about '${question.kind}' changed the state after decision ${game.decisionCount}.`)
        }
      },
    })
  },
}

function sorted(decisions: readonly unknown[]): readonly string[] {
  return decisions.map((decision) => JSON.stringify(decision)).sort()
}
