/** A shot of one weapon being declared: which weapon, at whom, what it needs to hit, what a hit does, and all of it together. */
import { barricadeName, type FirePreview, type LnltState, type OrdnancePreview } from '@firegroup/lnlt'
import { type ReactNode, useState } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { type Aim, aimOf, armOf, barredSide, type GunPart, type GunShot, isOrdnance } from '../drafts/gun-part.ts'
import { Faces, UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { placeName, unitName } from '../words.ts'
import { Heights } from './Heights.tsx'
import { AllInAll, Breached, Penetration, ToHit } from './Ordnance.tsx'
import { Differences, Sums, TargetFates } from './Sums.tsx'

interface GunPanelProps {
  readonly desk: LnltDesk
  readonly part: GunPart
  readonly listTargets?: boolean
}

export function GunPanel({ desk, part, listTargets = true }: GunPanelProps): ReactNode {
  const { s } = desk
  const { preview, shot } = part
  return (
    <>
      <Arms s={s} part={part} />
      <Problems problems={part.problems} />
      {shot && <Ways s={s} part={part} shot={shot} />}
      {preview && shot && (isOrdnance(preview) ? <Ordnance s={s} preview={preview} shot={shot} /> : <Burst s={s} preview={preview} />)}
      {shot && part.target !== null && <Heights s={s} from={s.units[shot.unit]!.at} to={part.target} />}
      {listTargets && <Aims desk={desk} part={part} />}
    </>
  )
}

/** Each weapon that can fire, in the manner of tabs. */
function Arms({ s, part }: { readonly s: LnltState; readonly part: GunPart }): ReactNode {
  const { arms } = part
  const several = new Set(arms.map(({ unit }) => unit)).size > 1
  return (
    <fieldset className="lnlt-arms">
      <legend className="ui-hidden">Which weapon fires</legend>
      {arms.map(({ key, name, unit }, i) => (
        <button key={key} type="button" aria-pressed={part.arm === key} onClick={() => part.setArm(key)}>
          <strong>{name}</strong>
          <span>{several ? unitName(s, unit) : 'can fire'}</span>
          {i < 9 && <KeyHint of={i + 1} />}
        </button>
      ))}
    </fieldset>
  )
}

/** The same shot led or not, or after a turn. */
function Ways({ s, part, shot }: { readonly s: LnltState; readonly part: GunPart; readonly shot: GunShot }): ReactNode {
  const { ways } = part
  if (ways.length < 2 && shot.facing === undefined) return null
  return (
    <section className="table-panel">
      <div className="play-smoke-hexes">
        {ways.map((way) => (
          <button key={JSON.stringify(way)} type="button" aria-pressed={same(way, shot)} onClick={() => part.take(way)}>
            {wayWords(s, way)}
          </button>
        ))}
        {!ways.some((way) => same(way, shot)) && (
          <button type="button" aria-pressed>
            {wayWords(s, shot)}
          </button>
        )}
      </div>
      {shot.assault && (
        <p className="table-hint">
          Assault Fire: it fires at +2, or −2 with machine guns, and must then move, with half its MP.{' '}
          <Rule rule="15.2.1" about="Assault Fire" />
        </p>
      )}
      {shot.facing !== undefined && (
        <p className="table-hint">
          It turns first: +1, and whoever sees it may fire before it does. <Rule rule="15.1" about="pivot" />
        </p>
      )}
    </section>
  )
}

const same = (a: GunShot, b: GunShot): boolean => JSON.stringify(a) === JSON.stringify(b)

function wayWords(s: LnltState, way: GunShot): string {
  const leader = way.type === 'ordnance' ? way.leader : undefined
  const parts = [
    leader === undefined ? '' : `led by the ${unitName(s, leader)}`,
    way.facing === undefined ? '' : 'after a turn',
    way.assault ? 'then it moves on' : '',
  ].filter(Boolean)
  return parts.length === 0 ? 'As it stands' : parts.join(', ').replace(/^./, (first) => first.toUpperCase())
}

function Ordnance({ s, preview, shot }: { readonly s: LnltState; readonly preview: OrdnancePreview; readonly shot: GunShot }): ReactNode {
  return (
    <>
      <ToHit preview={preview} />
      {preview.strikes.length > 0 && <Penetration preview={preview} />}
      {preview.fate && shot.target !== undefined && <AllInAll s={s} target={shot.target} fate={preview.fate} />}
      {preview.fate && shot.target === undefined && <Breached fate={preview.fate} />}
      {preview.he && (
        <>
          <h2 className="lnlt-if-it-hits">If it hits</h2>
          <Burst s={s} preview={preview.he} />
        </>
      )}
      <p className="play-dock-note">
        If {aimOf(shot) < -1 ? 'it stands' : shot.target === undefined ? 'anybody of them lives and stays' : 'it lives and stays'}, −
        {preview.acquires} next time: acquired. <Rule rule="14.3" about="acquired" />
      </p>
    </>
  )
}

function Burst({ s, preview }: { readonly s: LnltState; readonly preview: FirePreview }): ReactNode {
  const [shown, setShown] = useState(-1)
  const target = preview.targets.find(({ unit }) => unit === shown) ?? preview.targets[0]
  if (!target) return null
  return (
    <>
      <Sums s={s} preview={preview} target={target} mine />
      <Differences preview={preview} target={target} />
      <TargetFates s={s} preview={preview} chosen={target.unit} onChoose={setShown} />
    </>
  )
}

function Aims({ desk, part }: { readonly desk: LnltDesk; readonly part: GunPart }): ReactNode {
  const { s } = desk
  const { shot } = part
  const isChosen = ({ at, target }: Aim): boolean => shot !== null && placeName(s, at) === shot.at && target === aimOf(shot)
  const others = part.aims.filter((aim) => !isChosen(aim))
  if (others.length === 0) return null
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>{shot === null ? 'At whom' : 'Or at'}</span>
        <small>any effect</small>
      </h2>
      <ul className="play-offers">
        {others.map((aim) => (
          <li key={`${aim.at} ${aim.target}`}>
            <button type="button" className="play-offer" onClick={() => desk.attempt(() => part.aim(aim.at, aim.target))}>
              <span className="play-offer-words">
                <strong>{placeName(s, aim.at)}</strong>
                {aim.target >= 0 ? (
                  <UnitFace s={s} id={aim.target} size={34} />
                ) : barredSide(aim.target) >= 0 ? (
                  <span>{barricadeName(s, aim.at, barredSide(aim.target))}</span>
                ) : (
                  <Faces s={s} ids={menAt(desk, aim)} size={30} />
                )}
              </span>
              <b>{percent(aim.effect)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const menAt = ({ s, seat }: LnltDesk, { at }: Aim): readonly number[] =>
  s.units.filter((unit) => unit.at === at && unit.side !== seat && !unit.vehicle).map(({ id }) => id)

/** A shot among those that could answer a mover. */
export function GunOffer({ s, part, shot, number, chosen, onTake, chance, children }: GunOfferProps): ReactNode {
  const unit = s.units[shot.unit]!
  const preview = part.previewOf(shot)
  const arm = part.arms.find(({ key }) => key === armOf(shot))
  return (
    <button type="button" className="play-offer play-offer-reaction" aria-pressed={chosen} onClick={onTake}>
      <span className="play-offer-face">
        <UnitFace s={s} id={shot.unit} size={38} />
      </span>
      <span className="play-offer-words">
        <strong>
          {placeName(s, unit.at)}: {arm?.name}
        </strong>
        {preview && (
          <span>
            {isOrdnance(preview)
              ? `hits ${percent(preview.hits / preview.of)}${shot.facing === undefined ? '' : ', turning first'}`
              : `d6 + ${preview.targets[0]?.attack ?? 0} against d6 + ${preview.targets[0]?.defence ?? 0}`}
          </span>
        )}
        {children}
      </span>
      <span className="play-offer-side">
        <b>{percent(chance)}</b>
        {number < 10 && <KeyHint of={number} />}
      </span>
    </button>
  )
}

interface GunOfferProps {
  readonly s: LnltState
  readonly part: GunPart
  readonly shot: GunShot
  readonly number: number
  readonly chosen: boolean
  readonly onTake: () => void
  /** What it is worth, of 1. */
  readonly chance: number
  readonly children?: ReactNode
}
