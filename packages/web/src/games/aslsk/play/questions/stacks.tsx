/** Who goes: the stacks that could, and of the chosen stack its units one by one. */

import { type AslskState, isVehicle, mpLeft, type Unit } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf } from '../../../../play/controller/draft.ts'
import type { AdvanceDraft } from '../drafts/advance-draft.ts'
import type { MoveDraft } from '../drafts/move-draft.ts'
import { UnitFace } from '../faces.tsx'
import { factors } from '../figures.ts'
import type { AslskDesk } from '../kinds.ts'
import { unitWords } from '../words.ts'

interface StacksProps {
  readonly desk: AslskDesk
  readonly draft: AdvanceDraft | MoveDraft
}

export function Stacks({ desk, draft }: StacksProps): ReactNode {
  const { s } = desk
  return (
    <ul className="play-offers">
      {draft.actors.map((place) => {
        const units = draft.ableAt(place)
        return (
          <li key={place}>
            <button type="button" className="play-offer" onClick={() => desk.choosePlace(place)}>
              <span className="play-offer-face">{units[0] && <UnitFace s={s} id={units[0].id} size={36} />}</span>
              <span className="play-offer-words">
                <strong>{nameOf(s, place)}</strong>
                <span>{units.map((unit) => moverWords(s, unit)).join(', ')}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** 'squad 4-6-7', 'PzKpfw IVH with 13 MP, in Motion'. */
function moverWords(s: AslskState, unit: Unit): string {
  const name = unitWords(s, unit.id)
  if (!isVehicle(unit) || s.phase !== 'movement') return name
  return `${name} with ${factors(mpLeft(s, unit))} MP${unit.vehicle.motion ? ', in Motion' : ''}`
}

/** Nothing for a unit that stands alone. */
export function Mates({ desk: { s }, draft }: StacksProps): ReactNode {
  if (draft.mates.length < 2) return null
  return (
    <section className="table-panel">
      <h2>Who goes</h2>
      <ul className="play-mates">
        {draft.mates.map(({ id }, i) => (
          <li key={id}>
            <button type="button" aria-pressed={draft.units.includes(id)} onClick={() => draft.toggleUnit(id)}>
              <UnitFace s={s} id={id} size={40} selected={draft.units.includes(id)} />
              <KeyHint of={i + 1} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
