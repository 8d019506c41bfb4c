/** What those at an online table agree on before the match. */
import { type Described, dictionary, integer, oneOf, record, text } from '@firegroup/kernel'
import { clockSchema } from './clock.ts'

export const termsSchema = record({
  clock: clockSchema,
  /** Who plays which side: as they sit, or as the dice say when the match begins. */
  sides: oneOf('chosen', 'random'),
  /** Whether a decision can be taken back, never past a die, a card, a secret or an answer. */
  takingBack: oneOf('ask', 'never'),
  /** What the players of this game have agreed on besides, as the page names it; the scenario is played accordingly. */
  agreements: dictionary(text({ max: 60 }), { max: 60 }),
  /** Who may look on. */
  watchers: oneOf('link', 'anybody', 'nobody'),
  /** So many seconds later they see it. */
  delay: integer(0, 3600),
})

export type Terms = Described<typeof termsSchema>

export const USUAL_TERMS: Terms = {
  clock: { type: 'days', each: 2, away: 7 },
  sides: 'chosen',
  takingBack: 'ask',
  agreements: {},
  watchers: 'link',
  delay: 120,
}
