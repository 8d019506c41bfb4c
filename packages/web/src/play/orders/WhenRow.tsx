/** When: who may react, to whom, how near and where, in the open, and at what chance. */
import type { GameEvent } from '@firegroup/kernel'
import type { Order, OrderedStack, Who } from '@firegroup/table'
import { type ReactNode, useId } from 'react'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import type { OrdersDraft } from './orders-draft.ts'
import { WHO } from './words.ts'

interface WhenRowProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly draft: OrdersDraft
  readonly order: Order
  readonly stacks: readonly OrderedStack[]
  readonly onChange: (order: Order) => void
}

const NEAR = [1, 2, 3, 4, 6, 8, 12] as const
const USUAL_CHANCE = 40

export function WhenRow<S, E extends GameEvent, D extends Draft>({
  desk,
  draft,
  order,
  stacks,
  onChange,
}: WhenRowProps<S, E, D>): ReactNode {
  const { by, reactions } = desk.game.orders
  const { when } = order
  const chance = useId()
  /** The same with another condition; undefined takes it away. */
  const set = (change: { readonly [F in keyof Order['when']]?: Order['when'][F] | undefined }): void => {
    const next = Object.fromEntries(Object.entries({ ...when, ...change }).filter(([, value]) => value !== undefined && value !== false))
    onChange({ ...order, when: next as Order['when'] })
  }
  const give = (name: string): void => {
    const { units: _, at: __, ...rest } = order
    const stack = stacks.find((each) => each.name === name)
    onChange(stack ? { ...rest, units: stack.units, ...(stack.at === undefined ? {} : { at: stack.at }) } : rest)
  }
  const given = stacks.find(({ units }) => order.units?.every((unit) => units.includes(unit)))?.name ?? (order.units ? 'gone' : '')
  return (
    <div className="play-order-row">
      <span>When</span>
      <div className="play-order-when">
        <label>
          <span>{by === 'cards' ? 'for' : 'from'}</span>
          <select value={given} onChange={({ currentTarget: { value } }) => give(value)} aria-label="Who may react">
            <option value="">{by === 'cards' ? 'every group' : 'everyone'}</option>
            {given === 'gone' && <option value="gone">{order.at ?? 'a stack'}, gone</option>}
            {stacks.map(({ name, who }) => (
              <option key={name} value={name}>
                {name}: {who}
              </option>
            ))}
          </select>
        </label>
        {by === 'cards' ? (
          <label>
            <span>the enemy</span>
            <select
              value={when.to ?? reactions[0]?.kind}
              onChange={({ currentTarget: { value } }) => set({ to: value })}
              aria-label="To what"
            >
              {reactions.map(({ kind, happens }) => (
                <option key={kind} value={kind}>
                  {happens}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <>
            <label>
              <select
                value={when.who ?? 'any'}
                onChange={({ currentTarget: { value } }) => set({ who: value === 'any' ? undefined : (value as Who) })}
                aria-label="Whom it is about"
              >
                {(Object.keys(WHO) as (keyof typeof WHO)[]).map((who) => (
                  <option key={who} value={who}>
                    {WHO[who]}
                  </option>
                ))}
              </select>
              <span>{reactions[0]?.happens}</span>
            </label>
            <label>
              <select
                value={when.within ?? 0}
                onChange={({ currentTarget: { value } }) => set({ within: Number(value) || undefined })}
                aria-label="How near"
              >
                <option value={0}>any hex in sight</option>
                {NEAR.map((hexes) => (
                  <option key={hexes} value={hexes}>
                    {hexes === 1 ? 'adjacent' : `within ${hexes} hexes`}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <input type="checkbox" checked={when.open === true} onChange={({ currentTarget: { checked } }) => set({ open: checked })} />
              <span>in the open</span>
            </label>
            <span className="play-order-where">
              <button type="button" className="ui-button" aria-pressed={draft.marking} onClick={() => draft.mark(!draft.marking)}>
                {draft.marking ? 'Done with hexes' : when.where ? 'Change its hexes' : 'Only in some hexes'}
              </button>
              {when.where && (
                <>
                  <span>{when.where.join(', ')}</span>
                  <button type="button" className="ui-button" onClick={() => set({ where: undefined })}>
                    Anywhere
                  </button>
                </>
              )}
              {draft.marking && <output>Choose hexes on the board.</output>}
            </span>
          </>
        )}
        {(by === 'fire' || (when.to ?? reactions[0]?.kind) === reactions[0]?.kind) && (
          <span className="play-order-chance">
            <label>
              <input
                type="checkbox"
                checked={when.chance !== undefined}
                onChange={({ currentTarget: { checked } }) => set({ chance: checked ? USUAL_CHANCE : undefined })}
              />
              <span id={chance}>chance at least</span>
            </label>
            {when.chance !== undefined && (
              <>
                <input
                  type="range"
                  min={5}
                  max={95}
                  step={5}
                  value={when.chance}
                  aria-labelledby={chance}
                  aria-valuetext={`${when.chance} per cent`}
                  onChange={({ currentTarget: { valueAsNumber } }) => set({ chance: valueAsNumber })}
                />
                <b>{when.chance}%</b>
              </>
            )}
          </span>
        )}
      </div>
    </div>
  )
}
