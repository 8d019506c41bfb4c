/**
 * A rule system in the app. `GameListing` is what the home page knows of it, and is all that is loaded at first; the other parts come when they are
 * needed, each as a piece of its own. Shared code never looks into a state: it hands it to the game's own functions.
 */
import type { Counsel, Player } from '@firegroup/ai'
import type { SystemEntry } from '@firegroup/content/catalogue'
import type { BoardPlacement } from '@firegroup/hexmap'
import type { GameEvent, Problem, Save, Seat, System } from '@firegroup/kernel'
import type { RollOf } from '@firegroup/lab'
import type { OrdersAdapter, Pace, SeatPlayer } from '@firegroup/table'
import type { ComponentType, ReactNode } from 'react'
import type { Stop } from '../app/settings.ts'
import type { Sound } from '../app/sound.ts'
import type { Glossary } from '../learn/glossary.ts'
import type { Lesson } from '../learn/lesson.ts'
import type { Desk } from '../play/controller/desk.ts'
import type { Desktop, Draft, Place } from '../play/controller/draft.ts'
import type { KnownQuestion } from '../play/controller/known-question.ts'
import type { ListWords } from '../play/controller/list-draft.ts'
import type { Report, ReportRole, Telling, Told } from '../play/controller/report.ts'
import type { LogKind, LogLine, Topic } from '../play/log/line.ts'
import type { PlayIconName } from '../play/parts/PlayIcon.tsx'
import type { GameRecord } from './record.ts'

/** What is known of a game before any of it is loaded: its id and title are those of the catalogue. */
export interface GameListing extends OwnListing, Pick<SystemEntry, 'id' | 'title'> {}

/** A game's own `listing.ts`. Nothing there may import rules, boards or counters: it is part of the first page. */
export interface OwnListing {
  /** What is special about it, in a sentence or two. */
  readonly character: string
  /** How much there is to play: what its card says, before the scenarios are loaded. None, and the game is not listed. */
  readonly scenarios: { readonly count: number; readonly first: string; readonly length: string }
  /** The computer players that can be sat against, from the weakest on. The worker finds them by their ids. */
  readonly levels: readonly Level[]
  /** What a list shows of a kept game, read from its save without the rules. May throw on a damaged one. */
  glance(save: Save): SaveGlance
  readonly parts: GameParts
}

export interface Level {
  readonly id: string
  readonly name: string
  readonly note: string
  /** How long what it decides in secret is made to take, in milliseconds: longer than it thinks, so that its pauses tell nothing. */
  readonly patience: number
}

export interface SaveGlance {
  /** 'Turn 3 of 5, Rally'. */
  readonly place: string
  /** The seats in the order in which they are named, with their names: 'Americans'. */
  readonly sides: readonly { readonly seat: Seat; readonly name: string }[]
  /** The scenario as it is played, for its picture; undefined where there is none. */
  readonly scenario: object | undefined
}

/** The parts of a game, each loaded when first asked for and then kept. `parts.ts` makes them of a game's own. */
export interface GameParts {
  /** The picture on the game's card, 340 × 158: part of the first page, so a drawing of a few kilobytes. */
  readonly cover: () => Promise<ComponentType>
  readonly shelf: () => Promise<GameShelf>
  readonly play: () => Promise<AnyPlay>
  readonly record: () => Promise<AnyRecord>
  readonly learn: () => Promise<AnyLearn>
  readonly glossary: () => Promise<Glossary>
}

/** A state of any system: only its own game looks inside. */
declare const INSIDE: unique symbol
export interface AnyState {
  readonly [INSIDE]: never
}
export type AnyPlay = GamePlay<AnyState, GameEvent, Draft>
export type AnyRecord = GameRecord<AnyState, GameEvent>
export type AnyLearn = GameLearn<AnyState, GameEvent>
export type AnyThinking = GameThinking<AnyState, GameEvent>
export type AnyDesk = Desk<AnyState, GameEvent, Draft>

/* ---------------------------------------------------------------- starting */

