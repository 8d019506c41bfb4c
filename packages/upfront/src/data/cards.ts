import type { Nation } from './nations.ts'

/** 8: natural terrain of the Terrain cards, and the Open Ground on the back of every card. */
export const TERRAINS = [
  'OpenGround',
  'Brush',
  'Woods',
  'Buildings',
  'Hill',
  'Gully',
  'Walls',
  'Marsh',
  'Stream',
  'Minefield',
  'Pillbox',
] as const
export type Terrain = (typeof TERRAINS)[number]

export type MovementKind = 'plain' | 'Flank' | 'Ford'

interface Printed {
  /** 2.21: the half of a split card on which it stands. */
  readonly side?: number
  /** 2.21: nationality symbols beside it; absent: everybody's. */
  readonly symbols?: readonly Nation[]
}

export interface TerrainFunction extends Printed {
  readonly type: 'Terrain'
  readonly terrain: Exclude<Terrain, 'OpenGround'>
  /** What it is called where it stands for something else: 'Jungle' (47.2). */
  readonly called?: string
  /** 52.11: whatever the scenario says of it. */
  readonly always?: true
  /** 7.1: the modifier to attacks against it, and (circled) to attacks from it. */
  readonly against: number
  readonly from: number
  /** 8.9: Walls against fire of a group that is not directly opposite. */
  readonly againstOther?: number
  /** 24: of a Minefield. */
  readonly strength?: number
  readonly moveNumber?: number
}
export interface MovementFunction extends Printed {
  readonly type: 'Movement'
  readonly kind: MovementKind
  readonly against: number
}
export interface FireFunction extends Printed {
  readonly type: 'Fire'
  readonly strength: number
  /** 6.1: the circled requirement. */
  readonly firepower: number
}
export interface RallyFunction extends Printed {
  readonly type: 'Rally'
  readonly value: number | 'All'
}
export interface ConcealedFunction extends Printed {
  readonly type: 'Concealed'
  /** As printed: -1 to -3. */
  readonly value: number
}
export interface SniperFunction extends Printed {
  readonly type: 'Sniper'
  readonly pin: readonly number[]
  readonly kia: readonly number[]
}
export interface ArtificialFunction extends Printed {
  readonly type: 'Wire' | 'Smoke'
  readonly against: number
  readonly from: number
}
export interface PlainFunction extends Printed {
  readonly type: 'Hero' | 'Radio' | 'Cower'
}

/** 2.2: what an Action card may be played as; a split card has several, of which one is used per play. */
export type CardFunction =
  | TerrainFunction
  | MovementFunction
  | FireFunction
  | RallyFunction
  | ConcealedFunction
  | SniperFunction
  | ArtificialFunction
  | PlainFunction
export type FunctionType = CardFunction['type']
export type FunctionOf<T extends FunctionType> = Extract<CardFunction, { readonly type: T }>

/** 2.2: an Action card: its functions, its Random Number and its ten Random Position Numbers. */
export interface ActionCard {
  /** The inventory number. */
  readonly id: number
  readonly rn: number
  readonly red: boolean
  /** The RN as it counts: black adds, red subtracts. */
  readonly signed: number
  /** 2.2: position numbers of the columns for 1 to 10 men; 10 is printed as 0. */
  readonly rpn: readonly number[]
  readonly rpnRed: readonly boolean[]
  /** 13.243 */
  readonly breeze: boolean
  readonly split: boolean
  readonly functions: readonly CardFunction[]
}

/** 14.6: the columns with letters: 0r for rout, 7w for wounds. */
export const ROUT_COLUMN = 10
export const WOUND_COLUMN = 7

/** The position number in the column for so many men. */
export function positionNumber(card: ActionCard, column: number): number {
  return card.rpn[column - 1]!
}

/** 20.3: whether that number is red. */
export function positionIsRed(card: ActionCard, column: number): boolean {
  return card.rpnRed[column - 1]!
}

/** What scenarios call a card by: its terrain, or the name of its function. */
export function typeName(printed: CardFunction): string {
  return printed.type === 'Terrain' ? printed.terrain : printed.type
}
