import type { Problem } from '@firegroup/kernel'
import type { CounterValues, Provenance } from './counters.ts'
import { barrelLabel } from './guns.ts'
import { nationOf } from './nations.ts'
import type { VehicleEntry } from './ordnance-file.ts'

/** 1.2.7: the printed values of a vehicle. */
export interface VehicleType extends CounterValues, Omit<VehicleEntry, keyof Provenance> {
  readonly kind: 'vehicle'
  /** Its main armament as printed: '75L', or 'MG'. */
  readonly armament: string
}

/** The rulebook leaves victory points to each scenario; these are ours: its crew, the machine, and a gun that is more than a machine gun. */
const POINTS = { crewAndMachine: 5, gun: 1 } as const

/** 7.10: the morale of its crew is that of its nation's best elite MMC. */
export function vehicle({ kits, source, confidence, note, ...printed }: VehicleEntry, crewMorale: (nation: string) => number): VehicleType {
  const morale = crewMorale(printed.nation)
  return {
    ...printed,
    kind: 'vehicle',
    branch: 'army',
    class: 'elite',
    label: printed.name,
    name: `${nationOf(printed.nation).adjective} ${printed.name}`,
    armament: printed.gun ? barrelLabel(printed.gun) : printed.mgArmament?.weapon === 'ATR' ? 'ATR' : 'MG',
    morale,
    brokenMorale: morale,
    fails: 'breaks',
    selfRally: false,
    elrStepDown: null,
    points: POINTS.crewAndMachine + (printed.gun ? POINTS.gun : 0),
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
