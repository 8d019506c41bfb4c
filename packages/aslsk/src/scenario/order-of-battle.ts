import { ForceReader } from '@firegroup/hexgame'
import { type Pack, unitTypeIn, weaponTypeIn } from '../data/counters.ts'
import { isNation } from '../data/nations.ts'
import { terrainFor } from '../data/terrain.ts'
import type { DeployedGroup } from '../setting.ts'
import { type Hex, SIDES, type Side, type Unit, type Weapon } from '../state.ts'
import { isVehicle } from '../units/units.ts'
import type { Ground } from './ground.ts'
import { armament, armed, manned, newUnit, newWeapon } from './new-counters.ts'
import { hexesNeeded } from './room.ts'
import type { CountOf, Group, Scenario } from './types.ts'

/** The most that a dr can show: reinforcements that come on it come for certain. */
const CERTAIN = 6

/** 1.3: the counters of both sides, and where each group sets up or enters. Complaints are collected on the way. */
export class OrderOfBattle extends ForceReader<Side, Group, DeployedGroup, Unit, Weapon> {
  readonly #scenario: Scenario
  readonly #ground: Ground
  readonly #pack: Pack

  constructor(scenario: Scenario, ground: Ground, pack: Pack) {
    super('1.3')
    this.#scenario = scenario
    this.#ground = ground
    this.#pack = pack
    this.readSides(SIDES, scenario.sides, isNation)
  }

  protected override add(side: Side, group: Group, where: string): void {
    const units = this.#types(where, 'units', group.units).map((type) => {
      const unit = manned(this.#pack, newUnit(this.units.length, side, type))
      this.units.push(unit)
      return unit
    })
    const weapons = this.#types(where, 'weapons', group.weapons ?? []).map((type) => {
      const weapon = armed(this.#pack, newWeapon(this.weapons.length, side, type))
      this.weapons.push(weapon)
      return weapon.id
    })
    for (const unit of units) this.weapons.push(...armament(this.#pack, unit, this.weapons.length))
    if (weapons.length > 0 && units.every(isVehicle)) this.complain(where, 'has Weapons and nobody to possess them', '4.0')
    const area = this.#area(where, side, group)
    this.#ordnance(
      where,
      group,
      weapons.map((weapon) => this.weapons[weapon]!),
      units,
      area,
    )
    if (area.length > 0 && hexesNeeded(this.#pack, units) > area.length)
      this.complain(where, `has more units than the stacking limits allow in its ${area.length} hexes`, '3.3.1')
    this.groups.push({
      id: group.id,
      name: group.name,
      side,
      entersOn: group.arrival.kind === 'enter' ? group.arrival.turn : 0,
      arrivesOn: this.#arrivesOn(group.id),
      units: units.map(({ id }) => id),
      weapons,
      area,
    })
  }

  /** 1.2.6, 4.4: Guns need somebody to man them and ground on which they may stand; what is limbered never comes on; and everything its time. */
  #ordnance(where: string, { arrival }: Group, weapons: readonly Weapon[], units: readonly Unit[], area: readonly Hex[]): void {
    const month = this.#scenario.year * 100 + this.#scenario.month
    const types = weapons.map((weapon) => weaponTypeIn(this.#pack, weapon.type)!)
    const guns = types.filter(({ barrel }) => barrel?.mount)
    const crews = units.filter((unit) => !isVehicle(unit) && unitTypeIn(this.#pack, unit.type)!.kind !== 'leader').length
    if (guns.length > crews)
      this.complain(where, `has more Guns than squads, half squads and crews to man them: ${guns.length} and ${crews}`, '1.2.6')
    for (const { name, barrel } of guns) {
      if (arrival.kind === 'enter' && barrel!.manhandling === null)
        this.complain(where, `brings on the ${name}, which must be limbered to be moved`, '1.2.6')
      else if (area.length > 0 && !barrel!.inBuildings && area.every((hex) => this.#buildingIn(hex)))
        this.complain(where, `has nothing but buildings, for which the ${name} is too large`, '1.2.6')
    }
    for (const { name, latw } of types)
      if (latw?.from && month < latw.from) this.complain(where, `has the ${name} before it was there, in ${monthWords(latw.from)}`, '4.4')
  }

  #buildingIn(hex: Hex): boolean {
    return terrainFor(this.#ground.map.terrainOf(hex), this.#scenario.month).building !== null
  }

  /** The counters of one of its lists; a row that names none, or one that belongs to the other list, is told by its number in the file. */
  #types(where: string, list: 'units' | 'weapons', rows: readonly CountOf[]): string[] {
    const isUnit = (type: string) => unitTypeIn(this.#pack, type) !== undefined
    const isWeapon = (type: string) => weaponTypeIn(this.#pack, type) !== undefined
    const [belongs, belongsElsewhere] = list === 'units' ? [isUnit, isWeapon] : [isWeapon, isUnit]
    return rows.flatMap(({ type, count }, row) => {
      if (belongs(type)) return Array.from({ length: count }, () => type)
      const why = belongsElsewhere(type) ? `belongs to its ${list === 'units' ? 'weapons' : 'units'}` : 'does not exist'
      this.complain(where, `names in ${list}[${row}] the counter '${type}', which ${why}`)
      return []
    })
  }

  /** Hexes that Infantry can't enter are nobody's set-up area. */
  #area(where: string, side: Side, { arrival }: Group): Hex[] {
    const { map } = this.#ground
    const area = arrival.kind === 'setup' ? arrival.area : arrival.along
    const hexes = this.hexesOf(where, map, area, (place) => terrainFor(map.terrainOf(place), this.#scenario.month).infantryMf !== null)
    return arrival.kind === 'setup' ? [...hexes, ...this.#inside(side, hexes)] : hexes
  }

  /** A.8: with a hex go the Locations in it that are the side's to set up in. */
  #inside(side: Side, hexes: readonly Hex[]): Hex[] {
    const { places } = this.#ground
    if (!places) return []
    return hexes
      .flatMap((hex) => places.within(hex))
      .filter((at) => {
        const { setUp, side: whose = side } = places.of(at)!
        return setUp === true && whose === side
      })
  }

  #arrivesOn(group: string): number {
    for (const rule of this.#scenario.rules ?? []) if (rule.type === 'provisionalReinforcement' && rule.group === group) return rule.atMost
    return CERTAIN
  }
}

/** 194211 as 11/1942. */
function monthWords(month: number): string {
  return `${month % 100}/${Math.floor(month / 100)}`
}
