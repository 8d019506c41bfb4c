import type { AslskState, Side } from '../state.ts'
import { hasHidden, hasUnseen, isUnseen } from './unseen.ts'

/**
 * Whether a side with unseen units might have something to do, as far as everybody can tell: it is then asked whether it has or not, so that being asked
 * tells nothing of them. Where it may show its units (`reveal`) it always has something to do; these are the others.
 */
export function mightAct(s: AslskState, side: Side, kind: string): boolean {
  if (!hasUnseen(s, side)) return false
  const hidden = hasHidden(s, side)
  switch (kind) {
    case 'recovery':
      return s.weapons.some(({ owner, at }) => owner < 0 && at >= 0 && (hidden || standsByUnseen(s, { at, side })))
    case 'repair':
      return s.weapons.some((weapon) => weapon.malfunctioned && weapon.side === side && weapon.at >= 0)
    case 'transfer':
      return (
        hidden || s.units.some((one) => one.side === side && one.concealed && s.units.some((other) => other !== one && isWith(one, other)))
      )
    case 'unitRally':
      return s.units.some((unit) => unit.side === side && unit.broken && unit.at >= 0 && (hidden || standsByUnseen(s, unit)))
    case 'deploy':
    case 'recombine':
      return s.units.some((unit) => unit.side === side && isUnseen(unit) && unit.type.startsWith('mc-'))
    default:
      return false
  }
}

function isWith(one: { readonly at: number; readonly side: Side }, other: { readonly at: number; readonly side: Side }): boolean {
  return one.at >= 0 && one.at === other.at && one.side === other.side
}

function standsByUnseen(s: AslskState, unit: { readonly at: number; readonly side: Side }): boolean {
  return s.units.some((other) => isUnseen(other) && isWith(unit, other))
}
