import { expect, test } from 'vitest'
import type { Rules } from './rules.ts'
import { openWindow, type Reaction, windowsWith } from './windows.ts'

interface G {
  told: string[]
}
interface Windows {
  readonly moved: readonly Reaction<G, string>[]
}

const says = (key: string, order: number): Reaction<G, string> => ({
  key,
  order,
  run(g, happened) {
    g.told.push(`${key} ${happened}`)
    return undefined
  },
})

const asks: Reaction<G, string> = {
  key: 'fire',
  order: 900,
  *run(g): Rules<void> {
    const [answer] = yield []
    g.told.push(String(answer))
  },
}
const base: Windows = { moved: [asks, says('residual', 100)] }
const mines = { windows: { moved: [says('mines', 500)] } }

test('a window goes through its reactions in their order, the modules’ between the base game’s', () => {
  const g: G = { told: [] }
  const run = openWindow(g, windowsWith(base, [mines, {}]).moved, 'B4', () => false)
  expect(run.next([]).done).toBe(false)
  expect(g.told).toEqual(['residual B4', 'mines B4'])
  expect(run.next(['hold']).done).toBe(true)
  expect(g.told).toEqual(['residual B4', 'mines B4', 'hold'])
  expect(base.moved.map(({ key }) => key)).toEqual(['fire', 'residual'])
})

test('a window closes when nothing is left to react to', () => {
  const g: G = { told: [] }
  const run = openWindow(g, windowsWith(base, [mines]).moved, 'B4', ({ told }) => told.length === 1)
  expect(run.next([]).done).toBe(true)
  expect(g.told).toEqual(['residual B4'])
})
