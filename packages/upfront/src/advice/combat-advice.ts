import { total } from '@firegroup/kernel'
import type { CloseCombatAction } from '../closecombat/enter.ts'
import { closeCombatValue } from '../closecombat/value.ts'
import { cover } from '../groups/cover.ts'
import { infiltrationColumn } from '../infiltration/column.ts'
import type { InfiltrateAction } from '../infiltration/infiltrate.ts'
import { moraleOf } from '../men/values.ts'
import type { Group, Man } from '../state.ts'
import { deckOdds, duel, shareBelow } from './deck-odds.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** 21.3 */
const CHARGE = 8
/** 32.11 */
const CAPTURE = 2

/** 20.2: each man's chance to get in, what he may do there, and what it costs him if he loses heart. */
export function infiltrationValue(outlook: Outlook, { group: id, men }: InfiltrateAction): number {
  const { s, harm } = outlook
  const group = s.groups[id]!
  const odds = deckOdds(s)
  let value = 0
  for (const { man: who, into, card, charge } of men) {
    const man = s.men[who]!
    const target = s.groups[into]!
    const dares = card !== undefined || target.surrendered ? 1 : shareBelow(odds, moraleOf(s, man, group))
    const { column } = infiltrationColumn(s, group, target)
    const gain = charge ? harm.of(target, CHARGE + total(cover(s, target, { from: group }))) : insideValue(outlook, man, group, target)
    value += dares * odds.red[column]! * gain - (1 - dares) * WEIGHTS.pinned * harm.worth(man)
  }
  return value
}

/** 20.5, 50.41: what an infiltrator promises; a group that has surrendered is captured. */
function insideValue(outlook: Outlook, man: Man, group: Group, target: Group): number {
  if (target.surrendered) return target.men.length * WEIGHTS.man
  return WEIGHTS.inside + WEIGHTS.closeCombat * Math.max(0, fightValue(outlook, man, group, target))
}

/** 20.52: each man against whomever he meets. */
export function combatValue(outlook: Outlook, { group: id, men, capture = false }: CloseCombatAction): number {
  const { s, harm } = outlook
  const group = s.groups[id]!
  const odds = deckOdds(s)
  let value = 0
  for (const { man: who, card } of men) {
    const man = s.men[who]!
    const dares = card === undefined ? shareBelow(odds, moraleOf(s, man, group)) : 1
    const target = s.groups[man.infiltrates]!
    value += dares * fightValue(outlook, man, group, target, capture) - (1 - dares) * WEIGHTS.pinned * harm.worth(man)
  }
  return value
}

/** 20.7: what a fight with one man or another of the group is expected to come to; 32.11: and for a prisoner. */
function fightValue(outlook: Outlook, man: Man, group: Group, target: Group, capture = false): number {
  if (target.men.length === 0) return 0
  const { s, harm } = outlook
  const odds = deckOdds(s)
  const own = total(closeCombatValue(s, man, group)) - (capture ? CAPTURE : 0)
  const alive = capture ? outlook.prisoner(man) : 0
  let value = 0
  for (const id of target.men) {
    const enemy = s.men[id]!
    const { win, tie } = duel(odds, own - total(closeCombatValue(s, enemy, target)))
    value += win * alive + (win + tie) * harm.worth(enemy) - (1 - win) * harm.worth(man)
  }
  return value / target.men.length
}
