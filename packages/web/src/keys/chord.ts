/**
 * Keys by what is printed on them, on every keyboard: a letter is the letter that it writes, wherever it lies. `chordsOf` gives the names under which a
 * press may be listed, the best first: 'n', 'Shift+n', 'Enter', 'Space', '+', 'Numpad7'.
 */
export interface Press {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
}

export function chordsOf({ key, code, shiftKey }: Press): readonly string[] {
  const found: string[] = []
  // the number pad steers where something is steered, and is numbers elsewhere
  if (/^Numpad[1-9]$/.test(code)) found.push(code)
  // the row of numbers of a French keyboard writes & é " ' ( - è _ ç without Shift
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey && !/^\d$/.test(key)) found.push(digit)
  found.push(chordOf(key, shiftKey))
  // where letters are written in another script, the key in the same place counts
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  if (place !== undefined && key.length === 1 && key > '\u007f') found.push(chordOf(place.toLowerCase(), shiftKey))
  // a keyboard whose minus lies among the numbers has another key between them and the plus
  if (code === 'Minus') found.push('-')
  return found
}

function chordOf(key: string, shift: boolean): string {
  if (key === ' ') return shift ? 'Shift+Space' : 'Space'
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase()
  // a sign is what it is, however it is written
  if (key.length === 1 && !isLetter) return key === '−' ? '-' : key
  return `${shift ? 'Shift+' : ''}${isLetter ? key.toLowerCase() : key}`
}

const NAMES: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  PageUp: 'Page up',
  PageDown: 'Page down',
  '-': '−',
}

/** As it stands on the key. */
export function printed(chord: string): string {
  const [, shift = '', key = chord] = /^(Shift\+)(.+)$/.exec(chord) ?? []
  return `${shift ? 'Shift + ' : ''}${NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)}`
}

/** As `aria-keyshortcuts` has it. */
export const ariaName = (chord: string): string =>
  chord.replace(/(^|\+)([a-z])$/, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`)
