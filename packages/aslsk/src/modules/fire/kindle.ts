import { integer, LEGAL, listOf, type Modifier, optional, type Problem, refuse, total } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { exposeInSight } from '../../concealment/reveal.ts'
import { isUnseen } from '../../concealment/unseen.ts'
import { type Aslsk, rollDice } from '../../context.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { nameOf } from '../../map/terrain.ts'
import { endOfSmoke } from '../../ordnance/ammunition.ts'
import type { AslskState, Unit } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { isGoodOrder, isInfantry, isLeader, leadershipOf, moraleOf, typeOf } from '../../units/units.ts'
import { unitInPlace } from '../../words/names.ts'
import { settleControl } from './control.ts'
import { KINDLING_DRM } from './data.ts'
import { burnable, dryness, hasFire, isFortified, placeFlame } from './fires.ts'

const RULE = 'B25.11'

export interface Kindle {
  readonly type: 'kindle'
  /** Who tries it, one after the other; said before the first. */
  readonly units: readonly number[]
  /** The leader who directs them; left out where a single SMC is by himself. */
  readonly leader?: number
}

/** B25.11: in the PFPh men with a leader, or a leader by himself, try to set fire to where they are. It is their Prep Fire. */
export const kindle: AslskAct<Occasion, Kindle> = {
  type: 'kindle',
  rule: RULE,
  fields: { units: listOf(integer(0), { min: 1, max: 20 }), leader: optional(integer(0)) },
  *candidates(s, { side }) {
    for (const smc of s.units) {
      if (smc.side !== side || smc.at < 0 || !isLeader(s, smc) || doerProblem(s, smc)) continue
      if (!burnable(s, smc.at) || hasFire(s, smc.at)) continue
      yield { type: 'kindle', units: [smc.id] }
      const men = s.units.filter((unit) => unit.at === smc.at && unit.side === side && !isLeader(s, unit) && !doerProblem(s, unit))
      for (const { id } of men) yield { type: 'kindle', units: [id], leader: smc.id }
      if (men.length > 1) yield { type: 'kindle', units: men.map(({ id }) => id), leader: smc.id }
    }
  },
  problems: kindlingProblems,
  perform(g, _, decision) {
    tryToKindle(g, decision)
    return undefined
  },
  describe(s, { units, leader }) {
    const smc = leader === undefined ? undefined : s.units[leader]!
    const needs = units.map((id) => originalNeeded(s, s.units[id]!, smc))
    const who = units.map((unit) => unitInPlace(s, unit)).join(', ')
    return `Set fire to ${nameOf(s, s.units[units[0]!]!.at)} with ${who}: ${needs.map((number) => `${number}+`).join(', ')}`
  },
}

/** The DR with which a unit kindles. */
function originalNeeded(s: AslskState, unit: Unit, leader: Unit | undefined): number {
  return Math.max(2, burnable(s, unit.at)!.kindle - total(kindlingModifiers(s, unit, leader)))
}

function kindlingProblems(s: AslskState, { side }: Occasion, { units, leader }: Kindle): readonly Problem[] {
  if (new Set(units).size < units.length) return refuse(RULE, 'A unit is named twice.')
  for (const id of leader === undefined ? units : [leader, ...units]) {
    const unit = s.units[id]
    if (!unit || unit.side !== side || unit.at < 0 || !isInfantry(unit)) return refuse(RULE, 'You have no such Infantry on the map.')
    const problem = doerProblem(s, unit)
    if (problem) return [problem]
  }
  const [first] = units.map((id) => s.units[id]!)
  const smc = leader === undefined ? first! : s.units[leader]!
  if (!isLeader(s, smc) || (leader === undefined && units.length > 1))
    return refuse(RULE, 'Men set fire only with a leader, or a leader does so by himself.')
  if (leader !== undefined && units.includes(leader)) return refuse(RULE, 'A leader either directs others or tries it by himself.')
  if (units.some((id) => s.units[id]!.at !== smc.at)) return refuse(RULE, 'All of them must be in the hex of their leader.')
  if (!burnable(s, smc.at)) return refuse(RULE, `There is nothing that burns in ${nameOf(s, smc.at)}.`)
  return hasFire(s, smc.at) ? refuse(RULE, `${nameOf(s, smc.at)} burns already.`) : LEGAL
}

