/** The sides that a vehicle shows: to the gun that is aimed at it, and on the way that is planned to those who could fire at it. */
import { hexOf, isAloft, isVehicle, locationNamed, vehicleType } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { type Ring, RingLabels, TargetRings, type TargetRingsProps } from '../../../../board/facing/TargetRings.tsx'
import { ThreatLines, type ThreatsProps, ThreatWords } from '../../../../board/facing/Threats.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import type { DrivePart } from '../drafts/drive-part.ts'
import { isOrdnance } from '../drafts/gun-part.ts'
import { StepDraft } from '../drafts/step-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { gunsAimed } from './facing.ts'

/** Under the counters. */
export function Struck({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const struck = struckOf(desk)
  const threats = threatsOf(desk)
  return (
    <>
      {struck && <TargetRings {...struck} />}
      {threats && <ThreatLines {...threats} />}
    </>
  )
}

/** Over them. */
export function StruckWords({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const struck = struckOf(desk)
  const threats = threatsOf(desk)
  return (
    <>
      {struck && <RingLabels {...struck} />}
      {threats && <ThreatWords {...threats} />}
    </>
  )
}

function struckOf({ draft, s, reports }: LnltDesk): TargetRingsProps | null {
  const guns = reports.length > 0 ? null : gunsAimed(draft)
  const { shot, preview } = guns ?? { shot: null, preview: null }
  if (!shot || !preview || !isOrdnance(preview) || preview.strikes.length === 0 || shot.target === undefined) return null
  const hex = hexOf(locationNamed(s.setting, shot.at))
  const from = hexOf(s.units[shot.unit]!.at)
  if (hex === from) return null
  const rings = preview.strikes.map(
    ({ location, facing, aspect, armor }): Ring => ({
      part: location === 'turret' ? 'turret' : 'hull',
      spine: facing,
      struck: aspect,
      words: `${location} ${aspect}${armor < 0 ? ', unarmored' : ` ${armor}`}`,
    }),
  )
  return { grid: s.setting.map.grid, hex, from, rings }
}

function driveOf({ draft, reports }: LnltDesk): DrivePart | null {
  if (reports.length > 0) return null
  if (draft instanceof StepDraft) return draft.doing === 'go' ? draft.drive : null
  return draft instanceof ActDraft && draft.activity === 'drive' ? draft.drive : null
}

function threatsOf(desk: LnltDesk): ThreatsProps | null {
  const { s } = desk
  const drive = driveOf(desk)
  const explained = drive?.explained
  const unit = s.units[drive?.unit ?? -1]
  if (!explained || !unit || !isVehicle(unit)) return null
  const { leg, threats } = explained
  const turret = (unit.laid.turret + leg.facing - unit.laid.facing + 6) % 6
  const { side } = threats[0]!
  const hull: Ring = { part: 'hull', spine: leg.facing, struck: side, words: '' }
  return {
    grid: s.setting.map.grid,
    hex: hexOf(leg.at),
    // 19.2.7: in the air no side is thicker than another
    rings: isAloft(leg.at) ? [] : vehicleType(s, unit).turret ? [hull, { part: 'turret', spine: turret, struck: side, words: '' }] : [hull],
    threats: threats.slice(0, 4).map(({ from, gun, side: seen, harm }) => ({
      key: `${from} ${gun}`,
      from: hexOf(from),
      words: isAloft(leg.at) ? `reaches it: ${percent(harm)}` : `sees your ${seen}: ${percent(harm)}`,
    })),
  }
}
