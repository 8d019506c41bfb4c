/** A game gone through again: any decision of it on the board, and the way back into play from there. */
import { describePlace, type Telling } from '@firegroup/aslsk'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { addressOf, goTo } from '../../app/route.ts'
import { useStillness } from '../../app/settings.ts'
import { Board, type BoardHandle } from '../../board/Board.tsx'
import { hexPoints } from '../../board/overlay.ts'
import { Pieces } from '../../board/pieces/Pieces.tsx'
import { stacksOf } from '../../games/aslsk/record/stacks.ts'
import { useMedia } from '../../useMedia.ts'
import { browserStore } from '../browser-store.ts'
import { branchMatch } from '../new-match.ts'
import { useTimeline } from '../useTimeline.ts'
import { Waiting } from '../Waiting.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { ReplayDock } from './ReplayDock.tsx'
import { Scrubber } from './Scrubber.tsx'
import { decisionAt, type Timeline, tellingsAt, ticksOf } from './timeline.ts'
import { useReplayKeys } from './useReplayKeys.ts'
import './replay.css'

interface ReplayProps {
  readonly id: string
  readonly at: number | undefined
}

export function Replay({ id, at }: ReplayProps): ReactNode {
  const reading = useTimeline(id)
  if (reading.kind !== 'read') return <Waiting reading={reading} what="Reading the game" />
  return <ReplayTable timeline={reading.timeline} from={at} />
}

const DESKTOP_INSETS = { left: 0, top: 0, right: 396, bottom: 112 }
const PHONE_INSETS = { left: 0, top: 0, right: 0, bottom: 340 }
const STEP_MS = 1400

function ReplayTable({ timeline, from }: { timeline: Timeline; from: number | undefined }): ReactNode {
  const { moments, record } = timeline
  const last = moments.length - 1
  const start = moments[0]!.index
  const [at, setAt] = useState(() => Math.min(last, Math.max(0, (from ?? start) - start)))
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [problem, setProblem] = useState<string | undefined>()
  const board = useRef<BoardHandle>(null)
  const still = useStillness()
  const phone = useMedia('(max-width: 760px)')
  const { state, index } = moments[at]!
  const { map } = state.setting
  const [cursor, setCursor] = useState(() => map.grid.hexAt(...middle(map.grid)))
  const ticks = useMemo(() => ticksOf(timeline), [timeline])
  const stacks = useMemo(() => stacksOf(state), [state])
  const tellings = useMemo(() => tellingsAt(timeline, at), [timeline, at])
  const decision = useMemo(() => decisionAt(timeline, at), [timeline, at])

  const step = useCallback((by: number): void => setAt((now) => Math.min(last, Math.max(0, now + by))), [last])
  const toPhase = (by: 1 | -1): void => {
    const tick = by > 0 ? ticks.find((each) => each.at > at) : ticks.findLast((each) => each.at < at)
    setAt(tick?.at ?? (by > 0 ? last : 0))
  }

  useEffect(() => {
    history.replaceState(null, '', addressOf({ place: 'replay', id: record.id, at: index }))
    const place = placesIn(tellings).at(-1)
    if (place !== undefined) board.current?.reveal(place)
  }, [record.id, index, tellings])

  // The board knows its size only after the first layout; then it looks at the units, wherever on the map they are.
  useEffect(() => {
    const places = moments[0]!.state.setting.groups.flatMap(({ area }) => area)
    const timer = setTimeout(() => {
      const middleOf = places[Math.floor(places.length / 2)]
      if (middleOf !== undefined) board.current?.reveal(middleOf)
    }, 60)
    return () => clearTimeout(timer)
  }, [moments])

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
    const branched = await branchMatch(record, index, browserStore())
    if (branched.ok) goTo({ place: 'play', id: branched.value })
    else setProblem(branched.problems.map(({ message }) => message).join(' '))
  }

  useReplayKeys({
    step,
    toPhase,
    toEnd: (end) => setAt(end ? last : 0),
    toggle: () => setPlaying((now) => !now),
    branch: () => void branch(),
  })

  return (
    <div className="app replay">
      <ReplayBar record={record} state={state} />
      <main className="table">
        <Board
          ref={board}
          map={map}
          name={record.name}
          cursor={cursor}
          describe={(hex) => describePlace(state, hex)}
          onCursor={(hex) => {
            setCursor(hex)
            board.current?.reveal(hex)
          }}
          onChoose={setCursor}
          onHover={() => {}}
          insets={phone ? PHONE_INSETS : DESKTOP_INSETS}
          overlay={
            <>
              {placesIn(tellings).map((place) => (
                <polygon key={place} className="replay-place" points={hexPoints(map.grid, place)} />
              ))}
              <Pieces grid={map.grid} stacks={stacks} cursor={cursor} motion={!still} />
            </>
          }
        />
        <ReplayDock
          title={decision}
          index={index}
          seat={moments[at]!.decision?.seat}
          state={state}
          tellings={tellings}
          outcome={over ? timeline.outcome : null}
          problem={problem}
          onShow={(place) => board.current?.reveal(place)}
          onBranch={() => void branch()}
        />
        <Scrubber
          moments={moments}
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
        <output className="visually-hidden" aria-live="polite">
          {[decision, ...tellings.map(({ text }) => text)].join('. ')}
        </output>
      </main>
    </div>
  )
}

function placesIn(tellings: readonly Telling[]): number[] {
  return [...new Set(tellings.flatMap(({ place }) => (place === undefined ? [] : [place])))]
}

function middle(grid: { readonly columns: ArrayLike<number>; readonly halves: ArrayLike<number> }): [number, number] {
  return [Math.floor(Math.max(...Array.from(grid.columns)) / 2) * 180, Math.floor(Math.max(...Array.from(grid.halves)) / 2) * 60]
}
