import { MAP_EDGES } from '@firegroup/hexmap'
import { airOver, isHelicopter } from '../air/helicopter.ts'
import { type Lnlt, roll } from '../context.ts'
import { hexOf } from '../map/location.ts'
import type { DeployedGroup, EntryWay } from '../setting.ts'
import { type Arrival, type LnltState, type Location, OFFBOARD, type Unit } from '../state.ts'

/** A group is off the map, ready to enter. Where a scenario decides its way by lot, the die falls now. */
export function arrive(g: Lnlt, index: number, { units, weapons }: Pick<DeployedGroup, 'units' | 'weapons'>, rule: string): void {
  const s = g.state
  const group = s.setting.groups[index]!
  for (const unit of units) s.units[unit]!.at = OFFBOARD
  const ways = (1 << group.ways.length) - 1
  s.arrivals.push({ group: index, units: units.slice(), weapons: weapons.slice(), waiting: units.slice(), ways, entered: false })
  g.emit({ type: 'reinforcements', rule, side: group.side, group: group.id, units })
  const byLot = s.setting.scenario.rules?.some((each) => each.type === 'entryByLot' && each.group === group.id)
  if (byLot) drawWay(g, group, s.arrivals.at(-1)!)
}

/** SSR: one die says by which of its ways a group comes, each as likely as the others. */
function drawWay(g: Lnlt, group: DeployedGroup, arrival: Arrival): void {
  const { total: die } = roll(g, 'single', 'point of entry')
  const way = Math.floor(((die - 1) * group.ways.length) / g.state.setting.dice.single.sides)
  arrival.ways = 1 << way
  g.emit({ type: 'entryRoll', rule: '22.0', side: group.side, group: group.id, die, way: group.ways[way]!.edge ?? '' })
}

/** 22.0: the locations over which a unit that waits off the map may enter; none while it has to wait for others. */
export function entryArea(s: LnltState, unit: Unit): readonly Location[] {
  if (unit.at !== OFFBOARD) return []
  const arrival = s.arrivals.find(({ waiting }) => waiting.includes(unit.id))
  if (!arrival) return []
  const open = openWays(s, arrival)
  const area = open.length === 1 ? open[0]!.at : [...new Set(open.flatMap(({ at }) => at))]
  return isHelicopter(s, unit) ? area.map(airOver) : area
}

function openWays(s: LnltState, arrival: Arrival): readonly EntryWay[] {
  const group = s.setting.groups[arrival.group]!
  if (group.after !== '' && !arrivalOf(s, group.after)?.entered) return []
  const beside = group.beside === '' ? undefined : edgesBeside(s, group.beside)
  return group.ways.filter(
    (way, index) => (arrival.ways & (1 << index)) !== 0 && (!beside || (way.edge !== null && beside.includes(way.edge))),
  )
}

/** The map edges that meet one by which that group came. */
function edgesBeside(s: LnltState, group: string): readonly string[] {
  const arrival = arrivalOf(s, group)
  if (!arrival) return []
  const taken = openWays(s, arrival).flatMap(({ edge }) => (edge === null ? [] : [MAP_EDGES.indexOf(edge)]))
  return MAP_EDGES.filter((_, index) => taken.some((edge) => (edge + index) % 2 === 1))
}

function arrivalOf(s: LnltState, group: string): Arrival | undefined {
  return s.arrivals.find((arrival) => s.setting.groups[arrival.group]!.id === group)
}

/** 22.0: units have come onto the map: the others of their group come by the same way. Contribution to `hooks.entered`. */
export function noteEntry(g: Lnlt, units: readonly number[], at: Location): undefined {
  const s = g.state
  for (const arrival of s.arrivals) {
    if (!arrival.waiting.some((unit) => units.includes(unit))) continue
    arrival.waiting = arrival.waiting.filter((unit) => !units.includes(unit))
    arrival.entered = true
    const { ways } = s.setting.groups[arrival.group]!
    for (const [index, way] of ways.entries()) if (!way.at.some((each) => hexOf(each) === hexOf(at))) arrival.ways &= ~(1 << index)
  }
}
