import type { Nation } from '../data/nations.ts'
import type { RadioStrength, SecondaryWeapon } from '../data/prices.ts'
import type { Side } from '../state.ts'

/** A scenario (2.4), as it stands in a file. */
export interface Scenario {
  readonly format: 'firegroup-scenario'
  readonly version: 1
  readonly system: 'upfront'
  readonly id: string
  readonly name: string
  readonly briefing: {
    readonly place?: string
    readonly date?: string
    readonly text: string
    readonly axis?: string
    readonly allied?: string
    readonly aftermath?: string
  }
  /** 2.4: in a meeting engagement nobody attacks. */
  readonly kind: 'meeting' | 'attack'
  /** 1: the last chapter of the rules that is in force. */
  readonly rulesThrough: number
  /** 16.3: the time limit. */
  readonly decks: number
  readonly first: FirstPlayer
  readonly sides: { readonly [S in Side]: ScenarioSide }
  readonly deck?: DeckChanges
  /** 14.1: who may use Sniper cards; both unless told. */
  readonly snipers?: 'both' | Side | 'none'
  readonly victory: Victory
  /** Special rules in words, for the players. */
  readonly special?: readonly string[]
  readonly options?: Partial<RulingOptions>
  /** Cards in place of ours: docs/upfront-pack.md. */
  readonly pack?: { readonly deck?: unknown; readonly personalities?: unknown }
}

/** 2.4, 4.1: who forms his groups, places terrain and plays first. */
export type FirstPlayer =
  | Side
  | 'attacker'
  | 'defender'
  /** The side with fewer points; a tie is settled by RNC. */
  | 'fewerPoints'
  /** The side with fewer points; a tie goes to the Axis player (4.1). */
  | 'fewerPointsThenAxis'
  /** Each draws a card, and the higher inventory number plays first. */
  | 'cardDraw'

export interface ScenarioSide {
  readonly nation: Nation
  readonly name: string
  /** 2.4: in an attack. */
  readonly role?: 'attacker' | 'defender'
  /** Numbers of the nation's Personality cards. */
  readonly men: readonly number[]
  /** 46.5: men without a number of their own. */
  readonly blanks?: readonly { readonly weapon: string; readonly count: number; readonly morale?: number; readonly panic?: number }[]
  /** 21.1 */
  readonly secondaryWeapons?: readonly {
    readonly weapon: SecondaryWeapon
    readonly carrier: number
    /** 43.7: of a radio. */
    readonly strength?: RadioStrength
  }[]
  /** 39 */
  readonly troopType?: string
  /** What the force is worth, where it is not the sum of its men. */
  readonly points?: number
  /** 46.1: whether Americans are Marines; they are against the Japanese unless told. */
  readonly marines?: boolean
  /** 46.5: bolt-action rifles instead of semi-automatic ones. */
  readonly boltAction?: boolean
}

/** 16.1, 2.22: what the scenario does to the Action deck. Types are terrains or functions: 'Buildings', 'Sniper'. */
export interface DeckChanges {
  readonly removeFirst?: { readonly [type: string]: number }
  readonly cower?: { readonly [who in Side | 'both']?: readonly string[] }
}

/** 16.4: what a game is won by. */
export type Victory =
  /** The first side with `count` unpinned, stationary men at exactly `range` in terrain that reduces fire wins; at the end, most VP. */
  | { readonly type: 'firstTo'; readonly count: number; readonly range: number; readonly mayDiffer?: boolean }
  /** Most VP at the end; with `positionTerrain` only groups in that terrain score for their position. */
  | { readonly type: 'mostVP'; readonly positionTerrain?: string }
  /** The attacker needs this many times the defender's VP at the end. */
  | { readonly type: 'vpRatio'; readonly ratio: number; readonly positionTerrain?: string }
  /** The attacker wins with one part in `of` × `parts` of his starting men unpinned at RR 5 to a defending group in terrain that reduces fire. */
  | { readonly type: 'fractionAtRR5'; readonly parts: number; readonly of: number }
  /** The attacker must break the defender before his own side breaks. */
  | { readonly type: 'breakDefender' }

/** Rulings that players may choose otherwise. */
export interface RulingOptions {
  /** G-01: the British may use a Radio that only Americans or only Germans may use. */
  readonly britishRadio: 'both' | 'either'
  /** G-03: a malfunction draw on a weapon without firepower at this range jams it, or costs a point of strength. */
  readonly zeroFirepowerMalfunction: 'jams' | 'momentary'
  /** G-55: a man who both flanks and has infiltrated his target. */
  readonly doubleDoubling: 'once' | 'twice'
  /** G-07: letters E and Z are open once a reinforcement group stands there, or never. */
  readonly outerLetters: 'opened' | 'never'
  /** 21.3, 9.1: a Concealed card against a demolition charge lowers the whole attack, or spares only the men of the group that it was played for. */
  readonly chargeConcealed: 'attack' | 'target'
  /** 5.62: range chits are shifted back at a reshuffle. */
  readonly readjustRange: boolean
}
