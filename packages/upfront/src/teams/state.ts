import type { Terrain } from '../data/cards.ts'
import type { Setting } from '../setting.ts'
import { type Card, cloneState, type Side, type UpfrontState } from '../state.ts'
import type { TeamScenario } from './scenario.ts'

/** 41.3: what lies between a game and the next to the right. */
export interface Divider {
  /** Of the deck of the game to its left. */
  readonly card: Card
  readonly terrain: Terrain
  /** 41.59: which sides have sent a group over it. */
  crossed: Side[]
}

/** 41.7: two Squad Leaders who talk to each other. */
export interface Contact {
  readonly side: Side
  readonly games: readonly [number, number]
}

/** 41.4: a group of one game that flanks a group of another; it holds while both are as they were. */
export interface FlankAcross {
  readonly game: number
  readonly by: number
  readonly over: number
  readonly of: number
  readonly as: string
}

export interface TeamSetting {
  readonly scenario: TeamScenario
  readonly games: readonly Setting[]
  /** How many men each game has of its own; those of the others follow them in its roster, game by game. */
  readonly own: readonly number[]
}

/** Several games side by side. What happens in one of them is in its own state; here is what they have in common. */
export interface TeamState {
  readonly setting: TeamSetting
  games: UpfrontState[]
  stage: 'prepare' | 'play'
  /** 41.2: whose players take their turns now, and which of them have done so. */
  side: Side
  ended: boolean[]
  /** Whose go it is; whether he has acted since it became so. */
  at: number
  acted: boolean
  /** The game of which the last question was. */
  asked: number
  dividers: Divider[]
  contacts: Contact[]
  flanks: FlankAcross[]
  /** 41.8: who has won each game; '' while it is open. */
  results: (Side | 'draw' | '')[]
  /** 41.93: games in which nothing happens any more. */
  over: boolean[]
  winner: Side | 'draw' | null
  winReason: string
}

/** The state of a game. What it is played with is the team's to keep: it is neither copied, hashed nor saved with every state. */
export function gameAt(s: TeamState, game: number): UpfrontState {
  const state = s.games[game]!
  return state.setting ? state : withSetting(state, s.setting.games[game]!)
}

/** Puts the setting where rules find it and nobody counts it. */
export function withSetting(state: UpfrontState, setting: Setting): UpfrontState {
  return Object.defineProperty(state, 'setting', { value: setting, enumerable: false, writable: true, configurable: true })
}

export function cloneTeam(s: TeamState): TeamState {
  return {
    ...s,
    games: s.games.map((game, i) => withSetting(cloneState(withSetting(game, s.setting.games[i]!)), s.setting.games[i]!)),
    ended: [...s.ended],
    dividers: s.dividers.map((divider) => ({ ...divider, crossed: [...divider.crossed] })),
    contacts: s.contacts.map((contact) => ({ ...contact })),
    flanks: s.flanks.map((flank) => ({ ...flank })),
    results: [...s.results],
    over: [...s.over],
  }
}
