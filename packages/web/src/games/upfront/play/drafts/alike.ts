/** Options that read alike because they differ in their card alone. */
import { cardName, type UpfrontState } from '@firegroup/upfront'
import { minus } from '../words.ts'
import type { Option } from './table-draft.ts'

/** Where cards that are good for other things too would do the same, the words say which of them is played. */
export function toldApart(s: UpfrontState, options: readonly Option[]): readonly Option[] {
  const ways = new Map<string, Set<string>>()
  for (const option of options) ways.set(option.words, (ways.get(option.words) ?? new Set()).add(cardsOf(s, option)))
  return options.map((option) => {
    const cards = cardsOf(s, option)
    if (cards === '' || ways.get(option.words)!.size === 1) return option
    return { ...option, words: option.words.replace(/\.?$/, `, with the ${cards}.`) }
  })
}

/** One line for cards that are the same in every function: the one that is picked, else the first. Any other is chosen in the hand. */
export function oneOfEach(options: readonly Option[], picked: Option | null): readonly Option[] {
  const lines = new Map<string, Option>()
  for (const option of options) {
    const key = JSON.stringify([option.words, { ...option.decision, card: null, cards: null }])
    if (!lines.has(key) || option === picked) lines.set(key, option)
  }
  return [...lines.values()]
}

/** 'Movement or Rally 2 card'. */
function cardsOf(s: UpfrontState, { cards }: Option): string {
  if (cards.length === 0) return ''
  return minus(`${cards.map((card) => cardName(s, card)).join(' and ')} ${cards.length === 1 ? 'card' : 'cards'}`)
}
