import type { Seat } from '@firegroup/kernel'
import { isBroken } from '../data/comparisons.ts'
import { isMoving, terrainCardOf } from '../groups/stack.ts'
import { victoryPoints } from '../scenario/victory-points.ts'
import { enemyOf, type Side, type UpfrontState } from '../state.ts'
import { worthOf } from './harm.ts'
import { closest, progressOf, unpinnedOf } from './objectives.ts'
import { TUNED } from './tuned.ts'

const FEATURES = [
  'men',
  'pinned',
  'brink',
  'brinkLate',
  'points',
  'pointsLate',
  'ahead',
  'aheadLate',
  'cover',
  'moving',
  'goal',
  'closer',
] as const

/** What a position is worth to a seat, as features and weights: for players that look ahead. The weights are fitted to played games. */
export const evaluation = { features: FEATURES, weights: TUNED, measure }

function measure(s: UpfrontState, seat: Seat): readonly number[] {
  const side = seat as Side
  const late = progressOf(s)
  const own = standing(s, side)
  const enemy = standing(s, enemyOf(side))
  const all = own.worth + enemy.worth || 1
  const points = (own.points - enemy.points) / 30
  const ahead = aheadFor(s, side, own.points, enemy.points)
  const brink = enemy.brink - own.brink
  return [
    (own.worth - enemy.worth) / all,
    (own.pinned - enemy.pinned) / all,
    brink,
    enemy.brink ** 3 - own.brink ** 3,
    points,
    points * late * late,
    ahead,
    ahead * late * late,
    own.cover - enemy.cover,
    own.moving - enemy.moving,
    own.goal - enemy.goal,
    own.closer - enemy.closer,
  ]
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
  /** 16.42: what part of what wins at once it has; and how far its men have come towards it. */
  readonly goal: number
  readonly closer: number
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
  let [men, cover, moving, goal, closer] = [0, 0, 0, 0, 0]
  for (const group of s.groups) {
    if (group.side !== side || group.gone) continue
    const count = group.men.length
    men += count
    cover -= (count * (terrainCardOf(s, group)?.against ?? 0)) / FULL_COVER
    if (isMoving(group)) moving += count
    const steps = stepsOf(s, side, group)
    closer += steps * count
    if (steps === 1) goal += unpinnedOf(s, group)
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
    closer: closer / all,
  }
}

/** How far a group has come to where the game is won at once, from 0 to 1; 0 where there is no such place for its side. */
function stepsOf(s: UpfrontState, side: Side, group: UpfrontState['groups'][number]): number {
  const { victory, sides } = s.setting.scenario
  if (victory.type === 'firstTo') return Math.max(0, Math.min(1, group.range / victory.range))
  if (victory.type === 'fractionAtRR5' && sides[side].role === 'attacker') return closest(s, group) / 5
  return 0
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
