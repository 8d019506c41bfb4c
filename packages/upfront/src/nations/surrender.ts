import type { Problem, Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import { groupOfMan, unpinnedCount } from '../groups/groups.ts'
import { clearLostGroups, loseMan } from '../groups/leave.ts'
import type { Doing } from '../hooks.ts'
import { machineOf } from '../machines/machine.ts'
import { isGuard, takePrisoner } from '../prisoners/guard.ts'
import type { Step } from '../sequence/step.ts'
import type { Group, Man, UpfrontState } from '../state.ts'

/** 32.2 */
const PRISONERS = 32

export const surrenderSteps: readonly Step[] = [{ key: 'turn.surrender', phase: 'turn', order: 630, run: surrenders }]

/** 50.41, G-39: an Italian group whose men are all pinned at the end of a turn, whoever's, gives itself up: to who is inside already, at once. */
function* surrenders(g: Upfront): Rules<void> {
  const s = g.state
  if (s.noMoreSurrender) return
  for (const group of s.groups) {
    if (group.gone || group.surrendered || !s.setting.nationRules[group.side].surrenders) continue
    if (unpinnedCount(s, group) > 0 || !isInfantry(s, group)) continue
    group.surrendered = true
    g.emit({ type: 'surrenders', rule: '50.41', group: group.id })
    const inside = infiltratorOf(s, group)
    if (inside) takePrisoners(g, group, inside)
  }
  yield* clearLostGroups(g)
}

/** 50.41: a gun or a vehicle by itself is none. */
function isInfantry(s: UpfrontState, group: Group): boolean {
  return group.men.some((id) => !machineOf(s, s.men[id]!))
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
  const inside = into.surrendered ? infiltratorOf(g.state, into) : undefined
  if (inside) takePrisoners(g, into, inside)
}

function infiltratorOf(s: UpfrontState, group: Group): Man | undefined {
  return s.men.find((man) => man.infiltrates === group.id && man.fate === '')
}

/** 50.41, 32.2: they are prisoners like any others: one man of the captor's group guards them, and the player says who. */
function takePrisoners(g: Upfront, group: Group, captor: Man): void {
  const s = g.state
  const captors = groupOfMan(s, captor.id)!
  const withGuards = s.setting.scenario.rulesThrough >= PRISONERS
  for (const id of group.men.slice()) {
    const man = s.men[id]!
    if (withGuards && !machineOf(s, man)) takePrisoner(g, man, captor, captors, '50.41')
    else loseMan(g, man, 'prisoner', '50.41')
  }
  if (isGuard(captor)) captor.standsIn = true
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
