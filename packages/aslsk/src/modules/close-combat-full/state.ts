import { copyPlain, integer, keep, keptBy, listOf, type ModuleState, oneOf, record } from '@firegroup/kernel'
import type { AslskState, Hex, Side } from '../../state.ts'

/** What is remembered of the Close Combat that is being fought. */
export interface Fight {
  /** The sides that have said who withdraws. */
  readonly declared: readonly Side[]
  /** A11.2: who withdraws, and where to. */
  readonly withdrawing: readonly { readonly unit: number; readonly to: Hex }[]
  /** A11.8: street fighters, and where they came from. */
  readonly street: readonly { readonly unit: number; readonly from: Hex }[]
  /** C13.7: who attacks with a magnetic mine. */
  readonly mines: readonly number[]
}

const NOTHING: Fight = { declared: [], withdrawing: [], street: [], mines: [] }

const schema = record({
  declared: listOf(oneOf('allied', 'axis')),
  withdrawing: listOf(record({ unit: integer(0), to: integer(0) })),
  street: listOf(record({ unit: integer(0), from: integer(0) })),
  mines: listOf(integer(0)),
})

/** Absent outside a Close Combat in which anybody has said anything. */
export const state: ModuleState<AslskState, Fight> = {
  begin: () => undefined,
  clone: copyPlain,
  view: (kept) => kept,
  read(description) {
    const wrong = schema.check(description, 'close-combat-full')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as unknown as Fight }
  },
}

const OWNER = { id: 'close-combat-full', state } as const

export function fightOf(s: AslskState): Fight {
  return keptBy(s, OWNER) ?? NOTHING
}

export function remember(s: AslskState, more: Partial<Fight>): void {
  const now = { ...fightOf(s), ...more }
  const isEmpty = Object.values(now).every((list) => list.length === 0)
  keep(s, OWNER, isEmpty ? undefined : now)
}

export function forgetFight(s: AslskState): void {
  keep(s, OWNER, undefined)
}

export function isWithdrawing(s: AslskState, unit: number): boolean {
  return fightOf(s).withdrawing.some((each) => each.unit === unit)
}
