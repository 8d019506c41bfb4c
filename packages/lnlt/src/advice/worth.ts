import { total } from '@firegroup/kernel'
import type { DiceKind } from '../context.ts'
import { damageResult } from '../data/damage.ts'
import { differenceOf } from '../fire/resolution.ts'
import type { Setting } from '../setting.ts'
import type { LnltState, Unit } from '../state.ts'
import { damageColumn, damageModifiers, type LegResult, legResult, outcomeOf } from '../units/damage.ts'
import { leadershipOf, moraleOf } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { WEIGHTS } from './weights.ts'

/** What a unit is worth as it stands. */
export function worthOf(unit: Unit): number {
  const own = wholeWorth(unit)
  return unit.shaken ? own * (1 - WEIGHTS.shaken) : own
}

function wholeWorth(unit: Unit): number {
  switch (typeOf(unit).kind) {
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
      return WEIGHTS.leader + WEIGHTS.leadership * leadershipOf(unit)
    default:
      return WEIGHTS.singleMan
  }
}

export function worthWithWeapons(s: LnltState, unit: Unit): number {
  let worth = worthOf(unit)
  for (const weapon of s.weapons) if (weapon.owner === unit.id) worth += WEIGHTS.weapon
  return worth
}

/** What helps a unit in its Damage Check where it stands. */
export function helpOf(s: LnltState, unit: Unit): number {
  return -total(damageModifiers(s, unit, []))
}

/** The share of a unit that an attack which is so much better than the defence is expected to cost it. By the rules' own functions, remembered. */
export function expectedLoss(s: LnltState, unit: Unit, margin: number, help = 0, kind: 'attack' | 'sniper' = 'attack'): number {
  if (margin <= LEAST) return 0
  const key = keyOf(s, unit, Math.min(margin, MOST), help, kind)
  const known = tableOf(s.setting)
  let loss = known.get(key)
  if (loss === undefined) {
    loss = lossOverAllDice(s, unit, Math.min(margin, MOST), help, kind)
    known.set(key, loss)
  }
  return loss
}

/** Margins beyond these do nothing, or do what these do. */
const LEAST = -12
const MOST = 24

/** All that decides a Damage Check: the column, the Morale, and what Casualties or a wound mean for this unit. */
function keyOf(s: LnltState, unit: Unit, margin: number, help: number, kind: 'attack' | 'sniper'): number {
  const fragile = (typeOf(unit).halfSquad === null ? 1 : 0) + (outcomeOf(unit, 'wounded') === 'eliminated' ? 2 : 0)
  const column = COLUMNS.indexOf(damageColumn(unit))
  return ((((moraleOf(s, unit) * 4 + column) * 4 + fragile) * 8 + help) * 64 + margin - LEAST) * 2 + (kind === 'sniper' ? 1 : 0)
}

const COLUMNS: readonly string[] = ['goodOrderMmc', 'shakenMmc', 'goodOrderSmc', 'heroOrShakenSmc']

const tables = new WeakMap<Setting['dice'], Map<number, number>>()

function tableOf({ dice }: Setting): Map<number, number> {
  const table = tables.get(dice) ?? new Map<number, number>()
  tables.set(dice, table)
  return table
}

function lossOverAllDice(s: LnltState, unit: Unit, margin: number, help: number, kind: 'attack' | 'sniper'): number {
  const { dice } = s.setting
  let sum = 0
  let ways = 0
  for (const attack of totals(dice[kind]))
    for (const defence of totals(dice.defence)) {
      ways++
      const difference = differenceOf(attack + margin, defence)
      if (difference > 0) sum += checkLoss(s, unit, difference - help)
    }
  return sum / ways
}

function checkLoss(s: LnltState, unit: Unit, added: number): number {
  const column = damageColumn(unit)
  const morale = moraleOf(s, unit)
  const checks = totals(s.setting.dice.damage)
  let sum = 0
  for (const die of checks) sum += SHARE[outcomeOf(unit, legResult(damageResult(die + added, morale, column)))]
  return sum / checks.length
}

const SHARE: { readonly [R in LegResult]: number } = {
  none: 0,
  shaken: WEIGHTS.shaken,
  casualties: WEIGHTS.casualties,
  wounded: WEIGHTS.wounded,
  eliminated: WEIGHTS.eliminated,
}

/** Every fall of these dice by its total. */
function totals({ count, sides }: DiceKind): number[] {
  let found = [0]
  for (let i = 0; i < count; i++) found = found.flatMap((sum) => Array.from({ length: sides }, (_, face) => sum + face + 1))
  return found
}
