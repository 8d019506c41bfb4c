/** Play Both Sides at the table: that of the Starter Kit, with the panel that says why the book fired or held. */
import type { AslskState } from '@firegroup/aslsk'
import { pace } from '@firegroup/content/paces/pbs'
import { type PbsEvent, pbs, pbsOf, REFEREE_ENDS, REFEREE_KINDS } from '@firegroup/pbs'
import type { ReactNode } from 'react'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { HexTable } from '../../../play/HexTable.tsx'
import { board as kitBoard } from '../../aslsk/play/board/index.tsx'
import { play as kit } from '../../aslsk/play/index.tsx'
import type { GamePlay, TableProps } from '../../game.ts'
import type { HexParts } from '../../hex.ts'
import { glossary } from '../learn/glossary.ts'
import { RefereeCounters } from './board/Counters.tsx'
import { ReasonLines, ReasonWords } from './board/Reasons.tsx'
import { useLooked } from './looked.ts'
import { RefereeView } from './referee/RefereeView.tsx'
import { RefereeDraft } from './referee/referee-draft.ts'
import { Why } from './Why.tsx'

const plain = kit as unknown as GamePlay<AslskState, PbsEvent, HexDraft>

const plainBoard = kitBoard as unknown as HexParts<AslskState, PbsEvent>

/** The board of the Starter Kit, with the referee's counters and with what the reasons are about. */
const board: HexParts<AslskState, PbsEvent> = {
  ...plainBoard,
  overlay: (desk) => (
    <>
      {plainBoard.overlay?.(desk)}
      <RefereeCounters s={desk.s} />
      <ReasonLines s={desk.s} />
    </>
  ),
  above: (desk) => (
    <>
      {plainBoard.above?.(desk)}
      <ReasonWords s={desk.s} />
    </>
  ),
}

/** While the reasons are looked at, nothing of what is being planned lies over them. */
const quietBoard: HexParts<AslskState, PbsEvent> = {
  ...board,
  snapshot: (desk) => ({ ...board.snapshot(desk), marks: [] }),
  path: () => null,
  drawLine: () => <></>,
}

function BookTable(props: TableProps<AslskState, PbsEvent, HexDraft>): ReactNode {
  const isLooked = useLooked() !== null
  return (
    <>
      <HexTable {...props} parts={isLooked ? quietBoard : board} />
      <Why desk={props.desk} lesson={props.lesson !== undefined} />
    </>
  )
}

export const play: GamePlay<AslskState, PbsEvent, HexDraft> = {
  ...plain,
  system: pbs,
  glossary,
  pace,
  desk: {
    ...plain.desk,
    draft: (desktop, carried) =>
      REFEREE_KINDS.includes(desktop.question.kind) ? new RefereeDraft(desktop) : plain.desk.draft(desktop, carried),
    hasControl: (kind, decision) => REFEREE_KINDS.includes(kind) || plain.desk.hasControl(kind, decision),
    words: { ...plain.desk.words, describe: (s, kind, decision) => pbs.words!.decision(s, kind, decision) },
    pick: (draft, at) => {
      if (!(draft instanceof RefereeDraft)) return plain.desk.pick(draft, at)
      const option = draft.options[at]
      if (option) draft.choose(option.decision)
      return null
    },
    // one person in both chairs hands the screen to nobody
    turn: (s, seat, asked) => (pbsOf(s)?.options.mode === 'bothSides' ? '' : plain.desk.turn(s, seat, asked)),
    role: (event) => (event.type === 'pbsDecided' ? 'between' : plain.desk.role(event)),
    dice: (event) => (event.type === 'pbsDecided' ? [] : plain.desk.dice(event)),
  },
  dock: {
    ...plain.dock,
    title: (desk) => (desk.draft instanceof RefereeDraft ? (desk.draft.chosen?.words ?? null) : plain.dock.title(desk)),
    subtitle: (desk) => (desk.draft instanceof RefereeDraft ? plain.dock.phase(desk.s) : plain.dock.subtitle(desk)),
    figure: (desk) => {
      if (!(desk.draft instanceof RefereeDraft)) return plain.dock.figure(desk)
      const preview = desk.draft.chosen?.preview
      return preview ? { share: preview.succeeds / preview.of, words: 'succeeds' } : null
    },
    idle: (draft) => (draft instanceof RefereeDraft ? 'below' : plain.dock.idle(draft)),
    View: ({ desk }) =>
      desk.draft instanceof RefereeDraft ? <RefereeView desk={desk} draft={desk.draft} /> : <plain.dock.View desk={desk} />,
  },
  bars: {
    ...plain.bars,
    computer: () => 'By the book',
    end: (kind) => REFEREE_ENDS[kind] ?? plain.bars.end(kind),
    isNews: (event) => event.type !== 'pbsDecided' && plain.bars.isNews(event),
  },
  card: {
    ...plain.card,
    inForce: (s) => [
      ...plain.card.inForce(s),
      { name: 'Play Both Sides', says: 'The defender’s First Fire in the enemy’s Movement Phase is decided by the book.' },
    ],
  },
  log: {
    ...plain.log,
    under: { ...plain.log.under, pbsDecided: 'Fire' },
    kinds: { ...plain.log.kinds, pbsDecided: 'dice' },
    line: (s, told) => (told.event.type === 'pbsDecided' ? null : plain.log.line(s, told)),
    stepOf: (event) => (event.type === 'pbsDecided' ? null : plain.log.stepOf(event)),
    repeats: (s, event, before) => event.type !== 'pbsDecided' && plain.log.repeats(s, event, before),
  },
  Table: BookTable,
}
