/** A set-up in the making: where each unit stands and who carries what. It begins with the engine's suggestion. */
import { type AslskState, type Deployment, infantryType, type Place } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { type HexDraft, type HexMark, type Line, nameOf, placeOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'

export interface SetupGroup {
  readonly id: string
  readonly name: string
  readonly units: readonly number[]
  readonly weapons: readonly number[]
  readonly hexes: readonly string[]
}

export class SetupDraft implements HexDraft {
  readonly view = 'setup'
  readonly path: readonly Place[] = []
  readonly lines: readonly Line[] = []
  readonly groups: readonly SetupGroup[]
  readonly isEntry: boolean
  /** The units taken in hand. */
  held: readonly number[] = []
  heldWeapon: number | null = null
  #places = new Map<number, string>()
  #owners = new Map<number, number>()
  #suggestion = 0
  readonly #desk: AslskDesktop

  constructor(desk: AslskDesktop) {
    this.#desk = desk
    this.groups = (desk.question.about as { groups: readonly SetupGroup[] }).groups
    this.isEntry = desk.question.kind === 'enter'
    this.suggest(0)
  }

  get s(): AslskState {
    return this.#desk.s
  }

  /** Another of the engine's suggestions. */
  suggest(by = 1): void {
    const all = [...(this.#desk.question.candidates() as Iterable<Deployment>)]
    this.#suggestion = (this.#suggestion + by) % all.length
    const chosen = all[this.#suggestion]!
    this.#places = new Map(chosen.units.map(({ unit, hex }) => [unit, hex]))
    this.#owners = new Map(chosen.weapons.map(({ weapon, unit }) => [weapon, unit]))
    this.held = []
    this.heldWeapon = null
    this.#desk.changed()
  }

  get decision(): Deployment {
    return {
      type: 'place',
      units: [...this.#places].map(([unit, hex]) => ({ unit, hex })),
      weapons: [...this.#owners].map(([weapon, unit]) => ({ weapon, unit })),
    }
  }

  get problems(): readonly Problem[] {
    return this.#desk.question.problems(this.decision)
  }

  get ready(): Ready | null {
    return this.problems.length === 0
      ? { decision: this.decision, label: this.isEntry ? 'They come here' : 'Set up here', tone: 'plain' }
      : null
  }

  placeOfUnit(unit: number): Place {
    const name = this.#places.get(unit)
    return name === undefined ? -1 : placeOf(this.s, name)
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
    return unique(groups.flatMap(({ hexes }) => hexes)).map((hex) => placeOf(this.s, hex))
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
    this.#desk.changed()
  }

  holdWeapon(id: number): void {
    this.heldWeapon = this.heldWeapon === id ? null : id
    this.held = []
    this.#desk.changed()
  }

  /** Gives the Weapon in hand to this unit. */
  give(unit: number): boolean {
    if (this.heldWeapon === null) return false
    this.#owners.set(this.heldWeapon, unit)
    this.heldWeapon = null
    this.#desk.changed()
    return true
  }

  choosePlace(place: Place): Problem | null {
    if (this.held.length === 0) {
      const here = this.unitsAt(place)
      if (here.length === 0) return { message: `None of your units stands in ${nameOf(this.s, place)}. Take some in hand first.` }
      this.hold(here)
      return null
    }
    return this.put(this.held, place)
  }

  /** Puts units on a hex, if the engine has nothing against it. */
  put(units: readonly number[], place: Place): Problem | null {
    const before = new Map(this.#places)
    const problemBefore = this.problems[0]
    for (const unit of units) this.#places.set(unit, nameOf(this.s, place))
    const problem = this.problems[0]
    if (problem && problem.message !== problemBefore?.message) {
      this.#places = before
      return problem
    }
    this.held = []
    this.#desk.changed()
    return null
  }

  back(): boolean {
    if (this.held.length === 0 && this.heldWeapon === null) return false
    this.held = []
    this.heldWeapon = null
    this.#desk.changed()
    return true
  }

  label(unit: number): string {
    return infantryType(this.s.units[unit]!.type).label
  }
}
