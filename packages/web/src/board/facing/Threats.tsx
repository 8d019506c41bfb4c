/** Who could fire at a vehicle on its way: the sides that it shows there, and a line from each of them with what he sees. */
import type { Grid } from '@firegroup/hexmap'
import { type ReactNode, use } from 'react'
import { HEX_HEIGHT, toWorld } from '../art/units.ts'
import { SightChip } from '../sight/SightChip.tsx'
import { BoardZoom } from '../zoom.ts'
import { type Ring, TargetRings } from './TargetRings.tsx'

export interface ThreatsProps {
  readonly grid: Grid
  readonly hex: number
  /** By the worst of them. */
  readonly rings: readonly Ring[]
  /** The worst first. */
  readonly threats: readonly { readonly key: string; readonly from: number; readonly words: string }[]
}

/** Under the counters. */
export function ThreatLines({ grid, hex, rings, threats }: ThreatsProps): ReactNode {
  const at = (each: number) => toWorld(grid.centre(each))
  return (
    <>
      <TargetRings grid={grid} hex={hex} from={threats[0]!.from} rings={rings} />
      {threats.map(({ key, from }, i) => {
        const [a, b] = [at(from), at(hex)]
        const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
        return (
          <g key={key} className="board-sight">
            <path className="board-sight-casing" d={line} />
            <path className={i === 0 ? 'board-sight-threat' : 'board-sight-obstacle'} d={line} />
          </g>
        )
      })}
    </>
  )
}

/** Over them. */
export function ThreatWords({ grid, hex, threats }: Omit<ThreatsProps, 'rings'>): ReactNode {
  const scale = Math.min(2, Math.max(1, 0.8 / use(BoardZoom)))
  const at = (each: number) => toWorld(grid.centre(each))
  const to = at(hex)
  return (
    <g className="board-sight">
      {threats.map(({ key, from, words }) => {
        const a = at(from)
        // beside whoever sees it, and not on the way, where other words stand
        const along = Math.min(0.4, (0.85 * HEX_HEIGHT) / Math.hypot(to.x - a.x, to.y - a.y))
        const place = `translate(${(a.x + (to.x - a.x) * along).toFixed(2)} ${(a.y + (to.y - a.y) * along).toFixed(2)}) scale(${scale})`
        return (
          <g key={key} transform={place}>
            <SightChip x={0} y={0} text={words} tone="obstacle" />
          </g>
        )
      })}
    </g>
  )
}
