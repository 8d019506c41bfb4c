/** The sides that a vehicle shows to whoever fires at it. */
import { type AslskState, isVehicle, type Vehicle } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { type Ring, TargetRings } from '../../../../board/facing/TargetRings.tsx'
import { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { placeOfWeapon } from '../drafts/shot-parts.ts'
import { killPlaces } from '../drafts/to-kill.ts'
import type { AslskDesk } from '../kinds.ts'

/** Nothing unless a shot at a vehicle is in the making. */
export function Struck({ desk: { draft, s, reports } }: { readonly desk: AslskDesk }): ReactNode {
  if (!(draft instanceof OrdnanceDraft) || reports.length > 0 || draft.shot?.target !== 'vtt' || !draft.shotPreview) return null
  const from = placeOfWeapon(s, draft.shot.weapon)
  const target = struckBy(s, draft)
  if (!target || from === target.at) return null
  const rings = killPlaces(draft.shotPreview).map(({ kill: { place, af } }): Ring => {
    const { vca, tca } = target.vehicle
    const isTurret = place.aspect === 'turret'
    return {
      part: place.aspect,
      spine: isTurret ? tca : vca,
      struck: place.facing,
      words: `${place.aspect}: ${place.facing}, ${af}`,
    }
  })
  return <TargetRings grid={s.setting.map.grid} hex={target.at} from={from} rings={rings} />
}

function struckBy(s: AslskState, { shot, shotPreview }: OrdnanceDraft): Vehicle | undefined {
  const ids = shot?.vehicle === undefined ? (shotPreview?.groups.flatMap(({ units }) => units) ?? []) : [shot.vehicle]
  return ids.map((id) => s.units[id]!).find(isVehicle)
}
