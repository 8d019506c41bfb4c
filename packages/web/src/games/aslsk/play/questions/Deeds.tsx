/**
 * What those in the hexes chosen can do instead of firing, or anybody while none is: charges thrown and set off, the flamethrower of a vehicle,
 * shots at tracks, Weapons taken apart.
 */
import { describeDecision, type ShotPreview } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { Unbroken } from '../../../../play/dock/Unbroken.tsx'
import { type Deed, isDeed } from '../controls.ts'
import type { FireDraft } from '../drafts/fire-draft.ts'
import { UnitFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'

interface DeedsProps {
  readonly desk: AslskDesk
  readonly draft: FireDraft
}

/** What is known of an attack: its FP in 64ths, and how many of 36 rolls do something; or of a shot, how many hit. */
interface Told extends Partial<Pick<ShotPreview, 'groups'>> {
  readonly fp64?: number
  readonly drm?: number
  readonly anyEffect?: number
  readonly succeeds?: number
  readonly of?: number
}

/** So many stand open while nobody is chosen. */
const FEW = 4

export function Deeds({ desk, draft }: DeedsProps): ReactNode {
  const { s, open } = desk
  if (!open) return null
  const { question } = open
  const places = draft.isReaction ? [] : draft.places
  const doer = (deed: Deed): number => deed.unit ?? s.weapons[deed.weapon!]!.owner
  const deeds = question
    .candidates()
    .filter(isDeed)
    .filter((deed) => places.length === 0 || places.includes(s.units[doer(deed)]!.at))
  if (deeds.length === 0) return null
  return (
    <details className="table-panel play-fire-details" open={places.length > 0 || deeds.length <= FEW}>
      <summary>Instead of a shot</summary>
      <ul className="play-offers">
        {deeds.map((deed) => {
          const told = (question.preview(deed) ?? {}) as Told
          return (
            <li key={JSON.stringify(deed)}>
              <button type="button" className="play-offer" onClick={() => desk.decide(deed)}>
                <span className="play-offer-face">
                  <UnitFace s={s} id={doer(deed)} size={36} />
                </span>
                <span className="play-offer-words">
                  <strong>
                    <Unbroken>{describeDecision(s, question.kind, deed)}</Unbroken>
                  </strong>
                  {told.fp64 !== undefined && (
                    <span>
                      {told.fp64 / 64} FP, {signed(told.drm ?? 0)}
                    </span>
                  )}
                </span>
                <b>{chanceOf(told)}</b>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function chanceOf({ anyEffect, groups, succeeds, of }: Told): string {
  if (succeeds !== undefined && of !== undefined) return percent(succeeds / of)
  if (anyEffect !== undefined) return percent(anyEffect / 36)
  const hits = groups?.[0]?.hits
  return hits === undefined ? '' : `${percent(hits / 36)} hit`
}
