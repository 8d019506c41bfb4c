/** A finished game gone through: how the chances ran, what the dice did, and which decisions cost most. */
import type { Judged } from '@firegroup/lab'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { addressOf, goTo } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { drillOf, keepDrill } from '../drills/own.ts'
import { Icon } from '../icons.tsx'
import { GlossaryAtHand } from '../learn/index.ts'
import { browserStore } from '../matches/browser-store.ts'
import { branchMatch } from '../matches/new-match.ts'
import { decisionAt } from '../matches/replay/timeline.ts'
import { toldEnd } from '../matches/result/story.ts'
import { type AnyTimeline, useTimeline } from '../matches/useTimeline.ts'
import { Waiting } from '../matches/Waiting.tsx'
import { Chances, ChancesTable } from './Chances.tsx'
import { Costs } from './Costs.tsx'
import { casting } from './casting.ts'
import { Luck } from './Luck.tsx'
import { marksOf, turnsOf } from './marks.ts'
import { ReviewBoard } from './ReviewBoard.tsx'
import { type Reviewing, useReview } from './useReview.ts'
import { useReviewKeys } from './useReviewKeys.ts'
import { courseSentence, headline, hundredths, reasonWords } from './words.ts'
import './review.css'

/** Shorter games have nothing to look back at. */
const TOO_SHORT = 10

export function Review({ id }: { readonly id: string }): ReactNode {
  const reading = useTimeline(id)
  if (reading.kind !== 'read') return <Waiting reading={reading} what="Reading the game" />
  const { timeline } = reading
  const { outcome, moments, record } = timeline
  if (outcome === null)
    return (
      <Nothing title="This game is not over" text="A game is reviewed when it is over: before that it would tell what a seat can’t know.">
        <a className="ui-button ui-button-main" href={addressOf({ place: 'play', id: record.id })}>
          Play on
        </a>
      </Nothing>
    )
  if (moments.length <= TOO_SHORT)
    return (
      <Nothing title={`${record.name} was over soon`} text={`${toldEnd(timeline)} With so few decisions there is nothing to weigh.`}>
        <a className="ui-button ui-button-main" href={addressOf({ place: 'result', id: record.id })}>
          The result
        </a>
      </Nothing>
    )
  return (
    <Shell current="home">
      <GlossaryAtHand glossary={timeline.game.glossary}>
        <ReviewPage timeline={timeline} />
      </GlossaryAtHand>
    </Shell>
  )
}

function Nothing({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ReactNode }): ReactNode {
  return (
    <Shell current="home">
      <div className="ui-sheet ui-sheet-narrow">
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </Shell>
  )
}

type Whose = 'own' | 'theirs' | 'both'

