/** The Guns and Mortars that can fire, each with the best that it can hit. */
import type { AslskState } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { nameOf, percent } from '../../../../play/controller/draft.ts'
import type { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { placeOfWeapon, type ShotOption } from '../drafts/shot-parts.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitWords, weaponWords } from '../words.ts'

export function GunOffers({ desk, draft }: { readonly desk: AslskDesk; readonly draft: OrdnanceDraft }): ReactNode {
  const { s } = desk
  const guns = draft.shots.weapons.map((id) => ({ id, best: draft.shots.likeliest(id) }))
  return guns
    .sort((a, b) => (b.best?.hit ?? 0) - (a.best?.hit ?? 0))
    .map(({ id, best }) => (
      <li key={`w${id}`}>
        <button type="button" className="play-offer" onClick={() => desk.attempt(() => draft.chooseGun(id))}>
          <span className="play-offer-face">
            <WeaponFace s={s} id={id} size={36} />
          </span>
          <span className="play-offer-words">
            <strong>
              {nameOf(s, placeOfWeapon(s, id))}: {weaponWords(s, id)}
            </strong>
            <span>{best ? bestWords(best) : ''}</span>
          </span>
          {best?.hit != null && <b>{percent(best.hit)} hit</b>}
        </button>
      </li>
    ))
}

function bestWords({ declared: { at }, harm }: ShotOption): string {
  if (harm === null) return `best at ${at}`
  return harm === 0 ? 'can harm nobody now' : `best at ${at}, ${percent(harm)} harmed`
}

/** Those that have nobody to fire at and may be turned instead. Nothing where there are none. */
export function Turners({ desk, draft }: { readonly desk: AslskDesk; readonly draft: OrdnanceDraft }): ReactNode {
  const { s } = desk
  if (draft.turners.length === 0) return null
  return (
    <details className="play-fire-details" open={draft.actors.length === 0}>
      <summary>
        Turn without firing <small>{draft.turners.length}</small>
      </summary>
      <ul className="play-offers">
        {draft.turners.map((id) => (
          <li key={id}>
            <button type="button" className="play-offer" onClick={() => desk.attempt(() => draft.chooseGun(id))}>
              <span className="play-offer-face">{turnerFace(s, id)}</span>
              <span className="play-offer-words">
                <strong>
                  {nameOf(s, placeOfWeapon(s, id))}: {turnerWords(s, id)}
                </strong>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const vehicleOf = (s: AslskState, weapon: number): number | null => {
  const { owner } = s.weapons[weapon]!
  return s.units[owner]?.vehicle ? owner : null
}

function turnerFace(s: AslskState, weapon: number): ReactNode {
  const vehicle = vehicleOf(s, weapon)
  return vehicle === null ? <WeaponFace s={s} id={weapon} size={36} /> : <UnitFace s={s} id={vehicle} size={36} />
}

function turnerWords(s: AslskState, weapon: number): string {
  const vehicle = vehicleOf(s, weapon)
  return vehicle === null ? weaponWords(s, weapon) : unitWords(s, vehicle)
}
