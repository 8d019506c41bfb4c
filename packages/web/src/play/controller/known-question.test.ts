import type { Problem } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { type Inquiry, isPending, KnownQuestion } from './known-question.ts'

const asked = { kind: 'fire', title: 'Fire?', rule: '1', about: null, candidates: [{ at: 11 }, { at: 13 }] }

/** Even targets are forbidden; the answers come when they are let go. */
function question(options: { gone?: boolean } = {}) {
  const messages: [kind: string, decisions: readonly unknown[]][] = []
  const late: (() => void)[] = []
  let changes = 0
  const answer = <T>(kind: string, decisions: readonly unknown[], one: (at: number) => T) => {
    messages.push([kind, decisions])
    const answers = options.gone ? null : decisions.map((each) => one((each as { at: number }).at))
    return new Promise<{ version: number; answers: readonly T[] | null }>((resolve) => late.push(() => resolve({ version: 0, answers })))
  }
  const inquiry: Inquiry = {
    problems: (decisions) =>
      answer('problems', decisions, (at): readonly Problem[] => (at % 2 === 0 ? [{ rule: '2', message: `${at} is even.` }] : [])),
    previews: (decisions) => answer('previews', decisions, (at) => ({ odds: at * 10 })),
  }
  const made = new KnownQuestion(asked, inquiry, () => changes++)
  const arrive = async (): Promise<void> => {
    await null
    for (const go of late.splice(0)) go()
    await made.settled()
  }
  return { made, messages, arrive, changes: () => changes }
}

test('what is not known is pending and forbidden, and is there when the answer is', async () => {
  const { made, arrive, changes } = question()
  expect(isPending(made.problems({ at: 1 }))).toBe(true)
  expect([made.problems({ at: 1 }).length > 0, made.problem({ at: 2 }), made.preview({ at: 1 })]).toEqual([true, null, null])
  expect(made.isSettled).toBe(false)
  await arrive()
  expect(made.isSettled).toBe(true)
  expect(changes()).toBeGreaterThan(0)
  expect([made.problems({ at: 1 }), made.problem({ at: 2 }), made.preview({ at: 1 })]).toEqual([
    [],
    { rule: '2', message: '2 is even.' },
    { odds: 10 },
  ])
})

test('everything that is asked before the page rests goes in one message of each kind, and nothing is asked twice', async () => {
  const { made, messages, arrive } = question()
  for (const at of [1, 2, 3]) made.problems({ at })
  made.preview(made.candidates()[0])
  made.preview({ at: 11 })
  made.problems({ at: 3 })
  expect(messages).toEqual([])
  await arrive()
  expect(messages).toEqual([
    ['problems', [{ at: 1 }, { at: 2 }, { at: 3 }]],
    ['previews', [{ at: 11 }]],
  ])
  made.problems({ at: 3 })
  made.preview({ at: 11 })
  await null
  expect(messages).toHaveLength(2)
})

test('many previews go in several messages, so that what is asked next need not wait for all of them', async () => {
  const { made, messages, arrive } = question()
  for (let at = 0; at < 30; at++) made.preview({ at })
  await arrive()
  expect(messages.map(([, decisions]) => decisions.length)).toEqual([12, 12, 6])
})

test('whoever watches is told whether something was missing', async () => {
  const { made, arrive } = question()
  const look = () => made.watch(() => made.problems({ at: 1 }).length)
  expect(look()).toEqual({ value: 1, known: false })
  await arrive()
  expect(look()).toEqual({ value: 0, known: true })
})

test('what is done fails quietly for want of an answer, and aloud without', async () => {
  const { made, arrive } = question()
  const act = () => made.attempt(() => (made.preview({ at: 1 }) as { odds: number }).odds)
  expect(act()).toEqual({ known: false })
  await arrive()
  expect(act()).toEqual({ known: true, value: 10 })
  expect(() =>
    made.attempt(() => {
      throw new Error('a fault')
    }),
  ).toThrow('a fault')
})

test('when the match has gone on nobody waits for answers any more', async () => {
  const { made, arrive } = question({ gone: true })
  made.problems({ at: 1 })
  await arrive()
  expect([made.isSettled, isPending(made.problems({ at: 1 }))]).toEqual([true, true])
})

test('what is offered is legal, whoever names it: nobody asks the table', async () => {
  const { made, messages } = question()
  expect(made.problems(made.candidates()[0])).toEqual([])
  expect(made.problems({ at: 13 })).toEqual([])
  expect(made.watch(() => made.problem({ at: 11 }))).toEqual({ value: null, known: true })
  await null
  expect(messages).toEqual([])
})
