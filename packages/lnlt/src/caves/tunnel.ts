import { integer, LEGAL, listOf, type Problem, type Rules, text } from '@firegroup/kernel'
import type { ImpulseAct, Opening } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { distance } from '../map/terrain.ts'
import { movementFactor } from '../movement/allowance.ts'
import { moverProblem, placeProblem } from '../movement/group.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { isUnactivated } from '../operations/availability.ts'
import { markActed } from '../operations/marking.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import { enemyOf, type Impulse, type LnltState, type Location, type Side, TUNNEL, type Unit } from '../state.ts'
import { hasMarker, hasUnit, typeOf } from '../units/units.ts'
import { unitList } from '../words/names.ts'
import { isInTunnel, isOpenCave, mayTunnel, openCaves, teamsTunnel } from './entrances.ts'

export interface Tunnel {
  readonly type: 'tunnel'
  readonly units: readonly number[]
  /** The Cave to which they go. */
  readonly to: string
}

/** 10.7.1: units of a Cave go underground to another, 1 MP a hex, that of the other entrance included. */
export const tunnelAct: ImpulseAct<Tunnel> = {
  type: 'tunnel',
  rule: '10.7.1',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 10 }), to: text({ max: 40 }) },
  idle: (s) => !hasMarker(s, 'cave'),
  *candidates(s, impulse) {
    const caves = openCaves(s)
    if (caves.length < 2) return
    for (const from of impulse.activated) {
      if (!caves.includes(from)) continue
      const able = impulse.units.filter((id) => s.units[id]!.at === from && unitProblem(s, s.units[id]!) === null)
      const groups = able.length > 1 ? [able, ...able.map((id) => [id])] : [able]
      for (const units of groups) for (const to of caves) yield* legal(s, { type: 'tunnel', units, to: nameOf(s.setting, to) })
    }
  },
  problems: (s, _impulse, decision) => told(tunnelProblem(s, decision)),
  perform: (g, impulse, decision) => goDown(g, impulse, decision),
  describe: (s, { units, to }) => `Go through the tunnel to ${to} with ${unitList(s, units)}`,
}

function* legal(s: LnltState, decision: Tunnel): Iterable<Tunnel> {
  if (decision.units.length > 0 && tunnelProblem(s, decision) === null) yield decision
}

function unitProblem(s: LnltState, unit: Unit): Problem | null {
  const { team, name } = typeOf(s, unit)
  if (!isOpenCave(s, unit.at)) return { rule: '10.7.1', message: `The ${name} is in no Cave.` }
  if (!mayTunnel(s, unit.side)) return { rule: '10.7.1', message: 'The Tunnels are the enemy’s.' }
  if (team !== null && !teamsTunnel(s)) return { rule: '10.7.1', message: `The ${name} can't be taken through a Tunnel.` }
  return moverProblem(s, unit)
}

function tunnelProblem(s: LnltState, { units, to: name }: Tunnel): Problem | null {
  const to = locationNamed(s.setting, name)
  const from = s.units[units[0]!]?.at ?? -1
  if (!isOpenCave(s, to) || to === from) return { rule: '10.7.1', message: `There is no other Cave in ${name}.` }
  for (const [i, id] of units.entries()) {
    const unit = s.units[id]
    if (!unit || unit.at !== from || units.indexOf(id) < i) return { rule: '10.7.1', message: 'Only units of one Cave go together.' }
    const problem = unitProblem(s, unit)
    if (problem) return problem
  }
  const side = s.units[units[0]!]!.side
  return placeProblem(s, from) ?? (distance(s.setting, from, to) <= paceOf(s, units) ? exitProblem(s, side, units, to) : null)
}

/** Together they are as fast as the slowest. */
function paceOf(s: LnltState, units: readonly number[]): number {
  return Math.min(...units.map((id) => movementFactor(s, s.units[id]!)))
}

/** 10.7, 1.3: why they can't come up there. */
function exitProblem(s: LnltState, side: Side, units: readonly number[], to: Location): Problem | null {
  if (hasUnit(s, enemyOf(side), to)) return { rule: '10.7.1', message: `The enemy is in ${nameOf(s.setting, to)}.` }
  return stackingProblem(s, side, units, to)
}

function* goDown(g: Lnlt, impulse: Impulse, { units, to: name }: Tunnel): Rules<void> {
  const s = g.state
  const to = locationNamed(s.setting, name)
  const from = s.units[units[0]!]!.at
  impulse.movedFrom.push(from)
  const left = Math.max(0, distance(s.setting, from, to) - paceOf(s, units))
  for (const id of units) put(s, s.units[id]!, TUNNEL, to, left)
  removeUnseenMarkers(g, from)
  g.emit({ type: 'tunnels', rule: '10.7.1', units, from, to, left })
  yield* arrive(g, units)
}

