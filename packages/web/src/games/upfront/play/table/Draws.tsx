/** Cards drawn one after the other, each with the man whom it is for and what it does to him. */

import { TURN } from '@firegroup/content/paces/upfront'
import { cardLook, manName, type Side, type Tableau, type UpfrontState } from '@firegroup/upfront'
import type { CSSProperties, ReactNode } from 'react'
import { ActionCard } from '../../art/ActionCard.tsx'
import type { Drawn } from '../ReportView.tsx'
import { Pile } from './Hand.tsx'

/** A scrolling region must be reachable by keyboard. */
const SCROLLS = { tabIndex: 0 } as const

interface DrawsProps {
  readonly s: UpfrontState
  readonly look: Tableau
  readonly draws: readonly Drawn[]
  readonly seat: Side
  /** They are being turned over: what they do is not said yet. */
  readonly turning: boolean
}

export function Draws({ s, look, draws, seat, turning }: DrawsProps): ReactNode {
  return (
    <div className="uf-below">
      <Pile look={look} seat={seat} />
      <section className="uf-draws-field" aria-label="Cards drawn" {...SCROLLS}>
        <ol
          className={turning ? 'uf-draws is-turning' : 'uf-draws'}
          style={{ '--draws': draws.length, '--turn': `${TURN.next}ms` } as CSSProperties}
        >
          {draws.map(({ key, cards, man, told, result, tone }, i) => (
            <li key={`${told.words.text} ${key}`} style={{ '--at': i } as CSSProperties}>
              <span className="uf-drawn-name">{man >= 0 ? manName(s, man) : 'Drawn'}</span>
              <span className="uf-drawn-cards">
                {cards.map((card) => (
                  <span key={card} className="uf-flip">
                    <ActionCard look={cardLook(s, seat, card)} />
                  </span>
                ))}
              </span>
              <span className={turning ? 'uf-drawn-sum' : `uf-drawn-sum uf-result-${tone}`}>
                {turning ? '…' : [sum(told.event), result].filter(Boolean).join(' ')}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** '5 + 2 = 7': the strength, the number drawn, and what is compared. */
function sum(event: Drawn['told']['event']): string | null {
  if (event.type !== 'attacked') return null
  const drawn = event.number - event.strength
  return `${event.strength} ${drawn < 0 ? '−' : '+'} ${Math.abs(drawn)} = ${event.number < 0 ? `−${-event.number}` : event.number}`
}