/** The scenarios of a game, to be chosen from. Loaded by the home page, so no rules here: what needs them is lazy. */
export interface GameShelf {
  readonly scenarios: readonly ScenarioCard[]
  readonly Picture: ComponentType<PictureProps>
  /** The whole page of a scenario: ground, story, what wins, forces. */
  readonly Detail: ComponentType<{ readonly card: ScenarioCard }>
  /** What the players of this game can agree on besides who sits where; absent where there is nothing. */
  readonly Agreements?: ComponentType<AgreementsProps>
  /** Pages where players make games of their own; absent where there are none. */
  readonly own?: readonly { readonly name: string; readonly href: string }[]
  /** The boards that a scenario is played on; absent for games without a map. */
  boards?(scenario: object): readonly BoardPlacement[]
  /** Ways to play it alone, besides against a computer player; absent for none. */
  readonly solo?: readonly SoloWay[]
  /** The scenario as it was agreed on. */
  agreed(card: ScenarioCard, agreements: Agreements): object
}

/** A way to play a scenario alone. */
export interface SoloWay {
  readonly id: string
  readonly name: string
  readonly note: string
  /** The game that plays it, by its id. */
  readonly game: string
  /** One person sits in every chair. */
  readonly both: boolean
  /** Whether a scenario can be played so; every one unless told. */
  fits?(scenario: object): boolean
  /** Who sits where, where that game has other seats: `you` are on this side. */
  seats?(side: Seat, you: SeatPlayer, computer: SeatPlayer): { readonly [seat: Seat]: SeatPlayer }
  /** The scenario as that game takes it, against this seat. */
  scenario(scenario: object, other: Seat): object
}

export interface ScenarioCard {
  /** Unique over all games: it is the address. */
  readonly id: string
  readonly name: string
  /** The story, as whole sentences. */
  readonly text: string
  /** '5 turns', shown before the length. */
  readonly size: string
  /** 'about 20 min'. */
  readonly length: string
  /** Who can be played. */
  readonly sides: readonly { readonly seat: Seat; readonly name: string; readonly nation: string; readonly note: string }[]
  /** The side that is proposed. */
  readonly proposed: Seat
  /** What the system begins with. */
  readonly scenario: object
}

export interface PictureProps {
  readonly scenario: object
  readonly width: number
  readonly height: number
  /** How large it is drawn: the height of a hex in pixels, or what compares to it. */
  readonly scale: number
}

export type Agreements = Readonly<Record<string, string>>

export interface AgreementsProps {
  readonly card: ScenarioCard
  readonly agreements: Agreements
  readonly onAgree: (agreements: Agreements) => void
}

/* ----------------------------------------------------------------- playing */

/** A game at the table. `D` is what all its drafts have: `HexDraft` for games on a map. */
export interface GamePlay<S, E extends GameEvent, D extends Draft> {
  readonly system: System<S, E>
  /** By which references to rules explain themselves at the table. */
  readonly glossary: Glossary
  /** These events in words; the state is the one after the last. */
  tell(s: S, events: readonly E[]): readonly Telling[]
  /** 'Americans'. */
  sideName(s: S, seat: Seat): string
  /** The nation of a side, by which its colours and signs are found. */
  nation(s: S, seat: Seat): string
  readonly card: CardParts<S>
  readonly pace: Pace<E>
  /** By what standing orders go. */
  readonly orders: OrdersAdapter<S>
  readonly desk: DeskParts<S, E, D>
  readonly dock: DockParts<S, E, D>
  readonly bars: BarParts<S, E, D>
  readonly log: LogParts<S, E>
  /** The whole table. Games on a map show `HexTable` here, others `TableFrame` around their own. */
  readonly Table: ComponentType<TableProps<S, E, D>>
}

export interface TableProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly lesson?: AtLesson | undefined
}

