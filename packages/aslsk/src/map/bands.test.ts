import { generateMap, pickFrom } from '@firegroup/hexmap/draw'
import { expect, test } from 'vitest'
import { stateOf } from '../../test/field.ts'
import { Bands } from './bands.ts'
import { locationOf } from './location.ts'
import { distance } from './terrain.ts'

test('no hex within reach of anybody lies outside the bands, and far columns do', () => {
  const pick = pickFrom(11)
  const s = stateOf(generateMap({ id: 'wide', name: 'Wide', columns: 17, rows: 5, theme: 'farmland', pick }))
  const { size } = s.setting.map
  let outside = 0
  for (let n = 0; n < 20; n++) {
    const posts = Array.from({ length: 3 }, () => ({ place: locationOf(pick(size)), reach: pick(6) - 1 }))
    const bands = new Bands(s)
    for (const { place, reach } of posts) bands.add(place, reach)
    for (let hex = 0; hex < size; hex++) {
      const at = locationOf(hex)
      const isReached = posts.some(({ place, reach }) => distance(s, place, at) <= reach)
      if (!bands.mayReach(at)) outside++
      if (isReached) expect(bands.mayReach(at)).toBe(true)
    }
  }
  expect(outside).toBeGreaterThan(0)
})
