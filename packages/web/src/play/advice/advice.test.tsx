import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Considered, Thoughts } from '../../worker/thoughts.ts'
import { Advice } from './advice.ts'
import { ThoughtPanel } from './ThoughtPanel.tsx'
import { odds, remarks, spoken, trialWords } from './words.ts'

const fire = option('Fire from G5 at K5', 0.614, 24, [
  { seat: 'them', words: 'Hold fire' },
  { seat: 'us', words: 'End Prep Fire' },
])
const end = option('End Prep Fire', 0.48, 9)
const thoughts: Thoughts = { level: 'veteran', forced: false, options: [fire, end] }

describe('words', () => {
  test('odds are never certain, and never hopeless', () => {
    expect([0, 0.004, 0.614, 0.999, 1].map((chance) => odds({ chance }))).toEqual([
      '1 in 100',
      '1 in 100',
      '61 in 100',
      '99 in 100',
      '99 in 100',
    ])
  })

  test('few trials are called what they are', () => {
    expect([0, 1, 3, 24].map((trials) => trialWords({ trials }))).toEqual([
      'not tried',
      'tried once, a mere guess',
      'tried 3 times, a rough guess',
      'tried 24 times',
    ])
  })

  test('a list that does not speak for itself is explained', () => {
    expect(remarks(thoughts)).toEqual([])
    expect(remarks({ ...thoughts, forced: true, options: [fire] })).toEqual(['There is nothing else to choose.'])
    expect(remarks({ ...thoughts, options: [end, fire] })).toEqual(['Higher odds further down are luck, or too close to call.'])
    expect(remarks({ ...thoughts, options: [option('A', 0, 0), option('B', 0, 0)] })[0]).toMatch(/at first sight/)
    // what was tried only because it was played is no part of the list
    expect(remarks({ ...thoughts, options: [end, { ...fire, overlooked: true }] })).toEqual([])
    expect(spoken(thoughts)).toBe('Best: Fire from G5 at K5. It wins 61 in 100.')
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
    for (const words of ['Fire from G5 at K5', '61 in 100', 'tried 24 times', 'They', 'Hold fire', 'You', 'End Prep Fire', 'Do this'])
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

function option(words: string, chance: number, trials: number, next: Considered['next'] = []): Considered {
  return { decision: { type: words }, words, chance, trials, next, played: false, overlooked: false }
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
