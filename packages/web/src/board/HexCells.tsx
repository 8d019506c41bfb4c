/** The board for keyboard and screen reader: a grid whose focused cell is the cursor. Only cells around the cursor are in the page. */
import type { Grid } from '@firegroup/hexmap'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { HEX_HEIGHT, HEX_SIDE, toWorld } from './art/units.ts'

interface HexCellsProps {
  readonly grid: Grid
  readonly name: string
  readonly cursor: number
  readonly zoom: number
  readonly describe: (hex: number) => string
  readonly onFocusChange: (focused: boolean) => void
  readonly onChoose: (hex: number) => void
}

const AROUND = 2

/** A native table in the role of a grid, as the ARIA practices have it: its cells become grid cells by themselves. */
const gridRole = 'grid' as const

export function HexCells({ grid, name, cursor, zoom, describe, onFocusChange, onChoose }: HexCellsProps): ReactNode {
  const root = useRef<HTMLTableElement>(null)
  const hadFocus = useRef(false)

  useLayoutEffect(() => {
    if (hadFocus.current) root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  })

  const focusChanged = (focused: boolean): void => {
    hadFocus.current = focused
    onFocusChange(focused)
  }

  // only what assistive technology sends; the pointer goes to the board itself
  useEffect(() => {
    const activated = (event: MouseEvent): void => {
      const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-hex]') : null
      if (event.detail === 0 && cell) onChoose(Number(cell.dataset['hex']))
    }
    const table = root.current
    table?.addEventListener('click', activated)
    return () => table?.removeEventListener('click', activated)
  })

  return (
    <table
      ref={root}
      role={gridRole}
      aria-label={`${name}, board`}
      aria-colcount={Math.max(...grid.columns) + 1}
      aria-rowcount={Math.floor(Math.max(...grid.halves) / 2) + 1}
      onFocus={() => focusChanged(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) focusChanged(false)
      }}
    >
      <tbody>
        {rowsAround(grid, cursor).map(([row, hexes]) => (
          <tr key={row} aria-rowindex={row + 1}>
            {hexes.map((hex) => (
              <HexCell key={hex} grid={grid} hex={hex} isCursor={hex === cursor} zoom={zoom} label={describe(hex)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HexCellProps {
  readonly grid: Grid
  readonly hex: number
  readonly isCursor: boolean
  readonly zoom: number
  readonly label: string
}

function HexCell({ grid, hex, isCursor, zoom, label }: HexCellProps): ReactNode {
  const { x, y } = toWorld(grid.centre(hex))
  const [width, height] = [HEX_SIDE * 1.5 * zoom, HEX_HEIGHT * zoom]
  return (
    <td
      className="board-hex-cell"
      tabIndex={isCursor ? 0 : -1}
      aria-colindex={grid.columns[hex]! + 1}
      aria-label={label}
      data-hex={hex}
      style={{ left: x * zoom - width / 2, top: y * zoom - height / 2, width, height }}
    />
  )
}

function rowsAround(grid: Grid, cursor: number): [row: number, hexes: number[]][] {
  const rows = new Map<number, number[]>()
  for (const hex of grid.within(cursor, AROUND)) {
    const row = Math.floor(grid.halves[hex]! / 2)
    rows.set(row, [...(rows.get(row) ?? []), hex])
  }
  return [...rows].sort(([a], [b]) => a - b).map(([row, hexes]) => [row, hexes.sort((a, b) => grid.columns[a]! - grid.columns[b]!)])
}
