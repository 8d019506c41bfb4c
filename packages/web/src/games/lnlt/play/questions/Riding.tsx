/** 6.8: riders answer movement with a move of their own: who, how, and where to first. */
import type { LnltState } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { unique } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import type { ReactionDraft } from '../drafts/reaction-draft.ts'
import { Faces } from '../faces.tsx'
import { placeName, unitCount } from '../words.ts'
import { modeName } from './MovePanel.tsx'

export function Riding({ s, draft }: { readonly s: LnltState; readonly draft: ReactionDraft }): ReactNode {
  const { ride, rides } = draft
  const groups = [...new Map(rides.map(({ units }) => [units.join(), units])).values()]
  const mine = rides.filter(({ units }) => units.join() === (ride ?? rides[0]!).units.join())
  const mode = ride?.mode ?? mine[0]!.mode
  const ways = mine.filter((each) => each.mode === mode)
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Or ride</span>
        <Rule rule="6.8" about="opportunity movement" />
      </h2>
      <ul className="play-offers">
        {groups.map((units) => (
          <li key={units.join()}>
            <button
              type="button"
              className="play-offer"
              aria-pressed={ride?.units.join() === units.join()}
              onClick={() => draft.setOther(rides.find((each) => each.units === units || each.units.join() === units.join())!)}
            >
              <span className="play-offer-words">
                <strong>
                  {placeName(s, s.units[units[0]!]!.at)}: {unitCount(s, units)}
                </strong>
                <Faces s={s} ids={units} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {ride && (
        <>
          <div className="play-smoke-hexes">
            {unique(mine.map((each) => each.mode)).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={mode === each}
                onClick={() =>
                  draft.setOther(
                    mine.find((other) => other.mode === each && other.to === ride.to) ?? mine.find((other) => other.mode === each)!,
                  )
                }
              >
                {modeName(each)}
              </button>
            ))}
          </div>
          <div className="play-smoke-hexes">
            {ways.map((way) => (
              <button key={way.to} type="button" aria-pressed={way === ride} onClick={() => draft.setOther(way)}>
                {way.to}
              </button>
            ))}
          </div>
        </>
      )}
      <p className="table-hint">
        They make a whole move of their own, which may be fired at, before the others go on. It takes no shot away.
      </p>
    </section>
  )
}
