/** A moment of a game on a map: the board, and what lay on it. */
import type { Grid, HexMap } from '@firegroup/hexmap'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStillness } from '../../app/settings.ts'
import { toWorld } from '../../board/art/units.ts'
import { Board, type BoardHandle } from '../../board/Board.tsx'
import { hexPoints } from '../../board/overlay.ts'
import { Pieces } from '../../board/pieces/Pieces.tsx'
import type { StackView } from '../../board/pieces/view.ts'
import type { Chip } from '../../games/record.ts'
import type { Place } from '../../play/controller/draft.ts'
import { PHONE } from '../../useLayout.ts'
import { useMedia } from '../../useMedia.ts'

interface HexStillProps {
  readonly name: string
  readonly map: HexMap
  readonly stacks: readonly StackView[]
  readonly describe: (hex: Place) => string
  /** Hexes that the decision was about. */
  readonly places: readonly Place[]
  /** Where the units are at first: the board opens there. */
  readonly opening: Place | undefined
  readonly shown: { readonly place: Place; readonly asked: number } | null
  readonly chips?: readonly Chip[] | undefined
  readonly onChip?: ((place: Place) => void) | undefined
}

const DESKTOP_INSETS = { left: 0, top: 0, right: 396, bottom: 112 }
const PHONE_INSETS = { left: 0, top: 0, right: 0, bottom: 340 }

export function HexStill({ name, map, stacks, describe, places, opening, shown, chips = [], onChip }: HexStillProps): ReactNode {
  const board = useRef<BoardHandle>(null)
  const still = useStillness()
  const phone = useMedia(PHONE)
  const [cursor, setCursor] = useState(() => map.grid.hexAt(...middle(map.grid)))

  useEffect(() => {
    const place = places.at(-1)
    if (place !== undefined) board.current?.reveal(place)
  }, [places])

  useEffect(() => {
    if (shown) board.current?.reveal(shown.place)
  }, [shown])

  // The board knows its size only after the first layout; then it looks at the units, wherever on the map they are.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (opening !== undefined) board.current?.reveal(opening)
    }, 60)
    return () => clearTimeout(timer)
  }, [opening])

  return (
    <Board
      ref={board}
      map={map}
      name={name}
      cursor={cursor}
      describe={(hex) => `${describe(hex)}${chipWords(chips, hex)}`}
      onCursor={(hex) => {
        setCursor(hex)
        board.current?.reveal(hex)
      }}
      onChoose={(hex) => {
        setCursor(hex)
        if (chips.some(({ place }) => place === hex)) onChip?.(hex)
      }}
      onHover={() => {}}
      insets={phone ? PHONE_INSETS : DESKTOP_INSETS}
      overlay={
        <>
          {places.map((place) => (
            <polygon key={place} className="replay-place" points={hexPoints(map.grid, place)} />
          ))}
          <Pieces grid={map.grid} stacks={stacks} cursor={cursor} motion={!still} />
          <Chips grid={map.grid} chips={chips} />
        </>
      }
    />
  )
}

/** Under the counters of each place: when something happened there. */
function Chips({ grid, chips }: { readonly grid: Grid; readonly chips: readonly Chip[] }): ReactNode {
  return (
    <g>
      {chips.map(({ place, text, current }) => {
        const { x, y } = toWorld(grid.centre(place))
        return (
          <g key={place} className={current ? 'replay-chip is-current' : 'replay-chip'}>
            <rect x={x - 24} y={y + 26} width={48} height={24} rx={12} />
            <text x={x} y={y + 43}>
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function chipWords(chips: readonly Chip[], hex: Place): string {
  const chip = chips.find(({ place }) => place === hex)
  return chip ? ` At ${chip.text}: choose it to look at that moment.` : ''
}

function middle(grid: Grid): [number, number] {
  return [Math.floor(Math.max(...Array.from(grid.columns)) / 2) * 180, Math.floor(Math.max(...Array.from(grid.halves)) / 2) * 60]
}
