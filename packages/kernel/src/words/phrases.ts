const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A count as it is said: 'two', and digits above twelve. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** 'a, b and c'. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** A number that is added: '+2', '−1', '+0'. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** A number by itself, with a real minus sign. */
export function plainNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** 'fires', 'fire': the verb for so many. */
export function verb(count: number, one: string, more: string): string {
  return count === 1 ? one : more
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'two squads'. */
export function plural(words: string, count: number): string {
  return `${numberWord(count)} ${words}s`
}

/** Equal items together, in the order of the first of each. */
export function grouped(
  items: readonly string[],
  several: (item: string, count: number) => string,
  single = (item: string) => item,
): string[] {
  return [...new Set(items)].map((item) => {
    const count = items.filter((other) => other === item).length
    return count === 1 ? single(item) : several(item, count)
  })
}
