/** A move in the making: who goes, how, along which hexes. It is decided hex by hex; the way ahead is kept while it can be. */
import { type AslskState, type MoveDecision, type Place, type Reachable, reachable, type Unit } from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type HexDraft, type HexMark, type Line, nameOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { AskRisk, Risk } from '../../queries.ts'
import { isPlaceAct } from '../controls.ts'
import { factors, riskWords } from '../figures.ts'
import type { AslskDesktop } from '../kinds.ts'
import { outOfReach } from './out-of-reach.ts'

export type Mode = 'assault' | 'double' | undefined
type Step = Extract<MoveDecision, { type: 'step' }>

/** What can be done besides a step. */
export type Activity = Exclude<MoveDecision, Step | { type: 'end' }>

/** What is left of a plan after one of its steps was taken. */
export interface Carry {
  readonly units: readonly number[]
  readonly path: readonly Place[]
}

export interface PlannedStep {
  readonly place: Place
  /** Running total, in halves; null where the way can't be gone as drawn. */
  readonly mf: number | null
  readonly harm: number | null
  /** Residual fire that attacks whoever enters, besides. */
  readonly residual: number
  readonly seenFrom: readonly Place[]
}

export class MoveDraft implements HexDraft {
  readonly view = 'move'
  units: readonly number[] = []
  mode: Mode
  path: readonly Place[] = []
  /** The step under way goes through the trees of a road hex rather than along the road. */
  offRoad = false
  protected readonly desk: AslskDesktop
  #candidates: readonly MoveDecision[] | undefined
  #reach: readonly Reachable[] = []
  #risks = new Map<Place, Risk>()

  constructor(desk: AslskDesktop) {
    this.desk = desk
  }

