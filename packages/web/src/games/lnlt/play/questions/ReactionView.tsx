/** Opportunity Fire: who may fire at those who move, what each shot would do, and how many are left in this hex. */

import { type LnltState, unitList } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { capital } from '../../../../words.ts'
import type { FireOption } from '../drafts/fire-part.ts'
import type { ReactionDraft } from '../drafts/reaction-draft.ts'
import { harmOf, OddsBar, OddsLegend, UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { numberWord, placeName, shotsLeft, weaponName } from '../words.ts'
import { FirePanel } from './FirePanel.tsx'
import { Sniper } from './Sniper.tsx'

export function ReactionView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ReactionDraft }): ReactNode {
  const { s } = desk
  const { movers, at, budget } = draft.about
  const options = draft.fire.candidates
    .map((each) => draft.fire.optionOf(each))
    .sort((a, b) => b.effect - a.effect)
    .slice(0, 9)
  const taken = draft.fire.declared && !draft.other ? JSON.stringify(draft.fire.declared) : ''
  return (
    <>
      <p className="play-reaction-facts">
        {unitList(s, movers)} {movers.length === 1 ? 'moves' : 'move'} in {at}. <Rule rule="5.3" />
        <span className="lnlt-budget">
          {Array.from({ length: budget }, (_, i) => i).map((i) => (
            <i key={i} aria-hidden="true" />
          ))}
          {capital(shotsLeft(budget))}
        </span>
      </p>
      {draft.others.length > 0 && (
        <Sniper
          s={s}
          kind="opportunityFire"
          options={draft.others}
          chosen={draft.other}
          odds={draft.other ? draft.oddsOf(draft.other) : null}
          onChoose={(option) => draft.setOther(option)}
        />
      )}
      {options.length > 0 && (
        <section className="table-panel">
          <h2 className="play-panel-line">
            <span>Who fires?</span>
            <small>chance to harm</small>
          </h2>
          <ul className="play-offers">
            {options.map((option, i) => (
              <li key={JSON.stringify(option.declared)}>
                <Shot
                  s={s}
                  option={option}
                  number={i + 1}
                  movers={movers}
                  chosen={JSON.stringify(option.declared) === taken}
                  onTake={() => draft.take(option)}
                />
              </li>
            ))}
          </ul>
          <OddsLegend />
          <p className="table-hint">A location that fires now is done for the turn.</p>
        </section>
      )}
      <Problems problems={draft.problems} />
      {!draft.other && draft.fire.declared && (
        <details className="table-panel play-fire-details">
          <summary>The sums, and who takes part</summary>
          <FirePanel desk={desk} part={draft.fire} listTargets={false} />
        </details>
      )}
    </>
  )
}

interface ShotProps {
  readonly s: LnltState
  readonly option: FireOption
  readonly number: number
  readonly movers: readonly number[]
  readonly chosen: boolean
  readonly onTake: () => void
}

function Shot({ s, option, number, movers, chosen, onTake }: ShotProps): ReactNode {
  const { declared, from, preview } = option
  const target = preview?.targets.find(({ unit }) => movers.includes(unit)) ?? preview?.targets[0]
  const guns = declared.firers.flatMap(({ weapons }) => weapons).map((id) => weaponName(s, id))
  const count = declared.firers.filter(({ inherent }) => inherent).length
  const who = [count > 0 ? (count === 1 ? 'one unit' : `${numberWord(count)} units`) : '', ...guns].filter(Boolean).join(', ')
  return (
    <button type="button" className="play-offer play-offer-reaction" aria-pressed={chosen} onClick={onTake}>
      <span className="play-offer-face">
        <UnitFace s={s} id={declared.firers[0]!.unit} size={38} />
      </span>
      <span className="play-offer-words">
        <strong>
          {placeName(s, from)}: {who}
        </strong>
        {target && (
          <span>
            d6 + {target.attack} against d6 + {target.defence}
            {declared.leader === undefined ? '' : ', led'}
          </span>
        )}
        {target && <OddsBar odds={target.odds} />}
      </span>
      <span className="play-offer-side">
        {target && <b>{percent(harmOf(target.odds))}</b>}
        <KeyHint of={number} />
      </span>
    </button>
  )
}
