import type { PutQuestion } from '../questions.ts'

type Tellers<S> = {
  readonly [kind: string]: ((s: S, asked: { readonly title: string; readonly about: never }, who: string) => string) | undefined
}

/** An open decision in one sentence, in the words of its kind; what has none there is told by its title. */
export function sentenceWords<S>(tellers: Tellers<S>, s: S, { kind, title, about }: PutQuestion, who: string): string {
  const tell = Object.hasOwn(tellers, kind) ? tellers[kind] : undefined
  return tell ? tell(s, { title, about: about as never }, who) : joined(title)
}

/** What is so and what there is to choose, as one sentence: 'They charge. Who fires?' is 'They charge: who fires?'. */
export function joined(title: string): string {
  const [so, choice, ...more] = title.split(/(?<=[^.][.!]) (?=[A-Z])/)
  if (choice === undefined || more.length > 0) return title
  return `${so!.slice(0, -1)}: ${choice[0]!.toLowerCase()}${choice.slice(1)}`
}
