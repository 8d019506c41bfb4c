/** What a game on a hex map tells the table that all such games share (`play/HexTable.tsx`). */
import type { HexMap } from '@firegroup/hexmap'
import type { GameEvent, Problem } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import type { AimPhase } from '../board/Board.tsx'
import type { Arc } from '../board/facing/ArcLayer.tsx'
import type { Turnable } from '../board/facing/Dial.tsx'
import type { PathStep } from '../board/pieces/PathOverlay.tsx'
import type { StackView } from '../board/pieces/view.ts'
import type { Sight } from '../board/sight/reading.ts'
import type { Answers } from '../keys/context.ts'
import type { Desk } from '../play/controller/desk.ts'
import type { HexDraft, HexMark, Line, Place } from '../play/controller/draft.ts'
import type { Duel } from '../play/duel/duel.ts'

export type HexDesk<S, E extends GameEvent> = Desk<S, E, HexDraft>

/** A line over the board, which counters may cover, or what is written at it, which they may not. */
export type LinePart = 'line' | 'words'

export interface HexParts<S, E extends GameEvent> {
  map(s: S): HexMap
  /** What lies on the board now. Asked once for each change of the desk. */
  snapshot(desk: HexDesk<S, E>): Snapshot
  /** What a screen reader says of a hex. */
  describe(desk: HexDesk<S, E>, hex: Place): string
  /** The way that is being planned; null for none. */
  path(desk: HexDesk<S, E>): PlannedPath | null
  /** A line of the draft, as the rules see it; null for a plain arrow. */
  drawLine(desk: HexDesk<S, E>, line: Line, part: LinePart): ReactNode
  /** More SVG in world units, under the counters. */
  overlay?(desk: HexDesk<S, E>): ReactNode
  /** The same over them: signs that must not be covered. */
  above?(desk: HexDesk<S, E>): ReactNode
  /** A plate in the upper left corner of the board; on a phone folded to a button. */
  corner?(desk: HexDesk<S, E>, folded: boolean): ReactNode
  /** A strip over the top of the board, as high as `STRIP` says. */
  strip?(desk: HexDesk<S, E>): ReactNode
  /** A fight at arm's length that is being decided, or whose dice are news: it opens as a card over the board. */
  duel?(desk: HexDesk<S, E>): Duel | null
  /** Which of the places inside a hex is meant when it is chosen; the hex itself in games where it is one place. */
  locate?(desk: HexDesk<S, E>, hex: Place): Place
  /** Whether the hex is what the draft would act on: choosing it again confirms. */
  isAimedAt(desk: HexDesk<S, E>, hex: Place): boolean
  /** The hexes that a decision is about. */
  placesOf(s: S, decision: unknown): readonly Place[]
  /** A counter of a fanned stack was chosen, by its id in the snapshot. */
  memberChosen(desk: HexDesk<S, E>, id: string): void
  /** Counters that are dragged from hex to hex while setting up; null while nothing can be. Those in hand are named as in the snapshot. */
  drag(desk: HexDesk<S, E>): {
    from(hex: Place): boolean
    act(phase: AimPhase, from: Place, to: Place): void
    readonly held: readonly string[]
    whyNot(hex: Place): Problem | null
  } | null
  /** Covered arcs: of what is chosen, and of what stands in a hex that is looked at, or everywhere. A game without facings has none. */
  arcs?(desk: HexDesk<S, E>, at: Place | 'everywhere'): readonly Arc[]
  /** What of the chosen can be turned now; all of it stands in one hex. */
  turnables?(desk: HexDesk<S, E>): readonly Turnable[]
  /** Where a question that was just opened looks, and whether the cursor goes there. */
  lookAt(desk: HexDesk<S, E>): { readonly place: Place; readonly withCursor: boolean } | null
  /** Lines of sight by the rules, and whether the players agreed that only firing tells them. */
  sight(s: S, from: Place, to: Place): Sight
  sightRests(s: S): boolean
  /** Keys of its own: modes of movement and the like. */
  readonly keys: Answers<HexDesk<S, E>>
}

export interface PlannedPath {
  readonly from: Place
  readonly steps: readonly PathStep[]
  /** What is done before the first step. */
  readonly notes?: readonly string[]
  /** Whoever goes this way stands at its end. */
  readonly arrived?: boolean
}

/** How much of the board's top a strip covers, in pixels: at a desk, and on a phone. */
export const STRIP = { desktop: 58, phone: 46 } as const

export interface Snapshot {
  readonly marks: readonly HexMark[]
  readonly stacks: readonly StackView[]
  /** The stack that is kept open to show what became of it. */
  readonly fanned: Place | undefined
}
