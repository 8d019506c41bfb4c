/** Hex ids as they are printed on a board: a column's letters and a row's number, "K2" or "GG10". */

export interface HexPosition {
  /** Column index from the west, 0 = A. */
  readonly column: number
  readonly row: number
}

const ID = /^([A-Z]{1,8})(0|[1-9][0-9]{0,3})$/
const LETTERS = 26

/** 0 is A, 25 is Z, 26 is AA, 27 is BB, 52 is AAA: the letter is repeated, as boards print it, so 33 columns end at GG. */
export function columnName(column: number): string {
  if (!Number.isInteger(column) || column < 0 || column >= LETTERS * 8) throw new RangeError(`Column index ${column} has no name.`)
  return String.fromCharCode(65 + (column % LETTERS)).repeat(1 + Math.floor(column / LETTERS))
}

export function columnIndex(name: string): number {
  const letter = name.charCodeAt(0) - 65
  if (!/^[A-Z]{1,8}$/.test(name) || name !== name.charAt(0).repeat(name.length)) {
    throw new RangeError(`"${name}" is not a column name: one capital letter, repeated from the 27th column on (A … Z, AA, BB …).`)
  }
  return letter + LETTERS * (name.length - 1)
}

export function formatHexId(position: HexPosition): string {
  if (!Number.isInteger(position.row) || position.row < 0) throw new RangeError(`Row ${position.row} is not a row number.`)
  return `${columnName(position.column)}${position.row}`
}

export function parseHexId(id: string): HexPosition {
  const parts = ID.exec(id)
  if (!parts) throw new RangeError(`"${id}" is not a hex id: column letters and a row number, such as K2 or GG10.`)
  return { column: columnIndex(parts[1]!), row: Number(parts[2]) }
}
