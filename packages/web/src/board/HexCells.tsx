/** The board for keyboard and screen reader: a grid whose focused cell is the cursor. Only cells around the cursor are in the page. */
import type { Grid } from '@firegroup/hexmap'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { HEX_HEIGHT, HEX_SIDE, toWorld } from './art/units.ts'

interface HexCellsProps {
  readonly grid: Grid
  readonly name: string
  readonly cursor: number
  readonly zoom: number
  readonly describe: (hex: number) => string
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocusChange: (focused: boolean) => void
  readonly onChoose: (hex: number) => void
}

const AROUND = 2

export function HexCells({ grid, name, cursor, zoom, describe, onKeyDown, onFocusChange, onChoose }: HexCellsProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  useLayoutEffect(() => {
    if (hadFocus.current) root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  })

  const focusChanged = (focused: boolean): void => {
    hadFocus.current = focused
    onFocusChange(focused)
  }

  return (
    <div
      ref={root}
      role="grid"
      aria-label={`${name}, board`}
      aria-colcount={Math.max(...grid.columns) + 1}
      aria-rowcount={Math.floor(Math.max(...grid.halves) / 2) + 1}
      onKeyDown={onKeyDown}
      onFocus={() => focusChanged(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) focusChanged(false)
      }}
    >
      {rowsAround(grid, cursor).map(([row, hexes]) => (
        <div key={row} role="row" aria-rowindex={row + 1}>
          {hexes.map((hex) => {
            const { x, y } = toWorld(grid.centre(hex))
            const [width, height] = [HEX_SIDE * 1.5 * zoom, HEX_HEIGHT * zoom]
            return (
              <div
                key={hex}
                role="gridcell"
                className="hex-cell"
                tabIndex={hex === cursor ? 0 : -1}
                aria-colindex={grid.columns[hex]! + 1}
                aria-selected={hex === cursor}
                aria-label={describe(hex)}
                onClick={(event) => {
                  // Only what assistive technology sends; the pointer goes to the board itself.
                  if (event.detail === 0) onChoose(hex)
                }}
                onKeyDown={undefined}
                style={{ left: x * zoom - width / 2, top: y * zoom - height / 2, width, height }}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

function rowsAround(grid: Grid, cursor: number): [row: number, hexes: number[]][] {
  const rows = new Map<number, number[]>()
  for (const hex of grid.within(cursor, AROUND)) {
    const row = Math.floor(grid.halves[hex]! / 2)
    rows.set(row, [...(rows.get(row) ?? []), hex])
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, hexes]) => [row, hexes.sort((a, b) => grid.columns[a]! - grid.columns[b]!)])
}
