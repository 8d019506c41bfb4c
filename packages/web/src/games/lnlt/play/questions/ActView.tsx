/** What the activated units do next. */

import { isHelicopter, type SnipePreview } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { ActDraft } from '../drafts/act-draft.ts'
import type { Activity } from '../drafts/activities.ts'
import { Faces, UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { placeName, unitName } from '../words.ts'
import { AssaultShots } from './AssaultShots.tsx'
import { DrivePanel } from './DrivePanel.tsx'
import { FirePanel } from './FirePanel.tsx'
import { GunPanel } from './GunPanel.tsx'
import { Modes, Movers, Steps, Weapons } from './MovePanel.tsx'
import { Passengers } from './Passengers.tsx'
import { Shells } from './Shells.tsx'
import { Sniper } from './Sniper.tsx'
import { Special } from './Special.tsx'

export const ACTIVITY_NAMES: { readonly [A in Activity]: { readonly name: string; readonly key: string } } = {
  fire: { name: 'Fire', key: 'F' },
  guns: { name: 'Guns', key: 'F' },
  move: { name: 'Move', key: 'M' },
  drive: { name: 'Drive', key: 'M' },
  assaultFire: { name: 'Assault Fire', key: 'U' },
  assaultShot: { name: 'Shoot and move', key: 'U' },
  passengers: { name: 'Passengers', key: 'U' },
  smoke: { name: 'Smoke', key: 'S' },
  melee: { name: 'Melee', key: 'C' },
  withdraw: { name: 'Withdraw', key: 'B' },
  snipe: { name: 'Snipe', key: 'I' },
  shells: { name: 'Shells', key: 'H' },
  flames: { name: 'In the fire', key: 'X' },
  mounts: { name: 'Riders', key: 'U' },
  tunnel: { name: 'Tunnel', key: 'D' },
  claymore: { name: 'Claymore', key: 'H' },
  collapse: { name: 'Bring down', key: 'X' },
  tearDown: { name: 'Barricade', key: 'X' },
}

/** 'Drive', and 'Fly' where it is a helicopter that does. */
export function activityName(draft: ActDraft, activity: Activity): string {
  const { drivers, s } = draft
  const flies = activity === 'drive' && drivers.length > 0 && drivers.every((id) => isHelicopter(s, s.units[id]!))
  return flies ? 'Fly' : ACTIVITY_NAMES[activity].name
}

export function ActView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ActDraft }): ReactNode {
  const { at } = draft
  if (at === null) return <Places desk={desk} draft={draft} />
  const activities = draft.activitiesAt(at)
  return (
    <>
      {activities.length > 1 && (
        <fieldset className="lnlt-activities">
          <legend className="ui-hidden">What {placeName(desk.s, at)} does</legend>
          {activities.map((activity) => (
            <button
              key={activity}
              type="button"
              aria-pressed={draft.activity === activity}
              onClick={() => desk.attempt(() => draft.do(activity))}
            >
              {activityName(draft, activity)} <KeyHint of={ACTIVITY_NAMES[activity].key} />
            </button>
          ))}
        </fieldset>
      )}
      <Body desk={desk} draft={draft} />
      {draft.places.length > 1 && <Places desk={desk} draft={draft} />}
    </>
  )
}

/** The activated locations with somebody who can still act: the order is free. */
function Places({ desk, draft }: { desk: LnltDesk; draft: ActDraft }): ReactNode {
  const { s } = desk
  const others = draft.places.filter((at) => at !== draft.at)
  return (
    <section className="table-panel">
      <h2>{draft.at === null ? 'Still to act, in any order' : 'Also activated'}</h2>
      <ul className="play-offers">
        {others.map((at, i) => (
          <li key={at}>
            <button type="button" className="play-offer" onClick={() => desk.attempt(() => draft.select(at))}>
              <span className="play-offer-words">
                <strong>{placeName(s, at)}</strong>
                <Faces s={s} ids={draft.ableAt(at).map(({ id }) => id)} />
                <span>
                  {draft
                    .activitiesAt(at)
                    .map((activity) => ACTIVITY_NAMES[activity].name)
                    .join(', ')}
                </span>
              </span>
              {draft.at === null && i < 9 && <KeyHint of={i + 1} />}
            </button>
          </li>
        ))}
      </ul>
      {draft.at === null && <p className="table-hint">Who does nothing stays free to act in a later impulse.</p>}
    </section>
  )
}

