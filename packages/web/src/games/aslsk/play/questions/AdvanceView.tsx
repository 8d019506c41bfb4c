/** An advance being chosen. */
import type { AdvancePreview, AslskState } from '@firegroup/aslsk'
import type { Modifier } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { nameOf, percent, signed } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { AdvanceDraft } from '../drafts/advance-draft.ts'
import type { AslskDesk } from '../kinds.ts'
import { unitWords } from '../words.ts'
import { OddsList } from './CombatOdds.tsx'
import { Mates, Stacks } from './stacks.tsx'

export function AdvanceView({ desk, draft }: { readonly desk: AslskDesk; readonly draft: AdvanceDraft }): ReactNode {
  const { s } = desk
  if (draft.units.length === 0)
    return (
      <section className="table-panel">
        <h2>Who can advance</h2>
        <Stacks desk={desk} draft={draft} />
      </section>
    )
  const { exhausted, preview } = draft
  return (
    <>
      <Mates desk={desk} draft={draft} />
      <Problems problems={draft.problems} />
      {exhausted.length > 0 && (
        <p className="play-dock-note">It takes all the MF of {exhausted.map((id) => unitWords(s, id)).join(', ')}: CX afterwards.</p>
      )}
      {preview?.paatc && (
        <section className="table-panel">
          <h2 className="play-panel-line">
            <span>PAATC</span>
            <Rule rule="3.7" about="PAATC" />
          </h2>
          <ul className="play-combat-odds">
            <AmbushRow
              who={`${unitWords(s, preview.paatc.unit)} dares to enter`}
              rolls={preview.paatc.passes}
              of={preview.paatc.of}
              modifiers={preview.paatc.modifiers}
            />
          </ul>
          <p className="table-hint">Whoever fails is pinned and stays where he is.</p>
        </section>
      )}
      {preview?.combat && <Forecast s={s} combat={preview.combat} />}
      <section className="table-panel">
        <h2>Where to</h2>
        <ul className="play-offers">
          {draft.destinations.map(({ place, combat }) => (
            <li key={place}>
              <button type="button" className="play-offer" aria-pressed={draft.to === place} onClick={() => desk.choosePlace(place)}>
                <span className="play-offer-words">
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
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>Ambush</span>
          <Rule rule="3.8" about="ambush" />
        </h2>
        {ambush ? (
          <>
            <ul className="play-combat-odds">
              <AmbushRow who="You ambush them" rolls={ambush.attackerAmbushes} of={ambush.of} modifiers={ambush.attacker} />
              <AmbushRow who="They ambush you" rolls={ambush.defenderAmbushes} of={ambush.of} modifiers={ambush.defender} />
            </ul>
            <p className="table-hint">Whoever ambushes attacks first; only survivors answer.</p>
          </>
        ) : (
          <p>
            {attack && (attack.immobilized !== undefined || reply?.attack.some(({ weapon }) => weapon !== undefined))
              ? 'None here. The sides attack in turn.'
              : 'None here. Both sides attack at the same time.'}
          </p>
        )}
      </section>
      {attack && (
        <OddsList s={s} title={attack.immobilized === undefined ? 'If all of yours attack' : 'Your best attack'} odds={[attack]} />
      )}
      {reply && (
        <OddsList
          s={s}
          title={reply.attack.some(({ weapon }) => weapon !== undefined) ? 'Their best reply' : 'If all of theirs attack'}
          odds={[reply]}
        />
      )}
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