/** A lesson at the table: its own bar above, and a panel over the top of the board that the map keeps clear of. */
export interface AtLesson {
  readonly bar: ReactNode
  readonly panel: ReactNode
  /** How much of the board's top the panel covers, in pixels. */
  readonly top: number
  /** The places that the lesson is about. */
  readonly look: readonly Place[]
}

/** What the player's desk needs to know: how a question becomes a decision in the making, and what a report is. */
export interface DeskParts<S, E extends GameEvent, D extends Draft> {
  /** The decision in the making for a question that was just opened. */
  draft(desktop: Desktop<S>, carried: unknown): D
  /** Whether the draft of such a question has a control for this decision; what has none is offered as a list. `controls` (`acts.ts`) makes it of a record. */
  hasControl(kind: string, decision: unknown): boolean
  /** How any decision is told, for lists of them. */
  readonly words: ListWords<S>
  /** What of a draft goes on in the next one, now that this was decided; null for nothing. */
  carry(draft: D, decision: unknown): unknown
  /** Whether such a question interrupts the other side: it has a hold button. */
  isReaction(kind: string): boolean
  /** What ends such a question, where that may not be legal yet: whoever tries is told why. Null where it always is. */
  endOf?(kind: string): unknown
  /**
   * Whose turn it is when `seat` is asked, perhaps with others at the same time: when it changes, two people at one screen hand over. Where hands are
   * hidden, that is whenever another seat is asked.
   */
  turn(s: S, seat: Seat, asked: readonly Seat[]): string
  /** The keys 1 to 9: the option with that number from 0, whatever the question. Why nothing came of it, or null. */
  pick(draft: D, at: number): Problem | null
  /** Where the player need not be asked. */
  readonly passes: PassParts<S>
  /** What an event is to the reports that the player reads before he goes on. */
  role(event: E): ReportRole
  /** The dice of an event that begins a report; none for an event without. */
  dice(event: E): readonly number[]
  /** How long the dice or cards of these take to come to rest, in milliseconds; 0 where there are none. */
  landing(reports: readonly Report<E>[]): number
}

/** Which questions go without saying. */
export interface PassParts<S> {
  /** By kind: only these are ever answered for the player, by their end, where nothing but the idle is legal besides. */
  readonly questions: {
    readonly [kind: string]: {
      /** What he may want to be asked about all the same. */
      readonly about: Stop
      /** 'Nothing to rally.' */
      readonly text: string
      /** The answer where nothing has changed since he decided on it; null where something has. */
      foregone?(s: S, question: KnownQuestion): unknown
    }
  }
  /** What nobody needs to do now, though it is legal: a Weapon thrown away, one handed to somebody who has no more use for it. */
  isIdle(decision: unknown, s: S): boolean
}

/** The dock: titled by the open decision, or by what just happened. */
export interface DockParts<S, E extends GameEvent, D extends Draft> {
  /** What is in the making, in words; null leaves it at the question's own title. */
  title(desk: Desk<S, E, D>): string | null
  subtitle(desk: Desk<S, E, D>): string
  /** The rule of what is in the making, where it is not the question's. */
  rule?(desk: Desk<S, E, D>): string | null
  /** 'Prep Fire'. */
  phase(s: S): string
  /** The one number that decides, for a glance at the head. */
  figure(desk: Desk<S, E, D>): { readonly share: number; readonly words: string } | null
  /** 'Your reaction: the Germans are moving.' */
  reaction(s: S): string
  /** What a reaction's second button says: 'Hold fire'. */
  readonly hold: string
  /** What the main button says while nothing is ready: 'Fire'. */
  deed(draft: D): string
  /** The draft's details. */
  readonly View: ComponentType<{ readonly desk: Desk<S, E, D> }>
  /** Whether nothing is chosen yet: then the dock shows what the game is about. `below` what is offered, or above it. */
  idle(draft: D): 'above' | 'below' | null
  /** What its objectives are called; 'Objectives' unless told. */
  readonly objectives?: string
  /** Own places whose units can't act now, with the reason. */
  resting?(desk: Desk<S, E, D>): readonly Resting[]
  reportTitle(s: S, report: Report<E>): string
  readonly ReportView: ComponentType<{ readonly s: S; readonly reports: readonly Report<E>[] }>
  /** A roll in two short lines: the sum, and what it means. */
  diceWords(report: Report<E>): { readonly title: string; readonly detail: string }
  sound(report: Report<E>): Sound
}

