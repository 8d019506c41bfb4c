import { integer, LEGAL, optional, type Problem, refuse } from '@firegroup/kernel'
import type { RallyAction } from '../acts.ts'
import { isRiver } from '../boats/water.ts'
import type { Lnlt } from '../context.ts'
import { MAY_DESTROY } from '../data/support-weapons.ts'
import { hexOf, locationsIn } from '../map/location.ts'
import { isLocked } from '../melee/eligible.ts'
import { enemyOf, type LnltState, type Side, type Unit, type Weapon } from '../state.ts'
import { hasUnit, isGoodOrder, typeOf, typeOfWeapon } from '../units/units.ts'
import { weaponInHands } from '../words/deeds.ts'
import { unitInPlace, unitLabel, weaponName } from '../words/names.ts'
import { carrierProblem, carryLimit, leaveWeapon, pickUp, removeWeapon } from './possession.ts'

/**
 * 3.0: what can be done with a SW in a Rally Phase. Each of these once with each SW: to do it again would lead nowhere that is not reached without, for
 * whatever is dropped can be picked up by anybody, and this way the phase ends.
 */
const DROPPED = 1
const TAKEN = 2
const FLIPPED = 4

export interface Give {
  readonly type: 'give'
  readonly weapon: number
  readonly to: number
  /** What he gets for it. */
  readonly for?: number
}

/** 1.6: Good Order units in one location hand SWs over, or swap two. */
export const giveAction: RallyAction<Give> = {
  type: 'give',
  rule: '1.6',
  fields: { weapon: integer(0), to: integer(0), for: optional(integer(0)) },
  *candidates(s, side) {
    for (const weapon of s.weapons) {
      const giver = s.units[weapon.owner]
      if (!giver || (weapon.handled & TAKEN) !== 0 || handlerProblem(s, side, giver)) continue
      for (const unit of s.units) {
        if (unit === giver || unit.at !== giver.at || carryLimit(s, unit) === 0) continue
        const give: Give = { type: 'give', weapon: weapon.id, to: unit.id }
        if (giveProblems(s, side, give) === LEGAL) yield give
        // of a swap the lower number is the one that is given, so that each stands here once
        else
          for (const other of s.weapons)
            if (other.owner === unit.id && other.id > weapon.id) yield* ifLegal(s, side, { ...give, for: other.id })
      }
    }
  },
  problems: giveProblems,
  perform(g, _side, { weapon, to, for: swapped }) {
    const { weapons } = g.state
    const giver = weapons[weapon]!.owner
    hand(g, weapons[weapon]!, to)
    if (swapped !== undefined) hand(g, weapons[swapped]!, giver)
    return undefined
  },
  describe: (s, { weapon, to, for: swapped }) => {
    const back = swapped === undefined ? '' : ` for the ${weaponName(s, swapped)}`
    return `Hand the ${weaponInHands(s, weapon)} to ${unitLabel(s, to)}${back}`
  },
}

function* ifLegal(s: LnltState, side: Side, give: Give): Iterable<Give> {
  if (giveProblems(s, side, give) === LEGAL) yield give
}

function giveProblems(s: LnltState, side: Side, { weapon: id, to, for: swapped }: Give): readonly Problem[] {
  const weapon = s.weapons[id]
  const giver = weapon && s.units[weapon.owner]
  const taker = s.units[to]
  if (!weapon || !giver) return refuse('1.6', 'Nobody has that weapon.')
  if (!taker || taker === giver || taker.at !== giver.at) return refuse('1.6', 'They must be two units of one location.')
  const back = swapped === undefined ? null : s.weapons[swapped]
  if (back === undefined || (back && back.owner !== to)) return refuse('1.6', 'He does not have what he is to give for it.')
  if ((weapon.handled & TAKEN) !== 0 || (back && (back.handled & TAKEN) !== 0))
    return refuse('3.0', 'It has changed hands in this Rally Phase.')
  const problem =
    handlerProblem(s, side, giver) ??
    handlerProblem(s, side, taker) ??
    carrierProblem(s, taker, weapon, back ? back.id : -1) ??
    (back && carrierProblem(s, giver, back, id))
  return problem ? [problem] : LEGAL
}

