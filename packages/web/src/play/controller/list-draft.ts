/** Any question as a list of what the engine offers: the view that works for every kind. */
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type Desktop, type HexDraft, type HexMark, type Line, type Place, type Ready, unique } from './draft.ts'
import { isEnd } from './ends.ts'

export interface Option {
  readonly decision: unknown
  readonly words: string
  readonly places: readonly Place[]
  /** What the engine says would come of it. */
  readonly preview: unknown
  /** It ends something rather than doing something. */
  readonly isEnd: boolean
}

/** What a game knows of its own decisions. */
interface ListWords<S> {
  readonly describe: (s: S, kind: string, decision: unknown) => string
  readonly places: (s: S, decision: unknown) => readonly Place[]
  readonly name: (s: S, place: Place) => string
}

export class ListDraft<S> implements HexDraft {
  readonly view = 'list'
  readonly problems: readonly Problem[] = LEGAL
  readonly path: readonly Place[] = []
  readonly lines: readonly Line[] = []
  readonly options: readonly Option[]
  /** Only what concerns this hex; null for everything. */
  hex: Place | null = null
  search = ''
  #chosen = 0
  readonly #desk: Desktop<S>
  readonly #words: ListWords<S>

  constructor(desk: Desktop<S>, words: ListWords<S>) {
    this.#desk = desk
    this.#words = words
    const { s, question } = desk
    this.options = [...question.candidates()].map((decision) => ({
      decision,
      words: words.describe(s, question.kind, decision),
      places: words.places(s, decision),
      preview: question.preview?.(decision) ?? null,
      isEnd: isEnd(decision),
    }))
  }

  get shown(): readonly Option[] {
    const wanted = this.search.trim().toLowerCase()
    return this.options.filter(
      (option) =>
        (this.hex === null || option.isEnd || option.places.includes(this.hex)) &&
        (wanted === '' || option.words.toLowerCase().includes(wanted)),
    )
  }

  get chosen(): Option | undefined {
    const { shown } = this
    return shown[Math.min(this.#chosen, shown.length - 1)]
  }

  choose(option: Option): void {
    this.#chosen = Math.max(0, this.shown.indexOf(option))
    this.#desk.changed()
  }

  step(by: number): void {
    this.#chosen = Math.max(0, Math.min(this.shown.length - 1, this.#chosen + by))
    this.#desk.changed()
  }

  find(text: string): void {
    this.search = text
    this.#chosen = 0
    this.#desk.changed()
  }

  get ready(): Ready | null {
    const { chosen } = this
    return chosen ? { decision: chosen.decision, label: chosen.words, tone: 'plain' } : null
  }

  choosePlace(place: Place): Problem | null {
    if (!this.options.some((option) => option.places.includes(place)))
      return { message: `Nothing to decide about ${this.#words.name(this.#desk.s, place)}.` }
    this.hex = this.hex === place ? null : place
    this.#chosen = 0
    this.#desk.changed()
    return null
  }

  back(): boolean {
    if (this.hex === null && this.search === '') return false
    this.hex = null
    this.search = ''
    this.#desk.changed()
    return true
  }

  get actors(): readonly Place[] {
    return unique(this.options.filter(({ isEnd }) => !isEnd).flatMap(({ places }) => places)).sort((a, b) => a - b)
  }

  get marks(): readonly HexMark[] {
    const chosen = this.chosen?.places ?? []
    return this.actors.map((place) => ({ place, tone: chosen.includes(place) ? 'selected' : 'option' }))
  }
}
