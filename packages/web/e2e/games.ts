import { greedy, positionOf } from '@firegroup/ai'
import { advisor, aslsk } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { KeyedChance, keyFromSeed, saveGame, startGame } from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'

/** A game between two computers up to some decision, as a file would hold it. The same seed gives the same game. */
export function playedGame(id: string, seed: string, decisions: number): MatchRecord {
  const started = startGame(aslsk, { scenario: scenario(id) }, { key: keyFromSeed(seed) })
  if (!started.ok) throw new Error(started.problems.map(({ message }) => message).join(' '))
  const game = started.value
  const player = greedy(advisor)
  const chance = new KeyedChance(keyFromSeed(`${seed} players`))
  while (!game.outcome && game.decisionCount < decisions)
    for (const open of [...game.open]) game.take(open.seat, player.choose(positionOf(game, open, chance)))
  return {
    format: 'firegroup-match',
    version: 1,
    id: seed,
    name: scenario(id).name,
    begun: '2026-05-02T10:00:00.000Z',
    played: '2026-05-03T18:30:00.000Z',
    players: { allied: { type: 'human', name: 'Anna' }, axis: { type: 'computer', level: 'greedy' } },
    save: saveGame(game),
  }
}
