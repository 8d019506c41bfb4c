/** Small changes of the scenario, to be ticked and tried: each as often as the scenario itself, with the same seeds. */
import type { Variant } from '@firegroup/kernel'
import type { Series } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { Card } from './Card.tsx'
import { games } from './figures.ts'

interface VariantsProps {
  readonly variants: readonly Variant[]
  readonly ticked: readonly string[]
  readonly onTick: (ticked: readonly string[]) => void
  /** Those that were run. */
  readonly series: ReadonlyMap<string, Series> | undefined
  readonly printed: Series | null
  readonly running: boolean
  readonly onRun: (variants: readonly Variant[]) => void
}

export function Variants({ variants, ticked, onTick, series, printed, running, onRun }: VariantsProps): ReactNode {
  if (variants.length === 0)
    return (
      <Card title="Variants">
        <p className="lab-empty-line">This game proposes no changes of its scenarios.</p>
      </Card>
    )
  const played = printed?.records.length ?? 0
  const chosen = variants.filter(({ id }) => ticked.includes(id))
  const missing = chosen.filter(({ id }) => (series?.get(id)?.records.length ?? 0) < played)
  return (
    <Card
      title="Variants"
      says={printed ? `Each runs ${games(played)}, with the same seeds.` : 'What would balance it? Tick some, run the scenario first.'}
    >
      <ul className="lab-ticks">
        {variants.map(({ id, title }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={ticked.includes(id)}
                onChange={({ target }) => onTick(target.checked ? [...ticked, id] : ticked.filter((each) => each !== id))}
              />
              <span>{title}</span>
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="ui-button lab-wide"
        disabled={running || !printed || missing.length === 0}
        onClick={() => onRun(missing)}
      >
        <Icon name="play" /> {runWords(chosen.length, missing.length, printed !== null)}
      </button>
    </Card>
  )
}

function runWords(chosen: number, missing: number, ready: boolean): string {
  if (chosen === 0) return 'Tick a variant'
  if (!ready) return 'Run the scenario first'
  if (missing === 0) return 'All ticked are run'
  return missing === 1 ? 'Run 1 variant' : `Run ${missing} variants`
}
