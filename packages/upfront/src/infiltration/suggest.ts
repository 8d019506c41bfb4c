import { canFightVehicle } from '../armour/close-combat.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { needsFord } from '../groups/stack.ts'
import { machineOf, vehicleOf } from '../machines/machine.ts'
import { isGuard } from '../prisoners/guard.ts'
import type { Card, Group, Man, Side, UpfrontState } from '../state.ts'
import { isMagneticMine } from '../weapons/secondary.ts'
import { isHurt } from '../wounds/hurt.ts'
import type { Attempt } from './attempt.ts'
import type { InfiltrateAction } from './infiltrate.ts'
import { movementCards } from './nerve.ts'
import { cantInfiltrateFrom, cantInfiltrateInto } from './where.ts'

/**
 * Out of many: into each enemy group, each man alone by his Morale, each man alone with the first Movement card, and all men at once with as many cards as there
 * are; who has a demolition charge with it and without.
 */
export function suggestInfiltration(s: UpfrontState, side: Side, group: Group, out: InfiltrateAction[]): void {
  if (!isClose(s, group) || cantInfiltrateFrom(s, group).length > 0) return
  const men = group.men.filter((man) => !s.men[man]!.pinned && s.men[man]!.infiltrates < 0 && !isKeptFrom(s, s.men[man]!))
  if (men.length === 0) return
  const cards = movementCards(s, side, group)
  const wet = needsFord(s, group)
  if (wet && cards.length === 0) return
  for (const into of s.groups) {
    if (into.gone || cantInfiltrateInto(s, group, into).length > 0) continue
    const add = (attempts: readonly Attempt[]) => out.push({ type: 'infiltrate', group: group.id, men: attempts })
    const fit = vehicleOf(s, into) ? men.filter((man) => canFightVehicle(s.men[man]!)) : men
    for (const man of fit) suggestMan(s, man, into.id, wet, cards, add)
    if (fit.length > 1 && !(wet && cards.length < fit.length)) add(fit.map((man, i) => withCard({ man, into: into.id }, cards[i])))
  }
}

/** 32.21, 33.5, 34.7, 28.8: guards, wounded men, guns and vehicles. */
function isKeptFrom(s: UpfrontState, man: Man): boolean {
  return isGuard(man) || isHurt(s, man) || machineOf(s, man) !== undefined
}

function suggestMan(
  s: UpfrontState,
  man: number,
  into: number,
  wet: boolean,
  cards: readonly Card[],
  add: (attempts: readonly Attempt[]) => void,
): void {
  const { secondary } = s.men[man]!
  const charged = secondary === 'demolitionCharge' || (isMagneticMine(secondary) && vehicleOf(s, s.groups[into]!) !== undefined)
  if (!wet) {
    add([{ man, into }])
    if (charged) add([{ man, into, charge: true }])
  }
  if (cards.length === 0) return
  add([{ man, into, card: cards[0]! }])
  if (charged) add([{ man, into, card: cards[0]!, charge: true }])
}

function withCard(attempt: Attempt, card: Card | undefined): Attempt {
  return card === undefined ? attempt : { ...attempt, card }
}

function isClose(s: UpfrontState, group: Group): boolean {
  for (const other of s.groups) if (other.side !== group.side && !other.gone && relativeRange(group, other) === CLOSEST) return true
  return false
}
