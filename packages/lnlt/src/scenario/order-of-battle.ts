import { ForceReader } from '@firegroup/hexgame'
import type { Area } from '@firegroup/hexmap'
import { isNation } from '../data/nations.ts'
import type { CounterType, Pack, WeaponType } from '../data/pack.ts'
import { isSkill } from '../data/skills.ts'
import type { Ground } from '../map/ground.ts'
import { locationOf, locationsIn } from '../map/location.ts'
import type { DeployedGroup, EntryWay } from '../setting.ts'
import { type Location, SIDES, type Side, type Unit, type Weapon } from '../state.ts'
import { countersOf } from './event-groups.ts'
import type { EntrySpec, Group, Scenario } from './types.ts'

/** How `DeployedGroup.entersOn` says that a group comes by an Event, or is a Sniper. */
const BY_EVENT = -1
const SNIPER = -2

/** 22.0: the counters of both sides, and where each group sets up or enters. Complaints are collected on the way. */
export class OrderOfBattle extends ForceReader<Side, Group, DeployedGroup, Unit, Weapon> {
  readonly #scenario: Scenario
  readonly #pack: Pack
  readonly #ground: Ground
  /** 15.0: the ids of vehicles; absent where there are none. */
  vehicles?: number[]

  constructor(scenario: Scenario, pack: Pack, ground: Ground) {
    super('22.0')
    this.#scenario = scenario
    this.#pack = pack
    this.#ground = ground
    this.readSides(SIDES, scenario.sides, isNation)
  }

  protected override add(side: Side, group: Group, where: string): void {
    const known = this.#check(where, group)
    const { arrival } = group
    const counters = known && arrival.kind !== 'event' ? countersOf(this, this.#pack, side, group) : { units: [], weapons: [] }
    const tiedTo = (group.weapons ?? []).flatMap(({ count, with: unit = '' }) => Array.from({ length: count }, () => unit))
    const base = { id: group.id, name: group.name, side, ...counters, tiedTo, after: '', beside: '' }
    if (arrival.kind === 'setup' || arrival.kind === 'hidden' || arrival.kind === 'sniper') {
      const area = arrival.area === undefined ? this.#everywhere() : this.#area(where, arrival.area, true)
      const hides = arrival.kind === 'hidden' ? { hides: true as const } : {}
      this.groups.push({ ...base, ...hides, entersOn: arrival.kind === 'sniper' ? SNIPER : 0, area, ways: [] })
      return
    }
    const appears = arrival.kind === 'event' && arrival.along === undefined && arrival.alongOneOf === undefined
    const ways = appears ? [] : this.#ways(where, arrival)
    const entersOn = arrival.kind === 'enter' ? arrival.turn : BY_EVENT
    if (entersOn > this.#scenario.turns) this.complain(where, `comes on turn ${entersOn}, after the last`)
    const ties = arrival.kind === 'event' ? { after: arrival.after ?? '', beside: arrival.beside ?? '' } : {}
    this.groups.push({ ...base, ...ties, entersOn, area: [...new Set(ways.flatMap(({ at }) => at))], ways })
  }

  /** Whether everything that a group names exists, belongs to the era and can be played by the rules that there are. */
  #check(where: string, { units, weapons = [], arrival }: Group): boolean {
    const before = this.problems.length
    for (const { type, skills = [] } of units) {
      const counter = this.#pack.counters.get(type)
      if (!counter) this.complain(where, `names the counter '${type}', which does not exist`)
      else this.#checkType(where, counter)
      for (const skill of skills) if (!isSkill(skill)) this.complain(where, `names the Skill '${skill}', which does not exist`)
      if (arrival.kind === 'hidden' && counter?.vehicle?.air) this.complain(where, `hides '${type}', which flies`)
      if (arrival.kind === 'sniper' && counter && counter.kind !== 'sniper') this.complain(where, `has '${type}', which is no Sniper`)
    }
    for (const { type, with: unit } of weapons) {
      const weapon = this.#pack.weapons.get(type)
      if (!weapon) this.complain(where, `names the weapon '${type}', which does not exist`)
      else this.#checkType(where, weapon)
      if (unit !== undefined && !units.some((each) => each.type === unit))
        this.complain(where, `ties a weapon to '${unit}', which it does not have`)
    }
    return this.problems.length === before
  }

  #checkType(where: string, counter: CounterType | WeaponType): void {
    if (isOfLaterEra(this.#scenario.era, counter)) this.complain(where, `has '${counter.id}', which belongs to the modern era`, '0')
  }

  #ways(where: string, { along, alongOneOf }: EntrySpec): EntryWay[] {
    if ((along === undefined) === (alongOneOf === undefined))
      this.complain(where, "enters 'along' an area or 'alongOneOf' several: one of the two")
    return (alongOneOf ?? (along ? [along] : [])).map((area) => ({
      at: this.#area(where, area, false),
      edge: 'edge' in area ? area.edge : null,
    }))
  }

  /** Hexes that Leg units can't enter are nobody's. Who sets up may do so on every floor, who enters comes at the ground. */
  #area(where: string, area: Area, everyFloor: boolean): Location[] {
    const usable = this.hexesOf(where, this.#ground.map, area, (hex) => this.#ground.terrain[hex]!.mpLeg !== null)
    return usable.flatMap((hex) => (everyFloor ? locationsIn(this.#ground, hex) : [locationOf(hex)]))
  }

  #everywhere(): Location[] {
    return Array.from({ length: this.#ground.map.size }, (_, hex) => locationsIn(this.#ground, hex)).flat()
  }
}

/** 0: what belongs to the modern era is no part of a game of the Second World War. */
export function isOfLaterEra(era: Scenario['era'], counter: CounterType | WeaponType): boolean {
  return counter.era === 'modern' && era === 'ww2'
}
