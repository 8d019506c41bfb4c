/** The board behind the first sentence: our own ground with a fight on it, seen from the chair. Decoration: nothing here can be pointed at. */
import { alderCross } from '@firegroup/content/boards/alder-cross'
import { joinBoards } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { HEX_HEIGHT, toWorld } from '../board/art/units.ts'
import { CounterGroup } from '../counters/Counter.tsx'
import type { Face, UnitFace, WeaponFace } from '../counters/face.ts'
import { keyed } from '../matches/keyed.ts'
import { MapPicture } from './MapPicture.tsx'

const map = joinBoards([{ map: alderCross, at: { column: 0, row: 0 } }])
const MIDDLE = [map.grid.indexOf('O5')]
const SIZE = HEX_HEIGHT * 0.58

export function HeroBoard(): ReactNode {
  return (
    <div className="home-hero-board" aria-hidden="true">
      <div className="home-hero-plane">
        <MapPicture map={map} width={1280} height={686} around={{ hexes: MIDDLE, hexHeight: 66 }}>
          {STACKS.map(({ hex, faces }) => (
            <Stack key={hex} hex={hex} faces={faces} />
          ))}
          <Dice />
        </MapPicture>
      </div>
    </div>
  )
}

function Stack({ hex, faces }: { hex: string; faces: readonly Face[] }): ReactNode {
  const { x, y } = toWorld(map.grid.centre(map.grid.indexOf(hex)))
  return keyed(faces, ({ form }) => form).map(({ key, item: face }, index) => {
    const lift = (faces.length - 1) / 2 - index
    return (
      <g key={key} transform={`translate(${x - SIZE / 2 - lift * 7} ${y - SIZE / 2 + lift * 7}) scale(${SIZE / 100})`}>
        <CounterGroup face={face} detail="full" />
      </g>
    )
  })
}

function Dice(): ReactNode {
  const { x, y } = toWorld(map.grid.centre(map.grid.indexOf('N6')))
  return (
    <g transform={`translate(${x - 30} ${y - 8})`}>
      <Die x={0} y={0} turn={-14} fill="#f4ecd8" edge="#b9ad8d" pips="#22241d" dots={FIVE} />
      <Die x={46} y={-4} turn={11} fill="#b9412a" edge="#6f2415" pips="#fbf3e4" dots={TWO} />
    </g>
  )
}

const FIVE = [
  [-8, -8],
  [8, -8],
  [0, 0],
  [-8, 8],
  [8, 8],
] as const
const TWO = [
  [-7, -7],
  [7, 7],
] as const

interface DieProps {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly fill: string
  readonly edge: string
  readonly pips: string
  readonly dots: readonly (readonly [number, number])[]
}

function Die({ x, y, turn, fill, edge, pips, dots }: DieProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-14" y="-10" width="34" height="33" rx="8" fill="#22241d" opacity=".28" />
      <rect x="-16" y="-13" width="32" height="34" rx="7" fill={edge} />
      <rect x="-16" y="-16" width="32" height="32" rx="7" fill={fill} />
      {dots.map(([dx, dy]) => (
        <circle key={`${dx} ${dy}`} cx={dx} cy={dy} r="2.9" fill={pips} />
      ))}
    </g>
  )
}

const squad = (nation: string, label: string, sign: string): UnitFace => {
  const [fp = 0, range = 0, morale = 0] = label.split('-').map(Number)
  return unit(nation, 'squad', label, sign, fp, range, morale)
}

const leader = (nation: string, label: string): UnitFace => unit(nation, 'leader', label, '', 0, 0, Number(label[0]))

function unit(
  nation: string,
  figure: UnitFace['figure'],
  label: string,
  sign: string,
  fp: number,
  range: number,
  morale: number,
): UnitFace {
  return { form: 'unit', nation, figure, class: sign, label, fp, range, morale, smoke: 0, assaultFire: false, steady: false, broken: null }
}

const gun = (nation: string, art: string, name: string, value: string, rof: number): WeaponFace => ({
  form: 'weapon',
  nation,
  art,
  name,
  value,
  rof,
  pp: 4,
  failure: 'B12',
  repair: null,
})

/** Uppermost last. */
const STACKS: readonly { readonly hex: string; readonly faces: readonly Face[] }[] = [
  { hex: 'L6', faces: [squad('german', '4-6-7', '1'), squad('german', '4-6-7', '1'), leader('german', '9-2')] },
  { hex: 'J7', faces: [squad('german', '4-6-7', '1')] },
  { hex: 'M8', faces: [gun('german', 'HMG', 'HMG', '7-16', 3), squad('german', '4-6-7', '1')] },
  { hex: 'M3', faces: [squad('german', '4-4-7', '2'), squad('german', '4-6-7', '1')] },
  { hex: 'R5', faces: [squad('russian', '4-4-7', '1'), squad('russian', '4-4-7', '1'), leader('russian', '8-1')] },
  { hex: 'Q4', faces: [{ form: 'hidden', nation: 'russian' }] },
  { hex: 'T7', faces: [squad('russian', '5-2-7', '1')] },
  { hex: 'P6', faces: [squad('russian', '4-4-7', '1')] },
  { hex: 'O3', faces: [{ ...squad('russian', '4-2-6', 'C'), broken: { morale: 6, boxed: false } }] },
  { hex: 'S8', faces: [gun('russian', 'MMG-wheels', 'MMG', '4-10', 2), squad('russian', '4-4-7', '1')] },
]
