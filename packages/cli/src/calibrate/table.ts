import { type Reliability, reliabilitySum } from '@firegroup/lab'
import { markdown, type Place } from '../docs-place.ts'

export const PLACE: Place = ['<!-- reliability: written by `firegroup calibrate` -->', '<!-- /reliability -->']

/** By the id of the scenario. What the first game was like: another one, and the rules, the scenario, the players or the odds have changed since. */
export type ReliabilityTable = { [scenario: string]: Reliability & { readonly seal: string } }

interface Listed {
  readonly title: string
  readonly scenarios: readonly { readonly id: string; readonly name: string }[]
}

/** For the docs: of each system the chart, as said and as it came, and of each of its scenarios how far off that is. */
export function reliabilityTables(table: { readonly [scenario: string]: Reliability }, systems: readonly Listed[]): string {
  const parts = systems.flatMap(({ title, scenarios }) => {
    const known = scenarios.flatMap(({ id, name }) => (table[id] ? [{ name, ...table[id] }] : []))
    if (known.length === 0) return []
    const whole = reliabilitySum(known)
    return [`### ${title}`, chart(whole), errors([...known, { name: '**all**', ...whole }])]
  })
  return parts.length === 0 ? 'Nothing was measured yet.' : parts.join('\n\n')
}

/** Twenty blocks are all of them. */
const LONG = 20

function chart({ bins }: Reliability): string {
  const rows = bins.map(({ positions, said, came }) => [percent(said), percent(came), `${positions}`, '█'.repeat(Math.round(came * LONG))])
  return markdown(['said', 'came', 'positions', ''], rows, 0)
}

function errors(rows: readonly (Reliability & { readonly name: string })[]): string {
  return markdown(
    ['scenario', 'games', 'positions', 'off by', 'Brier score', 'of a constant'],
    rows.map(({ name, games, positions, off, brier, constant }) => [
      name,
      `${games}`,
      `${positions}`,
      `${(100 * off).toFixed(1)} of 100`,
      brier.toFixed(3),
      constant.toFixed(3),
    ]),
  )
}

const percent = (share: number): string => `${Math.round(share * 100)} %`
