import type { Problem } from '@firegroup/kernel'
import { isCrew } from '../crew/crew.ts'
import type { Man, UpfrontState } from '../state.ts'

/** 17.8, 11.13: why a man can't set out for another group. */
export function cantGo(s: UpfrontState, man: Man): Problem | undefined {
  const { name } = s.setting.roster[man.id]!
  if (man.pinned) return { rule: '17.8', message: `${name} is pinned.` }
  if (man.infiltrates >= 0 || man.berserk) return { rule: '17.8', message: `${name} is busy with the enemy.` }
  return isCrew(s, man) ? { rule: '17.8', message: `${name} is crew: he must be released first.` } : undefined
}
