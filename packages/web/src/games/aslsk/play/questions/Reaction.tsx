/** Defensive First Fire: who may fire at the stack that moves, and what each shot would do. */

import type { AslskState } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent, signed } from '../../../../play/controller/draft.ts'
import { Modifiers, Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { FireDraft } from '../drafts/fire-draft.ts'
import type { FireOption } from '../drafts/fire-parts.ts'
import { OddsBar, OddsLegend, UnitFace, WeaponFace } from '../faces.tsx'
import { unitWords, weaponWords } from '../words.ts'
import { Rolls } from './FireOdds.tsx'
import { Firer } from './Firepower.tsx'

export function Reaction({ s, draft }: { s: AslskState; draft: FireDraft }): ReactNode {
  const options = draft.options.slice(0, 9)
  const taken = draft.declared ? JSON.stringify(draft.declared) : ''
  const { preview } = draft
  return (
    <>
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>Who fires?</span>
          <small>chance to stop</small>
        </h2>
        <ul className="play-offers">
          {options.map((option, i) => (
            <li key={JSON.stringify(option.declared)}>
              <ReactionOption
                s={s}
                draft={draft}
                option={option}
                number={i + 1}
                chosen={JSON.stringify(option.declared) === taken}
                onTake={() => draft.take(option)}
              />
            </li>
          ))}
        </ul>
        <OddsLegend />
      </section>
      <Problems problems={draft.problems} />
      <details className="table-panel play-fire-details">
        <summary>Change who takes part</summary>
        <ul className="play-firers">
          {draft.rows.map((row) => (
            <Firer key={row.unit.id} s={s} row={row} draft={draft} fp={null} weaponFp={() => null} />
          ))}
        </ul>
      </details>
      {preview && <Modifiers title="Dice modifiers" modifiers={preview.modifiers} sum={preview.drm} />}
      {preview && <Rolls preview={preview} />}
    </>
  )
}

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
  const odds = preview ? draft.oddsOfTargets(declared)?.[0]?.odds : undefined
  const guns = declared.firers.flatMap(({ weapons }) => weapons).map((id) => weaponWords(s, id))
  const count = declared.firers.filter(({ inherent }) => inherent).length
  const who = [count > 0 ? (count === 1 ? 'one unit' : `${count} units`) : '', ...guns].filter(Boolean).join(', ')
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
            ? `${preview.column} column, ${signed(preview.drm)}${declared.directors.length > 0 ? ', directed' : ''}`
            : 'odds unknown until the shot'}
        </span>
        {odds && <OddsBar odds={odds} />}
      </span>
      <span className="play-offer-side">
        {odds && <b>{percent(1 - odds.unharmed / odds.of)}</b>}
        <KeyHint of={number} />
      </span>
    </button>
  )
}

export function reactionFacts(s: AslskState, about: { at: string; units: readonly number[]; mf: number; kind: string }): ReactNode {
  return (
    <p className="play-reaction-facts">
      <span>{about.units.map((id) => unitWords(s, id)).join(', ')}</span> spends {about.mf / 2} MF in {about.at}. <Rule rule="3.3.3" />
    </p>
  )
}
