/** The dock: titled by the open decision, or by what just happened. */
import type { GameEvent } from '@firegroup/kernel'
import { opposite, sentenceOf } from '@firegroup/table'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../icons.tsx'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { useReachedControl } from '../../keys/useKeys.ts'
import { AdvicePanel } from '../advice/AdvicePanel.tsx'
import type { Desk } from '../controller/desk.ts'
import { type Draft, type Place, percent } from '../controller/draft.ts'
import { RestingList } from '../goal/RestingList.tsx'
import { StandingPanel } from '../goal/StandingPanel.tsx'
import { countedAs, countOf, standingOf } from '../goal/standing.ts'
import { HoldUntil } from '../orders/HoldUntil.tsx'
import { OrdersButton, OrdersStanding } from '../orders/OrdersStanding.tsx'
import { PlayIcon } from '../parts/PlayIcon.tsx'
import { adviceTaken } from '../table/usePlayKeys.ts'
import { FurtherActs } from './FurtherActs.tsx'
import { ListView } from './ListView.tsx'
import { Rule } from './parts.tsx'
import { Unbroken } from './Unbroken.tsx'

/** A scrolling region must be reachable by keyboard. */
const SCROLLS = { tabIndex: 0 } as const

const NOTHING = (): void => undefined

interface PlayDockProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly phone: boolean
  /** The dock stands at the side of a phone, and can be pushed away. */
  readonly aside: boolean
  /** The sheet of a phone takes most of the screen. */
  readonly raised: boolean
  readonly onRaise: (raised: boolean) => void
  readonly bar: ReactNode
  /** What a tool says, above the details; on a phone in the place of all that decides. */
  readonly tool?: ReactNode
  /** Enter chooses on the board now, and is not the decision's. */
  readonly enterChooses?: boolean | undefined
  /** Asks for advice, or puts it away; absent in lessons. */
  readonly onAdvice?: (() => void) | undefined
  /** Shows where an objective is; absent in lessons, which have aims of their own. */
  readonly onGo?: ((place: Place) => void) | undefined
  /** Opens the scenario's card, or closes it. */
  readonly onCard?: (() => void) | undefined
  /** Opens the standing orders; absent where nobody can leave any. */
  readonly onOrders?: (() => void) | undefined
}

export function PlayDock<S, E extends GameEvent, D extends Draft>(props: PlayDockProps<S, E, D>): ReactNode {
  const { desk, phone, aside, raised, onRaise, bar, tool, enterChooses = false, onAdvice, onGo, onCard = NOTHING, onOrders } = props
  const { draft, reports, s } = desk
  const { dock } = desk.game
  const reporting = reports.length > 0
  const figure = reporting || desk.list ? null : dock.figure(desk)
  const reaction = !reporting && desk.isReaction
  return (
    <aside
      className={`table-dock play-dock${raised ? ' is-raised' : ''}${reaction ? ' is-reaction' : ''}`}
      aria-label="Decision"
      data-decides
    >
      {(phone || aside) && (
        <button
          type="button"
          className="table-dock-handle"
          aria-label={
            aside ? (raised ? 'Bring the decision back' : 'Push the decision aside') : raised ? 'Lower the sheet' : 'Raise the sheet'
          }
          aria-expanded={aside ? !raised : raised}
          onClick={() => onRaise(!raised)}
        />
      )}
      {reaction && (
        <p className="play-reaction-band">
          <Icon name="look" />
          {dock.reaction(s)}
        </p>
      )}
      <header className="table-dock-head">
        <Who desk={desk} />
        <h1 aria-live="assertive" tabIndex={-1} data-title>
          <Unbroken>{reporting ? dock.reportTitle(s, reports.at(-1)!) : titleOf(desk)}</Unbroken>
        </h1>
        <p>{reporting ? reports.at(-1)!.under : (statusOf(desk) ?? dock.subtitle(desk))}</p>
        {figure ? (
          <span className="play-dock-figure">
            <b>{percent(figure.share)}</b>
            {figure.words}
          </span>
        ) : (
          !reporting && <HeadFigure desk={desk} shown={onGo !== undefined} />
        )}
      </header>
      {phone && !tool && bar}
      <section className="table-dock-body" {...SCROLLS} aria-label="Details">
        {tool}
        {!reporting && <AdvicePanel desk={desk} />}
        {reporting ? (
          <dock.ReportView s={s} reports={reports} />
        ) : draft ? (
          <Details desk={desk} onGo={onGo} onCard={onCard} onOrders={onOrders} />
        ) : (
          <Waiting desk={desk} onGo={onGo} onCard={onCard} onOrders={onOrders} />
        )}
      </section>
      {!(phone && tool) && <Foot desk={desk} enterChooses={enterChooses} onAdvice={onAdvice} />}
    </aside>
  )
}

/** Several people at one screen: the one who must decide, and his side. */
function Who<S, E extends GameEvent, D extends Draft>({ desk }: { desk: Desk<S, E, D> }): ReactNode {
  const { decider, seating, s, standpoint } = desk
  if (seating.humans.length < 2 || !decider || standpoint.outcome) return null
  return (
    <p className="play-dock-who" style={{ '--asked': `var(--${desk.game.bars.palette(s, decider.seat)})` } as CSSProperties}>
      <strong>{decider.name}</strong>
      {decider.isNamed && <span>{decider.side}</span>}
    </p>
  )
}

