/** A move being planned: who goes, how, what each step costs and can draw. */

import { type AslskState, describeDecision, type ShotPreview } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent } from '../../../../play/controller/draft.ts'
import { Problems } from '../../../../play/dock/parts.tsx'
import { DriveDraft } from '../drafts/drive-draft.ts'
import type { Activity, Mode, MoveDraft } from '../drafts/move-draft.ts'
import { PushDraft } from '../drafts/push-draft.ts'
import { factors, riskWords, unseenWords } from '../figures.ts'
import type { AslskDesk } from '../kinds.ts'
import { placeOffers } from '../place-offers.ts'
import { unitsWords } from '../words.ts'
import { DriveView, NotYet } from './DriveView.tsx'
import { chipGroups, deedPreview, HexChips, isChip } from './HexChips.tsx'
import { PushSwitch, PushView } from './PushView.tsx'
import { Mates, Stacks } from './stacks.tsx'

const MODES: readonly { readonly mode: Mode; readonly name: string; readonly says: string; readonly key: string }[] = [
  { mode: undefined, name: 'Normal', says: 'all its MF', key: 'M' },
  { mode: 'assault', name: 'Assault', says: 'one hex, no −1', key: 'A' },
  { mode: 'double', name: 'Double time', says: 'more MF, then CX', key: 'D' },
]

export function MoveView({ desk, draft }: { readonly desk: AslskDesk; readonly draft: MoveDraft }): ReactNode {
  if (draft.units.length === 0) return <Movers desk={desk} draft={draft} />
  if (draft instanceof DriveDraft && draft.vehicle)
    return (
      <>
        <DriveView desk={desk} draft={draft} vehicle={draft.vehicle} />
        <Activities desk={desk} draft={draft} />
      </>
    )
  const isPushed = draft instanceof PushDraft && draft.gun !== null
  return (
    <>
      {!draft.isUnderWay && (
        <fieldset className="play-modes">
          <legend className="ui-hidden">How they move</legend>
          {draft.modes.map(({ mode, problem }, i) => {
            const { name, says, key } = MODES[i]!
            return (
              <button
                key={name}
                type="button"
                aria-pressed={draft.mode === mode}
                disabled={problem !== null}
                title={problem?.message}
                onClick={() => draft.setMode(mode)}
              >
                <strong>{name}</strong>
                <span>{says}</span>
                <KeyHint of={key} />
              </button>
            )
          })}
        </fieldset>
      )}
      {draft instanceof PushDraft && <PushSwitch desk={desk} draft={draft} />}
      <Mates desk={desk} draft={draft} />
      {isPushed ? <PushView desk={desk} draft={draft} /> : <Steps desk={desk} draft={draft} />}
      <Problems problems={draft.problems} />
      <PlacesNear desk={desk} />
      <Activities desk={desk} draft={draft} />
      <p className="play-dock-note">
        {isPushed
          ? `Each attempt can draw fire, whether it gets there or not. It is Hazardous Movement: fire at those who push has −2.${unseenWords(desk.s)}`
          : draft.tellsRisk
            ? `Each figure is the worst single shot there. They may hold fire, or fire more than once. Residual fire comes on top.${unseenWords(desk.s)}`
            : 'Lines of sight are checked only by firing, so nobody tells who sees you.'}
      </p>
    </>
  )
}

function Movers({ desk, draft }: { desk: AslskDesk; draft: MoveDraft }): ReactNode {
  return (
    <>
      <NotYet desk={desk} />
      <section className="table-panel">
        <h2>Who can move</h2>
        <Stacks desk={desk} draft={draft} />
        <p className="table-hint">Choose a stack, then where it shall go. N goes to the next that can move.</p>
      </section>
    </>
  )
}

