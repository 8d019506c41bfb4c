import { type Modifier, outcomesOf, total } from '@firegroup/kernel'
import { type DiceRoll, type Lnlt, roll } from '../context.ts'
import { isBelowTable, MELEE_COLUMNS, MELEE_FIREPOWER, MELEE_MODIFIERS, meleeColumn, shiftedColumn } from '../data/melee.ts'
import { nameOf } from '../map/location.ts'
import type { LnltState, Side, Unit } from '../state.ts'
import { leadershipOf } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import type { Round } from './ambush.ts'
import { type Arms, isZeroFirepower } from './arms.ts'
import type { MeleeOdds, MeleePart } from './events.ts'
import { firepowerOf, sumOf } from './firepower.ts'

/** What a side has chosen for a round: whom it attacks, whose LM counts, and with what each of its own fights, attacking and defending. */
export interface MeleeDeclaration {
  readonly targets: readonly number[]
  readonly leader?: number
  readonly weapons: readonly Arms[]
}

/** 8.0: an attack before the dice: firepower of all who strike against that of the chosen ones, the column, and what is added to the roll. */
export function oddsOf(s: LnltState, round: Round, by: Side, declared: MeleeDeclaration, enemyArms: readonly Arms[]): MeleeOdds {
  const { targets, weapons, leader } = declared
  const strikers = weapons.map(({ unit }) => s.units[unit]!)
  const defenders = targets.map((id) => s.units[id]!)
  const parts = firepowerOf(s, round, strikers, weapons)
  const defenceParts = firepowerOf(s, defending(s, round), defenders, enemyArms)
  const attack = sumOf(parts)
  const defence = defenceOf(defenceParts)
  const column = meleeColumn(attack, defence)
  const shifted = strikers.some((each) => isHero(s, each)) ? shiftedColumn(column) : column
  const { odds } = MELEE_COLUMNS[column]!
  const { odds: better, kill } = MELEE_COLUMNS[shifted]!
  const modifiers = rollModifiers(s, weapons, defenders, enemyArms, leader)
  return { by, at: round.at, targets, parts, attack, defenceParts, defence, odds, shifted: better, kill, modifiers }
}

/** 8.4: whether ambushers are three times as strong in defence too is a ruling. */
export function defending(s: LnltState, round: Round): Round {
  return s.setting.options.ambushInDefence === 'yes' ? round : { ...round, ambushers: [] }
}

/** Whoever defends, if only a Leader who lends his LM instead of using his weapon, counts for one. */
export function defenceOf(parts: readonly MeleePart[]): number {
  return Math.max(MELEE_FIREPOWER.zero, sumOf(parts))
}

/** 8.0, LG-47: several can't be attacked together at worse than the first column, by the exact ratio and before any shift. */
export function isTooMany(attack: number, defence: number, targets: number): boolean {
  return targets > 1 && isBelowTable(attack, defence)
}

function isHero(s: LnltState, unit: Unit): boolean {
  return typeOf(s, unit).kind === 'hero'
}

/** 8.0, 8.3: one LM; -1 for each attacker and +1 for each defender that fights without firepower and without a SW. */
function rollModifiers(
  s: LnltState,
  arms: readonly Arms[],
  defenders: readonly Unit[],
  enemyArms: readonly Arms[],
  leader: number | undefined,
): readonly Modifier[] {
  const modifiers: Modifier[] = []
  const lm = leader === undefined ? 0 : leadershipOf(s, s.units[leader]!)
  if (lm > 0) modifiers.push({ ...MELEE_MODIFIERS.leader, value: lm, tags: ['leadership'] })
  for (const way of arms) if (isBare(s, way)) modifiers.push(MELEE_MODIFIERS.zeroAttacker)
  for (const { id } of defenders)
    if (enemyArms.some((way) => way.unit === id && isBare(s, way))) modifiers.push(MELEE_MODIFIERS.zeroDefender)
  return modifiers
}

function isBare(s: LnltState, { unit, weapons }: Arms): boolean {
  return weapons.length === 0 && isZeroFirepower(s, s.units[unit]!)
}

/** 8.0: what such a roll kills at. */
function kills({ kill, modifiers }: MeleeOdds, rolled: number): boolean {
  return rolled + total(modifiers) >= kill
}

/** 8.0: two dice against the Kill Number. */
export function rollMelee(g: Lnlt, odds: MeleeOdds): DiceRoll & { readonly success: boolean } {
  const label = `Melee in ${nameOf(g.state.setting, odds.at)}: ${odds.by}`
  const rolled = roll(g, 'melee', label, (total) => kills(odds, total), odds.by)
  return { ...rolled, success: kills(odds, rolled.total) }
}

/** How likely it is: the roll itself, gone through for all falls of its dice. */
export function chanceToKill(s: LnltState, odds: MeleeOdds): number {
  return outcomesOf(s, (g: Lnlt) => rollMelee(g, odds).success).share('true')
}
