/** What a group can do: fire with its odds, cards to play on it, and the rest; or which group it shall be. */

import { type GroupLook, type InfiltrationPreview, type Tableau, tableau } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { keyed } from '../../../../matches/keyed.ts'
import { percent } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { count } from '../../../../words.ts'
import { partOf, SECTIONS } from '../acts.ts'
import type { ActDraft } from '../drafts/act-draft.ts'
import { NONE, type Option } from '../drafts/table-draft.ts'
import type { UpfrontDesk } from '../kinds.ts'
import { terrainName } from '../words.ts'
import { FireView } from './FireView.tsx'
import { InfiltrationOdds } from './InfiltrationOdds.tsx'
import { Letter } from './Letter.tsx'
import { MadeView } from './MadeView.tsx'

interface ActViewProps {
  readonly desk: UpfrontDesk
  readonly draft: ActDraft
}

export function ActView({ desk, draft }: ActViewProps): ReactNode {
  const { seat, s } = desk
  const look = tableau(s, seat)
  if (draft.declared) return <FireView desk={desk} draft={draft} declared={draft.declared} />
  if (draft.made) return <MadeView s={s} draft={draft} made={draft.made} />
  if (draft.order) return <NewOrder desk={desk} draft={draft} />
  if (draft.offers.length === 0 && draft.group === NONE) return <Groups desk={desk} draft={draft} look={look} />
  return <Offers draft={draft} look={look} />
}

const groupsOf = (look: Tableau, draft: ActDraft): readonly GroupLook[] => look.sides[draft.side].groups

