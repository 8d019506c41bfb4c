import type { Clock, Goal, Objective, Standing, Viewer } from '@firegroup/kernel'
import { capital, numberWord, plainNumber, verb } from '@firegroup/kernel/words'
import { isMoving } from '../groups/stack.ts'
import { enemyOf, type Group, SIDES, type Side, type UpfrontState } from '../state.ts'
import { reducesFire } from './reducing.ts'
import type { Victory } from './types.ts'
import {
  attackerOf,
  breakingPoint,
  countsAtHand,
  countsThere,
  forceOf,
  gunsOf,
  isPillboxClear,
  lossesOf,
  menAtHand,
  menThere,
  mustReach,
  victoryPoints,
} from './victory.ts'
import { positionPoints } from './victory-points.ts'

/** What the game is about (16.3 to 16.5), and how that stands. There is no map: what is held is what groups have reached. */
export function standing(s: UpfrontState, viewer: Viewer): Standing {
  const seat = SIDES.find((side) => side === viewer) ?? 'axis'
  const attacker = attackerOf(s)
  return {
    objectives: [...groupsIn(s, seat), ...groupsIn(s, enemyOf(seat))].map((group, i) => objectiveOf(s, group, i + 1)),
    goals: [seat, enemyOf(seat)].flatMap((side) => [...ownGoals(s, side), breaking(s, side)]),
    otherwise:
      attacker && s.setting.scenario.victory.type !== 'mostVP' ? `Otherwise the ${people(s, enemyOf(attacker))} win.` : 'A tie is a draw.',
    ahead: aheadIn(s, attacker),
    clock: clockOf(s),
  }
}

function aheadIn(s: UpfrontState, attacker: Side | undefined): Side | null {
  if (s.winner !== null) return s.winner === 'draw' ? null : s.winner
  const { victory } = s.setting.scenario
  const points = { axis: victoryPoints(s, 'axis'), allied: victoryPoints(s, 'allied') }
  if (attacker && victory.type === 'vpRatio') return enoughPoints(s, attacker, victory) ? attacker : enemyOf(attacker)
  if (attacker && mustReach(victory)) return enemyOf(attacker)
  return points.axis > points.allied ? 'axis' : points.allied > points.axis ? 'allied' : null
}

function people(s: UpfrontState, side: Side): string {
  return s.setting.scenario.sides[side].name
}

function groupsIn(s: UpfrontState, side: Side): Group[] {
  return s.groups.filter((group) => group.side === side && !group.gone).sort((a, b) => (a.letter < b.letter ? -1 : 1))
}

/** A group, and what its place counts now. */
function objectiveOf(s: UpfrontState, group: Group, number: number): Objective {
  const name = `${people(s, group.side)} ${group.letter}`
  return {
    id: `group ${group.id}`,
    number,
    sign: group.letter,
    name,
    said: `group ${group.letter} of the ${people(s, group.side)}`,
    where: `range ${plainNumber(group.range)}`,
    places: [group.id],
    kind: 'hold',
    holder: group.side,
    contested: false,
    note: noteOf(s, group),
    worth: positionPoints(s, group),
  }
}

function noteOf(s: UpfrontState, group: Group): string {
  const { victory } = s.setting.scenario
  const attacker = attackerOf(s)
  if (group.surrendered) return 'surrendered'
  if (victory.type === 'firstTo' && countsThere(s, group, victory) > 0) return counting(countsThere(s, group, victory))
  if (victory.type === 'fractionAtRR5') {
    if (group.side !== attacker) return 'to be reached'
    return countsAtHand(s, group) > 0 ? counting(countsAtHand(s, group)) : whyNot(s, group, 'not there yet')
  }
  if (victory.type === 'breakDefender' || victory.type === 'clearPillbox')
    return `${group.men.length} ${verb(group.men.length, 'man', 'men')}`
  const points = positionPoints(s, group)
  return points === 0 ? whyNot(s, group, 'no points') : `${plainNumber(points)} ${verb(Math.abs(points), 'point', 'points')}`
}

const counting = (men: number): string => `${numberWord(men)} ${verb(men, 'man counts', 'men count')}`

function whyNot(s: UpfrontState, group: Group, otherwise: string): string {
  if (isMoving(group)) return 'moving, no points'
  const { victory } = s.setting.scenario
  if ('positionTerrain' in victory && victory.positionTerrain !== undefined) return `not in ${victory.positionTerrain}`
  if (victory.type === 'fractionAtRR5' && !reducesFire(s, group)) return 'in the open'
  return otherwise
}