/** The draft as its game shows it, with whatever else may be done; or everything that is legal, as a list. */
function Details<S, E extends GameEvent, D extends Draft>({ desk, onGo, onCard, onOrders }: AboutProps<S, E, D>): ReactNode {
  if (desk.list) return <ListView desk={desk} draft={desk.list} />
  const about = onGo ? idleOf(desk) : null
  return (
    <>
      {about === 'above' && onGo && <StandingPanel desk={desk} onGo={onGo} onCard={onCard} />}
      <desk.game.dock.View desk={desk} />
      {desk.isReaction ? <HoldUntil desk={desk} /> : <OrdersStanding desk={desk} />}
      {about && onGo && <RestingList desk={desk} onGo={onGo} />}
      <FurtherActs desk={desk} />
      {onOrders && <OrdersButton onOrders={onOrders} />}
      {about === 'below' && onGo && <StandingPanel desk={desk} onGo={onGo} onCard={onCard} />}
    </>
  )
}

interface AboutProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly onGo: ((place: Place) => void) | undefined
  readonly onCard: () => void
  readonly onOrders: (() => void) | undefined
}

/** Where what the game is about stands now: nowhere once something is chosen, or while the other side is interrupted. */
function idleOf<S, E extends GameEvent, D extends Draft>({ draft, isReaction, game }: Desk<S, E, D>): 'above' | 'below' | null {
  return draft && !isReaction ? game.dock.idle(draft) : null
}

/** How much of what is wanted is held, while nothing is chosen; else the rule of the question. */
function HeadFigure<S, E extends GameEvent, D extends Draft>({ desk, shown }: { desk: Desk<S, E, D>; shown: boolean }): ReactNode {
  const goal = shown && !desk.list && idleOf(desk) === 'above' ? standingOf(desk)?.goals.find((each) => countOf(each) !== null) : undefined
  const count = goal && countOf(goal)
  if (!count) return <Rule rule={desk.game.dock.rule?.(desk) ?? desk.open?.question.rule} />
  return (
    <span className="play-dock-figure">
      <b>
        {count.have} of {count.need}
      </b>
      {goal.side === desk.seat ? countedAs(goal) : 'theirs'}
    </span>
  )
}

function Waiting<S, E extends GameEvent, D extends Draft>({ desk, onGo, onCard, onOrders }: AboutProps<S, E, D>): ReactNode {
  const { standpoint, s, game } = desk
  return (
    <>
      <OrdersStanding desk={desk} />
      <section className="table-panel">
        <p>
          {standpoint.pause ? 'They may react.' : standpoint.outcome ? 'The game is over.' : 'The board is yours to look at meanwhile.'}
        </p>
        {!onGo && <p className="table-hint">{game.card.wins(s)[0]}</p>}
      </section>
      {onOrders && <OrdersButton onOrders={onOrders} />}
      {onGo && !standpoint.outcome && <StandingPanel desk={desk} onGo={onGo} onCard={onCard} />}
    </>
  )
}

/** What has come between the player and his game. */
function statusOf<S, E extends GameEvent, D extends Draft>({ seating }: Desk<S, E, D>): string | null {
  return seating.following
    ? 'This game is played in another window. Here you look on, and can go on when that one is closed.'
    : seating.problem
}

function titleOf<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>): string {
  const { open, standpoint, seating, game } = desk
  if (standpoint.outcome) return 'The game is over'
  if (standpoint.pause) return 'They may react'
  if (desk.passing !== null) return desk.passing
  if (!open) return seating.problem ? 'The computer has stopped' : `${desk.decider?.name ?? 'The computer'} is deciding`
  const made = desk.list ? null : game.dock.title(desk)
  // among people it is the sentence that the list and the notices have said
  if (seating.isRemote && (desk.isReaction || made === null))
    return sentenceOf(game.system, desk.s, open.question, opposite(seating.setup.players, open.seat))
  return made ?? open.question.title
}

interface FootProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly enterChooses: boolean
  readonly onAdvice: (() => void) | undefined
}

function Foot<S, E extends GameEvent, D extends Draft>({ desk, enterChooses, onAdvice }: FootProps<S, E, D>): ReactNode {
  const { draft, open, reports, game } = desk
  const reached = useReachedControl()
  const enter = !enterChooses && !adviceTaken(desk) && (reached === null || reached.matches('input, [data-primary]')) && (
    <KeyHint of="Enter" />
  )
  if (reports.length > 0)
    return (
      <footer className="play-dock-foot">
        <button type="button" className="ui-button ui-button-main" onClick={() => desk.dismiss()} data-primary>
          Continue {enter}
        </button>
      </footer>
    )
  if (!draft || !open) return null
  const { ready, second = null } = desk.list ? { ready: desk.list.ready } : draft
  return (
    <footer className="play-dock-foot">
      {onAdvice && (
        <button type="button" className="advice-ask" aria-expanded={desk.advice.isOpen} onClick={onAdvice}>
          <PlayIcon name="advice" />
          <span>Ask for advice</span>
          <KeyHint of="!" />
        </button>
      )}
      <button
        type="button"
        className={`ui-button ui-button-main ui-button-${ready?.tone ?? 'plain'}`}
        disabled={!ready}
        onClick={() => desk.confirm()}
        data-primary
      >
        <span>
          <Unbroken>{ready?.label ?? game.dock.deed(draft)}</Unbroken>
        </span>{' '}
        {ready && enter}
      </button>
      {desk.isReaction ? (
        <button type="button" className="ui-button" onClick={() => desk.endPhase()}>
          {game.dock.hold} <KeyHint of="Space" />
        </button>
      ) : second ? (
        <button type="button" className="ui-button" onClick={() => desk.decide(second.decision)}>
          {second.label}
        </button>
      ) : (
        <button type="button" className="ui-button" onClick={() => desk.back()}>
          Back <KeyHint of="Escape" />
        </button>
      )}
    </footer>
  )
}
