import type { Trial, Tuning } from '@firegroup/lab'
import { columns } from '../sim/columns.ts'

/** A tuning as tables for people. */
export function tuningReport({ tuner, scenarios, games, seed, fitted, inside, outside }: Tuning): string {
  const played = inside.games + outside.games
  const count = played === games ? `${games} games` : `${played} of ${games} games`
  const head = `Weights of ${tuner.id}, rules ${tuner.rules}\n${count}, seed '${seed}', over ${scenarios.join(', ')}`
  if (!isTried({ inside, outside })) return `${head}\n\nToo few games were finished to fit weights and try them. Give more --games.`
  const weights = columns([
    ['feature', 'fitted', 'present'],
    ...tuner.features.map((feature, i) => [feature, fitted[i]!.toFixed(2), tuner.weights[i]!.toFixed(2)]),
  ])
  const trials = columns([['surprise', 'games', 'positions', 'fitted', 'present'], row('fitted to', inside), row('only tried on', outside)])
  return [head, weights, trials, verdict(outside)].join('\n\n')
}

/** Weights that nothing could be fitted to, or that could be tried on nothing, are not worth a look. */
export function isTried({ inside, outside }: Pick<Tuning, 'inside' | 'outside'>): boolean {
  return inside.positions > 0 && outside.positions > 0
}

function row(name: string, { games, positions, fitted, present }: Trial): string[] {
  return [name, String(games), String(positions), fitted.toFixed(4), present.toFixed(4)]
}

function verdict({ gain }: Trial): string {
  if (!gain) return 'More games would tell whether the fitted weights are better.'
  const by = `${Math.abs(gain.mean).toFixed(3)} bits a position (95 % interval of the gain ${gain.low.toFixed(3)} to ${gain.high.toFixed(3)})`
  if (gain.low > 0) return `The fitted weights foretell games that they have not seen better than the present ones, by ${by}.`
  if (gain.high < 0) return `The fitted weights foretell games that they have not seen worse than the present ones, by ${by}.`
  return `Neither set of weights foretells unseen games better beyond doubt: they differ by ${by}.`
}
