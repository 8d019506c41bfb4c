/** What the computer thinks, said as one would at the table. */
import type { Considered, Thoughts } from '../../worker/thoughts.ts'

/** '61 in 100': nothing is certain, and nothing hopeless. Nothing is said after a handful of trials. */
export function odds({ chance, trials }: Pick<Considered, 'chance' | 'trials'>): string | null {
  return trials < ENOUGH ? null : `${percent(chance)} in 100`
}

/** 'between 52 and 70'. */
export function range({ low, high }: Pick<Considered, 'low' | 'high'>): string {
  return `between ${percent(low)} and ${percent(high)}`
}

/** Fewer trials than this have mostly told their own luck. */
const ENOUGH = 8

const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(chance * 100)))

/** What there is to say of one way: what speaks for it or against it, and how far it was looked at. */
export function verdict(option: Considered, { options }: Pick<Thoughts, 'options'>): string {
  const { trials, isEqual, reasons } = option
  const because = reasons.join(', ')
  if (trials === 0) return 'Not tried.'
  if (option === options[0]) return sentence(because)
  if (isEqual) return sentence(because === '' ? 'as good, as far as one can tell' : `as good, as far as one can tell: ${because}`)
  return sentence(because === '' ? 'worse' : `worse: ${because}`)
}

const sentence = (words: string): string => (words === '' ? '' : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`)

/** What there is to say of the list as a whole; nothing where it speaks for itself. */
export function remarks({ options, forced }: Thoughts): string[] {
  const [best, ...others] = options.filter(({ overlooked }) => !overlooked)
  if (forced || !best) return ['There is nothing else to choose.']
  if (best.trials === 0) return ['This is decided at first sight: the first looks best, and nothing is tried.']
  if (best.trials < ENOUGH) return ['Too early to say how good these are: they were tried too seldom. The first looks best.']
  const equal = others.filter(({ isEqual }) => isEqual).length
  if (equal === 0) return []
  const [one, all] = [equal === 1, equal === others.length]
  if (all && !one) return ['Too close to call: nothing tells these apart.']
  return [`Too close to call: ${one ? 'one other is' : `${equal} others are`} as good as the first, as far as one can tell.`]
}

/** Spoken once it is there. */
export function spoken(thoughts: Thoughts): string {
  const best = thoughts.options[0]
  if (!best) return 'There is nothing to choose.'
  const said = odds(best)
  const parts = [`Best: ${best.words}.`, said && `It wins ${said}, ${range(best)}.`, verdict(best, thoughts), ...remarks(thoughts)]
  return parts.filter(Boolean).join(' ')
}
