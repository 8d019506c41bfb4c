/** A round of Melee being declared: whom to attack, who leads, and what everybody fights with. */

import type { Problem } from '@firegroup/kernel'
import { hexOf, type LnltState, type Location, locationNamed, type MeleeDeclaration, type MeleePreview } from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { LnltDesktop } from '../kinds.ts'

export type Arms = MeleeDeclaration['weapons'][number]

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

  /** Attacked with the others, or no longer; one of them always is. */
  toggleTarget(id: number): Problem | null {
    const { targets } = this.declared
    const next = targets.includes(id) ? targets.filter((each) => each !== id) : this.#sorted([...targets, id])
    return this.#attempt({ ...this.declared, targets: next.length > 0 ? next : [id] })
  }

  /** What the engine has against attacking this one too; null also while it has not said. */
  whyNotAlso(id: number): Problem | null {
    if (this.declared.targets.includes(id)) return null
    return this.#desk.question.problem({ ...this.declared, targets: this.#sorted([...this.declared.targets, id]) })
  }

  /** All on one: on the next of them each time. */
  onlyNext(): Problem | null {
    const { targets } = this.declared
    const open = unique(this.offered.flatMap((each) => (each.targets.length === 1 ? each.targets : [])))
    const at = targets.length === 1 ? open.indexOf(targets[0]!) : -1
    const next = open[(at + 1) % Math.max(1, open.length)]
    return next === undefined ? null : this.#attempt({ ...this.declared, targets: [next] })
  }

  /** The next way in which one of yours could fight, leading among them. */
  nextWay(id: number): Problem | null {
    const ways = this.armsOf(id)
    const now = this.declared.weapons.find(({ unit }) => unit === id)
    const leads = this.declared.leader === id
    const at = leads ? ways.length : ways.findIndex((way) => JSON.stringify(way) === JSON.stringify(now))
    const choices = ways.length + (this.leaders.includes(id) ? 1 : 0)
    if (choices < 2) return { rule: '8.0', message: leads || now ? 'He has no other way to fight.' : 'He takes no part in the Melee.' }
    const next = (at + 1) % choices
    if (next === ways.length) this.setLeader(id)
    else if (leads) this.setLeader(null)
    else this.setArms(ways[next]!)
    return null
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

  #sorted(targets: readonly number[]): readonly number[] {
    return this.enemies.filter((id) => targets.includes(id))
  }

  /** Declared so, unless the engine has something against it that it has not against what is declared now. */
  #attempt(declared: MeleeDeclaration): Problem | null {
    const problem = this.#desk.question.problems(declared)[0]
    if (problem && this.problems.length === 0) return problem
    this.#set(declared)
    return null
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
    return [{ place: hexOf(this.at), tone: 'target' }]
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
