import { expect, test } from 'vitest'
import { markersWith } from './markers.ts'

test('a game has the markers of the base game and those of its modules', () => {
  const kinds = markersWith([{ kind: 'smoke' }], [{}, { markers: [{ kind: 'wp' }] }])
  expect([...kinds.keys()]).toEqual(['smoke', 'wp'])
})

test('no module brings a marker that there is already', () => {
  expect(() => markersWith([{ kind: 'smoke' }], [{ markers: [{ kind: 'smoke' }] }])).toThrow("'smoke', which there is already")
})
