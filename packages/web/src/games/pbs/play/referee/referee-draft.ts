/** What the referee asks, chosen on the board or from the list: where a counter lies, which stacks Shift, which hidden stack does what. */
import type { AslskState } from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type HipStack, memoryOf, type RefereeDecision, refereeWords, type TryPreview } from '@firegroup/pbs'
import {
  type Desktop,
  type HexDraft,
  type HexMark,
  type Line,
  nameOf,
  type Place,
  placeOf,
  type Ready,
  unique,
} from '../../../../play/controller/draft.ts'
import { isEnd } from '../../../../play/controller/ends.ts'

type Doing = Exclude<RefereeDecision, { readonly type: 'end' }>

export interface RefereeOption {
  readonly decision: Doing
  readonly words: string
  readonly preview: TryPreview | null
}

export class RefereeDraft implements HexDraft {
  readonly view = 'referee'
  readonly problems: readonly Problem[] = LEGAL
  readonly path: readonly Place[] = []
  readonly kind: string
  /** Hexes chosen so far, in order. */
  picked: readonly Place[] = []
  /** What was chosen from the list; null while the board decides. */
  #listed: Doing | null = null
  /** PBS-HIP-50: where the counters of the stack that is being moved would lie. */
  #moved: { readonly stack: number; readonly counter: number; readonly to: readonly Place[] } | null = null
  readonly #candidates: readonly Doing[]
  readonly #desk: Desktop<AslskState>

  constructor(desk: Desktop<AslskState>) {
    this.#desk = desk
    this.kind = desk.question.kind
    this.#candidates = (desk.question.candidates() as readonly RefereeDecision[]).filter((each): each is Doing => !isEnd(each))
  }

  get s(): AslskState {
    return this.#desk.s
  }

  get stacks(): readonly HipStack[] {
    return memoryOf(this.s).hip?.stacks ?? []
  }

  /** What the list shows: all that fits what is chosen; moves of counters are made on the board alone. */
  get options(): readonly RefereeOption[] {
    const fits = this.#candidates.filter((each) => each.type !== 'moveCounters' && this.#fits(each))
    return fits.map((decision) => this.#optionOf(decision))
  }

  /** Whether there are counters that may be moved on the board. */
  get movesCounters(): boolean {
    return this.#candidates.some(({ type }) => type === 'moveCounters')
  }

  get chosen(): RefereeOption | null {
    const decision = this.#decision
    return decision && this.#optionOf(decision)
  }

  get ready(): Ready | null {
    const { chosen } = this
    return chosen && { decision: chosen.decision, label: LABELS[chosen.decision.type], tone: 'plain' }
  }

  choose(decision: Doing): void {
    this.picked = []
    this.#moved = null
    this.#listed = decision
    this.#desk.changed()
  }

  choosePlace(place: Place): Problem | null {
    const problem = this.#choosePlace(place)
    if (!problem) this.#desk.changed()
    return problem
  }

  #choosePlace(place: Place): Problem | null {
    this.#listed = null
    if (this.#moved) return this.#moveTo(place)
    if (this.picked.includes(place)) {
      this.picked = this.picked.filter((each) => each !== place)
      return null
    }
    const next = [...this.picked, place]
    if (this.#candidates.some((each) => isAbout(this.s, each, next, this.stacks))) {
      this.picked = next
      this.#begin(place)
      return null
    }
    if (this.#candidates.some((each) => isAbout(this.s, each, [place], this.stacks))) {
      this.picked = [place]
      this.#begin(place)
      return null
    }
    return { message: `Nothing to decide about ${nameOf(this.s, place)}.` }
  }

  /** A counter of a hidden stack that may move was taken up. */
  #begin(place: Place): void {
    if (!this.movesCounters) return
    const stack = this.stacks.findIndex(({ counters }, i) => counters.includes(place) && this.#mayMove(i))
    if (stack < 0) return
    const { counters } = this.stacks[stack]!
    this.#moved = { stack, counter: counters.indexOf(place), to: counters as readonly Place[] }
  }

  #mayMove(stack: number): boolean {
    return this.#candidates.some((each) => each.type === 'moveCounters' && each.stack === stack)
  }

