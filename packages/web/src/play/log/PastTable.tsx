/** Looking back: the board as it was at a line of the log, what happened there, and the way back. The game waits meanwhile. */
import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { goTo } from '../../app/route.ts'
import { Icon } from '../../icons.tsx'
import { PAST } from '../../keys/contexts.ts'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { useKeys } from '../../keys/useKeys.ts'
import { browserStore } from '../../matches/browser-store.ts'
import { branchMatch } from '../../matches/new-match.ts'
import { decisionAt, tellingsAt } from '../../matches/replay/timeline.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { type Report, reportsOf } from '../controller/report.ts'
import { Consequences } from '../dock/parts.tsx'
import { LogIcon } from './LogIcon.tsx'
import { type Past, readPast } from './past.ts'

interface PastTableProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  /** The event that is looked back at. */
  readonly event: number
  readonly onBack: () => void
}

export function PastTable<S, E extends GameEvent, D extends Draft>({ desk, event, onBack }: PastTableProps<S, E, D>): ReactNode {
  const [past, setPast] = useState<Past | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Steps taken from the line that was chosen. */
  const [aside, setAside] = useState({ event, by: 0 })
  const by = aside.event === event ? aside.by : 0

  useEffect(() => {
    desk.wait(true)
    return () => desk.wait(false)
  }, [desk])
  useEffect(() => {
    let gone = false
    void readPast(desk).then((read) => {
      if (gone) return
      if (read.ok) setPast(read.value)
      else setProblem(read.problems.map(({ message }) => message).join(' '))
    })
    return () => {
      gone = true
    }
  }, [desk])

  const last = (past?.timeline.moments.length ?? 1) - 1
  const at = past ? Math.min(last, Math.max(0, past.momentOf(event) + by)) : 0
  const branch = async (): Promise<void> => {
    if (!past) return
    const { game, record, moments } = past.timeline
    const branched = await branchMatch(game.system, record, moments[at]!.index, browserStore())
    if (branched.ok) goTo({ place: 'play', id: branched.value })
    else setProblem(branched.problems.map(({ message }) => message).join(' '))
  }
  const step = (to: 1 | -1): void => setAside({ event, by: past ? Math.min(last, Math.max(0, at + to)) - past.momentOf(event) : 0 })
  useKeys(PAST, { now: onBack, back: () => step(-1), forward: () => step(1), branch: () => void branch() })

  return (
    <div className="play-past">
      {past && <Still past={past} at={at} />}
      <Strip past={past} at={at} onBack={onBack} />
      <aside className="table-dock play-past-dock" aria-label="What happened then">
        {past ? <Then desk={desk} past={past} at={at} /> : <p className="play-log-empty">Reading the game …</p>}
        <footer className="play-dock-foot">
          {problem && <p role="alert">{problem}</p>}
          <button type="button" className="ui-button ui-button-main" disabled={!past} onClick={() => void branch()}>
            <Icon name="branch" /> Play from here <KeyHint of="b" />
          </button>
        </footer>
      </aside>
    </div>
  )
}

function Strip({ past, at, onBack }: { past: Past | null; at: number; onBack: () => void }): ReactNode {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  const moments = past?.timeline.moments ?? []
  const moment = moments[at]
  const when = past && moment ? past.timeline.game.when(moment.state) : null
  return (
    <div className="play-past-strip" role="status">
      <LogIcon name="past" size={20} />
      <p>
        <b>Looking back</b>
        {moment && when && ` at decision ${moment.index}, turn ${when.turn}. You are at ${moments.at(-1)!.index}.`}
      </p>
      <button ref={back} type="button" className="ui-button" onClick={onBack}>
        Back to now <KeyHint of="Escape" />
      </button>
    </div>
  )
}

function Still({ past: { timeline }, at }: { past: Past; at: number }): ReactNode {
  const { game, moments, record, viewer } = timeline
  const places = useMemo(
    () => [...new Set(tellingsAt(timeline, at).flatMap(({ place }) => (place === undefined || place < 0 ? [] : [place])))],
    [timeline, at],
  )
  return (
    <div className="play-past-board">
      <game.Still name={record.name} viewer={viewer} moment={moments[at]!} first={moments[0]!} places={places} shown={null} />
    </div>
  )
}

interface ThenProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly past: Past
  readonly at: number
}

/** What happened at that moment, as the dock told it then. */
function Then<S, E extends GameEvent, D extends Draft>({ desk, past: { timeline }, at }: ThenProps<S, E, D>): ReactNode {
  const { game, moments } = timeline
  const moment = moments[at]!
  const tellings = useMemo(() => tellingsAt(timeline, at), [timeline, at])
  const state = moment.state as unknown as S
  const told = moment.events.map((event, i) => ({ event: event as unknown as E, words: tellings[i]!, under: moment.whens[i]!.title }))
  const reports: readonly Report<E>[] = reportsOf(told, 0, desk.game.desk)
  const { dock } = desk.game
  const when = moment.whens[0] ?? game.when(moment.state)
  return (
    <>
      <header className="table-dock-head">
        <h1>{reports.length > 0 ? dock.reportTitle(state, reports.at(-1)!) : decisionAt(timeline, at)}</h1>
        <p>
          {when.title}, decision {moment.index}
        </p>
      </header>
      <section className="table-dock-body" aria-label="Then">
        {reports.length > 0 ? <dock.ReportView s={state} reports={reports} /> : <Consequences title="What happened" told={tellings} />}
      </section>
    </>
  )
}
