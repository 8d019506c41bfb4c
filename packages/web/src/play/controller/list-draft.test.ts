import type { Question } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import type { Desktop } from './draft.ts'
import { ListDraft } from './list-draft.ts'

const offered = [{ type: 'drop', at: 1 }, { type: 'destroy', at: 1 }, { type: 'rally', at: 2 }, { type: 'done' }]

function draft(decisions: readonly { readonly type: string; readonly at?: number }[]): ListDraft<null> {
  const question = { kind: 'rally', candidates: () => decisions } as unknown as Question<unknown>
  const desktop = { s: null, question, changed: () => {} } as unknown as Desktop<null>
  const placed = (decision: unknown) => (decision as { at?: number }).at
  return new ListDraft(desktop, {
    describe: (_s, _kind, decision) => (decision as { type: string }).type,
    places: (_s, decision) => (placed(decision) === undefined ? [] : [placed(decision)!]),
    name: (_s, place) => `hex ${place}`,
    isWish: (decision) => ['drop', 'destroy'].includes((decision as { type: string }).type),
  })
}

test('Enter never does what is only a wish: not at first, and not where a place was chosen', () => {
  const list = draft(offered)
  expect(list.ready?.label).toBe('rally')
  list.choosePlace(1)
  expect(list.shown.map(({ words }) => words)).toEqual(['drop', 'destroy', 'done'])
  expect(list.ready?.label).toBe('done')
})

test('what was picked by hand is done, wish or not', () => {
  const list = draft(offered)
  list.choose(list.options[1]!)
  expect(list.ready?.label).toBe('destroy')
  list.step(-1)
  expect(list.ready?.label).toBe('drop')
})

test('nobody is reminded of a wish, but its place is marked', () => {
  const list = draft(offered)
  expect(list.actors).toEqual([2])
  expect(list.marks.map(({ place }) => place)).toEqual([1, 2])
})
