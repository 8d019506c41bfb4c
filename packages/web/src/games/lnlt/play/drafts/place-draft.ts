/** Where something goes: Mines that are laid in secret, men who run from a fire or from a vehicle, a Hero for whom there is no room. */

import type { Problem } from '@firegroup/kernel'
import { hexOf, type LnltState, type Location, locationNamed } from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { LnltDesktop } from '../kinds.ts'
import { placeName } from '../words.ts'

/** The questions that are answered by a place: what the decision calls it, and what Enter does. */
const ASKED = {
  layMines: { field: 'at', does: 'Lay them in' },
  flee: { field: 'to', does: 'Run to' },
  giveWay: { field: 'to', does: 'Give way to' },
  retreat: { field: 'to', does: 'Retreat to' },
  heroPlace: { field: 'to', does: 'He stands in' },
} as const

export type PlaceKind = keyof typeof ASKED

export const isPlaceKind = (kind: string): kind is PlaceKind => Object.hasOwn(ASKED, kind)

export class PlaceDraft implements HexDraft {
  readonly view = 'place'
  readonly path: readonly Place[] = []
  readonly kind: PlaceKind
  readonly about: { readonly unit?: number; readonly parent?: number; readonly left?: number; readonly fp?: number }
  readonly places: readonly Location[]
  chosen: Location | null
  readonly #desk: LnltDesktop

  constructor(desk: LnltDesktop, kind: PlaceKind) {
    this.#desk = desk
    this.kind = kind
    this.about = desk.question.about as PlaceDraft['about']
    const field = ASKED[kind].field
    this.places = (desk.question.candidates() as readonly { readonly [name: string]: string }[]).map((each) =>
      locationNamed(desk.s.setting, each[field]!),
    )
    // where Mines lie is for their side to think about; whoever must run has the first way before him
    this.chosen = kind === 'layMines' ? null : (this.places[0] ?? null)
  }

  get s(): LnltState {
    return this.#desk.s
  }

  /** Whoever goes there; null where nobody does. */
  get unit(): number | null {
    return this.about.unit ?? this.about.parent ?? null
  }

  get from(): Place {
    const at = this.unit === null ? -1 : this.s.units[this.unit]!.at
    return at < 0 ? -1 : hexOf(at)
  }

  #decision(at: Location): object {
    return { [ASKED[this.kind].field]: placeName(this.s, at) }
  }

  choose(at: Location): void {
    this.chosen = at
    this.#desk.changed()
  }

  pick(number: number): void {
    const at = this.kind === 'layMines' ? undefined : this.places[number]
    if (at !== undefined) this.choose(at)
  }

  get problems(): readonly Problem[] {
    return this.chosen === null ? [] : this.#desk.question.problems(this.#decision(this.chosen))
  }

  get ready(): Ready | null {
    if (this.chosen === null || this.problems.length > 0) return null
    const label = `${ASKED[this.kind].does} ${placeName(this.s, this.chosen)}`
    return { decision: this.#decision(this.chosen), label, tone: this.kind === 'layMines' || this.kind === 'heroPlace' ? 'plain' : 'move' }
  }

  get actors(): readonly Place[] {
    return this.from < 0 ? [] : [this.from]
  }

  get lines(): readonly Line[] {
    return []
  }

  get marks(): readonly HexMark[] {
    const chosen = this.chosen === null ? -1 : hexOf(this.chosen)
    const open = unique(this.places.map(hexOf))
    const area = this.kind === 'layMines' ? 'area' : 'option'
    const own: HexMark[] = this.from < 0 || open.includes(this.from) ? [] : [{ place: this.from, tone: 'selected' }]
    return [...own, ...open.map((place): HexMark => ({ place, tone: place === chosen ? (area === 'area' ? 'selected' : 'target') : area }))]
  }

  /** The places of a hex by turns; elsewhere the engine's own reason. */
  choosePlace(hex: Place): Problem | null {
    const there = this.places.filter((at) => hexOf(at) === hex)
    if (there.length > 0) this.choose(there[(there.indexOf(this.chosen ?? -1) + 1) % there.length]!)
    return there.length > 0 ? null : (this.#desk.question.problem(this.#decision(hex * 8)) ?? null)
  }

  remember(): () => void {
    const { chosen } = this
    return () => {
      this.chosen = chosen
    }
  }

  back(): boolean {
    if (this.kind !== 'layMines' || this.chosen === null) return false
    this.chosen = null
    this.#desk.changed()
    return true
  }
}
