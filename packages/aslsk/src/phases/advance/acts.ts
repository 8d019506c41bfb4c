import { integer, LEGAL, listOf, openWindow, Parts, type Problem, refuse, SlotRows, text } from '@firegroup/kernel'
import { type Acting, type AslskAct, ending } from '../../acts.ts'
import { IPC } from '../../data/movement.ts'
import { nameOf, neighbours, placeOf, roomAt } from '../../map/terrain.ts'
import { heldByGun } from '../../ordnance/handling.ts'
import { hasPushed } from '../../ordnance/manned.ts'
import { stackedAt } from '../../places/stacking.ts'
import { entryPlaces } from '../../scenario/reinforcements.ts'
import { canShare, fitsInOneHex, type Room, roomIn } from '../../scenario/room.ts'
import { type AslskState, enemyOf, type Location, OFFBOARD, type Side, type Unit } from '../../state.ts'
import { anyForbidden, forbidden } from '../../units/forbidden.ts'
import {
  hasUnits,
  infantryOf,
  isGoodOrder,
  isInfantry,
  isLeader,
  isMmc,
  isVehicle,
  ownInfantry,
  typeOf,
  unitsOf,
} from '../../units/units.ts'
import { dropWeapon, heldByMen, mountedProblem, portagePoints } from '../../weapons/possession.ts'
import { fromHex, heldBy, unitList, weaponName } from '../../words/names.ts'
import { facesArmour, takesPaatc } from '../close-combat/paatc.ts'
import { hatchInAdvance } from '../movement/vehicle/hatch.ts'
import { advanceUnits } from './advance.ts'
import { advanceCosts, advanceEntry, advanceMf, becomesCx } from './cost.ts'
import { KeptAdvances, type Stack } from './kept.ts'
import { advancePreview } from './preview.ts'

/** Units of one hex, together into one next to it. */
export interface Advance {
  readonly type: 'advance'
  readonly units: readonly number[]
  readonly to: string
}
/** 4.0: a Weapon is left behind. */
export interface Drop {
  readonly type: 'drop'
  readonly weapon: number
}

/** A side in its APh. */
export interface Advancing extends Acting {
  /** Absent where nothing may be kept from one question to the next. */
  readonly kept?: KeptAdvances | undefined
}

/** 3.7: units advance. Candidates are every unit alone, every leader with one MMC of his hex, and whole stacks. */
export const advance: AslskAct<Advancing, Advance> = {
  type: 'advance',
  rule: '3.7',
  fields: { units: listOf(integer(0), { min: 1 }), to: text({ max: 24, what: 'a hex' }) },
  candidates: (s, advancing) => new Advances(s, advancing),
  problems: (s, { side }, decision) => advanceProblems(s, side, decision),
  perform(g, _, decision) {
    const from = g.state.units[decision.units[0]!]!.at
    advanceUnits(g, decision)
    const { advance: reactions } = g.state.setting.windows
    const { units, to } = decision
    return reactions.length === 0 ? undefined : openWindow(g, reactions, { units, at: placeOf(g.state, to), from }, () => false)
  },
  describe: (s, { units, to }) => `Advance ${unitList(s, units)}${fromHex(s, units)} to ${to}`,
  preview: (s, { side }, decision) => advancePreview(s, side, decision),
}

/** 4.0: an unbroken unit may drop a Weapon in its APh. */
export const dropInAdvance: AslskAct<Acting, Drop> = {
  type: 'drop',
  rule: '4.0',
  fields: { weapon: integer(0) },
  candidates(s, { side }) {
    const found: Drop[] = []
    for (const { id } of heldByMen(s, side)) if (dropProblems(s, side, id).length === 0) found.push({ type: 'drop', weapon: id })
    return found
  },
  problems: (s, { side }, { weapon }) => dropProblems(s, side, weapon),
  perform(g, _, { weapon }) {
    dropWeapon(g, g.state.weapons[weapon]!)
    return undefined
  },
  describe: (s, { weapon }) => `Drop the ${weaponName(s, weapon)}${heldBy(s, weapon)}`,
}

export const endAdvance = ending('done', '3.7', 'End the advance')

