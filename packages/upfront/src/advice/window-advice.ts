import { total } from '@firegroup/kernel'
import { closeCombatValue } from '../closecombat/value.ts'
import { concealedValue } from '../fire/concealment.ts'
import { groupOfMan } from '../groups/groups.ts'
import type { UpfrontQuestion, UpfrontQuestions } from '../questions.ts'
import type { Card } from '../state.ts'
import { HandValue, rejectedValue, sniperHarm } from './card-advice.ts'
import type { Outlook } from './outlook.ts'
import { spoilValue } from './weapon-advice.ts'
import { WEIGHTS } from './weights.ts'

type Judge<K extends keyof UpfrontQuestions> = (decision: UpfrontQuestions[K]['decision']) => number
type About<K extends keyof UpfrontQuestions> = UpfrontQuestion<K>['about']

/** 9.1: what the card spares the men, less what it could spare them another time. In close combat and for infiltrators it is worth its number. */
export function concealmentAdvice(outlook: Outlook, about: About<'concealment'>): Judge<'concealment'> {
  const { s, side, harm } = outlook
  const hand = new HandValue(outlook)
  const attack = about !== null && 'target' in about ? about : null
  return (answer) => {
    if (answer.type === 'pass') return 0
    const value = concealedValue(s, side, answer.card, about)
    const price = outlook.approach.thrift * WEIGHTS.cardPrice * hand.of(answer.card)
    if (!attack) return -value * WEIGHTS.concealedCard * 1.5 - price
    const target = s.groups[attack.target]!
    return harm.of(target, attack.strength) - harm.of(target, attack.strength + value) - price
  }
}

/** 6.5: fire is called off only when it can do nothing. */
export function attackAdvice({ s, harm }: Outlook, { target: id, strength }: About<'attack'>): Judge<'attack'> {
  const target = s.groups[id]!
  const value = harm.of(target, strength) - WEIGHTS.jam * target.men.length
  return ({ type }) => (type === 'resolve' ? value : 0)
}

/** 10.4: a Hero for a man who is worth one. */
export function heroAdvice({ s, harm }: Outlook, id: number): Judge<'hero'> {
  const man = s.men[id]!
  const value = harm.worth(man) * WEIGHTS.pinned - WEIGHTS.heroCard
  return ({ type }) => (type === 'hero' ? value : 0)
}

/** 10.4: at once, for the best of those who are pinned: another card comes for it. */
export function heroDrawnAdvice({ s, harm }: Outlook): Judge<'heroDrawn'> {
  return (answer) => (answer.type === 'hold' ? 0 : harm.worth(s.men[answer.man]!) * WEIGHTS.pinned - WEIGHTS.heroCard + WEIGHTS.draw)
}

/** 7.3: in the terrain, or where the group came from. */
export function offerAdvice(outlook: Outlook, { group: id, card }: About<'terrainOffer'>): Judge<'terrainOffer'> {
  const group = outlook.s.groups[id]!
  const won = outlook.withStack(group, [{ card, as: 'terrain', by: outlook.side, turn: 0, mode: '', offered: false }], () =>
    outlook.objectives.isReached(outlook.side),
  )
  const taken = won ? WEIGHTS.win : outlook.inTerrain(group, card)
  const rejected = rejectedValue(outlook, group)
  return ({ type }) => (type === 'accept' ? taken : rejected)
}

/** 17.92: cover is cover. */
export function newGroupAdvice({ s }: Outlook, card: Card): Judge<'newGroupOffer'> {
  let cover = 0
  for (const printed of s.setting.cards[card]!.functions) if (printed.type === 'Terrain') cover -= printed.against
  return ({ type }) => (type === 'accept' ? cover : 0.5)
}

/** 3.6: cover for one's own, wet feet for the others; every card laid is replaced. */
export function initialTerrainAdvice(outlook: Outlook): Judge<'initialTerrain'> {
  const { s, side } = outlook
  return (decision) => {
    if (decision.type === 'pass') return 0
    const group = s.groups[decision.group]!
    const change = outlook.inTerrain(group, decision.card) - outlook.stand(group)
    return (group.side === side ? change : -change) - LAID
  }
}

/** A card laid before play is soon left behind. */
const LAID = 0.3

/** 14.5 */
export function redirectAdvice(outlook: Outlook): Judge<'redirect'> {
  const sniper = outlook.s.setting.cards.find((card) => card?.functions.some(({ type }) => type === 'Sniper'))
  return ({ group }) => (sniper ? sniperHarm(outlook, outlook.s.groups[group]!, sniper.id) : 0)
}

/** 20.72, 20.91: the best man forward, against the weaker group. */
export function fighterAdvice({ s }: Outlook): Judge<'fighter'> {
  return ({ man: id }) => {
    const man = s.men[id]!
    const group = groupOfMan(s, man.id)
    return group ? total(closeCombatValue(s, man, group)) : 0
  }
}

export function chargeAdvice({ s }: Outlook): Judge<'charge'> {
  return ({ group: id }) => {
    const group = s.groups[id]!
    let value = 0
    for (const man of group.men) value -= total(closeCombatValue(s, s.men[man]!, group))
    return value / Math.max(1, group.men.length)
  }
}

/** 20.74: a better weapon is taken, and none is left to the enemy. */
export function spoilsAdvice({ s }: Outlook, { man, from }: About<'spoils'>): Judge<'spoils'> {
  const gain = spoilValue(s, s.men[man]!, s.men[from]!.weapon)
  return (choice) => {
    if (choice.type === 'leave') return 0
    if (choice.type === 'destroy') return choice.what === 'weapon' ? 0.2 : 0.1
    return choice.what === 'weapon' ? gain : 0.3
  }
}

/** 20.8: the position is taken where it is worth more than the old one, by all who are there. */
export function captureAdvice(outlook: Outlook, id: number): Judge<'captureTerrain'> {
  const { s } = outlook
  const taken = s.groups[id]!
  const ground = taken.stack.filter(({ as }) => as !== 'movement')
  return (choice) => {
    if (choice.type === 'decline') return 0
    const group = s.groups[choice.group]!
    const there = outlook.withStack(group, ground, () => outlook.stand(group))
    return there - outlook.prospects(group) + choice.join.length * 0.1
  }
}

/** 32.11: what the fight costs both sides, and the points that a prisoner brings. */
export function quarterAdvice(
  outlook: Outlook,
  { attacker, defender, who }: About<'quarter'>,
  preview: (answer: UpfrontQuestions['quarter']['decision']) => UpfrontQuestions['quarter']['preview'],
): Judge<'quarter'> {
  const { s, harm } = outlook
  const [own, enemy] = who === 'attacks' ? [attacker, defender] : [defender, attacker]
  return (answer) => {
    const { wins, both, loses } = preview(answer)
    const [won, lost] = who === 'attacks' ? [wins, loses] : [loses, wins]
    const alive = answer.type === 'capture' ? won * outlook.prisoner(s.men[own]!) : 0
    return (won + both) * harm.worth(s.men[enemy]!) - (lost + both) * harm.worth(s.men[own]!) + alive
  }
}
