import type { Modifier, Problem, Rules } from '@firegroup/kernel'
import type { Upfront } from './context.ts'
import type { ActionCard, Terrain, TerrainFunction } from './data/cards.ts'
import type { Attack } from './fire/attack.ts'
import type { AttackOnGround } from './groups/cover.ts'
import type { Arriving } from './reinforcements/arriving.ts'
import type { Card, Fate, Group, Letter, Man, MoveMode, Placed, Side, UpfrontState } from './state.ts'

/** What a card is drawn for: its Random Number (RNC) or a Random Position Number (RPC). */
export type DrawnAs = 'number' | 'position'

/** What a group might be kept from doing. */
export type Doing = 'move' | 'terrain' | 'fire' | 'rally' | 'alter' | 'infiltrate' | 'closeCombat' | 'transfer' | 'receive'

/** What one group does to another that it must see. */
export type Against = 'fire' | 'ordnance' | 'overrun' | 'infiltrate' | 'closeCombat'

/** How a Movement card was played on a group. */
export interface MovementPlay {
  readonly card: number
  /** The card as it now lies; null when it went to the Discard pile: to remove Wire, or in a failed ford. 28.53: to get a bogged AFV free it does nothing else. 45.4: nor does one that declares a Banzai. */
  readonly placed: Placed | null
  readonly why: 'move' | 'ford' | 'removeWire' | 'unbog' | 'banzai'
}

/** How a Terrain card came to a group. */
export interface TerrainPlay {
  readonly card: number
  readonly by: Side
  /** Discarded by the enemy it is first offered, then accepted or rejected. */
  readonly how: 'played' | 'offered' | 'accepted' | 'rejected'
  /** 7.32: the Movement card that a rejection turned sideways or discarded. */
  readonly turned?: number
}

/**
 * The named points where one section of the rules tells another, or adds to it. The contributions stand in rules.ts, in the order in which they are asked;
 * a contribution that has nothing to say returns nothing.
 */
