import { describe, expect, test } from 'vitest'
import { gameKeys } from '../games/keys.ts'
import { ariaName, chordsOf, printed } from './chord.ts'
import type { KeyContext } from './context.ts'
import { CONTEXTS } from './contexts.ts'

const press = (key: string, code: string, shiftKey = false) => chordsOf({ key, code, shiftKey })

describe('a press', () => {
  test('of a letter is what is printed on the key, wherever that lies', () => {
    expect(press('z', 'KeyY')).toEqual(['z']) // German
    expect(press('a', 'KeyQ')).toEqual(['a']) // French
    expect(press('N', 'KeyN', true)).toEqual(['Shift+n'])
    expect(press('N', 'KeyN')).toEqual(['n']) // with Caps Lock
  })

  test('of a sign is that sign, whatever has to be held for it', () => {
    expect(press('?', 'Minus', true)[0]).toBe('?') // German
    expect(press('?', 'Comma', true)).toEqual(['?']) // French
    expect(press('/', 'Digit7', true)).toEqual(['/']) // German
    expect(press('!', 'Slash')).toEqual(['!']) // French
    expect(press('[', 'Digit8')[1]).toBe('[') // German, with AltGr
  })

  test('in the row of numbers is the number, on a French keyboard without Shift too', () => {
    expect(press('4', 'Digit4')).toEqual(['4'])
    expect(press("'", 'Digit4')[0]).toBe('4')
    expect(press('-', 'Digit6')[0]).toBe('6')
    expect(press('4', 'Digit4', true)).toEqual(['4'])
    expect(press('à', 'Digit0')[0]).toBe('0')
  })

  test('of the key before the plus zooms out where the minus lies among the numbers', () => {
    expect(press(')', 'Minus')).toContain('-')
  })

  test('on the number pad steers before it counts', () => {
    expect(press('7', 'Numpad7')).toEqual(['Numpad7', '7'])
    expect(press('Home', 'Numpad7')).toEqual(['Numpad7', 'Home'])
  })

  test('of a letter in another script is the Latin one in its place', () => {
    expect(press('д', 'KeyL')).toEqual(['д', 'l'])
  })
})

test('a key is printed as on the keyboard, and told as assistive technology knows it', () => {
  expect(['Shift+n', 'Escape', 'Space', 'k', '-'].map(printed)).toEqual(['Shift + N', 'Esc', 'Space', 'K', '−'])
  expect(['Shift+n', 'Escape', 'k', '?'].map(ariaName)).toEqual(['Shift+N', 'Escape', 'K', '?'])
})

describe('the tables of keys', () => {
  const contexts: readonly KeyContext[] = [...CONTEXTS, ...gameKeys]

  test('have no key twice in a context, and every key is one that can be pressed', () => {
    for (const { group, lines } of contexts) {
      const keys = Object.values(lines).flatMap((line) => line.keys)
      expect(new Set(keys).size, group).toBe(keys.length)
      for (const key of keys)
        expect(key).toMatch(
          /^(Shift\+)?([a-z]|Arrow(Up|Down|Left|Right)|Space|Enter)$|^(Escape|Backspace|Tab|Home|End|Page(Up|Down)|Numpad[1-9]|\S)$/,
        )
    }
  })

  test('need nothing that a German or French keyboard can’t write with Shift alone', () => {
    for (const { lines } of contexts)
      for (const { keys, does } of Object.values(lines))
        expect(
          keys.some((key) => !'[]{}'.includes(key)),
          does,
        ).toBe(true)
  })
})
