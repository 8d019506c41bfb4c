/** The Starter Kit on its card: a leader with his squads, and whom they have in sight. */
import { alderCross } from '@firegroup/content/boards/alder-cross'
import { joinBoards } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { HEX_HEIGHT, toWorld } from '../../board/art/units.ts'
import { CounterGroup } from '../../counters/Counter.tsx'
import type { UnitFace } from '../../counters/face.ts'
import { MapPicture } from '../../home/MapPicture.tsx'

const map = joinBoards([{ map: alderCross, at: { column: 0, row: 0 } }])
const centre = (hex: string): { x: number; y: number } => toWorld(map.grid.centre(map.grid.indexOf(hex)))
const SIZE = HEX_HEIGHT * 0.58
const [OURS, THEIRS] = ['L6', 'P6']

export function Cover(): ReactNode {
  const [from, to] = [centre(OURS), centre(THEIRS)]
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <MapPicture map={map} width={340} height={158} around={{ hexes: [OURS, THEIRS].map((hex) => map.grid.indexOf(hex)), hexHeight: 62 }}>
      <path d={line} stroke="#fbf3e4" strokeWidth="8" fill="none" />
      <path d={line} stroke="var(--target)" strokeWidth="4" fill="none" />
      <Leader hex={OURS} nation="german" label="9-2" />
      <Leader hex={THEIRS} nation="russian" label="8-1" />
    </MapPicture>
  )
}

function Leader({ hex, nation, label }: { hex: string; nation: string; label: string }): ReactNode {
  const { x, y } = centre(hex)
  const face: UnitFace = {
    form: 'unit',
    nation,
    figure: 'leader',
    class: '',
    label,
    fp: 0,
    range: 0,
    morale: Number(label[0]),
    smoke: 0,
    assaultFire: false,
    steady: false,
    broken: null,
  }
  return (
    <g transform={`translate(${x - SIZE / 2} ${y - SIZE / 2}) scale(${SIZE / 100})`}>
      <CounterGroup face={face} detail="full" />
    </g>
  )
}
