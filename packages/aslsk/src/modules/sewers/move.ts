import { integer, LEGAL, listOf, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { askChoice, type Choosing } from '../../choices.ts'
import { type Aslsk, rollDice, rollDie } from '../../context.ts'
import { distance, hexOf, nameOf, placeOf, roomAt } from '../../map/terrain.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import { relocate } from '../../phases/rout/weapons.ts'
import { specsOf } from '../../places/schema.ts'
import { undergroundProblem } from '../../places/underground.ts'
import { type AslskState, defender, enemyOf, type Location, type Side, type Unit } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { canLead, hasUnits, infantryOf, isLeader, moraleOf, sizeInHalfSquads, typeOf } from '../../units/units.ts'
import { unitList } from '../../words/names.ts'
import { GUIDE_TC, LOST_FROM, SEWER_REACH } from './data.ts'
import { isSewer, sewerBelow } from './location.ts'
import { isBlocked } from './rules.ts'
import { is, set } from './state.ts'

const LOST = 'sewers:lost'

export interface SewerMove {
  readonly type: 'sewer'
  readonly units: readonly number[]
  readonly to: string
}

/** B8.41: units go below, or on below, at the start of their move and for all of it. Candidates are single units and whole stacks. */
export const sewerMove: AslskAct<Moving, SewerMove> = {
  type: 'sewer',
  rule: 'B8.41',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 40 }), to: text({ max: 24 }) },
  *candidates(s, { able }) {
    if (s.move) return
    for (const units of groupsOf(s, able))
      for (const to of destinations(s, units[0]!.at)) {
        const decision: SewerMove = { type: 'sewer', units: units.map(({ id }) => id), to: nameOf(s, to) }
        if (sewerProblems(s, decision).length === 0) yield decision
      }
  },
  problems: (s, _, decision) => sewerProblems(s, decision),
  perform: (g, _, decision) => goBelow(g, decision),
  describe: (s, { units, to }) => `Move ${unitList(s, units)} through the sewers to ${to}`,
}

/** Each alone and all together from a manhole; from a sewer only all together. */
function groupsOf(s: AslskState, able: readonly Unit[]): (readonly Unit[])[] {
  const groups: (readonly Unit[])[] = []
  for (const first of able) {
    if (first.at < 0 || (sewerBelow(s, first.at) === null && !isSewer(s, first.at))) continue
    const stack = able.filter(({ at }) => at === first.at)
    if (!isSewer(s, first.at)) groups.push([first])
    if (stack[0] === first && (stack.length > 1 || isSewer(s, first.at))) groups.push(stack)
  }
  return groups
}

/** The sewers within reach of a Location, but the one below it. */
function destinations(s: AslskState, from: Location): Location[] {
  const found: Location[] = []
  const hex = hexOf(s, from)
  for (const { kind, at, hex: above } of s.setting.places?.all ?? [])
    if (kind === 'sewer' && above !== hex && distance(s, hex, above) <= SEWER_REACH) found.push(at)
  return found
}

function sewerProblems(s: AslskState, decision: SewerMove): readonly Problem[] {
  const to = placeOf(s, decision.to)
  const units: Unit[] = []
  for (const id of decision.units) {
    const unit = s.units[id]
    if (!unit) return refuse('B8.41', `There is no unit ${id}.`)
    const problem = unitProblem(s, unit)
    if (problem) return [problem]
    if (units.includes(unit) || (units.length > 0 && unit.at !== units[0]!.at))
      return refuse('B8.41', 'Only units of one Location go below together.')
    units.push(unit)
  }
  const from = units[0]!.at
  const whole = infantryOf(s, units[0]!.side, from).length === units.length
  if (isSewer(s, from) && !whole) return refuse('B8.41', 'In the sewers a whole stack stays together.')
  if (!isSewer(s, from)) {
    const entry = entryProblem(s, units)
    if (entry) return [entry]
  }
  return first(toProblem(s, units, from, to))
}

/** B8.4: only Good Order Infantry, with no more than it carries without effort, before it has spent anything. */
function unitProblem(s: AslskState, unit: Unit): Problem | null {
  return undergroundProblem(s, unit, { who: 'B8.4', how: 'B8.41', where: 'the sewers', move: 'Sewer movement' })
}

/** B8.4: by a manhole that is open, of a side that knows its way or has a leader who finds it. */
function entryProblem(s: AslskState, units: readonly Unit[]): Problem | null {
  const { at, side } = units[0]!
  const below = sewerBelow(s, at)
  if (below === null || !s.setting.places!.way(below, at)) return no('B8.4', `There is no manhole in ${nameOf(s, at)}.`)
  if (isBlocked(s, at)) return no('B8.4', `The manhole in ${nameOf(s, at)} is blocked.`)
  return knowsSewers(s, side) || guideAmong(s, units) ? null : no('B8.4', 'Without a leader nobody of this side finds his way below.')
}

function toProblem(s: AslskState, units: readonly Unit[], from: Location, to: Location): Problem | null {
  const name = nameOf(s, to)
  if (to < 0 || !isSewer(s, to)) return no('B8.41', 'Sewer movement ends in a sewer.')
  if (!destinations(s, from).includes(to)) return no('B8.41', `${name} is not another sewer within ${SEWER_REACH} hexes.`)
  return barred(s, units, to)
}

