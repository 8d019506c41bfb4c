import { LEGAL, type Rules, record, refuse, text } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { hasMelee } from '../fire/attack.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { isEntryCost } from '../map/costs.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { destinations, stepCost } from '../movement/step.ts'
import { markActed } from '../operations/marking.ts'
import type { LnltQuestion } from '../questions.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import { enemyOf, type LnltState, type Location, type Unit } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { has } from '../units/marks.ts'
import { hasUnit, typeOf } from '../units/units.ts'
import { abandonFixed } from '../weapons/possession.ts'
import { fireAt } from './fire.ts'

/** 10.5.6: out of the flames into a place next to them; through one that burns only where there is no other, and then on. */
export function* flee(g: Lnlt, unit: Unit, through = false): Rules<void> {
  const s = g.state
  const { kind } = typeOf(s, unit)
  const open = placesToFlee(s, unit)
  const burning = open.length > 0 && fireAt(s, open[0]!) !== undefined
  const isLost = open.length === 0 || (burning && (through || kind === 'weaponTeam' || kind === 'sniper'))
  if (isLost) return eliminate(g, unit, '10.5.6')
  const to = open.length === 1 ? open[0]! : locationNamed(s.setting, (yield* g.ask(unit.side, fleeQuestion(s, unit))).to)
  abandonFixed(g, unit)
  const from = unit.at
  const cost = stepCost(s, unit, from, to)
  g.emit({ type: 'flees', rule: '10.5.6', unit: unit.id, from, to })
  unit.at = to
  for (const weapon of s.weapons) if (weapon.owner === unit.id) weapon.at = to
  removeUnseenMarkers(g, from)
  if (!has(unit, 'moved')) markActed(g, [unit], 'moved', '10.5.6')
  for (const entered of s.setting.hooks.entered) {
    const rules = entered(g, [unit.id], to, from)
    if (rules) yield* rules
  }
  if (unit.at === to)
    yield* opportunityWindow(g, { units: [unit.id], at: to, budget: Math.max(1, isEntryCost(cost) ? cost.halves >> 1 : 1) })
  if (burning && unit.at === to) yield* flee(g, unit, true)
}

/** Where it could run: places that don't burn, or else those with a small fire. */
function placesToFlee(s: LnltState, unit: Unit): readonly Location[] {
  const able = destinations(s.setting, unit.at).filter((to) => isOpenTo(s, unit, to))
  const safe = able.filter((to) => !fireAt(s, to))
  return safe.length > 0 ? safe : able
}

function isOpenTo(s: LnltState, unit: Unit, to: Location): boolean {
  if (!isEntryCost(stepCost(s, unit, unit.at, to)) || hasUnit(s, enemyOf(unit.side), to) || hasMelee(s, to)) return false
  return stackingProblem(s, unit.side, [unit.id], to) === null
}

export interface Flee {
  readonly to: string
}
export const fleeSchema = record({ to: text({ max: 40 }) })

function fleeQuestion(s: LnltState, unit: Unit): LnltQuestion<'flee'> {
  return {
    kind: 'flee',
    title: 'They must get out of the fire. Where to?',
    rule: '10.5.6',
    schema: fleeSchema,
    about: { unit: unit.id },
    candidates: () => placesToFlee(s, unit).map((to) => ({ to: nameOf(s.setting, to) })),
    problems: ({ to }) =>
      placesToFlee(s, unit).includes(locationNamed(s.setting, to))
        ? LEGAL
        : refuse('10.5.6', 'They run to a place next to them that is open to them and does not burn.'),
  }
}
