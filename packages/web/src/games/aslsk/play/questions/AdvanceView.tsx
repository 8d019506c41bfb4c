/** An advance being chosen. */
import type { AdvancePreview, AslskState } from '@firegroup/aslsk'
import type { Modifier } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { nameOf, percent, signed } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { AdvanceDraft } from '../drafts/advance-draft.ts'
import { UnitFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitWords } from '../words.ts'
import { OddsList } from './CombatOdds.tsx'

export function AdvanceView({ desk, draft }: { readonly desk: AslskDesk; readonly draft: AdvanceDraft }): ReactNode {
  const { s } = desk
  if (draft.units.length === 0)
    return (
      <section className="panel">
        <h2>Who can advance</h2>
        <ul className="offers">
          {draft.actors.map((place) => {
            const units = s.units.filter((unit) => unit.side === desk.seat && (unit.at === place || (unit.at < 0 && unit.entry === place)))
            return (
              <li key={place}>
                <button type="button" className="offer" onClick={() => desk.choosePlace(place)}>
                  <span className="offer-face">{units[0] && <UnitFace s={s} id={units[0].id} size={36} />}</span>
                  <span className="offer-words">
                    <strong>{nameOf(s, place)}</strong>
                    <span>{units.map(({ id }) => unitWords(s, id)).join(', ')}</span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    )
  const { exhausted, preview } = draft
  return (
    <>
      {draft.mates.length > 1 && (
        <section className="panel">
          <h2>Who goes</h2>
          <ul className="mates">
            {draft.mates.map(({ id }, i) => (
              <li key={id}>
                <button type="button" aria-pressed={draft.units.includes(id)} onClick={() => draft.toggleUnit(id)}>
                  <UnitFace s={s} id={id} size={40} selected={draft.units.includes(id)} />
                  <kbd>{i + 1}</kbd>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Problems problems={draft.problems} />
      {exhausted.length > 0 && (
        <p className="dock-note">It takes all the MF of {exhausted.map((id) => unitWords(s, id)).join(', ')}: CX afterwards.</p>
      )}
      {preview?.combat && <Forecast s={s} combat={preview.combat} />}
      <section className="panel">
        <h2>Where to</h2>
        <ul className="offers">
          {draft.destinations.map(({ place, combat }) => (
            <li key={place}>
              <button type="button" className="offer" aria-pressed={draft.to === place} onClick={() => desk.choosePlace(place)}>
                <span className="offer-words">
                  <strong>{nameOf(s, place)}</strong>
                  <span>
                    {combat ? `into Close Combat${combat.ambush ? ', ambush possible' : ''}` : (s.setting.terrain[place]?.name ?? '')}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {draft.destinations.length === 0 && <p>They can’t advance together. Choose fewer of them.</p>}
      </section>
    </>
  )
}

/** What awaits them there, as things stand now. */
function Forecast({ s, combat: { ambush, attack, reply } }: { s: AslskState; combat: NonNullable<AdvancePreview['combat']> }): ReactNode {
  return (
    <>
      <section className="panel">
        <h2 className="panel-line">
          <span>Ambush</span>
          <Rule rule="3.8" about="ambush" />
        </h2>
        {ambush ? (
          <>
            <ul className="combat-odds">
              <AmbushRow who="You ambush them" rolls={ambush.attackerAmbushes} of={ambush.of} modifiers={ambush.attacker} />
              <AmbushRow who="They ambush you" rolls={ambush.defenderAmbushes} of={ambush.of} modifiers={ambush.defender} />
            </ul>
            <p className="hint">Whoever ambushes attacks first; only survivors answer.</p>
          </>
        ) : (
          <p>None here. Both sides attack at the same time.</p>
        )}
      </section>
      {attack && <OddsList s={s} title="If all of yours attack" odds={[attack]} />}
      {reply && <OddsList s={s} title="If all of theirs attack" odds={[reply]} />}
    </>
  )
}

function AmbushRow({ who, rolls, of, modifiers }: { who: string; rolls: number; of: number; modifiers: readonly Modifier[] }): ReactNode {
  const words = modifiers.map(({ label, value }) => `${label} ${signed(value)}`).join(', ')
  return (
    <li>
      <span>
        <strong>{who}</strong>
        <span>{words === '' ? 'no modifiers' : words}</span>
      </span>
      <b>{percent(rolls / of)}</b>
    </li>
  )
}
