import { THEMES, type Theme } from '@firegroup/hexmap'
import { generateMap, pickFrom } from '@firegroup/hexmap/draw'
import { expect, test } from 'vitest'
import { stateOf } from '../../test/field.ts'
import { drawnHits, hexesBetween } from './contacts.ts'
import { crestBetween, crestBlocks } from './crest.ts'
import { glance, isObstructed } from './glance.ts'
import { type Hit, View } from './view.ts'

/** Obstacles, then Hindrances, each in their order along the LOS. */
function told(hits: readonly Hit[]): string[] {
  return ['obstacle', 'hindrance'].flatMap((kind) =>
    hits.filter(({ effect }) => effect === kind).map(({ place, name }) => `${kind}: ${name} in ${place}`),
  )
}

test.each(Object.keys(THEMES) as Theme[])('a glance tells the same as the full trace, and mostly suffices: %s', (theme) => {
  const { setting } = stateOf(generateMap({ id: theme, name: theme, columns: 11, rows: 7, theme, pick: pickFrom(5) }), { month: 7 })
  const { size } = setting.map
  let glances = 0
  let pairs = 0
  let obstructed = 0
  let wrongly = 0
  for (let from = 0; from < size; from++)
    for (let to = from % 3; to < size; to += 3) {
      if (from === to) continue
      pairs++
      const view = new View(setting, from, to)
      const seen = glance(view)
      if (isObstructed(view)) {
        obstructed++
        const isObstacle = (seen?.hits ?? drawnHits(view)).some(({ effect }) => effect === 'obstacle')
        if (!isObstacle && crestBetween(view) === null) wrongly++
      }
      if (!seen) continue
      glances++
      expect(seen.crossed).toEqual(hexesBetween(view))
      expect(told(seen.hits)).toEqual(told(drawnHits(view)))
    }
  expect(glances).toBeGreaterThan(pairs / 2)
  expect(obstructed).toBeGreaterThan(0)
  expect(wrongly).toBe(0)
})

test.each(Object.keys(THEMES) as Theme[])('whether a Crest Line ends a LOS is told as by the full trace: %s', (theme) => {
  const { setting } = stateOf(generateMap({ id: theme, name: theme, columns: 11, rows: 7, theme, pick: pickFrom(8) }), { month: 7 })
  const { size } = setting.map
  const told = { blocked: 0, passed: 0 }
  for (let from = 0; from < size; from++)
    for (let to = from % 2; to < size; to += 2) {
      const view = new View(setting, from, to)
      if (from === to || view.flat) continue
      const blocks = crestBlocks(view)
      expect(blocks).toBe(crestBetween(view) !== null)
      told[blocks ? 'blocked' : 'passed']++
    }
  expect(told.blocked).toBeGreaterThan(10)
  expect(told.passed).toBeGreaterThan(10)
})
