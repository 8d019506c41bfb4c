/** The ground on which a group stands, as a picture: every terrain of the cards, drawn on 320 × 180 with the horizon at 88. */
import type { Terrain } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { Bush, Grass, House, Reeds, Tree } from './plants.tsx'

interface LandscapeProps {
  readonly terrain: Terrain
  readonly className?: string
  /** Drawn instead, where the terrain is something else by another name. */
  readonly own?: (() => ReactNode) | undefined
}

export function Landscape({ terrain, className = 'uf-landscape', own: Own }: LandscapeProps): ReactNode {
  const Ground = GROUNDS[terrain]
  return (
    <svg className={className} viewBox="0 34 320 146" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="320" height="180" style={{ fill: 'var(--sky, #dfe5d8)' }} />
      <rect width="320" height="60" style={{ fill: 'var(--sky-high, #cdd9d3)' }} />
      <path d="M0 62C60 58 130 66 200 60S300 58 320 62V100H0Z" style={{ fill: 'var(--haze, #e8e6d0)' }} />
      <path d="M0 84C40 68 84 74 120 82S210 66 252 74S306 80 320 76V110H0Z" style={{ fill: 'var(--hills, #b9c3a9)' }} />
      <path d="M0 92C70 82 120 96 190 88S290 86 320 92V120H0Z" style={{ fill: 'var(--hills-near, #a5b088)' }} />
      {Own ? (
        <Own />
      ) : (
        <g className="uf-ground-art">
          <Ground />
        </g>
      )}
    </svg>
  )
}

const MEADOW = 'M0 98C80 90 150 102 220 95S300 94 320 98V180H0Z'

function Open(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#bdc08a" />
      <path d="M0 128C100 118 200 134 320 122V180H0Z" fill="#adb278" />
      <path d="M0 154C90 146 230 160 320 150V180H0Z" fill="#9da36a" />
      {[18, 62, 104, 150, 196, 244, 290].map((x, i) => (
        <Grass key={x} x={x} y={112 + (i % 3) * 12} />
      ))}
    </>
  )
}

function Brush(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#b3b67f" />
      {BACK_ROW.map(([x, r]) => (
        <Bush key={x} x={x} y={106} r={r} />
      ))}
      <path d="M0 120C80 114 220 124 320 116V180H0Z" fill="#a3a870" />
      {[24, 66, 112, 158, 206, 250, 298].map((x, i) => (
        <Bush key={x} x={x} y={124 + (i % 2) * 8} r={17 + (i % 3) * 3} />
      ))}
      <path d="M0 146C80 140 220 150 320 142V180H0Z" fill="#949a63" />
    </>
  )
}

const BACK_ROW: readonly (readonly [number, number])[] = [
  [6, 11],
  [36, 14],
  [70, 12],
  [104, 15],
  [140, 12],
  [176, 15],
  [212, 12],
  [246, 15],
  [284, 12],
  [314, 14],
]

function Woods(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#8f9c66" />
      {[-4, 30, 62, 96, 128, 162, 196, 228, 262, 296, 326].map((x, i) => (
        <Tree key={x} x={x} y={110} r={23 + (i % 2) * 4} far />
      ))}
      {[14, 74, 134, 190, 250, 308].map((x, i) => (
        <Tree key={x} x={x} y={128 + (i % 2) * 4} r={34 + (i % 3) * 3} />
      ))}
      <path d="M0 138C90 128 220 142 320 132V180H0Z" fill="#6f7d4c" />
      {[40, 120, 210, 280].map((x) => (
        <Grass key={x} x={x} y={144} dark />
      ))}
    </>
  )
}

function Buildings(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#b8b98a" />
      <Tree x={300} y={120} r={22} far />
      <Tree x={12} y={122} r={20} far />
      <House x={196} y={128} wide={92} high={36} roof="#8a9098" wall="#cfcabb" />
      <House x={58} y={132} wide={104} high={44} roof="#b4644a" wall="#e2dac6" chimney />
      <House x={150} y={126} wide={54} high={28} roof="#93633d" wall="#d8cdb4" />
      <path d="M0 132C90 126 220 136 320 128V180H0Z" fill="#a79f7a" />
      <path d="M120 132C124 146 104 164 88 180H168C160 164 148 146 150 130Z" fill="#cdbd95" />
      <Bush x={44} y={138} r={10} />
      <Bush x={290} y={138} r={12} />
    </>
  )
}

