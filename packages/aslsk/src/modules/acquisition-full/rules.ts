import { isUnseen } from '../../concealment/unseen.ts'
import type { Aslsk } from '../../context.ts'
import type { Figured } from '../../fire/resolution.ts'
import { loseAcquisition } from '../../ordnance/acquisition.ts'
import type { Shot } from '../../ordnance/shot.ts'
import type { AimedAt } from '../../ordnance/to-hit.ts'
import type { RolledAttack } from '../../phases/close-combat/resolution.ts'
import type { AslskState, Unit } from '../../state.ts'

/** C6.5: smaller calibres, in mm, acquire nothing. */
const LEAST_CALIBER = 20

/** C6.5, C6.57: what acquires nothing: small calibres, and shells at Infantry where nobody was to be seen. */
export function acquiresNothing(_: AslskState, { by, target }: Shot, targets: readonly Unit[] | 'use'): boolean {
  if (by.barrel.caliber < LEAST_CALIBER) return true
  return targets !== 'use' && target === 'itt' && targets.length === 0
}

/** C6.52: what was acquired as a hex serves at nobody who is concealed but as an area. */
export function notAtConcealed(_: AslskState, { target }: Shot, rows: readonly AimedAt[]): readonly AimedAt[] {
  if (target === 'att') return rows
  return rows.map((row) =>
    row.unit && isUnseen(row.unit) ? { ...row, modifiers: row.modifiers.filter(({ rule }) => rule !== '6.10') } : row,
  )
}

/** C3.41: the Infantry Target Type may be used at a Location where nobody is known to be; not at what moves. */
export function atEmptyLocations(_: AslskState, { by, ammo, occasion }: Shot): boolean {
  return ammo === 'he' && !by.barrel.shaped && occasion.expenditure === null
}

/** C6.5: Infantry that fires its own FP or a support weapon has no eyes for its Gun's target any more. */
export function firesOtherwise({ state: s }: Aslsk, { attack }: Figured): void {
  for (const { unit } of attack.firers) forget(s, (owner) => owner === unit && s.units[unit]!.vehicle === undefined)
}

/** C6.5: a Gun or its crew that is attacked in Close Combat. */
export function isAttacked({ state: s }: Aslsk, { attack }: RolledAttack): undefined {
  forget(s, (owner) => attack.on.includes(s.units[owner]!.id))
}

function forget(s: AslskState, isTheirs: (owner: number) => boolean): void {
  for (const weapon of s.weapons) if (weapon.ordnance?.acquired && weapon.owner >= 0 && isTheirs(weapon.owner)) loseAcquisition(weapon)
}
