import {
  type Chance,
  canDecide,
  integer,
  LEGAL,
  listOf,
  type Outcome,
  oneOf,
  optional,
  type Question,
  type Reading,
  type Rules,
  type Runtime,
  record,
  refuse,
  type System,
  text,
  type Viewer,
  variants,
} from '../src/index.ts'

/**
 * Convoy: cards instead of dice. One deck for both, hidden hands, and a deck that can run out in the middle of a resolution.
 *
 * In his turn a player attacks with a card from his hand (1). The other may cover with one of his (2). The difference is how many cards are drawn;
 * each of 4 or more is a truck lost (3). When the deck is empty the discards go back into it at once, whatever is going on (4). Both fill their
 * hands to three (5). Five trucks lost end the game (6).
 */
const seats = ['north', 'south'] as const
type Side = (typeof seats)[number]

export interface ConvoyState {
  /** What nobody has seen. Its order means nothing. */
  deck: string[]
  discards: string[]
  north: string[]
  south: string[]
  lost: { north: number; south: number }
  turn: number
  dealt: boolean
}

export type ConvoyEvent =
  | { type: 'drew'; side: Side; cards?: string[]; count?: number }
  | { type: 'attacks' | 'covers'; side: Side; card: string }
  | { type: 'reshuffled'; rule: string; cards: number }
  | { type: 'resolved'; rule: string; side: Side; drawn: string[]; lost: number }

type G = Runtime<ConvoyState, ConvoyEvent>
type Cover = { readonly type: 'cover'; readonly card: string } | { readonly type: 'pass' }

const HAND = 3
const TURNS = 30
const LOSSES = 5
const DECK: readonly string[] = [1, 2, 3, 4, 5, 6].flatMap((n) => ['a', 'b', 'c'].map((suit) => `${n}${suit}`))

function* play(g: G): Rules<Outcome> {
  if (!g.state.dealt) {
    for (const side of seats) fillHand(g, side)
    g.state.dealt = true
  }
  for (;;) {
    g.checkpoint()
    const outcome = verdict(g.state)
    if (outcome) return outcome
    yield* attack(g, g.state.turn % 2 === 1 ? 'north' : 'south')
    for (const side of seats) fillHand(g, side)
    g.state.turn++
  }
}

/** 1 to 3. */
function* attack(g: G, side: Side): Rules<void> {
  const other = enemyOf(side)
  const { card } = yield* g.ask(side, attackQuestion(g.state, side))
  playCard(g, side, card, 'attacks')
  const question = coverQuestion(g.state, other)
  const cover: Cover = canDecide(question) ? yield* g.ask(other, question) : { type: 'pass' }
  if (cover.type === 'cover') playCard(g, other, cover.card, 'covers')
  const margin = numberOn(card) - (cover.type === 'cover' ? numberOn(cover.card) : 0)
  const drawn: string[] = []
  for (let i = 0; i < margin; i++) drawn.push(drawCard(g, `attack on ${other}`))
  const lost = drawn.filter((name) => numberOn(name) >= 4).length
  g.state.discards.push(...drawn)
  g.state.lost[other] += lost
  g.emit({ type: 'resolved', rule: '3', side: other, drawn, lost })
}

/** 4: never less than one card left, because six discards at the most are out of the game for a moment. */
function drawCard(g: G, label: string): string {
  const { state } = g
  if (state.deck.length === 0) {
    state.deck = state.discards
    state.discards = []
    g.emit({ type: 'reshuffled', rule: '4', cards: state.deck.length })
  }
  return g.draw(state.deck, label)
}

/** 5 */
function fillHand(g: G, side: Side): void {
  const drawn: string[] = []
  while (g.state[side].length + drawn.length < HAND) drawn.push(drawCard(g, `${side}'s hand`))
  if (drawn.length === 0) return
  g.state[side].push(...drawn)
  g.emit({ type: 'drew', side, cards: drawn }, { to: [side], others: { type: 'drew', side, count: drawn.length } })
}

function playCard(g: G, side: Side, card: string, type: 'attacks' | 'covers'): void {
  g.state[side].splice(g.state[side].indexOf(card), 1)
  g.state.discards.push(card)
  g.emit({ type, side, card }, { reveals: true })
}

