/** The table in play: board, dock, bars, log and dice around one desk. */
import type { Place } from '@firegroup/aslsk'
import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStillness } from '../app/settings.ts'
import { type AimPhase, Board, type BoardHandle } from '../board/Board.tsx'
import { findHex, GoTo } from '../boards/GoTo.tsx'
import { SightOverlay } from '../boards/SightOverlay.tsx'
import { ToolRail } from '../boards/ToolRail.tsx'
import { describeHex, dragged, isAimedAt, memberChosen, pathOf } from '../games/aslsk/play/board/acts.ts'
import { snapshotOf } from '../games/aslsk/play/board/snapshot.ts'
import { diceWords } from '../games/aslsk/play/dice-words.ts'
import { FireDraft } from '../games/aslsk/play/drafts/fire-draft.ts'
import { SetupDraft } from '../games/aslsk/play/drafts/setup-draft.ts'
import { useMedia } from '../useMedia.ts'
import { PlayOverlay } from './board/PlayOverlay.tsx'
import type { Desk } from './controller/desk.ts'
import { PlayDock } from './dock/PlayDock.tsx'
import { Rule } from './dock/parts.tsx'
import { ActionBar } from './parts/ActionBar.tsx'
import { DiceTray } from './parts/Dice.tsx'
import { LogPanel, Ticker } from './parts/LogPanel.tsx'
import { OutcomeCard } from './parts/Outcome.tsx'
import { PlayTopBar } from './parts/PlayTopBar.tsx'
import { GroundOverlay } from './sight/GroundOverlay.tsx'
import { SightWords } from './sight/SightWords.tsx'
import { useSightTool } from './sight/useSightTool.ts'
import { useFollow } from './table/useFollow.ts'
import { usePlayKeys } from './table/usePlayKeys.ts'

const DESKTOP = { left: 66, top: 12, right: 396, bottom: 96 }
const PHONE = { left: 0, top: 0, right: 0, bottom: 236 }
/** The part of the table that a raised sheet takes, as the style sheet has it. */
const RAISED = { share: 0.78, most: 640, bar: 70 }
/** Two quick clicks are no confirmation. */
const SECOND_THOUGHT = 400

/** A lesson at the table: its own bar above, and a panel over the top of the board that the map keeps clear of. */
export interface AtLesson {
  readonly bar: ReactNode
  readonly panel: ReactNode
  /** How much of the board's top the panel covers, in pixels. */
  readonly top: number
  /** The hexes that the lesson is about. */
  readonly look: readonly Place[]
}

