import { functionOf } from '../cards/usable.ts'
import type { FunctionType } from '../data/cards.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { requiredFirepower } from '../fire/strength.ts'
import { exposedMovement, isWired } from '../groups/stack.ts'
import type { Card, Group, Placed, Side, UpfrontState } from '../state.ts'
import type { DiscardDecision } from '../turn/discard.ts'
import type { Discard } from '../turn/discard-kind.ts'
import { decksPassed } from './objectives.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** What the cards of a hand are worth to whoever holds it, each among the others. */
export class HandValue {
  private readonly s: UpfrontState
  private readonly side: Side
  private readonly values = new Map<Card, number>()

  constructor({ s, side }: Outlook) {
    this.s = s
    this.side = side
    const firepower = this.mostFirepower()
    const seen: { [type: string]: number } = {}
    const { hand } = s.sides[side]
    // the best of each kind first: what comes after it is a spare
    const rated = hand.map((card) => ({ card, ...this.best(card, firepower) })).sort((a, b) => b.value - a.value || a.card - b.card)
    for (const { card, type, value } of rated) {
      const before = seen[type] ?? 0
      seen[type] = before + 1
      this.values.set(card, value * WEIGHTS.spare ** Math.max(0, before - (SEVERAL[type] ?? 0)))
    }
  }

  of(card: Card): number {
    return this.values.get(card) ?? 0
  }

  total(): number {
    let sum = 0
    for (const value of this.values.values()) sum += value
    return sum
  }

  private best(card: Card, firepower: number): { type: string; value: number } {
    let best = { type: 'Cower', value: 0 }
    for (const type of TYPES) {
      const value = this.as(card, type, firepower)
      if (value > best.value) best = { type, value }
    }
    return best
  }

  private as(card: Card, type: FunctionType, firepower: number): number {
    const { s, side } = this
    const printed = functionOf(s, side, card, type)
    if (!printed) return 0
    switch (printed.type) {
      case 'Fire':
        return requiredFirepower(s, side, [card]) <= firepower ? WEIGHTS.fireCard * (1 + printed.strength) : WEIGHTS.fireCard
      case 'Rally':
        return this.rally(printed.value)
      case 'Concealed':
        return -WEIGHTS.concealedCard * printed.value
      case 'Movement':
        return WEIGHTS.movementCard
      case 'Terrain':
        return Math.max(0.4, WEIGHTS.terrainCard * -printed.against)
      case 'Hero':
        return WEIGHTS.heroCard
      case 'Smoke':
        return WEIGHTS.smokeCard
      case 'Wire':
        return WEIGHTS.wireCard
      case 'Sniper':
        return WEIGHTS.sniperCard
      default:
        return 0
    }
  }

  /** As many as are pinned in one group count most. */
  private rally(value: number | 'All'): number {
    let most = 0
    for (const group of this.s.groups) if (group.side === this.side && !group.gone) most = Math.max(most, pinnedOf(this.s, group))
    const reach = value === 'All' ? 6 : value
    return WEIGHTS.rallyCard * Math.sqrt(reach) + WEIGHTS.rallyNeeded * Math.min(most, reach)
  }

  private mostFirepower(): number {
    const { s, side } = this
    let most = 0
    for (const group of s.groups) {
      if (group.side !== side || group.gone) continue
      for (const target of s.groups)
        if (target.side !== side && !target.gone) most = Math.max(most, groupFirepower(s, group, target).factors)
    }
    return most
  }
}

const TYPES: readonly FunctionType[] = ['Fire', 'Rally', 'Concealed', 'Movement', 'Terrain', 'Hero', 'Smoke', 'Wire', 'Sniper']
/** Of these one wants more than one. */
const SEVERAL: { readonly [type: string]: number } = { Fire: 1, Movement: 1, Concealed: 1 }

function pinnedOf(s: UpfrontState, group: Group): number {
  let count = 0
  for (const man of group.men) if (s.men[man]!.pinned) count++
  return count
}

