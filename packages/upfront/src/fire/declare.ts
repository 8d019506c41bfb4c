import { integer, LEGAL, listOf, optional, type Problem, record, refuse } from '@firegroup/kernel'
import { boxedFirepower, reachesCrew } from '../armour/fire.ts'
import { functionOf } from '../cards/usable.ts'
import { groupInPlay } from '../groups/groups.ts'
import { vehicleOf } from '../machines/machine.ts'
import { heroCardProblems } from '../men/hero-question.ts'
import { ambushProblems } from '../partisans/ambush.ts'
import type { Card, Group, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { firepowerOf, firesAsHero, groupFirepower, type HeroPlay, heroHelps } from './firepower.ts'
import { performFire } from './perform.ts'
import { firePreview } from './preview.ts'
import { cantFire, requiredFirepower } from './strength.ts'
import { suggestFire } from './suggest.ts'

/** 4.22, 6.1: a group fires at an enemy group with one or more Fire cards. */
export interface FireAction {
  readonly type: 'fire'
  readonly group: number
  readonly target: number
  readonly cards: readonly Card[]
  /** 10.45: Heroes for the firepower of men of the group. */
  readonly heroes?: readonly HeroPlay[]
  /** 20.531, 22.2: infiltrators and flamethrowers of the group who keep out of it. */
  readonly without?: readonly number[]
  /** 37.5: the Concealed card that partisans add to it. */
  readonly ambush?: Card
}

const MOST_CARDS = 8

/** 4.22, 6.6: firing is a group's action, so that it attacks once in a turn. */
export const fire = actOf<FireAction>({
  type: 'fire',
  rule: '6.1',
  chapter: 6,
  fields: {
    group: integer(0),
    target: integer(0),
    cards: listOf(integer(1), { min: 1, max: MOST_CARDS }),
    heroes: optional(listOf(record({ card: integer(1), man: integer(0) }), { max: MOST_CARDS })),
    without: optional(listOf(integer(0), { max: 10 })),
    ambush: optional(integer(1)),
  },
  candidates: suggestFire,
  problems: fireProblems,
  perform: performFire,
  describe: (s, { group, target, cards, ambush }) => {
    const strength = cards.reduce((sum, card) => sum + fireStrengthOf(s, card), 0)
    const how = ambush === undefined ? 'fires' : 'fires from ambush'
    return `Group ${s.groups[group]!.letter} ${how} with strength ${strength} at the enemy’s group ${s.groups[target]!.letter}.`
  },
  preview: firePreview,
})

function fireStrengthOf(s: UpfrontState, card: Card): number {
  for (const printed of s.setting.cards[card]!.functions) if (printed.type === 'Fire') return printed.strength
  return 0
}

function fireProblems(s: UpfrontState, side: Side, act: FireAction): readonly Problem[] {
  const group = s.groups[act.group]!
  const target = groupInPlay(s, act.target)
  if (!target || target.side === side) return refuse('6.1', 'That is no enemy group.')
  const { hand } = s.sides[side]
  if (act.cards.some((card, i) => !hand.includes(card) || act.cards.indexOf(card) !== i))
    return refuse('6.1', 'You don’t hold those cards.')
  if (act.cards.some((card) => !functionOf(s, side, card, 'Fire'))) return refuse('6.1', 'A group fires with Fire cards that you may use.')
  const barred = cantFire(s, group, target)
  if (barred.length > 0) return barred
  if (act.ambush !== undefined) {
    const wrong = ambushProblems(s, side, group, target, act.ambush)
    if (wrong.length > 0) return wrong
  }
  const heroes = heroProblems(s, side, group, target, act)
  if (heroes.length > 0) return heroes
  if (act.without?.some((man) => !group.men.includes(man) || !mayKeepOut(s, man)))
    return refuse('20.531', 'Only infiltrators and flamethrowers may keep out of their group’s fire.')
  const required = requiredFirepower(s, side, act.cards, group)
  const { factors } = groupFirepower(s, group, target, act)
  const vehicle = vehicleOf(s, target)
  if (vehicle && !reachesCrew(s, vehicle) && boxedFirepower(s, group, target, act.without) < required)
    return refuse('28.31', 'Nobody looks out of it, and there is not enough firepower against its armour.')
  if (factors >= required && factors > 0) return LEGAL
  return refuse(
    act.cards.length > 1 ? '6.3' : '6.1',
    `That needs ${required} firepower factors, and the group has ${factors} at this range.`,
  )
}

/** 20.531, 22.2 */
function mayKeepOut(s: UpfrontState, id: number): boolean {
  const man = s.men[id]!
  return man.infiltrates >= 0 || s.setting.pack.weapons[man.weapon]?.class === 'flamethrower'
}

/** 10.45: each Hero on another man of the group, and never for nothing. */
function heroProblems(
  s: UpfrontState,
  side: Side,
  group: Group,
  target: Group,
  { heroes = [], without = [] }: FireAction,
): readonly Problem[] {
  for (const [i, { card, man: id }] of heroes.entries()) {
    const wrong = heroCardProblems(s, side, card)
    if (wrong.length > 0) return wrong
    if (heroes.some((other, j) => j < i && other.card === card)) return refuse('10.4', 'You have that Hero once.')
    const man = group.men.includes(id) ? s.men[id]! : undefined
    if (!man || man.pinned || without.includes(id)) return refuse('10.45', 'The hero must be a man of the group who fires.')
    if (firesAsHero(man) || heroes.some((other, j) => j < i && other.man === id))
      return refuse('10.45', 'A second Hero on the same man does nothing.')
    if (!heroHelps(s, man, card) || firepowerOf(s, man, group, target, true).quarters === 0)
      return refuse('10.45', 'That Hero does nothing for his firepower.')
  }
  return LEGAL
}
