/** One order of the editor: closed a sentence, open its four rows. Dragged, or moved with Alt and the arrows, it goes before others. */
import type { GameEvent } from '@firegroup/kernel'
import type { Order, OrderedStack } from '@firegroup/table'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../../icons.tsx'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { DoRow } from './DoRow.tsx'
import type { OrdersDraft } from './orders-draft.ts'
import { Pills } from './Pills.tsx'
import { WhenRow } from './WhenRow.tsx'
import { ELSE, orderWords, TIMES, timesWords } from './words.ts'

interface OrderCardProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly draft: OrdersDraft
  readonly order: Order
  readonly at: number
  readonly stacks: readonly OrderedStack[]
}

export function OrderCard<S, E extends GameEvent, D extends Draft>({ desk, draft, order, at, stacks }: OrderCardProps<S, E, D>): ReactNode {
  const { game, s, seat } = desk
  const isOpen = draft.chosen === at
  const { ended } = game.orders.standing(s, seat, order)
  const [problem] = ended === null ? game.orders.problems(s, seat, order) : []
  const count = draft.orders.orders.length
  const stack = stacks.find(({ units }) => order.units?.every((unit) => units.includes(unit)))
  const name = order.units ? (stack?.name ?? order.at ?? 'A stack') : game.orders.by === 'cards' ? 'Every group' : 'Everyone'
  const change = (next: Order): void => draft.change(at, () => next)

  const steer = (event: KeyboardEvent): void => {
    const by = event.altKey ? (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0) : 0
    if (by === 0) return
    event.preventDefault()
    draft.move(at, at + by)
  }

  return (
    <li
      className={`play-order${isOpen ? ' is-open' : ''}${ended === null ? '' : ' has-ended'}`}
      data-order={at + 1}
      draggable={!isOpen}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(at))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        draft.move(Number(event.dataTransfer.getData('text/plain')), at)
      }}
    >
      <div className="play-order-head">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => draft.choose(at)}
          onKeyDown={steer}
        >
          <span className="play-order-number" aria-hidden="true">
            {at + 1}
          </span>
          <span>
            <span className="ui-hidden">Order {at + 1}, </span>
            <strong>
              {name}
              {stack && <>: {stack.who}</>}
            </strong>
            <small>{ended === null ? orderWords(game.orders, order) : `ends, ${ended}`}</small>
          </span>
        </button>
        {isOpen && (
          <span className="play-order-tools">
            <button
              type="button"
              className="ui-icon-button"
              aria-label={`Order ${at + 1} earlier`}
              disabled={at === 0}
              onClick={() => draft.move(at, at - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="ui-icon-button"
              aria-label={`Order ${at + 1} later`}
              disabled={at === count - 1}
              onClick={() => draft.move(at, at + 1)}
            >
              ↓
            </button>
            <button type="button" className="ui-icon-button" aria-label={`Take order ${at + 1} away`} onClick={() => draft.remove(at)}>
              <Icon name="close" />
            </button>
          </span>
        )}
      </div>
      {isOpen && (
        <div className="play-order-rows">
          <WhenRow desk={desk} draft={draft} order={order} stacks={stacks} onChange={change} />
          <DoRow by={game.orders.by} order={order} weapons={stack?.weapons ?? []} onChange={change} />
          {order.do.type === 'react' && (
            <div className="play-order-row">
              <span>How often</span>
              <Pills
                legend="How often"
                value={timesWords(order.times)}
                options={TIMES.map(({ words }) => ({ value: words, words }))}
                onChange={(words) => {
                  const { times: _, ...rest } = order
                  const { times } = TIMES.find((each) => each.words === words)!
                  change(times === undefined ? rest : { ...rest, times })
                }}
              />
            </div>
          )}
          <div className="play-order-row">
            <span>Else</span>
            <Pills
              legend="Else"
              value={order.else}
              options={(['hold', 'ask', 'computer'] as const).map((value) => ({ value, words: ELSE[value] }))}
              onChange={(value) => change({ ...order, else: value })}
            />
          </div>
          {problem && (
            <p className="play-orders-problem" role="status">
              {problem.message}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
