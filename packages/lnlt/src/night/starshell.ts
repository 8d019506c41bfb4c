import { integer, LEGAL, optional, outcomesOf, type Problem, refuse, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import { fallsOf, type Lnlt, roll } from '../context.ts'
import { nationOf } from '../data/nations.ts'
import { readyProblem } from '../indirect/callers.ts'
import { calls } from '../indirect/mortar.ts'
import { hexOf, locationNamed, locationOf, nameOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { distance } from '../map/terrain.ts'
import { markActed } from '../operations/marking.ts'
import type { Hex, Impulse, LnltState, Location, Unit } from '../state.ts'
import { has } from '../units/marks.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { unitInPlace, unitLabel } from '../words/names.ts'
import { isNight } from './dark.ts'

/** 20.2: a Leader or Hero fires a Starshell by hand; 20.3: a Mortar Weapon Team fires one for a caller. */
export interface FireStarshell {
  readonly type: 'starshell'
  readonly unit: number
  readonly at: string
  readonly caller?: number
}

/** 20.2: so far from the one who wants it. */
const REACH = 3

export const starshellAct: ImpulseAct<FireStarshell> = {
  type: 'starshell',
  rule: '20.2',
  fields: { unit: integer(0, 9999), at: text({ max: 40 }), caller: optional(integer(0, 9999)) },
  idle: (s) => !isNight(s),
  candidates: starshellCandidates,
  problems: starshellProblems,
  preview(s, _impulse, { unit, caller }) {
    if (caller !== undefined) return null
    const of = fallsOf(s, 'single')
    return { success: outcomesOf(s, (g: Lnlt) => rollFor(g, s.units[unit]!).passed).outOf(of, 'true'), of }
  },
  perform: fireStarshell,
  describe: (s, { unit, at, caller }) =>
    `Fire a Starshell over ${at} with ${unitInPlace(s, unit)}${caller === undefined ? '' : `, called by ${unitLabel(s, caller)}`}`,
}

/** Over each hex with enemies that it can reach, or else over the nearest to any. Other hexes are legal as well. */
function* starshellCandidates(s: LnltState, impulse: Impulse): Iterable<FireStarshell> {
  for (const id of impulse.units) {
    const unit = s.units[id]!
    if (unit.at < 0) continue
    if (!handProblem(s, unit)) for (const hex of best(s, unit, unit.at)) yield { type: 'starshell', unit: id, at: name(s, hex) }
    if (typeOf(s, unit).team !== 'mortar') continue
    for (const caller of s.units) {
      if (caller.side !== unit.side || caller.at < 0) continue
      for (const hex of best(s, unit, caller.at)) {
        const decision: FireStarshell = { type: 'starshell', unit: id, at: name(s, hex), caller: caller.id }
        if (starshellProblems(s, impulse, decision) === LEGAL) yield decision
      }
    }
  }
}

function name(s: LnltState, hex: Hex): string {
  return nameOf(s.setting, locationOf(hex))
}

function best(s: LnltState, { side }: Unit, from: Location): Hex[] {
  const { grid } = s.setting.map
  const enemies = [...new Set(s.units.filter((unit) => unit.side !== side && unit.at >= 0).map(({ at }) => hexOf(at)))]
  const near = grid.within(hexOf(from), REACH)
  const over = near.filter((hex) => enemies.includes(hex))
  if (over.length > 0 || near.length === 0) return over
  const away = (hex: Hex) => enemies.reduce((least, enemy) => Math.min(least, grid.distance(hex, enemy)), Number.MAX_SAFE_INTEGER)
  return [near.reduce((nearest, hex) => (away(hex) < away(nearest) ? hex : nearest))]
}

function starshellProblems(s: LnltState, impulse: Impulse, { unit: id, at: where, caller: called }: FireStarshell): readonly Problem[] {
  const unit = s.units[id]
  if (!isNight(s)) return refuse('20.2', 'It is day: nobody fires Starshells.')
  if (!unit || unit.at < 0 || !impulse.units.includes(id)) return refuse('4.0', 'That unit is not activated in this impulse.')
  const at = locationNamed(s.setting, where)
  if (at < 0 || at !== locationOf(hexOf(at))) return refuse('20.2', `There is no hex ${where} on this map.`)
  const problem =
    called === undefined ? (handProblem(s, unit) ?? reachProblem(s, unit.at, at)) : mortarProblem(s, unit, s.units[called], at)
  return problem ? [problem] : LEGAL
}

/** 20.2: who fires one by hand: a Leader or Hero who has not acted. */
function handProblem(s: LnltState, unit: Unit): Problem | null {
  const { name: called, kind } = typeOf(s, unit)
  if (!isLeader(s, unit) && kind !== 'hero')
    return { rule: '20.2', message: `The ${called} fires no Starshell by hand: a Leader or Hero does.` }
  return readyProblem(s, unit, -1, '20.2')
}

function reachProblem({ setting }: LnltState, from: Location, at: Location): Problem | null {
  return distance(setting, from, at) <= REACH ? null : { rule: '20.2', message: `A Starshell reaches ${REACH} hexes.` }
}

/** 20.3, LG-102: a Mortar Weapon Team, called by a Leader or Scout: within three hexes of him, or over a place that has fired and that he sees. */
function mortarProblem(s: LnltState, mortar: Unit, caller: Unit | undefined, at: Location): Problem | null {
  const { team, name: called, range, minRange, nation } = typeOf(s, mortar)
  if (team !== 'mortar' || !nationOf(nation).mortarStarshell)
    return { rule: '20.3', message: `The ${called} fires no Starshells for others.` }
  if (!caller || caller.side !== mortar.side || caller.at < 0 || !(isLeader(s, caller) || typeOf(s, caller).kind === 'scout'))
    return { rule: '20.3', message: 'A Leader or Scout of yours calls it.' }
  const ready = readyProblem(s, mortar, -1, '20.3') ?? readyProblem(s, caller, -1, '20.3')
  if (ready) return ready
  const away = distance(s.setting, mortar.at, at)
  if (away < minRange || away > range)
    return { rule: '20.3', message: `The ${called} reaches from ${minRange} to ${range} hexes, not ${away}.` }
  if (distance(s.setting, caller.at, at) <= REACH) return null
  const flashes = s.units.some((unit) => unit.at >= 0 && hexOf(unit.at) === hexOf(at) && has(unit, 'fired'))
  return flashes && seesLocation(s, caller.at, at)
    ? null
    : { rule: '20.3', message: 'Within three hexes of the caller, or over a hex in his sight from which somebody has fired.' }
}

/** 20.2, LG-95: a die less his LM, up to what his nation can. */
function rollFor(
  g: Lnlt,
  unit: Unit,
): { readonly die: number; readonly leadership: number; readonly capability: number; readonly passed: boolean } {
  const s = g.state
  const capability = nationOf(typeOf(s, unit).nation).starshell
  const leadership = isLeader(s, unit) ? leadershipOf(s, unit) : 0
  const passes = (rolled: number) => rolled - leadership <= capability
  const die = roll(g, 'single', `Starshell by ${typeOf(s, unit).label}`, passes).total
  return { die, leadership, capability, passed: passes(die) }
}

/** 20.2, 20.3: he is Ops Complete either way; a mortar is Fired. */
function fireStarshell(g: Lnlt, impulse: Impulse, { unit: id, at: where, caller }: FireStarshell): undefined {
  const s = g.state
  const unit = s.units[id]!
  const at = locationNamed(s.setting, where)
  if (caller !== undefined) {
    calls(g, impulse, s.units[caller]!, '20.3')
    markActed(g, [unit], 'fired', '20.3')
    light(g, unit, at, '20.3')
    return undefined
  }
  const { die, leadership, capability, passed } = rollFor(g, unit)
  g.emit({ type: 'starshellAttempt', rule: '20.2', unit: id, at, die, leadership, capability, passed })
  calls(g, impulse, unit, '20.2')
  if (passed) light(g, unit, at, '20.2')
  return undefined
}

function light(g: Lnlt, unit: Unit, at: Location, rule: string): void {
  const s = g.state
  s.markers.push({ id: s.nextMarker++, kind: 'starshell', at, side: unit.side, value: 0 })
  g.emit({ type: 'starshell', rule, at, side: unit.side })
}
