/** What the computer thinks, said as one would at the table. */
import type { Considered, Thoughts } from '../../worker/thoughts.ts'

/** '61 in 100': nothing is certain, and nothing hopeless. */
export function odds({ chance }: Pick<Considered, 'chance'>): string {
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} in 100`
}

/** How far the odds are to be trusted. */
export function trialWords({ trials }: Pick<Considered, 'trials'>): string {
  if (trials === 0) return 'not tried'
  if (trials === 1) return 'tried once, a mere guess'
  return `tried ${trials} times${trials < ROUGH ? ', a rough guess' : ''}`
}

/** Fewer trials than this have mostly told their own luck. */
const ROUGH = 6

/** What there is to say of the list as a whole; nothing where it speaks for itself. */
export function remarks({ options, forced }: Thoughts): string[] {
  const [best, ...others] = options.filter(({ overlooked }) => !overlooked)
  if (forced || !best) return ['There is nothing else to choose.']
  if (best.trials === 0) return ['This is decided at first sight: the first looks best, and nothing is tried.']
  const remarkable = others.some(({ chance, trials }) => trials > 0 && chance > best.chance)
  return remarkable ? ['Higher odds further down are luck, or too close to call.'] : []
}

/** Spoken once it is there. */
export function spoken({ options }: Thoughts): string {
  const best = options[0]
  if (!best) return 'There is nothing to choose.'
  return best.trials > 0 ? `Best: ${best.words}. It wins ${odds(best)}.` : `Best: ${best.words}.`
}
