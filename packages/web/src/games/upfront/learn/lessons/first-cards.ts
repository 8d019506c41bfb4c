import { ActDraft } from '../../play/drafts/act-draft.ts'
import type { Lesson } from '../lesson.ts'
import { has, men, table } from './table.ts'

const FIRE = 117

export const firstCards: Lesson = {
  id: 'first-cards',
  title: 'The first cards',
  idea: 'A hand of five, and one shot.',
  minutes: 2,
  steps: [
    {
      situation: table({
        mine: [{ letter: 'A', range: 2, men: men(1, 4, 6) }],
        theirs: [{ letter: 'A', range: 1, men: men(4, 5, 7) }],
        hand: [FIRE, 59, 9, 40, 83],
      }),
      seed: 'cards 3',
      text: 'Below lie your three Germans and your hand; above, three Americans. All that happens comes out of one deck of cards. Choose the Fire card.',
      hint: 'It is the red card, the first of your hand. By keyboard: Tab into the table, the arrows go from card to card, Enter chooses.',
      goal: ({ draft, events }) => (draft instanceof ActDraft && draft.cards.includes(FIRE)) || events.some(({ type }) => type === 'fires'),
      solution: [{ card: FIRE }],
    },
    {
      text: 'It needs 4 firepower, the small figure. Your men have 5 at this range, so they may use it. Choose the American group as the target.',
      hint: 'Click the group above, or press 1.',
      goal: (moment) => (moment.draft instanceof ActDraft && moment.draft.declared !== null) || has(moment, 'fires'),
      solution: [{ place: 1 }],
    },
    {
      text: 'Strength 3. A card is drawn for each man: black figures add to it, red ones subtract. If that reaches his morale he is pinned; at 8 he is killed. Press Fire.',
      hint: 'Fire is the red button below the odds. Enter does the same.',
      goal: (moment) => has(moment, 'fires'),
      solution: ['confirm'],
    },
    {
      text: 'Now they might have hidden behind a Concealed card. They have none, so the strength stays. You may still call it off, though the card is spent, or go through with it.',
      hint: 'Press “Go through with it”, or Enter.',
      goal: (moment) => has(moment, 'attacked'),
      after:
        'Black 2 makes 5: Prentice and Harlan are pinned, for their morale is 3. A red 2 leaves 1 against Sizemore: he is all right. Pinned men can’t fire or move.',
      solution: ['confirm'],
    },
  ],
  learned: [
    'Everything you do is a card of your hand.',
    'A Fire card has a strength, and asks for firepower.',
    'Black cards help the shot, red ones hinder it.',
  ],
  terms: ['action-card', 'fire-attack', 'firepower', 'cover', 'random-number', 'morale', 'pinned', 'kia'],
}
