/** What is asked of somebody, and what he has asked himself. It lies where the action bar rests, covers no target and takes no focus. */
import type { OfferKind, OfferSeen } from '@firegroup/table'
import type { ReactNode } from 'react'
import { OFFERED } from '../../keys/contexts.ts'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { useKeys } from '../../keys/useKeys.ts'
import type { AtTable } from '../at-table.ts'
import { Face } from '../Face.tsx'
import { useAt } from '../useAt.ts'

interface OffersProps {
  readonly at: AtTable
  readonly nationOf: (seat: string) => string
}

const ASKED: { readonly [K in OfferKind]: { readonly words: string; readonly note: string; readonly yes: string } } = {
  draw: { words: 'offers a draw', note: 'Deciding refuses it.', yes: 'Accept' },
  undo: { words: 'asks to take back the last decision', note: 'No die since. Deciding refuses it.', yes: 'Allow' },
  rematch: { words: 'wants to play again, sides exchanged', note: 'A new table, with the same terms.', yes: 'Accept' },
}

const OWN: { readonly [K in OfferKind]: string } = {
  draw: 'You offered a draw. No answer yet.',
  undo: 'You asked to take back your last decision. No answer yet.',
  rematch: 'You asked to play again. No answer yet.',
}

export function Offers({ at, nationOf }: OffersProps): ReactNode {
  const affairs = useAt(at, ({ affairs }) => affairs)
  const table = useAt(at, ({ table }) => table)
  const sits = table?.seats.some(({ you }) => you) ?? false
  const offers = sits ? (affairs?.offers ?? []) : []
  const asked = offers.filter(({ you }) => !you)
  const [first] = asked
  useKeys(OFFERED, {
    allow: () => {
      if (!first) return false
      at.answer(first.kind, true)
      return true
    },
  })
  if (offers.length === 0) return null
  const nameOf = ({ seat }: OfferSeen): string => table?.seats.find((each) => each.seat === seat)?.name ?? 'The other side'
  return (
    <section className="online-at-offers" aria-label="Offers">
      {asked.map((offer) => (
        <div key={offer.kind} className="online-at-offer" role="status">
          <Face nation={nationOf(offer.seat)} />
          <p>
            <strong>
              {nameOf(offer)} {ASKED[offer.kind].words}
            </strong>
            <span>{ASKED[offer.kind].note}</span>
          </p>
          <button type="button" className="online-at-offer-yes" aria-keyshortcuts="y" onClick={() => at.answer(offer.kind, true)}>
            {ASKED[offer.kind].yes} {offer === first && <KeyHint of="y" />}
          </button>
          <button type="button" onClick={() => at.answer(offer.kind, false)}>
            Refuse
          </button>
        </div>
      ))}
      {offers
        .filter(({ you }) => you)
        .map(({ kind }) => (
          <div key={kind} className="online-at-offer online-at-offer-own">
            <p>{OWN[kind]}</p>
            <button type="button" onClick={() => at.withdraw(kind)}>
              Withdraw
            </button>
          </div>
        ))}
    </section>
  )
}
