/** The shots that the engine offers, with what each would do. */
import type { AslskState, Place, ShotDeclaration, ShotPreview } from '@firegroup/aslsk'
import { nameOf, unique } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'
import { isShot, placeOfWeapon, type ShotOption, shotOption } from './shot-parts.ts'
import { decisionOf, isOwnAct, shotFormOf } from './small-arms.ts'

export class OfferedShots {
  readonly #desk: AslskDesktop
  #all: readonly ShotDeclaration[] | undefined
  readonly #options = new Map<string, ShotOption>()

  constructor(desk: AslskDesktop) {
    this.#desk = desk
  }

  get #s(): AslskState {
    return this.#desk.s
  }

  get all(): readonly ShotDeclaration[] {
    this.#all ??= this.#desk.question.candidates().flatMap((each) => (isShot(each) ? [each] : isOwnAct(each) ? [shotFormOf(each)] : []))
    return this.#all
  }

  /** The Weapons of which there are any. */
  get weapons(): readonly number[] {
    return unique(this.all.map(({ weapon }) => weapon))
  }

  optionOf(declared: ShotDeclaration): ShotOption {
    const key = JSON.stringify(declared)
    const known = this.#options.get(key)
    if (known) return known
    const option = shotOption(this.#s, declared, this.#desk.question.preview(decisionOf(this.#s, declared)) as ShotPreview | null)
    if (option.preview) this.#options.set(key, option)
    return option
  }

  /** Those of a Weapon, or of any, at a hex, or at any: the most harmful first. */
  among(weapon: number | null, at: Place | null): readonly ShotOption[] {
    const name = at === null ? null : nameOf(this.#s, at)
    return this.all
      .filter((each) => (weapon === null || each.weapon === weapon) && (name === null || each.at === name))
      .map((each) => this.optionOf(each))
      .sort(byHarm)
  }

  /** One for each Weapon: the best that it has. */
  bestOfEach(at: Place | null): readonly ShotOption[] {
    const all = this.among(null, at)
    return all.filter((option, i) => all.findIndex(({ declared }) => declared.weapon === option.declared.weapon) === i)
  }

  /** What a Weapon hits most likely. */
  likeliest(weapon: number): ShotOption | undefined {
    const all = this.all.filter((each) => each.weapon === weapon).map((each) => this.optionOf(each))
    return all.sort((a, b) => (b.hit ?? 0) - (a.hit ?? 0))[0]
  }

  /** The Weapons in a hex that can fire. */
  gunsIn(place: Place): readonly number[] {
    return this.weapons.filter((id) => placeOfWeapon(this.#s, id) === place)
  }

  /** Hexes with the chance to hit, for a Weapon; without one, with the chance that anybody harms somebody there. */
  targets(weapon: number | null): ReadonlyMap<Place, number | null> {
    const best = new Map<Place, number | null>()
    for (const declared of this.all) {
      if (weapon !== null && declared.weapon !== weapon) continue
      const { hit, harm } = this.optionOf(declared)
      const share = weapon === null ? harm : hit
      const at = this.#s.setting.map.grid.indexOf(declared.at)
      best.set(at, share === null ? (best.get(at) ?? null) : Math.max(best.get(at) ?? 0, share))
    }
    return best
  }
}

const worth = ({ destroys, harm }: ShotOption): number => destroys ?? harm ?? 0

const byHarm = (a: ShotOption, b: ShotOption): number => worth(b) - worth(a) || (b.hit ?? 0) - (a.hit ?? 0)
