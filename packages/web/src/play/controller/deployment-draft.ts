/** A set-up in the making, in any game on a map: where each unit stands and who carries what. It begins with the engine's suggestion. */
import type { Problem } from '@firegroup/kernel'
import { type Desktop, type HexDraft, type HexMark, type Line, type OnMap, type Place, type Ready, unique } from './draft.ts'

/** Where everybody goes, by the names of the places, and who has which weapon. */
export interface Deployed {
  readonly units: readonly { readonly unit: number; readonly at: string }[]
  readonly weapons: readonly { readonly weapon: number; readonly unit: number }[]
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

  weaponsOf(unit: number): number[] {
    return [...this.#owners].filter(([, owner]) => owner === unit).map(([weapon]) => weapon)
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
    const at = this.held.map((id) => this.placeOfUnit(id))
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
    this.heldWeapon = null
    this.desk.changed()
    return true
  }

  choosePlace(place: Place): Problem | null {
    if (this.held.length > 0) return this.put(this.held, place)
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
    const problemBefore = this.problems[0]
    for (const unit of units) this.#places.set(unit, name)
    const problem = this.problems[0]
    if (problem && problem.message !== problemBefore?.message) {
      this.#places = before
      return problem
    }
    this.held = []
    this.desk.changed()
    return null
  }

  remember(): () => void {
    const { held, heldWeapon } = this
    const [places, owners, suggestion] = [new Map(this.#places), new Map(this.#owners), this.#suggestion]
    return () => {
      this.held = held
      this.heldWeapon = heldWeapon
      this.#places = new Map(places)
      this.#owners = new Map(owners)
      this.#suggestion = suggestion
    }
  }

  back(): boolean {
    if (this.held.length === 0 && this.heldWeapon === null) return false
    this.held = []
    this.heldWeapon = null
    this.desk.changed()
    return true
  }
}
