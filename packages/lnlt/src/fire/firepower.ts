import type { Modifier } from '@firegroup/kernel'
import { reachOf } from '../air/helicopter.ts'
import { fireValue } from '../data/direct-fire.ts'
import { weaponRules } from '../data/support-weapons.ts'
import { distance } from '../map/terrain.ts'
import type { LnltState, Unit, Weapon } from '../state.ts'
import { has } from '../units/marks.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { machineGunPart } from '../vehicles/small-arms.ts'
import { type Attack, type Firer, inherentFire, isMmc, type Shells, weaponFire } from './attack.ts'
import type { FirepowerPart } from './events.ts'
import { crewsAlong } from './firers.ts'

/** Firepower is kept in quarters of a point: halved twice at most. */
const QUARTERS = 4

/** 5.0, 5.2: each part of an attack's firepower: additions to single units first, then what halves them. `without`: a weapon that jams. */
export function firepowerParts(s: LnltState, attack: Attack, without = -1): FirepowerPart[] {
  const parts: FirepowerPart[] = []
  if (attack.shells) parts.push(attack.means === 'mines' ? minesPart(attack.shells) : shellsPart(attack.shells, attack.means))
  if (attack.machineGun !== undefined) return [machineGunPart(s, attack, attack.machineGun)]
  for (let i = 0; i < attack.firers.length; i++) {
    const firer = attack.firers[i]!
    const unit = s.units[firer.unit]!
    if (firer.inherent) parts.push(inherentPart(s, attack, unit, i === 0))
    for (const id of firer.weapons) {
      const weapon = s.weapons[id]!
      if (id !== without && weapon.owner === unit.id) parts.push(weaponPart(s, attack, unit, weapon, attack.firers))
    }
  }
  return parts
}

/** 5.0, LG-06: summed, and rounded up once. */
export function totalFirepower(parts: readonly FirepowerPart[]): number {
  let quarters = 0
  for (const part of parts) quarters += part.quarters
  return (quarters + QUARTERS - 1) >> 2
}

/** 21.4 */
function minesPart({ fp }: Shells): FirepowerPart {
  return { unit: -1, weapon: -1, label: 'Mines', printed: fp, modifiers: [], quarters: fp * QUARTERS }
}

/** 18.2: as the order of battle says. */
const LABELS: { readonly [M in Attack['means']]?: string } = { air: 'from the air', crash: 'crash', claymore: 'Claymore' }

function shellsPart({ fp, mortar }: Shells, means: Attack['means']): FirepowerPart {
  return {
    unit: -1,
    weapon: -1,
    label: LABELS[means] ?? (mortar ? 'mortar fire' : 'artillery'),
    printed: fp,
    modifiers: [],
    quarters: fp * QUARTERS,
  }
}

/** 5.2: the lead unit and Heroes with all of their IFP, every other MMC with half of it. */
function inherentPart(s: LnltState, attack: Attack, unit: Unit, isLead: boolean): FirepowerPart {
  const { fp, range } = inherentFire(s, unit)
  const modifiers: Modifier[] = []
  let quarters = fp * QUARTERS
  if (isPenalized(attack, unit)) quarters += add(modifiers, '4.1', 'Ops Complete', fireValue('opsComplete') * QUARTERS)
  if (distance(s.setting, attack.from, attack.at) > reachOf(range, attack.at))
    quarters += add(modifiers, '5.4', 'beyond its range: half', -(quarters >> 1))
  if (!isLead && isMmc(s, unit)) {
    quarters += add(modifiers, '5.2', 'does not lead: half', -(quarters >> 1))
    if (quarters < 0) quarters += add(modifiers, '5.2', 'takes nothing from the lead', -quarters)
  }
  return { unit: unit.id, weapon: -1, label: typeOf(s, unit).label, printed: fp, modifiers, quarters }
}

/** 5.2: weapons with all of their FP; 1.6: one man alone gets half out of it; 4.1: machine guns and Flamethrowers of those who are Ops Complete, too. */
function weaponPart(s: LnltState, attack: Attack, unit: Unit, weapon: Weapon, firers: readonly Firer[]): FirepowerPart {
  const type = typeOfWeapon(s, weapon)
  const { halvedBySmc, halvedByOpsComplete } = weaponRules(type.kind)
  const { fp, range } = weaponFire(s, weapon)
  const modifiers: Modifier[] = []
  let quarters = fp * QUARTERS
  if (distance(s.setting, attack.from, attack.at) > reachOf(range, attack.at))
    quarters += add(modifiers, '5.4', 'beyond its range: half', -(quarters >> 1))
  if (!isMmc(s, unit) && halvedBySmc && crewsAlong(firers, weapon.id) < 2)
    quarters += add(modifiers, '1.6', 'fired by one man: half', -(quarters >> 1))
  if (halvedByOpsComplete && isPenalized(attack, unit)) quarters += add(modifiers, '4.1', 'Ops Complete: half', -(quarters >> 1))
  return { unit: unit.id, weapon: weapon.id, label: type.name, printed: fp, modifiers, quarters }
}

/** 4.1: Ops Complete weakens Opportunity Fire; fire at what was just spotted it does not. */
function isPenalized(attack: Attack, unit: Unit): boolean {
  return attack.occasion === 'opportunity' && has(unit, 'opsComplete')
}

function add(modifiers: Modifier[], rule: string, label: string, value: number): number {
  modifiers.push({ rule, label, value })
  return value
}
