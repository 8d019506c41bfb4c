import type { Modifier } from '@firegroup/kernel'
import type { Man, UpfrontState } from '../state.ts'

const UNARMED: Modifier = { rule: '19.4', label: 'unarmed', value: -1, tags: ['weapon'] }
const JAMMED: Modifier = { rule: '19.4', label: 'weapon jammed', value: -1, tags: ['weapon'] }

/** 19.4: Morale and Panic are one lower while a man is unarmed or his weapon is jammed; serving another's weapon does not help. */
export function withoutWeapon(s: UpfrontState, man: Man): Modifier | undefined {
  if (man.jammed) return s.setting.roster[man.id]!.machine ? undefined : JAMMED
  if (man.weapon !== '' || s.setting.scenario.rulesThrough < MALFUNCTION_CHAPTER) return undefined
  return s.setting.roster[man.id]!.machine ? undefined : UNARMED
}

const MALFUNCTION_CHAPTER = 19
