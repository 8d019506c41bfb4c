/** Fire where men may find a Panzerfaust: a check for one and its shot in the making, or else any other fire. */
import type { PanzerfaustCheck, PanzerfaustPreview, Place, ShotDeclaration, ShotPreview } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { type HexMark, type Line, nameOf, percent, placeOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import { OrdnanceDraft } from './ordnance-draft.ts'
import { shotOption } from './shot-parts.ts'

/** A check that the engine offers, with what it would do. */
interface CheckOption {
  readonly declared: PanzerfaustCheck
  /** Where its unit stands. */
  readonly place: Place
  readonly preview: PanzerfaustPreview | null
  /** That one is found, and that the target is then destroyed or harmed, all of 1; null where nothing may be told. */
  readonly found: number | null
  readonly effect: number | null
}

export function isCheck(decision: unknown): decision is PanzerfaustCheck {
  return (decision as { readonly type?: string }).type === 'panzerfaust'
}

export class PanzerfaustDraft extends OrdnanceDraft {
  #check: PanzerfaustCheck | null = null
  #checks: readonly PanzerfaustCheck[] | undefined

  /** Where nothing else can answer a move, a Panzerfaust may. */
  override begin(): this {
    super.begin()
    const [best] = this.isReaction && this.weapon === null && this.firers.length === 0 ? this.checks : []
    if (best) this.takeCheck(best)
    return this
  }

  /** The check in the making: whatever else is chosen to fire takes its place. */
  get check(): PanzerfaustCheck | null {
    const isLeft = this.weapon !== null || this.firers.length > 0 || this.at === null
    return isLeft || nameOf(this.s, this.at!) !== this.#check?.at ? null : this.#check
  }

  get #offered(): readonly PanzerfaustCheck[] {
    this.#checks ??= this.desk.question.candidates().filter(isCheck)
    return this.#checks
  }

  /** The offered checks of the chosen hexes, or of any, at the target or at any: the best first. */
  get checks(): readonly CheckOption[] {
    const places = this.isReaction || this.check ? [] : this.places
    const at = this.at === null ? null : nameOf(this.s, this.at)
    return this.#offered
      .filter((each) => at === null || each.at === at)
      .map((each) => this.checkOf(each))
      .filter(({ place }) => places.length === 0 || places.includes(place))
      .sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0))
  }

  checkOf(declared: PanzerfaustCheck): CheckOption {
    const preview = this.desk.question.preview(declared) as PanzerfaustPreview | null
    const { destroys, harm } = shotOption(this.s, shotFormOf(declared), preview?.shot ?? null)
    const found = preview && preview.fires / 6
    const effect = found === null ? null : found * (destroys ?? harm ?? 0)
    return { declared, place: this.s.units[declared.unit]!.at, preview, found, effect }
  }

  takeCheck({ declared }: Pick<CheckOption, 'declared'>): null {
    super.chooseFirers([])
    this.at = placeOf(this.s, declared.at)
    this.#check = declared
    this.changed()
    return null
  }

  /** What the check and its shot would do; null where it may not be told. */
  get checked(): { readonly check: PanzerfaustPreview; readonly shot: ShotPreview; readonly form: ShotDeclaration } | null {
    const { check } = this
    const preview = check && this.checkOf(check).preview
    return check && preview?.shot ? { check: preview, shot: preview.shot, form: shotFormOf(check) } : null
  }

  override get places(): readonly Place[] {
    const { check } = this
    return check ? [this.s.units[check.unit]!.at] : super.places
  }

  override get problems(): readonly Problem[] {
    const { check } = this
    return check ? this.desk.question.problems(check) : super.problems
  }

  override get ready(): Ready | null {
    const { check } = this
    if (!check) return super.ready
    return this.problems.length === 0 ? { decision: check, label: 'Look for a Panzerfaust', tone: 'fire' } : null
  }

  override get actors(): readonly Place[] {
    return unique([...super.actors, ...this.#offered.map(({ unit }) => this.s.units[unit]!.at)]).sort((a, b) => a - b)
  }

  override get targets(): readonly { readonly place: Place; readonly effect: number | null }[] {
    const best = new Map(super.targets.map(({ place, effect }) => [place, effect]))
    if (this.weapon === null)
      for (const { declared, place, effect } of this.#offered.map((each) => this.checkOf(each))) {
        if (this.places.length > 0 && !this.places.includes(place)) continue
        const at = placeOf(this.s, declared.at)
        best.set(at, effect === null ? (best.get(at) ?? null) : Math.max(best.get(at) ?? 0, effect))
      }
    return [...best].map(([place, effect]) => ({ place, effect }))
  }

  override get marks(): readonly HexMark[] {
    const { check } = this
    if (!check || this.isReaction) return super.marks
    const { effect } = this.checkOf(check)
    const words = check.vehicle === undefined ? 'harmed' : 'destroyed'
    return [
      ...this.places.map((place): HexMark => ({ place, tone: 'selected' })),
      { place: this.at!, tone: 'target', ...(effect === null ? {} : { label: `${percent(effect)} ${words}` }) },
    ]
  }

  override get lines(): readonly Line[] {
    const { check } = this
    return check && !this.isReaction ? this.places.map((from) => ({ from, to: this.at! })) : super.lines
  }

  /** Where no other fire can do anything, the best check is proposed. */
  override aim(place: Place): Problem | null {
    const best = this.weapon === null && !this.isReaction ? this.#best(this.places, place) : undefined
    const problem = super.aim(place)
    return problem && best ? this.takeCheck(best) : problem
  }

  override toggleHex(place: Place): Problem | null {
    const best = this.isReaction || this.places.includes(place) ? undefined : this.#best([place], this.at)
    const problem = super.toggleHex(place)
    return problem && best ? this.takeCheck(best) : problem
  }

  #best(places: readonly Place[], at: Place | null): CheckOption | undefined {
    return this.#offered
      .map((each) => this.checkOf(each))
      .filter(
        ({ place, declared }) => (places.length === 0 || places.includes(place)) && (at === null || placeOf(this.s, declared.at) === at),
      )
      .sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0))[0]
  }

  override remember(): () => void {
    const putBack = super.remember()
    const check = this.#check
    return () => {
      putBack()
      this.#check = check
    }
  }

  override back(): boolean {
    if (!this.check || this.isReaction) return super.back()
    this.#check = null
    this.at = null
    this.changed()
    return true
  }
}

/** The shot that follows, as other shots are declared; its Weapon is not there before it is found. */
function shotFormOf({ at, vehicle, leader }: PanzerfaustCheck): ShotDeclaration {
  const target = vehicle === undefined ? ({ target: 'itt' } as const) : ({ target: 'vtt', vehicle } as const)
  return { type: 'ordnance', weapon: -1, at, ...target, ...(leader === undefined ? {} : { leader }) }
}
