/** On the board, while the reasons are open: who was asked, in order, with a line to the mover; of what is looked at, its range, its hexes and its answer. */
import type { AslskState } from '@firegroup/aslsk'
import { type ReactNode, use } from 'react'
import { toWorld } from '../../../../board/art/units.ts'
import { chipWidth, SightChip } from '../../../../board/sight/SightChip.tsx'
import { BoardZoom } from '../../../../board/zoom.ts'
import { type Asked, activationOf, askedOf, namedBy } from '../asked.ts'
import { useLooked } from '../looked.ts'
import './reasons.css'

interface ReasonsProps {
  readonly s: AslskState
}

/** Whom the step is about that is looked at; of the whole, nobody. */
function chosenOf(asked: readonly Asked[], step: number): Asked | undefined {
  return asked.find(({ from, to }) => step >= from && step <= to)
}

/** Under the counters: the tint, the rings and the lines. */
export function ReasonLines({ s }: ReasonsProps): ReactNode {
  const looked = useLooked()
  if (!looked || looked.decided.at < 0) return null
  const { grid, size } = s.setting.map
  const { decided, step } = looked
  const asked = askedOf(decided)
  const chosen = chosenOf(asked, step)
  const outline = (hex: number) =>
    `M${grid
      .outline(hex)
      .map((point) => toWorld(point))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}z`
  const at = (hex: number) => toWorld(grid.centre(hex))
  const activation = chosen
    ? decided.trace
        .slice(chosen.from, chosen.to + 1)
        .map(activationOf)
        .find(Boolean)
    : null
  const inside =
    chosen && activation
      ? Array.from({ length: size }, (_, hex) => hex).filter((hex) => grid.distance(chosen.hex, hex) <= activation.range)
      : []
  const named = (step < 0 ? [] : namedBy(decided.trace[step]!)).filter((name) => grid.has(name)).map((name) => grid.indexOf(name))
  return (
    <g className="pbs-board">
      {inside.length > 0 && <path className="pbs-board-range" d={inside.map(outline).join('')} />}
      {named.map((hex) => (
        <path key={hex} className="pbs-board-place" d={outline(hex)} />
      ))}
      <path className="pbs-board-mover" d={outline(decided.at)} />
      {asked.map(({ hex, from, fires }) => {
        const [a, b] = [at(hex), at(decided.at)]
        const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
        return (
          <g key={from} data-rests={chosen !== undefined && chosen.from !== from}>
            <path className="pbs-board-firer" d={outline(hex)} />
            <path className="pbs-board-casing" d={line} />
            <path className={fires ? 'pbs-board-fires' : 'pbs-board-holds'} d={line} />
          </g>
        )
      })}
    </g>
  )
}

/** Over them: the numbers and the words. */
export function ReasonWords({ s }: ReasonsProps): ReactNode {
  const looked = useLooked()
  const scale = Math.min(2, Math.max(1, 0.8 / use(BoardZoom)))
  if (!looked || looked.decided.at < 0) return null
  const { grid } = s.setting.map
  const { decided, step } = looked
  const asked = askedOf(decided)
  const chosen = chosenOf(asked, step)
  const to = toWorld(grid.centre(decided.at))
  return (
    <g className="board-sight">
      {asked.map((each, i) => {
        const { hex, from, who, words } = each
        if (chosen && chosen.from !== from) return null
        const a = toWorld(grid.centre(hex))
        const activation = decided.trace
          .slice(from, each.to + 1)
          .map(activationOf)
          .find(Boolean)
        const part = (share: number) =>
          `translate(${(a.x + (to.x - a.x) * share).toFixed(1)} ${(a.y + (to.y - a.y) * share).toFixed(1)}) scale(${scale})`
        return (
          <g key={from}>
            <g transform={part(0.55)}>
              <SightChip
                x={0}
                y={0}
                tone="clear"
                text={`range ${grid.distance(hex, decided.at)}${activation ? ` of ${activation.range}` : ''}`}
              />
            </g>
            <g transform={`translate(${a.x.toFixed(1)} ${(a.y - 34).toFixed(1)}) scale(${scale})`}>
              <Chip text={`${asked.length > 1 ? `${i + 1}. ` : ''}${nameIn(who)}: ${words}`} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** 'C6', or '7.5cm PaK 40' without its hex, which the line shows. */
const nameIn = (who: string): string => who.replace(/, [A-Z]+\d+$/, '')

function Chip({ text }: { readonly text: string }): ReactNode {
  const width = chipWidth(text)
  return (
    <g className="pbs-chip">
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </g>
  )
}
