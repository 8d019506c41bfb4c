import { type Facing, facingsFrom } from '../../../armour/facing.ts'
import type { Occasion } from '../../../fire/declaration.ts'
import { nameOf } from '../../../map/terrain.ts'
import { shotCandidates } from '../../../ordnance/candidates.ts'
import { shotPreview } from '../../../ordnance/preview.ts'
import { type ShotDeclaration, shooterOf } from '../../../ordnance/shot.ts'
import { type AslskState, cloneState, defender, type Expenditure, type Hex } from '../../../state.ts'
import type { Vehicle } from '../../../units/units.ts'
import { bringToRest } from '../../../vehicles/status.ts'
import { spend } from '../step.ts'
import { carryOutDrive } from './drive.ts'
import type { VehicleLeg } from './reach.ts'

/** An expenditure of a plan: one of a way, or a stop; the turret may point elsewhere afterwards. */
export interface RiskedLeg extends Omit<VehicleLeg, 'kind'> {
  readonly kind: VehicleLeg['kind'] | 'stop'
  readonly tca?: number
}

/** A Weapon that could answer an expenditure, the sides that it strikes, and how likely its best shot stops the vehicle or worse. */
export interface LegThreat {
  readonly weapon: number
  readonly from: Hex
  readonly hull: Facing
  readonly turret: Facing
  /** 3.2.4: it must be turned for that. */
  readonly turns: boolean
  /** Of 1. */
  readonly harm: number
}

/**
 * 3.3.2, 3.3.3: what each expenditure of a vehicle's way can draw, from the very shots that the DEFENDER would be offered, the worst first; leg by leg, and no
 * further than the way can be gone. Nothing is told where LOS is checked only by firing (3.2.1).
 */
export function* vehicleRisk(s: AslskState, vehicle: Vehicle, legs: readonly RiskedLeg[]): Generator<readonly LegThreat[]> {
  if (s.setting.options.losChecks !== 'free') return
  const ahead = cloneState(s)
  const unit = ahead.units[vehicle.id] as Vehicle
  for (const leg of legs) {
    if (!carryOut(ahead, unit, leg)) return
    yield threats(ahead, unit)
  }
}

/** What one expenditure of a vehicle makes of the game before any dice; null where it can't be made. */
export function afterLeg(s: AslskState, vehicle: Vehicle, leg: RiskedLeg): AslskState | null {
  const ahead = cloneState(s)
  return carryOut(ahead, ahead.units[vehicle.id] as Vehicle, leg) ? ahead : null
}

const KINDS = { start: 'start', turn: 'turn', stop: 'stop' } as const satisfies { readonly [K in string]: Expenditure['kind'] }

/** What an expenditure does to the state before any dice; false where it can't be made. */
function carryOut(s: AslskState, unit: Vehicle, leg: RiskedLeg): boolean {
  const { vehicle } = unit
  if (leg.kind === 'enter') {
    const { by, pays, tca } = leg
    return carryOutDrive(s, {
      type: 'drive',
      unit: unit.id,
      to: nameOf(s, leg.place),
      ...(by ? { by } : {}),
      ...(pays === undefined || pays === 'cost' ? {} : { pays }),
      ...(unit.at < 0 ? { vca: leg.vca } : {}),
      ...(tca === undefined ? {} : { tca }),
    })
  }
  vehicle.tca = leg.tca ?? (vehicle.tca + leg.vca - vehicle.vca + 6) % 6
  vehicle.vca = leg.vca
  if (leg.kind === 'start') vehicle.started = true
  if (leg.kind === 'stop') bringToRest(unit)
  unit.mode = 'normal'
  spend(s, [unit], { at: unit.at, mf: leg.mp, kind: KINDS[leg.kind] })
  return true
}

function threats(s: AslskState, unit: Vehicle): LegThreat[] {
  const occasion: Occasion = { when: 'firstFire', side: defender(s), expenditure: s.move?.spent ?? null }
  const found = new Map<number, LegThreat>()
  for (const declared of shotCandidates(s, occasion)) {
    const threat = threatOf(s, occasion, unit, declared)
    if (threat && (found.get(threat.weapon)?.harm ?? -1) < threat.harm) found.set(threat.weapon, threat)
  }
  return [...found.values()].sort((a, b) => b.harm - a.harm)
}

function threatOf(s: AslskState, occasion: Occasion, unit: Vehicle, declared: ShotDeclaration): LegThreat | null {
  const by = shooterOf(s, declared.weapon)
  const odds = shotPreview(s, occasion, declared)?.odds.targets.find((each) => each.unit === unit.id)?.odds
  if (!by || !odds || by.crew.at === unit.at) return null
  const { vca, tca } = unit.vehicle
  const side = (spine: number): Facing => facingsFrom(s, unit.at, spine, by.crew.at)[0]!
  return {
    weapon: declared.weapon,
    from: by.crew.at,
    hull: side(vca),
    turret: side(tca),
    turns: declared.ca !== undefined,
    harm: 1 - odds.unharmed / odds.of,
  }
}
