/** The editor of standing orders (I): each a sentence of four rows, tried on the enemy's last phase after every change. */
import type { GameEvent } from '@firegroup/kernel'
import { ASK_ALWAYS, type Order } from '@firegroup/table'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../icons.tsx'
import { ORDERS } from '../../keys/contexts.ts'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { useKeys } from '../../keys/useKeys.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { OrderCard } from './OrderCard.tsx'
import { ordersDraftOf } from './orders-draft.ts'
import { Pills } from './Pills.tsx'
import { Trial } from './Trial.tsx'
import { ELSE } from './words.ts'
import './orders.css'

interface OrdersPanelProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly onClose: () => void
}

/** After so long what is on its way has not come. */
const LATE = 300

export default function OrdersPanel<S, E extends GameEvent, D extends Draft>({ desk, onClose }: OrdersPanelProps<S, E, D>): ReactNode {
  const draft = ordersDraftOf(desk)
  useSyncExternalStore(
    draft.subscribe,
    () => draft.version,
    () => draft.version,
  )
  const { game, s, seat, seating } = desk
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    before.current = document.activeElement
    draft.open(desk.orders?.orders ?? null, () => seating.pastOccasions())
    title.current?.focus()
    return () => {
      draft.close()
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true })
    }
  }, [draft, desk, seating])
  const late = useLate(draft.sending)
  const { orders, otherwise } = draft.orders
  const stacks = game.orders.stacks(s, seat)
  const other = game.system.seats.find((each) => each !== seat)
  const enemy = other === undefined ? 'The other side' : desk.person(other).name
  const asks = otherwise === 'ask' || orders.some((order) => order.else === 'ask' || order.do.type === 'ask')

  const add = (): void => {
    const free = stacks.find(({ units }) => !orders.some((order) => order.units?.some((unit) => units.includes(unit))))
    draft.add(newOrder(game.orders.by, free))
  }
  const leave = async (): Promise<void> => {
    const wanted = orders.length === 0 && otherwise === ASK_ALWAYS.otherwise ? null : draft.orders
    if (await draft.leave(desk, wanted)) onClose()
  }
  const askAlways = async (): Promise<void> => {
    if (await draft.leave(desk, null)) onClose()
  }
  useKeys(ORDERS, {
    leave: () => (draft.marking ? false : void leave()),
    close: () => (draft.marking ? draft.mark(false) : onClose()),
  })
  return (
    <section className="table-side play-orders" aria-label="Standing orders" data-panel data-own-arrows>
      <header>
        <div>
          <h2 ref={title} tabIndex={-1}>
            Standing orders
          </h2>
          <p>For {game.orders.periodWords(s, seat)}; then they end.</p>
        </div>
        <button type="button" className="ui-button" onClick={add} disabled={orders.length >= 12}>
          + Order
        </button>
        <button type="button" className="ui-icon-button" aria-label="Close the orders" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="play-orders-body">
        {orders.length === 0 && (
          <p className="play-orders-none">No orders. You are asked whenever you may react. Add one, and it answers for you.</p>
        )}
        <ol>
          {[...orders.entries()].map(([at, order]) => (
            <OrderCard key={at} desk={desk} draft={draft} order={order} at={at} stacks={stacks} />
          ))}
        </ol>
        <section className="play-order play-orders-else" aria-label="Everyone else">
          <h3>Everyone else</h3>
          <Pills
            legend="Where no order is concerned"
            value={otherwise}
            options={(['hold', 'ask', 'computer'] as const).map((value) => ({ value, words: ELSE[value] }))}
            onChange={(value) => draft.otherwise(value)}
          />
        </section>
        <Trial desk={desk} draft={draft} />
      </div>
      <p className="play-orders-note">
        {enemy} is not told. Your log names the order that answered.
        {asks && ` “Ask me” makes a wait that ${enemy.replace(/^The /, 'the ')} can see.`}
      </p>
      {draft.problem && (
        <p className="play-orders-problem" role="alert">
          {draft.problem.message}
        </p>
      )}
      <p className="play-orders-late" role="status">
        {late ? 'Kept here, not yet left: there is no answer from the table.' : ''}
      </p>
      <footer>
        <button type="button" className="ui-button ui-button-main" disabled={draft.sending} onClick={() => void leave()} data-primary>
          Leave these orders <KeyHint of="Enter" />
        </button>
        <button type="button" className="ui-button" disabled={draft.sending} onClick={() => void askAlways()}>
          Ask me always
        </button>
      </footer>
    </section>
  )
}

function newOrder(by: 'fire' | 'cards', stack: { readonly at?: string; readonly units: readonly number[] } | undefined): Order {
  const given = stack ? { units: stack.units, ...(stack.at === undefined ? {} : { at: stack.at }) } : {}
  if (by === 'cards') return { when: { to: 'concealment' }, do: { type: 'react', with: 'smallest', least: 2 }, else: 'hold' }
  return { ...given, when: { within: 3, chance: 40 }, do: { type: 'react', with: 'smallest' }, times: 2, else: 'ask' }
}

/** Whether something has gone on for longer than one would wait. */
function useLate(goesOn: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!goesOn) return
    const timer = setTimeout(() => setLate(true), LATE)
    return () => clearTimeout(timer)
  }, [goesOn])
  return late
}
