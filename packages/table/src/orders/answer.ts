/** What orders answer to a question: the first that fits, and else what the first says that was concerned. */
import type { Occasion, Reaction } from './adapter.ts'
import type { Order, Orders } from './vocabulary.ts'

/** `order` is its place in the list, -1 where none was concerned. */
export type OrderedAnswer =
  | {
      readonly type: 'decide'
      readonly deed: 'react' | 'accept' | 'hold'
      readonly decision: unknown
      readonly order: number
      readonly chance: number | null
    }
  | { readonly type: 'ask' | 'computer'; readonly order: number }

/** Who of an order's units still stands by it: null for everybody, none where the order has ended. */
export type StandingUnits = (order: Order, at: number) => readonly number[] | null

/** `used` says how often each of the orders has reacted. */
export function answerOf(
  { orders, otherwise }: Orders,
  occasion: Occasion,
  standing: StandingUnits,
  used: readonly number[],
): OrderedAnswer {
  let concerned = -1
  for (const [at, order] of orders.entries()) {
    const units = unitsOf(occasion, standing(order, at))
    if (!concerns(order, occasion, units)) continue
    if (concerned < 0) concerned = at
    if (order.times !== undefined && (used[at] ?? 0) >= order.times) continue
    const answer = fitting(order, at, occasion, units)
    if (answer) return answer
  }
  const way = concerned < 0 ? otherwise : orders[concerned]!.else
  if (way !== 'hold') return { type: way, order: concerned }
  return holding(occasion, concerned)
}

/** What is ordered cannot always be done: a charge must be fired at. */
function holding({ hold }: Occasion, order: number): OrderedAnswer {
  return hold === undefined ? { type: 'ask', order } : { type: 'decide', deed: 'hold', decision: hold, order, chance: null }
}

/** Whoever of them could react at all, with his distance. */
function unitsOf({ near }: Occasion, units: readonly number[] | null): Occasion['near'] {
  return units === null ? near : near.filter(({ unit }) => units.includes(unit))
}

/** Whether an order is about this at all: its own units, those who come, and where. */
function concerns({ when: { to, who, where, within } }: Order, { kind, who: coming, place }: Occasion, units: Occasion['near']): boolean {
  if (to !== undefined && to !== kind) return false
  if (units.length === 0) return false
  if (who !== undefined && !coming.includes(who)) return false
  if (where !== undefined && (place === null || !where.includes(place))) return false
  return within === undefined || units.some(({ distance }) => distance <= within)
}

/** The answer if the rest is so as well; null where it is not. */
function fitting(order: Order, at: number, occasion: Occasion, units: Occasion['near']): OrderedAnswer | null {
  const { when, do: deed } = order
  if (when.open && !occasion.open) return null
  const ways = occasion.reactions.filter((reaction) => isAllowed(reaction, order, units))
  const chances = occasion.danger === undefined ? ways.map(({ chance }) => chance) : [occasion.danger]
  // odds that nobody can tell are for the player to judge
  if (when.chance !== undefined && chances.length > 0 && chances.every((chance) => chance === null)) return { type: 'ask', order: at }
  if (when.chance !== undefined && !chances.some((chance) => reaches(chance, when.chance!))) return null
  if (deed.type === 'ask') return { type: 'ask', order: at }
  if (deed.type === 'hold') return holding(occasion, at)
  if (deed.type === 'accept') {
    const decision = occasion.accept ?? occasion.hold
    return decision === undefined ? null : { type: 'decide', deed: 'accept', decision, order: at, chance: null }
  }
  const enough =
    when.chance === undefined || occasion.danger !== undefined ? ways : ways.filter(({ chance }) => reaches(chance, when.chance!))
  const [way] = [...enough].sort(deed.with === 'smallest' ? bySize : byWorth)
  return way ? { type: 'decide', deed: 'react', decision: way.decision, order: at, chance: way.chance } : null
}

function isAllowed({ units, weapons, size }: Reaction, { do: deed }: Order, own: Occasion['near']): boolean {
  if (!units.every((unit) => own.some((each) => each.unit === unit))) return false
  if (deed.type !== 'react') return true
  return (deed.least === undefined || size >= deed.least) && !weapons.some((weapon) => deed.without?.includes(weapon))
}

/** Odds count as they are shown, rounded. */
const reaches = (chance: number | null, percent: number): boolean => chance !== null && Math.round(chance * 100) >= percent

const bySize = (a: Reaction, b: Reaction): number => a.size - b.size || b.worth - a.worth
const byWorth = (a: Reaction, b: Reaction): number => b.worth - a.worth || a.size - b.size
