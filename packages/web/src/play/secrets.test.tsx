/** What the page is told and what it draws does not depend on what the one who sits at it can't know: in every system, byte for byte. */
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as lnltScenario } from '@firegroup/content/lnlt'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { type Game, type GameEvent, KeyedChance, keyFromSeed, OBSERVER, startGame } from '@firegroup/kernel'
import { Match, MemoryStore, summaryOf } from '@firegroup/table'
import { depth } from '@firegroup/testkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnyPlay, AnyState } from '../games/game.ts'
import { gameOf } from '../games/index.ts'
import { WorkerComputer } from '../worker/computer.ts'
import type { FromHost } from '../worker/host-messages.ts'
import { Desk } from './controller/desk.ts'
import { HandOver } from './parts/HandOver.tsx'
import { hostBeside } from './seat/open-table.ts'
import { Seating } from './seat/seating.ts'
import { TEMPOS } from './seat/tempo.ts'

// a table drawn where there is no screen
beforeAll(() => void vi.stubGlobal('innerHeight', 900))
afterAll(() => void vi.unstubAllGlobals())

const SCENARIOS = [
  ['aslsk', aslskScenario('first-light')],
  ['lnlt', lnltScenario('one-for-sorrow')],
  ['upfront', upfrontScenario('the-milk-run')],
] as const

/** Looked at after so many decisions each time. */
const EVERY = 11

describe.each(SCENARIOS)('%s', (id, scenario) => {
  test('messages, summaries and the markup of the table are the same where hidden facts are others', { timeout: 120_000 }, async () => {
    const play = await gameOf(id).parts.play()
    const started = startGame(play.system, { scenario }, { key: keyFromSeed(`secrets ${id}`) })
    if (!started.ok) throw new Error(started.problems[0]?.message)
    const game = started.value
    const chance = new KeyedChance(keyFromSeed(`hands ${id}`))
    let drawn = 0
    for (let i = 0; i < depth.times(45, 300) && !game.outcome; i++) {
      if (i % EVERY === 0)
        for (const viewer of [...play.system.seats, OBSERVER]) {
          const [one, other] = [await shownTo(viewer, play, game, null), await shownTo(viewer, play, game, `${id} ${i}`)]
          expect(difference(one.said, other.said), `what ${viewer} is told after ${i} decisions`).toBe('')
          expect(difference(one.markup, other.markup), `what ${viewer} sees after ${i} decisions`).toBe('')
          expect(one.markup.length).toBeGreaterThan(100)
          drawn++
        }
      const open = game.open[chance.pick(game.open)]!
      const candidates = [...open.question.candidates()]
      game.take(open.seat, candidates[chance.pick(candidates)])
    }
    expect(drawn).toBeGreaterThan(8)
  })
})

/** Everything that a page hears and draws of a game for whoever sits at it; with a seed, in another world that is the same to him. */
async function shownTo(viewer: string, play: AnyPlay, game: Game<AnyState, GameEvent>, exchanged: string | null) {
  const world = game.fork({ keep: { events: true } })
  if (exchanged !== null) world.system.resample(world.state, viewer, new KeyedChance(keyFromSeed(exchanged)))
  const { seats } = play.system
  const players = Object.fromEntries(
    seats.map((seat) => [
      seat,
      seat === viewer || viewer === OBSERVER ? { type: 'human', name: seat } : { type: 'computer', level: 'regular' },
    ]),
  ) as ConstructorParameters<typeof Match>[0]['setup']['players']
  const computer = new WorkerComputer({ postMessage: () => undefined, onmessage: null, terminate: () => undefined })
  const setup = { id: 'secrets', name: 'A game', players, begun: '' }
  const match = new Match({ game: world, setup, store: new MemoryStore(), computer, now: () => '' })
  const { port, opened, host } = hostBeside({
    match,
    computer,
    pace: play.pace,
    tempo: TEMPOS.instant,
    orders: { adapter: play.orders, store: {} },
  })
  const said: FromHost[] = []
  const listening = Seating.at(port, opened, play.system)
  const hear = port.onmessage
  port.onmessage = (event) => {
    said.push(event.data)
    hear?.(event)
  }
  const desk = new Desk(await listening, play)
  await host.play()
  await quiet(desk)
  // what is read off the desk may ask for more
  let markup = ''
  for (let round = 0; round < 8; round++) {
    markup = renderToStaticMarkup(desk.handOver === null ? <play.Table desk={desk} /> : <HandOver desk={desk} to={desk.handOver} />)
    if (!desk.open || desk.open.question.isSettled) break
    await quiet(desk)
  }
  const summary = summaryOf({ id: 'secrets', name: 'A game', played: '', system: play.system.id }, world)
  desk.close()
  return { said: JSON.stringify([said, summary]), markup }
}

/** Where two texts part, in a few words. */
function difference(one: string, other: string): string {
  if (one === other) return ''
  let at = 0
  while (one[at] === other[at]) at++
  return `${one.slice(Math.max(0, at - 60), at + 60)} … ${other.slice(at, at + 60)}`
}

async function quiet(desk: { settled(): Promise<void> }): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await null
    await desk.settled()
  }
}
