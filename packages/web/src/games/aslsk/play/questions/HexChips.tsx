/** What the units chosen can throw or lay into hexes around them: a button for each hex, kind by kind. */
import { describeDecision } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent } from '../../../../play/controller/draft.ts'
import { factors } from '../figures.ts'
import type { AslskDesk } from '../kinds.ts'

interface Chip {
  readonly type: string
  readonly at?: string
  readonly to?: string
}

interface Deed {
  readonly mf?: number
  readonly succeeds?: number
  readonly of?: number
}

const TITLES: { readonly [type: string]: string } = {
  placeDc: 'Place a demolition charge',
  breach: 'Lay a charge to a wall',
  smoke: 'Smoke grenades',
  wp: 'White phosphorus grenades',
}

export function isChip(decision: { readonly type: string }): decision is Chip {
  return TITLES[decision.type] !== undefined
}

export function chipGroups(decisions: readonly { readonly type: string }[]): { readonly title: string; readonly rows: readonly Chip[] }[] {
  return Object.entries(TITLES).flatMap(([type, title]) => {
    const rows = decisions.filter(isChip).filter((each) => each.type === type)
    return rows.length === 0 ? [] : [{ title, rows }]
  })
}

export function deedPreview(desk: AslskDesk, decision: unknown): Deed | null {
  return (desk.open?.question.preview(decision) ?? null) as Deed | null
}

interface HexChipsProps {
  readonly desk: AslskDesk
  readonly title: string
  readonly rows: readonly Chip[]
  readonly open: boolean
}

export function HexChips({ desk, title, rows, open }: HexChipsProps): ReactNode {
  return (
    <details className="play-fire-details" open={open}>
      <summary>{title}</summary>
      <div className="play-smoke-hexes">
        {rows.map((decision) => {
          const preview = deedPreview(desk, decision)
          const chance = preview?.succeeds !== undefined && preview.of !== undefined ? `, ${percent(preview.succeeds / preview.of)}` : ''
          return (
            <button key={JSON.stringify(decision)} type="button" onClick={() => desk.decide(decision)}>
              <span className="ui-hidden">{describeDecision(desk.s, 'move', decision)}: </span>
              {decision.to ?? decision.at}
              <small>
                {preview?.mf === undefined ? '' : `${factors(preview.mf)} MF`}
                {chance}
              </small>
            </button>
          )
        })}
      </div>
    </details>
  )
}
