import { type Described, integer, listOf, oneOf, optional, type Problem, plain, type Reading, record, text } from '@firegroup/kernel'
import type { Terrain } from '../data/cards.ts'
import { situation } from '../situation/read.ts'
import type { UpfrontState } from '../state.ts'
import { sideBySide } from './scenario.ts'
import type { TeamState } from './state.ts'

/** A position of a team game: each game as a situation of its own, and the terrain between them. */
const form = record({
  games: listOf(plain(), { min: 2, max: 4 }),
  /** 41.3 */
  dividers: listOf(text({ max: 20 }), { min: 1, max: 3 }),
  contacts: optional(listOf(record({ side: oneOf('axis', 'allied'), games: listOf(integer(0, 3), { min: 2, max: 2 }) }), { max: 4 })),
  results: optional(listOf(oneOf('axis', 'allied', 'draw', ''), { min: 2, max: 4 })),
})
export type TeamSituation = Described<typeof form>

export function teamSituation(json: unknown): Reading<TeamState> {
  const malformed = form.check(json, 'situation')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const { games: described, dividers, contacts = [], results } = json as TeamSituation
  const games: UpfrontState[] = []
  const problems: Problem[] = []
  for (const [i, each] of described.entries()) {
    const reading = situation(each)
    if (reading.ok) games.push(reading.value)
    else problems.push(...reading.problems.map(({ message, ...rest }) => ({ ...rest, message: `situation.games[${i}]: ${message}` })))
  }
  if (problems.length > 0) return { ok: false, problems }
  const first = games[0]!.active
  const state = sideBySide(
    {
      format: 'firegroup-scenario',
      version: 1,
      system: 'upfront-teams',
      id: 'situation',
      name: 'A situation',
      briefing: { text: '' },
      first,
      games: described,
    },
    games,
  )
  state.stage = 'play'
  if (results) state.results = [...results]
  for (const { side, games: pair } of contacts) state.contacts.push({ side, games: [pair[0]!, pair[1]!] })
  for (const [i, terrain] of dividers.entries()) {
    const game = state.games[i]!
    const card = game.deck.find((each) => terrainOf(state, i, each) === terrain)
    if (terrain !== 'OpenGround' && card === undefined)
      return { ok: false, problems: [{ message: `situation.dividers[${i}]: the deck has no ${terrain} left.` }] }
    const drawn = card ?? game.deck[0]!
    game.deck = game.deck.filter((each) => each !== drawn)
    state.dividers.push({ card: drawn, terrain: terrain as Terrain, crossed: [] })
  }
  return { ok: true, value: state }
}

function terrainOf(s: TeamState, game: number, card: number): string | undefined {
  for (const printed of s.setting.games[game]!.cards[card]!.functions) if (printed.type === 'Terrain') return printed.terrain
  return undefined
}
