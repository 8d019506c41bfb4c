/** A shot of a Gun or Mortar being declared: what it needs to hit, what a hit does, and how else it could be fired. */
import { type AslskState, isVehicle, type ShotPreview } from '@firegroup/aslsk'
import { type ReactNode, useState } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent } from '../../../../play/controller/draft.ts'
import { OddsTree } from '../../../../play/dock/OddsTree.tsx'
import { Problems } from '../../../../play/dock/parts.tsx'
import type { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { placeOfWeapon } from '../drafts/shot-parts.ts'
import { mostInDanger, shotTree } from '../drafts/shot-tree.ts'
import { UnitFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitWords } from '../words.ts'
import { AfterShot } from './AfterShot.tsx'
import { Arms } from './Arms.tsx'
import { IfItHits } from './IfItHits.tsx'
import { Choice } from './ShotChoices.tsx'
import { ToHit } from './ToHit.tsx'

interface ShotViewProps {
  readonly desk: AslskDesk
  readonly draft: OrdnanceDraft
}

export function ShotView({ desk, draft }: ShotViewProps): ReactNode {
  const { s } = desk
  const { shotPreview: preview, shot } = draft
  return (
    <>
      {!draft.isReaction && <Arms desk={desk} draft={draft} place={placeOfWeapon(s, draft.weapon!)} />}
      <Problems problems={draft.problems} />
      {!shot && <ShotTargets desk={desk} draft={draft} />}
      {shot && preview && (
        <>
          <ToHit s={s} draft={draft} shot={shot} preview={preview} from={placeOfWeapon(s, shot.weapon)} />
          <IfItHits s={s} draft={draft} shot={shot} preview={preview} />
          <AllOfIt key={shot.at} s={s} preview={preview} />
          <AfterShot preview={preview} />
        </>
      )}
      {shot && !preview && draft.problems.length === 0 && (
        <>
          {draft.choices.map((choice) => (
            <section key={choice.id} className="table-panel">
              <Choice draft={draft} choice={choice} />
            </section>
          ))}
          <p className="play-dock-note">With lines of sight checked only by firing, the odds are not told before the shot.</p>
        </>
      )}
    </>
  )
}

function ShotTargets({ desk, draft }: ShotViewProps): ReactNode {
  const { s } = desk
  const targets = draft.targetsByEffect
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>At whom</span>
        <small>chance to hit</small>
      </h2>
      <ul className="play-offers">
        {targets.map(({ place, effect }, i) => (
          <li key={place}>
            <button type="button" className="play-offer" onClick={() => desk.choosePlace(place)}>
              <span className="play-offer-face">{topEnemy(s, place, desk.seat)}</span>
              <span className="play-offer-words">
                <strong>{nameOf(s, place)}</strong>
                <span>{targetWords(desk, draft, place)}</span>
              </span>
              {effect !== null && <b>{percent(effect)}</b>}
              {i < 9 && <KeyHint of={i + 1} />}
            </button>
          </li>
        ))}
      </ul>
      {targets.length === 0 && (
        <p>
          {draft.turners.includes(draft.weapon!)
            ? 'It has nobody to fire at. Turn it by its handles, or with , and . and Shift for the turret.'
            : 'It has no target. Any hex in its arc can be fired at as an area: click one.'}
        </p>
      )}
    </section>
  )
}

function topEnemy(s: AslskState, place: number, seat: string): ReactNode {
  const unit = s.units.find((each) => each.at === place && each.side !== seat)
  return unit ? <UnitFace s={s} id={unit.id} size={36} /> : null
}

/** 'range 7, turned first'. */
function targetWords(desk: AslskDesk, draft: OrdnanceDraft, place: number): string {
  const { s } = desk
  const shot = draft.shots.all.find((each) => each.weapon === draft.weapon && each.at === nameOf(s, place))
  const range = s.setting.map.grid.distance(placeOfWeapon(s, draft.weapon!), place)
  const isEmpty = !s.units.some((unit) => unit.at === place && unit.side !== desk.seat)
  const whatFor = isEmpty ? ['nobody in sight: Smoke, or fire at who may hide there'] : []
  return [
    `range ${range}`,
    ...whatFor,
    ...(shot?.ca === undefined ? [] : ['turned first']),
    ...(shot?.intensive ? ['Intensive Fire'] : []),
  ].join(', ')
}

/** Whose tree it is. 8.3.2: of the unseen one for each morale that there may be. */
function shownWords(s: AslskState, targets: ShotPreview['odds']['targets'], unit: number): string {
  const shown = targets.find((each) => each.unit === unit)
  if (shown?.morale !== undefined) return `who is there is not known: if its morale is ${shown.morale}`
  return targets.length === 1 ? unitWords(s, unit) : 'one target at a time'
}

interface AllOfItProps {
  readonly s: AslskState
  readonly preview: ShotPreview
  readonly title?: string
}

/** One tree for the target most in danger, or for the one that is looked at. */
export function AllOfIt({ s, preview, title = 'All of it' }: AllOfItProps): ReactNode {
  const [looked, look] = useState<number | null>(null)
  const worst = mostInDanger(preview)
  if (!worst) return null
  const { targets } = preview.odds
  const unit = targets.some((each) => each.unit === looked) ? looked! : worst.unit
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>{title}</span>
        <small>{shownWords(s, targets, unit)}, 100%</small>
      </h2>
      {targets.length > 1 && (
        <ul className="play-tree-targets">
          {targets.map(({ unit: id, odds, morale }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === unit} onClick={() => look(id)}>
                {morale === undefined ? <UnitFace s={s} id={id} size={34} /> : <span>Morale {morale}</span>}
                <b>{percent(1 - odds.unharmed / odds.of)}</b>
                <span className="ui-hidden">{morale === undefined ? unitWords(s, id) : 'whoever is there'} harmed</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <OddsTree {...shotTree(preview, unit, isVehicle(s.units[unit]!) ? 'destroyed' : 'eliminated')} />
    </section>
  )
}
