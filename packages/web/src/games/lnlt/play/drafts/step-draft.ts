/** A move under way: the next step of the plan, something picked up, or the end of it. */

import { LEGAL, type Problem } from '@firegroup/kernel'
import { hexOf, type LnltState, type Location } from '@firegroup/lnlt'
import type { HexDraft, HexMark, Line, Place, Ready } from '../../../../play/controller/draft.ts'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { placeName } from '../words.ts'
import { MovePart } from './move-part.ts'

/** What is left of a plan after its first step was taken. */
export interface StepCarry {
  readonly path: readonly Location[]
}

/** What a step off the map is called in decisions. */
const EXIT = 'exit'

export class StepDraft implements HexDraft {
  readonly view = 'step'
  readonly move: MovePart
  readonly candidates: readonly Decision[]
  readonly lines: readonly Line[] = []
  readonly #desk: LnltDesktop

  constructor(desk: LnltDesktop, carry: StepCarry | null) {
    this.#desk = desk
    this.candidates = desk.question.candidates() as readonly Decision[]
    this.move = new MovePart(desk, (_units, _mode, to) => ({ type: 'step', to }))
    this.move.goOn(this.s.move!)
    if (carry) this.move.goAlong(carry.path)
  }

  get s(): LnltState {
    return this.#desk.s
  }

  get stop(): Decision | null {
    return this.candidates.find(({ type }) => type === 'stop') ?? null
  }

  /** Weapons to be picked up, and the way off the map. */
  get activities(): readonly Decision[] {
    return this.candidates.filter((each) => each.type === 'pickUp' || (each as { to?: string }).to === EXIT)
  }

  get problems(): readonly Problem[] {
    const { decision } = this.move
    return decision ? this.#desk.question.problems(decision) : LEGAL
  }

  get ready(): Ready | null {
    const { decision, path } = this.move
    if (decision && this.problems.length === 0) return { decision, label: `Next step, ${placeName(this.s, path[0]!)}`, tone: 'move' }
    return this.stop && path.length === 0 ? { decision: this.stop, label: 'Stop here', tone: 'plain' } : null
  }

  get path(): readonly Place[] {
    return this.move.path.map(hexOf)
  }

  get actors(): readonly Place[] {
    return this.move.at === null || this.move.at < 0 ? [] : [hexOf(this.move.at)]
  }

  get marks(): readonly HexMark[] {
    return [...this.actors.map((place): HexMark => ({ place, tone: 'selected' })), ...this.move.marks()]
  }

  choosePlace(hex: Place): Problem | null {
    if (this.move.goTo(hex)) return null
    return this.actors.includes(hex) ? null : this.move.whyNot(hex)
  }

  remember(): () => void {
    return this.move.remember()
  }

  back(): boolean {
    return this.move.back()
  }
}
