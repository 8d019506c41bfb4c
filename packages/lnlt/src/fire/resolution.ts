import { type Modifier, total } from '@firegroup/kernel'
import { isAloft } from '../map/terrain.ts'
import { asSeenBy } from '../modern/thermal.ts'
import type { LnltState, Unit } from '../state.ts'
import { armorModifiers } from '../vehicles/small-arms.ts'
import { isVehicle } from '../vehicles/vehicle.ts'
import { type Attack, hasMortar, hitsWholeHex, isLobbed } from './attack.ts'
import type { FirepowerPart, TargetTotal } from './events.ts'
import { firepowerParts, totalFirepower } from './firepower.ts'
import { attackModifiers, targetModifiers } from './modifiers.ts'
import { type Against, terrainModifier } from './tm.ts'

/** An attack worked out as far as it goes without dice. The preview and the resolution both start here. */
export interface Figured {
  readonly attack: Attack
  readonly parts: readonly FirepowerPart[]
  /** Summed and rounded up once. */
  readonly firepower: number
  /** For the stack as a whole. */
  readonly modifiers: readonly Modifier[]
  /** One a target: judged by itself against the same dice. */
  readonly targets: readonly FiguredTarget[]
}

interface FiguredTarget {
  readonly unit: number
  readonly modifiers: readonly Modifier[]
  readonly defenceModifiers: readonly Modifier[]
  /** What is added to the attacker's die and to the defender's. */
  readonly attack: number
  readonly defence: number
}

/** 5.0: firepower, modifiers and TM of an attack. `without`: a weapon whose FP is taken out because it jams (1.6.2). */
export function figure(s: LnltState, attack: Attack, without = -1): Figured {
  if (attack.he) return figureHe(s, attack, attack.he)
  const parts = firepowerParts(s, attack, without)
  const firepower = totalFirepower(parts)
  const modifiers = attackModifiers(s, attack)
  const forAll = firepower + total(modifiers)
  const targets = attack.targets.map((id): FiguredTarget => {
    const target = s.units[id]!
    const own = isShelled(attack) && isVehicle(target) ? unmoved(modifiers) : targetModifiers(s, attack, target)
    const cover = defenceAgainst(s, attack, target)
    const defenceModifiers = isVehicle(target) ? [...cover, ...armorModifiers(s, target, attack)] : cover
    return { unit: id, modifiers: own, defenceModifiers, attack: forAll + total(own), defence: total(defenceModifiers) }
  })
  return { attack, parts, firepower, modifiers, targets }
}

function isShelled({ means }: Attack): boolean {
  return means === 'mortar' || means === 'shells'
}

/** LG-81: against vehicles the shells of Mortar Weapon Teams and artillery have no modifiers: those of the stack are taken back. */
function unmoved(modifiers: readonly Modifier[]): readonly Modifier[] {
  const sum = total(modifiers)
  return sum === 0 ? [] : [{ rule: '17.4', label: 'nothing of that at a vehicle', value: -sum }]
}

/** 5.0, 18.0: the cover of a target where it is; against what comes from above neither slopes nor hexsides cover it, nor is a Sniper's doubled. */
function defenceAgainst(s: LnltState, attack: Attack, target: Unit): readonly Modifier[] {
  if (attack.means === 'mines' || attack.bare || isAloft(target.at)) return NO_COVER
  if (attack.means === 'air' || attack.means === 'crash') return terrainModifier(s, target.at, null, target)
  if (hitsWholeHex(attack)) return terrainModifier(s, target.at, null, target, SHELLS)
  if (attack.means === 'sniper') return terrainModifier(s, attack.at, attack.from, target, UNDOUBLED)
  if (attack.machineGun !== undefined)
    return terrainModifier(asSeenBy(s, s.units[attack.firers[0]!.unit]!, attack.at), attack.at, attack.from, target)
  if (!hasMortar(s, attack)) return terrainModifier(s, attack.at, attack.from, target)
  return terrainModifier(s, attack.at, isLobbed(s, attack) ? null : attack.from, target, MORTARS)
}

/** 21.4: nothing covers against Mines. */
const NO_COVER: readonly Modifier[] = []
const UNDOUBLED: Against = { doubles: false, mortar: false }
const MORTARS: Against = { doubles: true, mortar: true }
const SHELLS: Against = { doubles: false, mortar: true }

/** 14.1: HE against a bare die; 15.3: an Overrun against the cover of counters there; that of a Bridge is none. */
function figureHe(s: LnltState, attack: Attack, he: FirepowerPart): Figured {
  const parts = [he]
  const firepower = totalFirepower(parts)
  const targets = attack.targets.map((unit) => {
    const defenceModifiers = attack.means === 'overrun' ? coverAgainstOverrun(s, s.units[unit]!) : []
    return { unit, modifiers: [], defenceModifiers, attack: firepower, defence: total(defenceModifiers) }
  })
  return { attack, parts, firepower, modifiers: [], targets }
}

function coverAgainstOverrun(s: LnltState, target: Unit): readonly Modifier[] {
  return terrainModifier(s, target.at, null, target).filter(({ label }) => label !== 'Bridge')
}

/** 5.0: one pair of rolls, compared for each target. */
export function totalsOf({ targets }: Figured, attackRoll: number, defenceRoll: number): TargetTotal[] {
  return targets.map(({ unit, modifiers, defenceModifiers, attack, defence }) => ({
    unit,
    modifiers,
    attack: attackRoll + attack,
    defenceModifiers,
    defence: defenceRoll + defence,
    difference: differenceOf(attackRoll + attack, defenceRoll + defence),
  }))
}

/** 5.0: only an attack that is higher does anything. */
export function differenceOf(attack: number, defence: number): number {
  return attack > defence ? attack - defence : 0
}
