/** Machine guns and anti-tank rifles that fire at an AFV as Ordnance: shots like others, which the rules have as an act of their own. */
import type { AslskState, ShotDeclaration, SmallArmsFire } from '@firegroup/aslsk'

export function isSmallArms(decision: unknown): decision is SmallArmsFire {
  return (decision as { readonly type?: string }).type === 'smallArms'
}

export function shotFormOf({ weapon, at, vehicle, leader }: SmallArmsFire): ShotDeclaration {
  return { type: 'ordnance', weapon, at, target: 'vtt', vehicle, ...(leader === undefined ? {} : { leader }) }
}

/** What is decided by a shot: of a Weapon that is no Ordnance, fire at the vehicle. */
export function decisionOf(s: AslskState, shot: ShotDeclaration): ShotDeclaration | SmallArmsFire {
  const { weapon, at, target, vehicle, leader } = shot
  if (s.weapons[weapon]?.ordnance || target !== 'vtt' || vehicle === undefined) return shot
  return { type: 'smallArms', weapon, at, vehicle, ...(leader === undefined ? {} : { leader }) }
}
