import { nameOf } from '../../map/terrain.ts'
import { type AslskState, type CombatAttack, type CombatInProgress, enemyOf, type Side, type Unit } from '../../state.ts'
import { vehiclesAt } from '../../vehicles/status.ts'
import type { Fighting } from './fighting.ts'
import { defenders } from './stacks.ts'

/** Who stands with whom, and what the other side has designated. */
export interface AboutCombat {
  readonly hex: string
  readonly ambusher: Side | null
  readonly own: readonly (readonly number[])[]
  readonly enemy: readonly (readonly number[])[]
  readonly against: readonly CombatAttack[]
  /** 3.8: where there is a vehicle: one attack at a time; who has made his already, and who has been attacked. */
  readonly exchange?: { readonly struck: readonly number[]; readonly suffered: readonly number[] }
}

export function designationHead(s: AslskState, { side, combat }: Fighting) {
  const ids = (groups: Unit[][]) => groups.map((group) => group.map((unit) => unit.id))
  return {
    kind: 'closeCombat',
    title: `Close Combat in ${nameOf(s, combat.at)}: who attacks whom?`,
    rule: '3.8',
    about: (): AboutCombat => ({
      hex: nameOf(s, combat.at),
      ambusher: combat.ambusher,
      own: ids([...defenders(s, combat, side), ...vehicleGroups(s, combat, side)]),
      enemy: ids([...defenders(s, combat, enemyOf(side)), ...vehicleGroups(s, combat, enemyOf(side))]),
      against: combat.attacks,
      ...(combat.exchange ? { exchange: { struck: combat.exchange.struck, suffered: combat.exchange.suffered } } : {}),
    }),
  } as const
}

function vehicleGroups(s: AslskState, combat: CombatInProgress, side: Side): Unit[][] {
  return combat.exchange ? vehiclesAt(s, combat.at).flatMap((vehicle) => (vehicle.side === side ? [[vehicle]] : [])) : []
}
