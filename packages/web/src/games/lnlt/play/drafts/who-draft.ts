/** Who of several takes part, or nobody: those who storm a vehicle, fire out of a Bunker, get off with others, or keep moving. */

import type { Problem } from '@firegroup/kernel'
import { hexOf } from '@firegroup/lnlt'
import { type HexMark, type Line, type Place, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { LnltDesktop } from '../kinds.ts'
import { unitCount } from '../words.ts'
import { ChosenDraft } from './chosen-draft.ts'

/** The questions that are answered so: what taking part is called, what nobody's is, and whether all are proposed. */
const ASKED = {
  counterAssault: { does: 'Storm it', none: 'Nobody storms it', all: true, tone: 'fire' },
  bunkerAnswer: { does: 'Fire at it', none: 'Nobody fires', all: true, tone: 'fire' },
  joinDismount: { does: 'Get off', none: 'They stay on', all: false, tone: 'move' },
  continuousMovement: { does: 'Keep moving', none: 'Nobody keeps moving', all: false, tone: 'move' },
} as const

export type WhoKind = keyof typeof ASKED

export const isWho = (kind: string): kind is WhoKind => Object.hasOwn(ASKED, kind)

export class WhoDraft extends ChosenDraft<readonly number[]> {
  readonly view = 'who'
  readonly lines: readonly Line[] = []
  readonly kind: WhoKind
  /** Who may, and the vehicle that it is about; -1 for none. */
  readonly able: readonly number[]
  readonly vehicle: number

  constructor(desk: LnltDesktop, kind: WhoKind) {
    const { units, vehicle = -1 } = desk.question.about as { readonly units: readonly number[]; readonly vehicle?: number }
    super(desk, ASKED[kind].all ? units : [])
    this.kind = kind
    this.able = units
    this.vehicle = vehicle
  }

  toggle(id: number): void {
    this.set(this.chosen.includes(id) ? this.chosen.filter((each) => each !== id) : [...this.chosen, id])
  }

  set(units: readonly number[]): void {
    this.chosen = this.able.filter((id) => units.includes(id))
    this.desk.changed()
  }

  pick(at: number): void {
    const id = this.able[at]
    if (id !== undefined) this.toggle(id)
  }

  override get decision(): { readonly units: readonly number[] } {
    return { units: this.chosen }
  }

  get ready(): Ready | null {
    if (this.problems.length > 0) return null
    const { does, none, tone } = ASKED[this.kind]
    if (this.chosen.length === 0) return { decision: this.decision, label: none, tone: 'plain' }
    return { decision: this.decision, label: `${does}: ${unitCount(this.s, this.chosen)}`, tone }
  }

  /** Beside whoever takes part: that nobody does. */
  get second(): Ready | null {
    return this.chosen.length === 0 ? null : { decision: { units: [] }, label: ASKED[this.kind].none, tone: 'plain' }
  }

  #hexOf(id: number): Place {
    const unit = this.s.units[id]!
    const at = unit.at < 0 && unit.aboard !== undefined ? this.s.units[unit.aboard]!.at : unit.at
    return at < 0 ? -1 : hexOf(at)
  }

  get actors(): readonly Place[] {
    return unique(this.able.map((id) => this.#hexOf(id))).filter((place) => place >= 0)
  }

  get marks(): readonly HexMark[] {
    const going = unique(this.chosen.map((id) => this.#hexOf(id)))
    const own = this.actors.map((place): HexMark => ({ place, tone: going.includes(place) ? 'selected' : 'option' }))
    const theirs = this.vehicle < 0 || this.s.units[this.vehicle]!.side === this.desk.seat ? -1 : this.#hexOf(this.vehicle)
    return theirs < 0 || this.actors.includes(theirs) ? own : [...own, { place: theirs, tone: 'target' }]
  }

  /** All of a hex take part, or none of them. */
  choosePlace(hex: Place): Problem | null {
    const there = this.able.filter((id) => this.#hexOf(id) === hex)
    if (there.length === 0) return { message: `Nobody in ${this.s.setting.map.grid.idOf(hex)} is asked.` }
    const all = there.every((id) => this.chosen.includes(id))
    this.set(all ? this.chosen.filter((id) => !there.includes(id)) : [...this.chosen, ...there])
    return null
  }
}
