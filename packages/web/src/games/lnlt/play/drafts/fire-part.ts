/** An attack in the making: who in one location fires with what at another, and who leads. Part of every draft that fires. */

import { LEGAL, type Problem } from '@firegroup/kernel'
import {
  type FireDeclaration,
  type FirePreview,
  type LnltState,
  type Location,
  locationNamed,
  typeOf,
  type Unit,
  weaponsOf,
} from '@firegroup/lnlt'
import { unique } from '../../../../play/controller/draft.ts'
import type { LnltDesktop } from '../kinds.ts'
import { placeName } from '../words.ts'

type Firer = FireDeclaration['firers'][number]

/** A way to fire that the engine offers, with what it would do. */
export interface FireOption {
  readonly declared: FireDeclaration
  readonly from: Location
  readonly at: Location
  /** Null while it is not known. */
  readonly preview: FirePreview | null
  /** The chance that somebody must take a Damage Check, of 1. */
  readonly effect: number
}

/** A unit in the firing location, and what it does in this attack. */
export interface FirerRow {
  readonly unit: Unit
  readonly inherent: boolean
  readonly weapons: readonly { readonly id: number; readonly on: boolean }[]
  /** Adds his LM. */
  readonly directs: boolean
  /** Whether he is one who could. */
  readonly isLeader: boolean
  /** LG-10: the first, whose firepower counts in full. */
  readonly isFirst: boolean
  readonly problem: Problem | null
}

/** An attack without what goes with it. */
export function declarationOf({ from, at, firers, leader, target }: FireDeclaration): FireDeclaration {
  return { from, at, firers, ...(leader === undefined ? {} : { leader }), ...(target === undefined ? {} : { target }) }
}

export class FirePart {
  from: Location | null = null
  at: Location | null = null
  /** 5.0: the vehicle that is fired at; -1: all the others there. */
  target = -1
  firers: readonly Firer[] = []
  leader: number | null = null
  readonly #desk: LnltDesktop
  /** Fields that go with the attack in the decision: its type, and for Assault Fire who moves then. */
  readonly #around: () => object
  #candidates: readonly FireDeclaration[] | undefined
  readonly #offered: () => readonly FireDeclaration[]
  readonly #options = new Map<FireDeclaration, FireOption>()

  constructor(desk: LnltDesktop, offered: () => readonly FireDeclaration[], around: () => object = () => ({ type: 'fire' })) {
    this.#desk = desk
    this.#offered = offered
    this.#around = around
  }

  get s(): LnltState {
    return this.#desk.s
  }

  get candidates(): readonly FireDeclaration[] {
    this.#candidates ??= this.#offered()
    return this.#candidates
  }

  optionOf(declared: FireDeclaration): FireOption {
    const known = this.#options.get(declared)
    if (known) return known
    const preview = this.#desk.question.preview({ ...this.#around(), ...declared }) as FirePreview | null
    const { setting } = this.s
    const option = {
      declared,
      from: locationNamed(setting, declared.from),
      at: locationNamed(setting, declared.at),
      preview,
      effect: preview === null || preview.of === 0 ? 0 : preview.anyEffect / preview.of,
    }
    if (preview) this.#options.set(declared, option)
    return option
  }

  /** The offered attacks from and at what is chosen, the most effective first. */
  get options(): readonly FireOption[] {
    const from = this.from === null ? null : placeName(this.s, this.from)
    const at = this.at === null ? null : placeName(this.s, this.at)
    return this.candidates
      .filter((each) => (from === null || each.from === from) && (at === null || (each.at === at && (each.target ?? -1) === this.target)))
      .map((each) => this.optionOf(each))
      .sort((a, b) => b.effect - a.effect)
  }

  /** Locations that can fire at all. */
  get places(): readonly Location[] {
    return unique(this.candidates.map(({ from }) => locationNamed(this.s.setting, from)))
  }

  /** Everybody who could be fired at from the chosen location, or from any, with the best chance: the men of a place, and each vehicle there. */
  get targets(): readonly { readonly at: Location; readonly target: number; readonly effect: number }[] {
    const from = this.from === null ? null : placeName(this.s, this.from)
    const best = new Map<string, { at: Location; target: number; effect: number }>()
    for (const candidate of this.candidates) {
      if (from !== null && candidate.from !== from) continue
      const { at, effect } = this.optionOf(candidate)
      const { target = -1 } = candidate
      const key = `${at} ${target}`
      if ((best.get(key)?.effect ?? -1) < effect) best.set(key, { at, target, effect })
    }
    return [...best.values()].sort((a, b) => b.effect - a.effect)
  }

  get declared(): FireDeclaration | null {
    if (this.from === null || this.at === null || this.firers.length === 0) return null
    return this.#declaredAt(this.from, this.at, this.target)
  }

