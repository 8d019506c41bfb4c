import type { RuleRef } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Man } from '../state.ts'

/** 10.1: a man is pinned: from now on he is only a target. */
export function pin(g: Upfront, man: Man, rule: RuleRef): void {
  if (man.pinned) return
  man.pinned = true
  g.emit({ type: 'pinned', rule, man: man.id })
  for (const tell of g.state.setting.hooks.pinned) tell(g, man)
}

/** 10.2, 10.4: a pinned man is in good order again. */
export function unpin(g: Upfront, man: Man, rule: RuleRef): void {
  if (!man.pinned) return
  man.pinned = false
  // 20.9: a Hero in the enemy's turn brings a berserk man to his senses
  man.berserk = false
  g.emit({ type: 'rallied', rule, man: man.id })
}
