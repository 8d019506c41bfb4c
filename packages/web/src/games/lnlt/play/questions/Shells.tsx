/** Mortars, artillery, Starshells, and what is done about a fire: a list of what can be done, with what would come of it. */
import type { FirePreview, LnltState } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { percent } from '../../../../play/controller/draft.ts'
import { OddsLegend, TargetOddsRow } from '../faces.tsx'
import type { Decision } from '../kinds.ts'
import { isArtillery } from '../shells.ts'
import { describe } from '../words.ts'
import { Head } from './Frame.tsx'

interface ShellsProps {
  readonly s: LnltState
  readonly title: string
  readonly rule: string
  readonly options: readonly Decision[]
  readonly chosen: Decision | null
  readonly preview: unknown
  readonly onChoose: (option: Decision) => void
}

/** More than that are looked for on the board. */
const MOST = 12

export function Shells({ s, title, rule, options, chosen, preview, onChoose }: ShellsProps): ReactNode {
  const shown = options.slice(0, MOST)
  if (chosen && !shown.includes(chosen)) shown.unshift(chosen)
  return (
    <section className="table-panel">
      <Head title={title} rule={rule} />
      <ul className="play-offers">
        {shown.map((option) => (
          <li key={JSON.stringify(option)}>
            <button type="button" className="play-offer" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
              <span className="play-offer-words">
                <strong>{describe(s, 'act', option)}</strong>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {options.length > shown.length && <p className="table-hint">{options.length - shown.length} more: choose a hex on the board.</p>}
      <Foretold s={s} preview={preview} />
    </section>
  )
}

function Foretold({ s, preview }: { readonly s: LnltState; readonly preview: unknown }): ReactNode {
  if (isFire(preview)) return <Odds s={s} preview={preview} />
  if (isArtillery(preview))
    return (
      <p className="table-hint">
        The Spotting Round stays in sight with {percent(1 - preview.lost / preview.of)}, and may then be shifted by a hex.{' '}
        {preview.struck.length} hexes would be struck. The board shows where it may fall.
      </p>
    )
  if (isDie(preview)) return <p className="table-hint">It succeeds with {percent(preview.success / preview.of)}.</p>
  return null
}

function Odds({ s, preview: { targets, firepower } }: { readonly s: LnltState; readonly preview: FirePreview }): ReactNode {
  return (
    <>
      <p className="table-hint">The higher of two dice and {firepower} FP; everybody in the hex is hit.</p>
      <ul className="play-target-odds">
        {targets.map(({ unit, odds }) => (
          <TargetOddsRow key={unit} s={s} unit={unit} odds={odds} />
        ))}
      </ul>
      <OddsLegend />
    </>
  )
}

const has = (preview: unknown, field: string): boolean => typeof preview === 'object' && preview !== null && field in preview
const isFire = (preview: unknown): preview is FirePreview => has(preview, 'anyEffect')
const isDie = (preview: unknown): preview is { readonly success: number; readonly of: number } => has(preview, 'success')
