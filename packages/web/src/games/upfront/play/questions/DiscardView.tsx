/** Discards being chosen: how many may go, and where each of them goes. */
import { cardName, type Discard, groupName } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { DiscardDraft } from '../drafts/discard-draft.ts'
import type { UpfrontDesk } from '../kinds.ts'

export function DiscardView({ desk: { s }, draft }: { readonly desk: UpfrontDesk; readonly draft: DiscardDraft }): ReactNode {
  const { limit, free } = draft.limit
  const { hand } = s.sides[draft.side]
  const whither = ({ as, on }: Discard): string => (on === undefined ? 'away, unseen' : `${AS[as]} ${groupName(s, on)}`)
  return (
    <>
      <Problems problems={draft.problems} />
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>
            {limit >= hand.length
              ? 'You may discard any of them'
              : limit === 0
                ? 'Only what may always go'
                : `You may discard up to ${limit}`}
          </span>
          <Rule rule="4.3" />
        </h2>
        <p className="table-hint">
          Choose cards of your hand; then an enemy group, where a card can be discarded on one: Terrain on a moving group, Wire, a Sniper.
          {free.length > 0 ? ' Cower cards may go on top of that.' : ''}
        </p>
      </section>
      {draft.chosen.map((chosen) => (
        <section key={chosen.card} className="table-panel">
          <h2>{cardName(s, chosen.card)}</h2>
          <ul className="play-offers">
            {draft.waysOf(chosen.card).map((way) => (
              <li key={`${way.as} ${way.on ?? ''}`}>
                <button
                  type="button"
                  className="play-offer"
                  aria-pressed={way.as === chosen.as && way.on === chosen.on}
                  onClick={() => draft.take(way)}
                >
                  <span className="play-offer-words">
                    <strong>{whither(way)}</strong>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const AS: { readonly [A in Discard['as']]: string } = {
  plain: '',
  terrain: 'as terrain on',
  wire: 'as Wire on',
  sniper: 'the Sniper aims at',
  newGroup: 'on the men who left',
}