function hand(g: Lnlt, weapon: Weapon, to: number): void {
  const from = weapon.owner
  weapon.owner = to
  weapon.handled |= TAKEN
  g.emit({ type: 'weaponGiven', rule: '1.6', weapon: weapon.id, from, to })
}

export interface PickUp {
  readonly type: 'pickUp'
  readonly unit: number
  readonly weapon: number
}

/** 1.6, 1.6.8: a Good Order unit takes a loose SW of its location, whosever it was. */
export const pickUpAction: RallyAction<PickUp> = {
  type: 'pickUp',
  rule: '1.6',
  fields: { unit: integer(0), weapon: integer(0) },
  *candidates(s, side) {
    for (const weapon of s.weapons) {
      if (weapon.owner >= 0 || weapon.at < 0) continue
      for (const unit of s.units) {
        if (unit.at !== weapon.at || carryLimit(s, unit) === 0) continue
        const decision: PickUp = { type: 'pickUp', unit: unit.id, weapon: weapon.id }
        if (pickUpProblems(s, side, decision) === LEGAL) yield decision
      }
    }
  },
  problems: pickUpProblems,
  perform(g, _side, { unit, weapon }) {
    g.state.weapons[weapon]!.handled |= TAKEN
    pickUp(g, g.state.units[unit]!, g.state.weapons[weapon]!)
    return undefined
  },
  describe: (s, { weapon, unit }) => `Pick up the ${weaponName(s, weapon)} with ${unitInPlace(s, unit)}`,
}

function pickUpProblems(s: LnltState, side: Side, { unit: by, weapon: id }: PickUp): readonly Problem[] {
  const weapon = s.weapons[id]
  const unit = s.units[by]
  if (!weapon || !unit || weapon.owner >= 0 || weapon.at !== unit.at) return refuse('1.6', 'No such weapon lies where that unit is.')
  if ((weapon.handled & TAKEN) !== 0) return refuse('3.0', 'It has changed hands in this Rally Phase.')
  const problem = handlerProblem(s, side, unit) ?? carrierProblem(s, unit, weapon)
  return problem ? [problem] : LEGAL
}

/** 1.6, 3.0: who may pick up and swap: in Good Order, not locked in Melee, no enemy in the hex. */
function handlerProblem(s: LnltState, side: Side, unit: Unit): Problem | null {
  if (unit.side !== side || unit.at < 0) return { rule: '1.6', message: 'That unit is not yours, or not on the map.' }
  if (!isGoodOrder(unit)) return { rule: '1.6', message: `The ${typeOf(s, unit).name} is Shaken.` }
  if (isLocked(s, unit)) return { rule: '1.6', message: `The ${typeOf(s, unit).name} is locked in Melee.` }
  for (const place of locationsIn(s.setting, hexOf(unit.at)))
    if (hasUnit(s, enemyOf(side), place)) return { rule: '3.0', message: 'There are enemies in the hex.' }
  return null
}

export interface OnWeapon<T extends string> {
  readonly type: T
  readonly weapon: number
}

/** 1.6: a Good Order unit drops a SW; it stays in the location. */
export const dropAction = onWeapon(
  'drop',
  '1.6',
  () => 'Drop',
  dropProblem,
  (g, weapon) => {
    weapon.handled |= DROPPED
    leaveWeapon(g, weapon, 'dropped')
  },
)

function dropProblem(s: LnltState, unit: Unit, weapon: Weapon): Problem | null {
  if (!isGoodOrder(unit)) return { rule: '1.6', message: `The ${typeOf(s, unit).name} is Shaken.` }
  const afloat = afloatProblem(s, unit, weapon)
  if (afloat) return afloat
  return (weapon.handled & DROPPED) === 0 ? null : { rule: '3.0', message: 'It was dropped once in this Rally Phase.' }
}

