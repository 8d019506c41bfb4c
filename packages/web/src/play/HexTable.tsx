/** The table of a game on a map: board, counters and the tools for them, in the frame that all games have. */
import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStillness } from '../app/settings.ts'
import { type AimPhase, Board, type BoardHandle } from '../board/Board.tsx'
import type { Sightline } from '../board/camera.ts'
import { Dial } from '../board/facing/Dial.tsx'
import { Hover } from '../board/hover.ts'
import { OnTheBoard } from '../board/OnTheBoard.tsx'
import { badgeOf } from '../board/pieces/layout.ts'
import type { SightRules } from '../board/sight/reading.ts'
import { GroundLayer, SightLayer } from '../board/sight/SightLayer.tsx'
import { SightTool } from '../board/sight/tool.ts'
import { findHex, GoTo } from '../board/tools/GoTo.tsx'
import { ToolRail } from '../board/tools/ToolRail.tsx'
import type { TableProps } from '../games/game.ts'
import { type HexParts, STRIP } from '../games/hex.ts'
import { ARCS, FINDING } from '../keys/contexts.ts'
import { useKeys } from '../keys/useKeys.ts'
import { AdvisedPlaces } from './advice/AdvisedPlaces.tsx'
import { useAround } from './around.ts'
import { CoveredArcs } from './board/CoveredArcs.tsx'
import { PlayOverlay } from './board/PlayOverlay.tsx'
import { snapshotOf } from './board/snapshot.ts'
import { WhyNot } from './board/WhyNot.tsx'
import type { HexDraft, Line, Place } from './controller/draft.ts'
import { Carried } from './drag/Carried.tsx'
import { DuelCard } from './duel/DuelCard.tsx'
import { DuelPlace } from './duel/DuelPlace.tsx'
import { Spotlight } from './duel/Spotlight.tsx'
import { inSheetOn } from './duel/useIsSheet.ts'
import { useRoom } from './duel/useRoom.ts'
import { ObjectiveGround, ObjectivePlates, underPlates } from './goal/Plates.tsx'
import { Pointers } from './goal/Pointers.tsx'
import { sideLooks, standingOf } from './goal/standing.ts'
import { useCaptures } from './goal/useCaptures.ts'
import { oddsWords, readHex, seenBy } from './looking/hex-words.ts'
import { LayersPanel } from './looking/LayersPanel.tsx'
import { RangeLayer } from './looking/RangeLayer.tsx'
import { useLooking } from './looking/useLooking.ts'
import { ordersDraftOf } from './orders/orders-draft.ts'
import { ZoneLayer, ZoneMarks } from './orders/ZoneLayer.tsx'
import { PlayIcon } from './parts/PlayIcon.tsx'
import { SightWords } from './sight/SightWords.tsx'
import { TableFrame } from './TableFrame.tsx'
import { useDesk } from './table/useDesk.ts'
import { useAimInSight, useFollow } from './table/useFollow.ts'
import { useFrame } from './table/useFrame.ts'
import { useInsets } from './table/useInsets.ts'
import { useOpening } from './table/useOpening.ts'

/** Two quick clicks are no confirmation. */
const SECOND_THOUGHT = 400

const NO_LINES: readonly Line[] = []

interface HexTableProps<S, E extends GameEvent> extends TableProps<S, E, HexDraft> {
  readonly parts: HexParts<S, E>
}

