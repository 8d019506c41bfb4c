/** One of a few decisions, chosen from a list, by its number or by its hex. It begins with the first. */
import type { LnltDesktop } from '../kinds.ts'
import { ChosenDraft } from './chosen-draft.ts'

export abstract class OneOfDraft<D> extends ChosenDraft<D> {
  readonly options: readonly D[]

  constructor(desk: LnltDesktop, options: readonly D[]) {
    super(desk, options[0]!)
    this.options = options
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
}
