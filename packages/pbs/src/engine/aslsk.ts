import { type AslskState, type Side, typeOf, type Unit, type Weapon, weaponTypeOf } from '@firegroup/aslsk'
import {
  type Aim,
  adjacent,
  breakdownNumber,
  canSee,
  cloneState,
  defender,
  directorProblems,
  distance,
  enemyOf,
  iftResult,
  inherentMode,
  inherentProblems,
  isFlamethrower,
  isGoodOrder,
  isInfantry,
  isLeader,
  isMachineGun,
  isUnseen,
  leadershipOf,
  mmcTypeOf,
  mustRout,
  nameOf,
  type Occasion,
  routOptions,
  sight,
  usableWeapons,
  weaponMode,
} from '@firegroup/aslsk/queries'
import type { Element } from '../memory.ts'
import type { PbsOptions } from '../options.ts'
import { firersOf, iftShot } from './ift-shot.ts'
import { withMounted } from './mounted.ts'
import { ordnanceQuestions } from './ordnance.ts'
import type { FireState, IftQuestions, IftShot, Questions, Spent } from './questions.ts'
import { movesOf, reachOf } from './reach.ts'
import { victoryFor } from './victory.ts'

const STATES = { full: 'first', subsequent: 'sff', protective: 'fpf', marked: 'sff' } as const
/** A Weapon that never breaks down. */
const NEVER = 13

/** The questions of the procedure, asked of a state as the DEFENDER knows it, while an expenditure waits for his answer. */
export function questionsOf(s: AslskState, side: Side, options: PbsOptions): Questions {
  return Object.assign(withMounted(new AslskQuestions(s, side, options), s, side), ordnanceQuestions(s, side))
}

class AslskQuestions implements IftQuestions {
  readonly s: AslskState
  readonly side: Side
  readonly enemy: Side
  readonly spent: Spent
  readonly #occasion: Occasion
  readonly #aim: Aim
  readonly #options: PbsOptions
  readonly #elements = new Map<number, readonly Element[]>()
  readonly #shots = new Map<string, IftShot | null>()
  #reach: ReadonlySet<number> | undefined

  constructor(s: AslskState, side: Side, options: PbsOptions) {
    const expenditure = s.move?.spent
    if (!expenditure || defender(s) !== side) throw new Error(`${side} has no expenditure to answer.`)
    this.s = s
    this.side = side
    this.enemy = enemyOf(side)
    this.#options = options
    this.#occasion = { when: 'firstFire', side, expenditure }
    this.#aim = { when: 'firstFire', at: expenditure.at, expenditure }
    const { at, units, mf, kind } = expenditure
    this.spent = { at, units, number: s.expenditures, mf: mf / 2, kind, entered: kind === 'enter' || kind === 'push' }
  }

  range(a: number, b: number): number {
    return distance(this.s, a, b)
  }

  adjacent(a: number, b: number): boolean {
    return adjacent(this.s, a, b) && canSee(this.s, a, b)
  }

  los(a: number, b: number): { clear: boolean; hindrance: number } {
    const { blocked, hindrance } = sight(this.s, a, b)
    return { clear: blocked === null, hindrance }
  }

  nameOf(hex: number): string {
    return nameOf(this.s, hex)
  }

  movers(): readonly Unit[] {
    return this.spent.units.map((id) => this.s.units[id]!).filter(({ at }) => at === this.spent.at)
  }

  isKnown(unit: Unit): boolean {
    return unit.side === this.side || !isUnseen(unit)
  }

  isMmc(unit: Unit): boolean {
    return mmcTypeOf(this.s, unit) !== null
  }

  isHalf(unit: Unit): boolean {
    const { kind } = typeOf(this.s, unit)
    return kind === 'halfSquad' || kind === 'crew'
  }

  isLeader(unit: Unit): boolean {
    return isLeader(this.s, unit)
  }

  leadership(unit: Unit): number {
    return leadershipOf(this.s, unit)
  }

  usesAssaultMovement(): boolean {
    const movers = this.movers()
    return movers.length > 0 && movers.every(({ mode }) => mode === 'assault')
  }

  chargeTarget(): number {
    const { kind, target } = this.#occasion.expenditure!
    return kind === 'placeDc' && target !== undefined ? target : -1
  }

  rolledSmokeSix(): boolean {
    return this.spent.kind === 'smoke' && this.movers().every((unit) => this.isKnown(unit) && unit.moveEnded)
  }

  isCharging(): boolean {
    return this.movers().some(({ banzai }) => banzai === 'charging')
  }

  isStopped({ at, pinned, broken, vehicle }: Unit, brokenCounts: boolean): boolean {
    if (at !== this.spent.at) return true
    if (vehicle) return vehicle.immobilized || vehicle.shock !== 'none' || vehicle.stun === 'stunned'
    return broken ? brokenCounts : pinned
  }

  weaponsOf(unit: Unit): readonly Weapon[] {
    return this.s.weapons.filter(({ owner }) => owner === unit.id)
  }

  defenders(): readonly Unit[] {
    return this.s.units.filter(({ side, at }) => side === this.side && at >= 0)
  }