/** 1.6: a Good Order MMC or one of the single men named there destroys a SW that it has. */
export const destroyAction = onWeapon(
  'destroy',
  '1.6',
  () => 'Destroy',
  destroyProblem,
  (g, weapon) => removeWeapon(g, weapon, 'destroyed', '1.6'),
)

/** 23.3.1: on the River nobody parts with the boat that carries him. */
function afloatProblem(s: LnltState, unit: Unit, weapon: Weapon): Problem | null {
  const isBoat = typeOfWeapon(s, weapon).kind === 'boat' && unit.at >= 0 && isRiver(s, unit.at)
  return isBoat ? { rule: '23.3.1', message: `The ${typeOf(s, unit).name} is on the River: it keeps its boat.` } : null
}

function destroyProblem(s: LnltState, unit: Unit, weapon: Weapon): Problem | null {
  if (!isGoodOrder(unit)) return { rule: '1.6', message: `The ${typeOf(s, unit).name} is Shaken.` }
  const afloat = afloatProblem(s, unit, weapon)
  if (afloat) return afloat
  return MAY_DESTROY.has(typeOf(s, unit).kind) ? null : { rule: '1.6', message: `A ${typeOf(s, unit).name} can't destroy Support Weapons.` }
}

/** 1.6.1: a tripod is put up or folded, a Mortar put together or taken apart. */
export const flipAction = onWeapon(
  'flip',
  '1.6.1',
  (weapon) => (weapon?.assembled ? 'Take down' : 'Set up'),
  flipProblem,
  (g, weapon) => {
    weapon.handled |= FLIPPED
    weapon.assembled = !weapon.assembled
    g.emit({ type: 'weaponFlipped', rule: '1.6.1', weapon: weapon.id, assembled: weapon.assembled })
  },
)

function flipProblem(s: LnltState, unit: Unit, weapon: Weapon): Problem | null {
  const { tripod, name } = typeOfWeapon(s, weapon)
  if (tripod === null) return { rule: '1.6.1', message: `The ${name} has no tripod.` }
  if (isLocked(s, unit)) return { rule: '1.6.1', message: `The ${typeOf(s, unit).name} is locked in Melee.` }
  if (!isGoodOrder(unit) && !weapon.assembled)
    return { rule: '1.6.1', message: 'Shaken units can dismantle a weapon, but not put it together.' }
  return (weapon.handled & FLIPPED) === 0 ? null : { rule: '3.0', message: 'It was flipped once in this Rally Phase.' }
}

function onWeapon<T extends string>(
  type: T,
  rule: string,
  verb: (weapon: Weapon | undefined) => string,
  problemOf: (s: LnltState, unit: Unit, weapon: Weapon) => Problem | null,
  act: (g: Lnlt, weapon: Weapon) => void,
): RallyAction<OnWeapon<T>> {
  const problems = (s: LnltState, side: Side, decision: OnWeapon<T>): readonly Problem[] => {
    const weapon = s.weapons[decision.weapon]
    const unit = weapon && s.units[weapon.owner]
    if (!weapon || !unit || unit.side !== side || unit.at < 0) return refuse('1.6', 'None of your units on the map has that weapon.')
    const problem = problemOf(s, unit, weapon)
    return problem ? [problem] : LEGAL
  }
  return {
    type,
    rule,
    fields: { weapon: integer(0) },
    *candidates(s, side) {
      for (const { owner, id } of s.weapons) {
        const decision: OnWeapon<T> = { type, weapon: id }
        if (owner >= 0 && problems(s, side, decision) === LEGAL) yield decision
      }
    },
    problems,
    perform(g, _side, { weapon }) {
      act(g, g.state.weapons[weapon]!)
      return undefined
    },
    describe: (s, { weapon }) => `${verb(s.weapons[weapon])} the ${weaponInHands(s, weapon)}`,
  }
}

/** 3.0: a new Rally Phase. */
export function resetHandling(s: LnltState): void {
  for (const weapon of s.weapons) weapon.handled = 0
}
