/** Up Front on its card: two Fire cards and a Movement card over the woods. */
import type { ReactNode } from 'react'
import { Landscape } from './art/Landscape.tsx'
import { CardSign } from './art/signs.tsx'
import './style/cover.css'

const CARDS = [
  { key: 'move', name: 'Movement', tone: 'movement', printed: { type: 'Movement', kind: 'plain', against: 1 } },
  { key: 'fire', name: 'Fire', tone: 'fire', printed: { type: 'Fire', strength: 3, firepower: 4 } },
  { key: 'rally', name: 'Rally', tone: 'rally', printed: { type: 'Rally', value: 2 } },
] as const

export function Cover(): ReactNode {
  return (
    <div className="uf-cover home-map-picture" style={{ aspectRatio: '340 / 158' }}>
      <Landscape terrain="Woods" />
      {CARDS.map(({ key, name, tone, printed }) => (
        <span key={key} className={`uf-cover-card uf-cover-${tone}`} aria-hidden="true">
          <b>{name}</b>
          <svg className="uf-cover-sign" viewBox="0 0 100 76" aria-hidden="true" focusable="false">
            <CardSign printed={printed} />
          </svg>
        </span>
      ))}
    </div>
  )
}