  isConcealed(unit: Unit): boolean {
    return isUnseen(unit)
  }

  attackers(): readonly Unit[] {
    return this.s.units.filter(({ side, at }) => side === this.enemy && at >= 0)
  }

  yetToMove(): readonly Unit[] {
    const { fog } = this.s.setting
    const able = (unit: Unit) => isGoodOrder(unit) && !unit.pinned && unit.fire === 'none' && unit.mode === 'still' && unit.spent === 0
    return this.attackers().filter((unit) => able(unit) && !this.spent.units.includes(unit.id) && (fog || !unit.moveEnded))
  }

  reach(): ReadonlySet<number> {
    this.#reach ??= reachOf(this.s, this.movers(), this.#options.tables['threatening-victory-location'].within)
    return this.#reach
  }

  moveReach(unit: Unit): ReadonlySet<number> {
    return movesOf(this.s, unit)
  }

  us(unit: Unit): number {
    const table = this.#options.tables['us-number']
    return table[unit.vehicle ? 'vehicle' : (typeOf(this.s, unit).kind as 'squad')]
  }

  victory() {
    return victoryFor(this.s, this.enemy)
  }

  controls(side: Side, hex: number): boolean {
    return this.s.control[hex] === side
  }

  firingPlaces(): readonly number[] {
    const places = new Set<number>()
    for (const unit of this.defenders()) if (isInfantry(unit)) places.add(unit.at)
    return [...places].sort((a, b) => a - b).filter((place) => canSee(this.s, place, this.spent.at) && this.elementsAt(place).length > 0)
  }

  elementsAt(place: number): readonly Element[] {
    const known = this.#elements.get(place)
    if (known) return known
    const found: Element[] = []
    for (const unit of this.defenders()) {
      if (unit.at !== place || !isInfantry(unit)) continue
      if (mmcTypeOf(this.s, unit) && inherentProblems(this.s, unit, this.#aim).length === 0) found.push({ unit: unit.id, weapon: -1 })
      for (const weapon of usableWeapons(this.s, unit, this.#aim)) found.push({ unit: unit.id, weapon: weapon.id })
    }
    const legal = found.filter((element) => this.ift([element], -1) !== null || this.leadersFor(place, [element]).length > 0)
    this.#elements.set(place, legal)
    return legal
  }

  isAlone({ weapon }: Element): boolean {
    return weapon >= 0 && isFlamethrower(this.s, this.s.weapons[weapon]!)
  }

  isMachineGun({ weapon }: Element): boolean {
    return weapon >= 0 && isMachineGun(this.s, this.s.weapons[weapon]!)
  }

  stateOf({ unit, weapon }: Element): FireState {
    const firer = this.s.units[unit]!
    const aim = { when: 'firstFire', at: this.#aim.at } as const
    return STATES[weapon < 0 ? inherentMode(this.s, aim, firer) : weaponMode(this.s, aim, firer, false, this.s.weapons[weapon]!)]
  }

  normalRange({ unit, weapon }: Element): number {
    return weapon < 0 ? (mmcTypeOf(this.s, this.s.units[unit]!)?.range ?? 0) : weaponTypeOf(this.s, this.s.weapons[weapon]!).range
  }

  printedFp({ unit, weapon }: Element): number {
    return weapon < 0 ? (mmcTypeOf(this.s, this.s.units[unit]!)?.fp ?? 0) : weaponTypeOf(this.s, this.s.weapons[weapon]!).fp
  }

  leadersFor(place: number, set: readonly Element[]): readonly Unit[] {
    const firers = firersOf(set)
    return this.defenders().filter(
      (unit) => unit.at === place && isLeader(this.s, unit) && directorProblems(this.s, unit, firers, 'firstFire').length === 0,
    )
  }

  ift(set: readonly Element[], leader: number): IftShot | null {
    const key = `${set.map(({ unit, weapon }) => `${unit}/${weapon}`).join(' ')} ${leader}`
    const known = this.#shots.get(key)
    if (known !== undefined) return known
    const shot = iftShot(this.s, this.#occasion, set, leader)
    this.#shots.set(key, shot)
    return shot
  }

  iftResultAt = iftResult

  exposure(from: number): { ffmo: boolean; ffnam: boolean } {
    const set = this.elementsAt(from).filter((element) => !this.isAlone(element))
    const tags = set.length === 0 ? [] : (this.ift(set.slice(0, 1), -1)?.modifiers ?? []).flatMap(({ tags: own }) => own ?? [])
    return { ffmo: tags.includes('ffmo'), ffnam: tags.includes('ffnam') }
  }

  breakdown(weapon: number): number {
    return Math.min(NEVER, breakdownNumber(this.s, this.s.weapons[weapon]!, false))
  }

  wouldBeLostIfBroken(unit: Unit): boolean {
    const s = cloneState(this.s)
    const broken = s.units[unit.id]!
    broken.broken = true
    broken.dm = true
    return mustRout(s, broken) !== null && routOptions(s, broken).steps.every(({ refusal, crawl }) => refusal !== null && !crawl)
  }
}
