import { integer, LEGAL, listOf, type Problem, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { objectivesOf } from '../../advice/objectives.ts'
import type { Aslsk } from '../../context.ts'
import type { Forbidden } from '../../hooks.ts'
import { distance, hexOf, nameOf, placeOf } from '../../map/terrain.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import { relocate } from '../../phases/rout/weapons.ts'
import { undergroundProblem } from '../../places/underground.ts'
import { fitsInOneHex } from '../../scenario/room.ts'
import { type AslskState, enemyOf, type Hex, type Location, type Side, type Unit } from '../../state.ts'
import { eliminateUnit } from '../../units/casualties.ts'
import { isStatus } from '../../units/statuses.ts'
import { unitsOf } from '../../units/units.ts'
import { unitList } from '../../words/names.ts'
import { exitOf, isTunnel, throughFrom } from './location.ts'
import { isBreathless, setBreathless } from './state.ts'

export interface TunnelMove {
  readonly type: 'tunnel'
  readonly units: readonly number[]
  readonly to: string
}

/** B8.6: units at one end go below at the start of their move, for all of it, and are below the other end. Candidates are single units and whole stacks. */
export const tunnelMove: AslskAct<Moving, TunnelMove> = {
  type: 'tunnel',
  rule: 'B8.6',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 40 }), to: text({ max: 24 }) },
  *candidates(s, { able }) {
    if (s.move) return
    for (const units of groupsOf(s, able))
      for (const to of throughFrom(s, units[0]!.side, units[0]!.at)) {
        const decision: TunnelMove = { type: 'tunnel', units: units.map(({ id }) => id), to: nameOf(s, to) }
        if (problems(s, decision).length === 0) yield decision
      }
  },
  problems: (s, _, decision) => problems(s, decision),
  perform(g, _, decision) {
    goBelow(g, decision)
    return undefined
  },
  describe: (s, { units, to }) => `Move ${unitList(s, units)} through the tunnel to ${hexOfName(to)}`,
}

function hexOfName(name: string): string {
  return name.split(' ')[0]!
}

/** Each alone, and all together. */
function groupsOf(s: AslskState, able: readonly Unit[]): (readonly Unit[])[] {
  return able.flatMap((first) => {
    if (throughFrom(s, first.side, first.at).length === 0) return []
    const stack = able.filter(({ at }) => at === first.at)
    return stack[0] === first && stack.length > 1 ? [[first], stack] : [[first]]
  })
}

function problems(s: AslskState, decision: TunnelMove): readonly Problem[] {
  const units: Unit[] = []
  for (const id of decision.units) {
    const unit = s.units[id]
    if (!unit) return refuse('B8.6', `There is no unit ${id}.`)
    const problem = undergroundProblem(s, unit, { who: 'B8.6', how: 'B8.6', where: 'the tunnel', move: 'A move through a tunnel' })
    if (problem) return [problem]
    if (units.includes(unit) || (units.length > 0 && unit.at !== units[0]!.at))
      return refuse('B8.6', 'Only units of one Location go below together.')
    units.push(unit)
  }
  const { at, side } = units[0]!
  const to = placeOf(s, decision.to)
  if (!throughFrom(s, side, at).includes(to)) return refuse('B8.6', `No tunnel of yours leads from ${nameOf(s, at)} to ${decision.to}.`)
  return fitsInOneHex(s, [...unitsOf(s, side, to), ...units], to) ? LEGAL : refuse('B8.6', 'There is no room for more in the tunnel.')
}

function goBelow(g: Aslsk, { units: ids, to: name }: TunnelMove): void {
  const s = g.state
  const units = ids.map((id) => s.units[id]!)
  const { at: from } = units[0]!
  const to = placeOf(s, name)
  const encircled = units.filter((unit) => isStatus(s, unit, 'encircled')).map(({ id }) => id)
  for (const unit of units) {
    relocate(s, unit, to)
    unit.moveEnded = true
    unit.mode = 'normal'
    unit.concealed = true
  }
  if (encircled.length > 0) setBreathless(s, encircled, true)
  g.emit({ type: 'tunnels:below', rule: 'B8.6', of: { units: ids, from, at: to } })
}

/** B8.6: up leads only the way out. */
export function onlyUp(s: AslskState, unit: Unit, what: Forbidden, at?: Hex): Problem | undefined {
  if (!isTunnel(s, unit.at)) return undefined
  if (what === 'advance') return at === undefined || at === exitOf(s, unit.at) ? undefined : no('Out of a tunnel leads only its end.')
  return what === 'fire' || what === 'smoke' || what === 'move' ? no('In a tunnel there is nothing to do but to go on.') : undefined
}

/** B8.6, B8.62: who has come up is concealed; out of an Encircled Location he is pinned and CX. */
export function comeUp(g: Aslsk, { units, from }: { readonly units: readonly number[]; readonly from?: number }): undefined {
  if (from === undefined || !isTunnel(g.state, from)) return undefined
  for (const id of units) emerge(g.state, g.state.units[id]!)
  return undefined
}

function emerge(s: AslskState, unit: Unit): void {
  unit.concealed = true
  if (!isBreathless(s, unit.id)) return
  unit.pinned = true
  unit.cx = true
  setBreathless(s, [unit.id], false)
}

/** B8.6: at the end of the APh whoever has not come up does; who finds no room is lost. */
export function allUp(g: Aslsk): undefined {
  const s = g.state
  for (const unit of s.units) {
    if (unit.side !== s.attacker || unit.at < 0 || !isTunnel(s, unit.at)) continue
    const to = exitOf(s, unit.at)
    if (!fitsInOneHex(s, [...unitsOf(s, unit.side, to), unit], to)) {
      eliminateUnit(g, unit, 'B8.6', 'found no room at the end of the tunnel')
      setBreathless(s, [unit.id], false)
      continue
    }
    relocate(s, unit, to)
    unit.advanced = true
    emerge(s, unit)
    g.emit({ type: 'tunnels:up', rule: 'B8.6', of: { units: [unit.id], at: to } })
  }
  return undefined
}

/** It pays where it brings one nearer to what one wants; not into the midst of more enemies than go. */
export function tunnelAdvice(s: AslskState, side: Side, { units, to }: TunnelMove): number {
  const [from, end] = [s.units[units[0]!]!.at, exitOf(s, placeOf(s, to))]
  const nearer = away(s, side, from) - away(s, side, end)
  return -0.5 + 0.6 * nearer + 0.2 * units.length - 0.5 * unitsOf(s, enemyOf(side), end).length
}

function away(s: AslskState, side: Side, from: Location): number {
  const { places } = objectivesOf(s, side)
  return places.reduce((least, place) => Math.min(least, distance(s, hexOf(s, from), place)), 12)
}

function no(message: string): Problem {
  return { rule: 'B8.6', message }
}
