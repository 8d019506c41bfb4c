import { WRECK } from '../map/hulks.ts'
import { isSmoke } from '../map/smoke.ts'
import { copyUnit, copyWeapon } from '../scenario/new-counters.ts'
import type { Setting } from '../setting.ts'
import type { AslskState, Location, Marker, Phase, Side, Unit, Volley, Weapon } from '../state.ts'
import { isMovingTarget } from '../vehicles/status.ts'
import { isSameList, isSameUnit, isSameVolley, isSameWeapon, marksOf } from './same.ts'
import { Stations } from './stations.ts'

/*
 * What has changed, hex by hex. What a side may do is much the same from one question to the next: one stack has moved or fired, and all others can do what
 * they could. So what was worked out for a hex is kept with the number of the look at which it was, and holds as long as nothing has changed in the hexes
 * that it depends on. What has changed is found by comparing: the rules change a state as they like and tell nobody, and a copy of a state is as good as
 * the state. Nothing of this is part of a state: it is neither copied, hashed nor saved.
 */

/** The state of a game as it was last looked at. */
export class Watch {
  /** Counts the looks at which something had changed. */
  now = 0
  /** When last something changed that may matter to all: the phase, fallen huts, pushed Guns. */
  everywhere = 0
  /** When last something changed that lies or stands on lines of sight: Smoke, wrecks, vehicles. */
  sight = 0
  /** Whose look was the last. */
  last: Look | null = null
  readonly #hexes: Int32Array
  readonly #stations: Stations
  /** Where something changed, in order, and at which look; of the looks after `#forgotten`. */
  #places: Location[] = []
  #looks: number[] = []
  #forgotten = 0
  readonly #units: Unit[] = []
  /** By unit: what is either so or not of it. */
  readonly #marks: number[] = []
  readonly #weapons: Weapon[] = []
  readonly #kept = new Map<unknown, unknown>()
  #markers: readonly Marker[] = []
  readonly #volleys: Volley[] = []
  #collapsed: readonly Location[] | undefined
  #turn = -1
  #phase: Phase = 'setup'
  #attacker: Side = 'axis'

  constructor(size: number) {
    this.#hexes = new Int32Array(size)
    this.#stations = new Stations(size)
  }

  /** How many hexes there are. */
  get size(): number {
    return this.#hexes.length
  }

  /** When last something changed in a hex. */
  changed(hex: Location): number {
    return this.#hexes[hex]!
  }

  /** What has changed about single units and Weapons. */
  get stations(): Stations {
    return this.#stations
  }

