/** An advance being chosen. */
import type { ReactNode } from 'react'
import type { AdvanceDraft } from '../controller/advance-draft.ts'
import type { Desk } from '../controller/desk.ts'
import { nameOf } from '../controller/draft.ts'
import { Problems, UnitFace } from '../dock/parts.tsx'
import { unitWords } from '../words.ts'

export function AdvanceView({ desk, draft }: { readonly desk: Desk; readonly draft: AdvanceDraft }): ReactNode {
  const { s } = desk
  if (draft.units.length === 0)
    return (
      <section className="panel">
        <h2>Who can advance</h2>
        <ul className="offers">
          {draft.actors.map((place) => {
            const units = s.units.filter((unit) => unit.side === desk.seat && (unit.at === place || (unit.at < 0 && unit.entry === place)))
            return (
              <li key={place}>
                <button type="button" className="offer" onClick={() => desk.chooseHex(place)}>
                  <span className="offer-face">{units[0] && <UnitFace s={s} id={units[0].id} size={36} />}</span>
                  <span className="offer-words">
                    <strong>{nameOf(s, place)}</strong>
                    <span>{units.map(({ id }) => unitWords(s, id)).join(', ')}</span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    )
  const { exhausted } = draft
  return (
    <>
      {draft.mates.length > 1 && (
        <section className="panel">
          <h2>Who goes</h2>
          <ul className="mates">
            {draft.mates.map(({ id }, i) => (
              <li key={id}>
                <button type="button" aria-pressed={draft.units.includes(id)} onClick={() => draft.toggleUnit(id)}>
                  <UnitFace s={s} id={id} size={40} selected={draft.units.includes(id)} />
                  <kbd>{i + 1}</kbd>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="panel">
        <h2>Where to</h2>
        <ul className="offers">
          {draft.destinations.map(({ place, enemy }) => (
            <li key={place}>
              <button type="button" className="offer" aria-pressed={draft.to === place} onClick={() => desk.chooseHex(place)}>
                <span className="offer-words">
                  <strong>{nameOf(s, place)}</strong>
                  <span>{enemy ? 'into Close Combat' : (s.setting.terrain[place]?.name ?? '')}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {draft.destinations.length === 0 && <p>They can’t advance together. Choose fewer of them.</p>}
      </section>
      <Problems problems={draft.problems} />
      {exhausted.length > 0 && (
        <p className="dock-note">It takes all the MF of {exhausted.map((id) => unitWords(s, id)).join(', ')}: CX afterwards.</p>
      )}
    </>
  )
}
