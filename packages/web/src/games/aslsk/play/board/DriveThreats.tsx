/** The expenditure of a vehicle's way that is looked at: the sides that it shows there, and who would fire at which of them. */
import type { AslskState, Vehicle } from '@firegroup/aslsk'
import { type ReactNode, use } from 'react'
import { toWorld } from '../../../../board/art/units.ts'
import { type Ring, TargetRings } from '../../../../board/facing/TargetRings.tsx'
import { SightChip } from '../../../../board/sight/SightChip.tsx'
import { BoardZoom } from '../../../../board/zoom.ts'
import { percent } from '../../../../play/controller/draft.ts'
import type { DriveDraft } from '../drafts/drive-draft.ts'
import { hasTurret } from '../drafts/pivot.ts'

interface DriveThreatsProps {
  readonly s: AslskState
  readonly draft: DriveDraft
  readonly vehicle: Vehicle
}

/** Under the counters. */
export function DriveRings({ s, draft, vehicle }: DriveThreatsProps): ReactNode {
  const { explained } = draft
  if (!explained || explained.leg.place < 0) return null
  const { leg, threats } = explained
  const at = (hex: number) => toWorld(s.setting.map.grid.centre(hex))
  const [worst] = threats
  const hull: Ring = { part: 'hull', spine: leg.vca, struck: worst!.hull, words: '' }
  const turret: Ring = { part: 'turret', spine: leg.tca, struck: worst!.turret, words: '' }
  return (
    <>
      <TargetRings grid={s.setting.map.grid} hex={leg.place} from={worst!.from} rings={hasTurret(s, vehicle) ? [hull, turret] : [hull]} />
      {threats.map(({ weapon, from }) => {
        const [a, b] = [at(from), at(leg.place)]
        const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
        return (
          <g key={weapon} className="board-sight">
            <path className="board-sight-casing" d={line} />
            <path className={weapon === worst!.weapon ? 'board-sight-threat' : 'board-sight-obstacle'} d={line} />
          </g>
        )
      })}
    </>
  )
}

/** Over them. */
export function DriveWords({ s, draft }: Omit<DriveThreatsProps, 'vehicle'>): ReactNode {
  const { explained } = draft
  const scale = Math.min(2, Math.max(1, 0.8 / use(BoardZoom)))
  if (!explained) return null
  const at = (hex: number) => toWorld(s.setting.map.grid.centre(hex))
  const to = at(explained.leg.place)
  return (
    <g className="board-sight">
      {explained.threats.map(({ weapon, from, hull, harm, turns }) => {
        const a = at(from)
        const words = `${turns ? 'turns and ' : ''}sees your ${hull}: ${percent(harm)}`
        const place = `translate(${(a.x + (to.x - a.x) * 0.4).toFixed(2)} ${(a.y + (to.y - a.y) * 0.4).toFixed(2)}) scale(${scale})`
        return (
          <g key={weapon} transform={place}>
            <SightChip x={0} y={0} text={words} tone="obstacle" />
          </g>
        )
      })}
    </g>
  )
}
