/** A move in the making: who goes together, how, and along which locations. It is decided step by step; the way ahead is kept while it can be. */

import type { Problem } from '@firegroup/kernel'
import {
  allowancesOf,
  costBeyond,
  hexOf,
  type LnltState,
  type Location,
  type Move,
  type MoveMode,
  movementMode,
  moveOf,
  type Reachable,
  reachable,
  type StepRisk,
} from '@firegroup/lnlt'
import type { HexMark, Place } from '../../../../play/controller/draft.ts'
import { percent } from '../../../../play/controller/draft.ts'
import type { AskRisk } from '../../queries.ts'
import type { LnltDesktop } from '../kinds.ts'
import { placeName, points } from '../words.ts'

export interface PlannedStep {
  readonly at: Location
  /** Half MP spent by then by whoever has spent most; null where the way can't be gone as drawn. */
  readonly halves: number | null
  readonly contested: boolean
  readonly risk: StepRisk | null
}

export class MovePart {
  units: readonly number[] = []
  mode: MoveMode = 'move'
  path: readonly Location[] = []
  /** 1.6: weapons that stay behind when they set out. */
  leaving: readonly number[] = []
  readonly #desk: LnltDesktop
  /** The decision that the first step would be. */
  readonly #decide: (units: readonly number[], mode: MoveMode, to: string) => object
  #move: Move | null = null
  #reach: readonly Reachable[] = []
  #risks = new Map<Location, StepRisk>()

  constructor(desk: LnltDesktop, decide: (units: readonly number[], mode: MoveMode, to: string) => object) {
    this.#desk = desk
    this.#decide = decide
  }

  get s(): LnltState {
    return this.#desk.s
  }

  get at(): Location | null {
    return this.#move === null ? null : this.#move.at
  }

  get reach(): readonly Reachable[] {
    return this.#reach
  }

  /** 6.2: the Leader with whom they Double-Time; null for none. */
  get doubleTimeWith(): number | null {
    return this.#move?.leaders[0] ?? null
  }

  /** Half MP that are left to whoever has least. */
  get left(): number {
    const move = this.#move
    return move === null ? 0 : Math.min(...allowancesOf(this.s, move).map((allowed, i) => allowed - move.spent[i]!))
  }

  /** These go, in this way; the way that was planned stays if they can go it. */
  plan(units: readonly number[], mode: MoveMode): void {
    this.units = units
    this.mode = mode
    this.leaving = this.leaving.filter((weapon) => units.includes(this.s.weapons[weapon]!.owner))
    this.#follow(units.length > 0 && units.every((id) => this.s.units[id]!.at >= 0) ? moveOf(this.s, units, mode) : null)
  }

  /** 1.6: the weapons of those who go. */
  get carried(): readonly number[] {
    return this.s.weapons.filter(({ owner }) => this.units.includes(owner)).map(({ id }) => id)
  }

  toggleLeaving(weapon: number): void {
    this.leaving = this.leaving.includes(weapon) ? this.leaving.filter((each) => each !== weapon) : [...this.leaving, weapon]
    this.#desk.changed()
  }

  /** A move that is under way already. */
  goOn(move: Move): void {
    this.units = move.units
    this.mode = move.modes[0]!
    this.#follow(move)
  }

  /** A move whose way somebody else plans. */
  follow(move: Move): void {
    this.units = move.units
    this.mode = move.modes[0]!
    this.#move = move
  }

