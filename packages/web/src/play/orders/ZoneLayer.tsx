/** On the map: the hexes in which each order answers; and above the counters its number, and where it would have fired. */
import type { HexMap } from '@firegroup/hexmap'
import type { GameEvent } from '@firegroup/kernel'
import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { toWorld } from '../../board/art/units.ts'
import { hexPoints } from '../../board/overlay.ts'
import type { Desk } from '../controller/desk.ts'
import { type HexDraft, percent } from '../controller/draft.ts'
import { ordersDraftOf } from './orders-draft.ts'

interface ZoneLayerProps<S, E extends GameEvent> {
  readonly map: HexMap
  readonly desk: Desk<S, E, HexDraft>
}

export function ZoneLayer<S, E extends GameEvent>({ map, desk }: ZoneLayerProps<S, E>): ReactNode {
  const draft = ordersDraftOf(desk)
  useSyncExternalStore(
    draft.subscribe,
    () => draft.version,
    () => draft.version,
  )
  const { isOpen, orders } = draft
  const { s, seat, game } = desk
  const zones = useMemo(
    () =>
      isOpen
        ? orders.orders.map((order) => (game.orders.standing(s, seat, order).ended === null ? game.orders.zone(s, seat, order) : []))
        : [],
    [isOpen, orders, s, seat, game],
  )
  if (!isOpen) return null
  return (
    <g>
      {[...zones.entries()].map(([at, zone]) => (
        <Zone key={at} map={map} zone={zone} number={at + 1} />
      ))}
    </g>
  )
}

/** Above the counters: the number of each order on its stack, and where it would have fired. */
export function ZoneMarks<S, E extends GameEvent>({ map, desk }: ZoneLayerProps<S, E>): ReactNode {
  const draft = ordersDraftOf(desk)
  useSyncExternalStore(
    draft.subscribe,
    () => draft.version,
    () => draft.version,
  )
  const { isOpen, orders, tried } = draft
  if (!isOpen) return null
  return (
    <g>
      {[...tried.entries()].map(([at, { did, place, chance }]) => {
        if (did !== 'reacted' || place === null || !map.grid.has(place)) return null
        const hex = map.grid.indexOf(place)
        const { x, y } = toWorld(map.grid.centre(hex))
        return (
          <g key={at} className="play-zone-shot">
            <polygon points={hexPoints(map.grid, hex)} />
            {chance !== null && (
              <>
                <rect x={x - 26} y={y - 52} width={52} height={24} rx={12} />
                <text x={x} y={y - 34}>
                  {percent(chance)}
                </text>
              </>
            )}
          </g>
        )
      })}
      {[...orders.orders.entries()].map(([at, { at: name }]) => {
        if (name === undefined || !map.grid.has(name)) return null
        const { x, y } = toWorld(map.grid.centre(map.grid.indexOf(name)))
        return (
          <g key={at} className="play-zone-number" data-order={at + 1}>
            <circle cx={x + 26} cy={y - 26} r={13} />
            <text x={x + 26} y={y - 21}>
              {at + 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const SIDES = [0, 1, 2, 3, 4, 5] as const

const Zone = memo(function Zone({
  map,
  zone,
  number,
}: {
  readonly map: HexMap
  readonly zone: readonly number[]
  readonly number: number
}): ReactNode {
  const { grid } = map
  const border = useMemo(() => {
    const inside = new Set(zone)
    return zone
      .flatMap((hex) =>
        SIDES.filter((side) => !inside.has(grid.neighbour(hex, side))).map((side) => grid.hexsideEnds(grid.hexsideId(hex, side))),
      )
      .map(([a, b]) => [toWorld(a), toWorld(b)] as const)
      .map(([a, b]) => `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`)
      .join('')
  }, [grid, zone])
  return (
    <g className="play-zone" data-order={number}>
      {zone.map((hex) => (
        <polygon key={hex} points={hexPoints(grid, hex)} />
      ))}
      <path d={border} />
    </g>
  )
})
