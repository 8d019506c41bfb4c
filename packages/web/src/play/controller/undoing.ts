/** What the undo button does, in words: what it takes back, or why it can't. */
import type { GameEvent } from '@firegroup/kernel'
import type { Standpoint } from '@firegroup/table'

export interface Undoing {
  /** 'free': nothing has fallen since. 'practice': past dice, or what the computer has done. 'none': not at all. */
  readonly way: 'free' | 'practice' | 'none'
  readonly label: string
}

/** `made`: what was decided here, in words, by the number of decisions before it. */
export function undoingOf<S, E extends GameEvent>(
  { version, undoProblem, goBackProblem }: Standpoint<S, E>,
  made: ReadonlyMap<number, string>,
): Undoing {
  if (undoProblem === null) return { way: 'free', label: `Undo: ${wordsOf(made.get(version - 1))}` }
  if (goBackProblem !== null) return { way: 'none', label: `Undo: not possible. ${reason(undoProblem, goBackProblem)}` }
  const last = [...made.keys()].filter((each) => each < version).reduce((latest, each) => Math.max(latest, each), -1)
  return { way: 'practice', label: `Undo past the dice, as practice: ${wordsOf(made.get(last))}` }
}

const wordsOf = (words: string | undefined): string => (words ? words.replace(/\.$/, '') : 'your last decision')

/** Where nothing was decided yet, there is nothing to explain. */
const reason = (undo: string, back: string): string => (back === 'There is nothing to undo.' ? back : undo)
