import type { Player } from './player.ts'

/** Any candidate, each as likely as the others: the measure that everyone must beat, and the tester of the rules. */
export function random<S>(): Player<S> {
  return {
    name: 'random',
    choose({ open, chance }) {
      const { question } = open
      if (question.draw) return question.draw(chance, 'random player')
      const candidates = [...question.candidates()]
      return candidates[chance.die(candidates.length, 'random player') - 1]
    },
  }
}
