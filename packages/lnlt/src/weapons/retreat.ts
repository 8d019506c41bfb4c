import { LEGAL, type Problem, type Rules, record, refuse, text } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { weaponRules } from '../data/support-weapons.ts'
import { type Attack, hasMelee } from '../fire/attack.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { isEntryCost } from '../map/costs.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { distance } from '../map/terrain.ts'
import { movementFactor } from '../movement/allowance.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { destinations, stepCost } from '../movement/step.ts'
import { markActed } from '../operations/marking.ts'
import type { LnltQuestion } from '../questions.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import { enemyOf, type LnltState, type Location, type Unit } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { hasUnit, typeOf, typeOfWeapon } from '../units/units.ts'
import { isFlamethrowerTank } from '../vehicles/flames.ts'
import { abandonInFlight } from './possession.ts'

/** 1.6.3, 1.6.7: whether an attack with these weapons makes those whom it Shakes retreat. */
function causesRetreat(s: LnltState, weapons: readonly number[]): boolean {
  return weapons.some((id) => weaponRules(typeOfWeapon(s, s.weapons[id]!).kind).causesRetreat)
}

/** 1.6.3, 1.6.7: after an attack with flames in it those whom it has newly Shaken retreat (LG-20). */
export function retreatBeforeFlames(g: Lnlt, attack: Attack, shaken: readonly number[]): Rules<void> | undefined {
  const flames =
    shaken.length > 0 && (isFlamethrowerTank(g.state, attack) || attack.firers.some(({ weapons }) => causesRetreat(g.state, weapons)))
  return flames ? retreatShaken(g, shaken, attack.from) : undefined
}

/** 1.6.3: units that flames have just Shaken go a hex back, each where its owner says; the enemy may fire at them there. */
function* retreatShaken(g: Lnlt, units: readonly number[], from: Location): Rules<void> {
  for (const id of units) {
    const unit = g.state.units[id]!
    if (unit.at >= 0 && unit.shaken) yield* retreat(g, unit, from)
  }
}

/** 1.6.3: a hex back from whoever fired from there. */
export function* retreat(g: Lnlt, unit: Unit, from: Location): Rules<void> {
  const s = g.state
  const open = retreatsOf(s, unit, from)
  if (open.length === 0) return eliminate(g, unit, '1.6.3')
  const to = open.length === 1 ? open[0]! : locationNamed(s.setting, (yield* g.ask(unit.side, retreatQuestion(s, unit, from))).to)
  abandonInFlight(g, unit)
  const left = unit.at
  const cost = stepCost(s, unit, left, to)
  g.emit({ type: 'retreats', rule: '1.6.3', unit: unit.id, from: left, to })
  unit.at = to
  for (const weapon of s.weapons) if (weapon.owner === unit.id) weapon.at = to
  removeUnseenMarkers(g, left)
  markActed(g, [unit], 'moved', '1.6.3')
  for (const entered of s.setting.hooks.entered) {
    const rules = entered(g, [unit.id], to, left)
    if (rules) yield* rules
  }
  if (unit.at === to) yield* opportunityWindow(g, { units: [unit.id], at: to, budget: wholePoints(isEntryCost(cost) ? cost.halves : 0) })
}

/** LG-20, LG-38: the retreat costs nothing, but is fired at as if its MP had been spent: whole points, at least one. */
function wholePoints(halves: number): number {
  return Math.max(1, halves >> 1)
}

export interface Retreat {
  readonly to: string
}
export const retreatSchema = record({ to: text({ max: 30 }) })

function retreatQuestion(s: LnltState, unit: Unit, from: Location): LnltQuestion<'retreat'> {
  return {
    kind: 'retreat',
    title: 'They run from the flames. Where to?',
    rule: '1.6.3',
    schema: retreatSchema,
    about: { unit: unit.id },
    candidates: () => retreatsOf(s, unit, from).map((to) => ({ to: nameOf(s.setting, to) })),
    problems: ({ to: name }) => {
      const to = locationNamed(s.setting, name)
      if (to < 0 || !destinations(s.setting, unit.at).includes(to))
        return refuse('1.6.3', 'They retreat one hex, to where they could step.')
      const problem = retreatProblem(s, unit, from, to)
      return problem ? [problem] : LEGAL
    },
  }
}

function retreatsOf(s: LnltState, unit: Unit, from: Location): readonly Location[] {
  if (movementFactor(s, unit) < 1) return []
  return destinations(s.setting, unit.at).filter((to) => retreatProblem(s, unit, from, to) === null)
}

/** 1.6.3: farther from the one who fired, no nearer to any other enemy that they see. */
function retreatProblem(s: LnltState, unit: Unit, from: Location, to: Location): Problem | null {
  const { setting } = s
  if (!isEntryCost(stepCost(s, unit, unit.at, to))) return { rule: '1.6.3', message: `The ${typeOf(s, unit).name} can't go there.` }
  if (distance(setting, to, from) <= distance(setting, unit.at, from))
    return { rule: '1.6.3', message: 'A retreat leads farther away from the unit that fired.' }
  if (hasUnit(s, enemyOf(unit.side), to)) return { rule: '1.6.3', message: 'There are enemies.' }
  if (hasMelee(s, to)) return { rule: '8.1', message: 'A place under a Melee marker is open only to those who are Melee-eligible.' }
  for (const enemy of s.units) {
    if (enemy.side === unit.side || enemy.at < 0 || distance(setting, to, enemy.at) >= distance(setting, unit.at, enemy.at)) continue
    if (seesLocation(s, unit.at, enemy.at))
      return { rule: '1.6.3', message: `That is nearer to the enemy in ${nameOf(setting, enemy.at)}, whom they see.` }
  }
  return stackingProblem(s, unit.side, [unit.id], to)
}
