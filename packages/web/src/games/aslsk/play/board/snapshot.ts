/** What the board shows of a desk, worked out once for each of its changes. */
import type { Place } from '@firegroup/aslsk'
import type { CounterView, StackView } from '../../../../board/pieces/view.ts'
import type { Desk } from '../../../../play/controller/desk.ts'
import type { HexMark } from '../../../../play/controller/draft.ts'
import { chosenUnits } from '../../../../play/parts/ActionBar.tsx'
import { FireDraft } from '../drafts/fire-draft.ts'
import { stacksOf } from './stacks.ts'

export interface Snapshot {
  readonly version: number
  readonly marks: readonly HexMark[]
  readonly stacks: readonly StackView[]
  /** The stack that is kept open to show what became of it. */
  readonly fanned: Place | undefined
}

type Note = NonNullable<CounterView['note']>

const NOTES: Readonly<Record<string, Note>> = {
  passes: { text: 'steady', tone: 'good' },
  pinned: { text: 'pinned', tone: 'pinned' },
  breaks: { text: 'broken', tone: 'broken' },
  reduced: { text: 'reduced', tone: 'reduced' },
}

const kept = new WeakMap<Desk, Snapshot>()

export function snapshotOf(desk: Desk): Snapshot {
  const known = kept.get(desk)
  if (known?.version === desk.version) return known
  const { draft, reports, version } = desk
  const marks = reports.length > 0 ? [] : (draft?.marks ?? [])
  const seat = desk.open?.seat ?? null
  const notes = new Map<number, Note>()
  for (const { rest } of reports)
    for (const { event } of rest) if (event.type === 'check' && NOTES[event.result]) notes.set(event.unit, NOTES[event.result]!)
  const stacks = stacksOf(desk.s, { draft, marks, seat, bright: brightHexes(desk), chosen: chosenUnits(desk), notes })
  const told = stacks.find(({ counters }) => counters.some(({ note }) => note !== undefined))
  const snapshot = { version, marks, stacks, fanned: told?.hex }
  kept.set(desk, snapshot)
  return snapshot
}

/** In the enemy's move only who takes part stays bright. */
function brightHexes({ draft, reports }: Desk): ReadonlySet<Place> | null {
  if (!(draft instanceof FireDraft) || !draft.isReaction || reports.length > 0) return null
  return new Set([...(draft.at === null ? [] : [draft.at]), ...draft.actors])
}