/** Underground, on the way to a Cave. */
export function put(s: LnltState, unit: Unit, at: Location, to: Location, left: number): void {
  unit.at = at
  unit.tunnelTo = to
  unit.tunnelLeft = left
  unit.dugIn = undefined
  for (const weapon of s.weapons) if (weapon.owner === unit.id) weapon.at = at
}

/** 10.7.1: they come up, or wait for their next turn; Moved either way. The Cave is not given away by that. */
function* arrive(g: Lnlt, units: readonly number[]): Rules<void> {
  const s = g.state
  const moved = units.map((id) => s.units[id]!)
  const [first] = moved
  const to = first!.tunnelTo!
  const isUp = first!.tunnelLeft === 0 && exitProblem(s, first!.side, units, to) === null
  markActed(g, moved, 'moved', '10.7.1')
  if (!isUp) return
  for (const unit of moved) {
    unit.at = to
    unit.tunnelTo = undefined
    unit.tunnelLeft = undefined
    unit.emerged = true
    for (const weapon of s.weapons) if (weapon.owner === unit.id) weapon.at = to
  }
  g.emit({ type: 'emerges', rule: '10.7.1', units, at: to })
  yield* opportunityWindow(g, { units, at: to, budget: 1 })
}

export interface TunnelOn {
  readonly type: 'tunnelOn'
  readonly units: readonly number[]
}

function isAnybodyUnderground({ units }: LnltState): boolean {
  for (const unit of units) if (isInTunnel(unit)) return true
  return false
}

/** 10.7.1: who is underground goes on in an impulse of his own: nobody above calls him, and he calls nobody. */
export const tunnelOpening: Opening<TunnelOn> = {
  type: 'tunnelOn',
  rule: '10.7.1',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 10 }) },
  idle: (s) => !isAnybodyUnderground(s),
  *candidates(s, side) {
    const seen: number[] = []
    for (const unit of s.units) {
      if (seen.includes(unit.id) || unit.side !== side || !isInTunnel(unit) || !isUnactivated(unit)) continue
      const units = s.units.filter((other) => isWith(unit, other)).map(({ id }) => id)
      seen.push(...units)
      if (tunnelOnProblem(s, side, units) === null) yield { type: 'tunnelOn', units }
      else if (units.length > 1)
        for (const id of units) if (tunnelOnProblem(s, side, [id]) === null) yield { type: 'tunnelOn', units: [id] }
    }
  },
  problems: (s, side, { units }) => told(tunnelOnProblem(s, side, units)),
  *perform(g, _side, { units }) {
    const s = g.state
    const impulse = s.impulse!
    impulse.declared = true
    impulse.acted = true
    impulse.units.push(...units)
    const pace = paceOf(s, units)
    for (const id of units) s.units[id]!.tunnelLeft = Math.max(0, s.units[id]!.tunnelLeft! - pace)
    const { tunnelTo, tunnelLeft } = s.units[units[0]!]!
    g.emit({ type: 'tunnels', rule: '10.7.1', units, from: TUNNEL, to: tunnelTo!, left: tunnelLeft! })
    yield* arrive(g, units)
  },
  describe: (s, { units }) => `Go on underground with ${unitList(s, units)}`,
}

function isWith(unit: Unit, other: Unit): boolean {
  return (
    isInTunnel(other) &&
    other.side === unit.side &&
    other.tunnelTo === unit.tunnelTo &&
    other.tunnelLeft === unit.tunnelLeft &&
    isUnactivated(other)
  )
}

function tunnelOnProblem(s: LnltState, side: Side, units: readonly number[]): Problem | null {
  const first = s.units[units[0]!]
  for (const [i, id] of units.entries()) {
    const unit = s.units[id]
    if (!first || !unit || unit.side !== side || !isWith(first, unit) || units.indexOf(id) < i)
      return { rule: '10.7.1', message: 'Only those go on who are underground together and have not acted.' }
    if (movementFactor(s, unit) < 1) return { rule: '6.0', message: `The ${typeOf(s, unit).name} can't move: it has no MF.` }
  }
  return first!.tunnelLeft! <= paceOf(s, units) ? exitProblem(s, side, units, first!.tunnelTo!) : null
}

function told(problem: Problem | null): readonly Problem[] {
  return problem ? [problem] : LEGAL
}
