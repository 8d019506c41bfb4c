/** Any question: what the engine offers, in words, to be searched and chosen. */
import type { ReactNode } from 'react'
import { modifierWords } from '../../games/aslsk/play/words.ts'
import type { Desk } from '../controller/desk.ts'
import { percent } from '../controller/draft.ts'
import type { ListDraft, Option } from '../controller/list-draft.ts'
import { UnitFace } from './parts.tsx'

export function ListView({ desk, draft }: { readonly desk: Desk; readonly draft: ListDraft }): ReactNode {
  const { shown, chosen } = draft
  return (
    <section className="panel">
      {draft.options.length > 9 && (
        <label className="list-search">
          <span className="visually-hidden">Search the options</span>
          <input type="search" placeholder="Search" value={draft.search} onChange={(event) => draft.find(event.target.value)} />
        </label>
      )}
      <ul className="offers">
        {shown.map((option, i) => (
          <li key={JSON.stringify(option.decision)}>
            <button
              type="button"
              className="offer"
              aria-pressed={option === chosen}
              onClick={() => draft.choose(option)}
              onDoubleClick={() => desk.decide(option.decision)}
            >
              <span className="offer-face">{faceOf(desk, option)}</span>
              <span className="offer-words">
                <strong>{option.words}</strong>
                {factsOf(option) !== '' && <span>{factsOf(option)}</span>}
              </span>
              {chanceOf(option) !== null && <b>{percent(chanceOf(option)!)}</b>}
              {i < 9 && <kbd>{i + 1}</kbd>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>Nothing fits “{draft.search}”.</p>}
    </section>
  )
}

function faceOf(desk: Desk, { decision }: Option): ReactNode {
  const { unit, leader } = decision as { unit?: number; leader?: number }
  const id = unit ?? leader
  return id === undefined ? null : <UnitFace s={desk.s} id={id} size={36} />
}

interface Odds {
  readonly rallies?: number
  readonly succeeds?: number
  readonly repaired?: number
  readonly of?: number
  readonly morale?: number
  readonly modifiers?: readonly { readonly rule: string; readonly label: string; readonly value: number }[]
}

function chanceOf({ preview }: Option): number | null {
  const odds = preview as Odds | null
  const good = odds?.rallies ?? odds?.succeeds ?? odds?.repaired
  return good === undefined || odds?.of === undefined ? null : good / odds.of
}

function factsOf({ preview }: Option): string {
  const odds = preview as Odds | null
  if (odds?.morale === undefined) return ''
  const drm = (odds.modifiers ?? []).reduce((sum, { value }) => sum + value, 0)
  return `needs ${odds.morale - drm} or less${odds.modifiers && odds.modifiers.length > 0 ? `: ${modifierWords(odds.modifiers)}` : ''}`
}
