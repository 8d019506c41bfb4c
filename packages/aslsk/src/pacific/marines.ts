import { integer, LEGAL, listOf, type Modifier, outcomesOf, type Problem, type Rules, refuse, total } from '@firegroup/kernel'
import { type Acting, type AslskAct, actUntilDone, ending } from '../acts.ts'
import { exposeInSight } from '../concealment/reveal.ts'
import { type Aslsk, rollDice } from '../context.ts'
import { reachProblem } from '../places/positions.ts'
import { newUnit } from '../scenario/new-counters.ts'
import { at, type Step } from '../sequence/step.ts'
import { type AslskState, ELIMINATED, type Side, type Unit } from '../state.ts'
import { leadership } from '../units/morale.ts'
import { canLead, isGoodOrder, isLeader, leadershipOf, moraleOf, ownInfantry, typeOf, unitsOf } from '../units/units.ts'
import { unitInPlace } from '../words/names.ts'

const SQUAD = 'mc-7-6-8'
const HALF_SQUAD = 'mc-3-4-8'

/** 8.4: Marines go apart after all recovery, and come together again before it. */
export const marineSteps: readonly Step[] = [
  { key: 'rally.recombine', ...at('1.13'), run: (g) => ownMarines(g, RECOMBINE) },
  { key: 'rally.deploy', ...at('1.21'), run: (g) => ownMarines(g, DEPLOY) },
]

const RECOMBINE = { kind: 'recombine', title: 'Which half squads come together again?', rule: '8.4.1' } as const
const DEPLOY = { kind: 'deploy', title: 'Which squads go apart?', rule: '8.4' } as const

/** 8.4: in one's own RPh alone. */
function* ownMarines(g: Aslsk, head: typeof RECOMBINE | typeof DEPLOY): Rules<void> {
  const side = g.state.attacker
  if (g.state.setting.scenario.sides[side].nation !== 'american') return
  if (head.kind === 'deploy') yield* actUntilDone(g, g.state.setting.acts.deploy, { side }, () => head as typeof DEPLOY)
  else yield* actUntilDone(g, g.state.setting.acts.recombine, { side }, () => head as typeof RECOMBINE)
}

export interface DeploySquad {
  readonly type: 'deploy'
  readonly unit: number
}

/** Out of the 36 rolls of two dice. */
export interface DeployOdds {
  readonly succeeds: number
  readonly of: 36
}

/** 8.4: a Good Order 7-6-8 goes apart into two 3-4-8 if it passes a NTC: its sole action of this RPh. */
export const deploySquad: AslskAct<Acting, DeploySquad> = {
  type: 'deploy',
  rule: '8.4',
  fields: { unit: integer(0, 9999) },
  candidates: (s, { side }) =>
    ownInfantry(s, side).flatMap(({ id }) => (deployProblems(s, side, id).length === 0 ? [{ type: 'deploy' as const, unit: id }] : [])),
  problems: (s, { side }, { unit }) => deployProblems(s, side, unit),
  perform(g, _, { unit: id }) {
    const unit = g.state.units[id]!
    unit.actedInRally = true
    const helper = helperOf(g.state, unit)
    exposeInSight(g, helper ? [unit, helper] : [unit], '8.3')
    const modifiers = helpFrom(g.state, helper)
    const morale = moraleOf(g.state, unit)
    const { dice, passes } = taskCheck(g, morale, modifiers)
    const final = dice[0] + dice[1] + total(modifiers)
    g.emit({ type: 'check', rule: '8.4', unit: id, what: 'NTC', morale, dice, modifiers, final, result: passes ? 'passes' : 'fails' })
    if (passes) goApart(g, unit)
    return undefined
  },
  describe: (s, { unit }) => `Let ${unitInPlace(s, unit)} go apart into half squads`,
  preview: (s, _, { unit }) => deployOdds(s, s.units[unit]!),
}

export const endDeploying = ending('done', '8.4', 'Leave the squads together')

function deployProblems(s: AslskState, side: Side, id: number): readonly Problem[] {
  const unit = s.units[id]
  if (!unit || unit.side !== side || unit.at < 0) return refuse('8.4', 'You have no such unit on the map.')
  const { label } = typeOf(s, unit)
  if (unit.type !== SQUAD) return refuse('8.4', `The ${label} does not go apart: only Marine 7-6-8 squads do.`)
  if (!isGoodOrder(unit)) return refuse('8.4', `The ${label} is not in Good Order.`)
  return unit.actedInRally ? refuse('8.4', `The ${label} has had its one action of this Rally Phase.`) : LEGAL
}

/** 2.0 NTC: its morale or less, with the help of a leader who is with it. */
function taskCheck(
  g: Aslsk,
  morale: number,
  modifiers: readonly Modifier[],
): { readonly dice: readonly [number, number]; readonly passes: boolean } {
  const drm = total(modifiers)
  const { coloured, white, total: rolled } = rollDice(g, 'NTC to go apart', (original) => (original + drm <= morale ? 1 : 0))
  return { dice: [coloured, white], passes: rolled + drm <= morale }
}

