/** That orders stand, with the way out of them: also for while the other side acts. */
import type { GameEvent } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { KeyHint } from '../../keys/KeyHint.tsx'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { PlayIcon } from '../parts/PlayIcon.tsx'

export function OrdersStanding<S, E extends GameEvent, D extends Draft>({ desk }: { readonly desk: Desk<S, E, D> }): ReactNode {
  const { orders, game, s, seat } = desk
  if (!orders?.orders) return null
  const reacted = orders.used.reduce((sum, each) => sum + each, 0)
  const times = reacted === 0 ? '' : reacted === 1 ? ' They have reacted once.' : ` They have reacted ${reacted} times.`
  return (
    <section className="table-panel play-hold-standing" aria-label="Your orders">
      <p>
        Your orders answer in {game.orders.periodWords(s, seat)}.{times}
      </p>
      <button type="button" className="ui-button" onClick={() => void desk.leaveOrders(null)}>
        Ask me again
      </button>
    </section>
  )
}

/** The way to the editor. */
export function OrdersButton({ onOrders }: { readonly onOrders: () => void }): ReactNode {
  return (
    <button type="button" className="ui-button play-orders-open" aria-keyshortcuts="i" onClick={onOrders}>
      <PlayIcon name="orders" />
      <span>Standing orders</span>
      <KeyHint of="i" />
    </button>
  )
}
