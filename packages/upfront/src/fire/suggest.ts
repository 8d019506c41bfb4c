import { boxedFirepower, reachesCrew } from '../armour/fire.ts'
import { functionOf } from '../cards/usable.ts'
import { vehicleOf } from '../machines/machine.ts'
import { canAmbush } from '../partisans/ambush.ts'
import type { Card, Group, Side, UpfrontState } from '../state.ts'
import type { FireAction } from './declare.ts'
import { firesAsHero, groupFirepower, type HeroPlay, heroHelps } from './firepower.ts'
import { cantFire, requiredFirepower } from './strength.ts'

/**
 * Out of many: at each enemy group, each Fire card alone, each two, and all together, as far as the firepower goes; where only a Hero makes it go, with a Hero on
 * the man who gains most by him; with each Concealed card for an ambush (37.5); and where the group has infiltrators or a flamethrower, once more without them.
 */
export function suggestFire(s: UpfrontState, side: Side, group: Group, out: FireAction[]): void {
  const cards = fireCards(s, side)
  if (cards.length === 0) return
  for (const target of s.groups) {
    if (target.side === side || target.gone || cantFire(s, group, target).length > 0) continue
    const vehicle = vehicleOf(s, target)
    const closed = vehicle !== undefined && !reachesCrew(s, vehicle)
    const boxed = closed ? boxedFirepower(s, group, target) : 0
    const { factors } = groupFirepower(s, group, target)
    const hero = bestHero(s, side, group, target)
    const infiltrators = group.men.filter((man) => s.men[man]!.infiltrates >= 0 || isFlame(s, man))
    const hidden = canAmbush(s, side, group, target)
      ? s.sides[side].hand.filter((card) => functionOf(s, side, card, 'Concealed'))
      : NO_CARDS
    const spared = infiltrators.length > 0 ? groupFirepower(s, group, target, { without: infiltrators }).factors : 0
    const add = (chosen: readonly Card[]): void => {
      const act: FireAction = { type: 'fire', group: group.id, target: target.id, cards: chosen }
      const required = Math.max(requiredFirepower(s, side, chosen, group), 1)
      if (closed && boxed < required) return
      if (required <= factors) out.push(act)
      else if (hero && required <= hero.factors) out.push({ ...act, heroes: [hero.play] })
      if (required <= factors) for (const card of hidden) out.push({ ...act, ambush: card })
      if (infiltrators.length > 0 && !closed && required <= spared) out.push({ ...act, without: infiltrators })
    }
    for (let i = 0; i < cards.length; i++) {
      add([cards[i]!])
      for (let j = i + 1; j < cards.length; j++) add([cards[i]!, cards[j]!])
    }
    if (cards.length > 2) add(cards)
  }
}

/** 22.2: a flamethrower may be kept out of it. */
function isFlame(s: UpfrontState, man: number): boolean {
  return s.setting.scenario.rulesThrough >= FLAME_CHAPTER && s.setting.pack.weapons[s.men[man]!.weapon]?.class === 'flamethrower'
}

const FLAME_CHAPTER = 22

function fireCards(s: UpfrontState, side: Side): readonly Card[] {
  const { hand } = s.sides[side]
  if (!hand.some((card) => functionOf(s, side, card, 'Fire'))) return NO_CARDS
  return hand.filter((card) => functionOf(s, side, card, 'Fire'))
}

const NO_CARDS: readonly Card[] = []

/** The Hero that brings the most firepower, and what the group has with him; undefined when none brings any. */
function bestHero(s: UpfrontState, side: Side, group: Group, target: Group): { play: HeroPlay; factors: number } | undefined {
  let best: { play: HeroPlay; factors: number } | undefined
  for (const card of s.sides[side].hand) {
    if (!functionOf(s, side, card, 'Hero')) continue
    for (const id of group.men) {
      const man = s.men[id]!
      if (man.pinned || firesAsHero(man) || !heroHelps(s, man, card)) continue
      const play: HeroPlay = { card, man: id }
      const { factors } = groupFirepower(s, group, target, { heroes: [play] })
      if (!best || factors > best.factors) best = { play, factors }
    }
  }
  return best
}
