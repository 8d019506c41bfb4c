/** Hold until …: what a reaction may be held for, for the rest of the phase; and the order that stands, to be taken back at any time. */
import type { GameEvent } from '@firegroup/kernel'
import type { HoldUntil as Until } from '@firegroup/table'
import { type ReactNode, useState } from 'react'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { untilWords } from '../controller/stand-in.ts'

const WORDS: { readonly [T in Until['type']]: string } = { adjacent: 'adjacent', open: 'in the open', odds: 'any effect at least' }
const USUAL_PERCENT = 60

interface HoldProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
}

/** For the dock of a reaction; nothing where there is nothing to hold for. */
export function HoldUntil<S, E extends GameEvent, D extends Draft>({ desk }: HoldProps<S, E, D>): ReactNode {
  const [chosen, setChosen] = useState<readonly Until['type'][]>([])
  const [wanted, setPercent] = useState<number | null>(null)
  const { open, s, order, game } = desk
  if (order) return <HoldStanding desk={desk} />
  const { hold } = game.desk
  const conditions = (open && desk.isReaction && hold?.conditions(open.question.kind)) || []
  if (!open || !hold || conditions.length === 0) return null
  const now = hold.occasion(s, open.seat, open.question)
  const percent = wanted ?? betterThan(now.odds)
  const isSo = (type: Until['type']): boolean => (type === 'odds' ? now.odds !== null && Math.round(now.odds * 100) >= percent : now[type])
  const until = conditions.filter((type) => chosen.includes(type)).map((type): Until => (type === 'odds' ? { type, percent } : { type }))
  return (
    <details className="table-panel play-hold">
      <summary>Hold until …</summary>
      <fieldset>
        <legend className="ui-hidden">Hold until they are</legend>
        {conditions.map((type) => {
          const can = type !== 'odds' || now.odds !== null
          const words = isSo(type) ? 'is so now' : can ? '' : 'not told before the shot'
          return (
            <div key={type} className="play-hold-row">
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(type)}
                  disabled={!can || (type !== 'odds' && isSo(type))}
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
        disabled={until.length === 0 || until.some(({ type }) => isSo(type))}
        onClick={() => desk.holdUntil(until)}
      >
        {until.length === 0 ? 'Hold until then' : `Hold until ${untilWords(until)}`}
      </button>
      <p className="table-hint">For the rest of this phase. You are asked as soon as it is so.</p>
    </details>
  )
}

/** Something to wait for: clearly better than now. */
const betterThan = (odds: number | null): number => Math.min(100, Math.max(USUAL_PERCENT, Math.ceil((odds ?? 0) * 10 + 0.5) * 10))

/** The order that stands, with the way out of it: also for while the other side acts. */
export function HoldStanding<S, E extends GameEvent, D extends Draft>({ desk }: HoldProps<S, E, D>): ReactNode {
  const { order } = desk
  if (!order) return null
  const times = order.held === 0 ? '' : order.held === 1 ? ' Held once.' : ` Held ${order.held} times.`
  return (
    <section className="table-panel play-hold-standing" aria-label="Your order">
      <p>
        You hold until {untilWords(order.until)}.{times}
      </p>
      <button type="button" className="ui-button" onClick={() => desk.cancelHold()}>
        Ask me again
      </button>
    </section>
  )
}
