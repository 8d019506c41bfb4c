/** What is put together by hand: who is in it, where to, with which cards, and what it may come to. */
import { type Card, cardName, type InfiltrationPreview, manName, type UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { count } from '../../../../words.ts'
import type { ActDraft } from '../drafts/act-draft.ts'
import { cardsFor, type Made, menOf } from '../drafts/made.ts'
import { InfiltrationOdds } from './InfiltrationOdds.tsx'
import { ShotView } from './ShotView.tsx'

interface MadeViewProps {
  readonly s: UpfrontState
  readonly draft: ActDraft
  readonly made: Made
}

export function MadeView({ s, draft, made }: MadeViewProps): ReactNode {
  return (
    <>
      <Problems problems={draft.problems} />
      {made.type === 'ordnance' ? (
        <ShotView s={s} draft={draft} made={made} />
      ) : (
        <>
          <Goals s={s} draft={draft} made={made} />
          <Who s={s} draft={draft} made={made} />
          <Cards s={s} draft={draft} made={made} />
          {made.type === 'infiltrate' && <Odds s={s} draft={draft} />}
        </>
      )}
    </>
  )
}

function Goals({ s, draft, made }: MadeViewProps): ReactNode {
  const { goals } = draft
  const now = made.type === 'transfer' ? (made.to ?? made.letter) : draft.target
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>{made.type === 'transfer' ? 'Whither' : 'Among whom'}</span>
        <Rule rule={made.type === 'transfer' ? '17.8' : '20.2'} />
      </h2>
      <p className="uf-choices">
        {goals.map((goal) => (
          <button key={goal} type="button" className="uf-choice" aria-pressed={goal === now} onClick={() => draft.setGoal(goal)}>
            {typeof goal === 'string'
              ? `a new group ${goal}`
              : made.type === 'transfer'
                ? `group ${s.groups[goal]!.letter}`
                : `their ${s.groups[goal]!.letter}`}
          </button>
        ))}
      </p>
    </section>
  )
}

function Who({ s, draft, made }: MadeViewProps): ReactNode {
  const chosen = menOf(made)
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Who goes</span>
        <small>{chosen.length === 0 ? 'nobody yet' : count(chosen.length, 'man', 'men')}</small>
      </h2>
      <ul className="uf-muster">
        {draft.who.map((man, i) => (
          <li key={man}>
            <button type="button" className="uf-choice" aria-pressed={chosen.includes(man)} onClick={() => draft.toggleMan(man)}>
              {manName(s, man)} {i < 9 && <KeyHint of={i + 1} />}
            </button>
            {made.type === 'infiltrate' && <Attempt s={s} draft={draft} man={man} />}
          </li>
        ))}
      </ul>
      <p className="table-hint">You may choose them on the table as well.</p>
    </section>
  )
}

/** 20.22, 20.23, 21.2: by his nerve or with a card, with his charge, and into which of their groups. */
function Attempt({ s, draft, man }: { readonly s: UpfrontState; readonly draft: ActDraft; readonly man: number }): ReactNode {
  const attempt = draft.made?.type === 'infiltrate' ? draft.made.men.find((each) => each.man === man) : undefined
  if (!attempt) return null
  const { secondary } = s.men[man]!
  const groups = draft.goals.filter((goal): goal is number => typeof goal === 'number')
  return (
    <span className="uf-muster-ways">
      {groups.length > 1 &&
        groups.map((into) => (
          <button
            key={into}
            type="button"
            className="uf-choice"
            aria-label={`${manName(s, man)} into their ${s.groups[into]!.letter}`}
            aria-pressed={attempt.into === into}
            onClick={() => draft.changeAttempt(man, (each) => ({ ...each, into }))}
          >
            {s.groups[into]!.letter}
          </button>
        ))}
      {secondary !== '' && secondary !== 'radio' && (
        <button
          type="button"
          className="uf-choice"
          aria-pressed={attempt.charge === true}
          onClick={() => draft.changeAttempt(man, ({ charge, ...each }) => (charge ? each : { ...each, charge: true }))}
        >
          with his charge
        </button>
      )}
      <small>{attempt.card === undefined ? 'by his nerve' : cardName(s, attempt.card)}</small>
    </span>
  )
}

function Cards({ s, draft, made }: MadeViewProps): ReactNode {
  const movement = cardsFor(s, draft.side, 'Movement')
  const needed = made.type === 'transfer' ? menOf(made).length : 0
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Movement cards</span>
        <small>
          {made.type === 'transfer' ? `${needed} needed, you hold ${movement.length}` : 'each spares a man the test of his nerve'}
        </small>
      </h2>
      {movement.length === 0 ? (
        <p className="table-hint">You hold none.</p>
      ) : (
        <p className="uf-choices">
          {movement.map((card: Card) => (
            <button
              key={card}
              type="button"
              className="uf-choice"
              aria-pressed={draft.cards.includes(card)}
              onClick={() => draft.chooseCard(card)}
            >
              {cardName(s, card)}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}

function Odds({ s, draft }: { readonly s: UpfrontState; readonly draft: ActDraft }): ReactNode {
  const preview = draft.ready ? (draft.previewOfMade as InfiltrationPreview | null) : null
  return preview ? <InfiltrationOdds s={s} preview={preview} /> : null
}
