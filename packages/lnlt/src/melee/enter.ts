import type { Problem, Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { movementMode, OPPORTUNITY_FIRE } from '../data/movement.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { nameOf } from '../map/location.ts'
import { markActed } from '../operations/marking.ts'
import { enemyOf, type LnltState, type Location, type MoveMode, type Unit } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { has } from '../units/marks.ts'
import { hasUnit, typeOf } from '../units/units.ts'
import { lock } from './aftermath.ts'
import { hasFighter, isMeleeEligible } from './eligible.ts'
import { fightMelee } from './fight.ts'

/** 8.0, 8.1, 8.2: why these units can't enter a location with enemies or a Melee marker in these ways; null if they can. */
export function meleeEntryProblem(s: LnltState, units: readonly number[], modes: readonly MoveMode[], at: Location): Problem | null {
  for (let i = 0; i < units.length; i++) {
    const problem = entrantProblem(s, s.units[units[i]!]!, modes[i]!)
    if (problem) return problem
  }
  if (units.some((id) => isMeleeEligible(s, s.units[id]!))) return null
  return { rule: '8.0', message: `None of them is Melee-eligible: they can't enter ${nameOf(s.setting, at)} on their own.` }
}

/** 8.0, 1.7, LG-05: what bars a unit from Melee whoever goes with it. */
function entrantProblem(s: LnltState, unit: Unit, mode: MoveMode): Problem | null {
  const { name, kind } = typeOf(s, unit)
  if (kind === 'weaponTeam') return { rule: '8.0', message: `The ${name} can't enter Melee: no Weapon Team does.` }
  const way = movementMode(mode)
  if (!way.melee || (mode === 'lowCrawl' && s.setting.options.lowCrawlIntoMelee === 'no'))
    return { rule: '8.0', message: `Nobody enters Melee by ${way.name}.` }
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'melee')
    if (problem) return problem
  }
  return null
}

/**
 * 8.0, 8.2: units have entered from `from`, and what waited there is done: the round is fought at once, if it was not fought in this turn; they end under
 * the Melee marker (LG-105).
 */
export function* enterMelee(g: Lnlt, units: readonly number[], at: Location, from: Location = -1): Rules<void> {
  const s = g.state
  const entrants = units.map((id) => s.units[id]!).filter((unit) => unit.at === at)
  if (entrants.length === 0) return
  const { side } = entrants[0]!
  const enemy = enemyOf(side)
  const fights = hasUnit(s, enemy, at) && !s.foughtIn.includes(at)
  if (fights && !hasFighter(s, side, at) && !hasFighter(s, enemy, at)) return yield* throwBack(g, entrants, from)
  if (fights) return yield* fightMelee(g, at, side, units)
  lock(g, entrants, at)
}

/** 8.0, LG-42: entrants whom FFE or Mines made ineligible go back from enemies who are so too; there all that waits for movers awaits them again. */
function* throwBack(g: Lnlt, entrants: readonly Unit[], to: Location): Rules<void> {
  const s = g.state
  const units = entrants.map(({ id }) => id)
  if (to < 0) {
    for (const unit of entrants) eliminate(g, unit, '8.0')
    return
  }
  const from = entrants[0]!.at
  g.emit({ type: 'thrownBack', rule: '8.0', units, from, to })
  for (const unit of entrants) {
    unit.at = to
    for (const weapon of s.weapons) if (weapon.owner === unit.id) weapon.at = to
  }
  markActed(
    g,
    entrants.filter((unit) => !has(unit, 'moved')),
    'moved',
    '8.0',
  )
  for (const entered of s.setting.hooks.entered) {
    const rules = entered(g, units, to, from)
    if (rules) yield* rules
  }
  const left = units.filter((id) => s.units[id]!.at === to)
  if (left.length > 0) yield* opportunityWindow(g, { units: left, at: to, budget: s.move?.budget || OPPORTUNITY_FIRE.leastBudget })
}
