import { assistantOf, isGunner, weaponOf } from '../crew/crew.ts'
import type { Role, WeaponClass } from '../data/personality-file.ts'
import { firepowerOf, usesBrackets } from '../fire/firepower.ts'
import { groupAt } from '../groups/groups.ts'
import { kiaOf, moraleOf, panicOf } from '../men/values.ts'
import type { Fate, Group, Letter, Man, UpfrontState } from '../state.ts'
import { weaponName } from '../weapons/secondary.ts'
import { type MachineLook, machineLook } from './machine.ts'

/** A man, gun or vehicle as everyone sees it, with what his card says now. */
export interface ManLook {
  readonly id: number
  readonly name: string
  readonly rank: string
  readonly role: Role | null
  /** What his weapon is called; '' unarmed. */
  readonly weapon: string
  readonly weaponClass: WeaponClass | ''
  /** 6.2: firepower at RR 0 to 5 as he would fire now, before anything doubles or halves it; null without any. */
  readonly row: readonly number[] | null
  /** 11.1: his weapon wants a second man. */
  readonly gunner: boolean
  /** 11.11: who assists him, and whom he assists; -1 for nobody. */
  readonly assistant: number
  readonly assists: number
  readonly secondary: string
  readonly pinned: boolean
  readonly jammed: boolean
  readonly captured: boolean
  readonly berserk: boolean
  /** 10.45: a Hero in this turn. */
  readonly heroic: boolean
  /** 20.5: the letter of the enemy group that he is in; '' if none. */
  readonly inside: Letter | ''
  /** 6.5: what the side of his card that is up says: Morale, or Panic when pinned; and KIA. */
  readonly threshold: number
  readonly kia: number
  readonly fate: Fate | ''
  /** 33, 32.2: wounded, and how many prisoners he guards. */
  readonly wounded: boolean
  readonly guards: number
  /** 27.1: the letter of the group that his mortar has acquired; '' if none. */
  readonly acquired: Letter | ''
  /** 28, 34: it is a gun or vehicle. */
  readonly machine?: MachineLook
  /** 6.2: his firepower factors against each enemy group, by its id. */
  readonly factors: { readonly [group: number]: number }
}

export function manLook(s: UpfrontState, man: Man, group: Group | undefined): ManLook {
  const { name, rank, role, morale, panic } = s.setting.roster[man.id]!
  const weapon = weaponOf(s, man)
  const bracketed = group !== undefined && usesBrackets(s, man, group)
  const factors: { [group: number]: number } = {}
  if (group)
    for (const target of s.groups)
      if (target.side !== man.side && !target.gone) factors[target.id] = firepowerOf(s, man, group, target).factors
  const machine = machineLook(s, man, group)
  return {
    id: man.id,
    name,
    rank,
    role,
    weapon: man.weapon === '' ? '' : weaponName(s, man.weapon),
    weaponClass: weapon?.class ?? '',
    row: (bracketed ? weapon?.fpBracketed : weapon?.fp) ?? null,
    gunner: isGunner(s, man),
    assistant: assistantOf(s, man)?.id ?? -1,
    assists: man.assists,
    secondary: man.secondary === '' ? '' : weaponName(s, man.secondary),
    pinned: man.pinned,
    jammed: man.jammed,
    captured: man.captured,
    berserk: man.berserk,
    heroic: man.heroic > 0,
    inside: s.groups[man.infiltrates]?.letter ?? '',
    threshold: man.pinned ? (group ? panicOf(s, man, group) : panic) : group ? moraleOf(s, man, group) : morale,
    kia: kiaOf(s, man),
    fate: man.fate,
    wounded: man.wounded === true,
    guards: man.guards ?? 0,
    acquired: man.acquired === undefined ? '' : (s.groups[man.acquired]?.letter ?? ''),
    ...(machine ? { machine } : {}),
    factors,
  }
}

/** The group that a man is on his way to, for those who look at the table: by its letter, also while it is only forming. */
export function goal(s: UpfrontState, { side }: Man, to: number, letter: Letter | ''): Letter | '' {
  if (to >= 0) return s.groups[to]?.letter ?? ''
  return letter !== '' && !groupAt(s, side, letter) ? letter : ''
}
