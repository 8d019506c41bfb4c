import { greedy, type Player, playGame, random } from '@firegroup/ai'
import { type AslskState, counsel, type Side } from '@firegroup/aslsk'
import { scenarios } from '@firegroup/content/aslsk'
import { pbs } from '@firegroup/pbs'
import { depth } from '@firegroup/testkit'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 3_000_000 })

const GAMES = depth.times(2, 500)
const MOST_DECISIONS = 20_000
const ATTACKERS: { readonly [name: string]: () => Player<AslskState> } = { greedy: () => greedy(counsel.advisor), random: () => random() }

/** The book answers inside the game, for the side that moves second; all else of that side greedy decides. */
test.each(Object.keys(ATTACKERS))(`${GAMES} games of %s attackers against the book end without a fault or a dead end`, (attacker) => {
  const ended: Record<string, number> = {}
  for (let n = 0; n < GAMES; n++) {
    const scenario = scenarios[n % scenarios.length]!
    const side: Side = scenario.movesFirst === 'allied' ? 'axis' : 'allied'
    const players = { [side]: greedy(counsel.advisor), [scenario.movesFirst]: ATTACKERS[attacker]!() }
    const origin = { scenario: { ...scenario, system: 'pbs', pbs: { mode: 'opponent', side } } }
    const { outcome } = playGame(pbs, origin, players as never, depth.seed(`book ${attacker} ${n}`), MOST_DECISIONS)
    const winner = outcome.winner ?? 'nobody'
    ended[winner] = (ended[winner] ?? 0) + 1
  }
  expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(GAMES)
})
