import type { Aslsk } from '../../context.ts'
import { paatc, takesPaatc } from '../../phases/close-combat/paatc.ts'
import type { Unit } from '../../state.ts'
import { pinUnit } from '../../units/casualties.ts'
import { isInfantry, isVehicle, moraleOf } from '../../units/units.ts'

/**
 * D7.21: concealed men into whose hex a vehicle comes take one PAATC together, at the lowest morale and with the best leader among them. Who passes stays
 * concealed, and takes none before he attacks that vehicle; who fails is seen and pinned.
 */
export function keepStill(g: Aslsk, vehicle: Unit, unseen: readonly Unit[]): readonly Unit[] {
  const s = g.state
  const men = isVehicle(vehicle) ? unseen.filter((unit) => unit.concealed && isInfantry(unit) && !unit.broken && !unit.pinned) : []
  const mmc = men.filter((unit) => takesPaatc(s, unit))
  const [weakest] = mmc.sort((a, b) => moraleOf(s, a) - moraleOf(s, b))
  if (weakest && !paatc(g, weakest, '3.3.4')) {
    for (const unit of mmc) if (unit !== weakest) pinUnit(g, unit, 'D7.21')
    return []
  }
  for (const unit of mmc) unit.braved = [...(unit.braved ?? []), vehicle.id]
  return men
}