  #declaredAt(from: Location, at: Location, target: number): FireDeclaration {
    return {
      from: placeName(this.s, from),
      at: placeName(this.s, at),
      firers: this.firers,
      ...(this.leader === null ? {} : { leader: this.leader }),
      ...(target < 0 ? {} : { target }),
    }
  }

  get decision(): object | null {
    const { declared } = this
    return declared && { ...this.#around(), ...declared }
  }

  get problems(): readonly Problem[] {
    const { decision } = this
    return decision ? this.#desk.question.problems(decision) : LEGAL
  }

  get preview(): FirePreview | null {
    const { decision } = this
    if (!decision) return null
    // asked for together with the problems: one way to the rules and back instead of two
    const preview = this.#desk.question.preview(decision) as FirePreview | null
    return this.problems.length === 0 ? preview : null
  }

  remember(): () => void {
    const { from, at, target, firers, leader } = this
    return () => {
      this.from = from
      this.at = at
      this.target = target
      this.firers = firers
      this.leader = leader
    }
  }

  take({ declared }: Pick<FireOption, 'declared'>): void {
    this.from = locationNamed(this.s.setting, declared.from)
    this.at = locationNamed(this.s.setting, declared.at)
    this.target = declared.target ?? -1
    this.firers = declared.firers
    this.leader = declared.leader ?? null
    this.#desk.changed()
  }

  /** Fires from there; at the same target, if that can be done. */
  setFrom(from: Location | null): void {
    if (from === this.from) return
    this.from = from
    this.firers = []
    this.leader = null
    if (this.at !== null) this.#takeBest()
    this.#desk.changed()
  }

  /** Aims at a location; returns why nobody can fire there. */
  aim(at: Location, target = this.#firstTargetAt(at)): Problem | null {
    const isOther = this.at !== at || this.target !== target
    const fits = this.firers.length > 0 && isOther && this.#wouldBeLegal(at, target)
    this.at = at
    this.target = target
    if (!fits) this.#takeBest()
    this.#desk.changed()
    return this.firers.length === 0 ? this.whyNot(at) : (this.problems[0] ?? null)
  }

  /** The men of a place before its vehicles. */
  #firstTargetAt(at: Location): number {
    const there = this.targets.filter((each) => each.at === at).map(({ target }) => target)
    return there.length === 0 ? -1 : Math.min(...there)
  }

  clear(): void {
    this.at = null
    this.target = -1
    this.firers = []
    this.leader = null
    this.#desk.changed()
  }

  toggleUnit(id: number): void {
    const firer = this.firers.find(({ unit }) => unit === id)
    this.#setFirer({ unit: id, inherent: !firer?.inherent, weapons: firer?.weapons ?? [] })
  }

  toggleWeapon(id: number): void {
    const { owner } = this.s.weapons[id]!
    const firer = this.firers.find(({ unit }) => unit === owner) ?? { unit: owner, inherent: false, weapons: [] }
    const weapons = firer.weapons.includes(id) ? firer.weapons.filter((each) => each !== id) : [...firer.weapons, id]
    this.#setFirer({ ...firer, weapons })
  }

  toggleLeader(id: number): void {
    this.leader = this.leader === id ? null : id
    this.#desk.changed()
  }

  /** LG-10: this unit comes first. */
  putFirst(id: number): void {
    const first = this.firers.find(({ unit }) => unit === id)
    if (first) this.firers = [first, ...this.firers.filter((each) => each !== first)]
    this.#desk.changed()
  }

  /** Everybody in the firing location, with what each does. */
  get rows(): readonly FirerRow[] {
    if (this.from === null) return []
    return this.s.units.filter((unit) => unit.side === this.#desk.seat && unit.at === this.from).map((unit) => this.#rowOf(unit))
  }

  #rowOf(unit: Unit): FirerRow {
    const firer = this.firers.find((each) => each.unit === unit.id)
    const isLeader = typeOf(this.s, unit).leadershipRange > 0
    const directs = this.leader === unit.id
    return {
      unit,
      inherent: firer?.inherent ?? false,
      weapons: weaponsOf(this.s, unit).map(({ id }) => ({ id, on: firer?.weapons.includes(id) ?? false })),
      directs,
      isLeader,
      isFirst: this.firers.length > 1 && this.firers[0] === firer,
      problem: firer || directs ? null : this.#whyNotUnit(unit, isLeader),
    }
  }

  /** Why a unit takes no part: the engine is asked with it added. */
  #whyNotUnit({ id }: Unit, isLeader: boolean): Problem | null {
    const { declared } = this
    if (!declared) return null
    const joined = isLeader
      ? { ...declared, leader: id }
      : { ...declared, firers: [...declared.firers, { unit: id, inherent: true, weapons: [] }] }
    return this.#desk.question.problem({ ...this.#around(), ...joined }) ?? null
  }

  /** Why nothing from the chosen location, or from any, can fire there. */
  whyNot(at: Location): Problem {
    const froms = this.from === null ? this.places : [this.from]
    for (const from of froms)
      for (const unit of this.s.units) {
        if (unit.at !== from || unit.side !== this.#desk.seat) continue
        const problem = this.#desk.question.problem({
          ...this.#around(),
          from: placeName(this.s, from),
          at: placeName(this.s, at),
          firers: [{ unit: unit.id, inherent: true, weapons: [] }],
        })
        if (problem) return problem
      }
    return { message: 'Nobody of those who may act now can fire there.' }
  }

  #takeBest(): void {
    const best = this.options[0]
    if (best) {
      this.from = best.from
      this.firers = best.declared.firers
      this.leader = best.declared.leader ?? null
    } else {
      this.firers = []
      this.leader = null
    }
  }

  #wouldBeLegal(at: Location, target: number): boolean {
    return this.#desk.question.problems({ ...this.#around(), ...this.#declaredAt(this.from!, at, target) }).length === 0
  }

  #setFirer(firer: Firer): void {
    const at = this.firers.findIndex(({ unit }) => unit === firer.unit)
    const kept = firer.inherent || firer.weapons.length > 0
    if (at < 0) this.firers = kept ? [...this.firers, firer] : this.firers
    else this.firers = kept ? this.firers.with(at, firer) : this.firers.toSpliced(at, 1)
    this.#desk.changed()
  }
}
