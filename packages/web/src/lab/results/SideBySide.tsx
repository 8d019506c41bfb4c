/** Two of the series compared game by game: what a change does to wins and to losses. */
import { type Comparison, compared, type Series } from '@firegroup/lab'
import { type ReactNode, useState } from 'react'
import { Card } from '../Card.tsx'
import { Losses } from '../charts/Losses.tsx'
import { SelectField } from '../Field.tsx'
import { games, points } from '../figures.ts'
import type { SideLook } from '../sides.ts'
import { lossLines, lossNumbers } from './losses.ts'

interface SideBySideProps {
  readonly printed: Series
  readonly variants: readonly Series[]
  readonly sides: readonly [SideLook, SideLook]
}

const PRINTED = ''

export function SideBySide({ printed, variants, sides }: SideBySideProps): ReactNode {
  const all = [printed, ...variants]
  const options = all.map((series) => ({ value: series.variant?.id ?? PRINTED, name: nameOf(series) }))
  const [one, setOne] = useState(PRINTED)
  const [other, setOther] = useState(variants[0]?.variant?.id ?? PRINTED)
  const find = (id: string): Series => all.find(({ variant }) => (variant?.id ?? PRINTED) === id) ?? printed
  const [a, b] = [find(one), find(other)]
  const names = [nameOf(a), nameOf(b)] as const
  const apart = a === b ? null : compared(b.records, a.records, sides[0].seat)
  return (
    <Card title="Side by side" numbers={a === b ? { head: [], rows: [] } : lossNumbers([a, b], sides, names)}>
      <div className="lab-pair">
        <SelectField name="Solid" value={one} options={options} onChange={setOne} />
        <SelectField name="Dashed" value={other} options={options} onChange={setOther} />
      </div>
      <p className="lab-verdict">
        {apart === null ? (a === b ? 'Choose two that differ.' : 'Too few games to compare.') : verdict(sides[0].name, names[1], apart)}
      </p>
      {a !== b && <Losses lines={[...lossLines(a, sides), ...lossLines(b, sides, true)]} />}
    </Card>
  )
}

function verdict(side: string, name: string, { difference, low, high, games: played }: Comparison): string {
  const signed = (share: number): string => `${share > 0 ? '+' : share < 0 ? '−' : ''}${points(Math.abs(share), 1)}`
  const sure = low > 0 || high < 0 ? '' : ' That may be chance: the interval holds 0.'
  return `“${name}” changes what the ${side} win by ${signed(difference)} points of 100, ${signed(low)} to ${signed(high)} with 95% certainty, over ${games(played)} with the same seeds.${sure}`
}

const nameOf = ({ variant }: Series): string => variant?.title ?? 'As printed'
