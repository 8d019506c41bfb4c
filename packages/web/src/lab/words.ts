/** What a series tells, in sentences that its numbers bear out. */
import type { Heat, SeatSummary, SeriesSummary, Share } from '@firegroup/lab'
import { amount, count, FAIR, games, points } from './figures.ts'

export interface Findings {
  /** Of the two sides, in the order of the seats: 'Germans'. */
  readonly names: readonly [string, string]
  readonly summary: SeriesSummary
  readonly variants: readonly { readonly title: string; readonly wins: Share }[]
  readonly skill: readonly { readonly name: string; readonly wins: Share }[]
}

/** How sure one wants to be before one speaks of a difference. */
const Z95 = 1.96
const FEW = 20

export function learned({ names, summary, variants, skill }: Findings): string[] {
  if (summary.games === 0) return []
  return [
    balance(names, summary),
    draws(summary),
    casualties(names, summary),
    decision(summary),
    hottest(summary.heat),
    balancing(names[0], summary, variants),
    skills(names[0], skill),
  ].filter((sentence) => sentence !== null)
}

/** Whether the sides are even, as far as it is known. */
function balance(names: readonly [string, string], { games: played, seats }: SeriesSummary): string {
  const [first, second] = seats.map(({ wins }) => wins) as [Share, Share]
  const range = `${points(first.low)} to ${points(first.high)}`
  if (played < FEW)
    return `${games(played)} ${played === 1 ? 'is' : 'are'} too few to tell: anything from ${range} of 100 fits the ${names[0]}.`
  if (first.low > 0.5 || second.low > 0.5) {
    const [name, wins] = first.low > 0.5 ? ([names[0], first] as const) : ([names[1], second] as const)
    const how = wins.low > FAIR.high ? 'clearly favours' : 'leans to'
    return `It ${how} the ${name}: they win ${points(wins.share)} of 100, and at least ${points(wins.low)} with 95% certainty.`
  }
  const drawn = played - first.count - second.count
  if (drawn > 0 && first.high < 0.5 && second.high < 0.5)
    return `Neither side wins half of its games: ${points(drawn / played)} of 100 are drawn.`
  if (isFair(first) && isFair(second))
    return `It is fair as far as ${games(played)} tell: the ${names[0]} win ${points(first.share)} of 100, and the whole interval, ${range}, counts as fair.`
  // where games are drawn, it may be the other side alone that could still win half of them
  const [name, open] = first.high >= 0.5 ? ([names[0], first] as const) : ([names[1], second] as const)
  return `Not decided yet: the ${name} win ${points(open.share)} of 100, and the interval, ${points(open.low)} to ${points(open.high)}, covers 50. ${more(played, open)}`
}

const isFair = ({ low, high }: Share): boolean => low >= FAIR.low && high <= FAIR.high

/** How many games it takes until the interval reaches five points either way. */
function more(played: number, { share }: Share): string {
  const needed = Math.ceil((Z95 ** 2 * share * (1 - share)) / 0.05 ** 2 / 50) * 50
  return needed > played ? `About ${count(needed)} games narrow it to 5 points either way.` : `Four times the games halve it.`
}

function draws({ draws: drawn, games: played }: SeriesSummary): string | null {
  if (drawn === 0 || drawn === played) return null
  return drawn * 200 < played ? 'Hardly a game is drawn.' : `${points(drawn / played)} of 100 games are drawn.`
}

function casualties(names: readonly [string, string], { seats, games: played }: SeriesSummary): string | null {
  const [first, second] = seats as [SeatSummary, SeatSummary]
  if (!first.losses || !second.losses || played < FEW) return null
  const [a, b] = [first.losses, second.losses]
  const error = Math.sqrt((a.deviation ** 2 + b.deviation ** 2) / played)
  const numbers = [a.mean, b.mean].map((mean) => mean.toFixed(1))
  if (Math.abs(a.mean - b.mean) <= Z95 * error) return `Both sides lose about as much: ${numbers[0]} and ${numbers[1]} points a game.`
  const order = a.mean > b.mean ? ([0, 1] as const) : ([1, 0] as const)
  return `The ${names[order[0]]} lose more: ${numbers[order[0]]} points a game against ${numbers[order[1]]}.`
}

/** When the winner was ahead for good. */
function decision({ decided, turns }: SeriesSummary): string | null {
  const all = decided.reduce((sum, each) => sum + each.games, 0)
  if (all === 0 || !turns || turns.most < 2) return null
  const along = decided.find(({ turn }) => turn === 0)?.games ?? 0
  if (along * 2 >= all) return `In ${points(along / all)} of 100 games the winner is ahead all along.`
  let sum = 0
  const half = decided.find((each) => {
    sum += each.games
    return sum * 2 >= all
  })
  return half ? `By turn ${half.turn} half of the games are decided.` : null
}

/** Where most is lost, if one place stands out. */
function hottest(heat: readonly Heat[]): string | null {
  const places = heat.map((each) => ({ name: each.place, lost: lossesOf(each) }))
  const all = places.reduce((sum, { lost }) => sum + lost, 0)
  const worst = places.reduce<(typeof places)[number] | null>((most, each) => (most && most.lost >= each.lost ? most : each), null)
  if (!worst || worst.lost === 0 || worst.lost < all * 0.1) return null
  return `${worst.name} costs most: ${amount(worst.lost)} of ${amount(all)} points a game are lost there.`
}

export const lossesOf = ({ losses }: Heat): number => Object.values(losses).reduce((sum, points) => sum + points, 0)

/** Which change brings it closest to even. */
function balancing(name: string, { seats }: SeriesSummary, variants: Findings['variants']): string | null {
  const printed = seats[0]!.wins
  const off = ({ share }: Share): number => Math.abs(share - 0.5)
  const played = variants.filter(({ wins }) => wins.of >= FEW)
  const best = [...played].sort((a, b) => off(a.wins) - off(b.wins))[0]
  if (!best || printed.of < FEW) return null
  if (off(best.wins) >= off(printed)) return 'None of the changes tried brings it closer to even.'
  const sure = best.wins.low > printed.high || best.wins.high < printed.low
  const tail = sure ? 'The intervals do not overlap.' : 'The intervals overlap, so this may be chance.'
  return `Of the changes tried, “${best.title}” comes closest to even: the ${name} then win ${points(best.wins.share)} instead of ${points(printed.share)} of 100. ${tail}`
}

/** Whether it matters who plays. */
function skills(name: string, skill: Findings['skill']): string | null {
  const played = skill.filter(({ wins }) => wins.of >= FEW).sort((a, b) => a.wins.share - b.wins.share)
  const [least, most] = [played[0], played.at(-1)]
  if (!least || !most || least === most) return null
  const numbers = `${points(least.wins.share)} of 100 with ${least.name} on both sides, ${points(most.wins.share)} with ${most.name}`
  return least.wins.high < most.wins.low
    ? `Skill changes it: the ${name} win ${numbers}.`
    : `Who plays makes no difference that these games show: the ${name} win ${numbers}.`
}
