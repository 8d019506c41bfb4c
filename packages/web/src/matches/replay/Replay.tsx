/** A game gone through again: any decision of it on the board, and the way back into play from there. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { addressOf, goTo } from '../../app/route.ts'
import { GlossaryAtHand } from '../../learn/index.ts'
import type { Telling } from '../../play/controller/report.ts'
import { browserStore } from '../browser-store.ts'
import { branchMatch } from '../new-match.ts'
import { toldEnd } from '../result/story.ts'
import { type AnyTimeline, useTimeline } from '../useTimeline.ts'
import { Waiting } from '../Waiting.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { ReplayDock } from './ReplayDock.tsx'
import { Scrubber } from './Scrubber.tsx'
import { decisionAt, phasesAt, tellingsAt, ticksOf } from './timeline.ts'
import { useLookBack } from './useLookBack.ts'
import { useReplayKeys } from './useReplayKeys.ts'
import './replay.css'

interface ReplayProps {
  readonly id: string
  readonly at: number | undefined
}

export function Replay({ id, at }: ReplayProps): ReactNode {
  const reading = useTimeline(id)
  if (reading.kind !== 'read') return <Waiting reading={reading} what="Reading the game" />
  return (
    <GlossaryAtHand glossary={reading.timeline.game.glossary}>
      <ReplayTable timeline={reading.timeline} from={at} />
    </GlossaryAtHand>
  )
}

const STEP_MS = 1400

function ReplayTable({ timeline, from }: { timeline: AnyTimeline; from: number | undefined }): ReactNode {
  const { game, moments, record } = timeline
  const last = moments.length - 1
  const start = moments[0]!.index
  const [at, setAt] = useState(() => Math.min(last, Math.max(0, (from ?? start) - start)))
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [problem, setProblem] = useState<string | undefined>()
  const [shown, setShown] = useState<{ readonly place: number; readonly asked: number } | null>(null)
  const moment = moments[at]!
  const { state, index } = moment
  const ticks = useMemo(() => ticksOf(timeline), [timeline])
  const tellings = useMemo(() => tellingsAt(timeline, at), [timeline, at])
  const places = useMemo(() => placesIn(tellings), [tellings])
  const phases = useMemo(() => phasesAt(timeline, at), [timeline, at])
  const decision = useMemo(() => decisionAt(timeline, at), [timeline, at])

  const step = useCallback((by: number): void => setAt((now) => Math.min(last, Math.max(0, now + by))), [last])
  const toPhase = (by: 1 | -1): void => {
    const tick = by > 0 ? ticks.find((each) => each.at > at) : ticks.findLast((each) => each.at < at)
    setAt(tick?.at ?? (by > 0 ? last : 0))
  }

  useEffect(() => {
    history.replaceState(null, '', addressOf({ place: 'replay', id: record.id, at: index }))
  }, [record.id, index])

  useEffect(() => {
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => step(1), STEP_MS / speed)
    return () => clearTimeout(timer)
  }, [playing, at, last, speed, step])

  const over = timeline.outcome !== null && at === last
  const branch = async (): Promise<void> => {
    if (over) {
      setProblem('The game is over here. Step back to play on from an earlier decision.')
      return
    }
    const branched = await branchMatch(game.system, record, index, browserStore())
    if (branched.ok) goTo({ place: 'play', id: branched.value })
    else setProblem(branched.problems.map(({ message }) => message).join(' '))
  }

  const lookBack = useLookBack(timeline, at)
  const askBack = (): void => {
    setPlaying(false)
    if (lookBack.advice.isOpen) lookBack.advice.close()
    else lookBack.ask()
  }

  useReplayKeys({
    step,
    toPhase,
    toEnd: (end) => setAt(end ? last : 0),
    toggle: () => setPlaying((now) => !now),
    branch: () => void branch(),
    lookBack: askBack,
  })

  const { place } = game.when(state)
  return (
    <div className="table-frame replay">
      <ReplayBar record={record} place={place} over={timeline.outcome !== null} />
      <main className="table">
        <game.Still name={record.name} viewer={timeline.viewer} moment={moment} first={moments[0]!} places={places} shown={shown} />
        <ReplayDock
          title={decision}
          index={index}
          seat={moment.decision?.seat}
          sideName={(seat) => game.sideName(state, seat)}
          tellings={tellings}
          phases={phases}
          outcome={over ? timeline.outcome : null}
          told={toldEnd(timeline)}
          problem={problem}
          lookBack={lookBack}
          players={record.players}
          onLookBack={askBack}
          onShow={(where) => setShown((last) => ({ place: where, asked: (last?.asked ?? 0) + 1 }))}
          onBranch={() => void branch()}
        />
        <Scrubber
          moments={moments}
          place={place.replace('Turn', 'turn')}
          ticks={ticks}
          at={at}
          playing={playing}
          speed={speed}
          onAt={(next) => {
            setPlaying(false)
            setAt(next)
          }}
          onStep={step}
          onPhase={toPhase}
          onPlay={() => {
            if (at >= last) setAt(0)
            setPlaying(!playing)
          }}
          onSpeed={setSpeed}
        />
        <output className="ui-hidden" aria-live="polite">
          {[decision, ...tellings.map(({ text }) => text)].join('. ')}
        </output>
      </main>
    </div>
  )
}

function placesIn(tellings: readonly Telling[]): number[] {
  return [...new Set(tellings.flatMap(({ place }) => (place === undefined ? [] : [place])))]
}
