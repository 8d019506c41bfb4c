/** Assault Fire with a rocket: who shoots at whom, and where he goes then. */
import { type OrdnancePreview, weaponOfGun } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { capital } from '../../../../words.ts'
import type { ActDraft } from '../drafts/act-draft.ts'
import { type AssaultShot, assaultShots, assaultShotWords, changeAssaultShot, isSameShot, placesAfter } from '../drafts/assault-shots.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { AllInAll, Breached, ToHit } from './Ordnance.tsx'

export function AssaultShots({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ActDraft }): ReactNode {
  const { s } = desk
  const now = draft.other as AssaultShot | null
  const preview = draft.preview as OrdnancePreview | null
  return (
    <>
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>Shoot, and move on</span>
          <Rule rule="6.1.1" about="Assault Fire" />
        </h2>
        <ul className="play-offers">
          {assaultShots(draft).map((shot, i) => (
            <li key={JSON.stringify(shot)}>
              <button
                type="button"
                className="play-offer"
                aria-pressed={isSameShot(now, shot)}
                onClick={() => changeAssaultShot(draft, {}, shot)}
              >
                <span className="play-offer-face">
                  {weaponOfGun(s, shot.gun) ? (
                    <WeaponFace s={s} id={weaponOfGun(s, shot.gun)!.id} size={38} />
                  ) : (
                    <UnitFace s={s} id={shot.unit} size={38} />
                  )}
                </span>
                <span className="play-offer-words">
                  <strong>{capital(assaultShotWords(draft, shot))}</strong>
                </span>
                {i < 9 && <KeyHint of={i + 1} />}
              </button>
            </li>
          ))}
        </ul>
        <h2>Then to</h2>
        <div className="play-smoke-hexes">
          {placesAfter(draft).map((to) => (
            <button key={to} type="button" aria-pressed={now?.to === to} onClick={() => changeAssaultShot(draft, { to })}>
              {to}
            </button>
          ))}
        </div>
        <p className="table-hint">The weapon is fired alone, at +1; its bearer then goes on with half of his MF, and may be fired at.</p>
        <Problems problems={draft.problems} />
      </section>
      {preview && <ToHit preview={preview} />}
      {preview?.fate && now?.target !== undefined && <AllInAll s={s} target={now.target} fate={preview.fate} />}
      {preview?.fate && now?.target === undefined && <Breached fate={preview.fate} />}
      {preview?.he && preview.he.of > 0 && (
        <p className="play-dock-note">
          Any effect on those who are there, hit or missed: {percent((preview.hits / preview.of) * (preview.he.anyEffect / preview.he.of))}.
        </p>
      )}
    </>
  )
}
