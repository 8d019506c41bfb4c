/** The hand, fanned: what can be used now in full colour, the rest pale, and it says why. Beside it the pile and how both sides stand. */
import { type CardLook, cardName, type Side, type Tableau, type UpfrontState } from '@firegroup/upfront'
import type { CSSProperties, ReactNode } from 'react'
import { ActionCard, CardBack, cardSaid } from '../../art/ActionCard.tsx'
import type { UpfrontDesk } from '../kinds.ts'

interface HandProps {
  readonly desk: UpfrontDesk
  readonly look: Tableau
}

export function Hand({ desk, look }: HandProps): ReactNode {
  const seat = desk.seat as Side
  const hand = look.sides[seat].hand ?? []
  return (
    <div className="uf-below">
      <Pile look={look} seat={seat} />
      <ul className="uf-hand" aria-label={`Your hand, ${hand.length} cards`} style={{ '--cards': hand.length } as CSSProperties}>
        {hand.map((card, i) => (
          <li
            key={card.card}
            style={
              {
                '--turn': `${(i - (hand.length - 1) / 2) * 1.6}deg`,
                '--drop': `${Math.abs(i - (hand.length - 1) / 2) ** 2 * 1.2}px`,
              } as CSSProperties
            }
          >
            <HandCard desk={desk} s={desk.s} look={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function HandCard({ desk, s, look }: { desk: UpfrontDesk; s: UpfrontState; look: CardLook }): ReactNode {
  const { draft } = desk
  const problem = draft ? draft.whyNot(look.card) : null
  const chosen = draft?.cards.includes(look.card) ?? false
  const said = `${cardSaid(look, cardName(s, look.card))}${problem ? ` Not now: ${problem.message}` : ''}`
  return (
    <span className="uf-hand-slot" data-chosen={chosen || undefined}>
      <ActionCard look={look} mood={problem && !chosen ? 'pale' : 'ready'} />
      <button
        type="button"
        className="uf-hand-card"
        data-row="hand"
        data-card={look.card}
        aria-label={said}
        aria-pressed={chosen}
        aria-disabled={problem !== null || undefined}
        title={problem ? problem.message : undefined}
        onClick={() => desk.attempt((now) => now.chooseCard(look.card))}
      />
    </span>
  )
}

/** 16.21: nobody counts the pile, so it is always the same. */
export function Pile({ look, seat }: { readonly look: Tableau; readonly seat: Side }): ReactNode {
  const enemy: Side = seat === 'axis' ? 'allied' : 'axis'
  const [mine, theirs] = [look.sides[seat], look.sides[enemy]]
  const { number, of } = look.deck
  return (
    <dl className="uf-pile">
      <div className="uf-pile-cards" aria-hidden="true">
        <CardBack />
      </div>
      <div>
        <dt>Deck</dt>
        <dd>
          {number} of {of}
        </dd>
      </div>
      <div>
        <dt>They hold</dt>
        <dd>{theirs.held === 1 ? '1 card' : `${theirs.held} cards`}</dd>
      </div>
      <div>
        <dt>Points</dt>
        <dd>
          {mine.points}
          <span className="ui-hidden"> for you,</span>
          <span aria-hidden="true"> : </span>
          {theirs.points}
          <span className="ui-hidden"> for them</span>
        </dd>
      </div>
      <div>
        <dt>Lost</dt>
        <dd>
          {mine.lost.length}
          <span className="ui-hidden"> of yours,</span>
          <span aria-hidden="true"> : </span>
          {theirs.lost.length}
          <span className="ui-hidden"> of theirs</span>
        </dd>
      </div>
    </dl>
  )
}
