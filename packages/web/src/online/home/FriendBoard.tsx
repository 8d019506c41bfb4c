/** The ground behind the way to a new table: decoration. */
import { alderCross } from '@firegroup/content/boards/alder-cross'
import { joinBoards } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { MapPicture } from '../../home/MapPicture.tsx'

const map = joinBoards([{ map: alderCross, at: { column: 0, row: 0 } }])
const MIDDLE = [map.grid.indexOf('P5')]

export function FriendBoard(): ReactNode {
  return (
    <div className="online-friend-board" aria-hidden="true">
      <MapPicture map={map} width={400} height={196} around={{ hexes: MIDDLE, hexHeight: 70 }} />
    </div>
  )
}
