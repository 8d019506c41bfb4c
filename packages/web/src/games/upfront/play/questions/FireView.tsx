/** Fire being declared: the cards, who fires with how much, the strength step by step, and what it may do. */
import { cardName, type FireAction, type FirePreview, manName, type UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { keyed } from '../../../../matches/keyed.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { ActDraft } from '../drafts/act-draft.ts'
import type { UpfrontDesk } from '../kinds.ts'
import { Odds } from './Odds.tsx'
import { StrengthLine } from './StrengthLine.tsx'

interface FireViewProps {
  readonly desk: UpfrontDesk
  readonly draft: ActDraft
  readonly declared: FireAction
}

export function FireView({ desk: { s }, draft, declared }: FireViewProps): ReactNode {
  const { preview } = draft
  return (
    <>
      <Problems problems={draft.problems} />
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>{declared.cards.length === 1 ? 'Fire card' : 'Fire cards'}</span>
          {preview && (
            <strong>
              {preview.required} of {preview.factors} firepower used
            </strong>
          )}
        </h2>
        <p>{declared.cards.map((card) => cardName(s, card)).join(' and ')}. Choose Fire cards in your hand to add or take away.</p>
        {preview && <Firers s={s} draft={draft} preview={preview} />}
      </section>
      {preview && (
        <>
          <StrengthLine title="Strength" modifiers={preview.modifiers} strength={preview.strength} />
          <Odds s={s} odds={preview} />
          <p className="play-dock-note">
            They may answer with one Concealed card, which lowers the strength by 1 to 3; then you may still break it off. The cards are
            spent in any case.
          </p>
        </>
      )}
    </>
  )
}

function Firers({ s, draft, preview }: { s: UpfrontState; draft: ActDraft; preview: FirePreview }): ReactNode {
  const inside = s.groups[draft.group]!.men.filter((man) => s.men[man]!.infiltrates >= 0)
  return (
    <>
      <p className="uf-firers">
        {keyed(preview.firers, ({ man }) => String(man)).map(({ key, item: { man, factors } }) => (
          <span key={key}>
            {manName(s, man)} <b>{factors}</b>
          </span>
        ))}
      </p>
      {draft.heroCards.length > 0 && (
        <p className="uf-choices">
          <span>
            A Hero doubles one man <Rule rule="10.45" />
          </span>
          {draft.heroCards.map((card) =>
            preview.firers.map(({ man }) => (
              <button
                key={`${card} ${man}`}
                type="button"
                className="uf-choice"
                aria-pressed={draft.heroes.some((hero) => hero.card === card && hero.man === man)}
                onClick={() => draft.toggleHero(card, man)}
              >
                {manName(s, man)}
              </button>
            )),
          )}
        </p>
      )}
      {inside.length > 0 && (
        <p className="uf-choices">
          <span>
            Infiltrators who keep out <Rule rule="20.531" />
          </span>
          {inside.map((man) => (
            <button
              key={man}
              type="button"
              className="uf-choice"
              aria-pressed={draft.without.includes(man)}
              onClick={() => draft.toggleSpared(man)}
            >
              {manName(s, man)}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
