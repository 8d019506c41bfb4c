import { integer, type Keeper, keep, keptBy, listOf, type ModuleState, oneOf, optional, record } from '@firegroup/kernel'
import { groupInPlay } from '../../groups/groups.ts'
import { LETTERS, type Letter, SIDES, type Side, type UpfrontState } from '../../state.ts'

/** 38.5: a starshell hangs where the group was that it was fired at. */
export interface Starshell {
  readonly side: Side
  readonly letter: Letter
  readonly range: number
  /** How many more turns of the side below it lasts. */
  left: number
}

/** What is remembered of a night: nothing until somebody looks for an enemy or fires. */
export interface Ledger {
  /** 38.2: who has seen whom, and in which player turn. */
  seen: { readonly group: number; readonly target: number; readonly turn: number }[]
  /** 38.3: who fired at whom, and in which player turn. */
  fired: { readonly group: number; readonly target: number; readonly turn: number }[]
  shells: Starshell[]
}

const pair = record({ group: integer(0, 40), target: integer(0, 40), turn: optional(integer(0)) })
const form = record({
  seen: optional(listOf(pair, { max: 20 })),
  fired: optional(listOf(pair, { max: 20 })),
  shells: optional(
    listOf(record({ side: oneOf(...SIDES), letter: oneOf(...LETTERS), range: integer(-9, 9), left: optional(integer(1, 2)) }), { max: 12 }),
  ),
})
type Pair = { readonly group: number; readonly target: number; readonly turn?: number }
type Told = { readonly seen?: readonly Pair[]; readonly fired?: readonly Pair[]; readonly shells?: readonly Starshell[] }

/** Who was seen and what is lit is public; so is who fired. */
export const ledger: ModuleState<UpfrontState, Ledger> = {
  begin: () => undefined,
  clone: ({ seen, fired, shells }) => ({
    seen: seen.map((each) => ({ ...each })),
    fired: fired.map((each) => ({ ...each })),
    shells: shells.map((each) => ({ ...each })),
  }),
  view: (kept) => ({ ...kept }),
  read(description, s) {
    const wrong = form.check(description, 'situation.kept.night')
    if (wrong) return { ok: false, problems: [{ message: wrong }] }
    const { seen = [], fired = [], shells = [] } = description as Told
    const nobody = [...seen, ...fired].flatMap(({ group, target }) => [group, target]).find((id) => !groupInPlay(s, id))
    if (nobody !== undefined) return { ok: false, problems: [{ message: `situation.kept.night: there is no group ${nobody}.` }] }
    return {
      ok: true,
      value: {
        seen: seen.map((each) => ({ turn: s.turn, ...each })),
        fired: fired.map((each) => ({ turn: s.turn - 1, ...each })),
        shells: shells.map((each) => ({ ...each, left: each.left ?? NEW_SHELL })),
      },
    }
  },
}

/** 38.5: it lasts for two turns of those below. */
export const NEW_SHELL = 2
const keeper: Keeper<never, Ledger> = { id: 'night' }
const NOTHING: Ledger = { seen: [], fired: [], shells: [] }

export function nightOf(s: UpfrontState): Ledger {
  return keptBy(s, keeper) ?? NOTHING
}

/** What happened two player turns ago matters no more: where nothing is left nothing is kept. */
export function note(s: UpfrontState, change: Partial<Ledger>): void {
  const { seen, fired, shells } = { ...nightOf(s), ...change }
  const now = { seen: seen.filter(({ turn }) => turn === s.turn), fired: fired.filter(({ turn }) => turn >= s.turn - 1), shells }
  keep(s, keeper, now.seen.length + now.fired.length + now.shells.length > 0 ? now : undefined)
}
