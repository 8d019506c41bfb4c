/** Trees, bushes, houses: the parts of a landscape. Each stands on its y, lit from the left. */
import type { ReactNode } from 'react'

interface At {
  readonly x: number
  readonly y: number
}

export function Tree({ x, y, r, far = false }: At & { readonly r: number; readonly far?: boolean }): ReactNode {
  const [dark, main, light] = far ? ['#6f8453', '#82975f', '#97a973'] : ['#4f653c', '#64803f', '#7f9a55']
  const top = y - r * 1.75
  return (
    <g>
      <path d={`M${x - r * 0.11} ${y}L${x - r * 0.07} ${y - r}H${x + r * 0.07}L${x + r * 0.11} ${y}Z`} fill={far ? '#76653f' : '#5b4a2d'} />
      <circle cx={x + r * 0.42} cy={top + r * 0.95} r={r * 0.62} fill={dark} />
      <circle cx={x - r * 0.44} cy={top + r * 0.92} r={r * 0.6} fill={dark} />
      <circle cx={x} cy={top + r * 0.66} r={r * 0.76} fill={main} />
      <circle cx={x - r * 0.5} cy={top + r * 0.78} r={r * 0.44} fill={main} />
      <circle cx={x - r * 0.24} cy={top + r * 0.38} r={r * 0.42} fill={light} />
      <circle cx={x + r * 0.26} cy={top + r * 0.56} r={r * 0.24} fill={light} opacity=".7" />
    </g>
  )
}

export function Bush({ x, y, r }: At & { readonly r: number }): ReactNode {
  return (
    <g>
      <ellipse cx={x} cy={y} rx={r * 1.2} ry={r * 0.3} fill="#5c6336" opacity=".45" />
      <circle cx={x + r * 0.5} cy={y - r * 0.42} r={r * 0.62} fill="#6b7340" />
      <circle cx={x - r * 0.5} cy={y - r * 0.4} r={r * 0.58} fill="#6b7340" />
      <circle cx={x} cy={y - r * 0.62} r={r * 0.76} fill="#858c50" />
      <circle cx={x - r * 0.24} cy={y - r * 0.84} r={r * 0.4} fill="#a1a768" />
    </g>
  )
}

export function Grass({ x, y, dark = false }: At & { readonly dark?: boolean }): ReactNode {
  return (
    <path
      d={`M${x - 6} ${y}l3 -9M${x - 1} ${y}l0 -12M${x + 4} ${y}l-1 -8M${x + 8} ${y}l3 -7`}
      stroke={dark ? '#4d5a33' : '#7c8550'}
      strokeWidth="1.8"
      strokeLinecap="round"
      opacity=".75"
    />
  )
}

export function Reeds({ x, y }: At): ReactNode {
  return (
    <g stroke="#5f7544" strokeWidth="2" strokeLinecap="round" fill="none">
      <path d={`M${x} ${y}v-26M${x + 5} ${y}c0 -10 2 -14 5 -18M${x - 5} ${y}c0 -10 -3 -13 -6 -16`} />
      <path d={`M${x} ${y - 26}v-8`} stroke="#6b4f2c" strokeWidth="4" />
    </g>
  )
}

interface HouseProps extends At {
  readonly wide: number
  readonly high: number
  readonly roof: string
  readonly wall: string
  readonly chimney?: boolean
}

/** Gable to the left, the long side to the right; `x` is its left corner. */
export function House({ x, y, wide, high, roof, wall, chimney = false }: HouseProps): ReactNode {
  const gable = wide * 0.36
  const top = y - high
  const ridge = top - high * 0.62
  const doors = [0.5, 0.72].map((share) => x + gable + (wide - gable) * share)
  return (
    <g>
      {chimney && <rect x={x + wide * 0.66} y={ridge - 6} width="8" height="18" fill="#86604d" />}
      <path d={`M${x} ${y}V${top}L${x + gable / 2} ${ridge}L${x + gable} ${top}V${y}Z`} fill={wall} />
      <path d={`M${x + gable} ${y}V${top}H${x + wide}V${y}Z`} fill={wall} />
      <path d={`M${x + gable} ${y}V${top}H${x + wide}V${y}Z`} fill="#000" opacity=".12" />
      <path d={`M${x + gable / 2} ${ridge}H${x + wide - gable / 2}L${x + wide + 4} ${top + 3}H${x + gable + 2}Z`} fill={roof} />
      <path d={`M${x + gable / 2} ${ridge}L${x - 4} ${top + 3}L${x + 1} ${top + 5}L${x + gable / 2} ${ridge + 6}Z`} fill={roof} />
      <path
        d={`M${x + gable / 2} ${ridge}L${x + gable + 4} ${top + 5}L${x + gable - 1} ${top + 5}L${x + gable / 2} ${ridge + 6}Z`}
        fill="#000"
        opacity=".35"
      />
      <rect x={x + gable / 2 - 4} y={y - high * 0.52} width="8" height={high * 0.52} fill="#5b4632" />
      {doors.map((at) => (
        <rect key={at} x={at - 4} y={top + high * 0.28} width="8" height={high * 0.34} fill="#4d5156" />
      ))}
    </g>
  )
}
