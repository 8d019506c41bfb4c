/** Melee being declared: two rows that face each other, and the odds. */

import type { LnltState, MeleePart } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { percent } from '../../../../play/controller/draft.ts'
import { Modifiers, Problems, Rule } from '../../../../play/dock/parts.tsx'
import { DuelCard } from '../../../../play/duel/DuelCard.tsx'
import { useIsSheet } from '../../../../play/duel/useIsSheet.ts'
import type { MeleeDraft } from '../drafts/melee-draft.ts'
import { duelOf } from '../duel.tsx'
import { UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { armsWords, unitName, unitNames, weaponName } from '../words.ts'

export function MeleeView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: MeleeDraft }): ReactNode {
  const { s, seat } = desk
  const { preview, declared, about } = draft
  const inSheet = useIsSheet()
  return (
    <>
      {about.ambush && (
        <p className="play-dock-note">
          {about.by === seat ? 'You ambush them: what you kill does not strike back.' : 'They ambush you: only survivors strike back.'}{' '}
          <Rule rule="8.4" />
        </p>
      )}
      {inSheet && <DuelCard duel={duelOf(desk, draft)} inSheet />}
      <section className="table-panel">
        <h2>What yours fight with</h2>
        <ul className="play-offers">
          {draft.own.map((id) => (
            <Fighter key={id} s={s} draft={draft} id={id} />
          ))}
        </ul>
      </section>
      <Problems problems={draft.problems} />
      {preview && (
        <>
          <section className="table-panel">
            <h2 className="play-panel-line">
              <span>
                {preview.attack} against {preview.defence}: odds {preview.odds}
                {preview.shifted === preview.odds ? '' : `, a Hero makes it ${preview.shifted}`}
              </span>
              <strong>{percent(preview.chance)}</strong>
            </h2>
            <p>
              Two dice, {preview.kill} or more kills{' '}
              {preview.targets.length === 1 ? `the ${unitName(s, preview.targets[0]!)}` : 'all of them'}. <Rule rule="8.0" about="Melee" />
            </p>
            <PartLines s={s} parts={preview.parts} />
            <p className="table-hint">They choose at the same time; their strongest is counted here against you.</p>
          </section>
          {preview.reply && (
            <section className="table-panel">
              <h2 className="play-panel-line">
                <span>Their best answer: odds {preview.reply.shifted}</span>
                <strong>{percent(preview.reply.chance)}</strong>
              </h2>
              <p>
                {preview.reply.attack} against {preview.reply.defence}, {preview.reply.kill} or more kills{' '}
                {preview.reply.targets.length === 1 ? `the ${unitName(s, preview.reply.targets[0]!)}` : 'all of yours whom they attack'}.
              </p>
            </section>
          )}
          {preview.modifiers.length > 0 && (
            <Modifiers
              title="Added to your dice"
              modifiers={preview.modifiers}
              sum={preview.modifiers.reduce((sum, { value }) => sum + value, 0)}
            />
          )}
        </>
      )}
      {draft.offered.length > 1 && (
        <details className="table-panel play-fire-details">
          <summary>Ways to attack</summary>
          <ul className="play-offers">
            {draft.offered.slice(0, 12).map((each) => (
              <li key={JSON.stringify(each)}>
                <button type="button" className="play-offer" aria-pressed={each === declared} onClick={() => draft.take(each)}>
                  <span className="play-offer-words">
                    <strong>{unitNames(s, each.targets)}</strong>
                    <span>{each.leader === undefined ? '' : `led by the ${unitName(s, each.leader)}`}</span>
                  </span>
                  <b>{percent(draft.oddsOf(each)?.chance ?? 0)}</b>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Fighter({ s, draft, id }: { s: LnltState; draft: MeleeDraft; id: number }): ReactNode {
  const ways = draft.armsOf(id)
  const now = draft.declared.weapons.find(({ unit }) => unit === id)
  const leads = draft.declared.leader === id
  const canLead = draft.leaders.includes(id)
  return (
    <li className="lnlt-melee-fighter">
      <UnitFace s={s} id={id} size={40} />
      <span className="play-offer-words">
        <strong>{unitName(s, id)}</strong>
        <span>{leads ? 'leads' : now ? armsWords(s, now) : 'does not fight'}</span>
      </span>
      <span className="lnlt-melee-ways">
        {ways.length > 1 &&
          ways.map((way) => (
            <button
              key={JSON.stringify(way)}
              type="button"
              className="lnlt-small-button"
              aria-pressed={JSON.stringify(way) === JSON.stringify(now)}
              onClick={() => draft.setArms(way)}
            >
              {armsWords(s, way)}
            </button>
          ))}
        {canLead && (
          <button type="button" className="lnlt-small-button" aria-pressed={leads} onClick={() => draft.setLeader(leads ? null : id)}>
            leads
          </button>
        )}
      </span>
    </li>
  )
}

function PartLines({ s, parts }: { s: LnltState; parts: readonly MeleePart[] }): ReactNode {
  return (
    <ul className="lnlt-part-lines">
      {parts.map(({ unit, weapon, fp, modifiers }) => (
        <li key={`${unit} ${weapon}`}>
          <span>
            {weapon >= 0 ? weaponName(s, weapon) : unitName(s, unit)}
            {modifiers.map(({ label }) => `, ${label}`).join('')}
          </span>
          <b>{fp}</b>
        </li>
      ))}
    </ul>
  )
}
