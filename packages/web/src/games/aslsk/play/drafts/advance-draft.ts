/** An advance in the making: who, and into which hex next to them. */
import type { AdvanceDecision, AdvancePreview, AslskState, Place, Unit } from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type HexDraft, type HexMark, type Line, nameOf, placeOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'

type Advance = Extract<AdvanceDecision, { type: 'advance' }>

export interface Destination {
  readonly place: Place
  readonly combat: AdvancePreview['combat']
}

export class AdvanceDraft implements HexDraft {
  readonly view = 'advance'
  units: readonly number[] = []
  to: Place | null = null
  readonly path: readonly Place[] = []
  readonly candidates: readonly Advance[]
  readonly #desk: AslskDesktop

  constructor(desk: AslskDesktop) {
    this.#desk = desk
    this.candidates = (desk.question.candidates() as readonly AdvanceDecision[]).filter((each): each is Advance => each.type === 'advance')
  }

  get s(): AslskState {
    return this.#desk.s
  }

  get at(): Place | null {
    return this.units.length > 0 ? this.#placeOf(this.s.units[this.units[0]!]!) : null
  }

  /** Those who can advance from the chosen hex. */
  get mates(): readonly Unit[] {
    const { at } = this
    return at === null ? [] : this.ableAt(at)
  }

  get decision(): Advance | null {
    return this.to === null || this.units.length === 0 ? null : { type: 'advance', units: [...this.units], to: nameOf(this.s, this.to) }
  }

  get problems(): readonly Problem[] {
    return this.decision ? this.#desk.question.problems(this.decision) : LEGAL
  }

  /** What the advance as it stands would cost and lead to. */
  get preview(): AdvancePreview | null {
    return this.decision && this.problems.length === 0 ? this.#previewOf(this.decision) : null
  }

  get exhausted(): readonly number[] {
    return this.preview?.units.filter(({ becomesCx }) => becomesCx).map(({ unit }) => unit) ?? []
  }

  get ready(): Ready | null {
    const { decision } = this
    return decision && this.problems.length === 0 ? { decision, label: `Advance to ${decision.to}`, tone: 'move' } : null
  }

  get actors(): readonly Place[] {
    return unique(this.candidates.map(({ units }) => this.#placeOf(this.s.units[units[0]!]!)))
      .filter((place) => place >= 0)
      .sort((a, b) => a - b)
  }

  /** Where they can go, with the Close Combat that would be fought there; that comes first. */
  get destinations(): readonly Destination[] {
    const names = unique(this.candidates.filter(({ units }) => this.units.every((id) => units.includes(id))).map(({ to }) => to))
    if (this.units.length === 0) return []
    return names
      .map((name) => placeOf(this.s, name))
      .map((place) => {
        const combat = this.#previewOf({ type: 'advance', units: [...this.units], to: nameOf(this.s, place) })?.combat ?? null
        return { place, combat }
      })
      .sort((a, b) => Number(b.combat !== null) - Number(a.combat !== null))
  }

  get lines(): readonly Line[] {
    const { at, to } = this
    return at === null || to === null ? [] : [{ from: at, to }]
  }

  get marks(): readonly HexMark[] {
    const { at } = this
    const marks: HexMark[] = at === null ? this.actors.map((place) => ({ place, tone: 'option' })) : [{ place: at, tone: 'selected' }]
    for (const { place, combat } of this.destinations)
      marks.push({
        place,
        tone: place === this.to ? (combat ? 'target' : 'path') : combat ? 'enemy' : 'option',
        ...(combat ? { label: 'CC', ...(combat.ambush ? { detail: 'ambush' } : {}) } : {}),
      })
    return marks
  }

  choosePlace(place: Place): Problem | null {
    if (this.units.length > 0 && this.destinations.some((each) => each.place === place)) {
      this.to = place
      this.#desk.changed()
      return this.problems[0] ?? null
    }
    const able = this.ableAt(place)
    if (able.length > 0) {
      this.to = null
      this.units = this.#largest(able.map(({ id }) => id))
      this.#desk.changed()
      return null
    }
    const [own] =
      this.units.length > 0
        ? this.units
        : this.s.units.filter((unit) => unit.at === place && unit.side === this.#desk.seat).map(({ id }) => id)
    if (own === undefined) return { message: `None of your units is in ${nameOf(this.s, place)}.` }
    const to = this.units.length > 0 ? place : this.s.setting.map.grid.neighbours(place).find((each) => each >= 0)
    return (
      this.#desk.question.problem({
        type: 'advance',
        units: this.units.length > 0 ? [...this.units] : [own],
        to: nameOf(this.s, to ?? place),
      }) ?? null
    )
  }

  toggleUnit(id: number): void {
    const next = this.units.includes(id) ? this.units.filter((each) => each !== id) : [...this.units, id]
    this.units = next.length > 0 ? next : [id]
    this.#desk.changed()
  }

  remember(): () => void {
    const { units, to } = this
    return () => {
      this.units = units
      this.to = to
    }
  }

  back(): boolean {
    if (this.to !== null) this.to = null
    else if (this.units.length > 0) this.units = []
    else return false
    this.#desk.changed()
    return true
  }

  /** Who can advance of those in a hex, or about to come in there. */
  ableAt(place: Place): readonly Unit[] {
    const ids = unique(this.candidates.flatMap(({ units }) => units))
    return ids.map((id) => this.s.units[id]!).filter((unit) => this.#placeOf(unit) === place)
  }

  #largest(ids: readonly number[]): readonly number[] {
    const together = this.candidates
      .filter(({ units }) => units.every((id) => ids.includes(id)))
      .sort((a, b) => b.units.length - a.units.length)[0]
    return together ? [...together.units] : ids.slice(0, 1)
  }

  #previewOf(decision: Advance): AdvancePreview | null {
    return this.#desk.question.preview(decision) as AdvancePreview | null
  }

  #placeOf(unit: Unit): Place {
    return unit.at >= 0 ? unit.at : unit.entry
  }
}
