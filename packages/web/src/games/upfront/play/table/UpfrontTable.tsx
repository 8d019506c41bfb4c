/** The card table: their groups and yours face to face, the ranges between them, your hand below. */
import {
  type Card,
  type GroupLook,
  type ManLook,
  type Side,
  type Tableau,
  tableau,
  type UpfrontEvent,
  type UpfrontState,
} from '@firegroup/upfront'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { answers } from '../../../../keys/context.ts'
import { TableFrame } from '../../../../play/TableFrame.tsx'
import { useDesk } from '../../../../play/table/useDesk.ts'
import { useFrame } from '../../../../play/table/useFrame.ts'
import type { TableProps } from '../../../game.ts'
import { KEYS } from '../../keys.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import { AnswerDraft } from '../drafts/answer-draft.ts'
import { FormDraft } from '../drafts/form-draft.ts'
import type { UpfrontDesk, UpfrontDraft } from '../kinds.ts'
import { drawsOf } from '../ReportView.tsx'
import { Battlefield, type TrayMark } from './Battlefield.tsx'
import { Draws } from './Draws.tsx'
import { Duels } from './Duels.tsx'
import { formingRow } from './forming.ts'
import { Hand } from './Hand.tsx'
import { ManPanel } from './ManPanel.tsx'
import { step } from './steer.ts'
import '../../style/upfront.css'

/** Two quick clicks are no confirmation. */
const SECOND_THOUGHT = 400

interface UpfrontTableProps extends TableProps<UpfrontState, UpfrontEvent, UpfrontDraft> {
  /** 41: what stands above the groups where there is another game beside this one. */
  readonly beside?: ReactNode
}

export function UpfrontTable({ desk, lesson, beside }: UpfrontTableProps): ReactNode {
  useDesk(desk)
  const frame = useFrame()
  const [looked, lookAt] = useState<number | null>(null)
  const [carried, carry] = useState<Card | null>(null)
  const chosen = useRef({ group: -1, at: 0 })
  const table = useRef<HTMLElement>(null)
  const seat = desk.seat as Side
  const { draft, s } = desk
  const look = formingRow(tableau(s, seat), seat, draft)
  const enemy: Side = seat === 'axis' ? 'allied' : 'axis'
  const turning = desk.rolling.length > 0
  const draws = drawsOf(turning ? desk.rolling : desk.reports)
  const marks = marksOf(desk, look, carried)

  const choose = (group: number): void => {
    const again = chosen.current.group === group && performance.now() - chosen.current.at > SECOND_THOUGHT
    chosen.current = { group, at: performance.now() }
    lookAt(null)
    if (again && draft instanceof ActDraft && draft.target === group && draft.declared) desk.confirm()
    else desk.choosePlace(group)
  }

  const next = (by: 1 | -1): void => {
    const group = desk.next(draft?.group ?? -1, by)
    if (group === null) return
    if (group !== draft?.group) desk.choosePlace(group)
    focusGroup(table.current, group)
  }

  const byLetter = (letter: string, side: Side): void => {
    const group = look.sides[side].groups.find((each) => each.letter.toLowerCase() === letter)
    if (group) choose(group.id)
  }

  // what is new on the table is brought into sight: on a small screen only some of the groups are
  const place = desk.reports[0]?.words.place ?? (draft && draft.target >= 0 ? draft.target : draft?.group)
  useEffect(() => {
    if (place !== undefined && place >= 0) groupElement(table.current, place)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [place])

  const why = (): void => {
    const pale = (now: UpfrontDraft) => look.sides[seat].hand?.map(({ card }) => now.whyNot(card)).find((each) => each)
    desk.attempt((now) => now.problems[0] ?? pale(now) ?? { message: 'Every card of your hand can be used now.' })
  }

  const keys = answers(KEYS, () => ({
    steer: (event) => step(table.current, event),
    mine: (_, letter) => byLetter(letter, seat),
    theirs: (_, chord) => byLetter(chord.slice(-1), enemy),
  }))
  const man = looked === null ? undefined : manOf(look, looked)

  return (
    <TableFrame
      desk={desk}
      frame={frame}
      lesson={lesson}
      tool={man && <ManPanel man={man} nation={look.sides[s.men[man.id]!.side].nation} onClose={() => lookAt(null)} />}
      next={next}
      why={why}
      onGo={(group) => focusGroup(table.current, group)}
      putAway={() => {
        if (looked === null) return false
        lookAt(null)
        return true
      }}
      keys={keys}
    >
      <section ref={table} className="uf-table" aria-label="The table" style={lesson ? { paddingTop: lesson.top + 12 } : undefined}>
        {beside}
        <Battlefield
          look={look}
          seat={seat}
          marks={marks}
          onGroup={choose}
          onMan={(id, group) => {
            // his group comes first; a man of a group that is chosen is looked at
            if (draft instanceof FormDraft) desk.attempt(() => draft.chooseMan(id))
            else if (draft instanceof ActDraft && draft.made && draft.who.includes(id)) draft.toggleMan(id)
            else if (draft && marks[group]?.is === '' && draft.isOpen(group)) choose(group)
            else lookAt(looked === id ? null : id)
          }}
          man={draft instanceof FormDraft ? draft.held : (looked ?? -1)}
        />
        {draws.length === 0 && <Duels draft={draft} />}
        {draws.length > 0 ? (
          <Draws s={s} look={look} draws={draws} seat={seat} turning={turning} />
        ) : (
          <Hand desk={desk} look={look} onCarry={carry} />
        )}
      </section>
    </TableFrame>
  )
}

/** What the draft makes of each group. */
function marksOf({ draft, reports }: UpfrontDesk, look: Tableau, carried: Card | null): { readonly [group: number]: TrayMark } {
  const marks: { [group: number]: TrayMark } = {}
  const groups = [...look.sides.axis.groups, ...look.sides.allied.groups]
  const between = draft instanceof AnswerDraft ? draft.between : null
  const target = between?.target ?? draft?.target
  const from = between?.from ?? draft?.group
  for (const { id } of groups) {
    const is =
      reports.length > 0
        ? reports.some(({ words }) => words.place === id)
          ? 'target'
          : ''
        : id === target
          ? 'target'
          : id === from
            ? 'selected'
            : ''
    marks[id] = {
      is,
      open: draft === null || reports.length > 0 || draft.isOpen(id),
      odds: oddsAt(draft, id),
      takes: draft && carried !== null ? draft.whyNotOn(carried, id) === null : null,
    }
  }
  return marks
}

/** For each man of a group that is aimed at, how likely he is pinned or worse. */
function oddsAt(draft: UpfrontDraft | null, group: number): { readonly [man: number]: number } {
  if (!(draft instanceof ActDraft) || draft.target !== group) return {}
  const { shot } = draft
  const odds = shot?.odds ?? draft.preview
  if (!odds) return {}
  const { men, cards } = odds
  return Object.fromEntries(
    men.map(({ man, kia, panic, rout, pinned }) => [man, ((shot?.hit ?? 1) * (kia + panic + rout + pinned)) / cards]),
  )
}

function manOf(look: Tableau, id: number): ManLook | undefined {
  const groups: readonly GroupLook[] = [...look.sides.axis.groups, ...look.sides.allied.groups]
  return groups.flatMap(({ men }) => men).find((man) => man.id === id)
}

const groupElement = (table: HTMLElement | null, group: number): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-group="${group}"]`) ?? null

function focusGroup(table: HTMLElement | null, group: number): void {
  groupElement(table, group)?.querySelector('button')?.focus()
}
