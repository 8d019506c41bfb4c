import type { Rules } from '@firegroup/kernel'
import { type Aslsk, rollDie } from '../context.ts'
import { locationOf } from '../map/location.ts'
import { placeOf } from '../map/terrain.ts'
import { goApart } from '../pacific/marines.ts'
import { at, type Step } from '../sequence/step.ts'
import type { DeployedGroup } from '../setting.ts'
import { type AslskState, enemyOf, type Location, OFFBOARD, RESERVE, type Unit } from '../state.ts'
import { eliminateUnit } from '../units/casualties.ts'
import { hasUnits, isVehicle } from '../units/units.ts'
import { deploy, placing } from './deployment.ts'
import { faceVehicles, giveWeapons } from './setup.ts'

export const reinforcementSteps: readonly Step[] = [
  { key: 'rally.provisional', ...at('1.11'), run: rollForReinforcements },
  { key: 'rally.reinforcements', ...at('1.11'), run: setUpOffboard },
  { key: 'advance.late', phase: 'advance', order: 7900, run: loseTheLate },
]

/** 3.1a: the ATTACKER rolls for reinforcements that may or may not come; those that don't come now may come next turn. */
function rollForReinforcements(g: Aslsk): undefined {
  for (const group of groupsDue(g.state)) {
    const arrives = isCertain(group) || arrivalRoll(g, group)
    if (!arrives) continue
    for (const unit of group.units) g.state.units[unit]!.at = OFFBOARD
    g.emit({ type: 'reinforcements', rule: '3.1', side: group.side, group: group.id, units: group.units })
  }
}

function arrivalRoll(g: Aslsk, group: DeployedGroup): boolean {
  const die = rollDie(g, 'reinforcements')
  const arrives = die <= group.arrivesOn
  const { id, side, arrivesOn } = group
  g.emit({ type: 'reinforcementRoll', rule: '3.1', side, group: id, die, atMost: arrivesOn, arrives })
  return arrives
}

/** 3.1a, 3.3: what enters in this Player Turn sets up offboard, along its edge, each unit beside the hex that it is to enter. */
function* setUpOffboard(g: Aslsk): Rules<void> {
  const s = g.state
  const groups = s.setting.groups.filter(
    (group) => group.side === s.attacker && group.units.some((unit) => s.units[unit]!.at === OFFBOARD && s.units[unit]!.entry < 0),
  )
  if (groups.length === 0) return
  yield* deploy(g, { side: s.attacker, groups }, { kind: 'enter', title: 'Along which hexes do your units come?', rule: '3.3' })
}

/** 3.3: each unit of the groups waits beside the hex that it is to enter. */
export const bringOnGroups = placing({
  kind: 'enter',
  rule: '3.3',
  verb: 'Bring on',
  perform(g, _, decision) {
    const { state } = g
    for (const { unit, hex } of decision.units) state.units[unit]!.entry = placeOf(state, hex)
    giveWeapons(state, decision)
    faceVehicles(state, decision)
    for (const { unit } of decision.units) startInMotion(state.units[unit]!)
    for (const unit of decision.apart ?? []) goApart(g, state.units[unit]!)
  },
})

/** 3.3.2: a vehicle that comes from offboard is in Motion. */
function startInMotion(unit: Unit): void {
  if (isVehicle(unit)) unit.vehicle.motion = true
}

/** 3.3: the hexes that a unit waiting offboard may enter: the one beside it and, while the enemy is there, those of its edge next to that one. */
export function entryPlaces(s: AslskState, unit: Unit): readonly Location[] {
  if (unit.at !== OFFBOARD) return []
  const area = groupOf(s, unit)?.area.map(locationOf) ?? (unit.entry >= 0 ? [unit.entry] : [])
  if (unit.entry < 0) return area
  if (!hasUnits(s, enemyOf(unit.side), unit.entry)) return [unit.entry]
  const nearest = s.phase === 'advance' ? 0 : 1 // 3.7: an advance may go where the enemy is
  return area.filter((place) => {
    const away = s.setting.map.grid.distance(place, unit.entry)
    return away >= nearest && away <= 1
  })
}

/** 3.3: whoever has not entered by the end of the APh of his turn of entry is lost. */
function loseTheLate(g: Aslsk): undefined {
  for (const unit of g.state.units)
    if (unit.at === OFFBOARD && unit.side === g.state.attacker) eliminateUnit(g, unit, '3.3', 'did not enter in time')
}

function groupsDue(s: AslskState): DeployedGroup[] {
  return s.setting.groups.filter(
    (group) =>
      group.side === s.attacker &&
      group.entersOn > 0 &&
      group.entersOn <= s.turn &&
      group.units.some((unit) => s.units[unit]!.at === RESERVE),
  )
}

function isCertain(group: DeployedGroup): boolean {
  return group.arrivesOn >= 6
}

function groupOf(s: AslskState, unit: Unit): DeployedGroup | undefined {
  return s.setting.groups.find((group) => group.units.includes(unit.id))
}
