/** A position of Up Front with ways to decide drawn into it: the groups that they are about, and the cards that they take. */
import { cardName, seatOf, tableau, type UpfrontState } from '@firegroup/upfront'
import { type ReactNode, useMemo } from 'react'
import type { Deed, SceneProps } from '../../../scene/scene.ts'
import '../../../scene/scene.css'
import { ActionCard, cardSaid } from '../art/ActionCard.tsx'
import { Battlefield, type TrayMark } from '../play/table/Battlefield.tsx'
import '../style/upfront.css'

export function Scene({ name, state, seat, viewer, ways, insets, plate, onPlace, onCard }: SceneProps<UpfrontState>): ReactNode {
  const look = useMemo(() => tableau(state, viewer), [state, viewer])
  const side = seatOf(seat)
  const { hand, held } = look.sides[side]
  const marks: { [group: number]: TrayMark } = {}
  for (const { deed } of ways) for (const group of deed.from) marks[group] = { is: 'selected', open: true, odds: {} }
  for (const { deed } of ways) for (const group of deed.to) marks[group] ??= { is: 'target', open: true, odds: {} }
  const letters = (card: number): SceneWay[] => ways.filter(({ deed }) => deed.cards?.includes(card))
  return (
    <section className="uf-table uf-scene" aria-label={name} style={{ paddingTop: plate ? 60 : 12, paddingBottom: insets?.bottom || 10 }}>
      <Battlefield look={look} seat={side} marks={marks} {...(onPlace ? { onGroup: onPlace } : {})} />
      <ul className="uf-scene-hand" aria-label={`Your hand, ${held} cards`}>
        {(hand ?? []).map((card) => {
          const tags = letters(card.card)
          const picture = <ActionCard look={card} mood={ways.length === 0 || tags.length > 0 ? 'ready' : 'pale'} />
          return (
            <li key={card.card} className={tags.length > 0 ? 'uf-scene-card is-meant' : 'uf-scene-card'}>
              {onCard && tags.length > 0 ? (
                <button type="button" aria-label={cardSaid(card, cardName(state, card.card))} onClick={() => onCard(card.card)}>
                  {picture}
                </button>
              ) : (
                picture
              )}
              {tags.map(({ letter, label, tone }) => (
                <span key={`${letter} ${label}`} className={`uf-scene-tag is-${tone}`}>
                  {[letter, label].filter(Boolean).join(' ')}
                </span>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type SceneWay = SceneProps<UpfrontState>['ways'][number]

interface Named {
  readonly type?: string
  readonly group?: number
  readonly target?: number
  readonly card?: number
  readonly cards?: readonly (number | { readonly card: number; readonly on?: number })[]
}

export function deed(s: UpfrontState, _kind: string, decision: unknown): Deed {
  const { type, group, target, card, cards = [] } = decision as Named
  const on = cards.flatMap((each) => (typeof each === 'number' || each.on === undefined ? [] : [each.on]))
  const goals = [...(target === undefined ? [] : [target]), ...on]
  return {
    act: type === 'fire' ? 'fire' : type === 'move' ? 'move' : 'stay',
    from: group === undefined || !s.groups[group] ? [] : [group],
    to: goals,
    cards: [...(card === undefined ? [] : [card]), ...cards.map((each) => (typeof each === 'number' ? each : each.card))],
  }
}
