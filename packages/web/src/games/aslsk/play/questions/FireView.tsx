/** A fire attack being declared: who fires, at whom, and with what odds. */

import { type AslskState, weaponTypeOf } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent } from '../../../../play/controller/draft.ts'
import { Problems } from '../../../../play/dock/parts.tsx'
import { list } from '../../../../words.ts'
import type { FireDraft } from '../drafts/fire-draft.ts'
import type { FireOption } from '../drafts/fire-parts.ts'
import { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { SpecialDraft } from '../drafts/special-draft.ts'
import { UnitFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { stackWords, unitWords } from '../words.ts'
import { Arms } from './Arms.tsx'
import { Deeds } from './Deeds.tsx'
import { FireOdds } from './FireOdds.tsx'
import { Firepower } from './Firepower.tsx'
import { GunOffers, Turners } from './GunOffers.tsx'
import { Reaction } from './Reaction.tsx'
import { ShotView } from './ShotView.tsx'
import { SpecialOffers, SpecialView } from './SpecialView.tsx'
import { WhatIfLine } from './WhatIfLine.tsx'

export function FireView({ desk, draft }: { readonly desk: AslskDesk; readonly draft: FireDraft }): ReactNode {
  const { s } = desk
  const { preview } = draft
  if (draft instanceof OrdnanceDraft && draft.weapon !== null && !draft.isReaction)
    return (
      <>
        <ShotView desk={desk} draft={draft} />
        <Deeds desk={desk} draft={draft} />
      </>
    )
  if (draft.isReaction) return <Reaction desk={desk} draft={draft} />
  if (draft instanceof SpecialDraft && draft.special) return <SpecialView desk={desk} draft={draft} />
  if (draft.at === null && draft.places.length === 0)
    return (
      <>
        <Overview s={s} desk={desk} draft={draft} />
        {draft instanceof SpecialDraft && <SpecialOffers desk={desk} draft={draft} />}
        <Deeds desk={desk} draft={draft} />
      </>
    )
  return (
    <>
      {draft instanceof OrdnanceDraft && draft.places.length === 1 && <Arms desk={desk} draft={draft} place={draft.places[0]!} />}
      <Firepower s={s} draft={draft} preview={preview} />
      <Problems problems={draft.problems} />
      <WhatIfLine s={s} draft={draft} />
      {draft instanceof SpecialDraft && <SpecialOffers desk={desk} draft={draft} />}
      {draft.at === null && <Targets s={s} desk={desk} draft={draft} />}
      {preview && <FireOdds s={s} draft={draft} preview={preview} />}
      <Deeds desk={desk} draft={draft} />
      {draft.declared && draft.problems.length === 0 && !preview && (
        <p className="play-dock-note">With lines of sight checked only by firing, the odds are not told before the shot.</p>
      )}
    </>
  )
}

function Overview({ s, desk, draft }: { s: AslskState; desk: AslskDesk; draft: FireDraft }): ReactNode {
  const best = (place: number): FireOption | undefined =>
    draft.candidates
      .map((each) => draft.optionOf(each))
      .filter((option) => option.places.length === 1 && option.places[0] === place)
      .sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0))[0]
  const men = draft.actors
    .filter((place) => draft.candidates.some(({ firers }) => firers.some(({ unit }) => s.units[unit]!.at === place)))
    .map((place) => ({ place, option: best(place) }))
    .sort((a, b) => (b.option?.effect ?? 0) - (a.option?.effect ?? 0))
  return (
    <section className="table-panel">
      <h2>Who can fire</h2>
      <ul className="play-offers">
        {draft instanceof OrdnanceDraft && <GunOffers desk={desk} draft={draft} />}
        {men.map(({ place, option }) => (
          <li key={place}>
            <button type="button" className="play-offer" onClick={() => desk.attempt(() => draft.choosePeople(place))}>
              <span className="play-offer-face">{topUnit(s, place, desk.seat)}</span>
              <span className="play-offer-words">
                <strong>
                  {nameOf(s, place)}
                  {option && `: ${firersWords(s, option.declared)}`}
                </strong>
                <span>{option ? `best at ${option.declared.at}` : 'with others only'}</span>
              </span>
              {option?.effect !== null && option && <b>{percent(option.effect ?? 0)}</b>}
            </button>
          </li>
        ))}
      </ul>
      <p className="table-hint">
        {draft.actors.length === 0
          ? 'Nobody can fire at anybody now.'
          : 'Choose a stack, then an enemy. Or click an enemy to see the best shot at it.'}
      </p>
      {draft instanceof OrdnanceDraft && <Turners desk={desk} draft={draft} />}
    </section>
  )
}

/** 'two squads and MMG', 'T-34 M41, BMG and CMG': the gun of a vehicle has a line of its own. */
function firersWords(s: AslskState, { firers }: FireOption['declared']): string {
  const men = firers.filter(({ unit }) => !s.units[unit]!.vehicle)
  const vehicles = firers.filter((each) => !men.includes(each))
  const arms = (ids: readonly number[]): string => list(ids.map((id) => weaponTypeOf(s, s.weapons[id]!).name))
  return [
    ...(men.length > 0
      ? [
          stackWords(
            s,
            men.map(({ unit }) => unit),
            men.flatMap(({ weapons }) => weapons),
          ),
        ]
      : []),
    ...vehicles.map(({ unit, weapons }) => `${unitWords(s, unit)}, ${arms(weapons)}`),
  ].join('; ')
}

function topUnit(s: AslskState, place: number, seat: string): ReactNode {
  const unit = s.units.find((each) => each.at === place && each.side === seat && !each.broken)
  return unit ? <UnitFace s={s} id={unit.id} size={36} /> : null
}

function Targets({ s, desk, draft }: { s: AslskState; desk: AslskDesk; draft: FireDraft }): ReactNode {
  return (
    <section className="table-panel">
      <h2>At whom</h2>
      <ul className="play-offers">
        {draft.targetsByEffect.map(({ place, effect }, i) => (
          <li key={place}>
            <button type="button" className="play-offer" onClick={() => desk.choosePlace(place)}>
              <span className="play-offer-face">{topUnit(s, place, desk.seat === 'axis' ? 'allied' : 'axis')}</span>
              <span className="play-offer-words">
                <strong>{nameOf(s, place)}</strong>
                <span>any effect</span>
              </span>
              {effect !== null && <b>{percent(effect)}</b>}
              {i < 9 && <KeyHint of={i + 1} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
