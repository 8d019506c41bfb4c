/** With a vehicle in the hex both sides attack in turn, one attack at a time. */
import { type AslskState, type DeclaredAttack, typeOf } from '@firegroup/aslsk'
import { unique } from '../../../../play/controller/draft.ts'

/**
 * The attack that these can make on a group, with those who are about to (`now`): a vehicle attacks by itself, with all that it has left, and is attacked by
 * one unit and a leader.
 */
export function blowBy(s: AslskState, by: readonly number[], on: readonly number[], now: DeclaredAttack | undefined): DeclaredAttack {
  const isVehicle = (id: number): boolean => s.units[id]!.vehicle !== undefined
  const isLeader = (id: number): boolean => typeOf(s, s.units[id]!).kind === 'leader'
  const tank = by.find(isVehicle)
  if (tank !== undefined) return { by: [tank], on }
  if (!on.some(isVehicle)) {
    const joins = now !== undefined && sameUnits(now.on, on) && !now.by.some(isVehicle)
    return { by: joins ? unique([...now.by, ...by]) : by, on }
  }
  return { by: [by.find((id) => !isLeader(id)), by.find(isLeader)].filter((id) => id !== undefined), on }
}

export const sameUnits = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id) => b.includes(id))
