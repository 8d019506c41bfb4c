/** The way of one vehicle in the making, expenditure by expenditure; a gun's team only turns. It is decided one by one; what is left of the plan is kept. */
import { LEGAL, type Problem } from '@firegroup/kernel'
import {
  allowancesOf,
  type DriveLeg,
  type DriveReach,
  type DriveThreat,
  driveReach,
  hexOf,
  isAloft,
  isLaid,
  isVehicle,
  type LnltState,
  type Location,
  layerOf,
  locationOf,
  type Move,
  type MoveMode,
  movementMode,
  moveOf,
  nameOf,
  typeOf,
} from '@firegroup/lnlt'
import { turnsBetween } from '../../../../board/facing/facing.ts'
import type { Pivot } from '../../../../play/board/turning.ts'
import type { HexMark, Place } from '../../../../play/controller/draft.ts'
import type { AskDrive, DriveRisk, Overrun } from '../../queries.ts'
import type { LnltDesktop } from '../kinds.ts'
import { points } from '../words.ts'

export type DriveMode = Extract<MoveMode, 'move' | 'assaultMove'>

/** What an expenditure is decided as. */
export type DecideLeg = (unit: number, mode: DriveMode, leg: Pick<DriveLeg, 'kind' | 'at' | 'facing'>) => object

export class DrivePart {
  unit: number | null = null
  mode: DriveMode = 'move'
  #legs: readonly DriveLeg[] = []
  #move: Move | null = null
  #onward: readonly DriveReach[] = []
  /** What each expenditure can draw, as far as it is known. */
  #threats = new Map<number, readonly DriveThreat[]>()
  #overruns = new Map<number, readonly Overrun[]>()
  /** The expenditure that is looked at; null for the worst. */
  #looked: number | null = null
  readonly #desk: LnltDesktop
  readonly #decide: DecideLeg

  constructor(desk: LnltDesktop, decide: DecideLeg) {
    this.#desk = desk
    this.#decide = decide
  }

  get s(): LnltState {
    return this.#desk.s
  }

  get legs(): readonly DriveLeg[] {
    return this.#legs
  }

  get path(): readonly Place[] {
    return this.#legs.flatMap(({ kind, at }) => (kind === 'enter' ? [hexOf(at)] : []))
  }

  get at(): Location | null {
    return this.#move?.at ?? null
  }

  /** Half MP that it has left at the end of the plan. */
  get left(): number {
    const move = this.#move
    return move === null ? 0 : Math.max(0, allowancesOf(this.s, move)[0]! - (this.#legs.at(-1)?.spent ?? move.spent[0]!))
  }

  get reach(): readonly DriveReach[] {
    return this.#onward
  }

  /** Where it would stand and how its hull would point. */
  get end(): { readonly at: Location; readonly facing: number } | null {
    const unit = this.s.units[this.unit ?? -1]
    if (!unit || !isLaid(unit) || this.#move === null) return null
    const last = this.#legs.at(-1)
    return { at: last?.at ?? this.#move.at, facing: last?.facing ?? unit.laid.facing }
  }

  /** This one goes, in this way. */
  plan(unit: number, mode: DriveMode): void {
    this.unit = unit
    this.mode = mode
    this.#move = moveOf(this.s, [unit], mode)
    this.#setLegs([])
  }

  /** A move that is under way already, and what was planned of it. */
  goOn(move: Move, legs: readonly DriveLeg[]): void {
    this.unit = move.units[0]!
    this.mode = move.modes[0] as DriveMode
    this.#move = move
    const isOpen = legs[0] !== undefined && this.#problemsOf(legs[0]).length === 0
    this.#setLegs(isOpen ? legs : [])
  }

  clear(): void {
    this.unit = null
    this.#move = null
    this.#setLegs([])
  }

  #setLegs(legs: readonly DriveLeg[]): void {
    const { s } = this
    const move = this.#move
    this.#legs = legs
    this.#threats = new Map()
    this.#overruns = new Map()
    this.#looked = null
    this.#onward = move && isVehicle(s.units[this.unit!]!) ? driveReach(s, move, legs) : []
    if (move && legs.length > 0)
      this.#desk.trickle({ move, legs } satisfies AskDrive, (part) => {
        const { leg, threats, overruns } = part as DriveRisk
        this.#threats.set(leg, threats)
        if (overruns) this.#overruns.set(leg, overruns)
        this.#desk.changed()
      })
    this.#desk.changed()
  }

  /** What comes after the next expenditure. */
  get rest(): readonly DriveLeg[] {
    return this.#legs.slice(1)
  }

  get decision(): object | null {
    const [next] = this.#legs
    return next === undefined || this.unit === null ? null : this.#decide(this.unit, this.mode, next)
  }

  get problems(): readonly Problem[] {
    const [next] = this.#legs
    return next ? this.#problemsOf(next) : LEGAL
  }

  #problemsOf(leg: DriveLeg): readonly Problem[] {
    return this.#desk.question.problems(this.#decide(this.unit!, this.mode, leg))
  }

