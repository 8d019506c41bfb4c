/** One of a few decisions, chosen from a list, by its number or by its hex. It begins with the first. */

import type { Problem } from '@firegroup/kernel'
import type { LnltState } from '@firegroup/lnlt'
import type { HexDraft, HexMark, Line, Place, Ready } from '../../../../play/controller/draft.ts'
import type { LnltDesktop } from '../kinds.ts'

export abstract class OneOfDraft<D> implements HexDraft {
  abstract readonly view: string
  abstract readonly ready: Ready | null
  abstract readonly actors: readonly Place[]
  abstract readonly lines: readonly Line[]
  abstract readonly marks: readonly HexMark[]
  readonly path: readonly Place[] = []
  readonly options: readonly D[]
  chosen: D
  protected readonly desk: LnltDesktop

  constructor(desk: LnltDesktop, options: readonly D[]) {
    this.desk = desk
    this.options = options
    this.chosen = options[0]!
  }

  get s(): LnltState {
    return this.desk.s
  }

  choose(option: D): void {
    this.chosen = option
    this.desk.changed()
  }

  pick(number: number): void {
    const option = this.options[number]
    if (option !== undefined) this.choose(option)
  }

  /** Those of a hex by turns; false where there are none. */
  protected chooseNext(there: readonly D[]): boolean {
    if (there.length > 0) this.choose(there[(there.indexOf(this.chosen) + 1) % there.length]!)
    return there.length > 0
  }

  abstract choosePlace(hex: Place): Problem | null

  get problems(): readonly Problem[] {
    return this.desk.question.problems(this.chosen)
  }

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