export function PlayTable({ desk, lesson }: { readonly desk: Desk; readonly lesson?: AtLesson }): ReactNode {
  useSyncExternalStore(desk.subscribe, () => desk.version)
  const { s, draft, reports } = desk
  const { map } = s.setting
  const [cursor, setCursor] = useState<Place>(() => draft?.actors[0] ?? Math.floor(map.size / 2))
  const [pointed, setPointed] = useState<Place>(-1)
  const [raised, setRaised] = useState(false)
  const [logShown, setLogShown] = useState(false)
  const [seeking, setSeeking] = useState(false)
  const board = useRef<BoardHandle>(null)
  const chosen = useRef<{ hex: Place; at: number }>({ hex: -1, at: 0 })
  /** The cursor went somewhere else since the draft was last changed: Enter then chooses that hex, and else confirms. */
  const strayed = useRef(false)
  const phone = useMedia('(max-width: 760px)')
  const still = useStillness()

  const { marks, stacks, fanned } = snapshotOf(desk)

  useFollow(desk, board, cursor, setCursor, raised)
  const sight = useSightTool(s, cursor, pointed, setPointed)

  const moveTo = (hex: Place): void => {
    setCursor(hex)
    setPointed(-1)
    board.current?.reveal(hex)
  }

  const choose = (hex: Place): void => {
    setCursor(hex)
    strayed.current = false
    if (sight.on) {
      sight.choose(hex)
      return
    }
    const again = chosen.current.hex === hex && performance.now() - chosen.current.at > SECOND_THOUGHT
    chosen.current = { hex, at: performance.now() }
    if (again && desk.draft?.ready && isAimedAt(desk, hex)) desk.confirm()
    else desk.chooseHex(hex)
  }

  const next = (by: 1 | -1): void => {
    const place = desk.next(cursor, by)
    if (place === null) return
    moveTo(place)
    strayed.current = false
    if (!(desk.draft instanceof FireDraft && desk.draft.isReaction)) desk.chooseHex(place)
  }

  const why = (): void => {
    const problem = desk.draft?.problems[0]
    if (problem) desk.refuse(problem)
    else desk.chooseHex(cursor)
  }

  const look = (): void => {
    sight.take(cursor)
    board.current?.focus() // the arrows shall move its far end
  }
  usePlayKeys({ desk, sight, look, strayed, next, why, seeking, setSeeking, logShown, setLogShown })

  const aim = (phase: AimPhase, from: Place, to: Place): void => {
    if (sight.on) sight.aim(phase, from, to)
    else if (phase === 'release' && from === to) choose(from)
    else dragged(desk, phase, from, to)
  }
  const drags = draft instanceof SetupDraft ? (hex: Place) => draft.unitsAt(hex).length > 0 : undefined

  const rolled = [...reports].reverse().find(({ dice }) => dice.length > 0)

  const above = lesson?.top ?? 0
  const insets = useMemo(() => {
    const sheet = Math.min(RAISED.most, (innerHeight - RAISED.bar) * RAISED.share)
    // a lesson's own panel leaves nothing between itself and a raised sheet
    const usual = !phone ? DESKTOP : raised && above === 0 ? { ...PHONE, bottom: sheet } : PHONE
    return { ...usual, top: usual.top + above }
  }, [phone, raised, above])

  const bar = <ActionBar desk={desk} onWhy={why} onNext={() => next(1)} />
  // the order is that of the focus: decision, board, actions, tools, then the bar above them all
  return (
    <div
      className={lesson ? 'app play is-lesson' : 'app play'}
      data-asked={reports.length > 0 ? 'report' : (desk.open?.question.kind ?? '')}
      data-decisions={desk.session.game.decisionCount}
    >
      <main className="table">
        {lesson?.panel}
        <PlayDock
          desk={desk}
          phone={phone}
          raised={raised}
          onRaise={setRaised}
          bar={bar}
          tool={sight.on && <SightWords s={s} tool={sight} />}
        />
        <Board
          ref={board}
          map={map}
          name={s.setting.scenario.name}
          cursor={cursor}
          describe={(hex) => describeHex(desk, hex)}
          onCursor={(hex) => {
            strayed.current = true
            moveTo(hex)
          }}
          onChoose={choose}
          onAim={sight.on || drags ? aim : undefined}
          aimsFrom={sight.on ? undefined : drags}
          onHover={setPointed}
          insets={insets}
          look={lesson?.look}
          overlay={
            <>
              {sight.ground && <GroundOverlay map={map} ground={sight.ground} />}
              <PlayOverlay
                s={s}
                stacks={stacks}
                marks={marks}
                path={pathOf(desk)}
                lines={reports.length > 0 ? [] : (draft?.lines ?? [])}
                lineKind={draft instanceof FireDraft ? 'fire' : 'arrow'}
                cursor={cursor}
                fanned={fanned}
                motion={!still}
                onMember={(counter) => memberChosen(desk, counter.id)}
              />
              {sight.from !== null && <SightOverlay map={map} from={sight.from} sight={sight.reading?.drawing} />}
            </>
          }
        />
        {!phone && bar}
        <ToolRail
          tool={sight.on ? 'sight' : 'look'}
          onTool={(tool) => (tool === 'sight' ? sight.take() : sight.putAway())}
          board={board}
          onGoTo={() => setSeeking(true)}
        />
        {seeking && (
          <GoTo
            onGo={(text) => {
              const hex = findHex(map, text)
              if (hex === undefined) return false
              setSeeking(false)
              strayed.current = true
              moveTo(hex)
              setTimeout(() => board.current?.focus())
              return true
            }}
            onClose={() => setSeeking(false)}
          />
        )}
        {rolled && <DiceTray key={rolled.index} id={rolled.index} dice={rolled.dice} {...diceWords(rolled)} />}
        {desk.session.beating && (
          <p className="beat" role="status">
            They may react
          </p>
        )}
        {logShown ? (
          <LogPanel desk={desk} onGo={moveTo} onClose={() => setLogShown(false)} />
        ) : (
          !phone && <Ticker desk={desk} onLog={() => setLogShown(true)} />
        )}
        {desk.refusal && (
          <div className="refusal-pop" role="alert">
            <p>
              {desk.refusal.message} <Rule rule={desk.refusal.rule} />
            </p>
            <button type="button" className="icon-button" aria-label="Close" onClick={() => desk.back()}>
              ×
            </button>
          </div>
        )}
        {desk.session.game.outcome && !lesson && <OutcomeCard desk={desk} />}
      </main>
      {lesson ? lesson.bar : <PlayTopBar desk={desk} onLog={() => setLogShown((now) => !now)} />}
    </div>
  )
}
