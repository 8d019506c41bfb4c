import { type Problem, refuse } from '@firegroup/kernel'
import { adjacent } from '../map/terrain.ts'
import type { AslskState, FireMark, Location, Unit, Weapon } from '../state.ts'
import { weaponsAround } from '../units/still.ts'
import { isLeader, typeOf, weaponTypeOf } from '../units/units.ts'
import type { Attack, Firer } from './attack.ts'
import type { When } from './events.ts'

/**
 * How a unit or Weapon fires, by the counter it already has: at full effect, as Subsequent First Fire or Final Protective Fire in the enemy MPh,
 * or once more as a First Fire marked unit in the DFPh.
 */
export type ShotMode = 'full' | 'subsequent' | 'protective' | 'marked'

/** 3.2.5, 3.3.3, 3.4, 3.5: the mode in which something with this fire counter may fire at a Location, or why it may not. */
export function shotMode(s: AslskState, when: When, mark: FireMark, from: Location, at: Location): ShotMode | readonly Problem[] {
  if (mark === 'none') return 'full'
  if (when === 'prepFire') return refuse('3.2', 'It has already fired in this Player Turn.')
  if (when === 'advancingFire' || when === 'boundingFire') return refuse('3.5', 'It has already fired in this Player Turn.')
  const close = from === at || adjacent(s, from, at)
  if (when === 'firstFire') {
    if (mark === 'first') return 'subsequent'
    return close
      ? 'protective'
      : refuse('3.3.3', 'A Final Fire marked unit fires only at an adjacent moving unit, as Final Protective Fire.')
  }
  if (mark === 'final') return refuse('3.4', 'A Final Fire marked unit may not fire in the Defensive Fire Phase.')
  return close ? 'marked' : refuse('3.4', 'A First Fire marked unit fires only at its own or an adjacent hex.')
}

/** The mode of a unit's own FP in an attack that is legal. */
export function inherentMode(s: AslskState, { when, at }: Pick<Attack, 'when' | 'at'>, unit: Unit): ShotMode {
  const mode = shotMode(s, when, unit.fire, unit.at, at)
  return typeof mode === 'string' ? mode : 'full'
}

/** The mode of a Weapon in an attack that is legal: used together with its unit's own sustained fire it takes part in that (3.3.3). */
export function weaponMode(s: AslskState, attack: Pick<Attack, 'when' | 'at'>, unit: Unit, inherent: boolean, weapon: Weapon): ShotMode {
  const own = shotMode(s, attack.when, markFor(s, unit, weapon), unit.at, attack.at)
  if (typeof own === 'string' && own !== 'full') return own
  return inherent ? inherentMode(s, attack, unit) : 'full'
}

/** 3.3.3, 3.4: the firer takes part with anything that has fired before. */
export function isSustained(s: AslskState, attack: Pick<Attack, 'when' | 'at'>, firer: Firer): boolean {
  return firerModes(s, attack, firer).some((mode) => mode !== 'full')
}

/** 3.3.3: the firer uses Final Protective Fire. */
export function isProtective(s: AslskState, attack: Pick<Attack, 'when' | 'at'>, firer: Firer): boolean {
  return firerModes(s, attack, firer).includes('protective')
}

function firerModes(s: AslskState, attack: Pick<Attack, 'when' | 'at'>, { unit: id, inherent, weapons }: Firer): ShotMode[] {
  const unit = s.units[id]!
  const modes = weapons.map((weapon) => weaponMode(s, attack, unit, inherent, s.weapons[weapon]!))
  if (inherent) modes.push(inherentMode(s, attack, unit))
  return modes
}

/** The fire counter that counts for a Weapon: a kept rate lets it fire as if it had none (1.2.4.1). */
function markOf(weapon: Weapon): FireMark {
  return weapon.keptRate ? 'none' : weapon.fire
}

/**
 * 4.0: the counter that counts for a Weapon in the hands of this unit. One that costs its user his own FP is under the counter that he has already
 * earned with it: all that is left for it in the enemy MPh is sustained fire (3.3.3).
 */
export function markFor(s: AslskState, unit: Unit, weapon: Weapon): FireMark {
  if (weapon.fire !== 'none' || weapon.keptRate || weapon.used || unit.forfeited || isLeader(s, unit)) return markOf(weapon)
  if (unit.fire !== 'first' && unit.fire !== 'final') return 'none'
  const isFree = isSquad(s, unit) && weaponsUsed(s, unit).length === 0
  return isFree ? 'none' : unit.fire
}

/** 4.0: how many Weapons of this unit have fired in this Player Turn; one that it destroyed counts too. */
export function weaponsUsed(s: AslskState, unit: Unit): number[] {
  const used: number[] = []
  for (const weapon of weaponsAround(s, unit))
    if (weapon.owner === unit.id && (weapon.fire !== 'none' || weapon.keptRate || weapon.used)) used.push(weapon.id)
  if (unit.firedWeapon && !isLeader(s, unit)) used.push(GONE)
  for (let i = 1; i <= (unit.panzerfausts ?? 0); i++) used.push(GONE - i) // 4.4.2
  return used
}

const GONE = -1

export function isFlamethrower(s: AslskState, weapon: Weapon): boolean {
  return weaponTypeOf(s, weapon).kind === 'ft'
}

/** 4.4.4: it fires at Infantry like a MG of 1 FP. */
export function isAntiTankRifle(s: AslskState, weapon: Weapon): boolean {
  return weaponTypeOf(s, weapon).kind === 'atr'
}

export function isMachineGun(s: AslskState, weapon: Weapon): boolean {
  return weaponTypeOf(s, weapon).kind === 'mg'
}

function isSquad(s: AslskState, unit: Unit): boolean {
  return typeOf(s, unit).kind === 'squad'
}
