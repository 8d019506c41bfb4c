import type { Modifier } from '@firegroup/kernel'
import type { DiceKind } from '../context.ts'
import { damageResult } from '../data/damage.ts'
import { jamsOn } from '../data/support-weapons.ts'
import type { LnltState, Unit } from '../state.ts'
import { damageColumn, damageModifiers, damageTotal, type LegResult, legResult, outcomeOf } from '../units/damage.ts'
import { moraleOf } from '../units/morale.ts'
import { typeOfWeapon } from '../units/units.ts'
import type { Attack } from './attack.ts'
import { attackFrom, type FireContext, type FireDeclaration } from './declaration.ts'
import type { FirepowerPart } from './events.ts'
import { leadersFirst } from './fire-attack.ts'
import { differenceOf, type Figured, figure } from './resolution.ts'

/** What an attack would do, told before the dice. */
export interface FirePreview {
  readonly parts: readonly FirepowerPart[]
  readonly firepower: number
  readonly modifiers: readonly Modifier[]
  /** Rolls of both dice that make somebody check, out of `of`. */
  readonly anyEffect: number
  readonly of: number
  readonly targets: readonly TargetPreview[]
}

export interface TargetPreview {
  readonly unit: number
  readonly modifiers: readonly Modifier[]
  readonly defenceModifiers: readonly Modifier[]
  /** What is added to the attacker's die, and to the defender's. */
  readonly attack: number
  readonly defence: number
  /** The difference that each fall of the dice makes, by the attacker's total and then the defender's, from the lowest: 0 is no effect. */
  readonly differences: readonly (readonly number[])[]
  /** What may become of it: chances out of `of`, to which they add up. Worked out when it is looked at. */
  readonly fate: Fate
}

export type Fate = { readonly [R in LegResult]: number } & { readonly of: number }

export function firePreview(s: LnltState, declared: FireDeclaration, context: FireContext): FirePreview {
  return attackPreview(s, attackFrom(s, declared, context))
}

/** The exact odds of an attack, by the functions that resolve it, over all the dice. */
export function attackPreview(s: LnltState, attack: Attack): FirePreview {
  const figured = figure(s, attack)
  let rolls: readonly Rolled[] | undefined
  const allRolls = () => {
    rolls ??= rollsOf(s, figured)
    return rolls
  }
  return {
    parts: figured.parts,
    firepower: figured.firepower,
    modifiers: figured.modifiers,
    get anyEffect() {
      return sum(allRolls().filter(({ differences }) => differences.some((difference) => difference > 0)))
    },
    get of() {
      return sum(allRolls())
    },
    targets: figured.targets.map((target, index) => {
      let fate: Fate | undefined
      return {
        ...target,
        get differences() {
          return differencesOf(s, figured, index)
        },
        get fate() {
          fate ??= fateOf(s, attack, allRolls(), index)
          return fate
        },
      }
    }),
  }
}

/** As if nothing jammed. */
function differencesOf(s: LnltState, { attack, targets }: Figured, index: number): readonly (readonly number[])[] {
  const { dice } = s.setting
  const target = targets[index]!
  const defences = fallsOf(dice.defence)
  return fallsOf(dice[attack.kind === 'sniper' ? 'sniper' : 'attack']).map((a) =>
    defences.map((d) => differenceOf(a.total + target.attack, d.total + target.defence)),
  )
}

/** The differences of one fall of both dice, one a target, and in how many ways it comes about. */
interface Rolled {
  readonly differences: readonly number[]
  readonly ways: number
}

/** All falls of the dice, those with the same differences together; equal dice may jam any of the weapons that can (1.6.2). */
function rollsOf(s: LnltState, figured: Figured): readonly Rolled[] {
  const { attack } = figured
  const { dice } = s.setting
  const jammable = new Set(attack.firers.flatMap(({ weapons }) => weapons.filter((id) => typeOfWeapon(s, s.weapons[id]!).jams)))
  const jammed = [...jammable].map((weapon) => figure(s, attack, weapon))
  const share = Math.max(1, jammed.length)
  const found = new Map<string, { differences: readonly number[]; ways: number }>()
  for (const a of fallsOf(dice[attack.kind === 'sniper' ? 'sniper' : 'attack']))
    for (const d of fallsOf(dice.defence)) {
      const ways = a.ways * d.ways
      if (jammed.length > 0 && jamsOn(a.total, d.total)) for (const without of jammed) count(found, without, a.total, d.total, ways)
      else count(found, figured, a.total, d.total, ways * share)
    }
  return [...found.values()]
}