function Body({ desk, draft }: { desk: LnltDesk; draft: ActDraft }): ReactNode {
  const { s } = desk
  switch (draft.activity) {
    case 'fire':
      return <FirePanel desk={desk} part={draft.fire} />
    case 'assaultFire':
      return <AssaultFire desk={desk} draft={draft} />
    case 'move':
      return (
        <>
          <Modes part={draft.move} onMode={(mode) => desk.attempt(() => draft.setMode(mode))} />
          <Movers s={s} able={draft.movers} part={draft.move} onToggle={(id) => draft.toggleMover(id)} />
          <Weapons s={s} part={draft.move} onToggle={(id) => desk.attempt(() => draft.move.toggleLeaving(id))} />
          <Steps s={s} part={draft.move} />
          <Problems problems={draft.problems} />
        </>
      )
    case 'guns':
      return <GunPanel desk={desk} part={draft.guns} />
    case 'drive':
      return <DrivePanel desk={desk} draft={draft} />
    case 'passengers':
      return <Passengers desk={desk} draft={draft} />
    case 'assaultShot':
      return <AssaultShots desk={desk} draft={draft} />
    case 'mounts':
    case 'tunnel':
    case 'claymore':
    case 'collapse':
    case 'tearDown':
      return <Special desk={desk} draft={draft} what={draft.activity} />
    case 'smoke':
      return <Smoke desk={desk} draft={draft} />
    case 'melee':
      return <Melee desk={desk} draft={draft} />
    case 'withdraw':
      return <Withdraw desk={desk} draft={draft} />
    case 'shells':
    case 'flames':
      return (
        <Shells
          s={s}
          title={draft.activity === 'shells' ? 'Mortars, artillery, Starshells' : 'In the fire'}
          rule={draft.activity === 'shells' ? '18.1' : '10.5.6'}
          options={draft.others}
          chosen={draft.other}
          preview={draft.preview}
          onChoose={(option) => draft.setOther(option)}
        />
      )
    default:
      return (
        <Sniper
          s={s}
          kind="act"
          options={draft.others}
          chosen={draft.other}
          odds={draft.preview as SnipePreview | null}
          onChoose={(option) => draft.setOther(option)}
        />
      )
  }
}

function AssaultFire({ desk, draft }: { desk: LnltDesk; draft: ActDraft }): ReactNode {
  return (
    <>
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>First they fire, then they move</span>
          <Rule rule="6.1.1" about="Assault Fire" />
        </h2>
        <div className="play-smoke-hexes">
          {draft.assaultPlaces.map((name) => (
            <button key={name} type="button" aria-pressed={draft.assaultTo === name} onClick={() => draft.setAssaultTo(name)}>
              {name}
            </button>
          ))}
        </div>
      </section>
      <FirePanel desk={desk} part={draft.assault} />
    </>
  )
}

function Smoke({ desk: { s }, draft }: { desk: LnltDesk; draft: ActDraft }): ReactNode {
  const odds = draft.preview as { readonly success: number; readonly of: number } | null
  const layers = [...new Set(draft.smokes.map(({ unit }) => unit))]
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Who lays Smoke, and where</span>
        {odds && <strong>{percent(odds.success / odds.of)}</strong>}
      </h2>
      {layers.length > 1 && (
        <ul className="play-mates">
          {layers.map((id) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={draft.smoke?.unit === id}
                onClick={() => draft.setSmoke(draft.smokes.find(({ unit }) => unit === id)!)}
              >
                <UnitFace s={s} id={id} size={40} selected={draft.smoke?.unit === id} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="play-smoke-hexes">
        {draft.smokes
          .filter(({ unit }) => unit === draft.smoke?.unit)
          .map((smoke) => (
            <button key={smoke.at} type="button" aria-pressed={draft.smoke?.at === smoke.at} onClick={() => draft.setSmoke(smoke)}>
              {smoke.at}
            </button>
          ))}
      </div>
      <p className="table-hint">
        One die, {odds ? `${odds.success} or less` : ''}. After it they may still move, a little slower; if it fails they have done their
        part. <Rule rule="7.0" />
      </p>
      <Problems problems={draft.problems} />
    </section>
  )
}

function Melee({ desk: { s, seat }, draft }: { desk: LnltDesk; draft: ActDraft }): ReactNode {
  const there = s.units.filter((unit) => unit.at === draft.at)
  return (
    <section className="table-panel">
      <h2>Another round in {placeName(s, draft.at!)}</h2>
      <p>You</p>
      <Faces s={s} ids={there.filter(({ side }) => side === seat).map(({ id }) => id)} size={40} />
      <p>against</p>
      <Faces s={s} ids={there.filter(({ side }) => side !== seat).map(({ id }) => id)} size={40} />
      <p className="table-hint">
        Both sides choose whom they attack; losses come off together. <Rule rule="8.0" about="Melee" />
      </p>
      <Problems problems={draft.problems} />
    </section>
  )
}

function Withdraw({ desk: { s }, draft }: { desk: LnltDesk; draft: ActDraft }): ReactNode {
  const odds = draft.preview as { readonly chances: readonly { readonly unit: number; readonly chance: number }[] } | null
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Who tries to get out</span>
        <Rule rule="8.1.1" about="withdraw" />
      </h2>
      <ul className="play-offers">
        {draft.withdrawers.map((id, i) => {
          const chance = odds?.chances.find(({ unit }) => unit === id)?.chance
          return (
            <li key={id}>
              <button
                type="button"
                className="play-offer"
                aria-pressed={draft.withdrawing.includes(id)}
                onClick={() => draft.toggleWithdrawing(id)}
              >
                <span className="play-offer-face">
                  <UnitFace s={s} id={id} size={36} />
                </span>
                <span className="play-offer-words">
                  <strong>{unitName(s, id)}</strong>
                  <span>passes its Morale Check</span>
                </span>
                {chance !== undefined && <b>{percent(chance)}</b>}
                {i < 9 && <KeyHint of={i + 1} />}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="table-hint">If anybody fails, those who stay fight a round at once.</p>
      <Problems problems={draft.problems} />
    </section>
  )
}
