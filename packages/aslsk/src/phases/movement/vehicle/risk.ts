import { type Facing, facingsFrom } from '../../../armour/facing.ts'
import { type PanzerfaustPreview, panzerfaust } from '../../../armour/panzerfaust.ts'
import { smallArms } from '../../../armour/small-arms.ts'
import type { Occasion } from '../../../fire/declaration.ts'
import { nameOf } from '../../../map/terrain.ts'
import { shotCandidates } from '../../../ordnance/candidates.ts'
import { type ShotPreview, shotPreview } from '../../../ordnance/preview.ts'
import { shooterOf } from '../../../ordnance/shot.ts'
import { type AslskState, cloneState, defender, type Expenditure, type Hex, type Location, type Unit } from '../../../state.ts'
import type { Vehicle } from '../../../units/units.ts'
import { bringToRest } from '../../../vehicles/status.ts'
import { spend } from '../step.ts'
import { carryOutDrive } from './drive.ts'
import { closeThreats, crewThreats, type MenThreat } from './men-risk.ts'
import type { VehicleLeg } from './reach.ts'

/** An expenditure of a plan: one of a way, or a stop; the turret may point elsewhere afterwards. */
export interface RiskedLeg extends Omit<VehicleLeg, 'kind'> {
  readonly kind: VehicleLeg['kind'] | 'stop'
  readonly tca?: number
}

/** What could answer an expenditure, the sides that it strikes, and how likely its best shot stops the vehicle or worse. */
export interface LegThreat {
  /** Who fires, and the Weapon; -1 where it is a Panzerfaust that must be found first, or men do without. */
  readonly unit: number
  readonly weapon: number
  readonly from: Hex
  readonly hull: Facing
  readonly turret: Facing
  /** 3.2.4: it must be turned for that. */
  readonly turns: boolean
  /** What is attacked: the vehicle, its exposed crew alone, or the vehicle by men in its own hex. */
  readonly at: 'vehicle' | MenThreat['at']
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

/** Of each hex the worst: Ordnance, machine guns and anti-tank rifles that can harm it, Panzerfausts, fire at an exposed crew; and CC Reaction Fire. */
function threats(s: AslskState, unit: Vehicle): LegThreat[] {
  const occasion: Occasion = { when: 'firstFire', side: defender(s), expenditure: s.move?.spent ?? null }
  const found = new Map<Hex, LegThreat>()
  const add = (threat: LegThreat | null) => {
    if (threat && (found.get(threat.from)?.harm ?? -1) < threat.harm) found.set(threat.from, threat)
  }
  for (const declared of shotCandidates(s, occasion))
    add(
      threatBy(
        s,
        unit,
        shooterOf(s, declared.weapon)?.crew,
        declared.weapon,
        shotPreview(s, occasion, declared),
        declared.ca !== undefined,
      ),
    )
  for (const declared of smallArms.candidates(s, occasion)) {
    const threat = threatBy(
      s,
      unit,
      holder(s, declared.weapon),
      declared.weapon,
      smallArms.preview!(s, occasion, declared) as ShotPreview | null,
      declared.ca !== undefined,
    )
    if (threat && threat.harm > 0) add(threat)
  }
  for (const declared of panzerfaust.candidates(s, occasion)) {
    if (declared.vehicle !== unit.id) continue
    const { fires, shot } = panzerfaust.preview!(s, occasion, declared) as PanzerfaustPreview
    const threat = threatBy(s, unit, s.units[declared.unit], NO_WEAPON, shot)
    if (threat) add({ ...threat, harm: (threat.harm * fires) / 6 })
  }
  for (const { unit: id, from, at, harm } of [...crewThreats(s, unit, occasion), ...closeThreats(s, unit, occasion)]) {
    const [hull, turret] = at === 'crew' ? sidesOf(s, unit, from) : (['front', 'front'] as const)
    add({ unit: id, weapon: NO_WEAPON, from, hull, turret, turns: false, at, harm })
  }
  return [...found.values()].sort((a, b) => b.harm - a.harm)
}

const NO_WEAPON = -1

function holder(s: AslskState, weapon: number): Unit | undefined {
  return s.units[s.weapons[weapon]!.owner]
}

function threatBy(
  s: AslskState,
  unit: Vehicle,
  firer: Unit | undefined,
  weapon: number,
  preview: ShotPreview | null,
  turns = false,
): LegThreat | null {
  const odds = preview?.odds.targets.find((each) => each.unit === unit.id)?.odds
  if (!firer || firer.unknown || !odds || firer.at === unit.at) return null
  const [hull, turret] = sidesOf(s, unit, firer.at)
  return { unit: firer.id, weapon, from: firer.at, hull, turret, turns, at: 'vehicle', harm: 1 - odds.unharmed / odds.of }
}

/** Of hull and turret, as seen from a hex. */
function sidesOf(s: AslskState, { at, vehicle }: Vehicle, from: Location): readonly [Facing, Facing] {
  const side = (spine: number): Facing => facingsFrom(s, at, spine, from)[0]!
  return [side(vehicle.vca), side(vehicle.tca)]
}
