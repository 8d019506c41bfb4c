import { integer, LEGAL, listOf, oneOf, optional, type Problem, type Rules, refuse, type Shape } from '@firegroup/kernel'
import type { Part } from '../ordnance/piece.ts'
import type { Card, Group, Side, UpfrontState } from '../state.ts'
import type { TurnAct } from '../turn/action.ts'
import type { TeamState } from './state.ts'
import type { Tables } from './tables.ts'

/** 41.4: fire into the next game. */
export interface FireAcross {
  readonly type: 'fireAcross'
  readonly group: number
  readonly game: number
  readonly target: number
  readonly cards: readonly Card[]
}

/** 41.4: a gun, a tube or a vehicle fires its ordnance into the next game; 41.424: a mortar also over what lies between. */
export interface MortarAcross {
  readonly type: 'mortarAcross'
  readonly group: number
  readonly game: number
  readonly target: number
  readonly man: number
  readonly card: Card
  /** 25.3, 28.3: as in its own game. */
  readonly part?: Part
  readonly at?: 'armour' | 'crew'
}

/** 41.4: a group at the edge flanks the enemy's at the edge of the next game. */
export interface FlankActAcross {
  readonly type: 'flankAcross'
  readonly group: number
  readonly game: number
  readonly target: number
  readonly card: Card
}

/** 41.54: men go onto the divider. */
export interface CrossAction {
  readonly type: 'cross'
  readonly group: number
  readonly game: number
  readonly men: readonly number[]
  readonly card: Card
}

/** 41.581: another Movement card on the divider. */
export interface GatherAction {
  readonly type: 'gather'
  readonly group: number
  readonly card: Card
}

/** 41.57: they leave the divider, for this game or back to where they came from. */
export interface LeaveDividerAction {
  readonly type: 'leaveDivider'
  readonly group: number
  readonly card: Card
  readonly game: number
}

/** 41.7: a Squad Leader calls his neighbour. */
export interface ContactAction {
  readonly type: 'contact'
  readonly group: number
  readonly game: number
  readonly card: Card
}

export type TeamAction = FireAcross | MortarAcross | FlankActAcross | CrossAction | GatherAction | LeaveDividerAction | ContactAction

/** What a player may do with the games beside his: like a row of a turn, with all of them before it. */
export interface TeamAct<A extends TeamAction = TeamAction> {
  readonly type: A['type']
  candidates(s: TeamState, game: number, side: Side, group: Group, out: TeamAction[]): void
  problems(s: TeamState, game: number, side: Side, act: A): readonly Problem[]
  perform(tables: Tables, game: number, side: Side, act: A): Rules<void> | undefined
  /** What it may come to, by the rule itself. */
  preview?(s: TeamState, game: number, side: Side, act: A): unknown
}

const there = { group: integer(0), game: integer(0, 9) }
const at = { ...there, target: integer(0) }
const where = (game: number) => `game ${game + 1}`
const letter = (s: UpfrontState, group: number) => s.groups[group]?.letter ?? '?'

/** The rows with which a game knows these acts: their form and their words. They are judged and done where all games are seen (play.ts). */
function row<A extends TeamAction>(type: A['type'], rule: string, fields: Shape, describe: (s: UpfrontState, act: A) => string): TurnAct {
  const made: TurnAct = {
    type,
    rule,
    chapter: 0,
    free: true,
    fields,
    candidates: () => [],
    problems: () => refuse(rule, 'There is no game beside this one.'),
    perform: () => undefined,
    describe: (s, act) => describe(s, act as unknown as A),
  }
  return made
}

export const TEAM_ROWS: readonly TurnAct[] = [
  row<FireAcross>(
    'fireAcross',
    '41.4',
    { ...at, cards: listOf(integer(1), { min: 1, max: 8 }) },
    (s, { group, game }) => `Group ${letter(s, group)} fires into ${where(game)}.`,
  ),
  row<MortarAcross>(
    'mortarAcross',
    '41.4',
    { ...at, man: integer(0), card: integer(1), part: optional(oneOf('hull', 'panzerfaust')), at: optional(oneOf('armour', 'crew')) },
    (s, { man, game, at: aim }) =>
      `${s.setting.roster[man]?.name ?? 'A man'} fires ordnance into ${where(game)}${aim ? `, at the ${aim}` : ''}.`,
  ),
  row<FlankActAcross>(
    'flankAcross',
    '41.4',
    { ...at, card: integer(1) },
    (s, { group, game }) => `Group ${letter(s, group)} flanks the enemy at the edge of ${where(game)}.`,
  ),
  row<CrossAction>(
    'cross',
    '41.5',
    { ...there, men: listOf(integer(0), { min: 1, max: 10 }), card: integer(1) },
    (s, { group, game, men }) =>
      `${men.length === 1 ? 'A man' : `${men.length} men`} of group ${letter(s, group)} set out for ${where(game)}.`,
  ),
  row<GatherAction>(
    'gather',
    '41.581',
    { group: integer(0), card: integer(1) },
    (s, { group }) => `Group ${letter(s, group)} works its way off the divider.`,
  ),
  row<LeaveDividerAction>(
    'leaveDivider',
    '41.57',
    { ...there, card: integer(1) },
    (s, { group, game }) => `Group ${letter(s, group)} enters ${where(game)}.`,
  ),
  row<ContactAction>('contact', '41.7', { ...there, card: integer(1) }, (_s, { game }) => `Call the Squad Leader of ${where(game)}.`),
]

export const isTeamAct = ({ type }: { readonly type: string }): boolean => TEAM_ROWS.some((each) => each.type === type)

/** 41.1: a game beside this one in which something still happens. */
export function neighbourProblem(s: TeamState, game: number, other: number): readonly Problem[] {
  if (Math.abs(game - other) !== 1 || other < 0 || other >= s.games.length) return refuse('41.1', 'That game does not stand beside yours.')
  return s.over[other] ? refuse('41.93', 'Nothing happens in that game any more.') : LEGAL
}

/** 4.2: a group of one's own that has not acted. */
export function ownGroup(state: UpfrontState, side: Side, id: number): readonly Problem[] {
  const group = state.groups[id]
  if (!group || group.gone || group.side !== side) return refuse('4.2', 'You have no such group.')
  return group.acted ? refuse('4.2', `Group ${group.letter} has acted in this turn.`) : LEGAL
}