/** B8.41: not to enemies, and never more than there is room for. */
function barred(s: AslskState, units: readonly Unit[], to: Location): Problem | null {
  const { side } = units[0]!
  if (hasUnits(s, enemyOf(side), to)) return no('B8.41', `There are enemies in the ${nameOf(s, to)}.`)
  let room = roomAt(s, to)
  for (const unit of [...units, ...infantryOf(s, side, to)]) room -= sizeInHalfSquads(s, unit)
  return room < 0 ? no('A5.1', `Sewers are never overstacked: there is no room in ${nameOf(s, to)}.`) : null
}

/** B8.4: the side that the special rule names; both where it names none. */
function knowsSewers(s: AslskState, side: Side): boolean {
  const [sewers] = specsOf(s.setting.scenario, 'sewers')
  return sewers?.side === undefined || sewers.side === side
}

function guideAmong(s: AslskState, units: readonly Unit[]): Unit | undefined {
  return units.find((unit) => isLeader(s, unit) && canLead(s, unit))
}

/** B8.4, B8.41: the guide's TC, then the dr: who loses his way comes out where the DEFENDER wants. */
function* goBelow(g: Aslsk, { units: ids, to: name }: SewerMove): Rules<void> {
  const s = g.state
  const units = ids.map((id) => s.units[id]!)
  const from = units[0]!.at
  if (!isSewer(s, from) && !knowsSewers(s, units[0]!.side) && !finds(g, guideAmong(s, units)!)) {
    for (const unit of units) unit.moveEnded = true
    return
  }
  const encircled = units.some((unit) => isStatus(s, unit, 'encircled')) || is(s, 'encircled', from)
  const dr = rollDie(g, 'sewer movement')
  const lost = dr >= LOST_FROM
  arrive(g, units, placeOf(s, name), encircled)
  set(s, 'lost', from, false)
  if (lost) set(s, 'lost', units[0]!.at, true)
  g.emit({ type: 'sewers:moves', rule: 'B8.41', of: { units: ids, from, at: units[0]!.at, dr, lost } })
  if (!lost) return
  yield* askChoice(
    g,
    { side: defender(s), of: LOST, at: from, units: ids, once: true },
    'They have lost their way. Where are they?',
    'B8.41',
  )
}

function finds(g: Aslsk, guide: Unit): boolean {
  const dice = rollDice(g, `TC of ${typeOf(g.state, guide).label}`, undefined, { unit: guide.id, at: guide.at })
  const found = dice.total + GUIDE_TC <= moraleOf(g.state, guide)
  g.emit({ type: 'sewers:guide', rule: 'B8.4', of: { unit: guide.id, at: guide.at, dice: [dice.coloured, dice.white], found } })
  return found
}

function arrive(g: Aslsk, units: readonly Unit[], to: Location, encircled: boolean): void {
  const s = g.state
  const { at: from } = units[0]!
  set(s, 'encircled', from, false)
  for (const unit of units) {
    relocate(s, unit, to)
    unit.moveEnded = true
    unit.mode = 'normal'
    unit.concealed = true
  }
  if (encircled) set(s, 'encircled', to, true)
}

export interface Mislead {
  readonly type: 'mislead'
  readonly to: string
}

/** B8.41: the DEFENDER says where the lost are, once. */
export const mislead: AslskAct<Choosing, Mislead> = {
  type: 'mislead',
  rule: 'B8.41',
  fields: { to: text({ max: 24 }) },
  *candidates(s, choosing) {
    if (choosing.of !== LOST) return
    for (const to of destinations(s, choosing.at as Location)) {
      const decision: Mislead = { type: 'mislead', to: nameOf(s, to) }
      if (misleadProblems(s, choosing, decision).length === 0) yield decision
    }
  },
  problems: misleadProblems,
  perform(g, { units = [] }, { to: name }) {
    const moved = units.map((id) => g.state.units[id]!)
    const from = moved[0]!.at
    const to = placeOf(g.state, name)
    const encircled = is(g.state, 'encircled', from)
    set(g.state, 'lost', from, false)
    arrive(g, moved, to, encircled)
    set(g.state, 'lost', to, true)
    g.emit({ type: 'sewers:misled', rule: 'B8.41', of: { units, at: to } })
    return undefined
  },
  describe: (_, { to }) => `They are in ${to}`,
}

function misleadProblems(s: AslskState, { of, at, units = [] }: Choosing, { to: name }: Mislead): readonly Problem[] {
  if (of !== LOST) return refuse('B8.41', 'Nobody has lost his way.')
  const to = placeOf(s, name)
  const moved = units.map((id) => s.units[id]!)
  if (moved[0]!.at === to) return refuse('B8.41', 'That is where they wanted to go.')
  // 8.3.2: how many more there is room for would tell who they are
  if (to >= 0 && hasUnits(s, moved[0]!.side, to)) return refuse('B8.41', `There are others of them in ${name}.`)
  return first(toProblem(s, moved, at as Location, to))
}

function first(problem: Problem | null): readonly Problem[] {
  return problem ? [problem] : LEGAL
}

function no(rule: string, message: string): Problem {
  return { rule, message }
}