/** Where each unit could go, and what that would cost it. */
export function aboutAdvance(s: AslskState, side: Side): AboutAdvance {
  const units = ownInfantry(s, side).filter((unit) => canAdvance(s, unit))
  return { units: units.map((unit) => ({ unit: unit.id, to: destinations(s, unit).map((to) => described(s, unit, to)) })) }
}

export interface AboutAdvance {
  readonly units: readonly { readonly unit: number; readonly to: readonly Destination[] }[]
}

interface Destination {
  readonly hex: string
  readonly cost: number | null
  readonly mf: number
  readonly becomesCx: boolean
  readonly refused: string | null
}

/** Every group of every stack of a side into each hex next to it: a slot for each. Whether it may go there is found out only of those that are looked at. */
class Advances extends SlotRows<StackAdvances, Advance> {
  readonly #s: AslskState
  readonly #stacks: StackAdvances[] = []

  constructor(s: AslskState, { side, kept = new KeptAdvances() }: Advancing) {
    super()
    this.#s = s
    for (const unit of s.units) {
      if (unit.side !== side || unit.at < OFFBOARD || !isInfantry(unit)) continue
      const { at } = unit
      if (at === OFFBOARD) {
        if (canAdvance(s, unit)) this.#addStack(new StackAdvances(s, [unit]))
        continue
      }
      const known = kept.at(at)
      const stack = known === undefined ? kept.keep(at, stackAt(s, side, at)) : known
      if (stack?.first === unit.id) this.#addStack(stack.advances)
    }
  }

  list(): Parts<Advance> {
    const found = new Parts<Advance>()
    for (const stack of this.#stacks) found.add(stack.list(this.#s))
    return found
  }

  protected inRow(stack: StackAdvances, index: number): Advance | null {
    return stack.at(this.#s, index)
  }

  #addStack(stack: StackAdvances): void {
    this.#stacks.push(stack)
    this.add(stack, stack.size)
  }
}

/** 3.7: before something is done: what it changes is kept no longer. To Infantry it is all the same whether hatches are open. */
export function forgetBefore(s: AslskState, kept: KeptAdvances, decision: Advance | { readonly type: string }): void {
  if (!isAdvance(decision)) {
    if (decision.type !== hatchInAdvance.type) kept.forget()
    return
  }
  const units = decision.units.map((id) => s.units[id]!)
  const [{ side, at: from }] = units as [Unit]
  const to = placeOf(s, decision.to)
  if (from !== OFFBOARD) kept.forgetAround(s, from, unitsOf(s, side, from))
  kept.forgetAround(s, to, unitsOf(s, side, to).concat(units))
}

function isAdvance(decision: { readonly type: string }): decision is Advance {
  return decision.type === advance.type
}

function stackAt(s: AslskState, side: Side, at: Location): Stack | null {
  const able = infantryOf(s, side, at).filter((unit) => canAdvance(s, unit))
  if (able.length === 0) return null
  return { first: able[0]!.id, room: roomIn(s, able), advances: new StackAdvances(s, able) }
}

/** What the groups of a stack could do, each into each hex next to it, worked out as far as somebody looks. */
export class StackAdvances {
  /** Groups times hexes. */
  readonly size: number
  readonly #first: number
  readonly #to: readonly Location[]
  readonly #units: readonly (readonly number[])[]
  readonly #groups: (Group | undefined)[] = []
  readonly #targets: (Target | undefined)[] = []
  #all: readonly Advance[] | undefined

  constructor(s: AslskState, stack: readonly Unit[]) {
    this.#first = stack[0]!.id
    this.#to = destinations(s, stack[0]!)
    this.#units = groupsOf(s, stack).map((group) => group.map(({ id }) => id))
    this.size = this.#units.length * this.#to.length
  }

  at(s: AslskState, index: number): Advance | null {
    const { length } = this.#to
    const group = this.#groupOf(s, Math.floor(index / length))
    const target = this.#targetOf(s, index % length)
    return canShare(target.taken, group.room, target.room) && canReach(s, group, target)
      ? { type: 'advance', units: group.ids, to: target.name }
      : null
  }

  list(s: AslskState): readonly Advance[] {
    this.#all ??= this.#listed(s)
    return this.#all
  }

