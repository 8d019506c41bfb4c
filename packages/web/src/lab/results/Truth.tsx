/** How true the chances are that "How a game runs", advice and reviews tell. */
import { RELIABILITY } from '@firegroup/content/opponents'
import { type Reliability, reliabilitySum } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { Reliable } from '../charts/Reliable.tsx'
import { count, games, points } from '../figures.ts'

/** Fewer positions say little of a scenario: all of the game are shown instead. */
const ENOUGH = 200

interface TruthProps {
  readonly scenario: { readonly id: string; readonly name: string }
  /** The ids of all scenarios of the game. */
  readonly all: readonly string[]
}

export function Truth({ scenario, all }: TruthProps): ReactNode {
  const found = measuredFor(scenario, all)
  if (!found)
    return (
      <Card title="How true the chances are">
        <p className="lab-says">Nobody has held them against games of this system yet: “firegroup calibrate” does.</p>
      </Card>
    )
  const { of, reliability } = found
  const { positions, games: played, bins, off, brier, constant } = reliability
  return (
    <Card
      title="How true the chances are"
      says={`Of positions of ${of} said to be won so often, how many were: off by ${points(off, 1)} of 100 on the average. The Brier score is ${brier.toFixed(3)}; whoever always says the same gets ${constant.toFixed(3)}. From ${count(positions)} positions in ${games(played)} that nothing was fitted to.`}
      numbers={{
        head: ['said', 'came', 'positions'],
        rows: bins.flatMap((bin) => (bin.positions > 0 ? [[points(bin.said, 1), points(bin.came, 1), count(bin.positions)]] : [])),
      }}
    >
      <Reliable bins={bins} />
    </Card>
  )
}

/** Of the scenario itself where enough of it was measured, else of all scenarios of the game. */
export function measuredFor(
  { id, name }: TruthProps['scenario'],
  all: readonly string[],
  table: { readonly [scenario: string]: Reliability } = RELIABILITY,
): { readonly of: string; readonly reliability: Reliability } | undefined {
  const own = table[id]
  if (own && own.positions >= ENOUGH) return { of: name, reliability: own }
  const known = all.flatMap((each) => table[each] ?? [])
  if (known.length === 0) return undefined
  return { of: known.length === 1 ? 'another scenario' : `${known.length} scenarios of this game`, reliability: reliabilitySum(known) }
}
