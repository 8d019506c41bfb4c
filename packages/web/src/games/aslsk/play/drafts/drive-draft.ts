/** Movement where vehicles take part: the way of one of them in the making, expenditure by expenditure, or else a move of men. */
import {
  isVehicle,
  type LegThreat,
  type MoveDecision,
  mpLeft,
  type Unit,
  type Vehicle,
  type VehicleLeg,
  type VehicleReach,
  vehicleReach,
} from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { turnsBetween } from '../../../../board/facing/facing.ts'
import { type HexMark, nameOf, type Place, type Ready } from '../../../../play/controller/draft.ts'
import type { StruckPart } from '../../../../play/dock/DriveSteps.tsx'
import type { AskDrive, DriveRisk } from '../../queries.ts'
import { factors } from '../figures.ts'
import { decisionFor, legWords, type PlannedLeg, stopLeg, turretAlong } from './legs.ts'
import type { Activity, Carry } from './move-draft.ts'
import { hasTurret, type Pivot, vehiclePivot } from './pivot.ts'
import { PushDraft } from './push-draft.ts'

/** What is left of the plan after its first expenditure. */
export interface DriveCarry extends Carry {
  readonly legs: readonly PlannedLeg[]
}

/** One that must be found first. */
export const isPanzerfaust = ({ weapon, at }: LegThreat): boolean => weapon < 0 && at === 'vehicle'

/** What an attack would strike. */
export function struckPart({ at, hull }: LegThreat): StruckPart {
  if (at === 'vehicle') return hull
  return at === 'crew' ? 'crew' : 'Close Combat'
}

/** Planned as legs, or by buttons. */
const PLANNED: readonly string[] = ['start', 'drive', 'pivot', 'halt', 'hatch']

const OUT_OF_REACH = (place: string): Problem => ({ rule: '3.3.2', message: `${place} is out of reach with the MP that are left.` })

export class DriveDraft extends PushDraft {
  #legs: readonly PlannedLeg[] = []
  #onward: readonly VehicleReach[] = []
  /** What each expenditure can draw, as far as it is known. */
  #threats = new Map<number, readonly LegThreat[]>()
  /** The expenditure that is looked at; null for the worst. */
  #looked: number | null = null

  override begin(carry: (Carry & Partial<DriveCarry>) | null): this {
    super.begin(carry)
    const legs = carry?.legs ?? []
    if (this.vehicle && legs.length > 0 && this.desk.question.problems(decisionFor(this.s, this.vehicle, legs[0]!)).length === 0)
      this.#plan(legs)
    return this
  }

  /** The vehicle that was chosen; null while men are, or nobody. */
  get vehicle(): Vehicle | null {
    const unit = this.units.length === 1 ? this.s.units[this.units[0]!]! : null
    return unit && isVehicle(unit) ? unit : null
  }

  /** What it is to spend, one after the other. */
  get legs(): readonly PlannedLeg[] {
    return this.#legs
  }

