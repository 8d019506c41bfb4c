/** Puts the card above its hex, or below it where there is no room, with a beak on the hex; the board moves along if it must. */
import type { HexMap } from '@firegroup/hexmap'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { HEX_HEIGHT, toWorld } from '../../board/art/units.ts'
import type { Place } from '../controller/draft.ts'

/** The card takes no more of the board's height than this. */
const MOST = 0.62
const WIDEST = 880
const BEAK = 16
/** What a hex needs beside the card to be seen whole, in halves of its height. */
const HEX_ROOM = 3.6
const MARGIN = 12

interface DuelPlaceProps {
  readonly map: HexMap
  readonly hex: Place
  /** Parts of the board that bars and dock cover. */
  readonly insets: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  /** How much of the board's top or bottom the card needs, so that the hex can be brought into sight beside it. */
  readonly onRoom: (room: { readonly top: number; readonly bottom: number }) => void
  readonly children: ReactNode
}

interface Spot {
  readonly left: number
  readonly width: number
  readonly most: number
  readonly top: number | null
  readonly bottom: number | null
  readonly beak: number
}

export function DuelPlace({ map, hex, insets, onRoom, children }: DuelPlaceProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  const side = useRef<'above' | 'below' | null>(null)
  const { left, top, right, bottom } = insets

  useLayoutEffect(() => {
    const card = root.current
    const board = card?.parentElement?.querySelector<HTMLElement>('.board')
    const world = board?.querySelector<HTMLElement>('.board-world')
    const picture = board?.querySelector<SVGSVGElement>('.board-overlay')
    if (!card || !board || !world || !picture) return
    const { x, y } = toWorld(map.grid.centre(hex))

    const place = (): void => {
      const matrix = picture.getScreenCTM()
      if (!matrix) return
      const host = board.getBoundingClientRect()
      const at = { x: matrix.a * x + matrix.e - host.left, y: matrix.d * y + matrix.f - host.top }
      const half = (HEX_HEIGHT / 2) * matrix.d
      const width = Math.min(WIDEST, host.width - left - right - MARGIN * 2)
      // the hex has its room beside it
      const most = Math.floor(Math.min(host.height * MOST, host.height - top - bottom - half * HEX_ROOM - BEAK - MARGIN))
      const height = Math.min(most, card.scrollHeight)
      const [roomAbove, roomBelow] = [at.y - half - top - BEAK - MARGIN, host.height - bottom - at.y - half - BEAK - MARGIN]
      // once it hangs somewhere it stays there, whatever the board does
      side.current ??= roomAbove >= height || roomAbove >= roomBelow ? 'above' : 'below'
      const above = side.current === 'above'
      onRoom(above ? { top: height + BEAK + MARGIN, bottom: 0 } : { top: 0, bottom: height + BEAK + MARGIN })
      const start = left + MARGIN
      const cardLeft = Math.max(start, Math.min(host.width - right - MARGIN - width, at.x - width * 0.4))
      const next: Spot = {
        left: cardLeft,
        width,
        most,
        top: above ? null : Math.max(top + MARGIN, at.y + half + BEAK),
        bottom: above ? Math.max(MARGIN, Math.min(host.height - top - MARGIN - height, host.height - (at.y - half - BEAK))) : null,
        beak: Math.max(30, Math.min(width - 30, at.x - cardLeft)),
      }
      setSpot((now) => (now && JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    place()
    const moves = new MutationObserver(place)
    moves.observe(world, { attributes: true, attributeFilter: ['style'] })
    const sizes = new ResizeObserver(place)
    sizes.observe(board)
    sizes.observe(card.firstElementChild ?? card)
    return () => {
      moves.disconnect()
      sizes.disconnect()
      onRoom({ top: 0, bottom: 0 })
    }
  }, [map, hex, left, top, right, bottom, onRoom])

  const above = spot?.top === null
  return (
    <div
      ref={root}
      className={`play-duel-place${above ? ' is-above' : ' is-below'}`}
      style={
        spot
          ? {
              left: spot.left,
              width: spot.width,
              maxHeight: spot.most,
              ...(spot.top === null ? { bottom: spot.bottom! } : { top: spot.top }),
            }
          : { visibility: 'hidden' }
      }
    >
      {children}
      {spot && <i className="play-duel-beak" style={{ left: spot.beak }} />}
    </div>
  )
}
