/** The fire attacks that the engine offers, with what each would do. */
import type { AslskState, FireDeclaration, FirePreview, Place } from '@firegroup/aslsk'
import { nameOf, placeOf, unique } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'
import { DirectFires, isDirectFire } from './direct-fire.ts'
import type { FireOption } from './fire-parts.ts'

export class OfferedFires {
  readonly #desk: AslskDesktop
  readonly #forms: DirectFires
  /** An answer to a move is measured by the harm that it does, other fire by any effect. */
  readonly #isReaction: boolean
  #all: readonly FireDeclaration[] | undefined
  readonly #options = new Map<FireDeclaration, FireOption>()

  constructor(desk: AslskDesktop, isReaction: boolean) {
    this.#desk = desk
    this.#forms = new DirectFires(desk.s)
    this.#isReaction = isReaction
  }

  get #s(): AslskState {
    return this.#desk.s
  }

  get all(): readonly FireDeclaration[] {
    this.#all ??= this.#desk.question
      .candidates()
      .filter(isDirectFire)
      .map((each) => this.#forms.formOf(each))
    return this.#all
  }

  /** What is decided by such a form. */
  decisionOf(declared: FireDeclaration): unknown {
    return this.#forms.decisionOf(declared)
  }

  previewOf(declared: FireDeclaration): FirePreview | null {
    return this.#desk.question.preview(this.decisionOf(declared)) as FirePreview | null
  }

  optionOf(declared: FireDeclaration): FireOption {
    const known = this.#options.get(declared)
    if (known) return known
    const preview = this.previewOf(declared)
    const places = unique(declared.firers.map(({ unit }) => this.#s.units[unit]!.at))
    const effect = preview && (this.#isReaction ? harmTo(preview) : preview.anyEffect / 36)
    const option = { declared, places, preview, effect }
    if (preview) this.#options.set(declared, option)
    return option
  }

  /** Those of these hexes alone, or of any, at a hex, or at any: the most effective first. */
  among(places: readonly Place[], at: Place | null): readonly FireOption[] {
    const name = at === null ? null : nameOf(this.#s, at)
    return this.all
      .filter((each) => name === null || each.at === name)
      .map((each) => this.optionOf(each))
      .filter((option) => places.length === 0 || option.places.every((place) => places.includes(place)))
      .sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0))
  }

  /** Every hex that could be fired at, with the best odds of these hexes, or of anyone. */
  targets(places: readonly Place[]): ReadonlyMap<Place, number | null> {
    const best = new Map<Place, number | null>()
    for (const { declared, effect } of this.among(places, null)) {
      const at = placeOf(this.#s, declared.at)
      best.set(at, effect === null ? null : Math.max(best.get(at) ?? 0, effect))
    }
    return best
  }
}

/** How likely the first of the targets is harmed in any way. */
function harmTo({ targets, anyEffect }: FirePreview): number {
  const [first] = targets
  return first ? 1 - first.odds.unharmed / first.odds.of : anyEffect / 36
}
