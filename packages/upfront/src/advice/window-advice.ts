import { total } from '@firegroup/kernel'
import { functionOf } from '../cards/usable.ts'
import { closeCombatValue } from '../closecombat/value.ts'
import { groupOfMan } from '../groups/groups.ts'
import type { Card } from '../state.ts'
import { HandValue, rejectedValue, sniperHarm } from './card-advice.ts'
import type { Outlook } from './outlook.ts'
import { spoilValue } from './weapon-advice.ts'
import { WEIGHTS } from './weights.ts'

type Judge = (decision: unknown) => number

/** 9.1: what the card spares the men, less what it could spare them another time. In close combat and for infiltrators it is worth its number. */
export function concealmentAdvice(outlook: Outlook, about: unknown): Judge {
  const { s, side, harm } = outlook
  const hand = new HandValue(outlook)
  const attack = about as { readonly target?: number; readonly strength?: number } | null
  return (given) => {
    const answer = given as { readonly type: string; readonly card?: Card }
    if (answer.type === 'pass' || answer.card === undefined) return 0
    const { value } = functionOf(s, side, answer.card, 'Concealed')!
    const price = WEIGHTS.cardPrice * hand.of(answer.card)
    if (attack?.target === undefined || attack.strength === undefined) return -value * WEIGHTS.concealedCard * 1.5 - price
    const target = s.groups[attack.target]!
    return harm.of(target, attack.strength) - harm.of(target, attack.strength + value) - price
  }
}

/** 6.5: fire is called off only when it can do nothing. */
export function attackAdvice({ s, harm }: Outlook, about: unknown): Judge {
  const { target: id, strength } = about as { readonly target: number; readonly strength: number }
  const target = s.groups[id]!
  const value = harm.of(target, strength) - WEIGHTS.jam * target.men.length
  return (given) => ((given as { readonly type: string }).type === 'resolve' ? value : 0)
}

/** 10.4: a Hero for a man who is worth one. */
export function heroAdvice({ s, harm }: Outlook, about: unknown): Judge {
  const man = s.men[(about as { readonly man: number }).man]!
  const value = harm.worth(man) * WEIGHTS.pinned - WEIGHTS.heroCard
  return (given) => ((given as { readonly type: string }).type === 'hero' ? value : 0)
}

/** 10.4: at once, for the best of those who are pinned: another card comes for it. */
export function heroDrawnAdvice({ s, harm }: Outlook): Judge {
  return (given) => {
    const { man } = given as { readonly man?: number }
    return man === undefined ? 0 : harm.worth(s.men[man]!) * WEIGHTS.pinned - WEIGHTS.heroCard + WEIGHTS.draw
  }
}

/** 7.3: in the terrain, or where the group came from. */
export function offerAdvice(outlook: Outlook, about: unknown): Judge {
  const { group: id, card } = about as { readonly group: number; readonly card: Card }
  const group = outlook.s.groups[id]!
  const won = outlook.withStack(group, [{ card, as: 'terrain', by: outlook.side, turn: 0, mode: '', offered: false }], () =>
    outlook.objectives.isReached(outlook.side),
  )
  const taken = won ? WEIGHTS.win : outlook.inTerrain(group, card)
  const rejected = rejectedValue(outlook, group)
  return (given) => ((given as { readonly type: string }).type === 'accept' ? taken : rejected)
}

/** 17.92: cover is cover. */
export function newGroupAdvice({ s }: Outlook, about: unknown): Judge {
  const { card } = about as { readonly card: Card }
  let cover = 0
  for (const printed of s.setting.cards[card]!.functions) if (printed.type === 'Terrain') cover -= printed.against
  return (given) => ((given as { readonly type: string }).type === 'accept' ? cover : 0.5)
}

/** 3.6: cover for one's own, wet feet for the others; every card laid is replaced. */
export function initialTerrainAdvice(outlook: Outlook): Judge {
  const { s, side } = outlook
  return (given) => {
    const decision = given as { readonly type: string; readonly card: Card; readonly group: number }
    if (decision.type === 'pass') return 0
    const group = s.groups[decision.group]!
    const change = outlook.inTerrain(group, decision.card) - outlook.stand(group)
    return (group.side === side ? change : -change) - LAID
  }
}

/** A card laid before play is soon left behind. */
const LAID = 0.3

/** 14.5 */
export function redirectAdvice(outlook: Outlook): Judge {
  const sniper = outlook.s.setting.cards.find((card) => card?.functions.some(({ type }) => type === 'Sniper'))
  return (given) => (sniper ? sniperHarm(outlook, outlook.s.groups[(given as { readonly group: number }).group]!, sniper.id) : 0)
}

/** 20.72, 20.91: the best man forward, against the weaker group. */
export function fighterAdvice({ s }: Outlook): Judge {
  return (given) => {
    const man = s.men[(given as { readonly man: number }).man]!
    const group = groupOfMan(s, man.id)
    return group ? total(closeCombatValue(s, man, group)) : 0
  }
}

export function chargeAdvice({ s }: Outlook): Judge {
  return (given) => {
    const group = s.groups[(given as { readonly group: number }).group]!
    let value = 0
    for (const man of group.men) value -= total(closeCombatValue(s, s.men[man]!, group))
    return value / Math.max(1, group.men.length)
  }
}

/** 20.74: a better weapon is taken, and none is left to the enemy. */
export function spoilsAdvice({ s }: Outlook, about: unknown): Judge {
  const { man, from } = about as { readonly man: number; readonly from: number }
  const gain = spoilValue(s, s.men[man]!, s.men[from]!.weapon)
  return (given) => {
    const choice = given as { readonly type: string; readonly what?: string }
    if (choice.type === 'leave') return 0
    if (choice.type === 'destroy') return choice.what === 'weapon' ? 0.2 : 0.1
    return choice.what === 'weapon' ? gain : 0.3
  }
}

/** 20.8: the position is taken where it is worth more than the old one, by all who are there. */
export function captureAdvice(outlook: Outlook, about: unknown): Judge {
  const { s } = outlook
  const taken = s.groups[(about as { readonly group: number }).group]!
  const ground = taken.stack.filter(({ as }) => as !== 'movement')
  return (given) => {
    const choice = given as { readonly type: string; readonly group: number; readonly join?: readonly number[] }
    if (choice.type === 'decline') return 0
    const group = s.groups[choice.group]!
    const there = outlook.withStack(group, ground, () => outlook.stand(group))
    return there - outlook.prospects(group) + (choice.join?.length ?? 0) * 0.1
  }
}