function Hill(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#b3b683" />
      <path d="M-30 150C30 128 74 52 148 40C226 34 270 108 350 142V180H-30Z" fill="#c7b077" />
      <path d="M148 40C226 34 270 108 350 142V180H120C160 140 176 90 148 40Z" fill="#ab9160" />
      <path d="M148 40C190 40 214 62 236 88" fill="none" stroke="#8a724a" strokeWidth="2" strokeLinecap="round" opacity=".6" />
      {HACHURES.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}l-7 12`} stroke="#7e6237" strokeWidth="1.8" strokeLinecap="round" opacity=".55" />
      ))}
      <Tree x={56} y={118} r={13} far />
      <Bush x={250} y={120} r={9} />
      <path d="M-20 150C70 138 230 152 340 142V180H-20Z" fill="#9a935f" />
    </>
  )
}

const HACHURES: readonly (readonly [number, number])[] = [
  [96, 74],
  [112, 66],
  [128, 58],
  [84, 90],
  [102, 92],
  [120, 82],
  [136, 76],
  [74, 108],
  [94, 110],
]

function Gully(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#bcbb88" />
      <path d="M0 116C50 104 92 112 120 128C150 144 190 144 222 126C250 112 290 104 320 114V180H0Z" fill="#8c7a51" />
      <path d="M0 122C50 112 88 122 116 140C150 158 194 158 228 138C256 122 290 112 320 120V180H0Z" fill="#6f5f3e" />
      <path d="M0 134C54 124 84 138 116 158H224C258 136 286 124 320 132V180H0Z" fill="#584a31" />
      {[20, 56, 92, 240, 276, 306].map((x, i) => (
        <path key={x} d={`M${x} ${118 + (i % 3) * 5}l4 18`} stroke="#41351f" strokeWidth="2" strokeLinecap="round" opacity=".5" />
      ))}
      <Bush x={34} y={110} r={11} />
      <Bush x={288} y={108} r={12} />
      <Bush x={256} y={116} r={8} />
    </>
  )
}

function Walls(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#b7bb86" />
      <Tree x={278} y={112} r={18} far />
      <Bush x={44} y={106} r={10} />
      <rect x="-4" y="102" width="328" height="34" fill="#8e887a" />
      {[0, 1, 2].map((row) =>
        Array.from({ length: 12 }, (_, i) => i * 30 - (row % 2) * 14).map((x, i) => (
          <rect
            key={x}
            x={x}
            y={103 + row * 11}
            width={28}
            height={9.6}
            rx="2.4"
            fill={STONES[(i + row * 2) % STONES.length]}
            stroke="#6f6a5e"
            strokeWidth=".8"
          />
        )),
      )}
      <path d="M-4 101H324" stroke="#d8d3c4" strokeWidth="3.4" />
      <path d="M0 136C90 130 220 138 320 133V180H0Z" fill="#9ea56c" />
      {[26, 96, 170, 236, 300].map((x) => (
        <Grass key={x} x={x} y={142} />
      ))}
    </>
  )
}

const STONES = ['#c3bdae', '#b5af9f', '#cbc5b6', '#aaa494']

function Marsh(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#a2ad80" />
      <ellipse cx="90" cy="122" rx="92" ry="12" fill="#8ab2b2" />
      <ellipse cx="240" cy="132" rx="104" ry="14" fill="#7fa9ad" />
      <ellipse cx="110" cy="152" rx="130" ry="15" fill="#74a0a6" />
      <path d="M30 122H76M200 132H262M70 152H140" stroke="#cfe3e2" strokeWidth="2" strokeLinecap="round" opacity=".8" />
      {[14, 58, 108, 148, 196, 236, 284].map((x, i) => (
        <Reeds key={x} x={x} y={124 + (i % 3) * 10} />
      ))}
    </>
  )
}

function Stream(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#b5ba85" />
      <Tree x={36} y={110} r={16} far />
      <Bush x={286} y={108} r={12} />
      <path d="M-4 116C60 106 120 126 190 116S290 110 324 118V146C280 138 240 152 180 146S60 138 -4 150Z" fill="#9c8f63" />
      <path d="M-4 120C60 110 120 130 190 120S290 114 324 122V141C280 133 240 147 180 141S60 133 -4 145Z" fill="#7fb0be" />
      <path
        d="M10 128C60 120 90 134 140 130M176 130C220 124 270 128 306 130"
        stroke="#d3e9ec"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M0 148C90 142 220 152 320 144V180H0Z" fill="#9fa66d" />
      {[30, 120, 214, 290].map((x) => (
        <Reeds key={x} x={x} y={150} />
      ))}
    </>
  )
}

function Minefield(): ReactNode {
  return (
    <>
      <Open />
      {[52, 130, 206, 276].map((x, i) => (
        <g key={x} transform={`translate(${x} ${116 + (i % 2) * 12})`}>
          <ellipse rx="11" ry="4" fill="#4a4a3e" />
          <path d="M0 -4V-9M-5 -3L-8 -7M5 -3L8 -7" stroke="#4a4a3e" strokeWidth="1.8" strokeLinecap="round" />
        </g>
      ))}
      <path d="M232 96L246 118H218Z" fill="#e8d9a0" stroke="#8e241a" strokeWidth="2.6" strokeLinejoin="round" />
    </>
  )
}

function Pillbox(): ReactNode {
  return (
    <>
      <path d={MEADOW} fill="#b3b683" />
      <path d="M60 140L84 88H236L260 140Z" fill="#a3a296" />
      <path d="M84 88H236L228 78H92Z" fill="#c2c0b2" />
      <rect x="106" y="100" width="108" height="13" rx="3" fill="#2d2d27" />
      <path d="M0 138C90 128 220 142 320 132V180H0Z" fill="#98a067" />
      <Grass x={50} y={146} />
      <Grass x={276} y={146} />
    </>
  )
}

const GROUNDS: { readonly [T in Terrain]: () => ReactNode } = {
  OpenGround: Open,
  Brush,
  Woods,
  Buildings,
  Hill,
  Gully,
  Walls,
  Marsh,
  Stream,
  Minefield,
  Pillbox,
}
