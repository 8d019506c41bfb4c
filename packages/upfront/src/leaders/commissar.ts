import type { Modifier, Problem } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { drawPosition } from '../draw/draw.ts'
import { groupsOf } from '../groups/groups.ts'
import { loseMan } from '../groups/leave.ts'
import type { Step } from '../sequence/step.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'

export const commissarSteps: readonly Step[] = [{ key: 'turn.execution', phase: 'turn', order: 620, run: executions }]

export function isCommissar(s: UpfrontState, man: number): boolean {
  return s.setting.roster[man]!.role === 'COMMISSAR'
}

/** 15.52: men of a group with an unpinned Commissar have one more Morale and Panic; not he himself, and not who is on his way (17.8). */
export function commissarNear(s: UpfrontState, man: Man, group: Group): Modifier | undefined {
  if (!group.men.includes(man.id)) return undefined
  for (const id of group.men)
    if (id !== man.id && isCommissar(s, id) && !s.men[id]!.pinned) return { rule: '15.52', label: 'Commissar', value: 1 }
  return undefined
}

/** 15.51: the Commissar begins in the largest group of his side, or in one as large. */
export function commissarSetUp(s: UpfrontState, _side: Side, groups: readonly (readonly number[])[]): Problem | undefined {
  const own = groups.find((men) => men.some((man) => isCommissar(s, man)))
  if (!own || groups.every((men) => men.length <= own.length)) return undefined
  return { rule: '15.51', message: 'The Commissar begins in the largest group.' }
}

/** 15.53: at the end of its owner's turn an RPC for each group with an unpinned Commissar and a pinned man: if it hits a pinned man, he is shot. */
function executions(g: Upfront): undefined {
  const s = g.state
  for (const group of groupsOf(s, s.active)) {
    if (!group.men.some((man) => isCommissar(s, man) && !s.men[man]!.pinned) || !group.men.some((man) => mayBeShot(s, man))) continue
    const { position } = drawPosition(g, group.men.length, 'execution')
    const man = group.men[position - 1]!
    const shot = mayBeShot(s, man)
    g.emit({ type: 'execution', rule: '15.53', group: group.id, man, shot })
    if (shot) loseMan(g, s.men[man]!, 'kia', '15.53')
  }
}

/** 20.9: not a berserk man. */
function mayBeShot(s: UpfrontState, man: number): boolean {
  return s.men[man]!.pinned && !s.men[man]!.berserk
}
