import type { Problem } from '@firegroup/kernel'
import type { Provenance } from './counters.ts'
import { barrelLabel } from './guns.ts'
import { nationOf } from './nations.ts'
import type { VehicleEntry } from './ordnance-file.ts'

/** 1.2.7: the printed values of a vehicle. */
export interface VehicleType extends Omit<VehicleEntry, keyof Provenance> {
  readonly kind: 'vehicle'
  /** Its main armament as printed: '75L', or 'MG'. */
  readonly label: string
  /** Its name without the nation, as the counter has it. */
  readonly counterName: string
  readonly provenance: Provenance
}

export function vehicle({ kits, source, confidence, note, ...printed }: VehicleEntry): VehicleType {
  return {
    ...printed,
    kind: 'vehicle',
    name: `${nationOf(printed.nation).adjective} ${printed.name}`,
    counterName: printed.name,
    label: printed.gun ? barrelLabel(printed.gun) : printed.mgArmament?.weapon === 'ATR' ? 'ATR' : 'MG',
    provenance: { kits, source, confidence, ...(note === undefined ? {} : { note }) },
  }
}

export function vehicleProblems({ id, turret, gun, mgArmament }: VehicleEntry): readonly Problem[] {
  const problems: Problem[] = []
  if ((gun === undefined) === (mgArmament === undefined)) {
    problems.push({ rule: '1.2.7', message: `${id} has one main armament: either gun or mgArmament.` })
  }
  if (gun && gun.mount !== 'turret' && turret !== 'NT') {
    problems.push({ message: `${id}.gun.mount: a vehicle with a turret has its gun there.` })
  }
  return problems
}
