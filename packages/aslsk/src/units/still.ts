import type { Setting } from '../setting.ts'
import type { AslskState, Hex, Unit, Weapon } from '../state.ts'

/*
 * Who is where, as long as nothing moves. What is offered is worked out from a state that does not change meanwhile, and asks again and again who is in some
 * hex and which Weapons somebody has: in a large battle that is looked up, not searched for. Whatever the rules do in between is done without it.
 */

/** With fewer units than these they are found sooner by looking through all of them. */
const MANY = 45
const MANY_WEAPONS = 16
const NONE = -1
const NOBODY: readonly Unit[] = []
const NOTHING: readonly Weapon[] = []

/** By place and by owner, as lists through the numbers of units and Weapons. */
class Register {
  readonly #firstAt: Int32Array
  /** Who is in a hex, as a list, and in which stillness it was made. */
  readonly #here: (readonly Unit[])[] = []
  readonly #hereIn: Int32Array
  readonly #at: number[] = []
  readonly #nextAt: number[] = []
  readonly #owner: number[] = []
  readonly #firstOf: number[] = []
  readonly #nextOf: number[] = []
  /** What an owner has, as a list, and in which stillness it was made. */
  readonly #held: (readonly Weapon[])[] = []
  readonly #heldIn: number[] = []
  /** Who has asked last, and in which stillness. */
  #asking: object | undefined
  #still = 0

  constructor(size: number) {
    this.#firstAt = new Int32Array(size).fill(NONE)
    this.#hereIn = new Int32Array(size)
  }

  /** In which stillness it is: a new one, unless it goes on for whoever has asked last. */
  stillFor(s: AslskState, asking: object | undefined): number {
    if (asking !== undefined && asking === this.#asking) return this.#still
    this.#update(s)
    this.#asking = asking
    this.#still = ++count
    return this.#still
  }

  /** Writes down where everybody and everything is. Mostly few of them are elsewhere than at the last time. */
  #update(s: AslskState): void {
    const { units, weapons } = s
    const at = this.#at
    const owner = this.#owner
    if (at.length !== units.length || owner.length !== weapons.length) {
      this.#write(s)
      return
    }
    for (let id = 0; id < weapons.length; id++)
      if (weapons[id]!.owner !== owner[id]) {
        this.#write(s)
        return
      }
    for (let id = 0; id < units.length; id++) if (units[id]!.at !== at[id]) this.#move(id, units[id]!.at)
  }

  /** Takes a unit out of the list of its hex and puts it into that of another, by number. */
  #move(id: number, to: Hex): void {
    const from = this.#at[id]!
    if (from >= 0) {
      if (this.#firstAt[from] === id) this.#firstAt[from] = this.#nextAt[id]!
      else this.#nextAt[this.#before(from, id)] = this.#nextAt[id]!
    }
    this.#at[id] = to
    if (to < 0) return
    if (this.#firstAt[to] === NONE || this.#firstAt[to]! > id) {
      this.#nextAt[id] = this.#firstAt[to]!
      this.#firstAt[to] = id
      return
    }
    const before = this.#before(to, id)
    this.#nextAt[id] = this.#nextAt[before]!
    this.#nextAt[before] = id
  }

  /** The last unit in a hex with a lower number; there must be one. */
  #before(place: Hex, id: number): number {
    let last = this.#firstAt[place]!
    for (let next = this.#nextAt[last]!; next !== NONE && next < id; next = this.#nextAt[last]!) last = next
    return last
  }

  /** All anew, from the last to the first, so that each list runs by number. */
  #write({ units, weapons }: AslskState): void {
    for (const place of this.#at) if (place >= 0) this.#firstAt[place] = NONE
    this.#at.length = units.length
    this.#firstOf.length = units.length
    for (let id = units.length - 1; id >= 0; id--) {
      const { at } = units[id]!
      this.#at[id] = at
      this.#firstOf[id] = NONE
      if (at < 0) continue
      this.#nextAt[id] = this.#firstAt[at]!
      this.#firstAt[at] = id
    }
    this.#owner.length = weapons.length
    for (let id = weapons.length - 1; id >= 0; id--) {
      const { owner } = weapons[id]!
      this.#owner[id] = owner
      if (owner < 0) continue
      this.#nextOf[id] = this.#firstOf[owner]!
      this.#firstOf[owner] = id
    }
  }

  at(place: Hex, units: readonly Unit[], still: number): readonly Unit[] {
    let id = this.#firstAt[place]!
    if (id === NONE) return NOBODY
    if (this.#hereIn[place] === still) return this.#here[place]!
    const here: Unit[] = []
    for (; id !== NONE; id = this.#nextAt[id]!) here.push(units[id]!)
    this.#here[place] = here
    this.#hereIn[place] = still
    return here
  }

  heldBy(owner: number, weapons: readonly Weapon[], still: number): readonly Weapon[] {
    let id = this.#firstOf[owner]!
    if (id === NONE) return NOTHING
    if (this.#heldIn[owner] === still) return this.#held[owner]!
    const held: Weapon[] = []
    for (; id !== NONE; id = this.#nextOf[id]!) held.push(weapons[id]!)
    this.#held[owner] = held
    this.#heldIn[owner] = still
    return held
  }
}

const registers = new WeakMap<Setting, Register>()
let state: AslskState | null = null
let register: Register | null = null
let stillness = 0
let count = 0

/** Does what changes nothing in a state. `asking`: for whom; he asks again and again of one state, which does not change in between either. */
export function whileStill<T>(s: AslskState, work: () => T, asking?: object): T {
  if (state === s) return work()
  const outerState = state
  const outerRegister = register
  const outerStillness = stillness
  state = s
  register = s.units.length < MANY && s.weapons.length < MANY_WEAPONS ? null : registerFor(s.setting, outerState !== null)
  stillness = register === null ? ++count : register.stillFor(s, asking)
  try {
    return work()
  } finally {
    state = outerState
    register = outerRegister
    stillness = outerStillness
  }
}

/** Which time it is that a state does not change, by a number of its own; 0 where it may. */
export function stillnessOf(s: AslskState): number {
  return state === s ? stillness : 0
}

function registerFor(setting: Setting, isInner: boolean): Register {
  if (isInner) return new Register(setting.map.size)
  const known = registers.get(setting) ?? new Register(setting.map.size)
  registers.set(setting, known)
  return known
}

/** Units, among them all that are in a hex: no others where it is known who is where. */
export function unitsAround(s: AslskState, place: Hex): readonly Unit[] {
  return register !== null && state === s && place >= 0 && s.units.length >= MANY ? register.at(place, s.units, stillness) : s.units
}

/** Weapons, among them all that a unit has: no others where it is known whose they are. */
export function weaponsAround(s: AslskState, unit: Unit): readonly Weapon[] {
  return register !== null && state === s ? register.heldBy(unit.id, s.weapons, stillness) : s.weapons
}
