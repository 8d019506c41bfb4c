/** What burns and smokes, over the terrain and under the counters; and where it may go next. */
import { type AslskState, skyOf } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { toWorld, type Vec } from '../../../../board/art/units.ts'
import '../fires.css'

export function Fires({ s }: { readonly s: AslskState }): ReactNode {
  const sky = skyOf(s)
  const burning = s.markers.filter(({ kind }) => LOOKS[kind] !== undefined)
  if (!sky || burning.length === 0) return null
  const { grid } = s.setting.map
  const lean = sky.wind === 'none' ? 0 : sky.toward * 60
  const reaches = sky.conditions.flatMap((condition) => condition.reaches ?? [])
  return (
    <g className="aslsk-fires">
      {burning.map(({ id, kind, at }) => {
        const { x, y } = toWorld(grid.centre(at))
        const { flames, smoke } = LOOKS[kind]!
        return (
          <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {flames > 1 && <circle r="44" className="aslsk-glow" />}
            {TONGUES.slice(0, flames).map(({ dx, dy, size }) => (
              <g key={dx} transform={`translate(${dx} ${dy}) scale(${flames === 1 ? 0.8 : size})`}>
                <path d={TONGUE} className="aslsk-flame" />
                <path d={TONGUE} className="aslsk-flame is-core" transform="translate(0 5) scale(0.55)" />
              </g>
            ))}
            {smoke > 0 && <Plume lean={lean} blown={sky.wind !== 'none'} size={smoke} />}
          </g>
        )
      })}
      {reaches.map(({ from, to, of36 }) => (
        <Next key={to} from={toWorld(grid.centre(from))} to={toWorld(grid.centre(to))} chance={of36 / 36} />
      ))}
    </g>
  )
}

/** How many tongues of flame each kind has, and how thick its smoke is. */
const LOOKS: { readonly [kind: string]: { readonly flames: number; readonly smoke: number } } = {
  flame: { flames: 1, smoke: 0 },
  blaze: { flames: 5, smoke: 1 },
  wreckBlaze: { flames: 2, smoke: 0.7 },
  driftingSmoke: { flames: 0, smoke: 0.8 },
}

const TONGUE = 'M0 -24C3 -12 13 -7 11 6 9 16 -9 16 -11 6 -13 -2 -5 -6 -4 -13 -1 -9 1 -14 0 -24z'
const TONGUES: readonly { readonly dx: number; readonly dy: number; readonly size: number }[] = [
  { dx: 0, dy: -6, size: 1.25 },
  { dx: -22, dy: 2, size: 1 },
  { dx: 21, dy: 3, size: 1.05 },
  { dx: -10, dy: 12, size: 0.85 },
  { dx: 11, dy: 13, size: 0.8 },
]

/** Puffs that rise, or trail where the wind blows. */
function Plume({ lean, blown, size }: { readonly lean: number; readonly blown: boolean; readonly size: number }): ReactNode {
  const reach = blown ? 26 : 15
  return (
    <g transform={`rotate(${lean})`} className="aslsk-plume">
      {[0, 1, 2].map((step) => (
        <ellipse
          key={step}
          cx={step % 2 === 0 ? 4 : -5}
          cy={-18 - step * reach}
          rx={(14 + step * 5) * size}
          ry={(11 + step * 4) * size}
          opacity={0.42 - step * 0.1}
        />
      ))}
    </g>
  )
}

/** An arrow to the hex that the fire may reach, with its chance. */
function Next({ from, to, chance }: { readonly from: Vec; readonly to: Vec; readonly chance: number }): ReactNode {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return (
    <g className="aslsk-next-fire">
      <path
        d="M-11 -4H1V-10L13 0 1 10V4H-11z"
        transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      />
      <g transform={`translate(${(middle.x + (to.x - from.x) * 0.24).toFixed(1)} ${(middle.y + (to.y - from.y) * 0.24).toFixed(1)})`}>
        <rect x="-19" y="-10" width="38" height="20" rx="10" />
        <text y="5">{Math.round(chance * 100)}%</text>
      </g>
    </g>
  )
}
