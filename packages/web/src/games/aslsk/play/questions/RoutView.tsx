/** A rout being chosen: why this hex and not that one. */

import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, placeOf } from '../../../../play/controller/draft.ts'
import { Problems } from '../../../../play/dock/parts.tsx'
import type { RoutDraft } from '../drafts/rout-draft.ts'
import { UnitFace } from '../faces.tsx'
import { factors } from '../figures.ts'
import type { AslskDesk } from '../kinds.ts'
import { unitWords } from '../words.ts'

export function RoutView({ desk, draft }: { readonly desk: AslskDesk; readonly draft: RoutDraft }): ReactNode {
  const { s } = desk
  const { must, hexes } = draft.goals
  const step = draft.steps.find(({ hex }) => draft.to !== null && placeOf(s, hex) === draft.to)
  return (
    <>
      {draft.about.rout === null && draft.routers.length > 0 && (
        <section className="table-panel">
          <h2>Who routs</h2>
          <ul className="play-offers">
            {draft.routers.map((id, i) => (
              <li key={id}>
                <button type="button" className="play-offer" aria-pressed={draft.unit === id} onClick={() => draft.select(id)}>
                  <span className="play-offer-face">
                    <UnitFace s={s} id={id} size={36} />
                  </span>
                  <span className="play-offer-words">
                    <strong>
                      {unitWords(s, id)} in {nameOf(s, s.units[id]!.at)}
                    </strong>
                  </span>
                  <KeyHint of={i + 1} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="table-panel">
        <h2>Where to</h2>
        {must && <p>{must}</p>}
        {hexes.length > 0 && <p>It must make for {hexes.join(' or ')}.</p>}
        <ul className="play-offers">
          {draft.steps.map((each) => (
            <li key={each.hex}>
              <button
                type="button"
                className="play-offer"
                aria-pressed={draft.to === placeOf(s, each.hex)}
                aria-disabled={each.refused !== null}
                onClick={() => desk.choosePlace(placeOf(s, each.hex))}
              >
                <span className="play-offer-words">
                  <strong>{each.hex}</strong>
                  <span>
                    {each.refused
                      ? each.refused.message
                      : each.interdictedBy.length > 0
                        ? 'interdicted: a check on the way'
                        : (s.setting.terrain[placeOf(s, each.hex)]?.name ?? '')}
                  </span>
                </span>
                {each.refused ? <span className="rule-ref">{each.refused.rule}</span> : <b>{factors(each.mf)} MF</b>}
              </button>
            </li>
          ))}
        </ul>
        {step?.crawl && (
          <label className="ui-switch">
            <span>Low Crawl: one hex, no Interdiction</span>
            <input type="checkbox" checked={draft.crawl} onChange={(event) => draft.setCrawl(event.target.checked)} />
          </label>
        )}
        {draft.leaders.map((id) => (
          <label key={id} className="ui-switch">
            <span>{unitWords(s, id)} routs along</span>
            <input type="checkbox" checked={draft.leader === id} onChange={(event) => draft.setLeader(event.target.checked ? id : null)} />
          </label>
        ))}
        {draft.stop && (
          <button type="button" className="ui-button play-rout-stop" onClick={() => desk.decide(draft.stop)}>
            Stop here
          </button>
        )}
      </section>
      <Problems problems={draft.problems} />
    </>
  )
}