function deployOdds(s: AslskState, unit: Unit): DeployOdds {
  const odds = outcomesOf(s, (g: Aslsk) => taskCheck(g, moraleOf(s, unit), helpFrom(s, helperOf(s, unit))).passes)
  return { succeeds: odds.outOf(36, 'true'), of: 36 }
}

/** 3.2.3: the best leader with him who is any help. */
function helperOf(s: AslskState, unit: Unit): Unit | null {
  let best: Unit | null = null
  for (const other of unitsOf(s, unit.side, unit.at))
    if (canLead(s, other) && (best === null || leadershipOf(s, other) < leadershipOf(s, best))) best = other
  return best && leadershipOf(s, best) < 0 ? best : null
}

function helpFrom(s: AslskState, helper: Unit | null): readonly Modifier[] {
  return helper ? leadership(s, helper, '8.4') : []
}

/** 8.4: two half squads in the place of a squad; its Weapons stay with the first. */
export function goApart(g: Aslsk, unit: Unit): void {
  const other = newUnit(g.state.units.length, unit.side, HALF_SQUAD, unit.at)
  other.entry = unit.entry
  other.actedInRally = unit.actedInRally
  other.cx = unit.cx
  if (unit.concealed) other.concealed = true
  unit.type = HALF_SQUAD
  g.state.units.push(other)
  g.emit({ type: 'deployed', rule: '8.4', unit: unit.id, other: other.id, at: unit.at })
}

/** 8.4: whether a unit may set up apart. */
export function apartProblems(s: AslskState, ids: readonly number[], placed: ReadonlySet<number>): readonly Problem[] {
  for (const [i, id] of ids.entries()) {
    if (!placed.has(id) || ids.indexOf(id) < i) return refuse('8.4', `Unit ${id} is not placed now, or goes apart twice.`)
    if (s.units[id]!.type !== SQUAD)
      return refuse('8.4', `The ${typeOf(s, s.units[id]!).label} does not go apart: only Marine 7-6-8 squads do.`)
  }
  return LEGAL
}

export interface Recombine {
  readonly type: 'recombine'
  readonly units: readonly number[]
}

/** 8.4.1: two Good Order 3-4-8 with a Good Order leader in their hex become a 7-6-8, if the order of battle has any. */
export const recombine: AslskAct<Acting, Recombine> = {
  type: 'recombine',
  rule: '8.4.1',
  fields: { units: listOf(integer(0, 9999), { min: 2, max: 2 }) },
  candidates(s, { side }) {
    const found: Recombine[] = []
    const halves = ownInfantry(s, side).filter((unit) => unit.type === HALF_SQUAD)
    for (const [i, a] of halves.entries())
      for (const b of halves.slice(i + 1))
        if (recombineProblems(s, side, [a.id, b.id]).length === 0) found.push({ type: 'recombine', units: [a.id, b.id] })
    return found
  },
  problems: (s, { side }, { units }) => recombineProblems(s, side, units),
  perform(g, _, { units: [first, second] }) {
    const [unit, other] = [g.state.units[first!]!, g.state.units[second!]!]
    exposeInSight(g, [unit, other], '8.3')
    for (const weapon of g.state.weapons) if (weapon.owner === other.id) weapon.owner = unit.id
    const { at } = unit
    unit.type = SQUAD
    unit.cx ||= other.cx
    other.at = ELIMINATED
    g.emit({ type: 'recombined', rule: '8.4.1', unit: unit.id, other: other.id, at })
    return undefined
  },
  describe: (s, { units }) => `Join ${unitInPlace(s, units[0]!)} and another half squad to a squad`,
}

export const endRecombining = ending('done', '8.4.1', 'Leave the half squads apart')

function recombineProblems(s: AslskState, side: Side, ids: readonly number[]): readonly Problem[] {
  const units = ids.map((id) => s.units[id])
  const [a, b] = units
  if (units.length !== 2 || !a || !b || a === b || a.side !== side || b.side !== side || a.at < 0 || a.at !== b.at)
    return refuse('8.4.1', 'Two half squads of yours in one hex are needed.')
  if (a.type !== HALF_SQUAD || b.type !== HALF_SQUAD) return refuse('8.4.1', 'Only two 3-4-8 half squads become a 7-6-8.')
  const reach = reachProblem(s, a, b)
  if (reach) return [reach]
  if (!isGoodOrder(a) || !isGoodOrder(b)) return refuse('8.4.1', 'Both half squads must be in Good Order.')
  if (!unitsOf(s, side, a.at).some((unit) => isLeader(s, unit) && isGoodOrder(unit)))
    return refuse('8.4.1', 'A Good Order leader must be in their hex.')
  const given = s.setting.scenario.sides[side].groups.some(({ units: counts }) => counts.some(({ type }) => type === SQUAD))
  return given || hasSquads(s) ? LEGAL : refuse('8.4.1', 'The order of battle has no 7-6-8 squads.')
}

/** In a situation, which has no order of battle: any that is there. */
function hasSquads(s: AslskState): boolean {
  return s.setting.groups.length === 0 && s.units.some(({ type }) => type === SQUAD)
}