/** A side that must decide, with its colours by their name in the design tokens. */
export interface Asked {
  readonly side: string
  readonly palette: string
}

export interface Resting {
  readonly place: Place
  readonly name: string
  readonly face: ReactNode
  readonly who: string
  readonly why: string
}

/** The scenario's card, one key away during play. */
export interface CardParts<S> {
  /** 'A farm in the Cotentin, Normandy, 19 June 1944'. */
  where(s: S): string
  story(s: S): string
  /** What this side is told before the game; '' for nothing. */
  orders(s: S, seat: Seat): string
  /** What wins, as sentences. */
  wins(s: S): readonly string[]
  /** Special rules of the scenario. */
  special(s: S): readonly string[]
  /** Optional rules that are on and rulings that were chosen, each with a sentence. */
  inForce(s: S): readonly { readonly name: string; readonly says: string }[]
  /** Who comes later: on which turn, who, and how that stands. */
  reinforcements(s: S): readonly { readonly when: string; readonly who: string; readonly stands: string }[]
  /** What a side has, or has lost, as the viewer may know it. */
  forces(s: S, seat: Seat): readonly ForceItem[]
  losses(s: S, seat: Seat): readonly ForceItem[]
  /** 'ELR 3, 13 of 15 units left'. */
  strength(s: S, seat: Seat): string
}

/** Counters or men of one kind. */
export interface ForceItem {
  readonly id: string
  readonly face: ReactNode
  readonly words: string
  readonly count: number
}

/** The bars above and below, and the sheets between. */
export interface BarParts<S, E extends GameEvent, D extends Draft> {
  scenarioName(s: S): string
  /** 'Germans, turn 2 of 5': whose turn it is, whoever is asked in it. */
  where(s: S): string
  /** A side's colours, by their name in the design tokens. */
  palette(s: S, seat: Seat): string
  /** The same for a hand-over, with the phase. */
  handOver(s: S, seat: Seat): string
  /** What the other side's player is called, where that is no level of a computer player. */
  computer?(s: S): string
  /** Whether the one who takes over should read of it. */
  isNews(event: E): boolean
  /** The turns as a row of numbers, where the game counts them so. */
  readonly Turns?: ComponentType<{ readonly s: S }>
  /** The phases of a turn, the current one marked. */
  readonly Ribbon: ComponentType<{ readonly s: S; readonly asked?: Asked | null }>
  /** The steps of the sequence that are in force and where play stands; null where the ribbon says enough. */
  steps?(s: S): StepsShown | null
  /** The counters or cards that the draft is about; null for none. */
  readonly Chosen: ComponentType<{ readonly desk: Desk<S, E, D> }>
  /** What can be done in the place of going from stack to stack, where a question is about one place alone; Space then ends it. Undefined elsewhere. */
  acts?(desk: Desk<S, E, D>): readonly BarAct[] | undefined
  /** What can be done besides, with what is chosen. */
  more?(desk: Desk<S, E, D>): readonly BarAct[]
  /** What ends such a question: 'End Prep Fire'. */
  end(kind: string): string
  /** 'One stack can still act.' */
  left(count: number): string
  /** A figure or two besides who has won and why: 'Casualty points: …'; '' for none. */
  outcomeNote(s: S): string
}

/** A step of the sequence of play, as it stands to where play is. */
export interface ShownStep {
  readonly number: string
  readonly name: string
  readonly where: 'done' | 'here' | 'later'
  /** The titles of optional rules that have put something into it. */
  readonly modules: readonly string[]
}

