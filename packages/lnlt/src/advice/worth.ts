import { total } from '@firegroup/kernel'
import { type DiceKind, diceFor } from '../context.ts'
import { DAMAGE_COLUMNS, type DamageResult, damageResult } from '../data/damage.ts'
import { differenceOf } from '../fire/resolution.ts'
import type { Setting } from '../setting.ts'
import { enemyOf, type LnltState, type Unit } from '../state.ts'
import { damageColumn, damageModifiers, type LegResult, legResult, outcomeOf } from '../units/damage.ts'
import { leadershipOf, moraleOf } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { WEIGHTS } from './weights.ts'

/** What a unit is worth as it stands. */
export function worthOf(s: LnltState, unit: Unit): number {
  const own = wholeWorth(s, unit)
  return unit.shaken ? own * (1 - WEIGHTS.shaken) : own
}

function wholeWorth(s: LnltState, unit: Unit): number {
  switch (typeOf(s, unit).kind) {
    case 'squad':
    case 'mountedSquad':
      return WEIGHTS.squad
    case 'halfSquad':
    case 'crew':
    case 'mountedHalfSquad':
      return WEIGHTS.halfSquad
    case 'weaponTeam':
    case 'hero':
      return WEIGHTS.hero
    case 'leader':
    case 'commissar':
    case 'politicalOfficer':
      return WEIGHTS.leader + WEIGHTS.leadership * leadershipOf(s, unit)
    case 'vehicle':
      return vehicleWorth(s, unit)
    default:
      return WEIGHTS.singleMan
  }
}

/** By its armor and what it fires. */
function vehicleWorth(s: LnltState, unit: Unit): number {
  const { hull, guns, machineGuns } = typeOf(s, unit).vehicle!
  const firepower = Math.max(0, ...guns.map(({ he }) => 3 + (he ?? 0))) + Math.max(0, ...machineGuns.map(({ fp }) => fp)) / 2
  return WEIGHTS.halfSquad + Math.max(0, ...hull) + firepower
}

export function worthWithWeapons(s: LnltState, unit: Unit): number {
  let worth = worthOf(s, unit)
  for (const weapon of s.weapons) if (weapon.owner === unit.id) worth += WEIGHTS.weapon
  return worth
}

/** What helps a unit in its Damage Check where it stands. */
export function helpOf(s: LnltState, unit: Unit): number {
  return -total(damageModifiers(s, unit, []))
}

/** The share of a unit that an attack which is so much better than the defence is expected to cost it. By the rules' own functions, remembered. */
export function expectedLoss(s: LnltState, unit: Unit, margin: number, help = 0, kind: 'attack' | 'sniper' = 'attack'): number {
  const table = lossTableOf(s, unit)
  return help === 0 && kind === 'attack' ? table.at(margin) : table.helped(s, unit, margin, help, kind)
}

/** Margins beyond these do nothing, or do what these do. */
const LEAST = -12
const MOST = 24

/** What attacks are expected to cost units to which a Damage Check does the same. */
export class LossTable {
  /** Its place among all tables. */
  readonly index: number
  readonly #losses: Float64Array
  readonly #helped = new Map<number, number>()

  constructor(index: number, s: LnltState, unit: Unit) {
    this.index = index
    this.#losses = Float64Array.from({ length: MOST - LEAST + 1 }, (_, i) => lossOverAllDice(s, unit, i + LEAST, 0, 'attack'))
  }

  /** Without anything that helps in the Damage Check. */
  at(margin: number): number {
    return margin <= LEAST ? 0 : this.#losses[Math.min(margin, MOST) - LEAST]!
  }

  helped(s: LnltState, unit: Unit, margin: number, help: number, kind: 'attack' | 'sniper'): number {
    if (margin <= LEAST) return 0
    const most = Math.min(margin, MOST)
    const key = (help * 64 + most - LEAST) * 2 + (kind === 'sniper' ? 1 : 0)
    let loss = this.#helped.get(key)
    if (loss === undefined) {
      loss = lossOverAllDice(s, unit, most, help, kind)
      this.#helped.set(key, loss)
    }
    return loss
  }
}

/** By all that decides a Damage Check: the column, the Morale, and what Casualties or a wound mean for this unit. */
export function lossTableOf(s: LnltState, unit: Unit): LossTable {
  const fragile = (typeOf(s, unit).halfSquad === null ? 1 : 0) + (outcomeOf(s, unit, 'wounded') === 'eliminated' ? 2 : 0)
  const key = (moraleOf(s, unit) * DAMAGE_COLUMNS.length + DAMAGE_COLUMNS.indexOf(damageColumn(s, unit))) * 4 + fragile
  const all = tablesOf(s, unit)
  const known = all[key]
  if (known) return known
  const made = new LossTable(key, s, unit)
  all[key] = made
  return made
}

/** By the dice of the game, and by those of whoever fires at the unit (13.0: not every nation has the same). */
const tables = new WeakMap<Setting['dice'], WeakMap<DiceKind, (LossTable | undefined)[]>>()

function tablesOf(s: LnltState, unit: Unit): (LossTable | undefined)[] {
  const { dice } = s.setting
  const byDice = tables.get(dice) ?? new WeakMap<DiceKind, (LossTable | undefined)[]>()
  tables.set(dice, byDice)
  const attack = diceFor(s, 'attack', enemyOf(unit.side))
  const known = byDice.get(attack) ?? []
  byDice.set(attack, known)
  return known
}

function lossOverAllDice(s: LnltState, unit: Unit, margin: number, help: number, kind: 'attack' | 'sniper'): number {
  const { dice } = s.setting
  const checks: number[] = []
  let sum = 0
  let ways = 0
  for (const attack of totals(diceFor(s, kind, enemyOf(unit.side))))
    for (const defence of totals(dice.defence)) {
      ways++
      const difference = differenceOf(attack + margin, defence)
      if (difference <= 0) continue
      checks[difference] ??= checkLoss(s, unit, difference - help)
      sum += checks[difference]
    }
  return sum / ways
}

function checkLoss(s: LnltState, unit: Unit, added: number): number {
  const column = damageColumn(s, unit)
  const morale = moraleOf(s, unit)
  const checks = totals(s.setting.dice.damage)
  let sum = 0
  for (const die of checks) sum += shareOf(s, unit, damageResult(die + added, morale, column))
  return sum / checks.length
}

/** 5.1: a vehicle that is Shaken is out of the fight for a while; one that is abandoned or destroyed for good. */
function shareOf(s: LnltState, unit: Unit, result: DamageResult): number {
  if (result === 'abandoned' || result === 'destroyed' || result === 'damaged') return WEIGHTS.eliminated
  return unit.vehicle && result === 'shaken'
    ? unit.shaken
      ? WEIGHTS.eliminated
      : WEIGHTS.shaken
    : SHARE[outcomeOf(s, unit, legResult(result))]
}

const SHARE: { readonly [R in LegResult]: number } = {
  none: 0,
  shaken: WEIGHTS.shaken,
  casualties: WEIGHTS.casualties,
  wounded: WEIGHTS.wounded,
  eliminated: WEIGHTS.eliminated,
}

/** Every fall of these dice by its total. */
export function totals({ count, sides, first = sides }: DiceKind): number[] {
  let found = [0]
  for (let i = 0; i < count; i++)
    found = found.flatMap((sum) => Array.from({ length: i === 0 ? first : sides }, (_, face) => sum + face + 1))
  return found
}
