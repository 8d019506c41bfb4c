/** Close Combat being designated: two rows that face each other, and the odds both ways. */

import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { Problems } from '../../../../play/dock/parts.tsx'
import type { CombatDraft } from '../drafts/combat-draft.ts'
import { UnitFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitsWords } from '../words.ts'
import { OddsList } from './CombatOdds.tsx'

export function CombatView({ desk, draft }: { readonly desk: AslskDesk; readonly draft: CombatDraft }): ReactNode {
  const { s } = desk
  const { preview } = draft
  return (
    <>
      <section className="table-panel">
        <h2>Your attackers</h2>
        <div className="play-combat-row">
          {draft.about.own.flat().map((id) => (
            <button
              key={id}
              type="button"
              disabled={s.units[id]!.broken}
              aria-pressed={draft.by.includes(id)}
              onClick={() => draft.pick(id)}
            >
              <UnitFace s={s} id={id} size={46} selected={draft.by.includes(id)} />
              <small aria-hidden="true">{attackMark(draft, id)}</small>
              <span className="ui-hidden">{attackWords(draft, id)}</span>
            </button>
          ))}
        </div>
        <h2>Their defenders</h2>
        <div className="play-combat-row">
          {draft.about.enemy.map((group) => (
            <button key={group.join()} type="button" onClick={() => draft.strike(group)}>
              {group.map((id) => (
                <UnitFace key={id} s={s} id={id} size={46} />
              ))}
              <small aria-hidden="true">{attackMark(draft, group[0]!)}</small>
              <span className="ui-hidden">{attackWords(draft, group[0]!)}</span>
            </button>
          ))}
        </div>
        <p className="table-hint">Pick attackers, then those whom they attack. Equal letters belong together.</p>
      </section>
      <Problems problems={draft.problems} />
      {preview && preview.attacks.length > 0 && <OddsList s={s} title="Your attacks" odds={preview.attacks} />}
      {preview && preview.replies.length > 0 && (
        <OddsList s={s} title={preview.repliesDesignated ? 'Their attacks' : 'If they all attack'} odds={preview.replies} />
      )}
      {draft.offered.length > 1 && (
        <section className="table-panel">
          <h2>Ways to attack</h2>
          <ul className="play-offers">
            {draft.offered.slice(0, 9).map((attacks, i) => (
              <li key={JSON.stringify(attacks)}>
                <button type="button" className="play-offer" aria-pressed={draft.attacks === attacks} onClick={() => draft.take(attacks)}>
                  <span className="play-offer-words">
                    {attacks.map(({ by, on }) => (
                      <span key={by.join()}>
                        {unitsWords(s, by)} on {unitsWords(s, on)}
                      </span>
                    ))}
                  </span>
                  <KeyHint of={i + 1} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const LETTERS = 'ABCDEFGHIJ'

function attackMark(draft: CombatDraft, id: number): string {
  const attack = draft.attackOf(id)
  return attack < 0 ? '–' : LETTERS.charAt(attack)
}

function attackWords(draft: CombatDraft, id: number): string {
  const attack = draft.attackOf(id)
  return attack < 0 ? ', in no attack' : `, attack ${LETTERS.charAt(attack)}`
}
