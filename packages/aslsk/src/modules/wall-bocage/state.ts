import { integer, keep, keptBy, listOf, type ModuleState, oneOf, record } from '@firegroup/kernel'
import type { AslskState, Hex, Side } from '../../state.ts'

/** A side's units in a hex, in answer to one expenditure of MF. */
interface Moment {
  readonly side: Side
  readonly at: Hex
  /** The number of the expenditure. */
  readonly during: number
}

/** What is remembered of Wall Advantage besides the counters. */
export interface Walls {
  /** B9.322: who may claim it now, though it is not his MPh or APh: he was hidden, or the enemy across the wall has lost it. */
  readonly open: readonly Moment[]
  /** Who was asked and did not want it. */
  readonly declined: readonly Moment[]
  /** Hexes where it has been claimed or given up in this phase: nobody changes his mind twice. */
  readonly changed: readonly Hex[]
}

const NOTHING: Walls = { open: [], declined: [], changed: [] }

const moment = record({ side: oneOf('allied', 'axis'), at: integer(0), during: integer(0) })
const schema = record({ open: listOf(moment), declined: listOf(moment), changed: listOf(integer(0)) })

/** Absent while there is nothing to remember. */
export const state: ModuleState<AslskState, Walls> = {
  begin: () => undefined,
  clone: ({ open, declined, changed }) => ({
    open: open.map((each) => ({ ...each })),
    declined: declined.map((each) => ({ ...each })),
    changed: [...changed],
  }),
  view: (kept) => kept,
  read(description) {
    const wrong = schema.check(description, 'wall-bocage')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as unknown as Walls }
  },
}

const OWNER = { id: 'wall-bocage', state } as const

export function wallsOf(s: AslskState): Walls {
  return keptBy(s, OWNER) ?? NOTHING
}

function remember(s: AslskState, more: Partial<Walls>): void {
  keep(s, OWNER, { ...wallsOf(s), ...more })
}

/** What was free for the taking is so no more, and everybody may think again. */
export function forgetWalls(s: AslskState): void {
  if (keptBy(s, OWNER)) keep(s, OWNER, undefined)
}

function includes(s: AslskState, list: readonly Moment[], side: Side, at: Hex): boolean {
  return list.some((each) => each.side === side && each.at === at && each.during === s.expenditures)
}

export function isOpenTo(s: AslskState, side: Side, at: Hex): boolean {
  return includes(s, wallsOf(s).open, side, at)
}

export function openTo(s: AslskState, side: Side, at: Hex): void {
  if (!isOpenTo(s, side, at)) remember(s, { open: [...wallsOf(s).open, { side, at, during: s.expenditures }] })
}

export function hasDeclined(s: AslskState, side: Side, at: Hex): boolean {
  return includes(s, wallsOf(s).declined, side, at)
}

export function decline(s: AslskState, side: Side, at: Hex): void {
  remember(s, { declined: [...wallsOf(s).declined, { side, at, during: s.expenditures }] })
}

export function hasChanged(s: AslskState, at: Hex): boolean {
  return wallsOf(s).changed.includes(at)
}

export function change(s: AslskState, at: Hex): void {
  if (!hasChanged(s, at)) remember(s, { changed: [...wallsOf(s).changed, at] })
}
