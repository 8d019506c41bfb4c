/** A force that is being bought: what it costs, who is in it, what more there is, and what is wrong. */
import {
  type Bill,
  type Bought,
  billOf,
  cardsOf,
  type Design,
  defends,
  NATIONS,
  type Nation,
  ourPack,
  type Side,
  TROOPS,
} from '@firegroup/upfront'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../icons.tsx'
import { Portrait } from '../art/Portrait.tsx'
import { type Offer, offersFor, without } from './buy.ts'

interface ForcePanelProps {
  readonly design: Design
  readonly side: Side
  readonly problems: readonly string[]
  readonly onBuy: (bought: Bought) => void
}

const KINDS = [
  { kind: 'men', name: 'Men' },
  { kind: 'extras', name: 'Weapons and extras' },
  { kind: 'machines', name: 'Vehicles and guns' },
] as const

export function ForcePanel({ design, side, problems, onBuy }: ForcePanelProps): ReactNode {
  const bought = design.sides[side]
  const budget = design.budget[side]
  const [shown, setShown] = useState<Offer['kind']>('men')
  const price = (force: Bought): number => billOf(ourPack(), force, defends(design, side)).total
  const bill = billOf(ourPack(), bought, defends(design, side))
  const offers = offersFor(design, side, price)
  const left = budget - bill.total
  return (
    <section className="uf-own-force" aria-labelledby={`uf-own-${side}`} data-side={side}>
      <header>
        <h2 id={`uf-own-${side}`}>{bought.nation}</h2>
        <span className="uf-own-choose">
          <select
            aria-label="Nation"
            value={bought.nation}
            onChange={(event) => onBuy({ nation: event.currentTarget.value as Nation, men: [1, 2, 3, 4] })}
          >
            {NATIONS.map((nation) => (
              <option key={nation}>{nation}</option>
            ))}
          </select>
          <select
            aria-label="Troops"
            value={bought.troopType ?? ''}
            onChange={(event) => {
              const { troopType: _, ...rest } = bought
              const { value } = event.currentTarget
              onBuy(value === '' ? rest : { ...rest, troopType: value })
            }}
          >
            <option value="">line troops</option>
            {Object.entries(TROOPS).flatMap(([name, { of }]) => (of.includes(bought.nation) ? [<option key={name}>{name}</option>] : []))}
          </select>
        </span>
      </header>
      <Purse bill={bill} budget={budget} />
      <ForceList bought={bought} onBuy={onBuy} />
      <div className="uf-own-shop">
        <div role="tablist" aria-label="What there is to buy" className="uf-own-tabs">
          {KINDS.map(({ kind, name }) => (
            <button key={kind} type="button" role="tab" aria-selected={shown === kind} onClick={() => setShown(kind)}>
              {name} {offers.filter((offer) => offer.kind === kind).length}
            </button>
          ))}
        </div>
        <ul className="uf-own-offers" aria-label="To buy">
          {offers
            .filter(({ kind }) => kind === shown)
            .map((offer) => (
              <li key={offer.id}>
                <button type="button" disabled={offer.points > left} onClick={() => onBuy(offer.with)}>
                  <span>
                    <span className="ui-hidden">Buy </span>
                    <strong>{offer.name}</strong>
                    <small>{offer.points > left ? `${offer.points - left} points short` : offer.note}</small>
                  </span>
                  <b>{offer.points}</b>
                </button>
              </li>
            ))}
        </ul>
      </div>
      {problems.length > 0 ? (
        <ul className="uf-own-problems" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : (
        <p className="uf-own-fine">This force can be played.</p>
      )}
    </section>
  )
}

function Purse({ bill, budget }: { readonly bill: Bill; readonly budget: number }): ReactNode {
  const over = bill.total - budget
  return (
    <div className="uf-own-purse">
      <span className={over > 0 ? 'uf-own-bar is-over' : 'uf-own-bar'} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (bill.total / Math.max(1, budget)) * 100)}%` }} />
      </span>
      <p>
        <b>{bill.total}</b> of {budget} points, {over > 0 ? `${over} over. Take something out.` : `${-over} left`}
      </p>
      <details>
        <summary>The bill</summary>
        <dl>
          {bill.items.map(({ label, points }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{points}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

function ForceList({ bought, onBuy }: { readonly bought: Bought; readonly onBuy: (bought: Bought) => void }): ReactNode {
  const cards = cardsOf(ourPack(), bought.nation)
  const numbers = [...bought.men, ...(bought.machines ?? [])]
  if (numbers.length === 0) return <p className="uf-own-empty">Nobody yet. Buy somebody below.</p>
  return (
    <ul className="uf-own-men">
      {numbers.map((number) => {
        const card = cards.get(number)
        const carried = bought.secondaryWeapons?.find(({ carrier }) => carrier === number)
        if (!card) return null
        return (
          <li key={number}>
            <Portrait nation={bought.nation} leads={card.role !== null} />
            <span>
              <strong>{card.name}</strong> {card.role && <em>{card.role}</em>}
              <small>{[ourPack().weapons[card.weapon]?.label ?? '', carried?.weapon ?? ''].filter(Boolean).join(', ')}</small>
            </span>
            <span className="uf-own-values">
              <i>{card.morale}</i>
              <i>{card.panic}</i>
              <i>{card.kia}</i>
            </span>
            <b>{card.points}</b>
            <button type="button" aria-label={`Take ${card.name} out`} onClick={() => onBuy(without(bought, number))}>
              <Icon name="minus" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
