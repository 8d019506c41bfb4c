import { flag, integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { Group, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { layDownWeapon } from './loose.ts'
import { weaponName } from './secondary.ts'
import { letGo, loseWeapon } from './take.ts'

/** 20.74: a man gets rid of a captured weapon. */
export interface AbandonAction {
  readonly type: 'abandon'
  readonly group: number
  readonly man: number
  /** So that nobody can use it any more. */
  readonly destroy: boolean
}

/** 20.74: leaving or destroying it is the action of the group. */
export const abandon = actOf<AbandonAction>({
  type: 'abandon',
  rule: '20.74',
  chapter: 20,
  fields: { group: integer(0), man: integer(0), destroy: flag() },
  candidates(s, side, group, out) {
    for (const man of group.men) if (s.men[man]!.captured) suggest(s, side, group, man, out)
  },
  problems: abandonProblems,
  perform(g, _side, { group: id, man: who, destroy }) {
    const group = g.state.groups[id]!
    const man = g.state.men[who]!
    spendAction(g, group)
    if (destroy) loseWeapon(g, man, '20.74')
    else {
      layDownWeapon(g, man, group)
      letGo(g, man)
    }
    return undefined
  },
  describe: (s, { man, destroy }) =>
    `${s.setting.roster[man]!.name} ${destroy ? 'destroys' : 'leaves'} the captured ${weaponName(s, s.men[man]!.weapon)}.`,
})

function suggest(s: UpfrontState, side: Side, group: Group, man: number, out: AbandonAction[]): void {
  for (const destroy of [false, true]) {
    const act: AbandonAction = { type: 'abandon', group: group.id, man, destroy }
    if (abandonProblems(s, side, act).length === 0) out.push(act)
  }
}

function abandonProblems(s: UpfrontState, _side: Side, { group: id, man }: AbandonAction): readonly Problem[] {
  if (!s.groups[id]!.men.includes(man)) return refuse('20.74', 'That is no man of the group.')
  if (s.men[man]!.pinned) return refuse('10.1', 'A pinned man does nothing.')
  if (!s.men[man]!.captured) return refuse('20.74', 'He has no captured weapon.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, s.groups[id]!, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}