  #listed(s: AslskState): Advance[] {
    const found: Advance[] = []
    for (let i = 0; i < this.size; i++) {
      const each = this.at(s, i)
      if (each !== null) found.push(each)
    }
    return found
  }

  #groupOf(s: AslskState, index: number): Group {
    const known = this.#groups[index]
    if (known) return known
    const ids = this.#units[index]!
    const units = ids.map((id) => s.units[id]!)
    const group: Group = { ids, units, mfs: advanceMf(s, units), room: roomIn(s, units) }
    this.#groups[index] = group
    return group
  }

  #targetOf(s: AslskState, index: number): Target {
    const known = this.#targets[index]
    if (known) return known
    const target = targetOf(s, s.units[this.#first]!, this.#to[index]!)
    this.#targets[index] = target
    return target
  }
}

/** Those who go together, with what has to be known of them for every hex. */
interface Group {
  readonly ids: readonly number[]
  readonly units: readonly Unit[]
  readonly mfs: readonly number[]
  readonly room: Room
}

/** Each alone, each leader with each MMC, and all of them. */
function groupsOf(s: AslskState, stack: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = stack.map((unit) => [unit])
  if (stack.length < 2) return groups
  for (const leader of stack) if (isLeader(s, leader)) for (const mmc of stack) if (isMmc(s, mmc)) groups.push([leader, mmc])
  const isPair = stack.length === 2 && stack.some((unit) => isLeader(s, unit)) && stack.some((unit) => isMmc(s, unit))
  if (!isPair) groups.push(stack.slice())
  return groups
}

/** A hex that a stack may go to, with what all its groups need to know of it. */
interface Target {
  readonly to: Location
  readonly name: string
  /** The same for all Infantry, as long as no module has a say. */
  readonly cost: number | null
  /** The room that units of the same side take up there. */
  readonly taken: Room
  /** In half squads. */
  readonly room: number
}

function targetOf(s: AslskState, unit: Unit, to: Location): Target {
  return {
    to,
    name: nameOf(s, to),
    cost: advanceEntry(s, unit, to),
    taken: roomIn(s, stackedAt(s, unit.side, to, unit.at)),
    room: roomAt(s, to),
  }
}

function canReach(s: AslskState, { units: group, mfs }: Group, target: Target): boolean {
  if (goesTogether(s, group, target.to) || anyForbidden(s, group, 'advance', target.to)) return false
  const perUnit = s.setting.hooks.movementCosts.length > 0
  for (let i = 0; i < group.length; i++) {
    const unit = group[i]!
    const cost = perUnit ? advanceEntry(s, unit, target.to) : target.cost
    if (cost === null || mfs[i]! <= 0 || (cost >= mfs[i]! && unit.cx)) return false
  }
  return true
}

function advanceProblems(s: AslskState, side: Side, decision: Advance): readonly Problem[] {
  const to = placeOf(s, decision.to)
  const units: Unit[] = []
  for (const id of decision.units) {
    const unit = s.units[id]
    if (unit?.side !== side) return refuse('3.7', 'You have no such unit.')
    if (units.includes(unit)) return refuse('3.7', `The ${typeOf(s, unit).label} is named twice.`)
    const problem = unitProblem(s, unit)
    if (problem) return [problem]
    units.push(unit)
  }
  if (units.some((unit) => unit.at !== units[0]!.at)) return refuse('3.7', 'Units advance together only from one hex.')
  if (
    units[0]!.at === OFFBOARD
      ? !units.every((unit) => entryPlaces(s, unit).includes(to))
      : to < 0 || !neighbours(s, units[0]!.at).includes(to)
  )
    return refuse('3.7', `${decision.to} is not next to them: an advance goes one hex.`)
  const problem = groupProblem(s, units, to)
  return problem ? [problem] : LEGAL
}

