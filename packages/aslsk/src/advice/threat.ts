import { Recent } from '@firegroup/kernel'
import { FIRE_DRM } from '../data/fire.ts'
import { columnIndex, FP_UNIT } from '../data/ift.ts'
import { sight } from '../map/los.ts'
import { hasSmoke } from '../map/smoke.ts'
import type { Setting } from '../setting.ts'
import { type AslskState, enemyOf, type Hex, type Side, type Unit } from '../state.ts'
import { isGoodOrder, isLeader, leadershipOf, mmcTypeOf, noticedBy, weaponTypeOf } from '../units/units.ts'
import { BLOCKED, type Lay, layOf } from './lay.ts'
import { moduleFireDrm } from './module-hooks.ts'
import { type LossTable, lossTableOf } from './worth.ts'

/** How a unit is met by fire: moving into a hex, or just being there. */
export type Bearing = 'moving' | 'assault' | 'still'

/** `later`: when counters that say who has fired are off again. */
type When = 'now' | 'later'

const recent = new Recent<Threat>(48)

/**
 * The fire that a side has to reckon with. It follows from where the enemy's guns are and what they can still do, and is kept while they stay so.
 * Smoke comes and goes: where there is any, the threat is reckoned for this question alone.
 */
export function threatTo(s: AslskState, side: Side, when: When = 'now'): Threat {
  const batteries = batteriesOf(s, enemyOf(side), when)
  const { setting } = s
  const modules = moduleFireDrm(s, enemyOf(side))
  if (hasSmoke(s) || setting.hooks.hindrances.length > 0 || modules)
    return new Threat(setting, batteries, (from, to) => hindranceNow(s, from, to), modules)
  return recent.get(setting, JSON.stringify(batteries), () => {
    const lay = layOf(setting)
    return new Threat(setting, batteries, (from, to) => lay.hindrance(from, to), null)
  })
}

/** The fire that an enemy could bring down on each hex: a rough reckoning, hex by hex as one group each, for planning moves. */
export class Threat {
  readonly #setting: Setting
  readonly #lay: Lay
  readonly #batteries: readonly (Battery & { readonly columns: readonly number[] })[]
  readonly #hindrance: (from: Hex, to: Hex) => number
  readonly #modules: ReturnType<typeof moduleFireDrm>
  /** By what decides them of a unit. */
  readonly #losses: { readonly [B in Bearing]: (Losses | undefined)[] } = { moving: [], assault: [], still: [] }

  constructor(
    setting: Setting,
    batteries: readonly Battery[],
    hindrance: (from: Hex, to: Hex) => number,
    modules: ReturnType<typeof moduleFireDrm>,
  ) {
    this.#setting = setting
    this.#lay = layOf(setting)
    this.#batteries = batteries.map((battery) => ({ ...battery, columns: columnsByRange(battery.guns) }))
    this.#hindrance = hindrance
    this.#modules = modules
  }

  /** The shares of such a unit that it is expected to lose, hex by hex. */
  losses(s: AslskState, unit: Unit, how: Bearing): Losses {
    const table = lossTableOf(s, unit)
    const losses = this.#losses[how]
    const known = losses[table.index]
    if (known) return known
    const made = new Losses(this, this.#lay, table, how, unit)
    losses[table.index] = made
    return made
  }

  /** What one attack from each battery would cost such units in a hex. The DRM are for the hex and what is done there, and for Open Ground in plain view. */
  lossAt(place: Hex, table: LossTable, drmHere: number, inTheOpen: number, unit: Unit): number {
    const { grid } = this.#setting.map
    let loss = 0
    for (const { at, columns, leadership } of this.#batteries) {
      const column = columns[grid.distance(at, place)] ?? -1
      if (column < 0) continue
      const hindrance = this.#hindrance(at, place)
      if (hindrance === BLOCKED) continue
      const added = this.#modules ? this.#modules(at, place, unit) : 0
      loss += (1 - loss) * table.at(column, hindrance + leadership + drmHere + added + (hindrance === 0 ? inTheOpen : 0))
    }
    return loss
  }
}

/** What units of one kind and state lose under a threat. */
export class Losses {
  readonly #threat: Threat
  readonly #lay: Lay
  readonly #table: LossTable
  /** One of those whom it is reckoned for. */
  readonly #unit: Unit
  /** DRM for movement, and for movement in the open. */
  readonly #moving: number
  readonly #inTheOpen: number
  readonly #known: Float64Array

