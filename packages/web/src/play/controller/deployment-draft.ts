/** A set-up in the making, in any game on a map: where each unit stands and who carries what. It begins with the engine's suggestion. */
import type { Problem } from '@firegroup/kernel'
import { type Desktop, type HexDraft, type HexMark, type Line, type OnMap, type Place, type Ready, unique } from './draft.ts'

/** Where everybody goes, by the names of the places, and who has which weapon. */
export interface Deployed {
  readonly units: readonly { readonly unit: number; readonly at: string }[]
  readonly weapons: readonly { readonly weapon: number; readonly unit: number }[]
  /** How counters stand that somebody has turned or changed, by keys of the game's own; the others stand as the rules would have them. */
  readonly stances?: ReadonlyMap<string, number>
}

export interface DeploymentGroup {
  readonly id: string
  readonly name: string
  readonly units: readonly number[]
  readonly weapons: readonly number[]
  /** The places where it may go, by name. */
  readonly places: readonly string[]
}

/** What differs from game to game. */
export interface DeploymentForm {
  readonly groups: readonly DeploymentGroup[]
  /** What the button says when all is well. */
  readonly deed: string
  read(candidate: unknown): Deployed
  write(deployed: Deployed): unknown
  /** The hex of a place; -1 for none. */
  hexOf(name: string): Place
  hexName(hex: Place): string
}

export abstract class DeploymentDraft<S extends OnMap> implements HexDraft {
  readonly view = 'setup'
  readonly path: readonly Place[] = []
  readonly lines: readonly Line[] = []
  /** The units taken in hand. */
  held: readonly number[] = []
  heldWeapon: number | null = null
  #places = new Map<number, string>()
  #owners = new Map<number, number>()
  #stances = new Map<string, number>()
  /** The units that were last put down: what points somewhere is turned next. */
  #placed: readonly number[] = []
  #suggestion = 0
  protected readonly desk: Desktop<S>
  protected readonly form: DeploymentForm

  constructor(desk: Desktop<S>, form: DeploymentForm) {
    this.desk = desk
    this.form = form
    this.suggest(0)
  }

  get s(): S {
    return this.desk.s
  }

  get groups(): readonly DeploymentGroup[] {
    return this.form.groups
  }

