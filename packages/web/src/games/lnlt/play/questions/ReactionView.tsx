/** Opportunity Fire: who may fire at those who move, what each shot would do, and how many are left in this hex. */

import type { LnltState, OrdnancePreview } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent } from '../../../../play/controller/draft.ts'
import { type Outcome, OutcomeBar, OutcomeLegend } from '../../../../play/dock/OutcomeBar.tsx'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { CantFire } from '../../../../play/reaction/CantFire.tsx'
import { MoverStrip } from '../../../../play/reaction/MoverStrip.tsx'
import { capital, list } from '../../../../words.ts'
import type { FireOption } from '../drafts/fire-part.ts'
import type { Answer, ReactionDraft } from '../drafts/reaction-draft.ts'
import { harmOf, OddsBar, OddsLegend, UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { moverWay } from '../mover.ts'
import { placeName, points, shotsLeft, unitCount, weaponName } from '../words.ts'
import { FirePanel } from './FirePanel.tsx'
import { GunOffer, GunPanel } from './GunPanel.tsx'
import { Hiding } from './Hiding.tsx'
import { AllInAll, ToHit } from './Ordnance.tsx'
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
      {draft.missile ? (
        <Missile s={s} preview={draft.missile} />
      ) : (
        <p className="play-reaction-facts">
          <span className="lnlt-budget">
            {Array.from({ length: budget }, (_, i) => i).map((i) => (
              <i key={i} aria-hidden="true" />
            ))}
            {capital(shotsLeft(budget))}
          </span>
        </p>
      )}
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
            <small>{draft.missile ? 'chance to stop it' : 'chance to harm'}</small>
          </h2>
          <ul className="play-offers">
            {answers.map((answer, i) => {
              const [chosen, onTake] = [draft.isTaken(answer), () => draft.answer(answer)]
              return 'shot' in answer ? (
                <li key={JSON.stringify(answer.shot)}>
                  <GunOffer s={s} part={draft.guns} shot={answer.shot} number={i + 1} chosen={chosen} onTake={onTake} chance={answer.harm}>
                    <ShotBar draft={draft} answer={answer} />
                  </GunOffer>
                </li>
              ) : (
                <li key={JSON.stringify(answer.option.declared)}>
                  <Shot
                    s={s}
                    option={answer.option}
                    number={i + 1}
                    movers={movers}
                    chosen={chosen}
                    onTake={onTake}
                    missile={draft.missile ? { stops: draft.stopsBy(answer), stake: draft.atStake } : null}
                  />
                </li>
              )
            })}
          </ul>
          {draft.missile ? <OutcomeLegend outcomes={STOPPED} /> : <OddsLegend />}
          <p className="table-hint">
            {draft.missile && 'Any Damage Check makes it miss, whatever comes of it. '}A location that fires now is done for the turn.
          </p>
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

const STOPPED: readonly Outcome[] = [
  { name: 'stopped', tone: 'good' },
  { name: 'it strikes', tone: 'eliminated' },
  { name: 'it misses anyway', tone: 'unharmed' },
]

interface Stopping {
  readonly stops: number
  /** How likely the missile has any effect if nobody stops it. */
  readonly stake: number
}

/** 14.4: what becomes of the missile after one shot at whoever guides it. */
function Stopped({ stops, stake }: Stopping): ReactNode {
  return <OutcomeBar outcomes={STOPPED} shares={[stops, (1 - stops) * stake, (1 - stops) * (1 - stake)]} />
}

/** 14.4: the missile as it would be rolled. */
function Missile({ s, preview }: { readonly s: LnltState; readonly preview: OrdnancePreview }): ReactNode {
  const { target = -1 } = s.missile ?? {}
  return (
    <>
      <h2 className="lnlt-if-it-hits">
        The missile, if nobody fires <Rule rule="14.4" about="missile" />
      </h2>
      <ToHit preview={preview} />
      {preview.fate && target >= 0 && <AllInAll s={s} target={target} fate={preview.fate} />}
    </>
  )
}

/** What one weapon would do, as a bar; a gun's is told where it is aimed. */
function ShotBar({ draft, answer }: { readonly draft: ReactionDraft; readonly answer: Answer }): ReactNode {
  if (draft.missile) return <Stopped stops={draft.stopsBy(answer)} stake={draft.atStake} />
  const odds = 'shot' in answer ? draft.oddsByShot(answer.shot) : null
  return odds && <OddsBar odds={odds} />
}

interface ShotProps {
  /** Left out where no missile is on its way. */
  readonly missile: Stopping | null
  readonly s: LnltState
  readonly option: FireOption
  readonly number: number
  readonly movers: readonly number[]
  readonly chosen: boolean
  readonly onTake: () => void
}

function Shot({ s, option, number, movers, chosen, onTake, missile }: ShotProps): ReactNode {
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
        {missile ? <Stopped {...missile} /> : target && <OddsBar odds={target.odds} />}
      </span>
      <span className="play-offer-side">
        {target && <b>{percent(missile ? missile.stops : harmOf(target.odds))}</b>}
        <KeyHint of={number} />
      </span>
    </button>
  )
}
