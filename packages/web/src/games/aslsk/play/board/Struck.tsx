/** The sides that a vehicle shows to whoever fires at it. */
import { type AslskState, isVehicle, type Vehicle } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { type Ring, RingLabels, TargetRings, type TargetRingsProps } from '../../../../board/facing/TargetRings.tsx'
import { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { placeOfWeapon } from '../drafts/shot-parts.ts'
import { killPlaces } from '../drafts/to-kill.ts'
import type { AslskDesk } from '../kinds.ts'

/** Round the vehicle, under the counters; nothing unless a shot at one is in the making. */
export function Struck({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const struck = struckOf(desk)
  return struck && <TargetRings {...struck} />
}

/** The same in words, over them. */
export function StruckWords({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const struck = struckOf(desk)
  return struck && <RingLabels {...struck} />
}

function struckOf({ draft, s, reports }: AslskDesk): TargetRingsProps | null {
  if (!(draft instanceof OrdnanceDraft) || reports.length > 0 || draft.shot?.target !== 'vtt' || !draft.shotPreview) return null
  const from = placeOfWeapon(s, draft.shot.weapon)
  const target = struckBy(s, draft)
  if (!target || from === target.at) return null
  const { vca, tca } = target.vehicle
  const rings = killPlaces(draft.shotPreview).map(
    ({ kill: { place, af } }): Ring => ({
      part: place.aspect,
      spine: place.aspect === 'turret' ? tca : vca,
      struck: place.facing,
      words: `${place.aspect}: ${place.facing}, ${af}`,
    }),
  )
  return { grid: s.setting.map.grid, hex: target.at, from, rings }
}

function struckBy(s: AslskState, { shot, shotPreview }: OrdnanceDraft): Vehicle | undefined {
  const ids = shot?.vehicle === undefined ? (shotPreview?.groups.flatMap(({ units }) => units) ?? []) : [shot.vehicle]
  return ids.map((id) => s.units[id]!).find(isVehicle)
}
