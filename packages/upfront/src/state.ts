import { cloneModules, type ModuleStates } from '@firegroup/kernel'
import type { Setting } from './setting.ts'

/** The two seats. Which of them plays first, attacks or defends is the scenario's. */
export const SIDES = ['axis', 'allied'] as const
export type Side = (typeof SIDES)[number]

/** 3.2: groups from the owner's left, the first player's; 35: E and Z arise by reinforcement. In the order in which they stand side by side. */
export const LETTERS = ['Z', 'A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof LETTERS)[number]

export type Phase = 'prepare' | 'turn'

/** An Action card by its inventory number; its values are in `setting.cards`. */
export type Card = number

/** 5.4: how a Movement card lies. */
export type MoveMode = 'advance' | 'retreat' | 'sideways'

/** A card that lies on a group. */
export interface Placed {
  readonly card: Card
  /** Face down it is Open Ground (8.1), whatever it is. */
  readonly as: 'terrain' | 'open' | 'movement' | 'smoke' | 'wire'
  /** Who played it: he alone knows what lies face down. */
  readonly by: Side
  /** The player turn in which it was played; 0 before the first. */
  readonly turn: number
  /** Of a Movement card; '' for others. */
  mode: MoveMode | ''
  /** 7.3: Terrain discarded by the enemy that the owner has neither accepted nor rejected yet. It has no effect so far. */
  offered: boolean
}

/** 18.1: a weapon that lies with a group. */
export interface LooseWeapon {
  weapon: string
  jammed: boolean
  /** 18.22: the man who still counts as its crew; -1 if none. */
  assistant: number
  /** 21.1: a secondary weapon such as a demolition charge. */
  secondary: boolean
  /** 20.741: whose it was from the start. */
  of: Side
}

/** A group of men with the cards on it. Position, cover and movement are read off `stack`, range off `range`; nothing of that is kept twice. */
export interface Group {
  /** Its index in `state.groups`; never changes, whatever letter it has. Relations between groups are kept by it. */
  readonly id: number
  readonly side: Side
  letter: Letter
  /** 3.4: the range chit. */
  range: number
  /** 3.3: the men by position, from 1 at index 0. */
  men: number[]
  /** From the bottom. */
  stack: Placed[]
  /** 4.2: has taken its action of this turn. */
  acted: boolean
  /** Eliminated, or merged away. Its letter is free. */
  gone: boolean
  /** 18: weapons that nobody holds. */
  weapons: LooseWeapon[]
  /** 14.4: the lowest RNC of the Snipers that attacked it in the enemy's last turn; -1 if none did. */
  sniped: number
  /** 50.41 */
  surrendered: boolean
  /** 17.8: the player turn in which the last transfer from or to it ended; 0 if none has. */
  transferEnded: number
  /** 23.7: the Pillbox group that it has got behind, by id. */
  behindPillbox?: number
  /** 41.4: a group of another game that fires into this one, for as long as that takes. */
  lent?: true
  /** 29.5: an AFV may go through the directly opposite group that it has just overrun, by id. */
  overran?: number
}

/** What became of a man who is no longer in play. */
export type Fate = 'kia' | 'rout' | 'prisoner' | 'freed'

/** A man. Flat on purpose. What is printed on his card is in `setting.roster[man.id]`. */
export interface Man {
  readonly id: number
  readonly side: Side
  pinned: boolean
  /** '' while he is in play. */
  fate: Fate | ''
  /** The weapon that he has, a key of the pack's; '' unarmed. */
  weapon: string
  /** 19.2 */
  jammed: boolean
  /** 20.74: his weapon was the enemy's. */
  captured: boolean
  /** 21.1: a secondary weapon, or his own weapon beside a captured one; '' if none. */
  secondary: string
  /** 20.74: his own weapon beside a captured one is jammed. */
  secondaryJammed: boolean
  /** 11.11: the gunner whose assistant he is; -1 if none's. */
  assists: number
  /** 20.5: the group that he has infiltrated, by id; -1 if none. */
  infiltrates: number
  /** The player turn in which he did. */
  infiltratedOn: number
  /** 20.9 */
  berserk: boolean
  /** 10.4: a Hero was played on him in this player turn: 1 for his firepower too, 2 for what he does by hand alone (fire/firepower.ts). */
  heroic: number
  /** 33: he is wounded; 33.9: and the player turn in which a Hero makes him forget it. */
  wounded?: true
  unhurtOn?: number
  /** 32.2: the man who guards him, and how many he guards. */
  guardedBy?: number
  guards?: number
  /** 32.2: he has them from a guard who was lost, until the captor has said who does it. */
  standsIn?: true
  /** 35.1: he has not entered yet; the Decks after which he may. */
  awaits?: number
  /** 41.59: he came from another game. */
  came?: true
  /** 27.1: the group that his gun has acquired, by id. */
  acquired?: number
  /** 34.5: a gun that has moved or fired, so that nothing conceals it any more. */
  shown?: true
  /** 34.71, 28.431: crewmen lost: of a gun, or of an AFV its commander and those after him. */
  crewLost?: number
  /** 28.43: buttoned up. */
  buttoned?: true
  /** 28.45 */
  stun?: 3 | 6
  /** 28.42: what Rally cards have done for it so far. */
  credit?: number
  immobilized?: true
  bogged?: true
  /** 19, 28: weapons of an AFV that don't work besides its gun (`jammed`): jammed, or gone for good. */
  mgOut?: 'jammed' | 'lost'
  flameOut?: 'jammed' | 'lost'
  gunLost?: true
  /** 28.81: close combats against it in a player turn: how many, and in which. */
  fought?: number
  foughtOn?: number
}

/** 17.1, 17.3: a group that flanks another, both by id. */
export interface Flank {
  readonly by: number
  readonly of: number
  /** The Movement card that gave it; 0 when it is natural. */
  readonly card: Card
}

/** 17.6: a group encircled between two others, all by id. */
export interface Encirclement {
  readonly of: number
  readonly front: number
  readonly behind: number
}

/** 17.8: a man on his way to another group, or to a new one (17.9: `to` is -1 and `letter` where it will stand). */
export interface Transfer {
  readonly man: number
  readonly from: number
  readonly to: number
  readonly letter: Letter | ''
  readonly turn: number
}

/** 17.7: a group that has announced a Lateral Group Transfer, and the one with which it exchanges letters (-1: none). */
export interface LetterMove {
  readonly group: number
  readonly letter: Letter
  exchange: number
  /** The player turn in which one of two exchanging groups came into its terrain; 0 while it has none. */
  arrived: number
}

/** 17.92: Terrain that the enemy has discarded on men who are about to form a group; they are named by the group that they left. */
export interface NewGroupOffer {
  readonly from: number
  readonly card: Card
}

export interface SideState {
  /** In the order in which they were drawn. */
  hand: Card[]
  /** 14.41: how many successful Sniper Checks end its Sniper capability; 0: it has none. */
  snipers: number
  /** 48.4: how many attacks more it makes with every Sniper card. */
  moreSnipers?: number
  /** 15.2: its SL was removed since its last refill. */
  leaderLost: boolean
  /** 15.6: how many groups it began with. */
  groupsAtStart: number
  /** 3.6: plain discards of its own that the enemy has not seen, in the Discard pile. */
  secret: Card[]
  /** 33.7: the Deck in which it last drew for its wounded. */
  woundsOn?: number
}

export interface UpfrontState {
  /** The scenario, the cards and everything made from them. Never changes: neither copied, hashed nor saved. */
  readonly setting: Setting
  /** Player turns, from 1; 0 before play. */
  turn: number
  /** Whose turn it is; before play, whose part of the preparation. */
  active: Side
  /** 2.4: who sets up and plays first. */
  first: Side
  phase: Phase
  /** Where we are in the sequence of play: a step's key. */
  step: string
  groups: Group[]
  men: Man[]
  /** 3.5: the Draw pile. It has no order until it is drawn from. */
  deck: Card[]
  /** The Discard pile as far as everyone has seen what went in; what one side alone has seen is in its `secret`. */
  discard: Card[]
  /** 16.1: cards that have left the game. */
  removed: Card[]
  sides: Record<Side, SideState>
  /** 16.2: the Deck that is being played, from 1. */
  deckNumber: number
  /** 16.3: the Draw pile has been emptied for the last time; the game ends when the attack under way is over. */
  timeUp: boolean
  /** 16.3: attacks under way, one inside the other. */
  resolving: number
  /** 5.62: there was a reshuffle since the last turn began. */
  reshuffled: boolean
  /** 13.243: a Breeze has been drawn in this player turn. */
  breeze: boolean
  /** Actions of this player turn, and those among them that played a Movement card and nothing else (45.11). */
  actions: number
  movementActions: number
  /** Cards discarded in this player turn. */
  discarded: number
  /** 4.6: the turn before was passed without an action and without a discard. 3.6: the last one asked placed nothing. */
  passed: boolean
  flanks: Flank[]
  encirclements: Encirclement[]
  transfers: Transfer[]
  letterMoves: LetterMove[]
  newGroupOffers: NewGroupOffer[]
  /** 4.3: cards that were declared as discards, and wait for their turn: everybody has seen them. Absent where none does. */
  pledged?: readonly Card[]
  /** 17.7: the letters that the groups of the active side had when its turn began. */
  lettersAtStart: string
  /** 50.41: an Italian group has been fired on after it surrendered. */
  noMoreSurrender: boolean
  /** 35.4: the player turn in which reinforcements came straight into cover. */
  coverEntry?: number
  /** 41.9, 42.7: who has won, where play goes on for what may still come of it. */
  settled?: Side
  winner: Side | 'draw' | null
  winReason: string
  /** What optional modules keep, by their ids; absent while they keep nothing. */
  modules?: ModuleStates
}

/** A copy that shares only the setting. Spread and slices of flat data: the fastest way there is. */
export function cloneState(s: UpfrontState): UpfrontState {
  const groups = new Array<Group>(s.groups.length)
  for (let i = 0; i < groups.length; i++) groups[i] = cloneGroup(s.groups[i]!)
  const men = new Array<Man>(s.men.length)
  for (let i = 0; i < men.length; i++) men[i] = { ...s.men[i]! }
  const copy: UpfrontState = {
    ...s,
    // 41: of a game among others it is not counted with the rest
    setting: s.setting,
    groups,
    men,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    removed: s.removed.slice(),
    sides: { axis: cloneSide(s.sides.axis), allied: cloneSide(s.sides.allied) },
    flanks: copies(s.flanks),
    encirclements: copies(s.encirclements),
    transfers: copies(s.transfers),
    letterMoves: copies(s.letterMoves),
    newGroupOffers: copies(s.newGroupOffers),
  }
  if (s.modules) copy.modules = cloneModules(s)
  return copy
}

/** Flat objects, copied; most of these lists are empty most of the time. */
function copies<T extends object>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.map((each) => ({ ...each }))
}

function cloneGroup(group: Group): Group {
  const stack = new Array<Placed>(group.stack.length)
  for (let i = 0; i < stack.length; i++) stack[i] = { ...group.stack[i]! }
  return { ...group, men: group.men.slice(), stack, weapons: copies(group.weapons) }
}

function cloneSide(side: SideState): SideState {
  return { ...side, hand: side.hand.slice(), secret: side.secret.slice() }
}

export function enemyOf(side: Side): Side {
  return side === 'axis' ? 'allied' : 'axis'
}
