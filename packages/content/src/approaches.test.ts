import { greedy, positionOf } from '@firegroup/ai'
import { type GameEvent, KeyedChance, keyFromSeed, type OpenQuestion, startGame } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, type Rules } from './catalogue.ts'

/** Of what is said of approaches: the kind of question and of decision, and the approaches by number that like it less and more than is usual. */
const SAID = {
  aslsk: [
    { kind: 'prepFire', type: 'fire', less: 8, more: 6 },
    { kind: 'firstFire', type: 'fire', less: 11, more: 10 },
  ],
  lnlt: [
    { kind: 'act', type: 'fire', less: 8, more: 6 },
    { kind: 'opportunityFire', type: 'fire', less: 11, more: 10 },
  ],
} as const

interface Said {
  readonly system: string
  readonly kind: string
  readonly type: string
  readonly less: number
  readonly more: number
}

const ALL: readonly Said[] = Object.entries(SAID).flatMap(([system, said]) => said.map((each) => ({ system, ...each })))

describe('approaches', () => {
  test.each(ALL)('differ in what fire must promise: $system, $kind', async ({ system, kind, type, less, more }) => {
    const entry = CATALOGUE.find(({ id }) => id === system)!
    const { scenarios } = await entry.content()
    const worths = await entry.rules(<S, E extends GameEvent>(given: Rules<S, E>) =>
      worthsOf(given, scenarios.find(({ id }) => id === entry.usual)!, kind, type, [less, 0, more]),
    )
    expect(worths.length).toBeGreaterThan(0)
    for (const [least, usual, most] of worths) expect([least! < usual!, usual! < most!]).toEqual([true, true])
  })
})

/** What each of these approaches thinks of each such decision, at the first question of the kind in a game that offers one. */
function worthsOf<S, E extends GameEvent>(
  { system, counsel }: Rules<S, E>,
  scenario: object,
  kind: string,
  type: string,
  approaches: readonly number[],
): number[][] {
  const { advisor, repertoire } = counsel
  const started = startGame(system, { scenario }, { key: keyFromSeed('approaches') }, { history: false, events: false, hashes: false })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const game = started.value
  const usual = greedy(advisor)
  const chance = new KeyedChance(keyFromSeed('own'))
  const firesIn = ({ question }: OpenQuestion) =>
    question.kind === kind ? [...question.candidates()].filter((each) => (each as { readonly type?: string }).type === type) : []
  for (let open = game.open[0]; open; open = game.open[0]) {
    const { seat } = open
    const found = firesIn(open)
    const judges = approaches.map((approach) => repertoire!.approaches!.advisors[approach]!.judge(game.state, seat, open!))
    if (found.length > 0) return found.map((decision) => judges.map((judge) => judge(decision)))
    game.take(seat, usual.choose(positionOf(game, open, chance)))
  }
  return []
}