function attackQuestion(state: ConvoyState, side: Side): Question<{ readonly card: string }> {
  return {
    kind: 'attack',
    title: 'Attack with which card?',
    rule: '1',
    schema: record({ card: text({ max: 2 }) }),
    candidates: () => state[side].map((card) => ({ card })),
    problems: ({ card }) => (state[side].includes(card) ? LEGAL : refuse('1', `You do not hold ${card}.`)),
  }
}

function coverQuestion(state: ConvoyState, side: Side): Question<Cover> {
  return {
    kind: 'cover',
    title: 'Cover with a card?',
    rule: '2',
    schema: variants({ cover: { card: text({ max: 2 }) }, pass: {} }),
    candidates: () => [{ type: 'pass' }, ...state[side].map((card) => ({ type: 'cover', card }) as const)],
    problems: (answer) =>
      answer.type === 'pass' || state[side].includes(answer.card) ? LEGAL : refuse('2', `You do not hold ${answer.card}.`),
  }
}

/** 6 */
function verdict(state: ConvoyState): Outcome | null {
  for (const side of seats)
    if (state.lost[side] >= LOSSES) return { winner: enemyOf(side), reason: `${side} lost ${state.lost[side]} trucks` }
  if (state.turn <= TURNS) return null
  const lead = state.lost.south - state.lost.north
  return { winner: lead > 0 ? 'north' : lead < 0 ? 'south' : null, reason: 'the last turn is over' }
}

function numberOn(card: string): number {
  return Number(card[0])
}

function enemyOf(side: Side): Side {
  return side === 'north' ? 'south' : 'north'
}

function begin(scenario: unknown): Reading<ConvoyState> {
  const problem = record({}).check(scenario, 'scenario')
  if (problem) return { ok: false, problems: [{ message: problem }] }
  return { ok: true, value: { deck: [...DECK], discards: [], north: [], south: [], lost: { north: 0, south: 0 }, turn: 1, dealt: false } }
}

const cards = listOf(text({ max: 2 }), { max: DECK.length })
const situationSchema = record({
  north: cards,
  south: cards,
  discards: optional(cards),
  attacker: oneOf(...seats),
  trucksLost: optional(record({ north: integer(0, 4), south: integer(0, 4) })),
})

function situation(description: unknown): Reading<ConvoyState> {
  const problem = situationSchema.check(description, 'situation')
  if (problem) return { ok: false, problems: [{ message: problem }] }
  const given = description as NonNullable<typeof situationSchema.describes>
  const named = [...given.north, ...given.south, ...(given.discards ?? [])]
  for (const card of named) {
    if (!DECK.includes(card)) return { ok: false, problems: [{ message: `situation: there is no card '${card}'.` }] }
    if (named.indexOf(card) !== named.lastIndexOf(card))
      return { ok: false, problems: [{ message: `situation: card '${card}' is in two places.` }] }
  }
  return {
    ok: true,
    value: {
      deck: DECK.filter((card) => !named.includes(card)),
      discards: [...(given.discards ?? [])],
      north: [...given.north],
      south: [...given.south],
      lost: { north: 0, south: 0, ...given.trucksLost },
      turn: given.attacker === 'north' ? 1 : 2,
      dealt: true,
    },
  }
}

function clone(state: ConvoyState): ConvoyState {
  return {
    ...state,
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    north: state.north.slice(),
    south: state.south.slice(),
    lost: { ...state.lost },
  }
}

/** One's own hand, the discards, and how many cards the other holds; never how many are left in the deck. */
function view(state: ConvoyState, viewer: Viewer): unknown {
  const hand = (side: Side) => (side === viewer ? state[side].slice() : state[side].length)
  return { north: hand('north'), south: hand('south'), discards: state.discards.slice(), lost: { ...state.lost }, turn: state.turn }
}

/** The hands that he has not seen are dealt anew, out of all that he has not seen: whatever they were, the same chance deals the same. */
function resample(state: ConvoyState, viewer: Viewer, chance: Chance): void {
  const others = seats.filter((side) => side !== viewer)
  const unseen = [...state.deck, ...others.flatMap((side) => state[side])].sort()
  for (const side of others) state[side] = state[side].map((_) => unseen.splice(chance.pick(unseen, 'hidden hand'), 1)[0]!)
  state.deck = unseen
}

export const convoy: System<ConvoyState, ConvoyEvent> = { id: 'convoy', version: 1, seats, begin, situation, play, clone, view, resample }
