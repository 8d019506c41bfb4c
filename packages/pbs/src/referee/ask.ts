import type { Aslsk, Side } from '@firegroup/aslsk'
import { LEGAL, type Plain, type Question, type Rules, refuse, type Schema, type Shape, variants } from '@firegroup/kernel'
import type { TryPreview } from './odds.ts'

/** Something that a side may do beside the rules of the game, as the referee offers it. */
export interface Offer<D extends { readonly type: string }> {
  readonly kind: string
  readonly title: string
  readonly rule: string
  readonly shape: { readonly [type: string]: Shape }
  /** All that is allowed now. */
  readonly candidates: () => readonly D[]
  /** What would come of one of them. */
  readonly preview?: (decision: D) => TryPreview
}

const END = { type: 'end' } as const

/** Asks a side again and again until it ends it or nothing is left to do. Only what is offered is allowed. */
export function* offer<D extends { readonly type: string }>(
  g: Aslsk,
  side: Side,
  { kind, title, rule, shape, candidates, preview }: Offer<D>,
  perform: (decision: D) => void,
): Rules<void> {
  const schema = variants({ ...shape, end: {} }) as unknown as Schema<D | typeof END>
  while (!g.state.passed.includes(side)) {
    if (candidates().length === 0) return
    g.checkpoint()
    const question: Question<D | typeof END> = {
      kind,
      title,
      rule,
      schema,
      candidates: () => [...candidates(), END],
      problems: (decision) =>
        decision.type === 'end' || candidates().some((each) => same(each, decision)) ? LEGAL : refuse(rule, 'This is not allowed now.'),
      ...(preview ? { preview: (decision) => (decision.type === 'end' ? null : preview(decision as D)) } : {}),
    }
    const [decision] = (yield [{ seat: side, question: question as Question<unknown> }]) as [D | typeof END]
    if (decision.type === 'end') g.state.passed.push(side)
    else perform(decision as D)
  }
}

function same(a: object, b: object): boolean {
  return text(a as Plain) === text(b as Plain)
}

function text(value: Plain): string {
  return JSON.stringify(Object.entries(value as object).sort(([x], [y]) => (x < y ? -1 : 1)))
}