  constructor(threat: Threat, lay: Lay, table: LossTable, how: Bearing, unit: Unit) {
    this.#unit = unit
    this.#threat = threat
    this.#lay = lay
    this.#table = table
    this.#moving = how === 'moving' ? FIRE_DRM.ffnam : 0
    this.#inTheOpen = how === 'still' ? 0 : FIRE_DRM.ffmo
    this.#known = new Float64Array(lay.size).fill(Number.NaN)
  }

  at(place: Hex): number {
    const known = this.#known[place]!
    return Number.isNaN(known) ? this.#reckon(place) : known
  }

  #reckon(place: Hex): number {
    const drmHere = this.#lay.tem[place]! + this.#moving
    const inTheOpen = this.#lay.openGround[place]! === 1 ? this.#inTheOpen : 0
    const loss = this.#threat.lossAt(place, this.#table, drmHere, inTheOpen, this.#unit)
    this.#known[place] = loss
    return loss
  }
}

/** All that can fire from one hex. */
interface Battery {
  readonly at: Hex
  /** The FP and the range of each gun, one after the other. */
  readonly guns: number[]
  leadership: number
}

function batteriesOf(s: AslskState, side: Side, when: When): Battery[] {
  const batteries: Battery[] = []
  for (const unit of noticedBy(s, enemyOf(side))) {
    if (unit.side !== side || !isGoodOrder(unit)) continue
    let battery = batteries.find(({ at }) => at === unit.at)
    if (!battery) {
      battery = { at: unit.at, guns: [], leadership: 0 }
      batteries.push(battery)
    }
    if (!isLeader(s, unit)) addGuns(s, unit, battery.guns, when)
    else if (when === 'later' || !unit.pinned) battery.leadership = Math.min(battery.leadership, leadershipOf(s, unit))
  }
  return batteries
}

function addGuns(s: AslskState, unit: Unit, guns: number[], when: When): void {
  const share = when === 'later' || unit.fire === 'none' ? 1 : unit.fire === 'first' ? 0.5 : 0
  const pinned = when === 'now' && unit.pinned ? 0.5 : 1
  const own = mmcTypeOf(s, unit)
  if (own && share > 0) guns.push(own.fp * share * pinned, own.range)
  for (const weapon of s.weapons) {
    if (weapon.owner !== unit.id || weapon.malfunctioned || (when === 'now' && weapon.fire === 'final')) continue
    const type = weaponTypeOf(s, weapon)
    if (type.kind === 'mg') guns.push(type.fp * pinned, type.range)
  }
}

/** The column on which guns attack together at each range; -1 where it is none. */
function columnsByRange(guns: readonly number[]): number[] {
  const columns: number[] = []
  for (let away = 0, reach = 0; away <= reach; away++) {
    let fp = 0
    for (let i = 0; i < guns.length; i += 2) {
      const [own, range] = [guns[i]!, guns[i + 1]!]
      reach = Math.max(reach, 2 * range)
      if (away > 2 * range) continue
      fp += away <= 1 ? own * 2 : away > range ? own / 2 : own
    }
    columns.push(columnIndex(Math.floor(fp * FP_UNIT)))
  }
  return columns
}

function hindranceNow(s: AslskState, from: Hex, to: Hex): number {
  const { blocked, hindrance } = sight(s, from, to)
  return blocked ? BLOCKED : hindrance
}
