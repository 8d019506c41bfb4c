import { type GameEvent, KeyedChance, keyFromSeed, type Origin, type System, startGame } from '@firegroup/kernel'
import type { Counsel } from './counsel.ts'
import { greedy } from './greedy.ts'
import { isMomentous } from './planner/foresight.ts'
import { positionOf } from './player.ts'

/** How a game of this seed stands when both sides are ready for it: what sets it on its course is decided as at first sight. */
export function openingOf<S, E extends GameEvent>(
  system: System<S, E>,
  origin: Origin,
  { advisor, foresight }: Pick<Counsel<S>, 'advisor' | 'foresight'>,
  seed: string,
): S {
  const started = startGame(system, origin, { key: keyFromSeed(seed) }, { history: false, events: false, hashes: false })
  if (!started.ok) throw new Error(started.problems.map((problem) => problem.message).join(' '))
  const game = started.value
  const player = greedy(advisor)
  const chance = new KeyedChance(keyFromSeed(`${seed} players`))
  for (let open = game.open[0]; open && isMomentous(foresight, open.question.kind); open = game.open[0])
    game.take(open.seat, player.choose(positionOf(game, open, chance)))
  return game.state
}