/** Where play stands in its sequence. */
export interface StepsShown {
  readonly phase: string
  readonly steps: readonly ShownStep[]
  /** The first steps of the phase that comes next. */
  readonly next: { readonly phase: string; readonly steps: readonly ShownStep[] } | null
  readonly whole: readonly { readonly phase: string; readonly steps: readonly ShownStep[] }[]
  /** What is easily forgotten now. */
  readonly reminders: readonly { readonly text: string; readonly rule: string }[]
}

export interface BarAct {
  readonly icon: PlayIconName
  readonly label: string
  readonly key: string
  readonly act: () => void
}

/** How the log is grouped, filtered and told in few words. */
export interface LogParts<S, E extends GameEvent> {
  /** What each type of event is filed under; null for nothing. The compiler asks for every type; a module's are under nothing. */
  readonly under: { readonly [T in E['type']]: Topic | null }
  /** Its icon and colour, where its line does not say another. */
  readonly kinds: { readonly [T in E['type']]: LogKind }
  /** The heading of whatever happens before the first one: the state is the one in which the game began. */
  opening(beginning: S): string
  /** What each event is to the log, asked in their order, from the state in which the game began. A heading shows once something follows it. */
  headings(s: S): (event: E) => 'line' | 'hidden' | { readonly heading: string; readonly side?: Seat }
  /** It says nothing that the line before it does not say, or nothing that anybody wants to read. */
  repeats(s: S, event: E, before: E | undefined): boolean
  /** What stands under the line before it, or has lines under it, besides what a report is made of. */
  readonly causes: readonly E['type'][]
  readonly joins: readonly E['type'][]
  /** An event in the log's few words; null leaves it at its own. */
  line(s: S, told: Told<E>): LogLine | null
  /** The same for events that are steps of one move; null for what is no step. */
  stepOf(event: E): string | null
  /** Steps of one move in a line. */
  way(s: S, steps: readonly Told<E>[]): LogLine | null
  /** The nation of a side, for its sign. */
  nation(s: S, side: Seat): string
}

/* ------------------------------------------------------------------ learning */

export interface GameLearn<S, E extends GameEvent> {
  /** In the order in which they build on one another. Their ids are unique over all games. */
  readonly lessons: readonly Lesson<S, E>[]
  readonly glossary: Glossary
  /** The player's seat in every lesson; the others follow the script. */
  readonly seat: Seat
  /** The phase a state is in, by the name that lessons use. */
  phase(s: S): string
  /** The phase in which a situation begins. */
  phaseOf(situation: object): string
  /** The places to have in sight: those named, else those with units. */
  look(s: S, named: readonly string[] | undefined): readonly Place[]
  /** Who takes part, on a lesson's card. */
  readonly Cast: ComponentType<{ readonly situation: object }>
  /** A turn at a glance. */
  readonly turn: {
    readonly title: string
    readonly text: string
    readonly phases: readonly { readonly name: string; readonly rule: string; readonly text: string }[]
  }
  /** The scenario to play after the lessons: its id, what it is like, and what a button to it says. */
  readonly small: { readonly scenario: string; readonly text: string; readonly invitation: string }
  /** Whether lines of sight can be tried on the Boards place. */
  readonly sightBoard: boolean
  /** What there is to read besides, below the turn; absent for nothing. */
  readonly More?: ComponentType
}

/* ------------------------------------------------------------------ thinking */

/** What runs in the worker: the rules, what computer players need to know of them, and whatever is too slow for the page. No interface here. */
export interface GameThinking<S, E extends GameEvent> {
  readonly system: System<S, E>
  readonly counsel: Counsel<S>
  /** Players that no other game has, by the ids of their levels. */
  readonly players?: { readonly [level: string]: () => Player<S> }
  readonly pace: Pace<E>
  /** By what standing orders go. */
  readonly orders: OrdersAdapter<S>
  /** What dice or cards decided, for the account of a game's luck. */
  readonly rollOf: RollOf<S, E>
  /** Something about the game as the seat knows it that asks, bit by bit: the most urgent first. */
  trickle?(known: S, query: unknown): Generator<unknown>
}