  /** Plans on to a hex from where the plan ends; false: out of reach. */
  goTo(hex: Place): boolean {
    const way = this.#onward.filter(({ at }) => hexOf(at) === hex).sort((a, b) => a.spent - b.spent)[0]
    if (!way || hex === hexOf(this.end!.at)) return false
    this.#setLegs(way.legs)
    return true
  }

  /** The hull turns at the end of the plan. */
  turn(to: number): Problem | null {
    const unit = this.s.units[this.unit ?? -1]
    if (!unit || this.#move === null) return null
    const before = this.#legs
    const kept = before.slice(0, before.findLastIndex(({ kind }) => kind !== 'turn') + 1)
    this.#setLegs(kept)
    const { at, facing } = this.end!
    if (to === facing) return null
    const isPlanned = isVehicle(unit) && !isAloft(at)
    const found = isPlanned ? this.#onward.find((way) => way.at === at && way.facing === to)?.legs : [...kept, this.#lastTurn(at, to)]
    const problem: Problem | null =
      found === undefined
        ? { rule: '15.1', message: `The ${typeOf(this.s, unit).name} has not the MP left to turn so far.` }
        : kept.length > 0
          ? null
          : (this.#problemsOf(found[0]!)[0] ?? null)
    this.#setLegs(found && !problem ? found : before)
    return problem
  }

  /** 1.7.1, 19.2.2: of a gun's team, or in the air: what it costs is the rules' business, and nothing comes after it. */
  #lastTurn(at: Location, facing: number): DriveLeg {
    return { kind: 'turn', at, facing, halves: 0, spent: this.#legs.at(-1)?.spent ?? 0, reverse: false, overrun: false }
  }

  /** What its player may turn: the hull, at the end of the plan. */
  get pivots(): readonly Pivot[] {
    const { end, s } = this
    const unit = s.units[this.unit ?? -1]
    if (!end || !unit?.laid || end.at < 0) return []
    const from = this.#legs.findLast(({ kind }) => kind !== 'turn')?.facing ?? unit.laid.facing
    const spines = Math.abs(turnsBetween(from, end.facing))
    const last = this.#legs.at(-1)
    const cost = spines === 0 || last?.kind !== 'turn' || last.halves === 0 ? '' : `${points(last.halves)} MP to turn`
    return [
      {
        id: `hull ${unit.id}`,
        hex: hexOf(end.at),
        name: typeOf(s, unit).label,
        part: 'hull',
        from,
        towards: end.facing,
        cost,
        turn: (to) => this.turn(to),
      },
    ]
  }

  /** Who could answer an expenditure, the worst first; null while that is not known. */
  threatsTo(leg: number): readonly DriveThreat[] | null {
    return this.#threats.get(leg) ?? null
  }

  /** 15.3: what becomes of those over whom it drives there; nothing while that is not known. */
  overrunsAt(leg: number): readonly Overrun[] {
    return this.#overruns.get(leg) ?? []
  }

  harmAt(leg: number): number | null {
    const threats = this.threatsTo(leg)
    return threats && (threats[0]?.harm ?? 0)
  }

  /** How likely it comes through if every expenditure draws its worst shot; null while that is not known. */
  get unharmed(): number | null {
    const harms = this.#legs.map((_, i) => this.harmAt(i))
    return harms.length > 0 && harms.every((harm) => harm !== null) ? harms.reduce((share, harm) => share * (1 - harm!), 1) : null
  }

  look(leg: number | null): void {
    if (leg === this.#looked) return
    this.#looked = leg
    this.#desk.changed()
  }

  /** The expenditure that the board explains: the one that is looked at, or the most dangerous. */
  get explained(): { readonly leg: DriveLeg; readonly index: number; readonly threats: readonly DriveThreat[] } | null {
    const worst = this.#legs.reduce((best, _, i) => ((this.harmAt(i) ?? 0) > (this.harmAt(best) ?? 0) ? i : best), 0)
    const index = this.#looked ?? worst
    const [leg, threats] = [this.#legs[index], this.threatsTo(index)]
    return leg && threats && threats.length > 0 ? { leg, index, threats } : null
  }

  /** Why a hex can't be the next of the way. */
  whyNot(hex: Place): Problem {
    const { grid } = this.s.setting.map
    const name = grid.idOf(hex)
    const { end } = this
    const first = end && isAloft(end.at) ? locationOf(hex, layerOf(end.at)) : this.s.setting.locations[hex]?.[0]
    if (end && this.#legs.length === 0 && first !== undefined && this.unit !== null && grid.distance(hexOf(end.at), hex) <= 1) {
      const problem = this.#desk.question.problem(this.#decide(this.unit, this.mode, { kind: 'enter', at: first, facing: end.facing }))
      if (problem) return problem
    }
    return { rule: movementMode(this.mode).rule, message: `${name} is out of reach with the ${points(this.left)} MP that are left.` }
  }

  marks(): readonly HexMark[] {
    const { end, path } = this
    if (!end) return []
    const marks: HexMark[] = this.#legs.flatMap(({ kind, at, overrun }): HexMark[] =>
      kind === 'enter' ? [{ place: hexOf(at), tone: 'path', ...(overrun ? { detail: 'Overrun' } : {}) }] : [],
    )
    const best = new Map<Place, DriveReach>()
    for (const way of this.#onward) {
      const place = hexOf(way.at)
      if ((best.get(place)?.spent ?? Number.POSITIVE_INFINITY) > way.spent) best.set(place, way)
    }
    const { grid } = this.s.setting.map
    // 19.2.1: what flies goes anywhere: the next hexes are enough to see that
    const isNext = (place: Place): boolean => (this.#legs.length === 0 && !isAloft(end.at)) || grid.distance(place, hexOf(end.at)) <= 1
    for (const [place, { spent, legs }] of best)
      if (place !== hexOf(end.at) && !path.includes(place) && place !== hexOf(this.#move!.at) && isNext(place))
        marks.push({
          place,
          tone: 'option',
          label: points(spent),
          ...(legs.at(-1)!.overrun ? { detail: 'Overrun', risk: 0.6 } : {}),
        })
    return marks
  }

  /** Takes back the last expenditure of the plan; false when there is none. */
  back(): boolean {
    if (this.#legs.length === 0) return false
    this.#setLegs(this.#legs.slice(0, -1))
    return true
  }

  remember(): () => void {
    const { unit, mode } = this
    const [legs, move, onward, threats, looked] = [this.#legs, this.#move, this.#onward, this.#threats, this.#looked]
    return () => {
      this.unit = unit
      this.mode = mode
      this.#legs = legs
      this.#move = move
      this.#onward = onward
      this.#threats = threats
      this.#looked = looked
    }
  }
}

/** 'Turn right to the west', 'Reverse into D5', 'Overrun E5', 'Drive into D5'. */
export function legWords(s: LnltState, { kind, at, facing, reverse, overrun }: DriveLeg, before: number): string {
  const name = nameOf(s.setting, at)
  if (kind === 'enter' && isAloft(at)) return `Fly to ${s.setting.map.grid.idOf(hexOf(at))}`
  if (kind === 'enter') return overrun ? `Overrun ${name}` : `${reverse ? 'Reverse' : 'Drive'} into ${name}`
  return `Turn ${turnsBetween(before, facing) < 0 ? 'left' : 'right'} in ${name}`
}
