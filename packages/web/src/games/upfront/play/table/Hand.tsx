/** The hand, fanned: what can be used now in full colour, the rest pale, and it says why. Beside it the pile and how both sides stand. */
import { type Card, type CardLook, cardName, type Side, type Tableau, type UpfrontState } from '@firegroup/upfront'
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { Ghost } from '../../../../play/drag/Ghost.tsx'
import { type DragPoint, useDrag } from '../../../../play/drag/useDrag.ts'
import { ActionCard, CardBack, cardSaid } from '../../art/ActionCard.tsx'
import { ActDraft } from '../drafts/act-draft.ts'
import type { UpfrontDesk } from '../kinds.ts'

interface HandProps {
  readonly desk: UpfrontDesk
  readonly look: Tableau
  /** The card that is in hand, and where: the groups on which it may be put are lit. */
  readonly onCarry?: (card: Card | null) => void
}

export function Hand({ desk, look, onCarry }: HandProps): ReactNode {
  const seat = desk.seat as Side
  const hand = look.sides[seat].hand ?? []
  const [over, setOver] = useState(-1)
  const drag = useDrag<CardLook>({
    onLift: ({ card }) => onCarry?.(card),
    onOver: (_, at) => setOver(groupAt(at)),
    onDrop: ({ card }, at) => {
      onCarry?.(null)
      setOver(-1)
      const group = groupAt(at)
      if (group >= 0) putDown(desk, card, group)
    },
    onCancel: () => {
      onCarry?.(null)
      setOver(-1)
    },
  })
  const { held } = drag
  const refusal = held && over >= 0 ? (desk.draft?.whyNotOn(held.card, over) ?? null) : null
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
            <HandCard desk={desk} s={desk.s} look={card} away={held?.card === card.card} onGrab={(event) => drag.grab(card, event)} />
          </li>
        ))}
      </ul>
      {held && (
        <Ghost at={drag.ghost} bare refusal={refusal?.message} welcome={over >= 0 && refusal === null}>
          <span className="uf-ghost">
            <ActionCard look={held} mood="ready" />
          </span>
        </Ghost>
      )}
    </div>
  )
}

/** Both are chosen; what is then the only thing to do is done, but for fire, which may take more cards. */
async function putDown(desk: UpfrontDesk, card: Card, group: number): Promise<void> {
  const { draft } = desk
  desk.attempt((now) => now.drop(card, group))
  await desk.settled()
  if (desk.draft !== draft || desk.refusal || !(draft instanceof ActDraft) || draft.declared) return
  if (draft.picked && draft.ready) desk.confirm()
}

const groupAt = ({ element }: DragPoint): number => Number(element?.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? -1)

interface HandCardProps {
  readonly desk: UpfrontDesk
  readonly s: UpfrontState
  readonly look: CardLook
  /** It is on its way with the pointer. */
  readonly away: boolean
  readonly onGrab: (event: PointerEvent) => void
}

function HandCard({ desk, s, look, away, onGrab }: HandCardProps): ReactNode {
  const { draft } = desk
  const problem = draft ? draft.whyNot(look.card) : null
  const chosen = draft?.cards.includes(look.card) ?? false
  const said = `${cardSaid(look, cardName(s, look.card))}${problem ? ` Not now: ${problem.message}` : ''}`
  return (
    <span className="uf-hand-slot" data-chosen={chosen || undefined} data-away={away || undefined}>
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
        onPointerDown={draft ? onGrab : undefined}
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
