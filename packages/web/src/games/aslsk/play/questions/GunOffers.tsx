/** The Guns and Mortars that can fire, each with the best that it can hit. */
import type { ReactNode } from 'react'
import { nameOf, percent, unique } from '../../../../play/controller/draft.ts'
import type { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { placeOfWeapon } from '../drafts/shot-parts.ts'
import { WeaponFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { weaponWords } from '../words.ts'

export function GunOffers({ desk, draft }: { readonly desk: AslskDesk; readonly draft: OrdnanceDraft }): ReactNode {
  const { s } = desk
  return unique(draft.shots.map(({ weapon }) => weapon)).map((id) => {
    const best = draft.bestOf(id)
    return (
      <li key={`w${id}`}>
        <button type="button" className="play-offer" onClick={() => desk.attempt(() => draft.chooseGun(id))}>
          <span className="play-offer-face">
            <WeaponFace s={s} id={id} size={36} />
          </span>
          <span className="play-offer-words">
            <strong>
              {nameOf(s, placeOfWeapon(s, id))}: {weaponWords(s, id)}
            </strong>
            <span>{best ? `best at ${best.declared.at}${best.harm === null ? '' : `, ${percent(best.harm)} harmed`}` : ''}</span>
          </span>
          {best?.hit != null && <b>{percent(best.hit)} hit</b>}
        </button>
      </li>
    )
  })
}
