/** 18.2: the Spotting Round has fallen: where the shells come down, or that they don't. */

import type { Problem } from '@firegroup/kernel'
import { hexOf, type LnltState, locationNamed } from '@firegroup/lnlt'
import type { HexDraft, HexMark, Line, Place, Ready } from '../../../../play/controller/draft.ts'
import type { Decision, LnltDesktop } from '../kinds.ts'

interface Shift extends Decision {
  readonly to: string
}

const ABORT = { type: 'abort' } as const

export class RoundDraft implements HexDraft {
  readonly view = 'round'
  readonly path: readonly Place[] = []
  /** The caller, and where the round fell. */
  readonly about: { readonly unit: number; readonly at: string }
  readonly shifts: readonly Shift[]
  to: Shift | null
  readonly #desk: LnltDesktop

  constructor(desk: LnltDesktop) {
    this.#desk = desk
    this.about = desk.question.about as RoundDraft['about']
    this.shifts = (desk.question.candidates() as readonly Decision[]).filter((each): each is Shift => each.type === 'shift')
    // where most enemies are: there it is wanted
    this.to = this.shifts.toSorted((a, b) => this.enemiesAt(b) - this.enemiesAt(a))[0] ?? null
  }

  get s(): LnltState {
    return this.#desk.s
  }

  hexOf(name: string): Place {
    return hexOf(locationNamed(this.s.setting, name))
  }

  /** Enemies that would be in the middle of it. */
  enemiesAt({ to }: Shift): number {
    return this.s.units.filter((unit) => unit.side !== this.#desk.seat && unit.at >= 0 && hexOf(unit.at) === this.hexOf(to)).length
  }

  choose(to: Shift): void {
    this.to = to
    this.#desk.changed()
  }

  pick(at: number): void {
    const shift = this.shifts[at]
    if (shift) this.choose(shift)
  }

  get problems(): readonly Problem[] {
    return this.#desk.question.problems(this.to ?? ABORT)
  }

  get ready(): Ready | null {
    if (this.problems.length > 0) return null
    return this.to ? { decision: this.to, label: `Fire for effect on ${this.to.to}`, tone: 'fire' } : this.#abort
  }

  get second(): Ready | null {
    return this.to ? this.#abort : null
  }

  get #abort(): Ready {
    return { decision: ABORT, label: 'Break off', tone: 'plain' }
  }

  get actors(): readonly Place[] {
    return [this.hexOf(this.about.at)]
  }

  get lines(): readonly Line[] {
    return []
  }

  get marks(): readonly HexMark[] {
    return this.shifts.map(
      (shift): HexMark => ({
        place: this.hexOf(shift.to),
        tone: shift === this.to ? 'target' : 'option',
        ...(shift.to === this.about.at ? { detail: 'fell here' } : {}),
      }),
    )
  }

  choosePlace(hex: Place): Problem | null {
    const found = this.shifts.find(({ to }) => this.hexOf(to) === hex)
    if (found) this.choose(found)
    return found ? null : this.#desk.question.problem({ type: 'shift', to: this.s.setting.map.grid.idOf(hex) })
  }

  remember(): () => void {
    const { to } = this
    return () => {
      this.to = to
    }
  }

  back(): boolean {
    return false
  }
}