function Steps({ desk, draft }: { desk: AslskDesk; draft: MoveDraft }): ReactNode {
  const { s } = desk
  const { steps } = draft
  if (steps.length === 0)
    return (
      <section className="table-panel">
        <p>
          {draft.reach.length === 0
            ? 'They reach no other hex this way.'
            : `${draft.reach.length} hexes are within reach. Click one, or go there with the arrows and press Enter.`}
        </p>
      </section>
    )
  const arrives = steps.every(({ harm }) => harm !== null) ? steps.reduce((share, { harm }) => share * (1 - harm!), 1) : null
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Each step can draw fire</span>
        {draft.tellsRisk && <small>worst single shot</small>}
      </h2>
      <ol className="play-steps">
        {steps.map(({ place, mf, harm, residual, seenFrom }) => (
          <li key={place}>
            <i>{mf === null ? '·' : factors(mf)}</i>
            <span>
              <strong>{nameOf(s, place)}</strong> {s.setting.terrain[place]?.name ?? ''}
              <small>
                {!draft.tellsRisk
                  ? 'risk unknown'
                  : harm === null
                    ? 'looking …'
                    : seenFrom.length === 0
                      ? 'nobody can fire there'
                      : `seen from ${seenFrom.map((each) => nameOf(s, each)).join(', ')}`}
                {residual > 0 && `; residual fire ${residual} attacks first`}
              </small>
            </span>
            <b>{harm === null ? '' : riskWords(harm, residual)}</b>
          </li>
        ))}
      </ol>
      {arrives !== null && (
        <p className="play-arrives">
          <span>{draft.units.length === 1 ? 'Unharmed' : 'Each unharmed'} if every hex draws its worst shot once</span>
          <b className={arrives < 0.4 ? 'is-bad' : arrives > 0.7 ? 'is-good' : ''}>{percent(arrives)}</b>
        </p>
      )}
    </section>
  )
}

/** Places inside the hexes that are the next step. */
function PlacesNear({ desk }: { desk: AslskDesk }): ReactNode {
  const offers = placeOffers(desk).filter(({ pressed }) => pressed !== undefined)
  if (offers.length === 0) return null
  return (
    <section className="table-panel">
      <h2>Places inside the hex</h2>
      <ul className="play-offers">
        {offers.map(({ key, label, pressed, choose }) => (
          <li key={key}>
            <button type="button" className="play-offer" aria-pressed={pressed} onClick={choose}>
              <span className="play-offer-words">
                <strong>{label}</strong>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Activities({ desk, draft }: { desk: AslskDesk; draft: MoveDraft }): ReactNode {
  const { activities } = draft
  const thrown = chipGroups(activities)
  const shots = activities.filter(({ type }) => type === 'ordnance' || type === 'vehicleFire')
  const others = activities.filter((each) => !isChip(each) && !shots.includes(each))
  if (activities.length === 0) return null
  return (
    <section className="table-panel">
      {others.length > 0 && (
        <>
          <h2>{draft instanceof DriveDraft && draft.vehicle ? 'What else it can do' : 'Instead of a step'}</h2>
          <ul className="play-offers">
            {others.map((decision) => {
              const preview = deedPreview(desk, decision)
              return (
                <li key={JSON.stringify(decision)}>
                  <button type="button" className="play-offer" onClick={() => desk.decide(decision)}>
                    <span className="play-offer-words">
                      <strong>{deedWords(desk.s, decision)}</strong>
                      {preview?.mf !== undefined && <span>{factors(preview.mf)} MF</span>}
                    </span>
                    {preview?.succeeds !== undefined && preview.of !== undefined && <b>{percent(preview.succeeds / preview.of)}</b>}
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
      {shots.length > 0 && (
        <details className="play-fire-details">
          <summary>Fire on the move</summary>
          <ul className="play-offers">
            {shots.map((decision) => (
              <li key={JSON.stringify(decision)}>
                <button type="button" className="play-offer" onClick={() => desk.decide(decision)}>
                  <span className="play-offer-words">
                    <strong>{describeDecision(desk.s, 'move', decision)}</strong>
                  </span>
                  <b>{chanceToHit(desk, decision)}</b>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {thrown.map(({ title, rows }) => (
        <HexChips key={title} desk={desk} title={title} rows={rows} open={others.length === 0} />
      ))}
    </section>
  )
}

/** To stop is something else for a vehicle, whose engine it costs an MP: whoever stays where he is ends his move. */
function deedWords(s: AslskState, decision: Activity): string {
  if (decision.type !== 'stop') return describeDecision(s, 'move', decision)
  const [first] = decision.units
  return `End the move of ${unitsWords(s, decision.units)} in ${nameOf(s, s.units[first!]!.at)}`
}

/** Of a shot that must hit before it has an effect. */
function chanceToHit(desk: AslskDesk, decision: unknown): string {
  const preview = (desk.open?.question.preview(decision) ?? null) as Partial<ShotPreview> | null
  const hits = preview?.groups?.[0]?.hits
  return hits === undefined ? '' : `${percent(hits / 36)} hit`
}
