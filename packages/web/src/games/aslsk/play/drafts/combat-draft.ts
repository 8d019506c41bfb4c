/** Attacks of a Close Combat in the making: who attacks whom. */
import type { AslskState, DeclaredAttack, Designation, DesignationPreview, Place } from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type HexDraft, type HexMark, type Line, nameOf, placeOf, type Ready } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'

interface About {
  readonly hex: string
  readonly ambusher: string | null
  readonly own: readonly (readonly number[])[]
  readonly enemy: readonly (readonly number[])[]
}

export class CombatDraft implements HexDraft {
  readonly view = 'combat'
  readonly path: readonly Place[] = []
  readonly lines: readonly Line[] = []
  readonly about: About
  readonly offered: readonly (readonly DeclaredAttack[])[]
  attacks: readonly DeclaredAttack[]
  by: readonly number[] = []
  readonly #desk: AslskDesktop

  constructor(desk: AslskDesktop) {
    this.#desk = desk
    this.about = desk.question.about as About
    this.offered = (desk.question.candidates() as readonly Designation[]).flatMap((each) => (each.type === 'attack' ? [each.attacks] : []))
    this.attacks = this.offered[0] ?? []
  }

  get s(): AslskState {
    return this.#desk.s
  }

  get decision(): Designation {
    return this.attacks.length === 0
      ? { type: 'pass' }
      : { type: 'attack', attacks: this.attacks.map(({ by, on }) => ({ by: [...by], on: [...on] })) }
  }

  get problems(): readonly Problem[] {
    return this.attacks.length === 0 ? LEGAL : this.#desk.question.problems(this.decision)
  }

  get preview(): DesignationPreview | null {
    return this.problems.length === 0 ? (this.#desk.question.preview(this.decision) as DesignationPreview | null) : null
  }

  get ready(): Ready | null {
    if (this.attacks.length === 0) return null
    return this.problems.length === 0
      ? { decision: this.decision, label: this.attacks.length === 1 ? 'Attack' : `Make ${this.attacks.length} attacks`, tone: 'fire' }
      : null
  }

  get actors(): readonly Place[] {
    return [placeOf(this.s, this.about.hex)]
  }

  get marks(): readonly HexMark[] {
    return [{ place: placeOf(this.s, this.about.hex), tone: 'target', label: 'CC' }]
  }

  attackOf(unit: number): number {
    return this.attacks.findIndex(({ by, on }) => by.includes(unit) || on.includes(unit))
  }

  /** The engine's own suggestions, taken whole. */
  take(attacks: readonly DeclaredAttack[]): void {
    this.attacks = attacks
    this.by = []
    this.#desk.changed()
  }

  /** An attacker is picked up, or put down again. */
  pick(id: number): void {
    if (this.by.includes(id)) this.by = this.by.filter((each) => each !== id)
    else {
      this.by = [...this.by, id]
      this.attacks = this.attacks.flatMap(({ by, on }) => {
        const rest = by.filter((each) => each !== id)
        return rest.length > 0 ? [{ by: rest, on }] : []
      })
    }
    this.#desk.changed()
  }

  /** Those picked up attack this group; it joins an attack that they make already. */
  strike(group: readonly number[]): void {
    if (this.by.length === 0) {
      this.attacks = this.attacks.flatMap(({ by, on }) => {
        const rest = on.filter((each) => !group.includes(each))
        return rest.length > 0 ? [{ by, on: rest }] : []
      })
    } else {
      const known = this.attacks.find(({ on }) => group.every((id) => on.includes(id)))
      this.attacks = known
        ? this.attacks.map((each) => (each === known ? { by: [...each.by, ...this.by], on: each.on } : each))
        : [...this.attacks, { by: this.by, on: group }]
      this.by = []
    }
    this.#desk.changed()
  }

  choosePlace(place: Place): Problem | null {
    return place === this.actors[0] ? null : { message: `This Close Combat is in ${nameOf(this.s, this.actors[0]!)}.` }
  }

  remember(): () => void {
    const { attacks, by } = this
    return () => {
      this.attacks = attacks
      this.by = by
    }
  }

  back(): boolean {
    if (this.by.length > 0) this.by = []
    else return false
    this.#desk.changed()
    return true
  }
}
