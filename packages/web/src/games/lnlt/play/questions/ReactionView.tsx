/** Opportunity Fire: who may fire at those who move, what each shot would do, and how many are left in this hex. */

import type { LnltState } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent } from '../../../../play/controller/draft.ts'
import { Problems } from '../../../../play/dock/parts.tsx'
import { CantFire } from '../../../../play/reaction/CantFire.tsx'
import { MoverStrip } from '../../../../play/reaction/MoverStrip.tsx'
import { capital, list } from '../../../../words.ts'
import type { FireOption } from '../drafts/fire-part.ts'
import type { ReactionDraft } from '../drafts/reaction-draft.ts'
import { harmOf, OddsBar, OddsLegend, UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { moverWay } from '../mover.ts'
import { placeName, points, shotsLeft, unitCount, weaponName } from '../words.ts'
import { FirePanel } from './FirePanel.tsx'
import { GunOffer, GunPanel } from './GunPanel.tsx'
import { Hiding } from './Hiding.tsx'
import { Riding } from './Riding.tsx'
import { Sniper } from './Sniper.tsx'

export function ReactionView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ReactionDraft }): ReactNode {
  const { s } = desk
  const { movers, budget } = draft.about
  const way = moverWay(desk)
  const answers = draft.answers.slice(0, 9)
  return (
    <>
      {way && (
        <MoverStrip
          steps={[
            ...(way.from < 0 ? [] : [{ name: nameOf(s, way.from), label: '0' }]),
            ...way.steps.map(({ hex, spent }) => ({ name: nameOf(s, hex), label: points(spent) })),
          ]}
          unit="movement points spent"
        />
      )}
      <p className="play-reaction-facts">
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
      {draft.hiding.length > 0 && (
        <Hiding s={s} options={draft.hiding} chosen={draft.other} onChoose={(option) => draft.setOther(option)}>
          To come out is no attack by itself; then they may fire at those who move, as if they had stood there.
        </Hiding>
      )}
      {answers.length > 0 && (
        <section className="table-panel">
          <h2 className="play-panel-line">
            <span>Who fires?</span>
            <small>chance to harm</small>
          </h2>
          <ul className="play-offers">
            {answers.map((answer, i) => {
              const [chosen, onTake] = [draft.isTaken(answer), () => draft.answer(answer)]
              return 'shot' in answer ? (
                <li key={JSON.stringify(answer.shot)}>
                  <GunOffer s={s} part={draft.guns} shot={answer.shot} number={i + 1} chosen={chosen} onTake={onTake} />
                </li>
              ) : (
                <li key={JSON.stringify(answer.option.declared)}>
                  <Shot s={s} option={answer.option} number={i + 1} movers={movers} chosen={chosen} onTake={onTake} />
                </li>
              )
            })}
          </ul>
          <OddsLegend />
          <p className="table-hint">A location that fires now is done for the turn.</p>
        </section>
      )}
      {draft.rides.length > 0 && <Riding s={s} draft={draft} />}
      <Problems problems={draft.problems} />
      <CantFire
        rows={draft.unable.map(({ at: from, problem }) => {
          const here = s.units.filter((unit) => unit.at === from && unit.side === desk.seat).map(({ id }) => id)
          return {
            key: String(from),
            face: <UnitFace s={s} id={here[0]!} size={36} />,
            words: `${placeName(s, from)}: ${unitCount(s, here)}`,
            problem,
          }
        })}
      />
      {draft.guns.shot && (
        <details className="table-panel play-fire-details" open>
          <summary>To hit, and what a hit does</summary>
          <GunPanel desk={desk} part={draft.guns} listTargets={false} />
        </details>
      )}
      {!draft.other && !draft.guns.shot && draft.fire.declared && (
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
  const people = declared.firers.filter(({ inherent }) => inherent).map(({ unit }) => unit)
  const who = list([...(people.length > 0 ? [unitCount(s, people)] : []), ...guns])
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
