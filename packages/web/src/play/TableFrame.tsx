/** Everything around what is played on: dock, bars, log, dice, and what comes up over them. Every game has it. */
import type { GameEvent } from '@firegroup/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { SkipLink } from '../app/SkipLink.tsx'
import { playSound } from '../app/sound.ts'
import type { AnyDesk, AtLesson } from '../games/game.ts'
import { useKeptFocus } from '../keys/useKeptFocus.ts'
import { useAround } from './around.ts'
import type { Desk } from './controller/desk.ts'
import type { Draft, Place } from './controller/draft.ts'
import { PlayDock } from './dock/PlayDock.tsx'
import { Rule } from './dock/parts.tsx'
import { CardPanel } from './goal/CardPanel.tsx'
import type { LogEntry } from './log/entries.ts'
import { LogPanel } from './log/LogPanel.tsx'
import { PastTable } from './log/PastTable.tsx'
import { Ticker } from './log/Ticker.tsx'
import { ActionBar } from './parts/ActionBar.tsx'
import { DiceTray } from './parts/Dice.tsx'
import { OutcomeCard } from './parts/Outcome.tsx'
import { PlayTopBar } from './parts/PlayTopBar.tsx'
import { PracticeAsk } from './parts/PracticeAsk.tsx'
import { StepStrip } from './parts/StepStrip.tsx'
import type { Frame } from './table/useFrame.ts'
import { type AtHand, usePlayKeys } from './table/usePlayKeys.ts'

const OrdersPanel = lazy(() => import('./orders/OrdersPanel.tsx')) as unknown as typeof import('./orders/OrdersPanel.tsx').default

interface TableFrameProps<S, E extends GameEvent, D extends Draft> extends Omit<AtHand<S, E, D>, 'onAdvice' | 'onOrders'> {
  readonly lesson?: AtLesson | undefined
  /** The board, or whatever is played on. */
  readonly children: ReactNode
  /** Tools beside it. */
  readonly rail?: ReactNode
  /** What a tool says in the dock. */
  readonly tool?: ReactNode
  /** What was refused is said where it was tried. */
  readonly refusedAtPlace?: boolean
  /** A line of the log was chosen: shows where it happened. */
  readonly onGo: (place: Place) => void
}

/** Whoever uses it subscribes to the desk. */
export function TableFrame<S, E extends GameEvent, D extends Draft>(props: TableFrameProps<S, E, D>): ReactNode {
  const { desk, frame, lesson, children, rail, tool, next, why, onGo } = props
  const { layout, phone, raised, raise, panel, toggle } = frame
  const { reports, standpoint, game } = desk
  // a lesson teaches by itself
  const onAdvice = lesson || desk.seating.isRemote ? undefined : () => advise(desk, frame)
  const onOrders = canOrder(desk, lesson !== undefined) ? () => toggle('orders') : undefined
  const around = useAround()
  usePlayKeys({ ...props, onAdvice, onOrders })
  const table = useRef<HTMLElement>(null)
  useKeptFocus(table)

  const { rolling } = desk
  const latest = (rolling.length > 0 ? rolling : reports).at(-1)
  useEffect(() => {
    if (latest) playSound(game.dock.sound(latest))
  }, [latest, game])

  const rolled = (rolling.length > 0 ? rolling : reports).findLast(({ dice }) => dice.length > 0)
  const [past, setPast] = useState<number | null>(null)
  if (past !== null && panel !== 'log') setPast(null)
  // a lesson is kept nowhere: there is nothing to look back at, only where it was
  const lookBack = ({ index, place }: LogEntry): void => {
    if (!lesson) setPast(index)
    else if (place !== undefined) onGo(place)
  }
  const steps = lesson ? null : (game.bars.steps?.(desk.s) ?? null)
  const bar = <ActionBar desk={desk} onWhy={why} onNext={() => next(1)} />
  // the order is that of the focus: decision, board, actions, tools, then the bar above them all
  return (
    <div
      className={lesson ? 'table-frame play lesson-on' : 'table-frame play'}
      data-around={around ? '' : undefined}
      data-game={game.system.id}
      data-layout={layout}
      data-asked={askedAt(desk)}
      data-decisions={standpoint.version}
    >
      <SkipLink to={'[data-hex][tabindex="0"], [data-row] button'}>To the board</SkipLink>
      <main ref={table} className="table" tabIndex={-1}>
        {lesson?.panel}
        <PlayDock
          desk={desk}
          phone={phone}
          aside={layout === 'landscape'}
          raised={raised}
          onRaise={raise}
          bar={bar}
          tool={tool}
          enterChooses={props.enterChooses}
          onAdvice={onAdvice}
          onGo={lesson ? undefined : onGo}
          onCard={() => toggle('card')}
          onOrders={onOrders}
        />
        {children}
        {steps && <StepStrip shown={steps} />}
        {!phone && bar}
        {rail}
        {rolled && <DiceTray key={rolled.index} dice={rolled.dice} words={rolling.length > 0 ? null : game.dock.diceWords(rolled)} />}
        {around
          ? around.top(desk as unknown as AnyDesk)
          : standpoint.pause && (
              <p className="play-beat" role="status">
                They may react
              </p>
            )}
        {around?.foot}
        {panel === 'log' && <LogPanel desk={desk} past={past} onPast={lookBack} onClose={() => toggle('log')} />}
        {panel === 'card' && !lesson && <CardPanel desk={desk} onClose={() => toggle('card')} />}
        {panel === 'orders' && onOrders && (
          <Suspense>
            <OrdersPanel desk={desk} onClose={onOrders} />
          </Suspense>
        )}
        {panel === null && !phone && layout !== 'landscape' && <Ticker desk={desk} onLog={() => toggle('log')} />}
        {around?.talk}
        {desk.refusal && !props.refusedAtPlace && (
          <div className="play-refusal-pop" role="alert" data-panel>
            <p>
              {desk.refusal.message} <Rule rule={desk.refusal.rule} />
            </p>
            <button type="button" className="ui-icon-button" aria-label="Close" onClick={() => desk.back()}>
              ×
            </button>
          </div>
        )}
        {panel === 'log' && past !== null && <PastTable desk={desk} event={past} onBack={() => setPast(null)} />}
        {desk.askingPractice && <PracticeAsk desk={desk} />}
        {standpoint.outcome && !lesson && <OutcomeCard desk={desk} />}
      </main>
      {lesson ? lesson.bar : <PlayTopBar desk={desk} onLog={() => toggle('log')} />}
    </div>
  )
}

/** Whoever plays here may leave orders: not a watcher, not in a lesson, and not when all is over. */
function canOrder<S, E extends GameEvent, D extends Draft>({ seating, standpoint, game }: Desk<S, E, D>, isLesson: boolean): boolean {
  return !isLesson && standpoint.outcome === null && game.orders.reactions.length > 0 && seating.humans.includes(seating.viewer)
}

/** What waits for the player's hands; '' while nothing does. */
function askedAt<S, E extends GameEvent, D extends Draft>({ reports, rolling, open, draft, deciding }: Desk<S, E, D>): string {
  if (rolling.length > 0) return ''
  if (reports.length > 0) return 'report'
  return open && draft && !deciding ? open.question.kind : ''
}

/** What is said must be in sight: on a phone the sheet comes up for it. */
function advise<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>, { phone, raise }: Frame): void {
  desk.askAdvice()
  if (phone && desk.advice.isOpen) raise(true)
}
