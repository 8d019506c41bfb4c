/** How a shipped scenario goes between two computers that are alike, in words. The figures come from `firegroup measure`. */
import { MEASURED, MEASURED_OF_REGULARS, type Measured } from '@firegroup/content/measured'
import { shareOf } from '@firegroup/lab'
import { addressOf } from '../app/route.ts'
import { queryOf } from '../lab/experiment.ts'

export interface Fact {
  readonly name: string
  readonly value: string
  readonly wide?: boolean
  /** Where more of it is to be found. */
  readonly more?: { readonly words: string; readonly href: string }
}

/** What the lab is set up for: enough to see something soon, of the very games that were measured. */
const LAB_GAMES = 100
const SEED = 'measure'

interface Side {
  readonly seat: string
  readonly name: string
}

/** Balance and length as they were measured, with the way into the lab; none for a scenario that nobody has measured. */
export function measuredFacts(scenario: string, [first]: readonly Side[], estimate: string): readonly Fact[] {
  const measured = MEASURED[scenario]
  const length: Fact = {
    name: 'Length',
    value: measured ? `${lengthWords(measured)} For people ${estimate}.` : `By its size ${estimate}.`,
    wide: true,
  }
  if (!measured || !first) return [length]
  const { player } = measured
  const href = addressOf({
    place: 'lab',
    experiment: queryOf({ scenario, players: [player, player], games: LAB_GAMES, seed: SEED, variants: [] }),
  })
  const regulars = MEASURED_OF_REGULARS[scenario]
  const value = `Measured: the ${first.name} win ${[measured, ...(regulars ? [regulars] : [])].map((each) => shareWords(each, first)).join(' And ')}`
  return [length, { name: 'Balance', value, wide: true, more: { words: 'In the lab', href } }]
}

/** '45 % of 60 games between greedy computers; with so many it may be 33 to 58.' */
function shareWords({ games, wins, draws, player, outdated }: Measured, { seat }: Side): string {
  const won = wins[seat] ?? 0
  const { low, high } = shareOf(won, games)
  const whole = (share: number): number => Math.round(share * 100)
  const drawn = draws > 0 ? ` ${percent(draws / games)} are drawn.` : ''
  return `${percent(won / games)} of ${games} games between ${player} computers${outdated ? ' of an earlier version' : ''}; with so many it may be ${whole(low)} to ${whole(high)}.${drawn}`
}

function lengthWords({ decisions: [few, middle, many], turns }: Measured): string {
  const over = turns && turns[0] !== turns[2] ? ` over ${turns[0]} to ${turns[2]} turns` : ''
  return `Measured: ${middle} decisions of both sides${over}, ${few} to ${many} in eight of ten games.`
}

const percent = (share: number): string => `${Math.round(share * 100)} %`