function Groups({ desk, draft, look }: ActViewProps & { look: Tableau }): ReactNode {
  const { actors } = draft
  return (
    <section className="table-panel">
      <h2>Your groups</h2>
      <ul className="play-offers">
        {groupsOf(look, draft).map((group) => {
          const best = draft.fireOptions(group.id, NONE)[0]
          const number = actors.indexOf(group.id) + 1
          return (
            <li key={group.id}>
              <button
                type="button"
                className="play-offer"
                onClick={() => desk.choosePlace(group.id)}
                aria-disabled={group.acted || undefined}
              >
                <Letter letter={group.letter} mine />
                <span className="play-offer-words">
                  <strong>
                    {group.called || terrainName(group.terrain)}, {count(group.men.length, 'man', 'men')}
                  </strong>
                  <span>{group.acted ? 'has acted' : summary(draft, group.id)}</span>
                </span>
                {best && !group.acted && <b>{percent(draft.effectOf(best))}</b>}
                {number > 0 && <KeyHint of={number} />}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="table-hint">
        Choose a group, a card or an enemy group on the table, in any order. When you have done enough, end your actions: then you may
        discard.
      </p>
    </section>
  )
}

/** 'can fire, move, rally'. */
function summary(draft: ActDraft, group: number): string {
  const verbs = new Set(
    draft.shownFor(group).flatMap(({ decision, cards }) => (cards.length > 0 ? [partOf(decision.type).verb ?? ''] : [])),
  )
  verbs.delete('')
  return verbs.size > 0 ? `can ${[...verbs].join(', ')}` : 'no card for it'
}

function Offers({ draft, look }: { draft: ActDraft; look: Tableau }): ReactNode {
  const { offers } = draft
  const order = offers.some(({ decision }) => decision.type === 'reorder')
  const infiltration = draft.picked?.decision.type === 'infiltrate' ? (draft.previewOf(draft.picked) as InfiltrationPreview) : null
  const numbers = offers.filter(({ decision }) => partOf(decision.type).section !== null)
  return (
    <>
      {infiltration && <InfiltrationOdds s={draft.s} preview={infiltration} />}
      {SECTIONS.map(({ name, folded }) => {
        const some = numbers.filter(({ decision }) => partOf(decision.type).section === name)
        if (some.length === 0) return null
        const list = (
          <ul className="play-offers">
            {keyed(some, ({ words }) => words).map(({ key, item }) => (
              <li key={key}>
                <Offer draft={draft} look={look} option={item} number={offers.indexOf(item) + 1} />
              </li>
            ))}
          </ul>
        )
        if (!folded || draft.cards.length > 0 || numbers.length === some.length)
          return (
            <section key={name} className="table-panel">
              <h2>{name}</h2>
              {list}
              <ByHand draft={draft} section={name} />
            </section>
          )
        return (
          <details key={name} className="table-panel uf-fold">
            <summary>
              {name} <small>{some.length}</small>
            </summary>
            {list}
            <ByHand draft={draft} section={name} />
          </details>
        )
      })}
      {order && (
        <section className="table-panel">
          <button type="button" className="ui-button" onClick={() => draft.beginOrder()}>
            Change places in the group
          </button>
        </section>
      )}
      {offers.length === 0 && <Nothing draft={draft} />}
    </>
  )
}

/** Several men at once are put together, where only one of them or all are offered. */
const BY_HAND = [
  { section: 'Close in', type: 'infiltrate', words: 'Choose who infiltrates' },
  { section: 'Men between groups', type: 'transfer', words: 'Choose who is sent' },
] as const

function ByHand({ draft, section }: { draft: ActDraft; section: string }): ReactNode {
  const way = BY_HAND.find((each) => each.section === section)
  if (!way || !draft.canMake(way.type)) return null
  return (
    <button type="button" className="ui-button uf-by-hand" onClick={() => draft.beginMaking(way.type)}>
      {way.words}
    </button>
  )
}

function Nothing({ draft }: { draft: ActDraft }): ReactNode {
  return (
    <section className="table-panel">
      <p>There is nothing that this group can do with your cards.</p>
      {draft.cards.length > 0 && <p className="table-hint">Choose another card, or go back.</p>}
    </section>
  )
}

interface OfferProps {
  readonly draft: ActDraft
  readonly look: Tableau
  readonly option: Option
  readonly number: number
}

function Offer({ draft, look, option, number }: OfferProps): ReactNode {
  const preview = option.decision.type === 'fire' ? draft.firePreviewOf(option) : null
  const facing =
    preview &&
    groupsOf(look, draft)
      .find(({ id }) => id === option.groups[0])
      ?.facing.find(({ group }) => group === option.targets[0])
  return (
    <button type="button" className="play-offer" aria-pressed={option === draft.picked} onClick={() => draft.take(option)}>
      {preview && <Letter letter={draft.s.groups[option.targets[0]!]!.letter} mine={false} />}
      <span className="play-offer-words">
        <strong>{preview ? `At their group ${draft.s.groups[option.targets[0]!]!.letter}` : option.words}</strong>
        {preview && facing && (
          <span>
            range {facing.range}, strength {preview.strength}
            {draft.group === NONE ? `, from ${draft.s.groups[option.groups[0]!]!.letter}` : ''}
          </span>
        )}
      </span>
      {preview && <b>{percent(preview.anyEffect)}</b>}
      {number <= 9 && <KeyHint of={number} />}
    </button>
  )
}

function NewOrder({ desk: { s }, draft }: ActViewProps): ReactNode {
  const order = draft.order ?? []
  return (
    <>
      <Problems problems={draft.problems} />
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>Places in the group</span>
          <Rule rule="3.3" />
        </h2>
        <ol className="uf-order">
          {order.map((man, i) => (
            <li key={man}>
              <span>
                {i + 1}. {s.setting.roster[man]!.name}
              </span>
              <button
                type="button"
                className="ui-icon-button"
                aria-label={`${s.setting.roster[man]!.name} one place up`}
                disabled={i === 0}
                onClick={() => draft.shift(man, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="ui-icon-button"
                aria-label={`${s.setting.roster[man]!.name} one place down`}
                disabled={i === order.length - 1}
                onClick={() => draft.shift(man, 1)}
              >
                ↓
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
