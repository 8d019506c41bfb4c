/** What a game of Up Front came to, as tables. */
import { SIDES, type Side, tableau, type UpfrontEvent, type UpfrontState } from '@firegroup/upfront'
import type { Timeline } from '../../../matches/replay/timeline.ts'
import type { ResultTable } from '../../../matches/result/tables.ts'
import { peopleOf } from '../play/words.ts'

interface Tally {
  readonly attacks: number
  /** Mean of the numbers drawn against the other side's men; null without any. */
  readonly drawn: number | null
  readonly pinned: number
  readonly rallied: number
  readonly killed: number
  readonly ran: number
}

export function tables(timeline: Timeline<UpfrontState, UpfrontEvent>): readonly ResultTable[] {
  const { state } = timeline.moments.at(-1)!
  const columns = SIDES.map((side) => peopleOf(state, side))
  const tally = (side: Side): Tally => tallyOf(timeline, side)
  const points = tableau(state, null).sides
  return [
    {
      caption: 'The two sides',
      corner: '',
      columns,
      rows: [
        { name: 'Victory points', cells: SIDES.map((side) => String(points[side].points)) },
        ...ROWS.map(({ name, of }) => ({ name, cells: SIDES.map((side) => of(tally(side))) })),
      ],
    },
    {
      caption: 'Men lost, Deck by Deck',
      corner: 'Deck',
      columns,
      rows: lossesByDeck(timeline).map(({ deck, lost }) => ({ name: String(deck), cells: SIDES.map((side) => String(lost[side])) })),
    },
  ]
}

const ROWS: readonly { readonly name: string; readonly of: (side: Tally) => string }[] = [
  { name: 'Men killed', of: ({ killed }) => String(killed) },
  { name: 'Men who ran away or were taken', of: ({ ran }) => String(ran) },
  { name: 'Times pinned', of: ({ pinned }) => String(pinned) },
  { name: 'Times rallied', of: ({ rallied }) => String(rallied) },
  { name: 'Times fired', of: ({ attacks }) => String(attacks) },
  { name: 'Mean of the numbers drawn for that', of: ({ drawn }) => (drawn === null ? '–' : drawn.toFixed(1).replace('-', '−')) },
]

function tallyOf({ moments }: Timeline<UpfrontState, UpfrontEvent>, side: Side): Tally {
  const counts = { attacks: 0, pinned: 0, rallied: 0, killed: 0, ran: 0 }
  const numbers: number[] = []
  for (const { events, state } of moments)
    for (const event of events) {
      const own = 'man' in event && state.men[event.man]?.side === side
      if (event.type === 'fires' && event.side === side) counts.attacks++
      else if (event.type === 'attacked' && !own) numbers.push(event.number - event.strength)
      else if (event.type === 'pinned' && own) counts.pinned++
      else if (event.type === 'rallied' && own) counts.rallied++
      else if (event.type === 'manLost' && own) counts[event.fate === 'kia' ? 'killed' : 'ran']++
    }
  return { ...counts, drawn: numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length }
}

function lossesByDeck({
  moments,
}: Timeline<UpfrontState, UpfrontEvent>): readonly { readonly deck: number; readonly lost: Record<Side, number> }[] {
  const decks = new Map<number, Record<Side, number>>()
  const during = (deck: number): Record<Side, number> => {
    const lost = decks.get(deck) ?? { axis: 0, allied: 0 }
    decks.set(deck, lost)
    return lost
  }
  let deck = moments[0]!.state.deckNumber
  for (const { events, state } of moments)
    for (const event of events) {
      // 16.2: the deck passes with a draw in the middle of what a decision brings about
      if (event.type === 'deckPassed') deck = event.deck
      const lost = during(deck)
      if (event.type === 'manLost') lost[state.men[event.man]!.side]++
    }
  return [...decks].map(([deck, lost]) => ({ deck, lost }))
}
