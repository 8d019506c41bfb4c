/** A question with a few answers, with what they would lead to. */

import type { Modifier } from '@firegroup/kernel'
import { type AttackOdds, cardLook, type DuelOdds, type Side } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { keyed } from '../../../../matches/keyed.ts'
import { percent } from '../../../../play/controller/draft.ts'
import { ActionCard } from '../../art/ActionCard.tsx'
import type { AnswerDraft } from '../drafts/answer-draft.ts'
import { type Option, withoutStop } from '../drafts/table-draft.ts'
import type { UpfrontDesk } from '../kinds.ts'
import { Odds } from './Odds.tsx'
import { StrengthLine } from './StrengthLine.tsx'

interface About {
  readonly card?: number
  readonly strength?: number
  readonly modifiers?: readonly Modifier[]
  readonly limit?: number
  readonly missing?: number
  readonly who?: 'attacks' | 'defends'
}

export function AnswerView({ desk, draft }: { readonly desk: UpfrontDesk; readonly draft: AnswerDraft }): ReactNode {
  const { s } = draft
  const about = (draft.about ?? {}) as About
  const odds = (option: Option | null): AttackOdds | null => {
    const preview = option ? (draft.previewOf(option) as Partial<AttackOdds> | null) : null
    return preview?.anyEffect === undefined ? null : (preview as AttackOdds)
  }
  const duel = (option: Option): DuelOdds | null => (draft.kind === 'quarter' ? (draft.previewOf(option) as DuelOdds | null) : null)
  const answers = draft.end ? [...draft.lines, draft.end] : draft.lines
  const now = odds(draft.picked)
  return (
    <>
      {about.card !== undefined && (
        <section className="table-panel uf-about-card">
          <ActionCard look={cardLook(s, desk.seat as Side, about.card)} />
        </section>
      )}
      <section className="table-panel">
        <ul className="play-offers">
          {keyed(answers, ({ words }) => words).map(({ key, item }, i) => {
            const chance = odds(item)
            const fight = duel(item)
            return (
              <li key={key}>
                <button
                  type="button"
                  className="play-offer"
                  aria-pressed={item === draft.picked}
                  onClick={() => (item === draft.end ? desk.endPhase() : draft.pick(item))}
                >
                  <span className="play-offer-words">
                    <strong>{withoutStop(item.words)}</strong>
                    {chance && <span>strength {chance.strength}, any effect</span>}
                    {fight && <span>{fightWords(fight, about)}</span>}
                    {item.decision.type === 'draw' && about.missing !== undefined && <span>{drawWords(about)}</span>}
                  </span>
                  {chance && <b>{percent(chance.anyEffect)}</b>}
                  {i < 9 && <KeyHint of={item === draft.end ? 'Space' : i + 1} />}
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      {about.modifiers && about.strength !== undefined && (
        <StrengthLine
          title={now && now.strength !== about.strength ? 'Strength with this card' : 'Strength'}
          modifiers={[...about.modifiers, ...changed(about.strength, now)]}
          strength={now?.strength ?? about.strength}
        />
      )}
      {now && <Odds s={s} odds={now} />}
    </>
  )
}

/** What the card that is picked takes off, so that the parts add up to what is resolved. */
function changed(strength: number, odds: AttackOdds | null): readonly Modifier[] {
  const value = odds ? odds.strength - strength : 0
  return value === 0 ? [] : [{ rule: '9.1', label: 'Concealed', value }]
}

/** 32.11: that the own man wins; that he falls, alone or with the other. */
const wonBy = ({ wins, loses }: DuelOdds, { who }: About): number => (who === 'attacks' ? wins : loses)
const fightWords = (odds: DuelOdds, about: About): string =>
  `${percent(wonBy(odds, about))} he wins, ${percent(odds.both)} both fall, ${percent(1 - odds.both - wonBy(odds, about))} he falls`

const drawWords = ({ missing = 0, limit = 0 }: About): string => `${missing === 1 ? 'one card' : `${missing} cards`}, up to ${limit}`
