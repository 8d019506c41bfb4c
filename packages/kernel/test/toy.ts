import { type GameEvent, LEGAL, type Outcome, type Question, type Rules, type Runtime, refuse, type System } from '../src/index.ts'
import { integer, record } from '../src/schema.ts'

/** A state for tests of the kernel itself: whatever the rules under test note down. */
export interface Toy {
  notes: number[]
  turn: number
}
type ToyEvent = GameEvent & { readonly n?: number }
export type ToyRuntime = Runtime<Toy, ToyEvent>

/** A number from 0 to 9, even ones only. */
export const evenNumber = (kind = 'number'): Question<{ readonly n: number }> => ({
  kind,
  title: 'Which number?',
  rule: '1',
  schema: record({ n: integer(0, 9) }),
  candidates: () => [0, 2, 4, 6, 8].map((n) => ({ n })),
  problems: ({ n }) => (n % 2 === 0 ? LEGAL : refuse('1', `${n} is odd.`)),
})

/** A system made of nothing but the rules given. */
export function toy(play: (g: ToyRuntime) => Rules<Outcome>, over: Partial<System<Toy, ToyEvent>> = {}): System<Toy, ToyEvent> {
  return {
    id: 'toy',
    version: 1,
    seats: ['a', 'b', 'c'],
    begin: () => ({ ok: true, value: { notes: [], turn: 0 } }),
    situation: (description) => ({ ok: true, value: description as Toy }),
    play,
    clone: ({ notes, turn }) => ({ notes: notes.slice(), turn }),
    view: ({ notes, turn }) => ({ notes: notes.slice(), turn }),
    resample: () => undefined,
    ...over,
  }
}

/** Each seat in turn notes a number, for ever. */
export function* takeTurns(g: ToyRuntime): Rules<Outcome> {
  for (;;) {
    g.checkpoint()
    const { n } = yield* g.ask(['a', 'b', 'c'][g.state.turn % 3]!, evenNumber())
    g.state.notes.push(n)
    g.state.turn++
    g.emit({ type: 'noted', n })
  }
}