  #follow(move: Move | null): void {
    this.#move = move
    this.#reach = move ? reachable(this.s, move) : []
    this.#risks = new Map()
    if (!this.#reach.some(({ path }) => samePath(path, this.path))) this.path = []
    if (move && this.#reach.length > 0)
      this.#desk.trickle({ move } satisfies AskRisk, (part) => {
        const risk = part as StepRisk
        this.#risks.set(risk.at, risk)
        this.#desk.changed()
      })
    this.#desk.changed()
  }

  get steps(): readonly PlannedStep[] {
    return this.path.map((at, i) => {
      const way = this.#reach.find((each) => samePath(each.path, this.path.slice(0, i + 1)))
      return {
        at,
        halves: way ? Math.max(...way.spent) : null,
        contested: way?.contested ?? false,
        risk: this.#risks.get(at) ?? null,
      }
    })
  }

  riskAt(at: Location): StepRisk | null {
    return this.#risks.get(at) ?? null
  }

  /** What the first step of the way would be. */
  get decision(): object | null {
    const [to] = this.path
    return to === undefined || this.units.length === 0 ? null : this.#decide(this.units, this.mode, placeName(this.s, to))
  }

  /** Plans the way to a hex, or on to it from where the way ends; of several places in a hex the next one after the chosen. False: out of reach. */
  goTo(hex: Place): boolean {
    const end = this.path.at(-1)
    const longer = this.#reach.filter(({ at, path }) => hexOf(at) === hex && end !== undefined && samePath(path.slice(0, -1), this.path))
    const ways = longer.length > 0 ? longer : this.#reach.filter(({ at }) => hexOf(at) === hex)
    if (ways.length === 0) return false
    const now = ways.findIndex(({ at }) => at === end)
    this.path = ways[(now + 1) % ways.length]!.path
    this.#desk.changed()
    return true
  }

  goAlong(path: readonly Location[]): void {
    this.path = this.#reach.some((each) => samePath(each.path, path)) ? path : []
  }

  remember(): () => void {
    const { units, mode, path, leaving } = this
    const [move, reach, risks] = [this.#move, this.#reach, this.#risks]
    return () => {
      this.units = units
      this.mode = mode
      this.path = path
      this.leaving = leaving
      this.#move = move
      this.#reach = reach
      this.#risks = risks
    }
  }

  /** Takes back the last step of the plan; false when there is none. */
  back(): boolean {
    if (this.path.length === 0) return false
    this.path = this.path.slice(0, -1)
    this.#desk.changed()
    return true
  }

  /** Which ways of moving these units have, each with why not. */
  modesFor(modes: readonly MoveMode[]): readonly { readonly mode: MoveMode; readonly problem: Problem | null }[] {
    return modes.map((mode) => ({ mode, problem: this.#modeProblem(mode) }))
  }

  #modeProblem(mode: MoveMode): Problem | null {
    // all at once: what has to be asked for takes one moment, not six
    const found = this.#nextTo().map((to) => this.#desk.question.problem(this.#decide(this.units, mode, to)))
    if (found.includes(null)) return null
    // what bars the way of moving says more than what bars a hex
    return found.findLast((problem) => problem?.rule === movementMode(mode).rule) ?? found[0] ?? null
  }

  #nextTo(): readonly string[] {
    const { setting, units } = this.s
    const at = units[this.units[0] ?? -1]?.at ?? -1
    if (at < 0) return []
    const { grid } = setting.map
    return [hexOf(at), ...grid.neighbours(hexOf(at))]
      .filter((hex) => hex >= 0)
      .flatMap((hex) => setting.locations[hex]!.filter((each) => each !== at).map((each) => placeName(this.s, each)))
  }

  /** Why a hex can't be the end of the way. */
  whyNot(hex: Place): Problem {
    const name = this.s.setting.map.grid.idOf(hex)
    const at = this.at
    const [first] = this.s.setting.locations[hex] ?? []
    if (at !== null && first !== undefined && this.s.setting.map.grid.distance(hexOf(at), hex) <= 1) {
      const problem = this.#desk.question.problem(this.#decide(this.units, this.mode, placeName(this.s, first)))
      if (problem) return problem
    }
    return { rule: movementMode(this.mode).rule, message: `${name} is out of reach. ${this.#howFar(hex)}` }
  }

  /** What it would cost, what they have, and what would change it. */
  #howFar(hex: Place): string {
    const move = this.#move
    if (!move) return 'Choose who shall go.'
    const isThere = (at: Location): boolean => hexOf(at) === hex
    const cost = costBeyond(this.s, move, isThere)
    if (cost === null) return 'No way leads there from here.'
    const [it, has] = this.units.length === 1 ? ['it', 'has'] : ['they', 'have']
    if (movementMode(this.mode).allowance === 'oneStep')
      return `It costs ${points(cost)} MP, and ${movementMode(this.mode).name} is one step. Another way of moving goes further.`
    const short = `It costs ${points(cost)} MP from here, and ${it} ${has} ${points(this.left)} left.`
    const quicker =
      this.mode === 'move' || move.steps > 0 ? null : reachable(this.s, moveOf(this.s, this.units, 'move')).some(({ at }) => isThere(at))
    if (quicker) return `${short} An ordinary move would do it.`
    const leader = this.doubleTimeWith === null && move.steps === 0 ? ' With a Leader they could Double-Time.' : ''
    return `${short} Go part of the way now and on in the next turn.${leader}`
  }

  marks(): readonly HexMark[] {
    const marks: HexMark[] = []
    const seen = new Set<Place>()
    for (const { at, spent, contested } of this.#reach) {
      const place = hexOf(at)
      // the cheapest place of a hex speaks for it
      if (seen.has(place)) continue
      seen.add(place)
      const risk = this.#risks.get(at)
      const onPath = this.path.some((each) => hexOf(each) === place)
      marks.push({
        place,
        tone: onPath ? 'path' : 'option',
        label: points(Math.max(...spent)),
        ...(contested ? { detail: fightWords(this.s, at), risk: 0.6 } : risk ? { detail: riskWords(risk), risk: risk.harm } : {}),
      })
    }
    return marks
  }
}

/** What waits in a place with enemies: a Melee, or a vehicle to be stormed. */
export const fightWords = (s: LnltState, at: Location): string =>
  s.units.some((unit) => unit.at === at && unit.vehicle) ? 'Close Assault' : 'Melee'

export const riskWords = ({ from, harm }: StepRisk): string => (from.length === 0 ? 'safe' : percent(harm))

const samePath = (a: readonly Location[], b: readonly Location[]): boolean => a.length === b.length && a.every((at, i) => at === b[i])
