/** Little things that every sentence of the app is made with. */

/** "a, b and c". */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
