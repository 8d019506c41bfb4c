import { type CardFunction, typeName } from '../data/cards.ts'
import type { Card, Letter, MoveMode, Side, UpfrontState } from '../state.ts'

/** 'German', or whoever plays that side. */
export function sideName(s: UpfrontState, side: Side): string {
  return s.setting.nation[side]
}

/** 'German group B'. */
export function groupName(s: UpfrontState, id: number): string {
  const group = s.groups[id]
  return group ? `${sideName(s, group.side)} group ${group.letter}` : 'a group'
}

export function groupNameBy(s: UpfrontState, side: Side, letter: Letter): string {
  return `${sideName(s, side)} group ${letter}`
}

/** 'Brandt'. */
export function manName(s: UpfrontState, id: number): string {
  return s.setting.roster[id]?.name ?? 'a man'
}

/** A card by what it can be played as: 'Rally 3 or Concealed -2'. */
export function cardName(s: UpfrontState, card: Card): string {
  const printed = s.setting.cards[card]
  return printed ? printed.functions.map(functionName).join(' or ') : 'a card'
}

/** A card as it is drawn: 'red 4'. */
export function numberName(s: UpfrontState, card: Card): string {
  const { rn, red } = s.setting.cards[card]!
  return `${red ? 'red' : 'black'} ${rn}`
}

export function functionName(printed: CardFunction): string {
  switch (printed.type) {
    case 'Terrain':
      if (printed.called) return printed.called === 'Jungle' ? `Jungle ${printed.against}` : printed.called
      return printed.terrain === 'Buildings' ? `Buildings ${printed.against}` : printed.terrain
    case 'Movement':
      return printed.kind === 'plain' ? 'Movement' : `Movement (${printed.kind})`
    case 'Fire':
      return `Fire ${printed.strength} (needs ${printed.firepower})`
    case 'Rally':
    case 'Concealed':
      return `${printed.type} ${printed.value}`
    default:
      return typeName(printed)
  }
}

export const MODE_WORDS: { readonly [M in MoveMode]: string } = { advance: 'advances', retreat: 'retreats', sideways: 'moves sideways' }
