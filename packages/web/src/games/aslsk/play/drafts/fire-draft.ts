/** A fire attack in the making: who fires with what at which hex, and who directs. */
import { type AslskState, type FireDeclaration, type FirePreview, isVehicle, type Place, typeOf, type Unit } from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type HexDraft, type HexMark, type Line, nameOf, placeOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'
import { fireMarks, reactionMarks } from './fire-marks.ts'
import { type FireOption, type Firer, type FirerRow, firerRow, type Reply, wholeStack } from './fire-parts.ts'
import { whyNobody, whyNot, whyNotThere, whyOthersNot, whyUnitNot } from './fire-reasons.ts'
import { OfferedFires } from './offered-fires.ts'
import { type WhatIf, whatIf } from './what-if.ts'

export class FireDraft implements HexDraft {
  readonly view = 'fire'
  readonly isReaction: boolean
  at: Place | null = null
  protected readonly desk: AslskDesktop
  #firers: Firer[] = []
  #directors: number[] = []
  readonly #fires: OfferedFires

  constructor(desk: AslskDesktop) {
    this.desk = desk
    this.isReaction = desk.question.kind === 'firstFire'
    this.#fires = new OfferedFires(desk, this.isReaction)
    if (this.isReaction) this.at = placeOf(this.s, (desk.question.about as { at: string }).at)
  }

  /** A reaction begins with the best that there is. */
  begin(): this {
    const best = this.isReaction ? this.replies[0] : undefined
    if (best) this.reply(best)
    return this
  }

  /** Takes an answer to a move as it is offered. */
  reply(reply: Reply): void {
    if (reply.kind === 'fire') this.take(reply.option)
  }

  get s(): AslskState {
    return this.desk.s
  }

  get candidates(): readonly FireDeclaration[] {
    return this.#fires.all
  }

  /** The offered ways to fire at the target, the most effective first; without a target, at anything from the chosen hexes. */
  get options(): readonly FireOption[] {
    return this.#fires.among(this.at === null ? this.places : [], this.at)
  }

  optionOf(declared: FireDeclaration): FireOption {
    return this.#fires.optionOf(declared)
  }

  /** The answers to a move that are offered, the most harmful first. */
  get replies(): readonly Reply[] {
    return this.options.map((option): Reply => ({ kind: 'fire', option, effect: option.effect, places: option.places }))
  }

  /** What the answer in the making would do, of 1; null where nothing may be told, or nothing is ready. */
  get replyNow(): number | null {
    const { declared } = this
    return declared && this.problems.length === 0 ? this.optionOf(declared).effect : null
  }

  /** What may become of each target; null while it is not known. */
  oddsOfTargets(declared: FireDeclaration): FirePreview['targets'] | null {
    return this.#fires.previewOf(declared)?.targets ?? null
  }

  /** Those who move; nobody unless this is a reaction. */
  get movers(): readonly number[] {
    return this.isReaction ? (this.desk.question.about as { units: readonly number[] }).units : []
  }

  /** Own hexes from which nobody can answer, the nearest first, each with the engine's reason. */
  get unable(): readonly { readonly place: Place; readonly problem: Problem }[] {
    return this.isReaction && this.at !== null ? whyOthersNot(this.desk, this.at, this.actors) : []
  }

  get firers(): readonly Firer[] {
    return this.#firers
  }

  get directors(): readonly number[] {
    return this.#directors
  }