  /** It is put down here, or the other one of the two is taken up. */
  #moveTo(place: Place): Problem | null {
    const moved = this.#moved!
    const { counters } = this.stacks[moved.stack]!
    const other = counters.findIndex((hex, i) => i !== moved.counter && hex === place)
    if (other >= 0 && moved.to[moved.counter] !== counters[moved.counter]) {
      this.#moved = { ...moved, counter: other }
      this.picked = [place]
      return null
    }
    const to = moved.to.map((hex, i) => (i === moved.counter ? place : hex))
    const decision = { type: 'moveCounters', stack: moved.stack, to: to.map((hex) => nameOf(this.s, hex)) } as const
    const [problem] = this.#desk.question.problems(decision)
    if (problem)
      return {
        message: `A counter moves up to two hexes: not to ${nameOf(this.s, place)}.`,
        ...(problem.rule ? { rule: problem.rule } : {}),
      }
    this.#moved = { ...moved, to }
    return null
  }

  back(): boolean {
    if (this.picked.length === 0 && !this.#listed && !this.#moved) return false
    this.picked = []
    this.#listed = null
    this.#moved = null
    this.#desk.changed()
    return true
  }

  remember(): () => void {
    const { picked } = this
    const [listed, moved] = [this.#listed, this.#moved]
    return () => {
      this.picked = picked
      this.#listed = listed
      this.#moved = moved
    }
  }

  get actors(): readonly Place[] {
    return this.#places
  }

  get marks(): readonly HexMark[] {
    const chosen = this.#decision
    const ends = chosen ? placesOf(this.s, chosen, this.stacks) : []
    const open = unique(this.#candidates.filter((each) => this.#fits(each)).flatMap((each) => placesOf(this.s, each, this.stacks)))
    const options = this.#moved ? this.#reach : open
    return unique([...options, ...ends, ...this.picked]).map((place) => ({
      place,
      tone: ends.includes(place) || this.picked.includes(place) ? 'selected' : 'option',
    }))
  }

  get lines(): readonly Line[] {
    const chosen = this.#decision
    if (chosen?.type === 'shift') return [{ from: placeOf(this.s, chosen.from), to: placeOf(this.s, chosen.to) }]
    if (chosen?.type !== 'moveCounters') return []
    const { counters } = this.stacks[chosen.stack]!
    return chosen.to.flatMap((hex, i) => {
      const to = placeOf(this.s, hex)
      return to === counters[i] ? [] : [{ from: counters[i]!, to }]
    })
  }

  /** Where the counter in hand may go. */
  get #reach(): readonly Place[] {
    const { stack, counter } = this.#moved!
    return unique(
      this.#candidates.flatMap((each) =>
        each.type === 'moveCounters' && each.stack === stack ? [placeOf(this.s, each.to[counter]!)] : [],
      ),
    )
  }

  get #places(): readonly Place[] {
    return unique(this.#candidates.flatMap((each) => placesOf(this.s, each, this.stacks))).sort((a, b) => a - b)
  }

  get #decision(): Doing | null {
    if (this.#listed) return this.#listed
    const moved = this.#moved
    if (moved) {
      const { counters } = this.stacks[moved.stack]!
      if (moved.to.every((hex, i) => hex === counters[i])) return null
      return { type: 'moveCounters', stack: moved.stack, to: moved.to.map((hex) => nameOf(this.s, hex)) }
    }
    if (this.picked.length === 0) return null
    const fits = this.#candidates.filter((each) => this.#fits(each))
    return fits.length === 1 ? fits[0]! : null
  }

  #fits(decision: Doing): boolean {
    return isAbout(this.s, decision, this.picked, this.stacks)
  }

  #optionOf(decision: Doing): RefereeOption {
    const preview = this.#desk.question.preview(decision) as TryPreview | null
    return { decision, words: refereeWords(this.s, this.kind, decision), preview }
  }
}

const LABELS: { readonly [T in Doing['type']]: string } = {
  dummy: 'Place it',
  shift: 'Try to Shift',
  comeForth: 'Try to bring it forth',
  moveCounters: 'Move the counters',
  change: 'Try to change its orders',
}

/** The hexes that a decision is about: of a hidden stack those of its counters. */
function placesOf(s: AslskState, decision: Doing, stacks: readonly HipStack[]): readonly Place[] {
  switch (decision.type) {
    case 'dummy':
      return [placeOf(s, decision.at)]
    case 'shift':
      return [placeOf(s, decision.from), placeOf(s, decision.to)]
    case 'comeForth':
      return stacks[decision.stack]!.counters.slice(decision.counter, decision.counter + 1)
    case 'change':
      return []
    default:
      return stacks[decision.stack]!.counters
  }
}

function isAbout(s: AslskState, decision: Doing, picked: readonly Place[], stacks: readonly HipStack[]): boolean {
  const places = placesOf(s, decision, stacks)
  return picked.every((place) => places.includes(place))
}
