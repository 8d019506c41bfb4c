/** What would balance it: every variant that was run beside the scenario as it is. */
import type { Series } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { Forest, type ForestRow } from '../charts/Forest.tsx'
import { points } from '../figures.ts'
import type { SideLook } from '../sides.ts'

interface BalanceProps {
  readonly printed: Series
  readonly variants: readonly Series[]
  readonly side: SideLook
}

export function Balance({ printed, variants, side }: BalanceProps): ReactNode {
  const rows = rowsOf(printed, variants)
  const said = rows.map(({ name, wins }) => `${name} ${points(wins.share, 1)}`).join(', ')
  return (
    <Card
      title="What would balance it"
      says={`${side.name} win, with the 95% interval. The same seeds in every row.`}
      numbers={{
        head: ['variant', 'games', 'won', 'from', 'to'],
        rows: rows.map(({ name, wins }) => [name, String(wins.of), ...[wins.share, wins.low, wins.high].map((each) => points(each, 1))]),
      }}
    >
      <Forest rows={rows} label={`How many of 100 games the ${side.name} win: ${said}.`} />
    </Card>
  )
}

/** The scenario as it is comes first; the one that is closest to even is told apart if it is closer than that. */
function rowsOf(printed: Series, variants: readonly Series[]): ForestRow[] {
  const off = ({ summary }: Series): number => Math.abs(summary.seats[0]!.wins.share - 0.5)
  const best = [printed, ...variants].reduce((least, each) => (off(each) < off(least) ? each : least))
  const row = (series: Series, name: string, tone: ForestRow['tone']): ForestRow => ({
    key: series.variant?.id ?? '',
    name,
    wins: series.summary.seats[0]!.wins,
    tone,
  })
  return [
    row(printed, 'As printed', 'printed'),
    ...variants.map((series) => row(series, series.variant?.title ?? '', series === best ? 'good' : 'plain')),
  ]
}
