import { ScriptedTable } from '@firegroup/testkit'
import { placeOf } from '../src/teams/seats.ts'
import type { TeamSituation } from '../src/teams/situation.ts'
import type { TeamState } from '../src/teams/state.ts'
import { teamsOf } from '../src/teams/system.ts'
import type { TeamEvent } from '../src/teams/tables.ts'
import { nothingToPlay, type TableOptions, table, type UpfrontTable } from './table.ts'

const PASSING = new Set(['pass', 'done', 'none', 'keep', 'decline', 'accept', 'hold'])

/** Games side by side, each from a text as `table` has it; what lies between them by its name. */
export function sideBySide(
  texts: readonly string[],
  dividers: readonly string[],
  options: readonly TableOptions[] = [],
  more: Partial<TeamSituation> = {},
): TeamTable {
  return new TeamTable(
    texts.map((text, i) => table(text, { rulesThrough: 40, ...options[i] } as TableOptions)),
    dividers,
    more,
  )
}

export class TeamTable extends ScriptedTable<TeamState, TeamEvent> {
  /** Each game by itself, for the ids of its groups, men and cards. */
  readonly at: readonly UpfrontTable[]

  constructor(games: readonly UpfrontTable[], dividers: readonly string[], more: Partial<TeamSituation>) {
    const situation = { games: games.map((game) => game.situation), dividers, ...more }
    super(teamsOf(games.length), { situation }, undefined, nothingToPlay)
    this.at = games
  }

  get s(): TeamState {
    return this.game.state
  }

  get asked(): { readonly seat: string; readonly kind: string } {
    const [open] = this.game.open
    if (!open) throw new Error('Nobody is asked anything.')
    return { seat: open.seat, kind: open.question.kind }
  }

  act(seat: string, decision: object): this {
    return this.decide(seat, 'act', decision)
  }

  /** The next cards drawn in a game, by what they are. */
  draws(game: number, ...specs: string[]): this {
    return this.rolls(...specs.map((spec) => this.at[game]!.pick(spec)))
  }

  /** Nothing is done until this seat is asked for its action. */
  passTo(seat: string, kind = 'act'): this {
    for (let i = 0; i < 120; i++) {
      const { asked } = this
      if (asked.seat === seat && asked.kind === kind && i > 0) return this
      this.pass()
    }
    throw new Error(`${seat} is never asked '${kind}'.`)
  }

  pass(): this {
    const { seat, kind } = this.asked
    const candidates = [...this.game.open[0]!.question.candidates()] as { readonly type: string }[]
    // 4.6: whoever passes obliges the others: they change places instead
    const nothing = candidates.find(({ type }) => type === 'reorder') ?? candidates.find(({ type }) => PASSING.has(type)) ?? candidates[0]
    return this.decide(seat, kind, nothing)
  }

  candidates(seat: string): readonly { readonly type: string; readonly [field: string]: unknown }[] {
    const open = this.game.open.find((each) => each.seat === seat)
    return [...(open?.question.candidates() ?? [])] as never
  }

  side(seat: string) {
    const { side, game } = placeOf(seat)!
    return this.s.games[game]!.sides[side]
  }
}

export const FIELD = 'axis A[1]: P1, P2\naxis D[1]: P3, P4\nallied A[1]: Q1, Q2\nallied D[1]: Q3, Q4'
export const hands = (axis: string, allied = ''): TableOptions => ({ hands: { axis, ...(allied ? { allied } : {}) } })
/** Two games; axis 1 of the left one holds these cards. */
export const pair = (
  axis: string,
  divider = 'OpenGround',
  texts: readonly [string, string] = [FIELD, FIELD],
  right: TableOptions = {},
  left: TableOptions = {},
) => sideBySide(texts, [divider], [{ ...hands(axis), ...left } as TableOptions, right])
