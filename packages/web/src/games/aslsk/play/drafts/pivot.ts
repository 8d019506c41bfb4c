/** What a draft lets its player turn to another hexspine: a Gun, a hull or a turret. */
import { type AslskState, type Vehicle, vehicleTypeOf, weaponTypeOf } from '@firegroup/aslsk'
import type { Pivot as Turning } from '../../../../play/board/turning.ts'
import type { HexDraft } from '../../../../play/controller/draft.ts'

export interface Pivot extends Turning {
  /** The Gun, or the vehicle. */
  readonly of: { readonly weapon: number } | { readonly unit: number }
}

type Pointing = Pick<Pivot, 'hex' | 'from' | 'towards' | 'cost' | 'turn'>

/** What can be turned now; all of it stands in one hex. */
export function pivotsOf(draft: HexDraft | null): readonly Pivot[] {
  return draft && 'pivots' in draft ? (draft.pivots as readonly Pivot[]) : []
}

export function gunPivot(s: AslskState, weapon: number, pointing: Pointing): Pivot {
  return { id: `w${weapon}`, of: { weapon }, name: weaponTypeOf(s, s.weapons[weapon]!).name, part: 'hull', ...pointing }
}

export const hasTurret = (s: AslskState, unit: Vehicle): boolean => vehicleTypeOf(s, unit).turret !== 'NT'

export function vehiclePivot(s: AslskState, unit: Vehicle, part: Pivot['part'], pointing: Pointing): Pivot {
  const { label } = vehicleTypeOf(s, unit)
  const name = part === 'turret' ? `turret of the ${label}` : hasTurret(s, unit) ? `hull of the ${label}` : label
  return { id: `${part} ${unit.id}`, of: { unit: unit.id }, name, part, ...pointing }
}