/** B25.11: Good Order, not pinned, and nothing fired yet. */
function doerProblem(s: AslskState, unit: Unit): Problem | undefined {
  const { label } = typeOf(s, unit)
  if (!isGoodOrder(unit)) return { rule: RULE, message: `The ${label} is broken or in Melee.` }
  if (unit.pinned) return { rule: RULE, message: `The ${label} is pinned.` }
  if (isStatus(s, unit, 'ti')) return { rule: RULE, message: `The ${label} has its hands full.` }
  return unit.fire !== 'none' || unit.firedWeapon || unit.directed.length > 0
    ? { rule: RULE, message: `The ${label} has fired already.` }
    : undefined
}

/** B25.11: the leader's task check, and a DR for each who tries. */
function tryToKindle(g: Aslsk, { units, leader }: Kindle): boolean {
  const s = g.state
  const smc = s.units[leader ?? units[0]!]!
  const men = units.map((id) => s.units[id]!)
  const all = leader === undefined ? men : [smc, ...men]
  for (const unit of all) unit.fire = 'prep'
  exposeInSight(g, all, '8.3')
  endOfSmoke(s, smc.side)
  const needed = moraleOf(s, smc)
  const dr = rollDice(g, 'task check to kindle', (rolled) => rolled <= needed, { unit: smc.id, at: smc.at })
  const passed = dr.total <= needed
  // what a leader whom nobody sees has to roll would tell who he is
  const audience = isUnseen(smc) ? { to: [smc.side] } : {}
  g.emit({ type: 'fire:tries', rule: RULE, of: { unit: smc.id, dice: [dr.coloured, dr.white], needed, passed } }, audience)
  return passed && men.some((unit) => kindles(g, unit, leader === undefined ? undefined : smc))
}

function kindles(g: Aslsk, unit: Unit, leader: Unit | undefined): boolean {
  const s = g.state
  const modifiers = kindlingModifiers(s, unit, leader)
  const needed = burnable(s, unit.at)!.kindle
  const drm = total(modifiers)
  const dr = rollDice(g, 'kindling', (rolled) => rolled + drm >= needed, { unit: unit.id, at: unit.at })
  const of = { unit: unit.id, at: unit.at, dice: [dr.coloured, dr.white], modifiers, final: dr.total + drm, needed }
  g.emit({ type: 'fire:kindles', rule: RULE, of })
  const lit = dr.total + drm >= needed && placeFlame(g, unit.at, { side: unit.side, deliberate: true }, RULE, 'kindled')
  if (lit) settleControl(g)
  return lit
}

/** B25.11: how good they are at it, what a Molotov helps, and how dry it is. */
export function kindlingModifiers(s: AslskState, unit: Unit, leader: Unit | undefined): Modifier[] {
  const found = dryness(s, unit.at)
  const add = (label: string, value: number) => {
    if (value !== 0) found.push({ rule: RULE, label, value })
  }
  const { kind } = typeOf(s, unit)
  if (leader) add('leadership', -leadershipOf(s, leader)) // G-60: a good leader helps
  if (kind === 'halfSquad' || kind === 'crew') add(kind === 'crew' ? 'crew' : 'half squad', KINDLING_DRM.halfSquad)
  if (isLeader(s, unit)) add('single man', KINDLING_DRM.smc)
  if (isStatus(s, unit, 'molotov')) add('Molotov', KINDLING_DRM.molotov)
  if (isFortified(s, unit.at)) add('fortified building', KINDLING_DRM.fortified)
  return found
}
