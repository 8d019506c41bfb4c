import type { Modifier } from '@firegroup/kernel'
import { assistantOf } from '../crew/crew.ts'
import { gunOf } from '../machines/machine.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { isHurt } from '../wounds/hurt.ts'
import { closeCombatValue } from './value.ts'

const ADDITIONAL_MAN = 3
/** 34.7 */
const CREW = 3

/** 20.7: a fight over one defender, or over the crew to which he belongs (20.71), with everyone who attacks him (20.72). */
export interface Combat {
  /** The group of the attackers, and the one that they are in. */
  readonly from: Group
  readonly into: Group
  /** By id; the first of the defenders is the one who was met. Whoever falls is taken out. */
  readonly attackers: number[]
  readonly defenders: number[]
  /** 20.74, 20.91: the attackers may take weapons: not a berserk man who has left a crewed one. */
  readonly mayTake: boolean
  /** 32.11: the attackers want prisoners, and whether the defenders do: they say so when it begins. */
  capture?: boolean
  quarter?: boolean
  /** 20.621: Concealed cards, by the man whose value they lower. */
  readonly concealed: Map<number, number>
}

/** 20.71: the other men of a defender's crew are in it too, unless they are attacked themselves. */
export function defendersWith(s: UpfrontState, man: Man, attacked: readonly number[]): number[] {
  const mates = [s.men[man.assists], assistantOf(s, man)]
  return [man.id, ...mates.flatMap((mate) => (mate && mate.fate === '' && !attacked.includes(mate.id) ? [mate.id] : []))]
}

/** 20.7, 33.5: by how much the attacker wins with totals so far apart; above 0 the defender falls, below it the attacker, at 0 both. */
export function marginOf(s: UpfrontState, combat: Combat, defender: Man, apart: number): number {
  return fallsAtOnce(s, combat, defender) ? Math.max(1, apart) : apart
}

/** 33.5: a man who is wounded, pinned and unarmed can't defend himself alone. */
export function fallsAtOnce(s: UpfrontState, { defenders }: Combat, man: Man): boolean {
  return defenders.length === 1 && man.pinned && man.weapon === '' && isHurt(s, man)
}

/** 20.622, 20.621, 32.11: three more for each other unpinned man of his side in it; a Concealed card of the enemy's; less for who wants a prisoner. */
export function valueInCombat(
  s: UpfrontState,
  { concealed }: Combat,
  man: Man,
  group: Group,
  against: Group,
  side: readonly number[],
  capture = false,
): Modifier[] {
  const value = closeCombatValue(s, man, group)
  for (const add of s.setting.hooks.combatValue) {
    const modifier = add(s, group, against)
    if (modifier) value.push(modifier)
  }
  const gun = gunOf(s, man)
  let others = gun && !man.pinned ? CREW - 1 - (man.crewLost ?? 0) : 0
  for (const id of side) if (id !== man.id && !s.men[id]!.pinned && !isHurt(s, s.men[id]!)) others++
  if (others > 0) value.push({ rule: '20.622', label: 'additional men', value: ADDITIONAL_MAN * others })
  const lowered = concealed.get(man.id)
  if (lowered !== undefined) value.push({ rule: '20.621', label: 'Concealed', value: lowered })
  if (capture) value.push({ rule: '32.11', label: 'wants a prisoner', value: -2 })
  return value
}
