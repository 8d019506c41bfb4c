import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, readSettings } from './settings.ts'

test('sound is off and everything else as printed until someone changes it', () => {
  expect(readSettings({})).toEqual(DEFAULT_SETTINGS)
  expect(DEFAULT_SETTINGS.sound).toBe(false)
})

test('what can’t be chosen is not taken from storage; what can is', () => {
  expect(readSettings({ palette: 'neon', textSize: 400, volume: -1, name: 7, sound: 'yes' })).toEqual(DEFAULT_SETTINGS)
  expect(readSettings({ palette: 'signal', textSize: 200, volume: 0, name: 'Anna', sound: true })).toEqual({
    ...DEFAULT_SETTINGS,
    palette: 'signal',
    textSize: 200,
    volume: 0,
    name: 'Anna',
    sound: true,
  })
})

test('anything at all in storage gives settings that work', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const read = readSettings(kept)
      expect(readSettings(read)).toEqual(read)
    }),
  )
})
