import { explore, type Modifier } from '@firegroup/kernel'
import { diceFor, fallsOf, type Lnlt, totalsFrom } from '../context.ts'
import type { LnltEvent } from '../events.ts'
import { cloneState, type LnltState, type Unit } from '../state.ts'
import { type LegResult, takeDamageCheck } from '../units/damage.ts'
import { isLeader } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { type VehicleResult, vehicleCheck } from '../vehicles/check.ts'
import { isVehicle, type VehicleUnit } from '../vehicles/vehicle.ts'
import type { Attack } from './attack.ts'
import { attackFrom, type FireContext, type FireDeclaration } from './declaration.ts'
import type { FirepowerPart, TargetTotal } from './events.ts'
import { checkInTurn, diceOf, throwDice } from './fire-attack.ts'
import { differenceOf, type Figured, figure, totalsOf } from './resolution.ts'

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
  readonly odds: TargetOdds
}

/** `error`: how far any of the chances may be off, of 1; left out, they are exact. */
export type TargetOdds = { readonly [R in LegResult]: number } & {
  readonly of: number
  readonly error?: number
  /** 5.1: of a vehicle alone. */
  readonly abandoned?: number
  /** 19.2.8: of a helicopter, that turns away with all whom it carries. */
  readonly damaged?: number
  readonly destroyed?: number
}

export function firePreview(s: LnltState, declared: FireDeclaration, context: FireContext): FirePreview {
  return attackPreview(s, attackFrom(s, declared, context))
}

/** The odds of an attack: the rule itself, gone through for all falls of the dice. */
export function attackPreview(s: LnltState, attack: Attack): FirePreview {
  const figured = figure(s, attack)
  const figures = new Map([[NONE_JAMS, figured]])
  const figuredWithout = (jammed: number) => {
    const known = figures.get(jammed) ?? figure(s, attack, jammed)
    figures.set(jammed, known)
    return known
  }
  let effect: Effect | undefined
  const anyEffect = () => {
    effect ??= effectOf(s, attack, figuredWithout)
    return effect
  }
  return {
    parts: figured.parts,
    firepower: figured.firepower,
    modifiers: figured.modifiers,
    get anyEffect() {
      return anyEffect().ways
    },
    get of() {
      return anyEffect().of
    },
    targets: figured.targets.map((target, index) => {
      let odds: TargetOdds | undefined
      return {
        ...target,
        get differences() {
          return differencesOf(s, figured, index)
        },
        get odds() {
          odds ??= isVehicle(s.units[target.unit]!)
            ? oddsOfVehicle(s, attack, figuredWithout, target.unit)
            : oddsOfTarget(s, attack, figuredWithout, target.unit)
          return odds
        },
      }
    }),
  }
}

const NONE_JAMS = -1

/** An attack worked out, without the weapon that jams. */
type FiguredWithout = (jammed: number) => Figured

/** As if nothing jammed. */
function differencesOf(s: LnltState, { attack, targets }: Figured, index: number): readonly (readonly number[])[] {
  const { dice } = s.setting
  const target = targets[index]!
  const defences = totalsFrom(dice.defence)
  return totalsFrom(diceFor(s, diceOf(s, attack), attack.side)).map((a) =>
    defences.map((d) => differenceOf(a + target.attack, d + target.defence)),
  )
}

/** 5.0, 1.6.2: both dice, and what they are against each target. */
function rolledTotals(g: Lnlt, attack: Attack, figuredWithout: FiguredWithout): readonly TargetTotal[] {
  const { attackRoll, defenceRoll, jammed } = throwDice(g, attack)
  return totalsOf(figuredWithout(jammed), attackRoll.total, defenceRoll.total)
}

interface Effect {
  readonly ways: number
  readonly of: number
}

