import { integer, keep, keptBy, listOf, type ModuleState, optional, record } from '@firegroup/kernel'
import type { Side, UpfrontState } from '../../state.ts'

/** What is kept while somebody has a right to try, or men who wait to enter. */
interface Ledger {
  /** 48.2: how often each side may try in its next turn, and in the one that it plays now. */
  gained: { axis: number; allied: number }
  now: number
  /** 48.33: the men who wait to enter, group by group in the order in which they were gained. */
  parties: { axis: number[][]; allied: number[][] }
  /** 48.21: the player turn of the last attempt. */
  tried: number
}

const count = optional(integer(0, 9))
const party = optional(listOf(listOf(integer(0, 99), { max: 10 }), { max: 9 }))
const form = record({
  now: count,
  gained: optional(record({ axis: count, allied: count })),
  parties: optional(record({ axis: party, allied: party })),
})

interface Described {
  readonly now?: number
  readonly gained?: { readonly axis?: number; readonly allied?: number }
  readonly parties?: { readonly axis?: number[][]; readonly allied?: number[][] }
}

const copied = (parties: readonly (readonly number[])[] = []) => parties.map((men) => [...men])

export const ledger: ModuleState<UpfrontState, Ledger> = {
  begin: () => undefined,
  clone: ({ gained, now, parties, tried }) => ({
    gained: { ...gained },
    now,
    parties: { axis: copied(parties.axis), allied: copied(parties.allied) },
    tried,
  }),
  view: (kept) => kept,
  read(description) {
    const wrong = form.check(description, 'situation.kept.random-reinforcement')
    if (wrong) return { ok: false, problems: [{ message: wrong }] }
    const { now = 0, gained, parties } = description as Described
    return {
      ok: true,
      value: {
        gained: { axis: gained?.axis ?? 0, allied: gained?.allied ?? 0 },
        now,
        parties: { axis: copied(parties?.axis), allied: copied(parties?.allied) },
        tried: 0,
      },
    }
  },
}

const ID = { id: 'random-reinforcement', state: ledger } as const

export function ledgerOf(s: UpfrontState): Ledger | undefined {
  return keptBy(s, ID)
}

/** The ledger, opened if there is none yet. */
export function openLedger(s: UpfrontState): Ledger {
  const kept = keptBy(s, ID)
  if (kept) return kept
  const fresh: Ledger = { gained: { axis: 0, allied: 0 }, now: 0, parties: { axis: [], allied: [] }, tried: 0 }
  keep(s, ID, fresh)
  return fresh
}

/** 48.1: the Decks in which a side may earn a right to try: all of them unless the scenario says which. */
export function mayTryIn(s: UpfrontState, side: Side, deck: number): boolean {
  const decks = s.setting.scenario.sides[side].random
  return decks === undefined || decks.includes(deck)
}
