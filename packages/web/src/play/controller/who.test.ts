/** Several people at one screen: who is asked, what he missed, and when what happened did. */
import { greedy, positionOf } from '@firegroup/ai'
import { counsel } from '@firegroup/aslsk'
import { scenario } from '@firegroup/content/aslsk'
import { KeyedChance, keyFromSeed, OBSERVER } from '@firegroup/kernel'
import type { Standpoint } from '@firegroup/table'
import { expect, test } from 'vitest'
import { PHASE_NAMES } from '../../games/aslsk/phase-names.ts'
import { play } from '../../games/aslsk/play/index.tsx'
import { rest, sitDown } from '../testing/hands.ts'
import { type ReportRole, reportsOf, type Told } from './report.ts'
import { Story } from './story.ts'

const players = { allied: { type: 'human', name: 'Anna' }, axis: { type: 'human', name: 'Ben' } } as const

test('whoever must decide is named with his side, in his own turn and in the enemy’s, and takes the screen as it is where nothing is hidden', {
  timeout: 60_000,
}, async () => {
  const { desk, game } = await sitDown(play, { scenario: scenario('first-light') }, 'who', players)
  const player = greedy(counsel.advisor)
  const chance = new KeyedChance(keyFromSeed('who'))
  const met = new Set<string>()
  let crossings = 0
  for (let i = 0; i < 400 && !game().outcome; i++) {
    expect(desk.handOver).toBeNull() // nothing is hidden: two people share the screen
    const { seat } = desk.open!
    const [name, side] = seat === 'allied' ? ['Anna', 'Americans'] : ['Ben', 'Germans']
    expect(desk.decider).toEqual({ seat, name, side, isNamed: true })
    met.add(`${name} ${game().state.attacker}`)
    // a report stands under the phase in which its dice fell: the one of the question that led to it, not of the next one
    const before = { ...game().state }
    const events = game().events.length
    const open = game().open.find((each) => each.seat === seat)!
    desk.decide(player.choose(positionOf(game(), open, chance)))
    const under = `Turn ${before.turn}, ${before.attacker === 'allied' ? 'Americans' : 'Germans'}: ${PHASE_NAMES[before.phase]}`
    await rest(desk)
    const first = game()
      .events.slice(events)
      .findIndex(({ event }) => event.type === 'phase')
    if (before.phase !== 'setup' && first > 0 && desk.events.length > 0) {
      crossings++
      const told = desk.events.find(
        ({ event }) =>
          event.type === game().events[events]!.event.type && JSON.stringify(event) === JSON.stringify(game().events[events]!.event),
      )
      expect(desk.events.filter(({ under: where }) => where === under)).toContainEqual(told)
    }
  }
  expect(met).toContain('Anna axis')
  expect(met).toContain('Ben allied')
  expect(crossings).toBeGreaterThan(3)
})

test('the hand-over tells what happened in public since the one before it, and no more', { timeout: 60_000 }, async () => {
  const { desk, game } = await sitDown(play, { scenario: scenario('nobody-in-the-huts') }, 'news', players)
  const player = greedy(counsel.advisor)
  const chance = new KeyedChance(keyFromSeed('news'))
  let before = game().eventsFor(OBSERVER).length
  let told = 0
  const takeOver = desk.takeOver.bind(desk)
  desk.takeOver = () => {
    if (desk.handOver !== null && desk.standpoint.viewer === OBSERVER) {
      const all = game().eventsFor(OBSERVER)
      expect(desk.news.map(({ event }) => event)).toEqual(all.slice(before))
      if (all.length > before) told++
      before = all.length
    }
    takeOver()
  }
  for (let i = 0; i < 400 && !game().outcome && told < 4; i++) {
    const { seat } = desk.open!
    const open = game().open.find((each) => each.seat === seat)!
    desk.decide(player.choose(positionOf(game(), open, chance)))
    await rest(desk)
  }
  expect(told).toBe(4)
})

test('what happens in the next phase joins no report of the one before', () => {
  const event = (type: ReportRole, under: string): Told<{ type: ReportRole }> => ({ event: { type }, words: { text: type }, under })
  const events = [event('begins', 'Prep Fire'), event('joins', 'Prep Fire'), event('joins', 'Movement'), event('joinsOrBegins', 'Movement')]
  const reports = reportsOf(events, 0, { role: ({ type }) => type, dice: () => [] })
  expect(reports.map(({ under, rest }) => [under, rest.length])).toEqual([
    ['Prep Fire', 1],
    ['Movement', 0],
  ])
})

test('whoever takes a chair is told nothing twice, there or at the next decision', () => {
  type E = { readonly type: string; readonly n: number }
  const story = new Story<null, E>({
    tell: (_, events) => events.map(({ n }) => ({ text: `${n}` })),
    opening: '',
    headings: () => () => 'line',
  })
  const at = (viewer: string, count: number) =>
    ({ viewer, state: null, events: Array.from({ length: count }, (_, n) => ({ type: 'e', n })) }) as unknown as Standpoint<null, E>
  story.follow(at('observer', 5))
  expect(story.follow(at('anna', 5)).known).toBe(5)
  expect(story.follow(at('anna', 6)).known).toBe(5)
  expect(story.follow(at('ben', 6)).known).toBe(6)
  expect(story.follow(at('anna', 8)).known).toBe(6)
  expect(story.follow(at('anna', 7))).toEqual({ known: 7, takenBack: true })
  expect(story.told.map(({ words }) => words.text)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
})