function ReviewPage({ timeline }: { readonly timeline: AnyTimeline }): ReactNode {
  const { game, moments, record, outcome } = timeline
  const { state } = moments.at(-1)!
  const cast = useMemo(() => casting(timeline), [timeline])
  const reviewing = useReview(record.id, record.save, cast.seat)
  const { review, course } = reviewing
  const chances = review?.account.chances ?? course ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const [whose, setWhose] = useState<Whose>('own')
  const [asTable, setAsTable] = useState(false)
  const [problem, setProblem] = useState('')
  const [drilled, setDrilled] = useState<{ readonly at: number; readonly says: string } | null>(null)

  const costs = useMemo(() => shownCosts(review?.costs ?? [], cast.seat, whose), [review, cast.seat, whose])
  const last = moments.length - 2
  const at = Math.min(last, chosen ?? costs[0]?.at ?? 0)
  const current = review?.costs.find((cost) => cost.at === at)
  const turns = useMemo(() => turnsOf(timeline), [timeline])
  const turnOf = (decision: number): string => game.when(moments[decision]!.state).title.split(',')[0]!
  const nameOf = (decision: number): string => `${turnOf(decision).toLowerCase()}, decision ${decision + 1}`

  const branch = useCallback(async (): Promise<void> => {
    const branched = await branchMatch(game.system, record, moments[at]!.index, browserStore())
    if (branched.ok) goTo({ place: 'play', id: branched.value })
    else setProblem(branched.problems.map(({ message }) => message).join(' '))
  }, [game.system, record, moments, at])

  const drill = useCallback(
    (cost: Judged): void => {
      const kept = keepDrill(drillOf(timeline, cost))
      setDrilled({ at: cost.at, says: kept ? 'It waits among your drills in Learn.' : 'This browser has no room for it.' })
    },
    [timeline],
  )

  useReviewKeys({
    step: (by) => setChosen(Math.min(last, Math.max(0, at + by))),
    turn: (by) => {
      const next = by > 0 ? turns.find((turn) => turn.at > at) : turns.findLast((turn) => turn.at < at)
      setChosen(next?.at ?? (by > 0 ? last : 0))
    },
    jump: (rank) => {
      const cost = costs[rank - 1]
      if (cost) setChosen(cost.at)
    },
    move: (by) => {
      const now = costs.findIndex((cost) => cost.at === at)
      const cost = costs[Math.min(costs.length - 1, Math.max(0, now + by))]
      if (cost) setChosen(cost.at)
    },
    branch: () => void branch(),
    drill: () => current && drill(current),
  })

  const over = outcome!.winner === null ? 'drawn' : outcome!.winner === cast.seat ? 'won' : 'lost'
  return (
    <div className="review">
      <header className="review-head">
        <div>
          <h1>{headline(record.name, outcome!, cast.seat, cast.you ? 'you' : null, cast.nameOf(outcome!.winner ?? cast.seat), chances)}</h1>
          <p>
            {toldEnd(timeline)} {cast.players} {last + 1} decisions.
          </p>
        </div>
        <fieldset className="review-choice" aria-label="Whose decisions are listed">
          {(['own', 'theirs', 'both'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={whose === each} onClick={() => setWhose(each)}>
              {each === 'both' ? 'Both' : cast.choice(each)}
            </button>
          ))}
        </fieldset>
        <a className="ui-button" href={addressOf({ place: 'replay', id: record.id, at: moments[at]!.index })}>
          <Icon name="replay" /> Replay
        </a>
        {game.scenarioId(state) !== undefined && (
          <a className="ui-button" href={addressOf({ place: 'new', scenario: game.scenarioId(state) })}>
            <Icon name="play" /> Play it again
          </a>
        )}
      </header>
      <Going reviewing={reviewing} />
      {problem !== '' && (
        <p className="review-problem" role="alert">
          {problem}
        </p>
      )}
      <section className="review-card review-course" aria-label="How the chances ran">
        <header className="review-card-head">
          <h2>How the chances ran</h2>
          <span className="review-says">
            {cast.you ? 'your chance' : `chance of the ${cast.nameOf(cast.seat)}`} to win, of 100, after each decision
          </span>
          <Legend you={cast.you} />
          <button type="button" className="review-as-table" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Table
          </button>
        </header>
        {chances.length > 0 && !asTable && (
          <Chances
            chances={chances}
            ranges={review?.ranges ?? []}
            marks={review ? marksOf(review, costs) : []}
            turns={turns}
            at={at}
            own={cast.look(cast.seat)}
            theirs={cast.look(cast.other)}
            sentence={
              review ? courseSentence(review.account, cast.you ? 'you' : `the ${cast.nameOf(cast.seat)}`) : 'The chances, not weighed yet.'
            }
            nameOf={nameOf}
            coarse={review === null}
            onAt={setChosen}
          />
        )}
        {asTable && review && (
          <ChancesTable
            chances={chances}
            dice={review.account.dice}
            choices={review.account.choices}
            nameOf={nameOf}
            whoOf={(decision) => cast.nameOf(moments[decision + 1]!.decision?.seat ?? cast.seat)}
          />
        )}
      </section>
      {review ? (
        <Luck
          review={review}
          whose={cast.whose}
          palette={(seat) => (seat === '' ? 'information' : cast.look(seat).palette)}
          whom={cast.you ? 'you' : `the ${cast.nameOf(cast.seat)}`}
          dice={record.save.system === 'upfront' ? 'cards' : 'dice'}
          over={over}
          whole={reviewing.stage === 'done'}
        />
      ) : (
        <section className="review-card review-luck is-empty" aria-label="Dice apart from choices">
          <p>{reviewing.stage === 'failed' ? reviewing.problem : 'The dice are being weighed.'}</p>
        </section>
      )}
      <ReviewBoard
        timeline={timeline}
        at={at}
        cost={current}
        seat={cast.seat}
        onAt={(next) => setChosen(Math.min(last, Math.max(0, next)))}
      />
      <Costs
        title={
          whose === 'own'
            ? cast.you
              ? 'What cost you most'
              : `What cost the ${cast.nameOf(cast.seat)} most`
            : whose === 'theirs'
              ? 'What cost them most'
              : 'What cost most'
        }
        says={reviewing.stage === 'done' && review ? costSum(costs, review.looked, whose, cast) : ''}
        costs={reviewing.stage === 'done' ? costs : []}
        at={at}
        nameOf={(cost) => {
          const [when, ...rest] = game.when(moments[cost.at]!.state).title.split(', ')
          return { when: when!, what: decisionAt(timeline, cost.at + 1).replace(/\.$/, ''), phase: rest.at(-1) ?? '' }
        }}
        reasonOf={(cost) => reasonWords(cost.because)}
        empty={
          reviewing.stage === 'done'
            ? `Nothing cost ${whose === 'own' && cast.you ? 'you' : 'anybody'} more than 2 in 100. The ${record.save.system === 'upfront' ? 'cards' : 'dice'} decided.`
            : reviewing.stage === 'cancelled'
              ? 'The decisions were not looked at. Nothing is lost: look again whenever you like.'
              : 'Each decision is tried against the ways that look best. The dearest will stand here.'
        }
        isOwn={(cost) => cost.seat === cast.seat}
        onAt={setChosen}
        onBranch={() => void branch()}
        onDrill={drill}
        drilled={drilled?.at === at ? drilled.says : ''}
      />
    </div>
  )
}

