/** The table in play: board, dock, bars, log and dice around one desk. */
import { describeStack, type Place } from '@firegroup/aslsk'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStillness } from '../app/settings.ts'
import { playSound } from '../app/sound.ts'
import { type AimPhase, Board, type BoardHandle } from '../board/Board.tsx'
import { findHex, GoTo } from '../boards/GoTo.tsx'
import { SightOverlay } from '../boards/SightOverlay.tsx'
import { sightBetween } from '../boards/sight.ts'
import type { Tool } from '../boards/Table.tsx'
import { ToolRail } from '../boards/ToolRail.tsx'
import { useMedia } from '../useMedia.ts'
import { PlayOverlay } from './board/PlayOverlay.tsx'
import { snapshotOf } from './board/snapshot.ts'
import type { Desk } from './controller/desk.ts'
import { factors, percent } from './controller/draft.ts'
import { FireDraft } from './controller/fire-draft.ts'
import { MoveDraft } from './controller/move-draft.ts'
import { pick } from './controller/pick.ts'
import { SetupDraft } from './controller/setup-draft.ts'
import { PlayDock } from './dock/PlayDock.tsx'
import { Rule } from './dock/parts.tsx'
import { ActionBar } from './parts/ActionBar.tsx'
import { DiceTray } from './parts/Dice.tsx'
import { diceWords } from './parts/dice-words.ts'
import { LogPanel, Ticker } from './parts/LogPanel.tsx'
import { OutcomeCard } from './parts/Outcome.tsx'
import { PlayTopBar } from './parts/PlayTopBar.tsx'
import { useKeys } from './useKeys.ts'

const DESKTOP = { left: 66, top: 12, right: 396, bottom: 96 }
const PHONE = { left: 0, top: 0, right: 0, bottom: 236 }
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
  const [tool, setTool] = useState<Tool>('look')
  const [thread, setThread] = useState<{ from: Place; to: Place | undefined } | null>(null)
  const [pointed, setPointed] = useState<Place>(-1)
  const [logShown, setLogShown] = useState(false)
  const [seeking, setSeeking] = useState(false)
  const board = useRef<BoardHandle>(null)
  const chosen = useRef<{ hex: Place; at: number }>({ hex: -1, at: 0 })
  /** The cursor went somewhere else since the draft was last changed: Enter then chooses that hex, and else confirms. */
  const strayed = useRef(false)
  const phone = useMedia('(max-width: 760px)')
  const still = useStillness()

  const { marks, stacks, fanned } = snapshotOf(desk)

  // the board opens where there is something to do
  const opening = useRef(cursor)
  useEffect(() => {
    const timer = setTimeout(() => board.current?.reveal(opening.current))
    return () => clearTimeout(timer)
  }, [])

  // a new question brings the cursor to what it is about; the camera moves only when that is out of sight
  const question = desk.open?.question
  useEffect(() => {
    if (!question) return
    const { draft: now } = desk
    const place = now instanceof FireDraft && now.isReaction ? now.at : now instanceof MoveDraft ? now.at : null
    if (place !== null && place >= 0) {
      if (now instanceof MoveDraft) setCursor(place)
      board.current?.reveal(place)
    }
  }, [question, desk])

  // what the other side does out of sight is shown
  const lastPlace = desk.open ? undefined : desk.events.at(-1)?.words.place
  useEffect(() => {
    if (lastPlace !== undefined && lastPlace >= 0) board.current?.reveal(lastPlace)
  }, [lastPlace])

  const latest = reports.at(-1)
  useEffect(() => {
    if (!latest) return
    playSound(latest.head.type === 'attack' ? 'shot' : 'dice')
    const { place } = latest.words
    if (place !== undefined && place >= 0) board.current?.reveal(place)
  }, [latest])

  const moveTo = (hex: Place): void => {
    setCursor(hex)
    setPointed(-1)
    board.current?.reveal(hex)
  }

  const choose = (hex: Place): void => {
    setCursor(hex)
    strayed.current = false
    if (tool === 'sight') {
      setThread((now) => (now && now.to === undefined && now.from !== hex ? { from: now.from, to: hex } : { from: hex, to: undefined }))
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

  const pickNumber = (number: number): void => {
    strayed.current = false
    pick(desk, number)
  }

  const setMode = (mode: 'assault' | 'double' | undefined): void => {
    if (draft instanceof MoveDraft && draft.units.length > 0) draft.setMode(mode)
  }

  const enter = (event: KeyboardEvent): boolean => {
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.closest('button, a, summary, input')) return false
    const onBoard = target?.closest('[data-hex]') && desk.reports.length === 0 && !desk.confirming
    if (onBoard && (strayed.current || tool === 'sight' || !desk.draft?.ready)) return false
    desk.confirm()
    return true
  }

  const back = (): void => desk.back()
  const stepBack = (): void => {
    if (seeking) setSeeking(false)
    else if (logShown) setLogShown(false)
    else if (tool === 'sight') {
      setTool('look')
      setThread(null)
    } else desk.back()
  }

  useKeys({
    Enter: enter,
    Escape: stepBack,
    Backspace: back,
    ' ': (event) => {
      if (desk.open?.question.kind !== 'firstFire' || desk.reports.length > 0) return false
      if (event.target instanceof HTMLElement && event.target.closest('button, a, summary, input')) return false
      desk.endPhase()
      return true
    },
    e: () => desk.endPhase(),
    z: () => desk.undo(),
    n: (event) => next(event.shiftKey ? -1 : 1),
    g: () => setLogShown((now) => !now),
    l: () => {
      setTool('sight')
      setThread({ from: cursor, to: undefined })
    },
    v: () => {
      setTool('look')
      setThread(null)
    },
    f: () => (desk.draft instanceof FireDraft && desk.draft.ready ? desk.confirm() : undefined),
    m: () => setMode(undefined),
    a: () => setMode('assault'),
    d: () => setMode('double'),
    '?': () => why(),
    '/': () => setSeeking(true),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [String(number), () => pickNumber(number)])),
  })

  const aim = (phase: AimPhase, from: Place, to: Place): void => {
    if (tool === 'sight') {
      setThread(phase === 'cancel' ? null : { from, to: phase === 'release' ? (from === to ? undefined : to) : undefined })
      setPointed(to)
      return
    }
    if (!(draft instanceof SetupDraft) || phase !== 'release') return
    if (from === to) {
      choose(from)
      return
    }
    const problem = draft.put(draft.held.some((id) => draft.placeOfUnit(id) === from) ? draft.held : draft.unitsAt(from), to)
    if (problem) desk.refuse(problem)
  }
  const canDrag = draft instanceof SetupDraft && pointed >= 0 && draft.unitsAt(pointed).length > 0

  const sightTo = thread?.to ?? (pointed >= 0 ? pointed : cursor)
  const sight = useMemo(
    () => (thread && sightTo !== thread.from ? sightBetween(map, thread.from, sightTo) : undefined),
    [map, thread, sightTo],
  )
  const rolled = [...reports].reverse().find(({ dice }) => dice.length > 0)

  const above = lesson?.top ?? 0
  const insets = useMemo(() => {
    const usual = phone ? PHONE : DESKTOP
    return { ...usual, top: usual.top + above }
  }, [phone, above])

  const bar = <ActionBar desk={desk} onWhy={why} onNext={() => next(1)} />
  return (
    <div
      className={lesson ? 'app play is-lesson' : 'app play'}
      data-asked={reports.length > 0 ? 'report' : (desk.open?.question.kind ?? '')}
      data-decisions={desk.session.game.decisionCount}
    >
      {lesson ? lesson.bar : <PlayTopBar desk={desk} onLog={() => setLogShown((now) => !now)} />}
      <main className="table">
        {lesson?.panel}
        <Board
          ref={board}
          map={map}
          name={s.setting.scenario.name}
          cursor={cursor}
          describe={(hex) => describeStack(s, hex)}
          onCursor={(hex) => {
            strayed.current = true
            moveTo(hex)
          }}
          onChoose={choose}
          onAim={tool === 'sight' || canDrag ? aim : undefined}
          onHover={setPointed}
          insets={insets}
          look={lesson?.look}
          overlay={
            <>
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
              {thread && <SightOverlay map={map} from={thread.from} sight={sight} />}
            </>
          }
        />
        <ToolRail
          tool={tool}
          onTool={(now) => {
            setTool(now)
            setThread(null)
          }}
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
        {!phone && bar}
        <PlayDock desk={desk} phone={phone} bar={bar} />
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
    </div>
  )
}

