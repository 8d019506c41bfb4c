/** Defensive First Fire: who may fire at the stack that moves, and what each shot would do. */

import type { AslskState, FirePreview, Place } from '@firegroup/aslsk'
import type { Modifier } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent, signed } from '../../../../play/controller/draft.ts'
import { Modifiers, Problems, Rule } from '../../../../play/dock/parts.tsx'
import { CantFire } from '../../../../play/reaction/CantFire.tsx'
import { MoverStrip } from '../../../../play/reaction/MoverStrip.tsx'
import { FireDraft } from '../drafts/fire-draft.ts'
import type { FireOption, Reply } from '../drafts/fire-parts.ts'
import { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { SpecialDraft } from '../drafts/special-draft.ts'
import { whichLine } from '../drafts/which-line.ts'
import { OddsBar, OddsLegend, UnitFace, WeaponFace } from '../faces.tsx'
import { factors } from '../figures.ts'
import type { AslskDesk } from '../kinds.ts'
import { moverWay } from '../mover.ts'
import { labelOf, stackWords } from '../words.ts'
import { Deeds } from './Deeds.tsx'
import { Rolls } from './FireOdds.tsx'
import { Firer } from './Firepower.tsx'
import { OtherAnswers } from './OtherAnswers.tsx'
import { ReactionAttacks } from './ReactionAttacks.tsx'
import { ReactionShot } from './ReactionShot.tsx'
import { ShotView } from './ShotView.tsx'
import { SpecialOffers, SpecialView } from './SpecialView.tsx'

export function Reaction({ desk, draft }: { readonly desk: AslskDesk; readonly draft: FireDraft }): ReactNode {
  const { s } = desk
  const replies = draft.replies.slice(0, 9)
  const gunner = draft instanceof OrdnanceDraft && draft.weapon !== null ? draft : null
  const seeker = draft instanceof SpecialDraft ? draft : null
  const taken = JSON.stringify(gunner ? gunner.shot : draft.declared)
  const { preview } = draft
  const isTank = draft.movers.some((id) => s.units[id]?.vehicle)
  return (
    <>
      <Mover desk={desk} replies={replies} />
      <ReactionAttacks desk={desk} />
      <OtherAnswers desk={desk} />
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>Who fires?</span>
          <small>{isTank ? 'chance to stop it or worse' : 'chance to pin or worse'}</small>
        </h2>
        <ul className="play-offers">
          {replies.map((reply, i) => (
            <li key={JSON.stringify(reply.option.declared)}>
              {reply.kind === 'fire' ? (
                <ReactionOption
                  s={s}
                  draft={draft}
                  option={reply.option}
                  number={i + 1}
                  chosen={JSON.stringify(reply.option.declared) === taken}
                  onTake={() => draft.reply(reply)}
                />
              ) : (
                <ReactionShot
                  s={s}
                  option={reply.option}
                  number={i + 1}
                  chosen={gunner?.weapon === reply.option.declared.weapon}
                  onTake={() => draft.reply(reply)}
                />
              )}
            </li>
          ))}
        </ul>
        {replies.length === 0 ? (
          <p>{seeker && seeker.specials.length > 0 ? 'Nobody can fire at it now but as below.' : 'Nobody can fire at it now.'}</p>
        ) : (
          <OddsLegend isVehicle={isTank} />
        )}
      </section>
      {seeker && <SpecialOffers desk={desk} draft={seeker} />}
      <Deeds desk={desk} draft={draft} />
      {seeker?.special ? (
        <SpecialView desk={desk} draft={seeker} />
      ) : gunner ? (
        <ShotView desk={desk} draft={gunner} />
      ) : (
        <Problems problems={draft.problems} />
      )}
      {preview?.leaves && <Cost s={s} draft={draft} leaves={preview.leaves} />}
      <CantFire
        rows={draft.unable.map(({ place, problem }) => ({
          key: String(place),
          face: <UnitFace s={s} id={unitsAt(s, desk.seat, place)[0]!} size={36} />,
          words: `${nameOf(s, place)}: ${stackWords(s, unitsAt(s, desk.seat, place), weaponsOf(s, unitsAt(s, desk.seat, place)))}`,
          problem,
        }))}
      />
      {!gunner && (
        <details className="table-panel play-fire-details">
          <summary>Change who takes part</summary>
          <ul className="play-firers">
            {draft.rows.map((row) => (
              <Firer key={row.unit.id} s={s} row={row} draft={draft} fp={null} weaponFp={() => null} />
            ))}
          </ul>
        </details>
      )}
      {preview && <Modifiers title="Dice modifiers" modifiers={preview.modifiers} sum={preview.drm} note={whichLine(s, draft, preview)} />}
      {preview && <Rolls preview={preview} />}
    </>
  )
}

/** His way, and what makes every shot at him easier or harder. */
function Mover({ desk, replies }: { readonly desk: AslskDesk; readonly replies: readonly Reply[] }): ReactNode {
  const way = moverWay(desk)
  if (!way) return null
  const { s } = desk
  const start = way.from >= 0 ? [{ name: nameOf(s, way.from), label: '0' }] : []
  const known = replies.flatMap((reply): (readonly Modifier[])[] => {
    if (reply.kind === 'fire') return reply.option.preview ? [reply.option.preview.modifiers] : []
    return reply.option.preview ? [reply.option.preview.groups[0]!.modifiers] : []
  })
  const common = known[0]?.filter(({ label, value }) =>
    known.every((modifiers) => modifiers.some((each) => each.label === label && each.value === value)),
  )
  return (
    <MoverStrip
      steps={[...start, ...way.steps.map(({ hex, mf }) => ({ name: nameOf(s, hex), label: factors(mf) }))]}
      unit={moversOf(desk).some((id) => s.units[id]?.vehicle) ? 'movement points spent' : 'movement factors spent'}
      chips={(common ?? []).map(({ label, value }) => `${signed(value)} ${label}`)}
    />
  )
}

const moversOf = ({ draft }: AslskDesk): readonly number[] => (draft instanceof FireDraft ? draft.movers : [])

const MARKS = { none: 'no marker', prep: 'Prep Fire', first: 'First Fire', final: 'Final Fire' } as const

/** What the shot costs: the marker, and what it leaves behind. */
function Cost({
  s,
  draft,
  leaves: { mark, residual },
}: {
  s: AslskState
  draft: FireDraft
  leaves: NonNullable<FirePreview['leaves']>
}): ReactNode {
  return (
    <p className="play-reaction-cost">
      {draft.fromWords} will be marked {MARKS[mark]}
      {residual > 0 && draft.at !== null && (
        <>
          {' '}
          and leave <strong>{residual} residual</strong> in {nameOf(s, draft.at)}
        </>
      )}
      . <Rule rule={residual > 0 ? '3.3.5' : '3.3.3'} about="residual" />
    </p>
  )
}

function unitsAt(s: AslskState, side: string, place: Place): readonly number[] {
  return s.units.filter((unit) => unit.at === place && unit.side === side).map(({ id }) => id)
}

const weaponsOf = (s: AslskState, units: readonly number[]): readonly number[] =>
  s.weapons.filter(({ owner }) => units.includes(owner)).map(({ id }) => id)

interface ReactionOptionProps {
  readonly s: AslskState
  readonly draft: FireDraft
  readonly option: FireOption
  readonly number: number
  readonly chosen: boolean
  readonly onTake: () => void
}

function ReactionOption({ s, draft, option, number, chosen, onTake }: ReactionOptionProps): ReactNode {
  const { declared, places, preview } = option
  const first = declared.firers[0]!
  const target = preview ? draft.oddsOfTargets(declared)?.[0] : undefined
  const odds = target?.odds
  const who = stackWords(
    s,
    declared.firers.filter(({ inherent }) => inherent).map(({ unit }) => unit),
    declared.firers.flatMap(({ weapons }) => weapons),
  )
  const [director] = declared.directors
  const range = draft.at === null ? 0 : Math.max(...places.map((place) => s.setting.map.grid.distance(place, draft.at!)))
  return (
    <button type="button" className="play-offer play-offer-reaction" aria-pressed={chosen} onClick={onTake}>
      <span className="play-offer-face">
        {first.inherent ? <UnitFace s={s} id={first.unit} size={38} /> : <WeaponFace s={s} id={first.weapons[0] ?? 0} size={38} />}
      </span>
      <span className="play-offer-words">
        <strong>
          {places.map((place) => nameOf(s, place)).join(', ')}: {who}
        </strong>
        <span>
          {preview
            ? `${preview.column} column, ${signed(preview.drm)}${director === undefined ? '' : ` with ${labelOf(s, director)}`}, range ${range}`
            : 'odds unknown until the shot'}
        </span>
        {odds && <OddsBar odds={odds} isVehicle={s.units[target!.unit]?.vehicle !== undefined} />}
      </span>
      <span className="play-offer-side">
        {odds && <b>{percent(1 - odds.unharmed / odds.of)}</b>}
        <KeyHint of={number} />
      </span>
    </button>
  )
}
