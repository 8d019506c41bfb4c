import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { endInfiltration } from './status.ts'

/** 20.56: an infiltrator comes back. */
export interface WithdrawAction {
  readonly type: 'withdraw'
  readonly group: number
  readonly man: number
}

/** 20.56: one man, as the action of his group. */
export const withdraw = actOf<WithdrawAction>({
  type: 'withdraw',
  rule: '20.56',
  chapter: 20,
  fields: { group: integer(0), man: integer(0) },
  candidates(s, _side, group, out) {
    for (const man of group.men) if (s.men[man]!.infiltrates >= 0) out.push({ type: 'withdraw', group: group.id, man })
  },
  problems: withdrawProblems,
  perform(g, _side, { group, man }) {
    spendAction(g, g.state.groups[group]!)
    endInfiltration(g, g.state.men[man]!, '20.56')
    return undefined
  },
  describe: (s, { man }) => `${s.setting.roster[man]!.name} comes back from the enemy’s position.`,
})

function withdrawProblems(s: UpfrontState, _side: Side, { group, man }: WithdrawAction): readonly Problem[] {
  const infiltrator = s.groups[group]!.men.includes(man) && s.men[man]!.infiltrates >= 0
  return infiltrator ? LEGAL : refuse('20.56', 'He is no infiltrator of the group.')
}
