import { CATALOGUE } from '@firegroup/content/catalogue'
import { KeyedChance, keyFromSeed, OBSERVER } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenIn } from '../test/listening.ts'
import { GivenMatches, type Tapping } from '../test/tapped.ts'
import { partsOf } from './parts.ts'
import { migrate, openInMemory } from './store/database.ts'

/** So many matches of every system; a night's run plays many more. */
const MATCHES = Number(process.env['FIREGROUP_WIRE'] ?? depth.times(2, 50))
/** Where every game has something hidden, or one of two that are played here. */
const HIDDEN: readonly string[] = ['upfront', 'lnlt']
/** A scenario that tells something only when it happens, or lets a side hide something. */
const tellsLater = (scenario: object): boolean =>
  ((scenario as { readonly events?: readonly unknown[] }).events?.length ?? 0) > 0 || JSON.stringify(scenario).includes('"hiddenMines"')

beforeEach(() => {
  // every pause is over at once, and the time is the test's own: what is sent is compared to the millisecond
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function tapping(seats: readonly string[]): Promise<Tapping & AsyncDisposable> {
  const database = openInMemory()
  await migrate(database)
  const parts = partsOf({ database, matchesOf: (given) => new GivenMatches(given) })
  const people = new Map()
  for (const viewer of [...seats, OBSERVER]) people.set(viewer, (await parts.people.newGuest('a test')).person)
  return { parts, matches: parts.matches as GivenMatches, people, [Symbol.asyncDispose]: () => database.db.destroy() }
}

test.each(CATALOGUE)(
  `$id: whatever ${MATCHES} matches send a seat, and when, is the same whatever it can’t know`,
  { timeout: MATCHES * 60_000 },
  async (entry) => {
    const { scenarios } = await entry.content()
    const chance = new KeyedChance(keyFromSeed(depth.seed(`wires of ${entry.id}`)))
    await entry.table(async (rules) => {
      const [first, ...others] = rules.system.seats
      const viewers = [first!, OBSERVER, ...others]
      const all = { decisions: 0, compared: 0, apart: 0, frames: 0, unlike: 0 }
      for (let n = 0; n < MATCHES; n++) {
        await using tapped = await tapping(rules.system.seats)
        // every other one with something to be told later, where most have nothing
        const telling = n % 2 === 0 ? scenarios.filter(tellsLater) : []
        const choice = telling.length > 0 ? telling : scenarios
        const scenario = choice[chance.pick(choice)]!
        const viewer = viewers[n % viewers.length]!
        const delay = viewer === OBSERVER && n % 2 === 1 ? 20 : 0
        const heard = await listenIn(tapped, rules, scenario, viewer, depth.seed(`wire ${entry.id} ${n}`), delay)
        expect(heard.leak, `${scenario.id}, match ${n}`).toBeNull()
        for (const each of Object.keys(all) as (keyof typeof all)[]) all[each] += heard[each]
      }
      expect(all.compared).toBeGreaterThan(all.decisions / 2)
      if (HIDDEN.includes(entry.id)) expect(all.apart).toBeGreaterThan(0)
      if (process.env['FIREGROUP_WIRE']) console.log(`${entry.id}: ${MATCHES} matches, ${JSON.stringify(all)}`)
    })
  },
)
