/** A set-up being made: who stands where and who carries what. */
import type { ReactNode } from 'react'
import { nameOf } from '../../../../play/controller/draft.ts'
import { Problems } from '../../../../play/dock/parts.tsx'
import type { SetupDraft } from '../drafts/setup-draft.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitWords, weaponWords } from '../words.ts'

export function SetupView({ desk, draft }: { readonly desk: AslskDesk; readonly draft: SetupDraft }): ReactNode {
  const { s } = desk
  const victory = s.setting.scenario.victory.text
  return (
    <>
      <p className="dock-note">{victory}</p>
      <Problems problems={draft.problems} />
      {draft.groups.map((group) => (
        <section key={group.id} className="panel">
          <h2>{group.name}</h2>
          <ul className="offers">
            {group.units.map((id) => (
              <li key={id} className="setup-row">
                <button
                  type="button"
                  className="offer"
                  aria-pressed={draft.held.includes(id)}
                  onClick={() => {
                    if (!draft.give(id)) draft.hold(draft.held.length === 1 && draft.held[0] === id ? [] : [id])
                  }}
                >
                  <span className="offer-face">
                    <UnitFace s={s} id={id} size={36} />
                  </span>
                  <span className="offer-words">
                    <strong>{unitWords(s, id)}</strong>
                    <span>{draft.heldWeapon === null ? '' : `takes the ${weaponWords(s, draft.heldWeapon)}`}</span>
                  </span>
                  <b>{nameOf(s, draft.placeOfUnit(id))}</b>
                </button>
                {draft.weaponsOf(id).map((weapon) => (
                  <button
                    key={weapon}
                    type="button"
                    className="setup-weapon"
                    aria-pressed={draft.heldWeapon === weapon}
                    onClick={() => draft.holdWeapon(weapon)}
                  >
                    <WeaponFace s={s} id={weapon} size={34} />
                    <span className="visually-hidden">{weaponWords(s, weapon)}: give it to somebody else</span>
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="panel">
        <button type="button" className="button" onClick={() => draft.suggest()}>
          Another suggestion
        </button>
        <p className="hint">Drag a stack to another hex, or choose a unit and then its hex. Choose a Weapon, then who shall carry it.</p>
      </div>
    </>
  )
}