  /** The MP that it has left when all of it is spent, in halves. */
  get leftAfter(): number {
    return this.vehicle ? Math.max(0, mpLeft(this.s, this.vehicle) - (this.#legs.at(-1)?.spent ?? 0)) : 0
  }

  /** Where it would stand and how it would point at the end of the plan. */
  get end(): { readonly place: Place; readonly vca: number; readonly tca: number; readonly stopped: boolean } | null {
    const { vehicle } = this
    if (!vehicle) return null
    const last = this.#legs.at(-1)
    const { vca, tca } = last ?? vehicle.vehicle
    return { place: last?.place ?? vehicle.at, vca, tca, stopped: last?.kind === 'stop' }
  }

  override get problems(): readonly Problem[] {
    const [next] = this.#legs
    if (!this.vehicle) return super.problems
    return next ? this.desk.question.problems(decisionFor(this.s, this.vehicle, next)) : LEGAL
  }

  override get ready(): Ready | null {
    const [next] = this.#legs
    if (!this.vehicle) return super.ready
    if (!next || this.problems.length > 0) return null
    const label = `${legWords(this.s, next, this.vehicle.vehicle.vca)}, ${factors(next.mp)} MP`
    return { decision: decisionFor(this.s, this.vehicle, next), label, tone: 'move' }
  }

  override get carry(): Carry {
    const [first, ...rest] = this.#legs
    if (!this.vehicle || !first) return super.carry
    const legs = rest.map((leg) => ({ ...leg, spent: leg.spent - first.spent }))
    return { ...super.carry, legs } as DriveCarry
  }

  /** Not who can only move his hatches: he is chosen by a click. */
  override get actors(): readonly Place[] {
    const able = new Set(this.candidates.flatMap((each) => (each.type !== 'hatch' && 'unit' in each ? [each.unit] : [])))
    return super.actors.filter((place) => this.ableAt(place).some((unit) => !isVehicle(unit) || able.has(unit.id)))
  }

  /** What has no control of its own. */
  override get activities(): readonly Activity[] {
    return this.vehicle ? super.activities.filter(({ type }) => !PLANNED.includes(type)) : super.activities
  }

  /** How many hexes it can get to. */
  get reaches(): number {
    return this.marks.filter(({ tone }) => tone === 'option').length
  }

  override get marks(): readonly HexMark[] {
    const { vehicle } = this
    if (!vehicle) return super.marks
    const marks: HexMark[] = vehicle.at >= 0 ? [{ place: vehicle.at, tone: 'selected' }] : []
    const best = new Map<Place, VehicleReach>()
    for (const way of this.#onward) if ((best.get(way.place)?.mp ?? Number.POSITIVE_INFINITY) > way.mp) best.set(way.place, way)
    for (const place of new Set(this.path)) if (place !== vehicle.at) marks.push({ place, tone: 'path' })
    // once there is a plan, what comes next: all of it would hide the way
    const { grid } = this.s.setting.map
    const isNext = (place: Place): boolean => this.#legs.length === 0 || grid.distance(place, this.end!.place) <= 1
    for (const { place, mp } of best.values())
      if (place !== vehicle.at && !this.path.includes(place) && isNext(place))
        marks.push({ place, tone: 'option', label: factors(vehicle.spent + mp) })
    return marks
  }

  override choosePlace(place: Place): Problem | null {
    const { vehicle } = this
    if (this.gun !== null) return super.choosePlace(place)
    if (vehicle && place !== this.end!.place) {
      const way = this.#cheapestTo(place)
      if (way) {
        this.#plan(this.#planned(way.path))
        return null
      }
    }
    // men go where they can, own units there or not, as they do where there are no vehicles
    if (!vehicle && place !== this.at && this.reach.some((way) => way.place === place)) return super.choosePlace(place)
    const own = this.ableAt(place)
    if (own.length > 0) return this.#chooseAmong(own)
    const idle = this.s.units.find((unit) => unit.at === place && unit.side === this.desk.seat && isVehicle(unit))
    const why = idle && this.desk.question.problem({ type: 'start', unit: idle.id })
    if (why) return why
    if (!vehicle) return super.choosePlace(place)
    return OUT_OF_REACH(nameOf(this.s, place))
  }

  /** The vehicle of a hex first, then the next, then the men. */
  #chooseAmong(own: readonly Unit[]): null {
    const vehicles = own.filter(isVehicle)
    const men = own.filter((unit) => !isVehicle(unit))
    const now = vehicles.findIndex(({ id }) => this.units.includes(id))
    const next = now < 0 && !men.some(({ id }) => this.units.includes(id)) ? vehicles[0] : vehicles[now + 1]
    this.path = []
    if (next && !(now < 0 && men.some(({ id }) => this.units.includes(id)))) this.select([next.id])
    else if (men.length > 0 && !this.isUnderWay) this.selectTogether(men)
    else this.select([(vehicles[0] ?? men[0])!.id])
    return null
  }

  override toggleUnit(id: number): void {
    if (this.vehicle || isVehicle(this.s.units[id]!)) this.select([id])
    else super.toggleUnit(id)
  }

  protected override select(units: readonly number[]): void {
    const [first] = units.map((id) => this.s.units[id]!)
    if (!first || !isVehicle(first)) {
      this.#legs = []
      super.select(units.filter((id) => !isVehicle(this.s.units[id]!)))
      return
    }
    this.units = [first.id]
    this.mode = undefined
    this.#plan([])
  }

  #plan(legs: readonly PlannedLeg[]): void {
    this.#legs = legs
    this.path = legs.flatMap(({ kind, place }) => (kind === 'enter' ? [place] : []))
    const { vehicle } = this
    this.#onward = vehicle && legs.at(-1)?.kind !== 'stop' ? vehicleReach(this.s, vehicle, legs as readonly VehicleLeg[]) : []
    this.#threats = new Map()
    this.#looked = null
    if (vehicle && legs.length > 0 && this.tellsRisk)
      this.desk.trickle({ vehicle: vehicle.id, legs } satisfies AskDrive, (part) => {
        const { leg, threats } = part as DriveRisk
        this.#threats.set(leg, threats)
        this.desk.changed()
      })
    this.desk.changed()
  }

  /** Who could answer an expenditure, the worst first; null while that is not known. */
  threatsTo(leg: number): readonly LegThreat[] | null {
    return this.#threats.get(leg) ?? null
  }

  /** How likely the worst single shot there stops it or worse; null while that is not known. */
  harmAt(leg: number): number | null {
    const threats = this.threatsTo(leg)
    return threats && (threats[0]?.harm ?? 0)
  }

  /** How likely it comes through if every expenditure draws its worst shot; null while that is not known. */
  get unharmed(): number | null {
    const harms = this.#legs.map((_, i) => this.harmAt(i))
    return harms.every((harm) => harm !== null) ? harms.reduce((share, harm) => share * (1 - harm!), 1) : null
  }

  look(leg: number | null): void {
    if (leg === this.#looked) return
    this.#looked = leg
    this.desk.changed()
  }

  /** The expenditure that the board explains: the one that is looked at, or the most dangerous. */
  get explained(): { readonly leg: PlannedLeg; readonly index: number; readonly threats: readonly LegThreat[] } | null {
    const worst = this.#legs.reduce((best, _, i) => ((this.harmAt(i) ?? 0) > (this.harmAt(best) ?? 0) ? i : best), 0)
    const index = this.#looked ?? worst
    const [leg, threats] = [this.#legs[index], this.threatsTo(index)]
    return leg && threats && threats.length > 0 ? { leg, index, threats } : null
  }

  /** Legs as the rules have them, with the turret: it goes round with the hull until it is turned by itself. */
  #planned(path: readonly VehicleLeg[]): PlannedLeg[] {
    let { vca, tca } = this.vehicle!.vehicle
    return path.map((leg, i) => {
      const known = this.#legs[i]
      tca =
        known && known.kind === leg.kind && known.place === leg.place && known.vca === leg.vca ? known.tca : turretAlong(vca, leg.vca, tca)
      vca = leg.vca
      return { ...leg, tca }
    })
  }

  #cheapestTo(place: Place, vca?: number): VehicleReach | undefined {
    return this.#onward.filter((way) => way.place === place && (vca === undefined || way.vca === vca)).sort((a, b) => a.mp - b.mp)[0]
  }

  /** Hull and turret at the end of the plan. */
  override get pivots(): readonly Pivot[] {
    const { vehicle, end } = this
    if (!vehicle) return super.pivots
    if (!end || end.place < 0 || end.stopped) return []
    const before = this.#hullBefore()
    const spines = Math.abs(turnsBetween(before.vca, end.vca))
    const mp = (this.#legs.at(-1)?.spent ?? 0) - before.spent
    const cost = spines === 0 ? '' : `${factors(mp)} MP to turn`
    const hull = vehiclePivot(this.s, vehicle, 'hull', {
      hex: end.place,
      from: before.vca,
      towards: end.vca,
      cost,
      turn: (to) => this.#turnHull(to),
    })
    if (!hasTurret(this.s, vehicle)) return [hull]
    const turret = { hex: end.place, from: end.tca, towards: end.tca, cost: '', turn: (to: number) => this.turnTurret(to) }
    return [hull, vehiclePivot(this.s, vehicle, 'turret', turret)]
  }

  /** Where the hull pointed when it came to the end of the plan, and what was spent by then. */
  #hullBefore(): { readonly vca: number; readonly spent: number; readonly legs: readonly PlannedLeg[] } {
    const kept = this.#legs.slice(0, this.#legs.findLastIndex(({ kind }) => kind !== 'turn') + 1)
    const last = kept.at(-1)
    return { vca: last?.vca ?? this.vehicle!.vehicle.vca, spent: last?.spent ?? 0, legs: kept }
  }

  #turnHull(to: number): Problem | null {
    const before = [...this.#legs]
    const { place } = this.end!
    this.#plan(this.#hullBefore().legs)
    if (to === this.end!.vca) return null
    const way = this.#cheapestTo(place, to)
    if (way) this.#plan(this.#planned(way.path))
    else this.#plan(before)
    return way ? null : { rule: '3.3.2', message: 'It has not the MP left to turn so far.' }
  }

  /** With the last expenditure of the plan. */
  turnTurret(to: number): Problem | null {
    const last = this.#legs.at(-1)
    if (!last) return { rule: '3.3.2', message: 'A turret turns with MP that are spent: plan an expenditure first.' }
    this.#plan([...this.#legs.slice(0, -1), { ...last, tca: to }])
    const problem = this.#legs.length === 1 ? this.problems[0] : undefined
    if (problem) this.#plan([...this.#legs.slice(0, -1), last])
    return problem ?? null
  }

  /** J: it stops at the end of the plan, or does not after all. */
  toggleStop(): Problem | null {
    const { vehicle } = this
    if (!vehicle) return null
    const last = this.#legs.at(-1)
    if (last?.kind === 'stop') {
      this.#plan(this.#legs.slice(0, -1))
      return null
    }
    const stop = stopLeg(vehicle, last)
    const problem = this.#legs.length === 0 ? this.desk.question.problem(decisionFor(this.s, vehicle, stop)) : null
    if (!problem) this.#plan([...this.#legs, stop])
    return problem ?? null
  }

  /** What J would say against it now; null where it may. */
  get stopProblem(): Problem | null {
    const { vehicle } = this
    if (!vehicle || this.#legs.at(-1)?.kind === 'stop') return null
    if (this.#legs.length > 0) return this.leftAfter >= 2 ? null : { rule: '3.3.2', message: 'There is no MP left to stop with.' }
    return this.desk.question.problem(decisionFor(this.s, vehicle, stopLeg(vehicle, undefined))) ?? null
  }

  /** To open or close the hatches now, or why not. */
  get hatch(): { readonly decision: MoveDecision; readonly problem: Problem | null } | null {
    const { vehicle } = this
    if (!vehicle) return null
    const decision = { type: 'hatch', unit: vehicle.id, exposed: !vehicle.vehicle.exposed } as const
    return { decision, problem: this.desk.question.problem(decision) ?? null }
  }

  override remember(): () => void {
    const putBack = super.remember()
    const [legs, onward, threats, looked] = [this.#legs, this.#onward, this.#threats, this.#looked]
    return () => {
      putBack()
      this.#threats = threats
      this.#looked = looked
      this.#legs = legs
      this.#onward = onward
    }
  }

  override back(): boolean {
    if (!this.vehicle) return super.back()
    if (this.#legs.length > 0) this.#plan(this.#legs.slice(0, -1))
    else if (!this.isUnderWay) {
      this.units = []
      this.#plan([])
    } else return false
    return true
  }
}
