import type { Side as HexSide } from '@firegroup/hexmap'
import { type Described, integer, LEGAL, listOf, oneOf, optional, type Problem, record, text } from '@firegroup/kernel'
import type { AirStrike } from '../data/vehicle-types.ts'
import { hasMeleeIn } from '../indirect/shells.ts'
import { hexOf, locationNamed, locationOf, nameOf } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import type { LnltQuestion } from '../questions.ts'
import type { Hex, LnltState, Side, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { directionsFrom, EDGES, type Edge, enemiesIn, entryHexes, flightPath, isMarkedFor } from './flight.ts'
import { strikesOf } from './from-above.ts'

const hex = text({ max: 30 })
export const airRunSchema = record({
  edge: oneOf(...EDGES),
  entry: hex,
  direction: integer(0, 5),
  cannon: optional(listOf(hex, { min: 1, max: 6 })),
  bombs: optional(listOf(hex, { min: 1, max: 8 })),
  target: optional(hex),
})

/** 19.1: a run over the map: where it comes in, along which hexrow, and what it attacks on the way. */
export type AirRun = Described<typeof airRunSchema>

/** 19.1: where a plane flies and what it attacks. `edges`: from where it may come. */
export function airQuestion(s: LnltState, plane: Unit, edges: readonly Edge[]): LnltQuestion<'airRun'> {
  const { label } = typeOf(s, plane)
  return {
    kind: 'airRun',
    title: `The ${label} is coming in. Which way does it fly, and what does it attack?`,
    rule: '19.1',
    schema: airRunSchema,
    about: { unit: plane.id, edges },
    candidates: () => runs(s, plane, edges),
    problems(run) {
      const problem = runProblem(s, plane, edges, run)
      return problem ? [problem] : LEGAL
    },
    preview: (run) => (runProblem(s, plane, edges, run) ? null : strikesOf(s, plane, run, pathOf(s, run))),
  }
}

/** The hexrow of a run; empty where there is none. */
export function pathOf(s: LnltState, { entry, direction }: AirRun): readonly Hex[] {
  const from = locationNamed(s.setting, entry)
  return from < 0 ? [] : flightPath(s.setting, hexOf(from), direction as HexSide)
}

function runProblem(s: LnltState, plane: Unit, edges: readonly Edge[], run: AirRun): Problem | null {
  const { name, vehicle } = typeOf(s, plane)
  if (!edges.includes(run.edge)) return { rule: '19.1', message: `The ${name} does not come from there.` }
  const path = pathOf(s, run)
  if (path.length === 0 || !entryHexes(s.setting, run.edge).includes(path[0]!))
    return { rule: '19.1', message: `${run.entry} does not lie on that edge of the map.` }
  if (!directionsFrom(run.edge).includes(run.direction as HexSide))
    return { rule: '19.1', message: 'That hexrow does not lead across the map.' }
  const taken = path.find((each) => isTaken(s, each))
  if (taken !== undefined)
    return { rule: '1.3', message: `There is a helicopter in the air over ${nameOf(s.setting, locationOf(taken))}: one aircraft in a hex.` }
  const { cannon, bombs, grid } = vehicle!.strike!
  return (
    cannonProblem(s, plane.side, path, run.cannon ?? [], cannon) ??
    bombProblem(s, plane.side, path, run.bombs ?? [], bombs) ??
    (run.target === undefined ? null : targetProblem(s, path, run.target, grid))
  )
}

/** 1.3: one aircraft in a hex, of both sides together. */
function isTaken({ units }: LnltState, over: Hex): boolean {
  for (const { at } of units) if (at >= 0 && isAloft(at) && hexOf(at) === over) return true
  return false
}

/** 19.1.2: so many hexes of the path, one after the other. */
function cannonProblem(
  s: LnltState,
  side: Side,
  path: readonly Hex[],
  names: readonly string[],
  cannon: AirStrike['cannon'],
): Problem | null {
  if (names.length === 0) return null
  if (!cannon || names.length > cannon.hexes) return { rule: '19.1.2', message: 'Its cannon does not reach so many hexes.' }
  const hexes = names.map((name) => hexOf(locationNamed(s.setting, name)))
  const first = path.indexOf(hexes[0]!)
  if (hexes.some((each, i) => first < 0 || path[first + i] !== each))
    return { rule: '19.1.2', message: 'The cannon rakes hexes of the path that follow each other.' }
  return attackedProblem(s, side, hexes)
}

/** 19.1.2: any hexes of the path. */
function bombProblem(s: LnltState, side: Side, path: readonly Hex[], names: readonly string[], bombs: AirStrike['bombs']): Problem | null {
  if (names.length === 0) return null
  if (!bombs || names.length > bombs.count) return { rule: '19.1.2', message: 'It has not so many bombs.' }
  const hexes = names.map((name) => hexOf(locationNamed(s.setting, name)))
  if (hexes.some((each) => !path.includes(each))) return { rule: '19.1.2', message: 'Bombs fall on hexes of the path.' }
  return attackedProblem(s, side, hexes)
}

function attackedProblem(s: LnltState, side: Side, hexes: readonly Hex[]): Problem | null {
  for (const each of hexes) {
    const name = nameOf(s.setting, locationOf(each))
    if (hasMeleeIn(s, each)) return { rule: '5.0', message: `There is a Melee in ${name}.` }
    if (!isMarkedFor(s, side, each))
      return { rule: '19.1.2', message: `${name} is neither spotted nor seen by a Leader: planes spot nothing themselves.` }
  }
  return null
}

/** 19.1.3: one hex of the path, spotted or not. */
function targetProblem(s: LnltState, path: readonly Hex[], name: string, grid: AirStrike['grid']): Problem | null {
  if (!grid) return { rule: '19.1.3', message: 'It is no bomber.' }
  return path.includes(hexOf(locationNamed(s.setting, name))) ? null : { rule: '19.1.3', message: `${name} does not lie on its path.` }
}

/**
 * Every hexrow over a hex that it may attack: the cannon from each such hex on, all bombs on each such hex and one on each of them. Of those over nothing
 * the first. Other runs are legal as well.
 */
function* runs(s: LnltState, plane: Unit, edges: readonly Edge[]): Generator<AirRun> {
  const strike = typeOf(s, plane).vehicle!.strike!
  const open = new Map<Hex, boolean>()
  const isOpen = (each: Hex) => {
    const known = open.get(each)
    if (known !== undefined) return known
    const worth =
      enemiesIn(s, plane.side, each).length > 0 && !hasMeleeIn(s, each) && (strike.grid !== null || isMarkedFor(s, plane.side, each))
    open.set(each, worth)
    return worth
  }
  let bare: AirRun | null = null
  let any = false
  for (const edge of edges)
    for (const entry of entryHexes(s.setting, edge))
      for (const direction of directionsFrom(edge)) {
        const path = flightPath(s.setting, entry, direction)
        if (path.some((each) => isTaken(s, each))) continue
        const name = (each: Hex) => nameOf(s.setting, locationOf(each))
        const plain: AirRun = { edge, entry: name(entry), direction }
        bare ??= plain
        const targets = path.filter(isOpen)
        for (const first of targets) {
          any = true
          if (strike.grid) {
            yield { ...plain, target: name(first) }
            continue
          }
          const cannon = strike.cannon ? rake(path, first, strike.cannon.hexes, isOpen).map(name) : []
          const raked = cannon.length > 0 ? { cannon } : {}
          if (!strike.bombs) yield { ...plain, ...raked }
          else {
            for (const at of targets) yield { ...plain, ...raked, bombs: new Array<string>(strike.bombs.count).fill(name(at)) }
            if (targets.length > 1 && strike.bombs.count > 1)
              yield { ...plain, ...raked, bombs: targets.slice(0, strike.bombs.count).map(name) }
          }
        }
      }
  if (!any && bare) yield bare
}

function rake(path: readonly Hex[], first: Hex, most: number, isOpen: (hex: Hex) => boolean): Hex[] {
  const from = path.indexOf(first)
  const raked: Hex[] = []
  for (let i = from; i < path.length && raked.length < most && isOpen(path[i]!); i++) raked.push(path[i]!)
  return raked
}