/** 16.4, 16.42: the ways of a side to win by what the scenario asks for. */
function ownGoals(s: UpfrontState, side: Side): Goal[] {
  const { victory } = s.setting.scenario
  const attacker = attackerOf(s)
  switch (victory.type) {
    case 'firstTo': {
      const have = menThere(s, side, victory)
      const title = `${capital(numberWord(victory.count))} men at range ${victory.range} in cover`
      return [goal(side, title, have, victory.count, true), points(s, side)]
    }
    case 'fractionAtRR5': {
      if (side !== attacker) return []
      const need = Math.max(1, Math.ceil((forceOf(s, side) * victory.parts) / victory.of))
      return [goal(side, `${capital(numberWord(need))} men at relative range 5 in cover`, menAtHand(s, side), need, true)]
    }
    case 'vpRatio': {
      if (side !== attacker) return []
      const { ratio, per = 1 } = victory
      const need = Math.max(1, Math.ceil((ratio * victoryPoints(s, enemyOf(side))) / per))
      const title =
        per > 1
          ? `${ratio} points to their ${per}`
          : ratio === 2
            ? 'Twice their points'
            : `${capital(numberWord(ratio))} times their points`
      return [{ ...goal(side, title, victoryPoints(s, side), need, false), reached: enoughPoints(s, side, victory) }]
    }
    case 'breakDefender':
      return victory.orGuns && side === attacker ? [gunsOut(s, side)] : []
    case 'clearPillbox':
      return side === attacker ? [goal(side, 'The Pillbox cleared', isPillboxClear(s, enemyOf(side)) ? 1 : 0, 1, true)] : []
    case 'mostVP':
      return [points(s, side)]
  }
}

/** 34: every gun of the enemy is out of play. */
function gunsOut(s: UpfrontState, side: Side): Goal {
  const { all, lost } = gunsOf(s, enemyOf(side))
  return goal(side, 'Their guns out of play', lost, all, true)
}

/** 16.4: enough for an attacker who needs a multiple. */
function enoughPoints(s: UpfrontState, side: Side, { ratio, per = 1 }: Victory & { readonly type: 'vpRatio' }): boolean {
  return victoryPoints(s, side) > 0 && victoryPoints(s, side) * per >= ratio * victoryPoints(s, enemyOf(side))
}

/** 16.4: more than the other at the end. */
function points(s: UpfrontState, side: Side): Goal {
  const [have, theirs] = [victoryPoints(s, side), victoryPoints(s, enemyOf(side))]
  return { ...goal(side, 'More victory points', have, theirs + 1, false), missing: `${plainNumber(have)} against ${plainNumber(theirs)}` }
}

/** 16.5: the enemy's squad breaks. */
function breaking(s: UpfrontState, side: Side): Goal {
  const enemy = enemyOf(side)
  return goal(side, `${capital(people(s, enemy))} broken`, lossesOf(s, enemy), breakingPoint(s, enemy), true)
}

function goal(side: Side, title: string, have: number, need: number, immediately: boolean): Goal {
  const reached = have >= need
  const missing = reached ? 'reached' : `${plainNumber(have)} of ${plainNumber(need)}`
  return { side, title, immediately, reached, tracks: [{ type: 'meter', have, need }], missing }
}

/** 16.2, 16.21: which Deck it is. How far it has gone nobody may count. */
function clockOf({ deckNumber, setting, timeUp }: UpfrontState): Clock {
  const of = setting.scenario.decks
  const more = of - deckNumber
  const left = timeUp
    ? 'the time is up'
    : more <= 0
      ? 'the last Deck'
      : `${numberWord(more)} more ${verb(more, 'Deck', 'Decks')} after this one`
  return { unit: 'Deck', now: deckNumber, of, halfLast: false, left }
}

/** What decided a game that is over. */
export function result(s: UpfrontState): string {
  if (s.winner === null) return ''
  const broken = SIDES.filter((side) => lossesOf(s, side) >= breakingPoint(s, side))
  if (broken.length > 0)
    return broken
      .map((side) => `The ${people(s, side)} have lost ${lossesOf(s, side)} of ${forceOf(s, side)} men and are broken.`)
      .join(' ')
  const { victory } = s.setting.scenario
  const attacker = attackerOf(s)
  if (!s.timeUp && s.winner !== 'draw') {
    const side = s.winner
    if (victory.type === 'firstTo')
      return `${capital(numberWord(menThere(s, side, victory)))} men of the ${people(s, side)} stand at range ${victory.range} in cover in turn ${s.turn}.`
    if (victory.type === 'clearPillbox') return `The ${people(s, side)} have cleared the Pillbox in turn ${s.turn}.`
    if (victory.type === 'breakDefender') return `The ${people(s, side)} have put every gun out of play in turn ${s.turn}.`
    if (attacker)
      return `${capital(numberWord(menAtHand(s, attacker)))} of ${forceOf(s, attacker)} ${people(s, attacker)} stand in the position of the ${people(s, enemyOf(attacker))} in turn ${s.turn}.`
  }
  if (attacker && victory.type === 'fractionAtRR5') {
    const men = menAtHand(s, attacker)
    return `The last Deck is played out, and ${men === 0 ? 'nobody' : numberWord(men)} of the ${people(s, attacker)} ${verb(men, 'stands', men === 0 ? 'stands' : 'stand')} in the position of the ${people(s, enemyOf(attacker))}.`
  }
  if (attacker && victory.type === 'breakDefender') {
    const enemy = enemyOf(attacker)
    return `The last Deck is played out, and the ${people(s, enemy)} are not broken: they have lost ${lossesOf(s, enemy)} of ${forceOf(s, enemy)} men.`
  }
  if (attacker && victory.type === 'clearPillbox')
    return `The last Deck is played out, and the ${people(s, enemyOf(attacker))} are still in the Pillbox.`
  const [first, second] = s.winner === 'allied' ? (['allied', 'axis'] as const) : (['axis', 'allied'] as const)
  return `When the last Deck is played out the ${people(s, first)} have ${plainNumber(victoryPoints(s, first))} victory points and the ${people(s, second)} ${plainNumber(victoryPoints(s, second))}.`
}
