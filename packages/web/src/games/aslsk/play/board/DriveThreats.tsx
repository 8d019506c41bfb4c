/** The expenditure of a vehicle's way that is looked at: the sides that it shows there, and who would fire at which of them. */
import type { AslskState, Vehicle } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import type { Ring } from '../../../../board/facing/TargetRings.tsx'
import { ThreatLines, type ThreatsProps, ThreatWords } from '../../../../board/facing/Threats.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { type DriveDraft, isPanzerfaust, struckPart } from '../drafts/drive-draft.ts'
import { hasTurret } from '../drafts/pivot.ts'

interface DriveThreatsProps {
  readonly s: AslskState
  readonly draft: DriveDraft
  readonly vehicle: Vehicle
}

/** Under the counters. */
export function DriveRings(props: DriveThreatsProps): ReactNode {
  const threats = threatsOf(props)
  return threats && <ThreatLines {...threats} />
}

/** Over them. */
export function DriveWords(props: DriveThreatsProps): ReactNode {
  const threats = threatsOf(props)
  return threats && <ThreatWords {...threats} />
}

function threatsOf({ s, draft: { explained }, vehicle }: DriveThreatsProps): ThreatsProps | null {
  if (!explained || explained.leg.place < 0) return null
  const { leg } = explained
  // who is in its own hex sees it from no side
  const threats = explained.threats.filter(({ from }) => from !== leg.place)
  const [worst] = threats
  if (!worst) return null
  const hull: Ring = { part: 'hull', spine: leg.vca, struck: worst.hull, words: '' }
  const turret: Ring = { part: 'turret', spine: leg.tca, struck: worst.turret, words: '' }
  return {
    grid: s.setting.map.grid,
    hex: leg.place,
    rings: hasTurret(s, vehicle) ? [hull, turret] : [hull],
    threats: threats.map((threat) => ({
      key: String(threat.from),
      from: threat.from,
      words: `${isPanzerfaust(threat) ? 'Panzerfaust, ' : threat.turns ? 'turns and ' : ''}sees your ${struckPart(threat)}: ${percent(threat.harm)}`,
    })),
  }
}
