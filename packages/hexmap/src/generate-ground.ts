import type { Pick } from './draw/plane.ts'
import type { Sheet } from './draw/sheet.ts'
import type { Grid } from './grid.ts'

export type Use = 'water' | 'marsh' | 'woods' | 'orchard' | 'brush' | 'grain' | 'building'

/** A random board while it is being planned, by hex. */
export interface Ground {
  readonly grid: Grid
  readonly sheet: Sheet
  readonly pick: Pick
  readonly use: (Use | undefined)[]
  readonly level: number[]
  readonly road: Set<number>
  hexesWhere(condition: (hex: number) => boolean): readonly number[]
}

export function blankGround(sheet: Sheet, pick: Pick): Ground {
  const { grid } = sheet
  const every = Array.from({ length: grid.size }, (_, hex) => hex)
  return {
    grid,
    sheet,
    pick,
    use: every.map(() => undefined),
    level: every.map(() => 0),
    road: new Set(),
    hexesWhere: (condition) => every.filter(condition),
  }
}

export function idsOf(ground: Ground, hexes: readonly number[]): string {
  return hexes.map((hex) => ground.grid.idOf(hex)).join(' ')
}

/** Open ground that nothing has been planned for; half hexes stay open so that boards join. */
export function isFree(ground: Ground, hex: number): boolean {
  return ground.use[hex] === undefined && !ground.grid.isHalf(hex)
}

export function oneOf<T>(items: readonly T[], pick: Pick): T | undefined {
  return items.length === 0 ? undefined : items[pick(items.length)]
}

export function between(from: number, to: number, pick: Pick): number {
  return from + pick(to - from + 1)
}

/** A share of the board in hexes. */
export function share(ground: Ground, percent: number): number {
  return Math.round((ground.grid.size * percent) / 100)
}

/** Grows a compact, irregular patch from a hex over allowed ones, up to a size. */
export function grow(ground: Ground, seed: number, size: number, allowed: (hex: number) => boolean): readonly number[] {
  const { grid, pick } = ground
  const patch = new Set([seed])
  while (patch.size < size) {
    const rim = [...new Set([...patch].flatMap((hex) => grid.neighbours(hex)))].filter((hex) => !patch.has(hex) && allowed(hex))
    const [one, other] = [oneOf(rim, pick), oneOf(rim, pick)]
    if (one === undefined || other === undefined) break
    patch.add(touching(grid, one, patch) >= touching(grid, other, patch) ? one : other)
  }
  return [...patch]
}

export function touching(grid: Grid, hex: number, patch: ReadonlySet<number>): number {
  return grid.neighbours(hex).filter((other) => patch.has(other)).length
}
