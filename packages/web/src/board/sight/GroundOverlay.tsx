/** What a hex sees: dead ground in shade, hindered hexes ringed by dashes. */
import type { HexMap } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { toWorld, type Vec } from '../art/units.ts'
import { hexPoints } from '../overlay.ts'
import type { Ground } from './ground.ts'

export function GroundOverlay({ map, ground }: { readonly map: HexMap; readonly ground: Ground }): ReactNode {
  return (
    <g>
      {ground.dead.map((hex) => (
        <polygon key={hex} className="board-ground-dead" points={hexPoints(map.grid, hex)} />
      ))}
      {ground.hindered.map((hex) => (
        <polygon
          key={hex}
          className="board-ground-hindered"
          points={hexPoints(map.grid, hex)}
          transform={shrunk(toWorld(map.grid.centre(hex)))}
        />
      ))}
    </g>
  )
}

/** A little smaller than the hex, so that the dashes of neighbours stay apart. */
const shrunk = ({ x, y }: Vec): string => `translate(${x} ${y}) scale(0.9) translate(${-x} ${-y})`
