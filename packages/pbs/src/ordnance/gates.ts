import type { OrdnanceTables, TargetClass } from '../data/ordnance-tables.ts'
import type { RuleId } from '../data/rules.ts'
import type { Switches } from '../switches.ts'

export interface InfantryGateFacts {
  readonly adjacent: boolean
  /** It carries a LATW that could harm the firing vehicle in the AFPh. */
  readonly latw: boolean
  readonly threat: boolean
  /** A vehicle of Class B or better could threaten a Victory Location in this MPh. */
  readonly vehicleThreat: boolean
  /** The weapon is a Mortar, or has nothing but High Explosive. */
  readonly highExplosiveOnly: boolean
  /** A vehicle of Class B or better is yet to move within reach of the rule. */
  readonly vehicleToCome: boolean
  /** One that has moved or fired is there to be fired at in the DFPh. */
  readonly vehicleOpen: boolean
  readonly thDrm: number
  readonly us: number
}

/** PBS-OFI: whether ordnance looks at men at all, and by which rule; null where it does not. */
export function infantryGate(
  f: InfantryGateFacts,
  { 'oftc-gate-infantry': { usLeast } }: OrdnanceTables,
  switches: Switches,
): RuleId | null {
  if (f.adjacent) return 'PBS-OFI-01'
  if (f.latw) return 'PBS-OFI-02'
  if (f.threat && !f.vehicleThreat) return 'PBS-OFI-03'
  if (f.highExplosiveOnly) return 'PBS-OFI-04' // there are no armed unarmoured vehicles that it would wait for
  if (!f.vehicleToCome && !f.vehicleOpen) return 'PBS-OFI-05'
  return f.thDrm <= switches.infGateThDrm && f.us >= usLeast && !f.vehicleOpen ? 'PBS-OFI-06' : null
}

export interface VehicleGateFacts {
  /** It got stuck by its own expenditure. */
  readonly stuck: boolean
  /** The firer is a vehicle. */
  readonly byVehicle: boolean
  /** The highest TK DR with which the target would harm the firing vehicle as both stand. */
  readonly harmToFirer: number
  /** The same after any next expenditure that brings it to a weaker side of the firer. */
  readonly harmSoon: number
  /** Casualties or exits count for victory. */
  readonly points: boolean
  readonly threat: boolean
  readonly targetClass: TargetClass
}

export interface GateAnswer {
  readonly way: 'NONE' | 'MOTION' | 'OFTC'
  readonly rule: RuleId
}

/** PBS-OFV: whether ordnance looks at a vehicle, or a threatened vehicle rather drives off. */
export function vehicleGate(f: VehicleGateFacts, { tankIgnoresHarmless, motionThreatDr }: Switches): GateAnswer {
  if (f.stuck) return { way: 'NONE', rule: 'PBS-OFV-07' }
  if (!f.byVehicle) return { way: 'OFTC', rule: 'PBS-OFV-01' }
  if (f.harmToFirer >= motionThreatDr)
    return f.targetClass === 'C' || f.targetClass === 'D' ? { way: 'MOTION', rule: 'PBS-OFV-08' } : { way: 'OFTC', rule: 'PBS-OFV-01' }
  if (f.points) return { way: 'OFTC', rule: 'PBS-OFV-03' }
  if (f.threat) return { way: 'OFTC', rule: 'PBS-OFV-04' }
  if (f.harmSoon >= motionThreatDr) return { way: 'OFTC', rule: 'PBS-OFV-06' }
  if (!tankIgnoresHarmless && f.targetClass === 'A') return { way: 'OFTC', rule: 'PBS-OFV-01' }
  return { way: 'NONE', rule: 'PBS-OFV-02' }
}
