import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { goOn } from './go-on.ts'

const folder = mkdtempSync(join(tmpdir(), 'go-on-'))
afterAll(() => rmSync(folder, { recursive: true }))
const options = { games: 5, jobs: 1, file: join(folder, 'figures.json') }

/** Things by name, with as many games as there are; what was played, in order. */
function going(games: { [thing: string]: number }, stale: readonly string[] = [], stopsAfter = Number.POSITIVE_INFINITY) {
  const played: string[] = []
  let [written, asked] = [0, 0]
  const things = {
    things: Object.keys(games),
    has: (thing: string) => games[thing]!,
    isStale: async (thing: string) => {
      asked++
      return stale.includes(thing)
    },
    forget: (thing: string) => {
      games[thing] = 0
    },
    play: async (thing: string, from: number, to: number) => {
      played.push(`${thing} ${from}-${to}`)
      games[thing] = to
      return { interrupted: played.length >= stopsAfter }
    },
    write: () => {
      written++
    },
  }
  return { things, played, told: () => ({ written, asked }) }
}

test('whatever has fewest games is next, a few at a time, until all have enough; each few are written down', async () => {
  const { things, played, told } = going({ a: 2, b: 0, c: 5 })
  await goOn(options, 3, things)
  expect(played).toEqual(['b 0-3', 'a 2-5', 'b 3-5'])
  expect(told()).toEqual({ written: 4, asked: 1 })
})

test('what is no longer true begins anew, and Ctrl-C ends it', async () => {
  const { things, played } = going({ a: 4, b: 4 }, ['a'], 2)
  await goOn(options, 3, things)
  expect(played).toEqual(['a 0-3', 'a 3-5'])
})
