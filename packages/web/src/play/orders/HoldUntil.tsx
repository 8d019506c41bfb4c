/** Hold until …: what a reaction may be held for, for the rest of the phase. It leaves standing orders, as the editor does. */
import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, useState } from 'react'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { OrdersStanding } from './OrdersStanding.tsx'
import { isSo, oddsOf, ordersUntil, type Until, untilsOf, untilWords } from './until.ts'

const WORDS: { readonly [T in Until['type']]: string } = { adjacent: 'adjacent', open: 'in the open', odds: 'any effect at least' }
const USUAL_PERCENT = 60

interface HoldProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
}

/** For the dock of a reaction; nothing where there is nothing to hold for. */
export function HoldUntil<S, E extends GameEvent, D extends Draft>({ desk }: HoldProps<S, E, D>): ReactNode {
  const [chosen, setChosen] = useState<readonly Until['type'][]>([])
  const [wanted, setPercent] = useState<number | null>(null)
  const { open, s, orders, game } = desk
  if (orders?.orders) return <OrdersStanding desk={desk} />
  const isOrdered = open && game.orders.reactions.some(({ kind }) => kind === open.question.kind)
  if (!open || !isOrdered) return null
  const now = game.orders.occasion(s, open.seat, open.question)
  const conditions = untilsOf(now)
  if (conditions.length === 0) return null
  const odds = oddsOf(now)
  const percent = wanted ?? betterThan(odds)
  const asUntil = (type: Until['type']): Until => (type === 'odds' ? { type, percent } : { type })
  const until = conditions.filter((type) => chosen.includes(type)).map(asUntil)
  return (
    <details className="table-panel play-hold">
      <summary>Hold until …</summary>
      <fieldset>
        <legend className="ui-hidden">Hold until they are</legend>
        {conditions.map((type) => {
          const can = type !== 'odds' || odds !== null
          const words = isSo(asUntil(type), now) ? 'is so now' : can ? '' : 'not told before the shot'
          return (
            <div key={type} className="play-hold-row">
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(type)}
                  disabled={!can || (type !== 'odds' && isSo(asUntil(type), now))}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(checked ? [...chosen, type] : chosen.filter((each) => each !== type))
                  }
                />
                {WORDS[type]}
              </label>
              {type === 'odds' && (
                <label>
                  <span className="ui-hidden">Any effect, in per cent</span>
                  <input
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={100}
                    value={percent}
                    onChange={({ currentTarget: { valueAsNumber } }) =>
                      setPercent(Number.isNaN(valueAsNumber) ? null : Math.min(100, Math.max(1, Math.round(valueAsNumber))))
                    }
                  />
                  %
                </label>
              )}
              {words && <small>{words}</small>}
            </div>
          )
        })}
      </fieldset>
      <button
        type="button"
        className="ui-button"
        disabled={until.length === 0 || until.some((each) => isSo(each, now))}
        onClick={() => void desk.leaveOrders(ordersUntil(until))}
      >
        {until.length === 0 ? 'Hold until then' : `Hold until ${untilWords(until)}`}
      </button>
      <p className="table-hint">For the rest of this phase. You are asked as soon as it is so.</p>
    </details>
  )
}

/** Something to wait for: clearly better than now. */
const betterThan = (odds: number | null): number => Math.min(100, Math.max(USUAL_PERCENT, Math.ceil((odds ?? 0) * 10 + 0.5) * 10))
