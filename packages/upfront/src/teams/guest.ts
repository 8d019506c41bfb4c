import type { Rules } from '@firegroup/kernel'
import { takeFromHand } from '../cards/piles.ts'
import { clearLostGroups } from '../groups/leave.ts'
import { newGroup } from '../groups/new-group.ts'
import { isDecided } from '../scenario/victory.ts'
import { type Card, enemyOf, type Group, type Side, type UpfrontState } from '../state.ts'
import { copyMan, ELSEWHERE, idIn, sendAway } from './men.ts'
import { gameAt, type TeamState } from './state.ts'
import type { Tables } from './tables.ts'

/*
 * 41.4: a group that fires into another game is a guest there while its attack is judged and resolved: a group like any other, opposite its target and at
 * relative range 0. So every rule of fire is the rule itself. Its cards are those of its own deck (41.6); the numbers are drawn where its target stands.
 */

export interface Loan {
  readonly state: UpfrontState
  readonly guest: Group
  /** The guest goes home, with what has become of its men and weapons. */
  giveBack(): void
}

export function lend(s: TeamState, game: number, group: Group, other: number, target: Group): Loan {
  const [from, to] = [gameAt(s, game), gameAt(s, other)]
  const ids = group.men.map((man) => idIn(s, game, man, other))
  group.men.forEach((man, i) => {
    copyMan(from, man, to, ids[i]!).awaits = ELSEWHERE
  })
  group.men.forEach((man, i) => {
    const gunner = group.men.indexOf(from.men[man]!.assists)
    if (gunner >= 0) to.men[ids[i]!]!.assists = ids[gunner]!
  })
  const guest: Group = {
    ...newGroup(to.groups.length, group.side, target.letter, ids),
    range: -target.range,
    // what lies face down is Open Ground, and nobody's business here
    stack: group.stack.filter(({ as }) => as !== 'open').map((placed) => ({ ...placed })),
    lent: true,
  }
  to.groups.push(guest)
  if (flanksAcross(s, game, group, other, target)) to.flanks.push({ by: guest.id, of: target.id, card: 0 })
  return { state: to, guest, giveBack: () => giveBack(s, game, group, other, guest, ids) }
}

function giveBack(s: TeamState, game: number, group: Group, other: number, guest: Group, ids: readonly number[]): void {
  const [from, to] = [gameAt(s, game), gameAt(s, other)]
  group.men.forEach((man, i) => {
    const { assists, infiltrates, infiltratedOn, acquired, guardedBy, awaits } = from.men[man]!
    const back = copyMan(to, ids[i]!, from, man)
    Object.assign(back, { assists, infiltrates, infiltratedOn })
    if (acquired !== undefined) back.acquired = acquired
    if (guardedBy !== undefined) back.guardedBy = guardedBy
    if (awaits !== undefined) back.awaits = awaits
    sendAway(s, other, ids[i]!)
  })
  to.groups.pop()
  to.flanks = to.flanks.filter(({ by, of }) => by !== guest.id && of !== guest.id)
}

/** 41.4: as both groups are, for a flank to hold. */
export function asTheyStand(from: UpfrontState, group: Group, to: UpfrontState, target: Group): string {
  const seen = ({ letter, range, stack }: Group) =>
    `${letter}${range}${stack.filter(({ as }) => as !== 'smoke').map(({ card, mode }) => `.${card}${mode}`)}`
  const facing = to.groups.find((each) => each.side === enemyOf(target.side) && each.letter === target.letter && !each.gone && !each.lent)
  return `${seen(group)}/${seen(target)}/${facing?.id ?? ''}/${from.turn > 0 ? '' : '0'}`
}

function flanksAcross(s: TeamState, game: number, group: Group, other: number, target: Group): boolean {
  const found = s.flanks.find((each) => each.game === game && each.by === group.id && each.over === other && each.of === target.id)
  if (!found) return false
  return found.as === asTheyStand(gameAt(s, game), group, gameAt(s, other), target)
}

/** The hand that the guest plays from, while something is looked at. */
export function withHand<T>(state: UpfrontState, side: Side, cards: readonly Card[], look: () => T): T {
  const { hand } = state.sides[side]
  state.sides[side].hand = [...cards]
  try {
    return look()
  } finally {
    state.sides[side].hand = hand
  }
}

/** An attack by a guest: declared with cards of its own deck, resolved where the target stands, with each question for whoever is concerned. */
export function* attackAcross(
  tables: Tables,
  game: number,
  side: Side,
  other: number,
  loan: Loan,
  cards: readonly Card[],
  begin: () => Rules<void>,
): Rules<void> {
  const [own, there] = [tables.state(game), loan.state]
  const { actions } = there
  const rules = begin()
  let next = withHand(there, side, cards, () => rules.next([]))
  there.actions = actions
  for (const card of cards) {
    there.discard.splice(there.discard.lastIndexOf(card), 1)
    takeFromHand(own, side, card)
    own.discard.push(card)
  }
  while (!next.done) next = rules.next(yield tables.addressed(next.value, other, side, game))
  loan.giveBack()
  yield* tables.drive(other, clearLostGroups(tables.games[other]!))
  isDecided(tables.games[other]!)
}
