/** What a player has heard at his table. */
import type { AffairsSeen, ChatLine, Told } from '@firegroup/table'
import type { Player } from './player.ts'

export const told = <T extends Told['type']>({ heard }: Player, type: T): Extract<Told, { type: T }>[] =>
  heard.filter((each): each is Extract<Told, { type: T }> => each.type === type)
export const affairs = (player: Player): AffairsSeen => told(player, 'affairs').at(-1)!
export const lines = (player: Player): string[] => told(player, 'chat').map(({ text }: ChatLine) => text)
export const refusal = (player: Player): string | undefined => told(player, 'refused').at(-1)?.problems[0]?.message
