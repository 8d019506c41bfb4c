import { accountOf, type Judged, type Review, type RollRow } from '@firegroup/lab'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chances, ChancesTable } from './Chances.tsx'
import { Costs } from './Costs.tsx'
import { Luck } from './Luck.tsx'
import { marksOf } from './marks.ts'
import { courseSentence, headline, luckWords, reasonWords, rowsTold } from './words.ts'

/** What it says, without what it is made of. */
const said = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const row = (seat: string, name: string, worth: number): RollRow => ({ seat, row: name, count: 4, successes: 1, expected: 2, worth })
const cost = (at: number, seat: string, lost: number): Judged => ({
  at,
  seat,
  kind: 'move',
  cost: lost,
  seeming: lost || 0.02,
  trials: 128,
  ways: [
    { decision: 1, words: 'Hold in H6', played: false, chance: 0.6, above: lost, range: 0.03 },
    { decision: 2, words: 'Run to F5', played: true, chance: 0.6 - lost, above: 0, range: 0 },
  ],
  because: ['holds C6', 'loses fewer men'],
})
const account = accountOf(
  [
    { seat: 'us', expected: 0.5, cost: 0.14 },
    { seat: 'them', expected: 0.7, cost: 0 },
    { seat: 'us', expected: null, cost: 0 },
  ],
  'us',
  1,
)
const review: Review = {
  seat: 'us',
  from: 0,
  decisions: 3,
  account,
  ranges: [0.12, 0.12, 0, 0],
  rows: [row('them', 'shots', -0.1), row('us', 'checks', 0.2), row('us', 'fights', 0.1), row('', 'other', account.sums.dice - 0.2)],
  looked: { us: 2, them: 1 },
  costs: [cost(0, 'us', 0.14), cost(1, 'them', 0.06)],
}

test('the head says who won, and whether it had looked otherwise', () => {
  const won = { winner: 'us', reason: '' }
  expect(headline('First Light', won, 'us', 'you', 'Americans', [0.5, 0.3, 1])).toBe('You won First Light, after being behind')
  expect(headline('First Light', won, 'them', 'you', 'Americans', [0.5, 0.6, 0])).toBe('You lost First Light')
  expect(headline('First Light', won, 'us', null, 'Americans', [0.5, 1])).toBe('The Americans won First Light')
  expect(headline('First Light', { winner: null, reason: '' }, 'us', 'you', '', [0.5])).toBe('First Light was a draw')
})

test('rows of rolls stand by side, the rest as one, and add up to all dice', () => {
  const told = rowsTold(review.rows, 'us')
  expect(told.map(({ seat, row: name }) => `${seat} ${name}`)).toEqual(['us checks', 'them shots', ' rest'])
  expect(told.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(account.sums.dice)
  expect(luckWords(9, 'dice', 'you')).toBe('the dice were worth +9 to you')
  expect(luckWords(0, 'cards', 'you')).toBe('the cards were even')
})

test('the chart is a picture with a sentence, and marks what cost and what is known no better than within ten', () => {
  const marks = marksOf(review, [review.costs[0]!])
  expect(marks.map(({ kind, at, text }) => `${kind} ${at} ${text}`)).toEqual(['theirs 1 +6', 'own 0 1'])
  const sentence = courseSentence(account, 'you')
  expect(sentence).toBe(
    'The chance of you to win, of 100, ran from 64 to 100: at most 100, at least 64. The largest step was at decision 2, from 70 to 100, by dice.',
  )
  const look = { name: 'Americans', palette: 'american' }
  const chart = renderToStaticMarkup(
    <Chances
      chances={account.chances}
      ranges={review.ranges}
      marks={marks}
      turns={[{ at: 0, name: 'turn 1' }]}
      at={0}
      own={look}
      theirs={look}
      sentence={sentence}
      nameOf={(at) => `turn 1, decision ${at + 1}`}
      coarse={false}
      onAt={() => undefined}
    />,
  )
  expect(chart).toContain(`role="img" aria-label="${sentence}"`)
  expect(chart).toContain('turn 1, decision 1: 64 to 70')
  expect(chart.match(/review-band/g)).toHaveLength(1)
})

test('the same is there as a table of numbers', () => {
  const { chances, dice, choices } = account
  const table = said(
    <ChancesTable chances={chances} dice={dice} choices={choices} nameOf={(at) => `decision ${at + 1}`} whoOf={() => 'Americans'} />,
  )
  expect(table).toContain('Before Choice Dice After decision 1 Americans 64 −14 +20 70 decision 2 Americans 70 0 +30 100')
})

test('the ledger goes from the start over dice and choices to the end', () => {
  const luck = (
    <Luck
      review={review}
      whose={(seat) => (seat === 'us' ? 'Your' : 'Their')}
      palette={() => 'german'}
      whom="you"
      dice="dice"
      over="won"
      whole
    />
  )
  expect(said(luck)).toContain('64 at the start, dice +50, your choices −14, their choices 0: 100 at the end.')
})

const nothing = (): void => undefined
const list = {
  title: 'What cost you most',
  at: 0,
  nameOf: () => ({ when: 'Turn 3', what: 'Run to F5', phase: 'Movement' }),
  isOwn: () => true,
  onAt: nothing,
  onBranch: nothing,
  onDrill: nothing,
  drilled: '',
  says: '',
}

test('what cost is told with what would have been better and why; what is too close is said to be', () => {
  const costs = [review.costs[0]!, cost(5, 'us', 0)]
  const told = said(<Costs {...list} costs={costs} reasonOf={({ because }) => reasonWords(because)} empty="" />)
  expect(told).toContain('Turn 3: Run to F5. Movement −14 Better: hold in H6, because it holds C6 and loses fewer men.')
  expect(told).toContain('Hold in H6 60 ±3 Played 46 128 trials each, from what was known.')
  expect(told).toContain('Too close to call: within the error of the trials. ≈')
})

test('where nothing cost, that is said', () => {
  expect(said(<Costs {...list} costs={[]} reasonOf={() => ''} empty="Nothing cost you more than 2 in 100. The dice decided." />)).toContain(
    'The dice decided.',
  )
})
