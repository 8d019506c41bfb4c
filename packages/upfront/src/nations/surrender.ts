import type { Problem, Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import { unpinnedCount } from '../groups/groups.ts'
import { clearLostGroups, loseMan } from '../groups/leave.ts'
import type { Doing } from '../hooks.ts'
import { isInfiltrated } from '../infiltration/status.ts'
import type { Step } from '../sequence/step.ts'
import type { Group, UpfrontState } from '../state.ts'

export const surrenderSteps: readonly Step[] = [{ key: 'turn.surrender', phase: 'turn', order: 630, run: surrenders }]

/** 50.41, G-39: an Italian group whose men are all pinned at the end of a turn, whoever's, gives itself up: to who is inside already, at once. */
function* surrenders(g: Upfront): Rules<void> {
  const s = g.state
  if (s.noMoreSurrender) return
  for (const group of s.groups) {
    if (group.gone || group.surrendered || !s.setting.nationRules[group.side].surrenders) continue
    if (group.men.length === 0 || unpinnedCount(s, group) > 0) continue
    group.surrendered = true
    g.emit({ type: 'surrenders', rule: '50.41', group: group.id })
    if (isInfiltrated(s, group)) takePrisoners(g, group)
  }
  yield* clearLostGroups(g)
}

/** 50.41: a group that has surrendered neither moves nor fires nor rallies; it can only be relieved. */
export function surrenderedDoesNothing(_s: UpfrontState, group: Group, doing: Doing): Problem | undefined {
  if (!group.surrendered || doing === 'receive') return undefined
  return { rule: '50.41', message: `Group ${group.letter} has surrendered.` }
}

/** 50.41: an unpinned man who joins it puts heart into it again. */
export function relieve(g: Upfront, group: Group): void {
  if (!group.surrendered) return
  group.surrendered = false
  g.emit({ type: 'surrenderOver', rule: '50.41', group: group.id, why: 'relieved' })
}

/** 50.41: whoever gets into it takes all its men prisoner. */
export function capturesSurrendered(g: Upfront, _from: Group, into: Group): void {
  if (into.surrendered) takePrisoners(g, into)
}

function takePrisoners(g: Upfront, group: Group): void {
  for (const man of group.men.slice()) loseMan(g, g.state.men[man]!, 'prisoner', '50.41')
}

/** 50.41: fired on, it is free again, and after that no Italian group surrenders. */
export function firedOn(g: Upfront, group: Group): void {
  if (!group.surrendered) return
  group.surrendered = false
  g.state.noMoreSurrender = true
  g.emit({ type: 'surrenderOver', rule: '50.41', group: group.id, why: 'attacked' })
}

/** An attack that was called off was none. */
export function attackFrees(g: Upfront, { target, draws }: Attack): void {
  if (draws > 0) firedOn(g, g.state.groups[target]!)
}
