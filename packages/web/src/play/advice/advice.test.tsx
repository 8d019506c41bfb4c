import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Considered, Thoughts } from '../../worker/thoughts.ts'
import { Advice } from './advice.ts'
import { ThoughtPanel } from './ThoughtPanel.tsx'
import { odds, range, remarks, spoken, verdict } from './words.ts'

const fire = option('Fire from G5 at K5', 0.614, 24, {
  reasons: ['holds K5', 'keeps the MMG out of the open'],
  next: [
    { seat: 'them', words: 'Hold fire' },
    { seat: 'us', words: 'End Prep Fire' },
  ],
})
const end = option('End Prep Fire', 0.48, 9, { reasons: ['risks the 9-2'] })
const wait = option('Wait', 0.6, 24, { isEqual: true })
const thoughts: Thoughts = { level: 'veteran', forced: false, options: [fire, end] }

describe('words', () => {
  test('odds are never certain, and never hopeless, and not told after a handful of trials', () => {
    expect([0, 0.004, 0.614, 0.999, 1].map((chance) => odds({ chance, trials: 24 }))).toEqual([
      '1 in 100',
      '1 in 100',
      '61 in 100',
      '99 in 100',
      '99 in 100',
    ])
    expect([0, 1, 4, 7, 8].map((trials) => odds({ chance: 0.5, trials }))).toEqual([null, null, null, null, '50 in 100'])
    expect(range({ low: 0.521, high: 0.7 })).toBe('between 52 and 70')
  })

  test('each way says what speaks for it, that it is as good, or what speaks against it', () => {
    const all = { options: [fire, wait, end] }
    expect(all.options.map((each) => verdict(each, all))).toEqual([
      'Holds K5, keeps the MMG out of the open.',
      'As good, as far as one can tell.',
      'Worse: risks the 9-2.',
    ])
    expect(verdict(option('A', 0, 0), all)).toBe('Not tried.')
  })

  test('a list that does not speak for itself is explained', () => {
    expect(remarks(thoughts)).toEqual([])
    expect(remarks({ ...thoughts, forced: true, options: [fire] })).toEqual(['There is nothing else to choose.'])
    expect(remarks({ ...thoughts, options: [fire, wait, end] })).toEqual([
      'Too close to call: one other is as good as the first, as far as one can tell.',
    ])
    expect(remarks({ ...thoughts, options: [fire, wait, wait] })).toEqual(['Too close to call: nothing tells these apart.'])
    expect(remarks({ ...thoughts, options: [option('A', 0, 0), option('B', 0, 0)] })[0]).toMatch(/at first sight/)
    expect(remarks({ ...thoughts, options: [option('A', 0.5, 4), option('B', 0.5, 4)] })[0]).toMatch(/^Too early to say/)
    // what was tried only because it was played is no part of the list
    expect(remarks({ ...thoughts, options: [fire, { ...wait, overlooked: true }] })).toEqual([])
    expect(spoken(thoughts)).toBe(
      'Best: Fire from G5 at K5. It wins 61 in 100, between 51 and 71. Holds K5, keeps the MMG out of the open.',
    )
  })
})

describe('asking for advice', () => {
  test('it is thought about, given, read and put away, and everybody is told', async () => {
    const { advice, stages } = listened()
    const thinking = Promise.withResolvers<Thoughts>()
    advice.ask((progress) => {
      progress(0.5)
      return thinking.promise
    })
    expect(advice.stage).toEqual({ kind: 'thinking', share: 0.5 })
    thinking.resolve(thoughts)
    await thinking.promise
    advice.choose(fire)
    expect(advice.stage).toEqual({ kind: 'given', thoughts, chosen: fire })
    advice.choose(fire)
    expect(advice.stage).toMatchObject({ chosen: null })
    advice.close()
    expect(stages).toEqual(['thinking', 'thinking', 'given', 'given', 'given', 'none'])
  })

  test('who has decided meanwhile does not hear of it any more', async () => {
    const { advice, stages } = listened()
    const late = Promise.withResolvers<Thoughts>()
    advice.ask(() => late.promise)
    advice.close()
    late.resolve(thoughts)
    await late.promise
    expect(stages).toEqual(['thinking', 'none'])
  })

  test('a second question is not answered by the first', async () => {
    const { advice } = listened()
    const first = Promise.withResolvers<Thoughts>()
    advice.ask(() => first.promise)
    advice.close()
    advice.ask(() => new Promise(() => undefined))
    first.resolve(thoughts)
    await first.promise
    expect(advice.stage.kind).toBe('thinking')
  })

  test('a failure says what happened and what to do', async () => {
    const { advice } = listened()
    await Promise.allSettled([failing(advice)])
    expect(shown(advice)).toContain('The computer could not think about this: No game is open. Your game is untouched; you can ask again.')
  })
})

describe('the panel', () => {
  test('tells odds, trials, what may follow and whose it is, and offers to do it', async () => {
    const { advice } = listened()
    await given(advice)
    advice.choose(fire)
    const text = shown(advice, true).replace(/<[^>]*>/g, ' ')
    for (const words of [
      'Fire from G5 at K5',
      '61 in 100',
      'between 51 and 71',
      'Holds K5',
      'They',
      'Hold fire',
      'You',
      'End Prep Fire',
      'Do this',
    ])
      expect(text).toContain(words)
    expect(shown(advice).replace(/<[^>]*>/g, ' ')).not.toContain('Do this')
  })

  test('shows how far it is while it thinks', () => {
    const { advice } = listened()
    advice.ask((progress) => {
      progress(0.25)
      return new Promise(() => undefined)
    })
    expect(shown(advice)).toMatch(/Thinking it through.*<progress value="0.25"/)
  })

  test('marks what was played', async () => {
    const { advice } = listened()
    await given(advice, { ...thoughts, options: [fire, { ...end, played: true }] })
    expect(shown(advice)).toMatch(/End Prep Fire<\/strong><span><em[^>]*>Played/)
  })
})

function option(words: string, chance: number, trials: number, more: Partial<Considered> = {}): Considered {
  const [low, high] = [chance - 0.1, chance + 0.1]
  const usual = { isEqual: false, reasons: [], next: [], played: false, overlooked: false }
  return { decision: { type: words }, words, chance, low, high, trials, ...usual, ...more }
}

function listened(): { advice: Advice; stages: string[] } {
  const stages: string[] = []
  const advice: Advice = new Advice(() => stages.push(advice.stage.kind))
  return { advice, stages }
}

async function given(advice: Advice, what = thoughts): Promise<void> {
  const answer = Promise.resolve(what)
  advice.ask(() => answer)
  await answer
}

async function failing(advice: Advice): Promise<void> {
  const answer = Promise.reject(new Error('No game is open.'))
  advice.ask(() => answer)
  await answer
}

function shown(advice: Advice, canDo = false): string {
  const nameOf = (seat: string): string => (seat === 'us' ? 'You' : 'They')
  return renderToStaticMarkup(
    <ThoughtPanel title="Advice" advice={advice} nameOf={nameOf} note="" onDo={canDo ? () => undefined : undefined} />,
  )
}