/** Whether the hex is what the draft would act on: choosing it again confirms. */
function isAimedAt({ draft }: Desk, hex: Place): boolean {
  if (draft instanceof FireDraft) return draft.at === hex
  return draft?.path.at(-1) === hex || (draft?.lines.some(({ to }) => to === hex) ?? false)
}

function pathOf({ draft, reports }: Desk): { from: Place; steps: { hex: Place; label: string; sub?: string }[] } | null {
  if (!(draft instanceof MoveDraft) || reports.length > 0 || draft.path.length === 0) return null
  const from = draft.at !== null && draft.at >= 0 ? draft.at : draft.path[0]!
  return {
    from,
    steps: draft.steps.map(({ place, mf, harm }) => ({
      hex: place,
      label: mf === null ? '·' : factors(mf),
      ...(harm === null ? {} : { sub: harm === 0 ? 'safe' : percent(harm) }),
    })),
  }
}

function memberChosen(desk: Desk, id: string): void {
  const { draft, s } = desk
  const number = Number(id.slice(1))
  if (id.startsWith('w')) {
    if (draft instanceof FireDraft && s.weapons[number]!.owner >= 0) draft.toggleWeapon(number)
    return
  }
  if (s.units[number]?.side !== desk.seat) return
  if (draft instanceof FireDraft) draft.toggleUnit(number)
  else if (draft instanceof SetupDraft) draft.hold([number])
  else if (draft instanceof MoveDraft) {
    const unit = s.units[number]!
    if (draft.at !== unit.at) desk.chooseHex(unit.at)
    if (draft.units.length > 1) for (const other of [...draft.units]) if (other !== number) draft.toggleUnit(other)
  } else desk.chooseHex(s.units[number]!.at)
}