export interface Hooks {
  /** Told of every RNC and RPC, after the card has gone to the Discard pile and before anything is made of it. */
  readonly drawn: readonly ((g: Upfront, card: ActionCard, as: DrawnAs) => void)[]
  /** 16.2: told when a Deck has passed, after the reshuffle. */
  readonly deckPassed: readonly ((g: Upfront) => void)[]
  /** 42.7: asked when a side has won; true: play goes on, and what it has won stays won. */
  readonly won: readonly ((g: Upfront, winner: Side) => boolean)[]
  /** 49.12: told of the cards that filled a hand. */
  readonly handDrawn: readonly ((g: Upfront, side: Side, cards: readonly Card[]) => void)[]
  /** 49.12: told that a side is attacked, before it is asked what it does about it. */
  readonly attacked: readonly ((g: Upfront, side: Side) => void)[]
  /** 10.4: asked when a side has filled its hand, with all the cards that it drew: a Hero may be played at once. True: another card is drawn for it. */
  readonly handFilled: readonly ((g: Upfront, side: Side, drawn: readonly Card[]) => Rules<boolean> | undefined)[]
  /** Reasons why a group may not do something in its turn. */
  readonly forbids: readonly ((s: UpfrontState, group: Group, doing: Doing) => Problem | undefined)[]
  /** 37.1: how many actions a side may take in its turn, if there is a limit besides its groups. */
  readonly mostActions: readonly ((s: UpfrontState, side: Side) => number | undefined)[]
  /** 37.2: what is added to a Concealed card that a side plays against fire or in close combat; it lowers what it lowers, so more is less. */
  readonly concealed: readonly ((s: UpfrontState, side: Side) => number)[]
  /** 45.44: told by whoever has it that nothing conceals a group. */
  readonly unconcealed: readonly ((s: UpfrontState, group: Group) => boolean)[]
  /** 45.423: what changes the Close Combat Value of a man of one group against one of another. */
  readonly combatValue: readonly ((s: UpfrontState, group: Group, against: Group) => Modifier | undefined)[]
  /** 45.45: what becomes of a man instead of being pinned by an attack; nothing: he is pinned. */
  readonly insteadOfPin: readonly ((g: Upfront, man: Man, group: Group, number: number, card: ActionCard) => 'kia' | 'none' | undefined)[]
  /** 20.8: men besides infiltrators whose group may take the place of one that is no more. */
  readonly captors: readonly ((s: UpfrontState, group: Group) => readonly number[])[]
  /** 45.48: groups that count for no aim of a range. */
  readonly fulfilsNothing: readonly ((s: UpfrontState, group: Group) => boolean)[]
  /** 38.2: reasons why a group may not attack or infiltrate this enemy group, which it otherwise could. */
  readonly targetForbidden: readonly ((s: UpfrontState, group: Group, target: Group, doing: Against) => Problem | undefined)[]
  /** 17.7, 17.8: reasons why a Movement card may not be played on a group in this mode. */
  readonly modeForbidden: readonly ((s: UpfrontState, group: Group, mode: MoveMode) => Problem | undefined)[]
  /** 17.7: reasons why a player may not end his actions yet; whoever gives one must leave him something to do about it. */
  readonly obliges: readonly ((s: UpfrontState, side: Side) => Problem | undefined)[]
  /** 7.33, 23, 28: reasons why a group may not enter a terrain because of who is in it; 47.6: with what is printed on its card. */
  readonly terrainForbidden: readonly ((
    s: UpfrontState,
    group: Group,
    terrain: Terrain,
    printed: TerrainFunction | undefined,
  ) => Problem | undefined)[]
  /** 47.6: reasons why nobody is overrun where he is. */
  readonly overrunForbidden: readonly ((s: UpfrontState, target: Group) => Problem | undefined)[]
  /** 47.4, 52: reasons why terrain that the enemy has discarded on a group can't be rejected, besides those that hold everywhere. */
  readonly rejectionForbidden: readonly ((s: UpfrontState, group: Group, terrain: Terrain) => Problem | undefined)[]
  /** 23.3, 28.11: reasons why these men may not go to a group. */
  readonly transferForbidden: readonly ((s: UpfrontState, men: readonly number[], goal: Group) => Problem | undefined)[]
  /** 23.7: reasons why one group can't fire at another. */
  readonly fireForbidden: readonly ((s: UpfrontState, from: Group, target: Group) => Problem | undefined)[]
  /** X-09, 38: what changes the To Hit frequency of ordnance, in steps on the ladder. */
  readonly toHit: readonly ((s: UpfrontState, from: Group, target: Group) => Modifier | undefined)[]
  /** 3.2: reasons why groups may not be formed so; each list holds men's ids by position, the first for group A. */
  readonly setUp: readonly ((s: UpfrontState, side: Side, groups: readonly (readonly number[])[]) => Problem | undefined)[]
  /** 4.3: what changes how many unused cards a side may discard. */
  readonly discardLimit: readonly ((s: UpfrontState, side: Side, limit: number) => number)[]
  /** 48.33: who waits besides those whom the scenario names, and where they would come in with this Movement card. */
  readonly arriving: readonly ((s: UpfrontState, side: Side, card: Card) => Arriving | undefined)[]
  /** 4.5: what changes a side's hand limit. */
  readonly handLimit: readonly ((s: UpfrontState, side: Side) => Modifier | undefined)[]
  /** Told when a Movement card has been played on a group. */
  readonly movementPlayed: readonly ((g: Upfront, group: Group, play: MovementPlay) => void)[]
  /** Told when a Terrain card is played, offered, accepted or rejected on a group; Open Ground is Terrain here. */
  readonly terrainPlayed: readonly ((g: Upfront, group: Group, play: TerrainPlay) => void)[]
  /** 13.3: told when Wire has been laid on a group. */
  readonly wireLaid: readonly ((g: Upfront, group: Group) => void)[]
  /** Told when a man has just been pinned. */
  readonly pinned: readonly ((g: Upfront, man: Man) => void)[]
  /** Told when a man leaves play, while he still stands in his group. */
  readonly manLost: readonly ((g: Upfront, man: Man, group: Group, fate: Fate) => void)[]
  /** Told when a group's letter has changed, and which it was. */
  readonly letterChanged: readonly ((g: Upfront, group: Group, from: Letter) => void)[]
  /** 17.6: told when a group has been encircled. */
  readonly encircled: readonly ((g: Upfront, group: Group) => void)[]
  /** 20.3: told when a man of one group has infiltrated another. */
  readonly infiltrated: readonly ((g: Upfront, from: Group, into: Group) => void)[]
  /** Told after every action and after the discards, before groups that have lost their last man go. */
  readonly settled: readonly ((g: Upfront) => Rules<void> | undefined)[]
  /** Asked when a group has lost its last man, before its cards are discarded. */
  readonly groupGone: readonly ((g: Upfront, group: Group) => Rules<void> | undefined)[]
  /** 7.1: what changes the strength of fire against a group, besides the cards on it (see groups/cover.ts). */
  readonly cover: readonly ((s: UpfrontState, target: Group, from: Group | null, attack: AttackOnGround) => Modifier | undefined)[]
  /** 38.4: why the strength of Fire cards is halved, after what moving does to it; each halves what is left, and says so by its rule and label. */
  readonly fireHalved: readonly ((s: UpfrontState, from: Group, target: Group) => Pick<Modifier, 'rule' | 'label'> | undefined)[]
  /** 20.3: what shifts the column of an infiltration, besides what holds everywhere (infiltration/column.ts); left is negative. */
  readonly infiltrationShift: readonly ((s: UpfrontState, from: Group, into: Group) => Modifier | undefined)[]
  /** 52: told by whoever has it that it is dry: no water hampers anybody, mines may be fakes, weapons jam sooner. */
  readonly arid: readonly true[]
  /** 52.2: whether a number digs a hole, where it is otherwise than a 0. */
  readonly digs: readonly ((s: UpfrontState, group: Group, card: ActionCard) => boolean)[]

