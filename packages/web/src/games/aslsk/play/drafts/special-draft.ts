/** Fire that is an act of its own: a check for a Panzerfaust and its shot, a flamethrower turned on a vehicle; or else any other fire. */
import type { KillBranch, PanzerfaustPreview, Place, ShotDeclaration, ShotPreview } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { type HexMark, type Line, nameOf, percent, placeOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import { OrdnanceDraft } from './ordnance-draft.ts'
import { checkForm, isSpecial, outcomeOf, type Special, type SpecialOption, specialOption } from './special-parts.ts'

export class SpecialDraft extends OrdnanceDraft {
  #special: Special | null = null
  #specials: readonly Special[] | undefined

  /** Where nothing else can answer a move, these may. */
  override begin(): this {
    super.begin()
    const [best] = this.isReaction && this.weapon === null && this.firers.length === 0 ? this.specials : []
    if (best) this.takeSpecial(best)
    return this
  }

  /** The one in the making: whatever else is chosen to fire takes its place. */
  get special(): Special | null {
    const isLeft = this.weapon !== null || this.firers.length > 0 || this.at === null
    return isLeft || nameOf(this.s, this.at!) !== this.#special?.at ? null : this.#special
  }

  get #offered(): readonly Special[] {
    this.#specials ??= this.desk.question.candidates().filter(isSpecial)
    return this.#specials
  }

  /** Those that are offered to the chosen hexes, or to any, at the target or at any: the best first. */
  get specials(): readonly SpecialOption[] {
    const places = this.isReaction || this.special ? [] : this.places
    return this.#among(places, this.at)
  }

  #among(places: readonly Place[], at: Place | null): SpecialOption[] {
    const name = at === null ? null : nameOf(this.s, at)
    return this.#offered
      .filter((each) => name === null || each.at === name)
      .map((each) => this.specialOf(each))
      .filter(({ place }) => places.length === 0 || places.includes(place))
      .sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0))
  }

  /** How many of the keys 1 to 9 belong to what else is offered: the next ones take these. */
  get numbered(): number {
    if (this.isReaction) return Math.min(9, this.replies.length)
    return this.at === null && this.places.length > 0 ? this.targets.length : 0
  }

  specialOf(declared: Special): SpecialOption {
    return specialOption(this.s, declared, this.desk.question)
  }

  takeSpecial({ declared }: Pick<SpecialOption, 'declared'>): null {
    super.chooseFirers([])
    this.at = placeOf(this.s, declared.at)
    this.#special = declared
    this.changed()
    return null
  }

  /** What a check for a Panzerfaust and its shot would do; null where it is none, or may not be told. */
  get checked(): { readonly check: PanzerfaustPreview; readonly shot: ShotPreview; readonly form: ShotDeclaration } | null {
    const { special } = this
    if (special?.type !== 'panzerfaust') return null
    const check = this.desk.question.preview(special) as PanzerfaustPreview | null
    return check?.shot ? { check, shot: check.shot, form: checkForm(special) } : null
  }

  /** What the flames would do to the vehicle; null where there are none. */
  get burnt(): KillBranch | null {
    const { special } = this
    return special?.type === 'flame' ? (this.desk.question.preview(special) as KillBranch | null) : null
  }

  override get places(): readonly Place[] {
    const { special } = this
    return special ? [this.specialOf(special).place] : super.places
  }

  override get problems(): readonly Problem[] {
    const { special } = this
    return special ? this.desk.question.problems(special) : super.problems
  }

  override get ready(): Ready | null {
    const { special } = this
    if (!special) return super.ready
    const label = special.type === 'flame' ? 'Burn it' : 'Look for a Panzerfaust'
    return this.problems.length === 0 ? { decision: special, label, tone: 'fire' } : null
  }

  override get actors(): readonly Place[] {
    return unique([...super.actors, ...this.#offered.map((each) => this.specialOf(each).place)]).sort((a, b) => a - b)
  }

  override get targets(): readonly { readonly place: Place; readonly effect: number | null }[] {
    const best = new Map(super.targets.map(({ place, effect }) => [place, effect]))
    if (this.weapon === null)
      for (const { declared, effect } of this.#among(this.places, null)) {
        const at = placeOf(this.s, declared.at)
        best.set(at, effect === null ? (best.get(at) ?? null) : Math.max(best.get(at) ?? 0, effect))
      }
    return [...best].map(([place, effect]) => ({ place, effect }))
  }

  override get marks(): readonly HexMark[] {
    const { special } = this
    if (!special || this.isReaction) return super.marks
    const { effect } = this.specialOf(special)
    return [
      ...this.places.map((place): HexMark => ({ place, tone: 'selected' })),
      { place: this.at!, tone: 'target', ...(effect === null ? {} : { label: `${percent(effect)} ${outcomeOf(special)}` }) },
    ]
  }

  override get lines(): readonly Line[] {
    return this.special && !this.isReaction ? this.places.map((from) => ({ from, to: this.at! })) : super.lines
  }

  /** Where no other fire can do anything, the best of these is proposed. */
  override aim(place: Place): Problem | null {
    const [best] = this.weapon === null && !this.isReaction ? this.#among(this.places, place) : []
    const problem = super.aim(place)
    return problem && best ? this.takeSpecial(best) : problem
  }

  override toggleHex(place: Place): Problem | null {
    const [best] = this.isReaction || this.places.includes(place) ? [] : this.#among([place], this.at)
    const problem = super.toggleHex(place)
    return problem && best ? this.takeSpecial(best) : problem
  }

  override remember(): () => void {
    const putBack = super.remember()
    const special = this.#special
    return () => {
      putBack()
      this.#special = special
    }
  }

  override back(): boolean {
    if (!this.special || this.isReaction) return super.back()
    this.#special = null
    this.at = null
    this.changed()
    return true
  }
}
