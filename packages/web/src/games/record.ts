/** A game that was kept, as its system shows it in the app: gone through again, in pictures, and what it came to. */
import type { HexMap } from '@firegroup/hexmap'
import type { GameEvent, PutQuestion, Seat, System, Viewer } from '@firegroup/kernel'
import type { ComponentType } from 'react'
import type { StackView } from '../board/pieces/view.ts'
import type { Glossary } from '../learn/glossary.ts'
import type { Moment, Timeline } from '../matches/replay/timeline.ts'
import type { ResultTable } from '../matches/result/tables.ts'
import type { Place } from '../play/controller/draft.ts'
import type { Telling } from '../play/controller/report.ts'
import type { Deed, SceneProps, ShotOdds } from '../scene/scene.ts'

/** A kept game gone through again, and what it came to. */
export interface GameRecord<S, E extends GameEvent> {
  readonly system: System<S, E>
  readonly glossary: Glossary
  tell(s: S, events: readonly E[]): readonly Telling[]
  describe(s: S, kind: string, decision: unknown): string
  sideName(s: S, seat: Seat): string
  /** A copy of a state that shares with the one before it what has not changed, so that long games fit into memory. */
  sharing(state: S, before: S): S
  isLoss(event: E): boolean
  /** Where in the game a state is. */
  when(s: S): When
  /** The state on its map or table. */
  readonly Still: ComponentType<StillProps<S, E>>
  /** The state with ways to decide drawn into it, and what a decision is as such a picture. */
  readonly Scene: ComponentType<SceneProps<S>>
  deed(s: S, kind: string, decision: unknown): Deed
  /** What a preview says of a shot; null where it is none. */
  oddsOf(preview: unknown): ShotOdds | null
  /** How a part of the board is drawn as a picture: for cards and strips. */
  readonly crop: CropParts<S>
  /** What the game is about, in a sentence. */
  aim(s: S): string
  /** By which counters and charts are coloured: 'german'. */
  nation(s: S, seat: Seat): string
  /** Where and when the scenario plays: 'Karpovka', '12 May 1944'. */
  setting(s: S): readonly string[]
  /** 'Turn 2 of 5, Rally': how a game stands that is not over. */
  standing(s: S): string
  /** The scenario that can be played again; undefined where it is not on the shelf. */
  scenarioId(s: S): string | undefined
  /** What the game came to; without it, the losses that the system measures. */
  tables?(timeline: Timeline<S, E>): readonly ResultTable[]
  /** Below the tables: how to read them. '' for nothing. */
  readonly note: string
}

/** Games on a map have their ground and stacks drawn; others draw a place of their own. */
export type CropParts<S> =
  | {
      readonly type: 'map'
      map(s: S): HexMap
      stacks(s: S): readonly StackView[]
      /** A hex by the name that questions give it; -1 for none. */
      place(s: S, name: string): Place
    }
  | {
      readonly type: 'table'
      /** The places that a question is about. */
      places(s: S, question: PutQuestion): readonly Place[]
      readonly Crop: ComponentType<{ readonly state: S; readonly seat: Seat; readonly places: readonly Place[] }>
    }

export interface When {
  readonly turn: number
  /** The same as long as the turn of one side lasts. */
  readonly half: string
  /** The same as long as one phase lasts. */
  readonly phase: string
  /** 'Turn 2, Germans, Rally': the title of a chapter. */
  readonly title: string
  /** 'Turn 2 of 5, Germans, Rally'. */
  readonly place: string
  /** Whether the scrubber numbers the turn here, when the half begins. */
  readonly numbered: boolean
}

/** When something happened, at its place on the board. */
export interface Chip {
  readonly place: Place
  /** '0:04'. */
  readonly text: string
  /** It is the moment that is shown. */
  readonly current: boolean
}

export interface StillProps<S, E extends GameEvent> {
  readonly name: string
  readonly moment: Moment<S, E>
  /** Who is looking: a seat, or the public, while the game is not over; null once everything may be known. */
  readonly viewer: Viewer | null
  /** The first moment: what there was to begin with. */
  readonly first: Moment<S, E>
  /** Places that the decision was about. */
  readonly places: readonly Place[]
  /** A place that was asked for, and when: the same place may be asked for twice. */
  readonly shown: { readonly place: Place; readonly asked: number } | null
  /** Other moments, where there are some to go to; one at a place. */
  readonly chips?: readonly Chip[]
  readonly onChip?: (place: Place) => void
}