  /** 17.4, 17.612, 20.51: why a man's firepower against a group is doubled; however many reasons there are, it is doubled once (G-55). */
  readonly firepowerDoubled: readonly ((s: UpfrontState, man: Man, group: Group, target: Group) => Modifier | undefined)[]
  /** 44.3, 50.3: what changes the firepower that an attack needs; without a group, that of infantry. */
  readonly firepowerRequired: readonly ((s: UpfrontState, side: Side, group?: Group) => Modifier | undefined)[]
  /** what changes a man's Morale and his Panic. */
  readonly morale: readonly ((s: UpfrontState, man: Man, group: Group) => Modifier | undefined)[]
  readonly panic: readonly ((s: UpfrontState, man: Man, group: Group) => Modifier | undefined)[]
  /** 36.2: what is added to the strength against one of the men who are attacked with a group, and not against the others. */
  readonly exposed: readonly ((s: UpfrontState, target: Group, man: Man) => Modifier | undefined)[]
  /** 17.8: men who are attacked along with a group, before its own, and what is added to the strength against them. */
  readonly attackedToo: readonly ((s: UpfrontState, target: Group) => readonly { readonly man: number; readonly modifier: Modifier }[])[]
  /** 19: asked after every resolution draw of an attack: weapons jam. May lower `attack.strength` or stop the attack. */
  readonly resolutionDrawn: readonly ((g: Upfront, attack: Attack, card: ActionCard) => Rules<void> | undefined)[]
  /** Told when an attack is over, called off or not: infiltrators who fired lose their status (20.531), a surrendered group fired on is free (50.41). */
  readonly attackOver: readonly ((g: Upfront, attack: Attack) => void)[]
  /** X-08, 33.1: what becomes of a man instead of being killed; `lowest`: by the lowest number that kills him. True: it has been settled. */
  readonly insteadOfKia: readonly ((
    g: Upfront,
    man: Man,
    group: Group,
    card: ActionCard,
    lowest: boolean,
  ) => Rules<boolean> | boolean | undefined)[]
  /** what becomes of a man instead of being removed by panic: berserk (20.9), later a wound or capture. True: it has been settled. */
  readonly insteadOfPanic: readonly ((
    g: Upfront,
    man: Man,
    group: Group,
    card: ActionCard,
    kia: boolean,
  ) => Rules<boolean> | boolean | undefined)[]
}