  /** Another of the engine's suggestions. */
  suggest(by = 1): void {
    const all = this.desk.question.candidates()
    this.#suggestion = (this.#suggestion + by) % all.length
    const chosen = this.form.read(all[this.#suggestion])
    this.#places = new Map(chosen.units.map(({ unit, at }) => [unit, at]))
    this.#owners = new Map(chosen.weapons.map(({ weapon, unit }) => [weapon, unit]))
    this.#stances = new Map(chosen.stances)
    this.#placed = []
    this.held = []
    this.heldWeapon = null
    this.desk.changed()
  }

  get decision(): unknown {
    return this.#decisionOf(this.#places)
  }

  #decisionOf(places: ReadonlyMap<number, string>): unknown {
    return this.form.write({
      units: [...places].map(([unit, at]) => ({ unit, at })),
      weapons: [...this.#owners].map(([weapon, unit]) => ({ weapon, unit })),
      stances: this.#stances,
    })
  }

  get problems(): readonly Problem[] {
    return this.desk.question.problems(this.decision)
  }

  get ready(): Ready | null {
    return this.problems.length === 0 ? { decision: this.decision, label: this.form.deed, tone: 'plain' } : null
  }

  /** The name of its place; undefined while it has none. */
  placeNameOf(unit: number): string | undefined {
    return this.#places.get(unit)
  }

  placeOfUnit(unit: number): Place {
    const name = this.#places.get(unit)
    return name === undefined ? -1 : this.form.hexOf(name)
  }

  ownerOf(weapon: number): number | undefined {
    return this.#owners.get(weapon)
  }

  weaponsOf(unit: number): number[] {
    return [...this.#owners].filter(([, owner]) => owner === unit).map(([weapon]) => weapon)
  }

  /** How a counter was made to stand; undefined while nobody has. */
  stance(key: string): number | undefined {
    return this.#stances.get(key)
  }

  /** Makes a counter stand so, if the engine has nothing against it. */
  setStance(key: string, value: number): Problem | null {
    const before = new Map(this.#stances)
    const problem = this.#attempt(
      () => this.#stances.set(key, value),
      () => {
        this.#stances = before
      },
    )
    if (!problem) this.desk.changed()
    return problem
  }

  /** Those in hand, or else those who were last put down: what of theirs points somewhere can be turned. */
  get turning(): readonly number[] {
    return this.held.length > 0 ? this.held : this.#placed
  }

  unitsAt(place: Place): number[] {
    return [...this.#places.keys()].filter((unit) => this.placeOfUnit(unit) === place)
  }

  get actors(): readonly Place[] {
    return unique([...this.#places.keys()].map((unit) => this.placeOfUnit(unit))).sort((a, b) => a - b)
  }

  /** The hexes where those in hand may go. */
  get area(): readonly Place[] {
    const groups = this.held.length === 0 ? this.groups : this.groups.filter(({ units }) => this.held.some((id) => units.includes(id)))
    return unique(groups.flatMap(({ places }) => places).map((name) => this.form.hexOf(name)))
  }

  get marks(): readonly HexMark[] {
    const bearer = this.heldWeapon === null ? undefined : this.#owners.get(this.heldWeapon)
    const at = (bearer === undefined ? this.held : [bearer]).map((id) => this.placeOfUnit(id))
    return [
      ...this.area.map((place): HexMark => ({ place, tone: 'area' })),
      ...unique(at).map((place): HexMark => ({ place, tone: 'selected' })),
    ]
  }

  hold(units: readonly number[]): void {
    this.held = units
    this.heldWeapon = null
    this.desk.changed()
  }

  holdWeapon(id: number): void {
    this.heldWeapon = this.heldWeapon === id ? null : id
    this.held = []
    this.desk.changed()
  }

  /** Gives the weapon in hand to this unit. */
  give(unit: number): boolean {
    if (this.heldWeapon === null) return false
    this.#owners.set(this.heldWeapon, unit)
    this.#placed = [unit]
    this.heldWeapon = null
    this.desk.changed()
    return true
  }

  /** The same if the engine has nothing against it. */
  giveTo(unit: number): Problem | null {
    const problem = this.heldWeapon === null ? null : this.#whyNotGiven(this.heldWeapon, unit)
    if (!problem) this.give(unit)
    return problem
  }

  /** The same for whoever of this hex may have it, the first that can. */
  giveAt(place: Place): Problem | null {
    const own = this.unitsAt(place).filter((unit) => this.#owners.get(this.heldWeapon!) !== unit)
    const problems = own.map((unit) => this.#whyNotGiven(this.heldWeapon!, unit))
    const able = own[problems.indexOf(null)]
    if (able === undefined) return problems[0] ?? { message: `None of your units in ${this.form.hexName(place)} could take it.` }
    this.give(able)
    return null
  }

  /** What the engine would have against this unit having the weapon. */
  #whyNotGiven(weapon: number, unit: number): Problem | null {
    const before = new Map(this.#owners)
    const now = this.desk.question.problem(this.decision)
    this.#owners.set(weapon, unit)
    const problem = this.desk.question.problem(this.decision)
    this.#owners = before
    return problem && problem.message !== now?.message ? problem : null
  }

  choosePlace(place: Place): Problem | null {
    if (this.held.length > 0) return this.put(this.held, place)
    if (this.heldWeapon !== null) return this.giveAt(place)
    const here = this.unitsAt(place)
    if (here.length === 0) return { message: `None of your units stands in ${this.form.hexName(place)}. Take some in hand first.` }
    this.hold(here)
    return null
  }

  /** What the engine would have against these units on a hex; null also while it has not said. */
  whyNotAt(units: readonly number[], hex: Place): Problem | null {
    const places = new Map(this.#places)
    const name = this.#placeIn(units, hex)
    for (const unit of units) places.set(unit, name)
    const now = this.desk.question.problem(this.decision)
    const problem = this.desk.question.problem(this.#decisionOf(places))
    return problem && problem.message !== now?.message ? problem : null
  }

  #placeIn(units: readonly number[], hex: Place): string {
    const groups = this.groups.filter((group) => units.some((id) => group.units.includes(id)))
    return unique(groups.flatMap(({ places }) => places)).find((name) => this.form.hexOf(name) === hex) ?? this.form.hexName(hex)
  }

  /** Puts units on a hex, if the engine has nothing against it. */
  put(units: readonly number[], hex: Place): Problem | null {
    return this.putAt(units, this.#placeIn(units, hex))
  }

  /** The same for one of several places in a hex. */
  putAt(units: readonly number[], name: string): Problem | null {
    const before = new Map(this.#places)
    const problem = this.#attempt(
      () => {
        for (const unit of units) this.#places.set(unit, name)
      },
      () => {
        this.#places = before
      },
    )
    if (problem) return problem
    this.held = []
    this.#placed = units
    this.desk.changed()
    return null
  }

  /** A change that the engine has nothing new against; else all is as before. */
  #attempt(change: () => void, undo: () => void): Problem | null {
    const before = this.problems[0]
    change()
    const problem = this.problems[0]
    if (problem && problem.message !== before?.message) {
      undo()
      return problem
    }
    return null
  }

  remember(): () => void {
    const { held, heldWeapon } = this
    const [places, owners, suggestion] = [new Map(this.#places), new Map(this.#owners), this.#suggestion]
    const [stances, placed] = [new Map(this.#stances), this.#placed]
    return () => {
      this.#stances = new Map(stances)
      this.#placed = placed
      this.held = held
      this.heldWeapon = heldWeapon
      this.#places = new Map(places)
      this.#owners = new Map(owners)
      this.#suggestion = suggestion
    }
  }

  back(): boolean {
    if (this.held.length === 0 && this.heldWeapon === null && this.#placed.length === 0) return false
    this.held = []
    this.#placed = []
    this.heldWeapon = null
    this.desk.changed()
    return true
  }
}
