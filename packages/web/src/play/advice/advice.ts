/** Advice for the open question: asked for by the player, and gone with the question. Knows no React. */
import type { Considered, Thoughts } from '../../worker/thoughts.ts'

export type AdviceStage =
  /** Nobody has asked. */
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking'; readonly share: number }
  | { readonly kind: 'given'; readonly thoughts: Thoughts; readonly chosen: Considered | null }
  | { readonly kind: 'failed'; readonly message: string }

type Think = (progress: (share: number) => void) => Promise<Thoughts>

const NONE: AdviceStage = { kind: 'none' }

export class Advice {
  readonly #changed: () => void
  #stage: AdviceStage = NONE

  constructor(changed: () => void) {
    this.#changed = changed
  }

  get stage(): AdviceStage {
    return this.#stage
  }

  /** Something of it is shown. */
  get isOpen(): boolean {
    return this.#stage.kind !== 'none'
  }

  ask(think: Think): void {
    // what comes of it is for this question alone: whoever decides meanwhile, or asks again, does not hear of it any more
    let mine: AdviceStage = { kind: 'thinking', share: 0 }
    const go = (next: AdviceStage): void => {
      if (this.#stage !== mine) return
      mine = next
      this.#to(next)
    }
    this.#to(mine)
    think((share) => go({ kind: 'thinking', share })).then(
      (thoughts) => go({ kind: 'given', thoughts, chosen: null }),
      (error: Error) => go({ kind: 'failed', message: error.message }),
    )
  }

  /** One of the options, to be read in full and perhaps to be done; once more puts it back. */
  choose(option: Considered | undefined): void {
    if (this.#stage.kind !== 'given' || !option) return
    this.#to({ ...this.#stage, chosen: option === this.#stage.chosen ? null : option })
  }

  close(): void {
    if (this.isOpen) this.#to(NONE)
  }

  #to(stage: AdviceStage): void {
    this.#stage = stage
    this.#changed()
  }
}