  /** The hexes that fire. */
  get places(): readonly Place[] {
    return unique([...this.#firers.map(({ unit }) => unit), ...this.#directors].map((id) => this.s.units[id]!.at))
  }

  get declared(): FireDeclaration | null {
    if (this.at === null || this.#firers.length === 0) return null
    return { type: 'fire', at: nameOf(this.s, this.at), firers: this.#firers, directors: this.#directors }
  }

  get problems(): readonly Problem[] {
    const { declared } = this
    return declared ? this.desk.question.problems(this.#fires.decisionOf(declared)) : LEGAL
  }

  get preview(): FirePreview | null {
    const { declared } = this
    if (!declared) return null
    // asked for together with the problems: one way to the rules and back instead of two
    const preview = this.#fires.previewOf(declared)
    return this.problems.length === 0 ? preview : null
  }

  get ready(): Ready | null {
    const declared = this.declared
    if (!declared || this.problems.length > 0) return null
    return { decision: this.#fires.decisionOf(declared), label: this.isReaction ? `Fire from ${this.fromWords}` : 'Fire', tone: 'fire' }
  }

  get fromWords(): string {
    return this.places.map((place) => nameOf(this.s, place)).join(', ')
  }

  get actors(): readonly Place[] {
    return unique(this.candidates.flatMap(({ firers }) => firers.map(({ unit }) => this.s.units[unit]!.at))).sort((a, b) => a - b)
  }

  /** Every hex that could be fired at, with the best odds of the chosen hexes, or of anyone. */
  get targets(): readonly { readonly place: Place; readonly effect: number | null }[] {
    return [...this.#fires.targets(this.places)].map(([place, effect]) => ({ place, effect }))
  }

  /** The same, the likeliest first: what the numbers choose among. */
  get targetsByEffect(): readonly { readonly place: Place; readonly effect: number | null }[] {
    return [...this.targets].sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0))
  }

  get marks(): readonly HexMark[] {
    return this.isReaction ? reactionMarks(this) : fireMarks(this)
  }

  readonly path: readonly Place[] = []

  /** Of those who fire; in a reaction also of those who could, below them. */
  get lines(): readonly Line[] {
    const to = this.at
    if (to === null) return []
    const others = this.isReaction ? this.actors.filter((place) => !this.places.includes(place)) : []
    return [...others, ...this.places].map((from) => ({ from, to }))
  }

  /** Takes an offered attack as it is. */
  take({ declared }: Pick<FireOption, 'declared'>): void {
    this.at = placeOf(this.s, declared.at)
    this.#firers = declared.firers.map((firer) => ({ ...firer, weapons: [...firer.weapons] }))
    this.#directors = [...declared.directors]
    this.changed()
  }

  choosePlace(place: Place): Problem | null {
    const own = this.s.units.filter((unit) => unit.at === place && unit.side === this.desk.seat)
    const enemies = this.s.units.some((unit) => unit.at === place && unit.side !== this.desk.seat)
    if (enemies && !(own.length > 0 && this.at === place)) return this.aim(place)
    if (own.length > 0) return this.toggleHex(place)
    return { message: `${nameOf(this.s, place)} is empty. Choose one of your stacks, then an enemy.` }
  }

  aim(place: Place): Problem | null {
    if (this.isReaction && place !== this.at) return whyNotThere(this.desk, place)
    this.at = place
    const best = this.options.find((option) => this.places.length === 0 || option.places.every((each) => this.places.includes(each)))
    if (this.#firers.length === 0 || this.problems.length > 0) {
      if (best && this.#firers.length === 0) this.take(best)
      else if (best && best.places.length === this.places.length) this.take(best)
    }
    this.changed()
    return this.#firers.length === 0 ? (whyNobody(this.desk, place) ?? null) : (this.problems[0] ?? null)
  }

  /** The men of a hex, whatever else could fire from there. */
  choosePeople(place: Place): Problem | null {
    return this.toggleHex(place)
  }

  toggleHex(place: Place): Problem | null {
    if (this.places.includes(place)) {
      this.#firers = this.#firers.filter(({ unit }) => this.s.units[unit]!.at !== place)
      this.#directors = this.#directors.filter((id) => this.s.units[id]!.at !== place)
      this.#settleDirectors()
      return null
    }
    const whole = wholeStack(this.s, this.candidates, place, this.at)
    if (!whole) return whyNot(this.desk, this.at, place)
    this.#firers = [...this.#firers, ...whole.firers.map((firer) => ({ ...firer }))]
    this.#directors = unique([...this.#directors, ...whole.directors])
    this.#settleDirectors()
    return null
  }

  /** Just these, at the target where there is one. */
  chooseFirers(firers: readonly Firer[], directors: readonly number[] = []): Problem | null {
    this.#firers = [...firers]
    this.#directors = [...directors]
    this.changed()
    return this.problems[0] ?? null
  }

  /** Nobody fires any more. */
  protected clear(): void {
    this.#firers = []
    this.#directors = []
  }

  /** The one addition that would help most, if any. */
  get whatIf(): WhatIf | null {
    const { declared, preview } = this
    return declared && preview && !this.#isByVehicle ? whatIf(this.desk, declared, preview, this.candidates) : null
  }

  get #isByVehicle(): boolean {
    return this.#firers.some(({ unit }) => isVehicle(this.s.units[unit]!))
  }

  /** A unit joins or leaves with its own firepower; a leader begins or ends to direct. */
  toggleUnit(id: number): void {
    if (isVehicle(this.s.units[id]!)) {
      this.toggleHex(this.s.units[id]!.at)
      return
    }
    if (typeOf(this.s, this.s.units[id]!).kind === 'leader') {
      this.#directors = this.#directors.includes(id) ? this.#directors.filter((each) => each !== id) : [...this.#directors, id]
      this.changed()
      return
    }
    const firer = this.#firers.find(({ unit }) => unit === id)
    this.#setFirer({ unit: id, inherent: !firer?.inherent, weapons: firer?.weapons ?? [] })
  }

  toggleWeapon(id: number): void {
    const owner = this.s.weapons[id]!.owner
    const firer = this.#firers.find(({ unit }) => unit === owner) ?? { unit: owner, inherent: false, weapons: [] }
    const weapons = firer.weapons.includes(id) ? firer.weapons.filter((each) => each !== id) : [...firer.weapons, id]
    this.#setFirer({ ...firer, weapons })
  }

  /** Everybody in the firing hexes, with what each does. */
  get rows(): readonly FirerRow[] {
    const places = this.places
    return this.s.units.filter((unit) => unit.side === this.desk.seat && places.includes(unit.at)).map((unit) => this.rowOf(unit))
  }

  rowOf(unit: Unit): FirerRow {
    const row = firerRow(this.s, unit, this)
    return row.fires || row.directs || isVehicle(unit) ? row : { ...row, problem: whyUnitNot(this.desk, this, unit) }
  }

  remember(): () => void {
    const [at, firers, directors] = [this.at, this.#firers, this.#directors]
    return () => {
      this.at = at
      this.#firers = firers
      this.#directors = directors
    }
  }

  back(): boolean {
    if (this.isReaction) return false
    if (this.at !== null) this.at = null
    else if (this.#firers.length > 0 || this.#directors.length > 0) this.clear()
    else return false
    this.changed()
    return true
  }

  #setFirer(firer: Firer): void {
    const others = this.#firers.filter(({ unit }) => unit !== firer.unit)
    this.#firers = firer.inherent || firer.weapons.length > 0 ? [...others, firer] : others
    this.changed()
  }

  /** Directed if that is legal, else undirected, when hexes came or went. */
  #settleDirectors(): void {
    this.changed()
    if (this.declared && this.problems.length > 0 && this.#directors.length > 0) {
      const kept = this.#directors
      this.#directors = []
      this.changed()
      if (this.problems.length > 0) {
        this.#directors = kept
        this.changed()
      }
    }
  }

  protected changed(): void {
    this.desk.changed()
  }
}
