/** The large sign on an Action card, on 100 × 76. */
import type { CardFunction } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { DESERT } from './desert.tsx'
import { Landscape } from './Landscape.tsx'

export function CardSign({ printed }: { readonly printed: CardFunction }): ReactNode {
  switch (printed.type) {
    case 'Fire':
      return (
        <>
          <path d={STAR} fill="#b4432b" transform="translate(50 38)" />
          <Figure text={printed.strength} colour="#fff" />
        </>
      )
    case 'Movement':
      return (
        <>
          <path d="M34 31H62V19L86 38L62 57V45H34ZM14 32H30V36H14ZM8 40H28V44H8Z" fill="#1e6b74" />
          {printed.kind !== 'plain' && (
            <text x="50" y="70" className="uf-sign-kind" textAnchor="middle">
              {printed.kind === 'Flank' ? 'may flank' : 'fords'}
            </text>
          )}
        </>
      )
    case 'Rally':
      return (
        <>
          <path d="M26 8H30V70H26ZM30 11C46 4 58 20 82 11V44C58 53 46 37 30 44Z" fill="#b07a12" />
          <text x="56" y="37" className="uf-sign-figure is-small" fill="#fff" textAnchor="middle">
            {printed.value}
          </text>
        </>
      )
    case 'Concealed':
      return (
        <>
          <path d="M10 38C26 12 74 12 90 38C74 64 26 64 10 38Z" fill="none" stroke="#3e5a3a" strokeWidth="6" />
          <circle cx="50" cy="38" r="11" fill="#3e5a3a" />
          <path d="M18 66L82 10" stroke="#3e5a3a" strokeWidth="6" strokeLinecap="round" />
        </>
      )
    case 'Hero':
      return <path d={FIVE} fill="#85600f" transform="translate(50 40)" />
    case 'Sniper':
      return (
        <g fill="none" stroke="#5c1712" strokeWidth="5">
          <circle cx="50" cy="38" r="24" />
          <path d="M50 4V28M50 48V72M16 38H40M60 38H84" />
        </g>
      )
    case 'Smoke':
      return <path d="M22 58A15 15 0 0 1 24 29A22 22 0 0 1 64 21A18 18 0 0 1 78 58Z" fill="#9a9a90" />
    case 'Wire':
      return (
        <g fill="none" stroke="#4a4a42" strokeWidth="4" strokeLinecap="round">
          <path d="M6 52C20 20 34 20 34 38S24 58 20 46S40 20 54 22S62 56 50 56S46 22 68 22S88 40 92 54" />
          <path d="M28 30L20 24M60 28L68 34M78 30L84 24M44 50L38 56" />
        </g>
      )
    case 'Radio':
      return (
        <g fill="#55564a">
          <path d="M30 26H70V68H30ZM62 26V4H66V26Z" />
          <circle cx="50" cy="52" r="10" fill="#d6cfbc" />
        </g>
      )
    case 'Cower':
      return <path d="M20 60C20 44 34 40 44 44L52 32A8 8 0 1 1 62 40L80 60Z" fill="#8b8470" />
    case 'Terrain':
      return <Landscape terrain={printed.terrain} className="" own={DESERT[printed.called ?? '']} />
  }
}

function Figure({ text, colour }: { text: number; colour: string }): ReactNode {
  return (
    <text x="50" y="50" className="uf-sign-figure" fill={colour} textAnchor="middle">
      {text}
    </text>
  )
}

const burst = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / points - Math.PI / 2, i % 2 === 0 ? outer : inner]
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
  }).join('L')}Z`

const STAR = burst(10, 37, 24)
const FIVE = burst(5, 36, 15)
