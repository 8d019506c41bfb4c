import { integer, LEGAL, type Modifier, type Problem, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { expectedLoss, worthOf } from '../../advice/worth.ts'
import { type Aslsk, rollDice } from '../../context.ts'
import { targetsOf } from '../../fire/attack.ts'
import { type Blow, figureBlow } from '../../fire/blow.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { weaponForbidden } from '../../fire/firers.ts'
import { forfeits } from '../../fire/marks.ts'
import type { Figured } from '../../fire/resolution.ts'
import { announce, strike } from '../../fire/strike.ts'
import { adjacent, levelAt, nameOf, neighbours, placeOf } from '../../map/terrain.ts'
import type { AslskState, Location, Side, Unit, Weapon } from '../../state.ts'
import { isGoodOrder, typeOf, weaponTypeOf } from '../../units/units.ts'
import { breakdownNumber } from '../../weapons/breakdown.ts'
import { chargeFp, spendCharge } from '../../weapons/demolition.ts'
import { unitInPlace, weaponName } from '../../words/names.ts'
import { OUT_OF_THE_BLAST, THROWN_DRM } from './data.ts'

export interface ThrowCharge {
  readonly type: 'throwDc'
  readonly unit: number
  readonly weapon: number
  readonly at: string
}

/** A23.6: instead of placing its charge in the MPh, a unit throws it at once, in any fire of its side. */
export const throwCharge: AslskAct<Occasion, ThrowCharge> = {
  type: 'throwDc',
  rule: 'A23.6',
  fields: { unit: integer(0, 9999), weapon: integer(0, 9999), at: text({ max: 24 }) },
  *candidates(s, occasion) {
    for (const weapon of s.weapons) {
      const unit = s.units[weapon.owner]
      if (!unit || unit.side !== occasion.side || unit.at < 0 || weaponTypeOf(s, weapon).kind !== 'dc') continue
      for (const to of neighbours(s, unit.at)) {
        const decision: ThrowCharge = { type: 'throwDc', unit: unit.id, weapon: weapon.id, at: nameOf(s, to) }
        if (throwProblems(s, occasion, decision).length === 0) yield decision
      }
    }
  },
  problems: throwProblems,
  perform(g, occasion, { unit, weapon, at }) {
    throwIt(g, occasion, g.state.units[unit]!, g.state.weapons[weapon]!, placeOf(g.state, at))
    return undefined
  },
  describe: (s, { unit, weapon, at }) => `Throw the ${weaponName(s, weapon)} into ${at} with ${unitInPlace(s, unit)}`,
  preview(s, occasion, { unit, at }) {
    const { fp64, groups } = figureThrow(s, occasion, s.units[unit]!, placeOf(s, at))
    return { fp64, drm: groups[0]?.drm ?? 0, modifiers: groups[0]?.modifiers ?? [] }
  },
}

/** What a planner makes of it: what the enemy may lose, less what the thrower may. */
export function throwAdvice(s: AslskState, side: Side, { unit: id, at: hex }: ThrowCharge): number {
  const [unit, at] = [s.units[id]!, placeOf(s, hex)]
  const occasion: Occasion = { when: s.move?.spent ? 'firstFire' : 'prepFire', side, expenditure: s.move?.spent ?? null }
  const own = isInTheBlast(s, unit, at) ? lossFrom(s, figureBackblast(s, occasion, unit)) : 0
  return lossFrom(s, figureThrow(s, occasion, unit, at)) - own
}

function lossFrom(s: AslskState, { groups }: Figured): number {
  let loss = 0
  for (const { units, drm, column } of groups) for (const unit of units) loss += worthOf(s, unit) * expectedLoss(s, unit, column, drm)
  return loss
}

function throwProblems(s: AslskState, { side, expenditure }: Occasion, decision: ThrowCharge): readonly Problem[] {
  const unit = s.units[decision.unit]
  const weapon = s.weapons[decision.weapon]
  if (!unit || unit.side !== side || unit.at < 0) return refuse('A23.6', 'You have no such unit on the map.')
  const { label } = typeOf(s, unit)
  if (!weapon || weapon.owner !== unit.id || weaponTypeOf(s, weapon).kind !== 'dc')
    return refuse('A23.6', `The ${label} does not possess such a demolition charge.`)
  if (!isGoodOrder(unit) || unit.pinned) return refuse('A23.6', `The ${label} is not in Good Order, or is pinned.`)
  if (unit.fire !== 'none' || unit.forfeited) return refuse('A23.6', `The ${label} has fired already.`)
  const at = placeOf(s, decision.at)
  const forbidden = weaponForbidden(s, unit, weapon, at)
  if (forbidden) return [forbidden]
  if (at === unit.at) return refuse('A23.61', 'A charge is not thrown into one’s own hex.')
  if (!adjacent(s, unit.at, at)) return refuse('A23.61', 'A demolition charge is thrown into an adjacent hex.')
  if (levelAt(s, at) > levelAt(s, unit.at)) return refuse('A23.61', 'A demolition charge is not thrown up to a higher level.')
  const isElsewhere = expenditure !== null && at !== expenditure.at
  if (isElsewhere || targetsOf(s, side, at, expenditure, unit.at).every((target) => target.side === side))
    return refuse('3.2', `There is nobody to throw it at in ${decision.at}.`)
  return LEGAL
}

/** A23.6: the charge is gone; if it goes off, it attacks its target, and with a DR of its own whoever threw it. */
function throwIt(g: Aslsk, occasion: Occasion, unit: Unit, weapon: Weapon, at: Location): void {
  const xNumber = breakdownNumber(g.state, weapon, false)
  const figured = figureThrow(g.state, occasion, unit, at)
  const blast = isInTheBlast(g.state, unit, at) ? figureBackblast(g.state, occasion, unit) : null
  spendCharge(weapon)
  unit.fire = MARKS[occasion.when]
  if (forfeits(g.state, unit)) unit.forfeited = true
  g.emit({ type: 'thrown-charges:throws', rule: 'A23.6', of: { unit: unit.id, at } })
  const dr = rollDice(g, 'thrown demolition charge')
  if (dr.total >= xNumber) {
    g.emit({ type: 'dud', rule: '4.3', unit: unit.id, at, dice: [dr.coloured, dr.white], xNumber })
    return
  }
  announce(g, figured, dr, 'A23.6')
  strike(g, figured, dr)
  if (!blast || unit.at < 0) return
  const own = rollDice(g, 'thrown charge, at its thrower')
  announce(g, blast, own, 'A23.62')
  strike(g, blast, own)
}

/** The counter that shows that a unit has fired. */
const MARKS = { prepFire: 'prep', firstFire: 'first', defensiveFire: 'final', advancingFire: 'final', boundingFire: 'final' } as const

function isInTheBlast(s: AslskState, unit: Unit, at: Location): boolean {
  return levelAt(s, unit.at) - levelAt(s, at) < OUT_OF_THE_BLAST
}

function figureThrow(s: AslskState, occasion: Occasion, unit: Unit, at: Location): Figured {
  const targets = targetsOf(s, occasion.side, at, occasion.expenditure).map(({ id }) => id)
  return figureBlow(s, blowOf(s, occasion, at, targets, throwModifiers(occasion, unit, THROWN_DRM.target)))
}

function figureBackblast(s: AslskState, occasion: Occasion, unit: Unit): Figured {
  const special = throwModifiers(occasion, unit, THROWN_DRM.thrower)
  return figureBlow(s, blowOf(s, { ...occasion, expenditure: null }, unit.at, [unit.id], special))
}

function blowOf(s: AslskState, occasion: Occasion, at: Location, targets: readonly number[], special: readonly Modifier[]): Blow {
  const { when, side, expenditure } = occasion
  return { kind: 'charge', when, by: side, at, targets, fp: chargeFp(s), special, expenditure }
}

function throwModifiers({ when }: Occasion, unit: Unit, thrown: number): Modifier[] {
  const found: Modifier[] = [{ rule: 'A23.6', label: 'thrown', value: thrown }]
  if (unit.cx) found.push({ rule: 'A23.3', label: 'thrown by a CX unit', value: THROWN_DRM.cx })
  if (when === 'advancingFire') found.push({ rule: 'A23.6', label: 'thrown in Advancing Fire', value: THROWN_DRM.advancingFire })
  return found
}