function shownCosts(costs: readonly Judged[], seat: string, whose: Whose): readonly Judged[] {
  const wanted = costs.filter((cost) => whose === 'both' || (cost.seat === seat) === (whose === 'own'))
  return wanted
    .filter(({ cost, seeming }) => cost > 0 || seeming >= 0.02)
    .toSorted((a, b) => b.cost - a.cost || b.seeming - a.seeming)
    .slice(0, 5)
}

function costSum(
  costs: readonly Judged[],
  looked: { readonly [seat: string]: number },
  whose: Whose,
  { seat, other }: { readonly seat: string; readonly other: string },
): string {
  const seats = whose === 'both' ? [seat, other] : [whose === 'own' ? seat : other]
  const count = seats.reduce((sum, each) => sum + (looked[each] ?? 0), 0)
  const sum = hundredths(costs.reduce((total, { cost }) => total + cost, 0))
  return costs.length === 0 ? `of ${count} decisions` : `${costs.length} of ${count} decisions, ${sum} in all`
}

function Legend({ you }: { readonly you: boolean }): ReactNode {
  return (
    <span className="review-legend" aria-hidden="true">
      <i className="review-legend-own">1</i> {you ? 'your choice' : 'a choice'}
      <i className="review-legend-theirs" /> theirs
      <i className="review-legend-dice" /> dice, 10 or more
    </span>
  )
}

/** How far it is, and a way to stop it. */
function Going({ reviewing: { stage, done, of, problem, cancel, again } }: { readonly reviewing: Reviewing }): ReactNode {
  if (stage === 'done') return null
  if (stage === 'cancelled' || stage === 'failed')
    return (
      <p className="review-going" role={stage === 'failed' ? 'alert' : 'status'}>
        <span>{stage === 'failed' ? `The review stopped. ${problem}` : 'Cancelled.'}</span>
        <button type="button" className="ui-button" onClick={again}>
          Look again
        </button>
      </p>
    )
  const words =
    stage === 'choices'
      ? `Looking at ${of} decisions, ${done} done`
      : stage === 'dice'
        ? `Weighing ${of} rolls, ${done} done`
        : 'Going through the game'
  return (
    <div className="review-going" role="status">
      <span>{words}</span>
      <progress value={done} max={of || 1} aria-label={words} />
      <button type="button" className="ui-button" onClick={cancel}>
        Cancel
      </button>
    </div>
  )
}
