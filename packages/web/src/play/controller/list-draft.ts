/** Any question as a list of what the engine offers: the view that works for every kind. */
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type Desktop, type HexDraft, type HexMark, type Line, type Place, type Ready, unique } from './draft.ts'
import { isEnd } from './ends.ts'

export interface Option {
  readonly decision: unknown
  readonly words: string
  readonly places: readonly Place[]
  /** What the engine says would come of it; null where it says nothing, or not yet. */
  readonly preview: unknown
  /** It ends something rather than doing something. */
  readonly isEnd: boolean
  /** Done only if one wants it: Enter does not do it by itself, and nobody is reminded of it. */
  readonly isWish: boolean
}

/** What a game knows of its own decisions. */
export interface ListWords<S> {
  readonly describe: (s: S, kind: string, decision: unknown) => string
  readonly places: (s: S, decision: unknown) => readonly Place[]
  readonly name: (s: S, place: Place) => string
  readonly isWish?: (decision: unknown) => boolean
  /** What a button says of a decision whose words are too many for it: 'Try to repair it'. */
  readonly deed?: (decision: unknown) => string
}

/** More than that takes a button three lines. */
const LONG = 32

export class ListDraft<S> implements HexDraft {
  readonly view = 'list'
  readonly problems: readonly Problem[] = LEGAL
  readonly path: readonly Place[] = []
  readonly lines: readonly Line[] = []
  readonly options: readonly Option[]
  /** Only what concerns this hex; null for everything. */
  hex: Place | null = null
  search = ''
  /** What was picked by hand among those shown; -1 while nothing was. */
  #chosen = -1
  readonly #desk: Desktop<S>
  readonly #words: ListWords<S>

  constructor(desk: Desktop<S>, words: ListWords<S>) {
    this.#desk = desk
    this.#words = words
    const { s, question } = desk
    this.options = question.candidates().map((decision) => ({
      decision,
      words: words.describe(s, question.kind, decision),
      places: words.places(s, decision),
      get preview() {
        return question.preview(decision)
      },
      isEnd: isEnd(decision),
      isWish: words.isWish?.(decision) ?? false,
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
    return this.shown[this.#at]
  }

  /** The one picked by hand, or else the first that is no mere wish. */
  get #at(): number {
    const { shown } = this
    if (this.#chosen >= 0) return Math.min(this.#chosen, shown.length - 1)
    return Math.max(
      0,
      shown.findIndex(({ isWish }) => !isWish),
    )
  }

  choose(option: Option): void {
    this.#chosen = Math.max(0, this.shown.indexOf(option))
    this.#desk.changed()
  }

  step(by: number): void {
    this.#chosen = Math.max(0, Math.min(this.shown.length - 1, this.#at + by))
    this.#desk.changed()
  }

  find(text: string): void {
    this.search = text
    this.#chosen = -1
    this.#desk.changed()
  }

  get ready(): Ready | null {
    const { chosen } = this
    if (!chosen) return null
    const isLong = chosen.words.length > LONG && !chosen.isEnd
    const label = (isLong && this.#words.deed?.(chosen.decision)) || chosen.words
    return { decision: chosen.decision, label, tone: 'plain' }
  }

  choosePlace(place: Place): Problem | null {
    if (!this.options.some((option) => option.places.includes(place)))
      return { message: `Nothing to decide about ${this.#words.name(this.#desk.s, place)}.` }
    this.hex = this.hex === place ? null : place
    this.#chosen = -1
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

  remember(): () => void {
    const { hex, search } = this
    const chosen = this.#chosen
    return () => {
      this.hex = hex
      this.search = search
      this.#chosen = chosen
    }
  }

  get actors(): readonly Place[] {
    return placesOf(this.options.filter(({ isEnd, isWish }) => !isEnd && !isWish))
  }

  get marks(): readonly HexMark[] {
    const chosen = this.chosen?.places ?? []
    return placesOf(this.options.filter(({ isEnd }) => !isEnd)).map((place) => ({
      place,
      tone: chosen.includes(place) ? 'selected' : 'option',
    }))
  }
}

function placesOf(options: readonly Option[]): readonly Place[] {
  return unique(options.flatMap(({ places }) => places)).sort((a, b) => a - b)
}