  /** The hexes in which something changed after a look; null if that is too long ago to tell. */
  changedSince(look: number): readonly Location[] | null {
    if (look < this.#forgotten) return null
    let i = this.#looks.length
    while (i > 0 && this.#looks[i - 1]! > look) i--
    return this.#places.slice(i)
  }

  /** What somebody keeps here, under a key of his own. */
  keep<T>(key: unknown, make: () => T): T {
    const kept = this.#kept.get(key) ?? make()
    this.#kept.set(key, kept)
    return kept as T
  }

  look(s: AslskState): void {
    if (this.#places.length > MOST_PLACES) this.#forget()
    this.now++
    this.#lookAtTurn(s)
    this.#lookAtUnits(s)
    this.#lookAtWeapons(s)
    if (s.markers.length > 0 || this.#markers.length > 0) this.#lookAtMarkers(s)
    if (s.volleys.length > 0 || this.#volleys.length > 0) this.#lookAtVolleys(s)
  }

  #lookAtTurn({ turn, phase, attacker, collapsed }: AslskState): void {
    const isSame = turn === this.#turn && phase === this.#phase && attacker === this.#attacker
    if (isSame && isSameList(collapsed, this.#collapsed)) return
    this.#turn = turn
    this.#phase = phase
    this.#attacker = attacker
    this.#collapsed = collapsed?.slice()
    this.everywhere = this.now
  }

  #lookAtUnits({ units }: AslskState): void {
    const before = this.#units
    if (units.length < before.length) {
      before.length = 0
      this.everywhere = this.now
    }
    for (let i = 0; i < units.length; i++) {
      const unit = units[i]!
      const was = before[i]
      // what becomes of those who are not on the map matters when they come to be on it
      if (was !== undefined && ((was.at < 0 && unit.at === was.at) || isSameUnit(was, unit, this.#marks[i]))) continue
      if (was) this.#touch(was.at)
      this.#touch(unit.at)
      this.#stations.unitChanges(was, unit, this.now)
      if (unit.vehicle || was?.vehicle) this.#lookAtVehicle(was, unit)
      before[i] = copyUnit(unit)
      this.#marks[i] = marksOf(unit)
    }
  }

  #lookAtVehicle(was: Unit | undefined, unit: Unit): void {
    if (was?.vehicle && unit.vehicle && was.at === unit.at && isMovingTarget(was as VehicleUnit) === isMovingTarget(unit as VehicleUnit))
      return
    this.sight = this.now
  }

  #lookAtWeapons(s: AslskState): void {
    const { units, weapons } = s
    const before = this.#weapons
    if (weapons.length < before.length) {
      before.length = 0
      this.everywhere = this.now
    }
    for (let i = 0; i < weapons.length; i++) {
      const weapon = weapons[i]!
      const was = before[i]
      if (was?.ordnance && weapon.ordnance && was.ordnance.noSmoke !== weapon.ordnance.noSmoke)
        if (this.#stations.cloudsChange(s, weapon, this.now)) was.ordnance.noSmoke = weapon.ordnance.noSmoke
      if (was !== undefined && isSameWeapon(was, weapon)) continue
      if (was) this.#touch(was.owner >= 0 ? (units[was.owner]?.at ?? was.at) : was.at)
      this.#touch(weapon.owner >= 0 ? units[weapon.owner]!.at : weapon.at)
      this.#stations.weaponChanges(s, was, weapon, this.now)
      if (!isSameList(was?.ordnance?.pushedBy, weapon.ordnance?.pushedBy)) this.everywhere = this.now
      before[i] = copyWeapon(weapon)
    }
  }

  #lookAtMarkers(s: AslskState): void {
    const { markers } = s
    const before = this.#markers
    if (markers.length === before.length && markers.every((marker, i) => isSameMarker(marker, before[i]!))) return
    for (const list of [before, markers])
      for (const marker of list) {
        this.#touch(marker.at)
        if (marker.kind === WRECK || isSmoke(s, marker)) this.sight = this.now
      }
    this.#markers = markers.map((marker) => ({ ...marker }))
  }

  /** They are added one by one, and go all together. */
  #lookAtVolleys({ volleys }: AslskState): void {
    const before = this.#volleys
    for (let i = 0; i < Math.max(volleys.length, before.length); i++) {
      const was = before[i]
      const is = volleys[i]
      if (was && is && isSameVolley(was, is)) continue
      if (was) this.#lookAtVolley(was)
      if (is) {
        this.#lookAtVolley(is)
        before[i] = { ...is }
      }
    }
    before.length = volleys.length
  }

  #lookAtVolley({ from, gunsOf }: Volley): void {
    this.#touch(from)
    if (gunsOf !== undefined) this.#stations.gunsFire(gunsOf, this.now)
  }

  #touch(at: Location): void {
    if (at < 0 || this.#hexes[at] === this.now) return
    this.#hexes[at] = this.now
    this.#places.push(at)
    this.#looks.push(this.now)
  }

  /** The older half. */
  #forget(): void {
    const half = this.#looks.length >> 1
    this.#forgotten = this.#looks[half]!
    this.#places = this.#places.slice(half)
    this.#looks = this.#looks.slice(half)
  }
}

/** More changes than these need not be remembered: whoever has not looked for so long begins anew. */
const MOST_PLACES = 1000

type VehicleUnit = Unit & { vehicle: NonNullable<Unit['vehicle']> }

function isSameMarker(a: Marker, b: Marker): boolean {
  return a.id === b.id && a.kind === b.kind && a.at === b.at && a.side === b.side && a.value === b.value && a.extra === b.extra
}

const watches = new WeakMap<Setting, Watch>()

/** With fewer units than these, all that they can do is worked out faster than it is looked up. */
const MANY = 45

/**
 * One look at a state, for one question: as long as it is open the state does not change, and all its acts share what is found. Others may look at other
 * states of the same game in between; then this one looks again.
 */
export class Look {
  readonly #s: AslskState

  constructor(s: AslskState) {
    this.#s = s
  }

  /** What has changed up to this state; null in small battles, and in games with modules, whose rules may depend on anything. */
  get watch(): Watch | null {
    const { setting, units } = this.#s
    if (units.length < MANY || setting.modules.length > 0) return null
    const watch = watches.get(setting) ?? new Watch(setting.map.size)
    if (watch.last === this) return watch
    watches.set(setting, watch)
    watch.look(this.#s)
    watch.last = this
    return watch
  }
}
