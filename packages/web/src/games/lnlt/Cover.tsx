/** Lock 'n Load on its card: a Leader, and the locations that he sets in motion. The board is the one that the first page has anyway. */
import { alderCross } from '@firegroup/content/boards/alder-cross'
import { joinBoards } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { HEX_HEIGHT, toWorld } from '../../board/art/units.ts'
import { hexPoints } from '../../board/overlay.ts'
import { CounterGroup } from '../../counters/Counter.tsx'
import type { OwnFace } from '../../counters/face.ts'
import { MapPicture } from '../../home/MapPicture.tsx'
import { type PrintedType, UnitPrint } from './counters/UnitPrint.tsx'

const map = joinBoards([{ map: alderCross, at: { column: 0, row: 0 } }])
const hex = (id: string): number => map.grid.indexOf(id)
const centre = (id: string): { x: number; y: number } => toWorld(map.grid.centre(hex(id)))
const SIZE = HEX_HEIGHT * 0.58
const LEADER = 'S6'
const BROUGHT = ['R6', 'S7'] as const

const blank: PrintedType = {
  kind: 'squad',
  nation: 'american',
  inherent: true,
  fp: 2,
  range: 5,
  movement: 4,
  morale: 6,
  shakenMovement: 2,
  shakenMorale: 6,
  leadership: 0,
  leadershipRange: 0,
  wounded: null,
  extendedRange: false,
  assaulter: false,
  meleeBonus: false,
  stealth: false,
  assaultMove: true,
}
const leader: PrintedType = { ...blank, kind: 'leader', inherent: false, leadership: 1, leadershipRange: 1, movement: 6, morale: 7 }

const faceOf = (type: PrintedType): OwnFace => ({
  form: 'own',
  nation: type.nation,
  worse: false,
  print: (simple) => <UnitPrint face={{ type, shaken: false, wounded: false }} simple={simple} />,
})
const [LEADS, FOLLOWS] = [faceOf(leader), faceOf(blank)]

export function Cover(): ReactNode {
  const from = centre(LEADER)
  return (
    <MapPicture map={map} width={340} height={158} around={{ hexes: [LEADER, ...BROUGHT].map(hex), hexHeight: 66 }}>
      {BROUGHT.map((id) => (
        <g key={id}>
          <path d={`M${from.x} ${from.y}L${centre(id).x} ${centre(id).y}`} stroke="#fbf3e4" strokeWidth="8" fill="none" />
          <path
            d={`M${from.x} ${from.y}L${centre(id).x} ${centre(id).y}`}
            stroke="#d9a02b"
            strokeWidth="4"
            strokeDasharray="9 6"
            fill="none"
          />
          <polygon points={hexPoints(map.grid, hex(id))} fill="none" stroke="#fbf3e4" strokeWidth="4" strokeDasharray="9 6" />
        </g>
      ))}
      <Stack at={LEADER} face={LEADS} />
      {BROUGHT.map((id) => (
        <Stack key={id} at={id} face={FOLLOWS} />
      ))}
    </MapPicture>
  )
}

function Stack({ at, face }: { at: string; face: OwnFace }): ReactNode {
  const { x, y } = centre(at)
  return (
    <g transform={`translate(${x - SIZE / 2} ${y - SIZE / 2}) scale(${SIZE / 100})`}>
      <CounterGroup face={face} detail="full" />
    </g>
  )
}
