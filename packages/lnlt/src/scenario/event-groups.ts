import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { counterType, type Pack } from '../data/pack.ts'
import { SQUAD_HALVES } from '../data/stacking.ts'
import { hexOf, locationNamed, locationOf } from '../map/location.ts'
import { neighbours } from '../map/terrain.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { markActed } from '../operations/marking.ts'
import type { DeployedGroup } from '../setting.ts'
import { ABOARD, enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import type { Mark } from '../units/marks.ts'
import { hasUnit } from '../units/units.ts'
import { addUnit, newUnit, newWeapon } from './new-counters.ts'
import { decideDeployment, place } from './setup.ts'
import { suggestions } from './suggestions.ts'
import type { Group } from './types.ts'

/** The counters of a group, and its index in `setting.groups`. */
export interface MadeGroup extends Pick<DeployedGroup, 'units' | 'weapons'> {
  readonly index: number
}

/** 1.8, 22.0: the counters of a group that an Event brings. They are made when it comes, so that nobody could count them before. */
export function makeGroup(g: Lnlt, id: string): MadeGroup {
  const s = g.state
  const index = s.setting.groups.findIndex((group) => group.id === id)
  const { side } = s.setting.groups[index]!
  const spec = s.setting.scenario.sides[side].groups.find((group) => group.id === id)!
  return { index, ...countersOf(s, s.setting.pack, side, spec) }
}

/** 22.0: new counters for a group, at the end of the lists. */
export function countersOf(
  s: Pick<LnltState, 'units' | 'weapons' | 'vehicles'>,
  pack: Pack,
  side: Side,
  spec: Group,
): Pick<DeployedGroup, 'units' | 'weapons'> {
  const units: number[] = []
  const weapons: number[] = []
  for (const { type, count, skills = [], aboard } of spec.units)
    for (let i = 0; i < count; i++) {
      const unit = newUnit(pack, s.units.length, side, type)
      unit.skills.push(...skills)
      addUnit(s, unit)
      if (!ridesAlong(s, unit, units) && !(aboard && boards(s, pack, unit, units))) units.push(unit.id)
    }
  for (const { type, count } of spec.weapons ?? [])
    for (let i = 0; i < count; i++) {
      const weapon = newWeapon(s.weapons.length, side, type)
      weapons.push(weapon.id)
      s.weapons.push(weapon)
    }
  return { units, weapons }
}

/** 11.5: an Armor Leader is bound to the first vehicle of his group that has none, and goes wherever it goes. */
function ridesAlong(s: Pick<LnltState, 'units'>, unit: Unit, group: readonly number[]): boolean {
  if (!unit.type.includes('armor-leader')) return false
  const free = group.find((id) => s.units[id]!.vehicle && !s.units.some((other) => other.aboard === id))
  if (free === undefined) return false
  unit.aboard = free
  unit.at = ABOARD
  return true
}

/** 16.1: where there is room for it. */
function boards(s: Pick<LnltState, 'units'>, pack: Pack, unit: Unit, group: readonly number[]): boolean {
  const size = (id: string) => SQUAD_HALVES[counterType(pack, id).kind]
  for (const id of group) {
    const room = counterType(pack, s.units[id]!.type).vehicle?.passengers
    if (!room) continue
    const riders = s.units.filter((other) => other.aboard === id)
    const halves = riders.reduce((sum, rider) => sum + size(rider.type), size(unit.type))
    const smcs = [...riders, unit].filter((rider) => size(rider.type) === 0).length
    if (halves > room.halves || smcs > room.smcs) continue
    unit.aboard = id
    unit.at = ABOARD
    return true
  }
  return false
}

/** 22.0: an Event's units appear in their hex; where the enemy is, or there is no room for them, in the hexes around it that their owner chooses. */
export function* appear(g: Lnlt, id: string, hexes: readonly string[], mark?: Mark): Rules<void> {
  const s = g.state
  const { index, units, weapons } = makeGroup(g, id)
  const { side } = s.setting.groups[index]!
  const group: DeployedGroup = { ...s.setting.groups[index]!, units, weapons, area: [] }
  const named = hexes.map((hex) => locationNamed(s.setting, hex))
  const area = named.length === 1 ? whereToAppear(s, side, group, named[0]!) : amongThese(s, side, group, named)
  const words = { kind: 'setup', title: 'Your units have come. Where are they?', rule: '22.0', onMap: true } as const
  g.emit({ type: 'reinforcements', rule: '1.8', side, group: group.id, units })
  place(g, side, yield* decideDeployment(g, side, [{ ...group, area }], words))
  if (mark !== undefined)
    markActed(
      g,
      units.map((unit) => s.units[unit]!),
      mark,
      '1.8',
    )
}

/** Those of the hexes that the enemy leaves them; where that is too little, around the first. */
function amongThese(s: LnltState, side: Side, group: DeployedGroup, named: readonly Location[]): readonly Location[] {
  const area = named.filter((at) => isOpenTo(s, side, at))
  return suggestions(s, side, [{ ...group, area }], true).length > 0 ? area : whereToAppear(s, side, group, named[0]!)
}

/** As near as they find room: a map so crowded that there is none nearby must not end the game. */
export function whereToAppear(s: LnltState, side: Side, group: DeployedGroup, at: Location): readonly Location[] {
  if (!hasUnit(s, enemyOf(side), at) && !stackingProblem(s, side, group.units, at)) return [at]
  const hexes = new Set([hexOf(at)])
  for (let before = 0; before < hexes.size; ) {
    before = hexes.size
    for (const hex of [...hexes]) for (const next of neighbours(s.setting, hex)) hexes.add(next)
    const area = [...hexes].map((hex) => locationOf(hex)).filter((each) => each !== at && isOpenTo(s, side, each))
    if (suggestions(s, side, [{ ...group, area }], true).length > 0) return area
  }
  return [at]
}

function isOpenTo(s: LnltState, side: Side, at: Location): boolean {
  return !hasUnit(s, enemyOf(side), at) && s.setting.terrain[hexOf(at)]!.mpLeg !== null
}
