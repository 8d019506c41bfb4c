/** A move under way: the next step of the plan, something picked up, somebody who gets on or off, or the end of it. */

import { LEGAL, type Problem } from '@firegroup/kernel'
import { type DriveLeg, hexOf, type LnltState, type Location } from '@firegroup/lnlt'
import type { HexDraft, HexMark, Line, Place, Ready } from '../../../../play/controller/draft.ts'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { placeName } from '../words.ts'
import { DrivePart, legWords } from './drive-part.ts'
import { MovePart } from './move-part.ts'

/** What is left of a plan after its first step was taken. */
export interface StepCarry {
  readonly path?: readonly Location[]
  readonly legs?: readonly DriveLeg[]
}

/** What a step off the map is called in decisions. */
const EXIT = 'exit'
/** What can be done on the way besides going on. */
const BESIDES: readonly string[] = ['pickUp', 'board', 'unload', 'hullDown']

export class StepDraft implements HexDraft {
  readonly view = 'step'
  readonly move: MovePart
  /** 15.1: of a vehicle that moves by itself, or of a gun that may be turned; null for all others. */
  readonly drive: DrivePart | null
  readonly candidates: readonly Decision[]
  readonly lines: readonly Line[] = []
  readonly #desk: LnltDesktop

  constructor(desk: LnltDesktop, carry: StepCarry | null) {
    this.#desk = desk
    this.candidates = desk.question.candidates() as readonly Decision[]
    this.move = new MovePart(desk, (_units, _mode, to) => ({ type: 'step', to }))
    const move = this.s.move!
    const [first] = move.units.map((id) => this.s.units[id]!)
    const isDriven = move.units.length === 1 && first?.vehicle !== undefined
    this.drive = isDriven
      ? new DrivePart(desk, (_unit, _mode, { kind, at, facing }) =>
          kind === 'turn' ? { type: 'pivot', facing } : { type: 'step', to: placeName(this.s, at) },
        )
      : null
    if (this.drive) {
      this.move.follow(move)
      this.drive.goOn(move, carry?.legs ?? [])
    } else {
      this.move.goOn(move)
      if (carry?.path) this.move.goAlong(carry.path)
    }
  }

  get s(): LnltState {
    return this.#desk.s
  }

  get stop(): Decision | null {
    return this.candidates.find(({ type }) => type === 'stop') ?? null
  }

  /** Weapons to be picked up, who may get on or off, a gun's other facings, and the way off the map. */
  get activities(): readonly Decision[] {
    return this.candidates.filter(
      (each) => BESIDES.includes(each.type) || (each as { to?: string }).to === EXIT || (each.type === 'pivot' && !this.drive),
    )
  }

  get problems(): readonly Problem[] {
    if (this.drive) return this.drive.problems
    const { decision } = this.move
    return decision ? this.#desk.question.problems(decision) : LEGAL
  }

  get ready(): Ready | null {
    const { drive, s } = this
    const decision = drive ? drive.decision : this.move.decision
    if (decision && this.problems.length === 0) {
      const label = drive
        ? legWords(s, drive.legs[0]!, s.units[drive.unit!]!.laid!.facing)
        : `Next step, ${placeName(s, this.move.path[0]!)}`
      return { decision, label, tone: 'move' }
    }
    return this.stop && !decision ? { decision: this.stop, label: 'Stop here', tone: 'plain' } : null
  }

  get path(): readonly Place[] {
    return this.drive ? this.drive.path : this.move.path.map(hexOf)
  }

  get actors(): readonly Place[] {
    return this.move.at === null || this.move.at < 0 ? [] : [hexOf(this.move.at)]
  }

  get marks(): readonly HexMark[] {
    return [...this.actors.map((place): HexMark => ({ place, tone: 'selected' })), ...(this.drive ?? this.move).marks()]
  }

  choosePlace(hex: Place): Problem | null {
    const part = this.drive ?? this.move
    if (part.goTo(hex)) return null
    return this.actors.includes(hex) ? null : part.whyNot(hex)
  }

  remember(): () => void {
    const parts = [this.move.remember(), this.drive?.remember()]
    return () => {
      for (const putBack of parts) putBack?.()
    }
  }

  back(): boolean {
    return (this.drive ?? this.move).back()
  }
}
