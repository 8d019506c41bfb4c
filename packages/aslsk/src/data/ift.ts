import { checkTable } from './table.ts'

/**
 * 3.2.3: the Infantry Fire Table. Basis: two copies in the play aids (lines 2232-2251 and 2370-2387) that agree cell for cell; seventeen results of the
 * rulebook's examples are reproduced. Confidence high.
 */
export type IftResultKind = 'none' | 'PTC' | 'MC' | 'K' | 'KIA'

export interface IftResult {
  /** As printed: '-', 'PTC', 'NMC', '2MC', 'K/3', '1KIA'. */
  readonly code: string
  readonly kind: IftResultKind
  /** MC: the DRM (0 for a NMC). K: the DRM of the MC that follows. KIA: how many are eliminated. */
  readonly n: number
}

/** FP of each column, from the left. Shifts count columns. */
export const IFT_COLUMNS: readonly number[] = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36]

/** Firepower is counted in these, so that every halving stays exact. */
export const FP_UNIT = 64

/** By final DR, 0 or less first, 15 or more last; a cell a column. */
const ROWS: readonly string[] = [
  '1KIA 2KIA 2KIA 3KIA 3KIA 3KIA 4KIA 4KIA 5KIA 6KIA 7KIA',
  'K/1  1KIA 1KIA 2KIA 2KIA 2KIA 3KIA 3KIA 4KIA 5KIA 6KIA',
  '1MC  K/1  K/2  1KIA 1KIA 1KIA 2KIA 2KIA 3KIA 4KIA 5KIA',
  '1MC  1MC  2MC  K/2  K/2  K/3  1KIA 1KIA 2KIA 3KIA 4KIA',
  'NMC  1MC  1MC  2MC  2MC  3MC  K/3  K/4  1KIA 2KIA 3KIA',
  'PTC  NMC  1MC  1MC  2MC  2MC  3MC  4MC  K/4  1KIA 2KIA',
  '-    PTC  NMC  1MC  1MC  2MC  2MC  3MC  4MC  K/4  1KIA',
  '-    -    PTC  NMC  1MC  1MC  2MC  2MC  3MC  4MC  K/4',
  '-    -    -    PTC  NMC  1MC  1MC  2MC  2MC  3MC  4MC',
  '-    -    -    -    PTC  NMC  1MC  1MC  2MC  2MC  3MC',
  '-    -    -    -    -    PTC  NMC  1MC  1MC  2MC  2MC',
  '-    -    -    -    -    -    PTC  NMC  1MC  1MC  2MC',
  '-    -    -    -    -    -    -    PTC  NMC  1MC  1MC',
  '-    -    -    -    -    -    -    -    PTC  NMC  1MC',
  '-    -    -    -    -    -    -    -    -    PTC  NMC',
  '-    -    -    -    -    -    -    -    -    -    PTC',
]

export const NO_EFFECT: IftResult = { code: '-', kind: 'none', n: 0 }

const LAST = ROWS.length - 1
const cells: readonly (readonly IftResult[])[] = readTable()

/** 3.2.3: the right-most column whose FP is not above the total; -1 below 1 FP, where there is no attack. Excess FP does nothing. */
export function columnIndex(fp64: number): number {
  let column = IFT_COLUMNS.length - 1
  while (column >= 0 && IFT_COLUMNS[column]! * FP_UNIT > fp64) column--
  return column
}

/** 3.2.3: the result of a final DR. A column below the first (shifted off the table) has no effect (3.2.2). */
export function iftResult(column: number, finalDr: number): IftResult {
  if (column < 0) return NO_EFFECT
  return cells[Math.max(0, Math.min(finalDr, LAST))]![column]!
}

function readTable(): readonly (readonly IftResult[])[] {
  const byCode = new Map<string, IftResult>([['-', NO_EFFECT]])
  const table = ROWS.map((row, dr) => {
    const codes = row.split(/ +/)
    checkTable(codes.length === IFT_COLUMNS.length, 'ift', dr, 'columns', `has ${codes.length} cells for ${IFT_COLUMNS.length} columns.`)
    return codes.map((code, column) => {
      const known = byCode.get(code) ?? readCode(code, dr, column)
      byCode.set(code, known)
      return known
    })
  })
  checkMonotonic(table)
  return table
}

function readCode(code: string, dr: number, column: number): IftResult {
  const parts = /^(?:(PTC)|(?:(N|\d)MC)|K\/(\d)|(\d)KIA)$/.exec(code)
  checkTable(parts !== null, 'ift', dr, `column ${IFT_COLUMNS[column]}`, `'${code}' is no result.`)
  const [, ptc, mc, k, kia] = parts
  if (ptc) return { code, kind: 'PTC', n: 0 }
  if (mc) return { code, kind: 'MC', n: mc === 'N' ? 0 : Number(mc) }
  return k ? { code, kind: 'K', n: Number(k) } : { code, kind: 'KIA', n: Number(kia) }
}

/** A higher DR never does more; a better kind of result never lies to the left in the same row. */
function checkMonotonic(table: readonly (readonly IftResult[])[]): void {
  const kinds: readonly IftResultKind[] = ['none', 'PTC', 'MC', 'K', 'KIA']
  const severity = (result: IftResult) => kinds.indexOf(result.kind) * 10 + result.n
  table.forEach((row, dr) => {
    row.forEach((result, column) => {
      const field = `column ${IFT_COLUMNS[column]}`
      const above = table[dr - 1]?.[column]
      checkTable(
        !above || severity(above) >= severity(result),
        'ift',
        dr,
        field,
        `${result.code} is worse than ${above?.code} of a lower DR.`,
      )
      const left = row[column - 1]
      checkTable(
        !left || severity(left) <= severity(result),
        'ift',
        dr,
        field,
        `${result.code} is less than ${left?.code} of a lower column.`,
      )
    })
  })
}
