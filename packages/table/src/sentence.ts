/** The open decision in one sentence: the same in lists, notices, titles and what is read out. */
import { type GameEvent, OBSERVER, type PutQuestion, type Seat, type System } from '@firegroup/kernel'

/** Whoever sits opposite, where nobody has told his name. */
const SOMEBODY = 'The enemy'

/** `state` is as the one who is asked may know it; `other` is the name of whoever sits opposite. */
export function sentenceOf<S, E extends GameEvent>(
  { words }: Pick<System<S, E>, 'words'>,
  state: S,
  asked: PutQuestion,
  other: string = SOMEBODY,
): string {
  return words?.sentence?.(state, asked, other) ?? asked.title
}

interface Named {
  readonly type: string
  readonly name?: string
}

/** What whoever sits opposite a seat is called in a sentence: by his name, the computer as such. */
export function opposite(players: { readonly [seat: Seat]: Named }, seat: Seat): string {
  const [, other] = Object.entries(players).find(([each]) => each !== seat && each !== OBSERVER) ?? []
  if (!other) return SOMEBODY
  return other.type === 'computer' ? 'The computer' : other.name || SOMEBODY
}
