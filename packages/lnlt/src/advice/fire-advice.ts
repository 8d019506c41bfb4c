import type { Approach } from '@firegroup/hexgame'
import { type Attack, isMmc } from '../fire/attack.ts'
import { attackFrom, type FireContext, type FireDeclaration } from '../fire/declaration.ts'
import type { FirePreview } from '../fire/preview.ts'
import { figure } from '../fire/resolution.ts'
import type { SnipePreview } from '../specialists/sniping.ts'
import type { LnltState } from '../state.ts'
import { typeOfWeapon } from '../units/units.ts'
import type { GroundValue } from './ground.ts'
import { WEIGHTS } from './weights.ts'
import { expectedLoss, helpOf, worthWithWeapons } from './worth.ts'

/** An attack in an impulse of one's own, less what the firers give up for it: their fire at movers, and the way that they could have gone. */
export function fireValue(s: LnltState, declared: FireDeclaration, context: FireContext, ground: GroundValue): number {
  const attack = attackFrom(s, declared, context)
  let price = WEIGHTS.inertia
  for (const { unit: id } of declared.firers) {
    const unit = s.units[id]!
    if (!isMmc(s, unit)) continue
    const goes = ground.objectives.mustTake && ground.distance(unit.at) > 0
    price += ground.approach.firing * (goes ? WEIGHTS.staysBehind * (0.4 + ground.haste) : WEIGHTS.holding)
  }
  return fireGain(s, attack) - price - charges(s, declared)
}

/** 5.3: fire at movers, less what it is worth to hold it for the next. */
export function opportunityValue(s: LnltState, declared: FireDeclaration, context: FireContext, { reacting }: Approach): number {
  let price = 0.05
  for (const { unit: id } of declared.firers) if (isMmc(s, s.units[id]!)) price += WEIGHTS.opportunity * reacting
  return fireGain(s, attackFrom(s, declared, context)) - price - charges(s, declared)
}

/** 11.4: a Sniper's shot: each of those who are there is as likely to be hit. */
export function snipeValue(s: LnltState, odds: SnipePreview | object | null): number {
  const attacks = odds !== null && 'attacks' in odds ? odds.attacks : NO_ATTACKS
  let gain = 0
  for (const { targets } of attacks)
    for (const { unit: id, attack, defence } of targets) {
      const unit = s.units[id]!
      gain += worthWithWeapons(s, unit) * expectedLoss(s, unit, attack - defence, helpOf(s, unit), 'sniper')
    }
  return attacks.length === 0 ? 0 : gain / attacks.length
}

/** 15.0: a machine gun of a vehicle: what its attack is expected to cost. */
export function machineGunValue(s: LnltState, odds: FirePreview | object | null, price: number): number {
  if (odds === null || !('targets' in odds)) return 0
  let gain = 0
  for (const { unit: id, attack, defence } of (odds as FirePreview).targets)
    gain += worthWithWeapons(s, s.units[id]!) * expectedLoss(s, s.units[id]!, attack - defence, helpOf(s, s.units[id]!))
  return gain - price
}

const NO_ATTACKS: readonly FirePreview[] = []

/** What an attack is expected to cost the enemy: from the function that resolves it. */
function fireGain(s: LnltState, attack: Attack): number {
  let gain = 0
  for (const { unit: id, attack: strength, defence } of figure(s, attack).targets) {
    const unit = s.units[id]!
    gain += worthWithWeapons(s, unit) * expectedLoss(s, unit, strength - defence, helpOf(s, unit))
  }
  return gain
}

/** 1.6: what can be used only once is kept for something worth it. */
function charges(s: LnltState, { firers }: FireDeclaration): number {
  let price = 0
  for (const { weapons } of firers) for (const id of weapons) if (typeOfWeapon(s, s.weapons[id]!).uses === 1) price += WEIGHTS.charge
  return price
}
