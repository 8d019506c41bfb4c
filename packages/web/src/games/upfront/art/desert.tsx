/** Ground that has another name in the desert (52.13 to 52.17), in its own colours: drawn where a landscape would have its terrain. */
import type { ReactNode } from 'react'

const SAND = 'M0 98C80 90 150 102 220 95S300 94 320 98V180H0Z'

function Dunes(): ReactNode {
  return (
    <>
      <path d={SAND} fill="#d9bf87" />
      <path d="M0 134C90 124 220 140 320 128V180H0Z" fill="#cbae74" />
    </>
  )
}

/** A dry bed with cut banks. */
function Wadi(): ReactNode {
  return (
    <>
      <path d={SAND} fill="#d9bf87" />
      <path d="M-4 112C60 100 120 122 190 112S290 104 324 114V152C280 142 240 158 180 152S60 142 -4 156Z" fill="#a98a55" />
      <path d="M-4 120C60 109 120 131 190 121S290 113 324 123V146C280 137 240 151 180 146S60 137 -4 149Z" fill="#c9ad74" />
      {STONES.map(([x, y, r]) => (
        <ellipse key={x} cx={x} cy={y} rx={r} ry={r * 0.55} fill="#8f7448" />
      ))}
      <path d="M0 152C90 146 220 156 320 148V180H0Z" fill="#d2b67d" />
    </>
  )
}

const STONES: readonly (readonly [number, number, number])[] = [
  [38, 130, 6],
  [92, 137, 4],
  [150, 132, 7],
  [214, 138, 5],
  [268, 130, 6],
]

/** Ripples, and nothing else. */
function SoftSand(): ReactNode {
  return (
    <>
      <Dunes />
      <g fill="none" stroke="#b39558" strokeWidth="2" strokeLinecap="round" opacity=".7">
        {[108, 119, 131, 144, 158].map((y, i) => (
          <path key={y} d={`M${-10 + i * 9} ${y}c24 -8 44 8 68 0s44 8 68 0s44 8 68 0s44 8 68 0s44 8 68 0`} />
        ))}
      </g>
    </>
  )
}

/** A cliff of bare rock in steps. */
function Escarpment(): ReactNode {
  return (
    <>
      <path d={SAND} fill="#d9bf87" />
      <path d="M-4 126L18 66L70 58L96 70L150 50L206 60L232 52L288 66L324 60V136H-4Z" fill="#b98d57" />
      <path
        d="M-4 126L18 66L70 58L96 70L150 50L206 60L232 52L288 66L324 60V74L286 80L230 66L204 74L150 64L98 84L70 72L22 80L6 126Z"
        fill="#d8ae73"
      />
      <path d="M-4 128C40 118 90 112 150 116S260 108 324 118V138H-4Z" fill="#96703f" />
      <g stroke="#7d5c34" strokeWidth="2" strokeLinecap="round" opacity=".6">
        {[34, 62, 88, 120, 158, 186, 220, 250, 282].map((x, i) => (
          <path key={x} d={`M${x} ${80 + (i % 3) * 5}l-3 ${24 + (i % 2) * 8}`} />
        ))}
      </g>
      <path d="M0 138C90 130 220 144 320 134V180H0Z" fill="#cbae74" />
    </>
  )
}

/** Palms around water. */
function Oasis(): ReactNode {
  return (
    <>
      <Dunes />
      <ellipse cx="160" cy="130" rx="112" ry="11" fill="#7f9a55" />
      <ellipse cx="160" cy="130" rx="84" ry="7" fill="#6fa7ad" />
      {PALMS.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 0C-3 -20 2 -36 -1 -54" fill="none" stroke="#7a5a34" strokeWidth="5" strokeLinecap="round" />
          <g fill="none" stroke="#5c7a3c" strokeWidth="5" strokeLinecap="round">
            <path d="M-1 -54C-14 -64 -26 -60 -32 -50M-1 -54C12 -66 26 -60 32 -48M-1 -54C-10 -70 -22 -74 -30 -70M-1 -54C10 -70 20 -74 28 -72" />
          </g>
        </g>
      ))}
    </>
  )
}

const PALMS: readonly (readonly [number, number, number])[] = [
  [58, 128, 1],
  [92, 122, 0.8],
  [214, 124, 0.86],
  [250, 130, 1.06],
  [280, 124, 0.76],
]

/** A low spine of stone. */
function Ridge(): ReactNode {
  return (
    <>
      <path d={SAND} fill="#d9bf87" />
      <path d="M-4 128L22 106L58 112L92 98L140 108L178 96L226 108L262 100L300 110L324 102V138H-4Z" fill="#b3925b" />
      <path
        d="M-4 128L22 106L58 112L92 98L140 108L178 96L226 108L262 100L300 110L324 102V108L300 117L262 107L226 115L178 104L140 116L92 106L58 119L24 114Z"
        fill="#d6b67d"
      />
      <path d="M0 138C90 130 220 144 320 134V180H0Z" fill="#cbae74" />
    </>
  )
}

export const DESERT: { readonly [called: string]: (() => ReactNode) | undefined } = {
  Wadi,
  'Soft Sand': SoftSand,
  Escarpment,
  Oasis,
  Ridge,
}
