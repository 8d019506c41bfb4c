import type { Seat } from '@firegroup/kernel'
import { isBroken } from '../data/comparisons.ts'
import { CLOSEST } from '../groups/range.ts'
import { terrainCardOf } from '../groups/stack.ts'
import { victoryPoints } from '../scenario/victory-points.ts'
import { enemyOf, SIDES, type Side, type UpfrontState } from '../state.ts'
import { HandValue } from './card-advice.ts'
import { worthOf } from './harm.ts'
import { closest, progressOf, unpinnedOf } from './objectives.ts'
import { Outlook } from './outlook.ts'
import { facts, TERMS } from './reasons.ts'
import { COURSES, TUNED } from './tuned.ts'

const FEATURES = [
  'men',
  'pinned',
  'brink',
  'brinkLate',
  'aheadLate',
  'aheadLast',
  'cover',
  'goal',
  'hand',
  'turn',
  'prospects',
  'attackLate',
] as const

const time = {
  progress: progressOf,
  course: (s: UpfrontState) => COURSES[s.setting.scenario.id] ?? COURSES[''],
  first: SIDES[0],
}

/**
 * What a position is worth to a seat, as features and weights: for players that look ahead. The weights are fitted to played games. Both hands are read, so
 * only the states of imagined games are to be asked about.
 */
export const evaluation = { features: FEATURES, weights: TUNED, measure, time, doubt: 0.06, terms: TERMS, facts }

function measure(s: UpfrontState, seat: Seat): readonly number[] {
  const side = seat as Side
  const late = progressOf(s)
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
    ahead * late ** 2,
    ahead * late ** 6,
    own.cover - enemy.cover,
    own.goal - enemy.goal,
    (own.hand - enemy.hand) / 10,
    s.active === side ? 1 : -1,
    damped(own.prospects - enemy.prospects),
    attacks * late ** 2,
  ]
}

interface Standing {
  /** All men in play, and those of them who are pinned. */
  readonly worth: number
  readonly pinned: number
  /** 16.5: what part of the losses that break the side it has. */
  readonly brink: number
  readonly points: number
  /** Mean cover of its men, in thirds of a Building. */
  readonly cover: number
  /** 16.42: what part of what wins at once it has. */
  readonly goal: number
  /** What its cards are worth, and how its groups stand with them. */
  readonly hand: number
  readonly prospects: number
}

const FULL_COVER = 3

function standing(s: UpfrontState, side: Side): Standing {
  let [worth, pinned, force, losses] = [0, 0, 0, 0]
  for (const man of s.men) {
    if (man.side !== side || man.awaits !== undefined) continue
    force++
    if (man.fate !== '') losses++
    else {
      const value = worthOf(s, man)
      worth += value
      if (man.pinned) pinned += value
    }
  }
  const outlook = new Outlook(s, side)
  let [men, cover, goal, prospects] = [0, 0, 0, 0]
  for (const group of s.groups) {
    if (group.side !== side || group.gone) continue
    const count = group.men.length
    men += count
    cover -= (count * (terrainCardOf(s, group)?.against ?? 0)) / FULL_COVER
    if (isThere(s, side, group)) goal += unpinnedOf(s, group)
    prospects += outlook.prospects(group)
  }
  const all = men || 1
  return {
    worth,
    pinned,
    brink: losses / breakingPoint(s, side, force),
    points: victoryPoints(s, side),
    cover: cover / all,
    goal: goal / needed(s, force),
    hand: new HandValue(outlook).total(),
    prospects,
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

const SEVERAL_MEN = 50

/** Worths of ground run into the hundreds where a game is won by it: beyond a few men they tell next to nothing more. */
function damped(worth: number): number {
  return worth / (Math.abs(worth) + SEVERAL_MEN)
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
