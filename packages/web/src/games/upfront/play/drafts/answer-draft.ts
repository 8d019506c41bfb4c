/** A question with a few answers: accept or reject, go through with it or not. The first that does something is proposed. */
import type { Ready } from '../../../../play/controller/draft.ts'
import type { UpfrontDesktop } from '../kinds.ts'
import { type Option, TableDraft, withoutStop } from './table-draft.ts'

interface About {
  readonly from?: number
  readonly group?: number
  readonly target?: number
  readonly attacker?: number
  readonly defender?: number
}

export class AnswerDraft extends TableDraft {
  override readonly view = 'answer'

  constructor(desk: UpfrontDesktop) {
    super(desk)
    const [first] = this.options
    if (first) this.pick(first)
  }

  /** The engine's own name of what the question is about, where it is a group or two. */
  get between(): { readonly from: number; readonly target: number } | null {
    const about = this.about as About | null | undefined
    // two men who come to blows: their groups
    if (about?.attacker !== undefined) return { from: this.#groupOf(about.attacker), target: this.#groupOf(about.defender) }
    if (about?.target === undefined) return null
    return { from: about.from ?? about.group ?? -1, target: about.target }
  }

  #groupOf(man: number | undefined): number {
    return this.s.groups.find(({ men, gone }) => !gone && man !== undefined && men.includes(man))?.id ?? -1
  }

  /** Where there is nothing to play, to pass is what Enter does. */
  override get ready(): Ready | null {
    const only = this.options.length === 0 ? this.end : undefined
    return only ? { decision: only.decision, label: withoutStop(only.words), tone: 'plain' } : super.ready
  }

  /** Of just two answers, the one that is not picked. */
  get second(): Ready | null {
    const all = this.end ? [...this.options, this.end] : this.options
    const option = all.length === 2 ? all.find((each) => each !== this.picked) : undefined
    return option ? { decision: option.decision, label: withoutStop(option.words), tone: 'plain' } : null
  }

  override pick(option: Option | null): void {
    if (option !== this.picked) super.pick(option)
  }
}