function count(
  found: Map<string, { differences: readonly number[]; ways: number }>,
  { targets }: Figured,
  attackRoll: number,
  defenceRoll: number,
  ways: number,
): void {
  const differences = targets.map(({ attack, defence }) => differenceOf(attackRoll + attack, defenceRoll + defence))
  const key = differences.join()
  const known = found.get(key)
  if (known) known.ways += ways
  else found.set(key, { differences, ways })
}

/** The totals of some dice and in how many ways each comes about. */
function fallsOf({ count: dice, sides }: DiceKind): readonly { readonly total: number; readonly ways: number }[] {
  let ways = new Map([[0, 1]])
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, number>()
    for (const [total, n] of ways) for (let face = 1; face <= sides; face++) next.set(total + face, (next.get(total + face) ?? 0) + n)
    ways = next
  }
  return [...ways].map(([total, n]) => ({ total, ways: n }))
}

/** 5.0: the fate of one target: the Leaders before it check first, and those who come through in Good Order help it. */
function fateOf(s: LnltState, attack: Attack, rolls: readonly Rolled[], index: number): Fate {
  const tally: Record<LegResult, number> = { none: 0, shaken: 0, casualties: 0, wounded: 0, eliminated: 0 }
  const id = attack.targets[index]!
  const falls = fallsOf(s.setting.dice.damage)
  const faces = falls.reduce((all, { ways }) => all + ways, 0)
  let of = 0
  for (const { differences, ways } of rolls) {
    const due = attack.targets.filter((_, i) => differences[i]! > 0)
    const leaders = leadersFirst(s, due)
    const before = leaders.includes(id) ? leaders.slice(0, leaders.indexOf(id)) : leaders
    const most = faces ** (leadersFirst(s, attack.targets).length + 1)
    of += ways * most
    if (!due.includes(id)) {
      tally.none += ways * most
      continue
    }
    const check: Check = { s, attack, differences, falls, waiting: leaders }
    checkInTurn(check, [...before, id], 0, [], ways * (most / faces ** (before.length + 1)), tally)
  }
  return { ...tally, of }
}

interface Check {
  readonly s: LnltState
  readonly attack: Attack
  readonly differences: readonly number[]
  readonly falls: readonly { readonly total: number; readonly ways: number }[]
  /** Leaders who have to check, in their order. */
  readonly waiting: readonly number[]
}

/** Every fall of the die for one unit after the other; the last one's results are counted. `lost` are Leaders who help no more. */
function checkInTurn(
  check: Check,
  order: readonly number[],
  at: number,
  lost: readonly number[],
  ways: number,
  tally: Record<LegResult, number>,
): void {
  const { s, attack, differences, falls, waiting } = check
  const unit = s.units[order[at]!]!
  const unchecked = waiting.slice(waiting.includes(unit.id) ? waiting.indexOf(unit.id) + 1 : waiting.length)
  const modifiers = damageModifiers(s, unit, [...unchecked, ...lost])
  const difference = differences[attack.targets.indexOf(unit.id)]!
  for (const fall of falls) {
    const result = resultOf(s, unit, damageTotal(fall.total, difference, modifiers))
    if (at === order.length - 1) tally[outcomeOf(s, unit, result)] += ways * fall.ways
    else checkInTurn(check, order, at + 1, result === 'none' ? lost : [...lost, unit.id], ways * fall.ways, tally)
  }
}

function resultOf(s: LnltState, unit: Unit, total: number): LegResult {
  return legResult(damageResult(total, moraleOf(s, unit), damageColumn(s, unit)))
}

function sum(rolls: readonly Rolled[]): number {
  return rolls.reduce((all, { ways }) => all + ways, 0)
}
