import { type AslskState, OFFBOARD, type Unit } from '../../state.ts'
import { isLeader, ownInfantry, type Vehicle } from '../../units/units.ts'
import { waysHome } from '../../vehicles/recall.ts'
import { ownVehicles } from '../../vehicles/status.ts'
import { isTogether, movingProblem } from './factors.ts'
import { spendingProblem } from './vehicle/able.ts'
import { type Prospect, prospectOf, turretChoices } from './vehicle/turret.ts'
import { type Way, waysFrom } from './ways.ts'

/** What all acts of a question of the MPh want to know, worked out once for it: who may move, and the ways out of their hexes. */
export class Moving {
  readonly #s: AslskState
  readonly #ways: (readonly Way[])[] = []
  #able: readonly Unit[] | null = null
  #vehicles: readonly Vehicle[] | null = null
  readonly #home = new Map<number, Int32Array>()
  readonly #turrets = new Map<number, readonly number[]>()
  #prospect: Prospect | null = null
  #stacks: readonly (readonly Unit[])[] | null = null

  constructor(s: AslskState) {
    this.#s = s
  }

  /** Those who may spend MF now. */
  get able(): readonly Unit[] {
    this.#able ??= ableUnits(this.#s)
    return this.#able
  }

  /** 3.3.2: the vehicles that may spend MP now. */
  get vehicles(): readonly Vehicle[] {
    this.#vehicles ??= ableVehicles(this.#s)
    return this.#vehicles
  }

  /** The hexspines to which it is worth turning a vehicle's turret. */
  turretChoices(unit: Vehicle): readonly number[] {
    const known = this.#turrets.get(unit.id)
    if (known) return known
    this.#prospect ??= prospectOf(this.#s, unit.side)
    const found = turretChoices(this.#s, unit, this.#prospect)
    this.#turrets.set(unit.id, found)
    return found
  }

  /** 7.10: how far it is home for a Recalled vehicle, by hex and facing. */
  wayHome(unit: Vehicle): Int32Array {
    const found = this.#home.get(unit.id) ?? waysHome(this.#s, unit)
    this.#home.set(unit.id, found)
    return found
  }

  /** The ways out of a unit's hex; where a cost may depend on the unit, for each anew. */
  waysOf(unit: Unit): readonly Way[] {
    const { forbids, movementCosts } = this.#s.setting.hooks
    if (unit.at < 0 || movementCosts.length > 0 || forbids.length > 0) return waysFrom(this.#s, unit)
    this.#ways[unit.at] ??= waysFrom(this.#s, unit)
    return this.#ways[unit.at]!
  }

  /** Every unit by itself, then each leader with one unit and with all that are with him, and what is left together of a moving stack. */
  get stacks(): readonly (readonly Unit[])[] {
    this.#stacks ??= stacksOf(this.#s, this.able)
    return this.#stacks
  }
}

function stacksOf(s: AslskState, able: readonly Unit[]): (readonly Unit[])[] {
  const stacks: (readonly Unit[])[] = able.map((unit) => [unit])
  const leaders = able.filter((unit) => isLeader(s, unit))
  for (const first of able) {
    if (!s.move && !leaders.some((leader) => isTogether(leader, first))) continue
    if (isLeader(s, first) && !s.move)
      for (const other of able) if (!isLeader(s, other) && isTogether(first, other)) stacks.push([first, other])
    const stack = together(s, able, first)
    if (stack && stack.length > (s.move || stack.every((unit) => isLeader(s, unit)) ? 1 : 2)) stacks.push(stack)
  }
  return stacks
}

/** Most of them have moved or wait for others, which is told without a sentence about it. */
function ableVehicles(s: AslskState): Vehicle[] {
  const able: Vehicle[] = []
  for (const unit of ownVehicles(s, s.attacker)) {
    if (unit.at < OFFBOARD || unit.moveEnded || (s.move && !s.move.stack.includes(unit.id))) continue
    if (spendingProblem(s, unit) === null) able.push(unit)
  }
  return able
}

function ableUnits(s: AslskState): Unit[] {
  const able: Unit[] = []
  for (const unit of ownInfantry(s, s.attacker)) {
    if (unit.at < OFFBOARD || unit.moveEnded || unit.broken || unit.pinned) continue
    if (movingProblem(s, unit) === null) able.push(unit)
  }
  return able
}

/** Everybody who may go on together with this one, if it is the first of them; before a move begins only where a leader is. */
function together(s: AslskState, able: readonly Unit[], first: Unit): readonly Unit[] | null {
  const stack: Unit[] = []
  let led = s.move !== null
  for (const unit of able) {
    if (!isTogether(unit, first)) continue
    if (stack.length === 0 && unit !== first) return null
    stack.push(unit)
    led ||= isLeader(s, unit)
  }
  return led ? stack : null
}
