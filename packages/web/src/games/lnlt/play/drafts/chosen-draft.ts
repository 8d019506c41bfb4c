/** A draft that is nothing but what is chosen: it is remembered, and there is nothing in it to take back. */

import type { Problem } from '@firegroup/kernel'
import type { LnltState } from '@firegroup/lnlt'
import type { HexDraft, HexMark, Line, Place, Ready } from '../../../../play/controller/draft.ts'
import type { LnltDesktop } from '../kinds.ts'

export abstract class ChosenDraft<C> implements HexDraft {
  abstract readonly view: string
  abstract readonly ready: Ready | null
  abstract readonly actors: readonly Place[]
  abstract readonly lines: readonly Line[]
  abstract readonly marks: readonly HexMark[]
  readonly path: readonly Place[] = []
  chosen: C
  protected readonly desk: LnltDesktop

  constructor(desk: LnltDesktop, chosen: C) {
    this.desk = desk
    this.chosen = chosen
  }

  get s(): LnltState {
    return this.desk.s
  }

  /** What would be decided. */
  get decision(): unknown {
    return this.chosen
  }

  get problems(): readonly Problem[] {
    return this.desk.question.problems(this.decision)
  }

  abstract choosePlace(hex: Place): Problem | null

  remember(): () => void {
    const { chosen } = this
    return () => {
      this.chosen = chosen
    }
  }

  back(): boolean {
    return false
  }
}
