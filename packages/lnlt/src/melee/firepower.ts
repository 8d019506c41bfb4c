import type { Modifier } from '@firegroup/kernel'
import { MELEE_FIREPOWER } from '../data/melee.ts'
import { weaponRules } from '../data/support-weapons.ts'
import { inherentFire, isMmc, weaponFire } from '../fire/attack.ts'
import type { LnltState, Unit } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import type { Round } from './ambush.ts'
import { type Arms, armsOf, isZeroFirepower } from './arms.ts'
import { canStrike, holdsOut } from './eligible.ts'
import type { MeleePart } from './events.ts'

/** 8.0: the firepower of units that fight so, attacking or defending; what is not in `arms` fights with nothing. */
export function firepowerOf(s: LnltState, round: Round, units: readonly Unit[], arms: readonly Arms[]): readonly MeleePart[] {
  const parts: MeleePart[] = []
  for (const unit of units) {
    const way = arms.find((each) => each.unit === unit.id)
    if (way) addUnit(s, round, unit, way, parts)
    else if (isWeaponTeam(s, unit) || holdsOut(s, unit)) parts.push(nominal(s, unit))
  }
  return parts
}

export function sumOf(parts: readonly MeleePart[]): number {
  let sum = 0
  for (const { fp } of parts) sum += fp
  return sum
}

/** The way in which each of these has the most firepower. */
export function strongestArms(s: LnltState, round: Round, units: readonly Unit[]): readonly Arms[] {
  const found: Arms[] = []
  for (const unit of units) {
    const way = canStrike(s, unit) ? strongestOf(s, round, unit, armsOf(s, unit)) : null
    if (way) found.push(way)
  }
  return found
}

function strongestOf(s: LnltState, round: Round, unit: Unit, ways: readonly Arms[]): Arms | null {
  if (ways.length < 2) return ways[0] ?? null
  let best: Arms | null = null
  let most = -1
  for (const way of ways) {
    const fp = sumOf(firepowerOf(s, round, [unit], [way]))
    if (fp <= most) continue
    best = way
    most = fp
  }
  return best
}

function addUnit(s: LnltState, round: Round, unit: Unit, { inherent, weapons }: Arms, parts: MeleePart[]): void {
  const from = parts.length
  if (inherent) parts.push(ownPart(s, unit, weapons.length > 0))
  for (const weapon of weapons) parts.push(weaponPart(s, unit, weapon))
  if (round.chargers?.includes(unit.id) && inherent) parts[from] = raised(parts[from]!, CHARGE(parts[from]!))
  if (typeOf(s, unit).meleeBonus && parts.length > from) parts[from] = raised(parts[from]!, SPECIALIST)
  if (round.ambushers.includes(unit.id)) for (let i = from; i < parts.length; i++) parts[i] = raised(parts[i]!, ambushed(parts[i]!))
}

const SPECIALIST: Modifier = { rule: '8.5', label: 'Melee specialist', value: MELEE_FIREPOWER.superscript }
/** 8.6: the IFP twice over, in the first round. */
const CHARGE = ({ fp }: MeleePart): Modifier => ({ rule: '8.6', label: 'Charge', value: fp })
const ZERO: Modifier = { rule: '8.3', label: 'without firepower', value: MELEE_FIREPOWER.zero }

/** 8.0, 8.3: the IFP as printed; a unit without any counts for one, unless it has a weapon to use. */
function ownPart(s: LnltState, unit: Unit, armed: boolean): MeleePart {
  const printed = typeOf(s, unit).inherent ? inherentFire(s, unit).fp : 0
  const modifiers: Modifier[] = []
  if (isZeroFirepower(s, unit) && !armed) modifiers.push({ ...ZERO, value: MELEE_FIREPOWER.zero - printed })
  return partOf(s, unit, -1, typeOf(s, unit).label, printed, modifiers)
}

/** 8.0, 8.5: a weapon with its FP; in the hands of a single man with half of it, rounded up, but for charges. */
function weaponPart(s: LnltState, unit: Unit, id: number): MeleePart {
  const weapon = s.weapons[id]!
  const type = typeOfWeapon(s, weapon)
  const printed = weaponFire(s, weapon).fp
  const modifiers: Modifier[] = []
  if (type.meleeBonus) modifiers.push(SPECIALIST)
  const full = printed + (type.meleeBonus ? MELEE_FIREPOWER.superscript : 0)
  if (!isMmc(s, unit) && weaponRules(type.kind).halvedBySmc)
    modifiers.push({ rule: '8.0', label: 'used by one man: half', value: -(full >> 1) })
  return partOf(s, unit, id, type.name, printed, modifiers)
}

function partOf(s: LnltState, unit: Unit, weapon: number, label: string, printed: number, modifiers: Modifier[]): MeleePart {
  for (const contribution of s.setting.hooks.meleeFirepower) {
    const modifier = contribution(s, unit, weapon)
    if (modifier) modifiers.push(modifier)
  }
  let fp = printed
  for (const { value } of modifiers) fp += value
  return { unit: unit.id, weapon, label, printed, modifiers, fp }
}

function raised(part: MeleePart, by: Modifier): MeleePart {
  return by.value === 0 ? part : { ...part, modifiers: [...part.modifiers, by], fp: part.fp + by.value }
}

/** 8.4: IFP and SW three times over. */
function ambushed({ fp }: MeleePart): Modifier {
  return { rule: '8.4', label: 'Ambush', value: fp * (MELEE_FIREPOWER.ambush - 1) }
}

function isWeaponTeam(s: LnltState, unit: Unit): boolean {
  return typeOf(s, unit).kind === 'weaponTeam'
}

/** 8.0: a Weapon Team without a machine gun defends with a nominal one, and so do Shaken units that do not surrender. */
function nominal(s: LnltState, unit: Unit): MeleePart {
  const { label } = typeOf(s, unit)
  return { unit: unit.id, weapon: -1, label, printed: MELEE_FIREPOWER.zero, modifiers: [], fp: MELEE_FIREPOWER.zero }
}