/** 4.3: junk first; what does harm on the enemy goes there. */
export function discardAdvice(outlook: Outlook): (decision: DiscardDecision) => number {
  const hand = new HandValue(outlook)
  const draw = drawValue(outlook)
  return (decision) => {
    if (decision.type === 'none') return 0
    let value = 0
    for (const discard of decision.cards) value += onEnemy(outlook, discard) + draw - hand.of(discard.card)
    return value
  }
}

/** What is to be had for the best plain discards of this hand, so many of them. */
export function junkValue(outlook: Outlook, hand: HandValue, limit: number): number {
  const { s, side } = outlook
  const draw = drawValue(outlook)
  const gains = s.sides[side].hand.map((card) => draw - hand.of(card)).sort((a, b) => b - a)
  let value = 0
  for (let i = 0; i < Math.min(limit, gains.length); i++) if (gains[i]! > 0) value += gains[i]!
  return value
}

/** Player turns in which even a slow game gets through a deck. */
const SLOW_DECK = 60

/** 16.3: only cards end the game. Where both sides wait for each other, they get less and less content with what they hold. */
function drawValue({ s, approach }: Outlook): number {
  return approach.flow * WEIGHTS.draw + WEIGHTS.impatience * Math.max(0, s.turn / SLOW_DECK - decksPassed(s))
}

function onEnemy(outlook: Outlook, { as, on, card, game }: Discard): number {
  if (on === undefined) return 0
  // 41.4: what it does in the game beside this one is a partner's gain
  if (game !== undefined) return WEIGHTS.sniperCard
  const group = outlook.s.groups[on]!
  switch (as) {
    case 'sniper':
      return sniperHarm(outlook, group, card)
    case 'wire':
      return wireHarm(outlook, group, card)
    case 'terrain':
      return terrainHarm(outlook, group, card)
    default:
      return 0
  }
}

/** 14.3: what a Sniper is expected to do to a man of the group. */
export function sniperHarm({ s, side, harm }: Outlook, group: Group, card: Card): number {
  const printed = functionOf(s, side, card, 'Sniper')
  if (!printed || group.men.length === 0 || group.surrendered) return 0
  const count = s.setting.cards.length
  let [kia, pin] = [0, 0]
  for (const each of s.setting.cards) {
    if (!each) continue
    if (printed.kia.includes(each.rn)) kia += 1 / count
    else if (printed.pin.includes(each.rn)) pin += 1 / count
  }
  let sum = 0
  for (const id of group.men) {
    const man = s.men[id]!
    sum += harm.worth(man) * (kia + pin * (man.pinned ? WEIGHTS.panic : WEIGHTS.pinned))
  }
  return sum / group.men.length
}

/** 13.3: Wire keeps a group where it is, and makes it a better target. */
function wireHarm(outlook: Outlook, group: Group, card: Card): number {
  if (group.surrendered || isWired(group)) return 0
  const placed: Placed = { card, as: 'wire', by: outlook.side, turn: outlook.s.turn, mode: '', offered: false }
  const wired = outlook.withStack(group, [...group.stack, placed], () => outlook.stand(group))
  return Math.max(0, outlook.stand(group) - wired) + WEIGHTS.wire * group.men.length
}

/** 7.3: he takes it or loses his move; whichever he likes better. */
function terrainHarm(outlook: Outlook, group: Group, card: Card): number {
  const taken = outlook.inTerrain(group, card)
  const rejected = rejectedValue(outlook, group)
  return outlook.prospects(group) - Math.max(taken, rejected)
}

/** 7.32: a group that rejects what was discarded on it: sideways, or without its last Movement card. */
export function rejectedValue(outlook: Outlook, group: Group): number {
  const movement = exposedMovement(group)
  if (!movement) return outlook.stand(group)
  const before = group.range
  const stack = group.stack.filter((placed) => !placed.offered)
  if (movement.mode === 'sideways')
    return outlook.withStack(
      group,
      stack.filter((placed) => placed !== movement),
      () => outlook.stand(group),
    )
  group.range += movement.mode === 'advance' ? -1 : 1
  const value = outlook.withStack(group, stack, () => outlook.prospects(group))
  group.range = before
  return value
}
