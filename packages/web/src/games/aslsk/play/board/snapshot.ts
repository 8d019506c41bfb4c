/** What the board shows of a desk. */
import type { CounterView } from '../../../../board/pieces/view.ts'
import type { Place } from '../../../../play/controller/draft.ts'
import type { Snapshot } from '../../../hex.ts'
import { chosenUnits } from '../drafts/chosen.ts'
import { FireDraft } from '../drafts/fire-draft.ts'
import type { AslskDesk } from '../kinds.ts'
import { moverWay } from '../mover.ts'
import { stacksOf } from './stacks.ts'

type Note = NonNullable<CounterView['note']>

const NOTES: Readonly<Record<string, Note>> = {
  passes: { text: 'steady', tone: 'good' },
  pinned: { text: 'pinned', tone: 'pinned' },
  breaks: { text: 'broken', tone: 'broken' },
  reduced: { text: 'reduced', tone: 'reduced' },
}

export function snapshot(desk: AslskDesk): Snapshot {
  const { draft, reports } = desk
  const marks = reports.length > 0 ? [] : (draft?.marks ?? [])
  const seat = desk.open?.seat ?? null
  const notes = new Map<number, Note>()
  for (const { rest } of reports)
    for (const { event } of rest) if (event.type === 'check' && NOTES[event.result]) notes.set(event.unit, NOTES[event.result]!)
  const stacks = stacksOf(desk.s, { draft, marks, seat, bright: brightHexes(desk), chosen: chosenUnits(desk), notes })
  const told = stacks.find(({ counters }) => counters.some(({ note }) => note !== undefined))
  return { marks, stacks, fanned: told?.hex }
}

/** In the enemy's move only who takes part stays bright. */
export function brightHexes(desk: AslskDesk): ReadonlySet<Place> | null {
  const { draft, reports } = desk
  if (!(draft instanceof FireDraft) || !draft.isReaction || reports.length > 0) return null
  const way = moverWay(desk)
  return new Set([
    ...(draft.at === null ? [] : [draft.at]),
    ...draft.actors,
    ...(way ? [way.from, ...way.steps.map(({ hex }) => hex)] : []),
  ])
}