/** 3.7, 3.3: Good Order, unpinned Infantry, once each. */
function unitProblem(s: AslskState, unit: Unit): Problem | null {
  if (unit.at < OFFBOARD) return { rule: '3.7', message: `The ${typeOf(s, unit).label} is not here.` }
  if (isVehicle(unit)) return { rule: '3.7', message: `The ${typeOf(s, unit).label} is a vehicle: only Infantry advances.` }
  if (unit.at >= 0 && !isGoodOrder(unit)) return { rule: '3.7', message: `The ${typeOf(s, unit).label} is not in Good Order.` }
  if (unit.banzai !== undefined && hasUnits(s, enemyOf(unit.side), unit.at))
    return { rule: '8.1.8.6', message: `The ${typeOf(s, unit).label} has charged into the enemy's hex and may not leave it.` }
  if (unit.pinned) return { rule: '3.7', message: `The ${typeOf(s, unit).label} is pinned.` }
  if (unit.advanced) return { rule: '3.7', message: `The ${typeOf(s, unit).label} has advanced in this phase.` }
  const gun = heldByGun(s, unit)
  if (gun) return { rule: '6.5', message: gun }
  if (hasPushed(s, unit))
    return { rule: '6.5', message: `The ${typeOf(s, unit).label} has pushed a Gun in this Player Turn and may not advance.` }
  if (carriesTooMuch(s, unit)) return { rule: '4.0', message: `A leader never carries more than ${IPC.smcMaximum} PP.` }
  return forbidden(s, unit, 'advance') ?? null
}

/** 4.0: a SMC never carries more than two PP. */
function carriesTooMuch(s: AslskState, unit: Unit): boolean {
  return isLeader(s, unit) && portagePoints(s, unit) > IPC.smcMaximum
}

function canAdvance(s: AslskState, unit: Unit): boolean {
  return unitProblem(s, unit) === null
}

function destinations(s: AslskState, unit: Unit): readonly Location[] {
  return unit.at === OFFBOARD ? entryPlaces(s, unit) : neighbours(s, unit.at)
}

/** 3.7: an advance that takes all MF, or would take more, makes CX, so a CX unit may not make it; who has no MF left under his load goes nowhere. */
function groupProblem(s: AslskState, units: readonly Unit[], to: Location): Problem | null {
  if (!fitsInOneHex(s, [...stackedAt(s, units[0]!.side, to, units[0]!.at), ...units], to))
    return { rule: '3.3.1', message: `Stacking leaves no room in ${nameOf(s, to)}.` }
  const problem = anyForbidden(s, units, 'advance', to)
  if (problem) return problem
  if (goesTogether(s, units, to))
    return { rule: '3.7', message: `A PAATC decides of each MMC whether it enters ${nameOf(s, to)}: one at a time.` }
  for (const { unit, cost, mf } of advanceCosts(s, units, to)) {
    const { label } = typeOf(s, s.units[unit]!)
    if (cost === null) return { rule: '1.1.1', message: `Infantry can't enter ${nameOf(s, to)}.` }
    if (mf <= 0) return { rule: '4.0', message: `The ${label} carries too much to move.` }
    if (cost >= mf && s.units[unit]!.cx)
      return { rule: '3.7', message: `${nameOf(s, to)} would cost the ${label} all its MF, and it is CX already.` }
  }
  return null
}

/** 3.7: more than one MMC that would have to pass a PAATC; each enters before the next one rolls. */
function goesTogether(s: AslskState, units: readonly Unit[], to: Location): boolean {
  let checks = 0
  for (const unit of units) if (takesPaatc(s, unit)) checks++
  return checks > 1 && facesArmour(s, units[0]!, to)
}

function dropProblems(s: AslskState, side: Side, id: number): readonly Problem[] {
  const owner = s.units[s.weapons[id]?.owner ?? -1]
  if (owner?.side !== side || owner.at < 0) return refuse('4.0', 'None of your units on the map possesses that Weapon.')
  const mounted = mountedProblem(s, s.weapons[id]!)
  if (mounted) return [mounted]
  return isGoodOrder(owner) ? LEGAL : refuse('4.0', `The ${typeOf(s, owner).label} is not in Good Order.`)
}

function described(s: AslskState, unit: Unit, to: Location): Destination {
  const { cost, mf } = advanceCosts(s, [unit], to)[0]!
  return { hex: nameOf(s, to), cost, mf, becomesCx: becomesCx(cost, mf), refused: groupProblem(s, [unit], to)?.message ?? null }
}
