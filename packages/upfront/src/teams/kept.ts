import { integer, keep, keptBy, listOf, type ModuleState, optional, record } from '@firegroup/kernel'
import type { Card, UpfrontState } from '../state.ts'

/** 41.55: a group between two games. */
export interface OnDivider {
  readonly group: number
  readonly divider: number
  /** The game from which it came, and the cards of that game's deck that lie on it. */
  readonly home: number
  cards: Card[]
}

/** What a game keeps of its neighbours. */
export interface TeamKept {
  onDivider: OnDivider[]
  /** 41.41: the groups attacked in this player turn by their own game, and which turn it is. */
  attacked: number[]
  turn: number
  /** 41.582: groups that have failed to ford their way to the divider: they need not retreat again. */
  forded: number[]
  /** 41.6: cards to be given back to the deck of another game. */
  returns: { readonly game: number; readonly card: Card }[]
}

const form = record({
  onDivider: optional(listOf(record({ group: integer(0), divider: integer(0), home: integer(0), cards: optional(listOf(integer(1))) }))),
})

const copyOn = (each: OnDivider): OnDivider => ({ ...each, cards: [...each.cards] })

export const teamState: ModuleState<UpfrontState, TeamKept> = {
  begin: () => undefined,
  clone: ({ onDivider: on, attacked, turn, forded, returns }) => ({
    onDivider: on.map(copyOn),
    attacked: [...attacked],
    turn,
    forded: [...forded],
    returns: [...returns],
  }),
  view: (kept) => kept,
  read(description) {
    const wrong = form.check(description, 'situation.kept.team')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: fresh() }
  },
}

const fresh = (): TeamKept => ({ onDivider: [], attacked: [], turn: 0, forded: [], returns: [] })
const ID = { id: 'team', state: teamState } as const

export function keptOf(s: UpfrontState): TeamKept | undefined {
  return keptBy(s, ID)
}

export function openKept(s: UpfrontState): TeamKept {
  const kept = keptBy(s, ID) ?? fresh()
  keep(s, ID, kept)
  return kept
}

/** 41.55: where a group of this game is, if it is not in the game yet. */
export function onDivider(s: UpfrontState, group: number): OnDivider | undefined {
  return keptOf(s)?.onDivider.find((each) => each.group === group)
}