export function HexTable<S, E extends GameEvent>({ desk, parts, lesson }: HexTableProps<S, E>): ReactNode {
  useDesk(desk)
  const { s, draft, reports, standpoint } = desk
  const map = parts.map(s)
  const frame = useFrame()
  const { phone, raised, raise } = frame
  const [cursor, setCursor] = useState<Place>(() => draft?.actors[0] ?? Math.floor(map.size / 2))
  const [sight] = useState(() => new SightTool())
  const sighting = useSyncExternalStore(sight.subscribe, sight.isOn, sight.isOn)
  const [seeking, setSeeking] = useState(false)
  const board = useRef<BoardHandle>(null)
  const chosen = useRef<{ hex: Place; at: number }>({ hex: -1, at: 0 })
  /** The keyboard has the cursor in hand. */
  const [steered, steer] = useState(false)
  /** The cursor went somewhere else since the draft was last changed: Enter then chooses that hex, and else confirms. */
  const [strayed, stray] = useState(false)
  /** The hex that was last pressed or named: tools begin there. */
  const named = useRef<Place | undefined>(undefined)
  const still = useStillness()

  const snapshot = snapshotOf(desk, parts)
  const { marks, stacks, fanned } = snapshot

  useFollow(desk, parts, board, setCursor, raised)
  const near = phone || frame.layout === 'landscape'
  const lines = draft?.lines ?? NO_LINES
  const opening = useOpening({ draft, stacks, marks, lines, seat: desk.seat, near }, board, lesson?.look)
  useAimInSight(lines, near, board)
  const rules: SightRules = { map, rests: parts.sightRests(s), sight: (from, to) => parts.sight(s, from, to) }
  const eyes = { desk, parts, snapshot, rules }
  const looking = useLooking({
    frame,
    hex: cursor,
    moment: standpoint.version,
    seenBy: (hex) => seenBy(eyes, hex),
    odds: (hex) => oddsWords(eyes, hex),
  })

  const moveTo = (hex: Place): void => {
    setCursor(hex)
    named.current = hex
    sight.point(-1)
    board.current?.reveal(hex)
  }

  const choose = (hex: Place): void => {
    setCursor(hex)
    named.current = hex
    stray(false)
    if (sighting) {
      sight.choose(hex)
      return
    }
    const orders = ordersDraftOf(desk)
    if (orders.isOpen) {
      if (orders.marking) orders.toggleHex(map.grid.idOf(hex))
      return
    }
    const place = parts.locate?.(desk, hex) ?? hex
    const again = chosen.current.hex === hex && performance.now() - chosen.current.at > SECOND_THOUGHT
    chosen.current = { hex, at: performance.now() }
    if (again && desk.draft?.ready && parts.isAimedAt(desk, place)) desk.confirm()
    else desk.choosePlace(place)
  }

  const next = (by: 1 | -1): void => {
    const place = desk.next(cursor, by)
    if (place === null) return
    moveTo(place)
    stray(false)
    if (!desk.isReaction) desk.choosePlace(place)
  }

  const why = (): void => {
    desk.attempt((now) => now.problems[0] ?? now.why ?? now.choosePlace(cursor), cursor)
  }

  const look = (): void => {
    sight.take(named.current ?? (steered ? cursor : undefined))
    board.current?.focus() // the arrows shall move its far end
  }

  const putAway = (): boolean => {
    if (seeking) setSeeking(false)
    else if (sighting && frame.panel === null) sight.putAway()
    else return looking.putAway()
    return true
  }

  const [hover] = useState(() => new Hover())
  const [allArcs, showArcs] = useState(false)
  useKeys(ARCS, { arcs: () => (parts.arcs ? showArcs(!allArcs) : false) })
  useKeys(FINDING, {
    find: () => setSeeking(true),
    sight: look,
    putAway: () => {
      sight.putAway()
      looking.putAway()
    },
  })

  /** The hex over which counters are dragged. */
  const [dragged, setDragged] = useState<Place>(-1)
  const drag = parts.drag(desk)
  const aim = (phase: AimPhase, from: Place, to: Place): void => {
    if (sighting) sight.aim(phase, from, to)
    else if (phase === 'release' && from === to) choose(from)
    else drag?.act(phase, from, to)
    setDragged(phase === 'drag' && from !== to && drag ? to : -1)
  }
  const inHand = dragged < 0 ? [] : stacks.flatMap(({ counters }) => counters.filter(({ id }) => drag?.held.includes(id)))
  const shut = inHand.length > 0 ? (drag?.whyNot(dragged) ?? null) : null

  // what was refused on the board is said there
  const { refusal } = desk
  const refused = refusal && refusal.place !== null && refusal.place >= 0 ? refusal : null

  const standing = lesson ? null : standingOf(desk)
  const manned = useMemo(() => new Set(stacks.filter(({ counters }) => counters.length > 0).map(({ hex }) => hex)), [stacks])
  const counted = useMemo(() => new Set(stacks.filter((stack) => badgeOf(stack) !== '').map(({ hex }) => hex)), [stacks])
  const crowned = useMemo(() => underPlates(map, standing?.objectives ?? []), [map, standing])
  const { game } = desk
  const looks = useMemo(() => sideLooks({ game, s }), [game, s])
  const captures = useCaptures(desk)
  const [view, setView] = useState<Pick<Sightline, 'x' | 'y' | 'zoom' | 'size'> | null>(null)

  const { stage } = desk.advice
  const advised = stage.kind === 'given' && stage.chosen ? parts.placesOf(s, stage.chosen.decision) : []

  const strip = parts.strip?.(desk)
  const around = useAround()
  const top = lesson?.top ?? around?.height ?? 0
  const above = top + (strip ? (phone || frame.layout === 'landscape' ? STRIP.phone : STRIP.desktop) : 0)
  const insets = useInsets(frame, above, lesson !== undefined)
  const duel = parts.duel?.(desk) ?? null
  // on a phone every button is in the way: none where nothing has an arc
  const hasArcs = parts.arcs !== undefined && (!phone || allArcs || parts.arcs(desk, 'everywhere').length > 0)
  // its card has no room but in the sheet, which is nothing but a head while it is down
  const inSheet = duel !== null && frame.layout === 'phone'
  useEffect(() => {
    if (!inSheet) return undefined
    raise(true)
    return () => raise(false)
  }, [inSheet, raise])
  const { free, onRoom } = useRoom(insets, duel?.place ?? null, board)

  const rail = (
    <>
      {strip && (
        <div className="play-strip" style={{ marginTop: top }}>
          {strip}
        </div>
      )}
      {parts.corner && (
        <div className="play-corner" style={{ marginTop: above }}>
          {parts.corner(desk, phone)}
        </div>
      )}
      <ToolRail
        tool={sighting ? 'sight' : 'look'}
        onTool={(tool) => (tool === 'sight' ? sight.take() : sight.putAway())}
        board={board}
        onGoTo={() => setSeeking(true)}
        folded={frame.layout === 'tablet' || frame.layout === 'portrait'}
        more={[
          {
            id: 'range',
            icon: <PlayIcon name="range" />,
            name: 'Ranges',
            key: 'r',
            pressed: looking.rangeFrom !== null,
            onClick: looking.showRange,
          },
          ...(hasArcs
            ? [
                {
                  id: 'arcs',
                  icon: <PlayIcon name="arc" />,
                  name: 'Covered arcs',
                  key: 'q',
                  pressed: allArcs,
                  onClick: () => showArcs(!allArcs),
                },
              ]
            : []),
          { id: 'layers', icon: <PlayIcon name="layers" />, name: 'Layers', key: 'y', onClick: () => frame.toggle('layers') },
          {
            id: 'card',
            icon: <PlayIcon name="flag" />,
            name: 'Objectives',
            key: 'o',
            pressed: frame.panel === 'card',
            onClick: () => frame.toggle('card'),
          },
        ]}
      />
      {seeking && (
        <GoTo
          board={board}
          onGo={(text) => {
            const hex = findHex(map, text)
            if (hex === undefined) return false
            setSeeking(false)
            stray(true)
            moveTo(hex)
            return true
          }}
          onClose={() => setSeeking(false)}
        />
      )}
      {frame.panel === 'layers' && <LayersPanel hidden={looking.hidden} onHide={looking.hide} onClose={() => frame.toggle('layers')} />}
      <output className="play-said">{looking.said}</output>
      <output className="play-said" data-testid="captures">
        {captures.said}
      </output>
      {standing && !near && (
        <Pointers map={map} objectives={standing.objectives} looks={looks} view={view && { ...view, insets }} onGo={moveTo} />
      )}
    </>
  )

  return (
    <TableFrame
      desk={desk}
      frame={frame}
      lesson={lesson}
      rail={rail}
      tool={sighting && <SightWords tool={sight} rules={rules} cursor={cursor} />}
      next={next}
      why={why}
      onGo={moveTo}
      enterChooses={steered && reports.length === 0 && !desk.confirming && (strayed || sighting || !draft?.ready)}
      putAway={putAway}
      refusedAtPlace={refused !== null}
      onPick={() => stray(false)}
      keys={parts.keys}
    >
      <Board
        ref={board}
        map={map}
        name={desk.game.bars.scenarioName(s)}
        cursor={cursor}
        describe={(hex) => readHex(eyes, hex)}
        hides={looking.hidden}
        onCursor={(hex) => {
          stray(true)
          moveTo(hex)
        }}
        onSteer={steer}
        onChoose={choose}
        onAim={sighting || drag ? aim : undefined}
        aimsFrom={sighting ? undefined : drag?.from}
        onHover={(hex) => {
          sight.point(hex)
          hover.point(hex)
        }}
        insets={free}
        look={opening}
        onView={(now, size) => setView({ ...now, size })}
        overlay={
          <>
            <OnTheBoard>
              <GroundLayer tool={sight} rules={rules} />
              {standing && <ObjectiveGround map={map} objectives={standing.objectives} looks={looks} />}
              {parts.arcs && <CoveredArcs desk={desk} parts={parts} hover={hover} cursor={steered ? cursor : -1} all={allArcs} />}
              <ZoneLayer map={map} desk={desk} />
              {parts.overlay?.(desk)}
            </OnTheBoard>
            <PlayOverlay
              map={map}
              stacks={stacks}
              marks={marks}
              path={parts.path(desk)}
              lines={reports.length > 0 ? NO_LINES : lines}
              drawLine={(line, part) => parts.drawLine(desk, line, part)}
              cursor={cursor}
              crowned={crowned}
              fanned={fanned}
              motion={!still}
              onMember={(counter) => parts.memberChosen(desk, counter.id)}
            />
            <ZoneMarks map={map} desk={desk} />
            <OnTheBoard>{looking.rangeFrom !== null && <RangeLayer map={map} from={looking.rangeFrom} />}</OnTheBoard>
            <AdvisedPlaces map={map} places={advised} board={board} />
            {parts.above?.(desk)}
            <Dial grid={map.grid} turnables={parts.turnables?.(desk) ?? []} />
            {standing && (
              <ObjectivePlates
                map={map}
                objectives={standing.objectives}
                looks={looks}
                taken={still ? [] : captures.taken}
                manned={manned}
                counted={counted}
              />
            )}
            {refused && <WhyNot key={refused.place} map={map} refusal={refused} insets={insets} onClose={() => desk.back()} />}
            <OnTheBoard>{duel && <Spotlight map={map} lit={[duel.place]} />}</OnTheBoard>
            <SightLayer tool={sight} rules={rules} cursor={cursor} />
          </>
        }
      />
      {inHand.length > 0 && <Carried counters={inHand} refusal={shut?.message ?? ''} welcome={shut === null} />}
      {duel && !inSheetOn(frame.layout) && (
        <DuelPlace key={duel.place} map={map} hex={duel.place} insets={insets} onRoom={onRoom}>
          <DuelCard duel={duel} />
        </DuelPlace>
      )}
    </TableFrame>
  )
}
