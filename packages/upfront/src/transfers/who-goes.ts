import type { Problem } from '@firegroup/kernel'
import { isCrew } from '../crew/crew.ts'
import { groupOfMan } from '../groups/groups.ts'
import { lastTerrain, movesOnTop } from '../groups/stack.ts'
import { gunOf } from '../machines/machine.ts'
import type { Man, UpfrontState } from '../state.ts'

/** 17.8, 11.13: why a man can't set out for another group. */
export function cantGo(s: UpfrontState, man: Man): Problem | undefined {
  const { name } = s.setting.roster[man.id]!
  if (man.pinned) return { rule: '17.8', message: `${name} is pinned.` }
  if (man.infiltrates >= 0 || man.berserk) return { rule: '17.8', message: `${name} is busy with the enemy.` }
  const group = gunOf(s, man) && groupOfMan(s, man.id)
  if (group && lastTerrain(s, group) !== 'OpenGround' && movesOnTop(group) === 0)
    return { rule: '34.3', message: `${name} must first be brought out of its position by a Movement card.` }
  return isCrew(s, man) ? { rule: '17.8', message: `${name} is crew: he must be released first.` } : undefined
}
