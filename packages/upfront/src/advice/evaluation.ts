import type { Seat } from '@firegroup/kernel'
import { isBroken } from '../data/comparisons.ts'
import { CLOSEST } from '../groups/range.ts'
import { isMoving, isWired, terrainCardOf } from '../groups/stack.ts'
import { victoryPoints } from '../scenario/victory-points.ts'
import { enemyOf, type Side, type UpfrontState } from '../state.ts'
import { HandValue } from './card-advice.ts'
import { worthOf } from './harm.ts'
import { closest, progressOf, unpinnedOf } from './objectives.ts'
import { Outlook } from './outlook.ts'
import { TUNED } from './tuned.ts'

const FEATURES = [
  'men',
  'pinned',
  'brink',
  'brinkLate',
  'points',
  'aheadLate',
  'aheadLast',
  'cover',
  'moving',
  'goal',
  'hand',
  'turn',
  'fire',
  'wired',
  'attackLate',
] as const

/**
 * What a position is worth to a seat, as features and weights: for players that look ahead. The weights are fitted to played games. Both hands are read, so
 * only the states of imagined games are to be asked about.
 */
export const evaluation = { features: FEATURES, weights: TUNED, measure }

function measure(s: UpfrontState, seat: Seat): readonly number[] {
  const side = seat as Side
  const late = timePassed(s)
  const own = standing(s, side)
  const enemy = standing(s, enemyOf(side))
  const all = own.worth + enemy.worth || 1
  const ahead = aheadFor(s, side, own.points, enemy.points)
  const { role } = s.setting.scenario.sides[side]
  const attacks = role === undefined ? 0 : role === 'attacker' ? 1 : -1
  return [
    (own.worth - enemy.worth) / all,
    (own.pinned - enemy.pinned) / all,
    enemy.brink - own.brink,
    enemy.brink ** 3 - own.brink ** 3,
    (own.points - enemy.points) / 30,
    ahead * late ** 2,
    ahead * late ** 6,
    own.cover - enemy.cover,
    own.moving - enemy.moving,
    own.goal - enemy.goal,
    (own.hand - enemy.hand) / 10,
    s.active === side ? 1 : -1,
    (own.fire - enemy.fire) / 20,
    (own.wired - enemy.wired) / 5,
    attacks * late ** 2,
  ]
}

/** Player turns in which a deck is drawn when both sides dawdle. */
const SLOW_DECK = 60

/** 16.3: what part of the game is over, by cards or by turns: nobody has more time for waiting. */
function timePassed(s: UpfrontState): number {
  return Math.min(1, Math.max(progressOf(s), s.turn / (SLOW_DECK * s.setting.scenario.decks)))
}

interface Standing {
  /** All men in play, and those of them who are pinned. */
  readonly worth: number
  readonly pinned: number
  /** 16.5: what part of the losses that break the side it has. */
  readonly brink: number
  readonly points: number
  /** Mean cover of its men, in thirds of a Building; what part of them is on the move. */
  readonly cover: number
  readonly moving: number
  /** 16.42: what part of what wins at once it has. */
  readonly goal: number
  /** What its cards are worth, what its fire may do in a turn, and how many men are on Wire. */
  readonly hand: number
  readonly fire: number
  readonly wired: number
}

const FULL_COVER = 3

function standing(s: UpfrontState, side: Side): Standing {
  let [worth, pinned, force, losses] = [0, 0, 0, 0]
  for (const man of s.men) {
    if (man.side !== side) continue
    force++
    if (man.fate !== '') losses++
    else {
      const value = worthOf(s, man)
      worth += value
      if (man.pinned) pinned += value
    }
  }
  const outlook = new Outlook(s, side)
  let [men, cover, moving, goal, fire, wired] = [0, 0, 0, 0, 0, 0]
  for (const group of s.groups) {
    if (group.side !== side || group.gone) continue
    const count = group.men.length
    men += count
    cover -= (count * (terrainCardOf(s, group)?.against ?? 0)) / FULL_COVER
    if (isMoving(group)) moving += count
    if (isWired(group)) wired += count
    if (isThere(s, side, group)) goal += unpinnedOf(s, group)
    fire += outlook.offence(group)
  }
  const all = men || 1
  return {
    worth,
    pinned,
    brink: losses / breakingPoint(s, side, force),
    points: victoryPoints(s, side),
    cover: cover / all,
    moving: moving / all,
    goal: goal / needed(s, force),
    hand: new HandValue(outlook).total(),
    fire,
    wired,
  }
}

/** 16.42: whether a group is where the game is won at once. */
function isThere(s: UpfrontState, side: Side, group: UpfrontState['groups'][number]): boolean {
  const { victory, sides } = s.setting.scenario
  if (victory.type === 'firstTo') return group.range >= victory.range
  return victory.type === 'fractionAtRR5' && sides[side].role === 'attacker' && closest(s, group) === CLOSEST
}

function needed({ setting }: UpfrontState, force: number): number {
  const { victory } = setting.scenario
  if (victory.type === 'firstTo') return victory.count
  return victory.type === 'fractionAtRR5' ? Math.max(1, (force * victory.parts) / victory.of) : 1
}

function breakingPoint(s: UpfrontState, side: Side, force: number): number {
  const { broken } = s.setting.nationRules[side]
  let losses = 1
  while (losses < force && !isBroken(losses, force, broken)) losses++
  return losses
}

/** 16.4: 1 for whoever would win if the time were up, -1 for the other. */
function aheadFor({ setting }: UpfrontState, side: Side, own: number, enemy: number): number {
  const { victory, sides } = setting.scenario
  const { role } = sides[side]
  if (role !== undefined && victory.type !== 'mostVP' && victory.type !== 'firstTo') {
    const attacks = role === 'attacker'
    if (victory.type !== 'vpRatio') return attacks ? -1 : 1
    const [points, against] = attacks ? [own, enemy] : [enemy, own]
    const enough = points > 0 && points >= victory.ratio * against
    return enough === attacks ? 1 : -1
  }
  return Math.sign(own - enemy)
}