/** How often anybody has to check at all, out of all falls of both dice; of several of them where a lot decides which weapon jams. */
function effectOf(s: LnltState, attack: Attack, figuredWithout: FiguredWithout): Effect {
  let any = false
  const odds = explore<LnltState, LnltEvent>({
    begin: () => ({ ...s, weapons: s.weapons.map((weapon) => ({ ...weapon })) }),
    rule(g) {
      any = rolledTotals(g, attack, figuredWithout).some(({ difference }) => difference > 0)
      return undefined
    },
    outcomes: () => [any ? 'effect' : 'none'],
  })
  const falls = fallsOf(s, diceOf(s, attack), attack.side) * fallsOf(s, 'defence')
  let of = falls
  while (!Number.isInteger(odds.outOf(of, 'effect'))) of += falls
  return { ways: odds.outOf(of, 'effect'), of }
}

/** 5.0: the odds of one target. Nobody but Leaders bears on it, so that of the others only they check with it. */
function oddsOfTarget(s: LnltState, attack: Attack, figuredWithout: FiguredWithout, id: number): TargetOdds {
  const before = s.units[id]!
  const checked = (unit: number) => unit === id || isLeader(s, s.units[unit]!)
  const odds = explore<LnltState, LnltEvent>({
    begin: () => cloneState(s),
    *rule(g) {
      const totals = rolledTotals(g, attack, figuredWithout).filter(({ unit }) => checked(unit))
      g.milestone(() => totals.map(({ difference }) => difference).join())
      if (totals.some(({ unit, difference }) => unit === id && difference > 0))
        yield* checkInTurn(g, totals, (unit, difference, unchecked) => takeDamageCheck(g, unit, difference, unchecked))
    },
    alike: ({ units }) =>
      attack.targets
        .filter(checked)
        .map((unit) => standing(units[unit]!))
        .join(),
    outcomes: ({ units }) => [resultFor(s, before, units[id]!)],
    // what a unit drops when it is reduced changes nothing of what becomes of it
    answer: ({ question }) => [...question.candidates()][0],
  })
  const { of, counts, error } = odds.among(FATES)
  const [none, shaken, casualties, wounded, eliminated] = counts as [number, number, number, number, number]
  return { none, shaken, casualties, wounded, eliminated, of, ...(error > 0 ? { error } : {}) }
}

/** 17.2: the odds of a vehicle: its own check, before anything that follows for those in it. */
function oddsOfVehicle(s: LnltState, attack: Attack, figuredWithout: FiguredWithout, id: number): TargetOdds {
  let result: VehicleResult = 'none'
  const odds = explore<LnltState, LnltEvent>({
    begin: () => ({ ...s, weapons: s.weapons.map((weapon) => ({ ...weapon })) }),
    rule(g) {
      const { difference } = rolledTotals(g, attack, figuredWithout).find(({ unit }) => unit === id)!
      result = difference > 0 ? vehicleCheck(g, g.state.units[id] as VehicleUnit, difference, attack) : 'none'
      return undefined
    },
    outcomes: () => [result],
  })
  const { of, counts, error } = odds.among(VEHICLE_FATES)
  const [none, shaken, abandoned, damaged, destroyed] = counts as [number, number, number, number, number]
  return { none, shaken, casualties: 0, wounded: 0, eliminated: 0, abandoned, damaged, destroyed, of, ...(error > 0 ? { error } : {}) }
}

const VEHICLE_FATES: readonly VehicleResult[] = ['none', 'shaken', 'abandoned', 'damaged', 'destroyed']

const FATES: readonly LegResult[] = ['none', 'shaken', 'casualties', 'wounded', 'eliminated']

/** 5.1: all of a unit that its checks change. */
function standing({ type, at, shaken, wounds }: Unit): string {
  return at < 0 ? 'lost' : `${type}${shaken ? 's' : ''}${wounds}`
}

function resultFor(s: LnltState, before: Unit, after: Unit): LegResult {
  if (after.at < 0) return 'eliminated'
  if (typeOf(s, after).kind !== typeOf(s, before).kind) return 'casualties'
  if (after.wounds > before.wounds) return 'wounded'
  return after.shaken && !before.shaken ? 'shaken' : 'none'
}
