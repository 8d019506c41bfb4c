/** Who of several takes part. */
import { typeOf } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import type { WhoDraft, WhoKind } from '../drafts/who-draft.ts'
import { UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { placeName, unitName } from '../words.ts'
import { Frame, type Says } from './Frame.tsx'

const SAYS: { readonly [K in WhoKind]: Says } = {
  counterAssault: {
    title: 'Who storms it',
    rule: '15.3',
    note: 'Each passes a Morale Check first; then they attack the vehicle that has driven over them at arm’s length.',
  },
  bunkerAnswer: {
    title: 'Who fires out of the Bunker',
    rule: '21.1.3',
    note: 'Each passes a Morale Check first. Anti-tank rifles fire one by one, all the others together, and only at a vehicle that is open.',
  },
  joinDismount: {
    title: 'Who gets off with them',
    rule: '16.2',
    note: 'Those who are Shaken must. Whoever goes along stands beside them, under a Moved marker.',
  },
  continuousMovement: {
    title: 'Who keeps moving',
    rule: '15.5',
    note: 'It is harder to hit until it has moved again, and must move in the next turn before you may pass.',
  },
}

export function WhoView({ desk: { s }, draft }: { readonly desk: LnltDesk; readonly draft: WhoDraft }): ReactNode {
  const all = draft.able.length === draft.chosen.length
  return (
    <Frame says={SAYS[draft.kind]} problems={draft.problems}>
      {draft.vehicle >= 0 && (
        <p className="play-panel-line">
          <UnitFace s={s} id={draft.vehicle} size={44} />
          <span>{typeOf(s, s.units[draft.vehicle]!).name}</span>
        </p>
      )}
      <ul className="play-offers">
        {draft.able.map((id, i) => (
          <li key={id}>
            <button type="button" className="play-offer" aria-pressed={draft.chosen.includes(id)} onClick={() => draft.toggle(id)}>
              <span className="play-offer-face">
                <UnitFace s={s} id={id} size={38} />
              </span>
              <span className="play-offer-words">
                <strong>{unitName(s, id)}</strong>
                <span>{s.units[id]!.at >= 0 ? placeName(s, s.units[id]!.at) : 'on board'}</span>
              </span>
              {i < 9 && <KeyHint of={i + 1} />}
            </button>
          </li>
        ))}
      </ul>
      {draft.able.length > 1 && (
        <button type="button" className="lnlt-small-button" aria-pressed={all} onClick={() => draft.set(all ? [] : draft.able)}>
          {all ? 'none of them' : 'all of them'}
        </button>
      )}
    </Frame>
  )
}
