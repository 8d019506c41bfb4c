import { fireCandidates } from '../fire/candidates.ts'
import { attackFrom, type FireContext } from '../fire/declaration.ts'
import { attackPreview, type FirePreview } from '../fire/preview.ts'
import { locationNamed } from '../map/location.ts'
import { ordnanceCandidates } from '../ordnance/candidates.ts'
import { shotFrom } from '../ordnance/declaration.ts'
import { ordnancePreview } from '../ordnance/preview.ts'
import { enemyOf, type LnltState, type Location, type Move, type Unit } from '../state.ts'
import { type DriveLeg, driven } from './drive.ts'
import { type Aspect, aspectFrom } from './facing.ts'
import { vehicleType } from './vehicle.ts'

/** Somebody who could fire at a vehicle on its way. */
export interface DriveThreat {
  readonly from: Location
  /** The gun by its name; '' for small arms. */
  readonly gun: string
  /** The side of the hull that he sees. */
  readonly side: Aspect
  /** How likely he shakes it or worse, of 1. */
  readonly harm: number
}

/** 5.3: who could fire at a vehicle after one expenditure of its plan, the worst first: the best of each place. */
export function driveThreats(s: LnltState, move: Move, leg: DriveLeg): readonly DriveThreat[] {
  if (leg.overrun) return []
  const [there, moved] = driven(s, move, { at: leg.at, facing: leg.facing, spent: leg.spent, legs: [leg] })
  const id = moved.units[0]!
  const unit = there.units[id]!
  const context: FireContext = {
    side: enemyOf(unit.side),
    occasion: 'opportunity',
    units: (_unit: Unit) => true,
    window: { at: leg.at, movers: moved.units },
  }
  const { hull } = vehicleType(there, unit)
  const worst = new Map<Location, DriveThreat>()
  const add = (from: Location, gun: string, harm: number): void => {
    const side = aspectFrom(there, leg.at, leg.facing, from, hull)
    if (harm > (worst.get(from)?.harm ?? 0)) worst.set(from, { from, gun, side, harm })
  }
  for (const declared of ordnanceCandidates(there, context)) {
    if (declared.target !== id) continue
    const shot = shotFrom(there, declared, context)
    add(shot.from, shot.gun.name, 1 - (ordnancePreview(there, shot).fate?.none ?? 1))
  }
  for (const declared of fireCandidates(there, context)) {
    if (declared.target !== id) continue
    add(locationNamed(there.setting, declared.from), '', harmTo(id, attackPreview(there, attackFrom(there, declared, context))))
  }
  return [...worst.values()].sort((a, b) => b.harm - a.harm)
}

function harmTo(id: number, { targets }: FirePreview): number {
  const odds = targets.find(({ unit }) => unit === id)?.odds
  return odds && odds.of > 0 ? 1 - odds.none / odds.of : 0
}
