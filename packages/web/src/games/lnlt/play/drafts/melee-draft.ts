/** A round of Melee being declared: whom to attack, who leads, and what everybody fights with. */

import type { Problem } from '@firegroup/kernel'
import { hexOf, type LnltState, type Location, locationNamed, type MeleeDeclaration, type MeleeOdds } from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, percent, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { LnltDesktop } from '../kinds.ts'

export type Arms = MeleeDeclaration['weapons'][number]
export type MeleePreview = MeleeOdds & { readonly chance: number }

export class MeleeDraft implements HexDraft {
  readonly view = 'melee'
  readonly path: readonly Place[] = []
  readonly lines: readonly Line[] = []
  readonly about: { readonly at: string; readonly ambush: boolean; readonly by: string }
  readonly offered: readonly MeleeDeclaration[]
  declared: MeleeDeclaration
  readonly #desk: LnltDesktop

  constructor(desk: LnltDesktop) {
    this.#desk = desk
    this.about = desk.question.about as MeleeDraft['about']
    this.offered = desk.question.candidates() as readonly MeleeDeclaration[]
    this.declared = this.offered[0]!
    const best = [...this.offered].sort((a, b) => this.#worth(b) - this.#worth(a))[0]
    if (best) this.declared = best
  }

  get s(): LnltState {
    return this.#desk.s
  }

  get at(): Location {
    return locationNamed(this.s.setting, this.about.at)
  }

  /** Chance times how many it takes: a first proposal, nothing more. */
  #worth(declared: MeleeDeclaration): number {
    return (this.oddsOf(declared)?.chance ?? 0) * declared.targets.length
  }

  oddsOf(declared: MeleeDeclaration): MeleePreview | null {
    const { question } = this.#desk
    return question.problems(declared).length === 0 ? (question.preview(declared) as MeleePreview | null) : null
  }

  get preview(): MeleePreview | null {
    return this.oddsOf(this.declared)
  }

  /** Own units there, as they stand in the state. */
  get own(): readonly number[] {
    return this.s.units.filter((unit) => unit.at === this.at && unit.side === this.#desk.seat).map(({ id }) => id)
  }

  get enemies(): readonly number[] {
    return this.s.units.filter((unit) => unit.at === this.at && unit.side !== this.#desk.seat).map(({ id }) => id)
  }

  /** The ways in which a unit could fight that the engine offers. */
  armsOf(unit: number): readonly Arms[] {
    const all = this.offered.flatMap(({ weapons }) => weapons.filter((way) => way.unit === unit))
    return [...new Map(all.map((way) => [JSON.stringify(way), way])).values()]
  }

  get leaders(): readonly number[] {
    return unique(this.offered.flatMap(({ leader }) => (leader === undefined ? [] : [leader])))
  }

  toggleTarget(id: number): void {
    const { targets } = this.declared
    const next = targets.includes(id) ? targets.filter((each) => each !== id) : [...targets, id]
    this.#set({ ...this.declared, targets: next.length > 0 ? next : [id] })
  }

  setArms(way: Arms): void {
    const { weapons } = this.declared
    const known = weapons.some(({ unit }) => unit === way.unit)
    const leads = this.declared.leader === way.unit
    const { leader: _, ...rest } = this.declared
    this.#set({
      ...(leads ? rest : this.declared),
      weapons: known ? weapons.map((each) => (each.unit === way.unit ? way : each)) : [...weapons, way],
    })
  }

  /** A Leader adds his LM and leaves his weapon for it, or no longer. */
  setLeader(id: number | null): void {
    const fits = this.offered.find(({ leader }) => (leader ?? null) === id)
    if (!fits) return
    const { leader: _, ...rest } = this.declared
    this.#set(id === null ? { ...rest, weapons: fits.weapons } : { ...rest, leader: id, weapons: fits.weapons })
  }

  take(declared: MeleeDeclaration): void {
    this.#set(declared)
  }

  #set(declared: MeleeDeclaration): void {
    this.declared = declared
    this.#desk.changed()
  }

  get problems(): readonly Problem[] {
    return this.#desk.question.problems(this.declared)
  }

  get ready(): Ready | null {
    return this.problems.length === 0 ? { decision: this.declared, label: 'Attack', tone: 'fire' } : null
  }

  get actors(): readonly Place[] {
    return [hexOf(this.at)]
  }

  get marks(): readonly HexMark[] {
    const { preview } = this
    return [{ place: hexOf(this.at), tone: 'target', ...(preview ? { label: percent(preview.chance) } : {}) }]
  }

  choosePlace(place: Place): Problem | null {
    return place === hexOf(this.at) ? null : { rule: '8.0', message: `This Melee is in ${this.about.at}.` }
  }

  remember(): () => void {
    const { declared } = this
    return () => {
      this.declared = declared
    }
  }

  back(): boolean {
    return false
  }
}
