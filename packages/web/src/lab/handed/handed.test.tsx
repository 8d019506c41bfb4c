import { type GameRecord, seriesJson } from '@firegroup/lab'
import type { HandedList, HandedSeries } from '@firegroup/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LabGame } from '../../games/lab.ts'
import { NoServer } from '../../online/api.ts'
import { Laboratory, type Subject } from '../laboratory.ts'
import { fakeCrew, recordOf } from '../testing/fake-crew.ts'
import { Desk, type DeskApi, isGoing } from './desk.ts'
import { OnServer } from './OnServer.tsx'

const game = { arena: { id: 'any', rules: 3, seats: ['north', 'south'], players: ['greedy'] } } as unknown as LabGame
const subject: Subject = { game, id: 'ford', name: 'The Ford', scenario: {}, players: ['greedy', 'greedy'], seed: 'x' }
const series: HandedSeries = {
  id: 's',
  system: 'any',
  scenario: 'ford',
  players: ['greedy', 'greedy'],
  seed: 'x',
  games: 30,
  rules: 3,
  done: 12,
  problem: null,
  cancelled: false,
  made: 'then',
}
const record = (number: number): GameRecord => recordOf({ seed: `x ${number}`, scenario: 0, players: ['greedy', 'greedy'] })
const told = (more: Partial<HandedList> = {}): HandedList => ({ problem: null, workers: 2, most: 2000, series: [series], ...more })

/** A server that has so many games of the series, and tells five at a time. */
function fakeDesk(list: () => HandedList, more: Partial<DeskApi> = {}): Desk {
  const nothing = () => Promise.resolve({})
  const records = (_: string, from: number): Promise<GameRecord[]> =>
    Promise.resolve([1, 2, 3, 4, 5].map((i) => from + i).flatMap((number) => (number <= 11 ? [record(number)] : [])))
  return new Desk({
    list: () => Promise.resolve(list()),
    order: () => Promise.resolve(series),
    cancel: nothing,
    forget: nothing,
    records,
    ...more,
  })
}

function card(desk: Desk, games: number | null = 20): string {
  const lab = new Laboratory(fakeCrew(1, (task) => recordOf(task)))
  const name = (id: string): string => id
  return renderToStaticMarkup(<OnServer {...{ lab, subject, games, desk }} nameOf={name} playerName={name} />)
}

test('the server is asked when somebody wants it; where there is none, or no PostgreSQL, it is said what is missing', async () => {
  const none = fakeDesk(told, { list: () => Promise.reject(new NoServer('Nobody answers.')) })
  expect(card(none)).toContain('Ask the server')
  await none.look()
  expect(card(none)).toContain('No server answers here. This computer can be one: npm start.')
  const bare = fakeDesk(() => told({ problem: 'They need a PostgreSQL.', series: [] }))
  await bare.look()
  expect(card(bare)).toContain('They need a PostgreSQL.')
  expect(card(bare)).not.toContain('on the server</button>')
})

test('a series is handed over, or more of it; those that go on can be cancelled, others forgotten', async () => {
  let list = told({ series: [], workers: 0 })
  const desk = fakeDesk(() => list)
  await desk.look()
  expect(card(desk)).toContain('Run 20 games on the server')
  expect(card(desk)).toContain('Nobody plays for it now.')
  expect(card(desk)).toContain('It has no series of yours.')
  expect(card(desk, null)).toMatch(/<button[^>]*disabled=""/)
  list = told()
  expect(await desk.order({ ...series, games: 30 })).toBeNull()
  expect(card(desk)).toContain('Run 20 more on the server')
  expect(card(desk)).toContain('12 of 30 games')
  expect(card(desk)).toContain('Cancel')
  list = told({ series: [{ ...series, cancelled: true }] })
  await desk.cancel('s')
  expect(card(desk)).toContain('12 of 30 games, cancelled')
  expect(card(desk)).toContain('Forget')
  expect([series, { ...series, done: 30 }, { ...series, problem: 'x' }].map(isGoing)).toEqual([true, false, false])
  const refusing = fakeDesk(told, { order: () => Promise.reject(new Error('Not more than 2000 games.')) })
  expect(await refusing.order(series)).toBe('Not more than 2000 games.')
})

test('what the server has played is shown as if it had been played here, up to the first game that is missing, and goes on here', async () => {
  const lab = new Laboratory(fakeCrew(2, (task) => recordOf(task)))
  const desk = fakeDesk(told)
  lab.show(subject, 30, await desk.records(series, 0))
  expect(lab.state.printed).toMatchObject({ games: 30, records: { length: 11 } })
  lab.show(subject, 30, [record(1)]) // less than there is
  expect(lab.state.printed?.records).toHaveLength(11)
  await lab.run(subject, 9)
  const alone = new Laboratory(fakeCrew(2, (task) => recordOf(task)))
  await alone.run(subject, 20)
  expect(seriesJson(lab.state.printed!)).toBe(seriesJson(alone.state.printed!))
})
