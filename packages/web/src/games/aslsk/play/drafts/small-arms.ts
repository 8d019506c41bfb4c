/** Shots like others which the rules have as acts of their own: machine guns and anti-tank rifles at an AFV, and Mortars that fire at what their spotter sees. */
import type { AslskState, ShotDeclaration, SmallArmsFire } from '@firegroup/aslsk'

/** A shot as the draft has it: with the eyes of a spotter, or its own. */
export type ShotForm = ShotDeclaration & { readonly spotted?: true }

interface SpottedShot extends Omit<ShotDeclaration, 'type'> {
  readonly type: 'spotted'
}

type OwnAct = SmallArmsFire | SpottedShot

export function isOwnAct(decision: unknown): decision is OwnAct {
  const { type } = decision as { readonly type?: string }
  return type === 'smallArms' || type === 'spotted'
}

export function isSpotted(decision: unknown): decision is SpottedShot {
  return (decision as { readonly type?: string }).type === 'spotted'
}

export function shotFormOf(act: OwnAct): ShotForm {
  if (isSpotted(act)) return { ...act, type: 'ordnance', spotted: true }
  return { ...act, type: 'ordnance', target: 'vtt' }
}

/** What is decided by a shot: of a Weapon that is no Ordnance, fire at the vehicle; with a spotter, what he looks for. */
export function decisionOf(s: AslskState, shot: ShotForm): ShotDeclaration | OwnAct {
  const { weapon, at, target, vehicle, ca, vca, leader } = shot
  if (shot.spotted) {
    const { spotted: _, ...rest } = shot
    return { ...rest, type: 'spotted' }
  }
  if (s.weapons[weapon]?.ordnance || target !== 'vtt' || vehicle === undefined) return shot
  return {
    type: 'smallArms',
    weapon,
    at,
    vehicle,
    ...(ca === undefined ? {} : { ca }),
    ...(vca === undefined ? {} : { vca }),
    ...(leader === undefined ? {} : { leader }),
  }
}