  /** Whoever is on the move goes on, by what is left of the plan. */
  begin(carry: Carry | null): this {
    const moving = this.moving.map(({ unit }) => unit)
    if (moving.length > 0) {
      const first = this.s.units[carry?.units.find((id) => moving.includes(id)) ?? moving[0]!]!
      this.select(moving.filter((id) => this.s.units[id]!.at === first.at && (!carry || carry.units.includes(id))))
      if (this.units.length === 0) this.select([first.id])
      if (carry && carry.path.length > 0 && this.#canStep(carry.path[0]!)) this.path = carry.path
    }
    return this
  }

  /** Who is on the move, and what they have left, in halves. */
  protected get moving(): readonly { readonly unit: number; readonly left: number }[] {
    return (this.desk.question.about as { moving: readonly { unit: number; left: number }[] }).moving
  }

  get s(): AslskState {
    return this.desk.s
  }

  get candidates(): readonly MoveDecision[] {
    this.#candidates ??= this.desk.question.candidates() as readonly MoveDecision[]
    return this.#candidates
  }

  /** Who is on the move already: they must end their move before others begin. */
  get isUnderWay(): boolean {
    return this.moving.length > 0
  }

  get isAlone(): boolean {
    return this.isUnderWay && this.units.length > 0
  }

  get mfLeft(): number | null {
    const mine = this.moving.filter(({ unit }) => this.units.includes(unit)).map(({ left }) => left)
    return mine.length > 0 ? Math.min(...mine) : null
  }

  get at(): Place | null {
    return this.units.length > 0 ? this.s.units[this.units[0]!]!.at : null
  }

  /** Everybody in the movers' hex who could take a step. */
  get mates(): readonly Unit[] {
    const first = this.units.length > 0 ? this.s.units[this.units[0]!]! : null
    if (!first) return []
    return this.s.units.filter(
      (unit) => unit.side === first.side && unit.at === first.at && (unit.at >= 0 || unit.entry === first.entry) && this.able.has(unit.id),
    )
  }

  get reach(): readonly Reachable[] {
    return this.#reach
  }

  get modes(): readonly { readonly mode: Mode; readonly problem: Problem | null }[] {
    const modes: readonly Mode[] = [undefined, 'assault', 'double']
    const to = this.#reach[0]?.path[0] ?? (this.at !== null && this.at >= 0 ? this.s.setting.map.grid.neighbours(this.at)[0] : undefined)
    return modes.map((mode) => ({ mode, problem: to === undefined ? null : this.#modeProblem(mode) }))
  }

  setMode(mode: Mode): void {
    this.mode = mode
    this.path = mode === 'assault' ? this.path.slice(0, 1) : this.path
    this.select(this.units)
  }

  get problems(): readonly Problem[] {
    const step = this.#step(this.path[0])
    return step ? this.desk.question.problems(step) : LEGAL
  }

  get ready(): Ready | null {
    const [to] = this.path
    const step = this.#step(to)
    if (!step || to === undefined || this.problems.length > 0) return null
    return { decision: step, label: `${this.isUnderWay ? 'Next step' : 'First step'}, ${nameOf(this.s, to)}`, tone: 'move' }
  }

  /** What goes on after the first step has been taken. */
  get carry(): Carry {
    return { units: this.units, path: this.path.slice(1) }
  }

  /** What else these units can do: smoke, recovery, charges, drops, exits, stopping. */
  get activities(): readonly Activity[] {
    return this.candidates.filter((each): each is Activity => {
      if (each.type === 'step' || each.type === 'end' || each.type === 'reveal' || each.type === 'push') return false
      if (each.type === 'drop' || each.type === 'ordnance') return this.units.includes(this.s.weapons[each.weapon]!.owner)
      if (each.type === 'banzai') return this.units.includes(each.leader)
      if (each.type === 'exit' || each.type === 'stop' || isPlaceMove(each)) return sameUnits(each.units, this.units)
      return this.units.includes(each.unit)
    })
  }

  get steps(): readonly PlannedStep[] {
    return this.path.map((place, i) => {
      const way = this.#reach.find((each) => each.place === place && samePath(each.path, this.path.slice(0, i + 1)))
      const risk = this.#risks.get(place)
      return { place, mf: way?.mf ?? null, harm: risk?.harm ?? null, residual: risk?.residual ?? 0, seenFrom: risk?.seenFrom ?? [] }
    })
  }

  /** Where lines of sight are checked only by firing, nothing is told of the risk. */
  get tellsRisk(): boolean {
    return this.s.setting.options.losChecks === 'free'
  }

  get actors(): readonly Place[] {
    return unique([...this.able].map((id) => this.s.units[id]!).map((unit) => (unit.at >= 0 ? unit.at : unit.entry)))
      .filter((place) => place >= 0)
      .sort((a, b) => a - b)
  }

  readonly lines: readonly Line[] = []

  get marks(): readonly HexMark[] {
    const marks: HexMark[] = []
    if (this.at !== null && this.at >= 0) marks.push({ place: this.at, tone: 'selected' })
    for (const { place, mf } of this.#reach) {
      const risk = this.#risks.get(place)
      const onPath = this.path.includes(place)
      marks.push({
        place,
        tone: onPath ? 'path' : 'option',
        label: factors(mf),
        ...(risk ? { detail: riskWords(risk.harm, risk.residual), risk: risk.harm } : {}),
      })
    }
    return marks
  }

  choosePlace(place: Place): Problem | null {
    if (this.units.length > 0) {
      const end = this.path.at(-1)
      const longer = end !== undefined && this.s.setting.map.grid.distance(end, place) === 1 ? [...this.path, place] : null
      const way =
        this.#reach.find((each) => (longer ? samePath(each.path, longer) : false)) ?? this.#reach.find((each) => each.place === place)
      if (way) {
        this.path = way.path
        this.desk.changed()
        return null
      }
    }
    const own = this.ableAt(place)
    if (own.length > 0) {
      this.path = []
      if (!this.isUnderWay) this.mode = undefined
      this.selectTogether(own)
      return null
    }
    return this.#whyNot(place)
  }

  /** A member of the stack joins or stays behind. */
  toggleUnit(id: number): void {
    const next = this.units.includes(id) ? this.units.filter((each) => each !== id) : [...this.units, id]
    this.path = []
    this.select(next.length > 0 ? next : [id])
  }

  remember(): () => void {
    const { units, mode, path, offRoad } = this
    const [reach, risks] = [this.#reach, this.#risks]
    return () => {
      this.units = units
      this.mode = mode
      this.path = path
      this.offRoad = offRoad
      this.#reach = reach
      this.#risks = risks
    }
  }

  back(): boolean {
    if (this.path.length > 0) this.path = this.path.slice(0, -1)
    else if (this.units.length > 0 && !this.isUnderWay) this.units = []
    else return false
    if (this.units.length === 0) this.#reach = []
    this.desk.changed()
    return true
  }

  /** Who can go of those in a hex, or about to come in there. */
  ableAt(place: Place): readonly Unit[] {
    return this.s.units.filter((unit) => (unit.at === place || (unit.at < 0 && unit.entry === place)) && this.able.has(unit.id))
  }

  #ableCache: Set<number> | undefined
  get able(): ReadonlySet<number> {
    this.#ableCache ??= new Set(
      this.candidates.flatMap((each) => ('units' in each && each.type !== 'stop' ? each.units : 'unit' in each ? [each.unit] : [])),
    )
    return this.#ableCache
  }

  /** The whole stack if it can go together, else its first. */
  protected selectTogether(own: readonly Unit[]): void {
    const ids = own.map(({ id }) => id)
    this.select(ids)
    if (this.#reach.length === 0 && ids.length > 1) this.select(ids.slice(0, 1))
  }

  protected select(units: readonly number[]): void {
    this.units = units
    this.#risks = new Map()
    const movers = units.map((id) => this.s.units[id]!)
    this.#reach = movers.length > 0 ? reachable(this.s, movers, this.freshMode()) : []
    const places = new Set(this.#reach.map(({ place }) => place))
    if (this.path.some((place) => !places.has(place))) this.path = []
    if (this.#reach.length > 0) this.askRisks({ units, mode: this.freshMode() })
    this.desk.changed()
  }

  /** What can be done to them there comes bit by bit. */
  protected askRisks(query: AskRisk): void {
    if (!this.tellsRisk) return
    this.#risks = new Map()
    this.desk.trickle(query, (part) => {
      const risk = part as Risk
      this.#risks.set(risk.place, risk)
      this.desk.changed()
    })
  }

  protected riskThere(place: Place): Risk | null {
    return this.#risks.get(place) ?? null
  }

  protected freshMode(): Mode {
    return this.units.every((id) => this.s.units[id]!.mode === 'still') ? this.mode : undefined
  }

  #step(to: Place | undefined): Step | null {
    if (to === undefined || this.units.length === 0) return null
    const mode = this.freshMode()
    return {
      type: 'step',
      units: [...this.units],
      to: nameOf(this.s, to),
      ...(mode ? { mode } : {}),
      ...(this.offRoad ? { by: 'terrain' as const } : {}),
    }
  }

  #canStep(to: Place): boolean {
    const step = this.#step(to)
    return step !== null && this.desk.question.problems(step).length === 0
  }

  #modeProblem(mode: Mode): Problem | null {
    const { grid } = this.s.setting.map
    const places = this.at !== null && this.at >= 0 ? grid.neighbours(this.at) : this.#reach.map(({ place }) => place)
    // all at once: what has to be asked for takes one moment, not six
    const found = places
      .filter((to) => to >= 0)
      .map((to) => this.desk.question.problem({ type: 'step', units: [...this.units], to: nameOf(this.s, to), ...(mode ? { mode } : {}) }))
    return found.includes(null) ? null : (found[0] ?? null)
  }

  #whyNot(place: Place): Problem {
    const name = nameOf(this.s, place)
    const [first] = this.units
    if (first === undefined) {
      const own = this.s.units.find((unit) => unit.at === place && unit.side === this.desk.seat)
      if (!own) return { message: `None of your units is in ${name}. Choose a stack that shall move.` }
      const to = this.s.setting.map.grid.neighbours(place).find((each) => each >= 0)
      const problem = to === undefined ? undefined : this.desk.question.problem({ type: 'step', units: [own.id], to: nameOf(this.s, to) })
      return problem ?? { message: `Nobody in ${name} can move now.` }
    }
    const adjacent = this.at !== null && this.at >= 0 && this.s.setting.map.grid.distance(this.at, place) === 1
    const problem = adjacent ? this.desk.question.problem(this.#step(place)!) : undefined
    if (problem) return problem
    return outOfReach(this.s, this.units, place, this.freshMode())
  }
}

/** Through sewers and tunnels they go together. */
function isPlaceMove(each: unknown): each is { readonly units: readonly number[] } {
  return isPlaceAct(each) && each.units !== undefined
}

const samePath = (a: readonly Place[], b: readonly Place[]): boolean => a.length === b.length && a.every((place, i) => place === b[i])

const sameUnits = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id) => b.includes(id))
