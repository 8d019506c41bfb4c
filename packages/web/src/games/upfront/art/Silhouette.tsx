/** A gun or vehicle from the side, looking left, in the box 6 20 to 124 62. */
import type { MachineLook } from '@firegroup/upfront'
import type { ReactNode } from 'react'

export function Silhouette({ machine: { type, turret, openTopped } }: { readonly machine: MachineLook }): ReactNode {
  if (type === 'gun')
    return (
      <g className="uf-machine-art">
        <path d="M8 37H52V41H8ZM52 33H66V46H52ZM44 24L52 26L47 52L40 50Z" />
        <path d="M62 42L118 58L116 61L58 47Z" />
        <circle cx="58" cy="51" r="11" />
        <circle cx="58" cy="51" r="4" className="uf-machine-hub" />
      </g>
    )
  return (
    <g className="uf-machine-art">
      {turret && <path d="M6 33H46V36.500H6ZM46 27H84L90 38H42Z" />}
      {turret && !openTopped && <path d="M60 23H76V27H60Z" />}
      {!turret && <path d={openTopped ? 'M34 30H40V38H34ZM84 30H90V38H84Z' : 'M10 39H40V42.500H10ZM40 34H92L98 44H36Z'} />}
      <path d="M22 38H104L116 46V50H16V44Z" />
      <rect x="14" y="49" width="104" height="13" rx="6.5" />
      {[24, 42, 60, 78, 96, 109].map((x) => (
        <circle key={x} cx={x} cy="55.5" r="4.5" className="uf-machine-hub" />
      ))}
      <path d="M22 41H104" className="uf-machine-line" />
    </g>
  )
}
