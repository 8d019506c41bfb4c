import { integer, LEGAL, listOf, optional, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { orderProblems } from '../turn/reorder.ts'
import { spendAction } from '../turn/spend.ts'
import { assistantOf, isCrew, isGunner } from './crew.ts'

/** 11.12: a man is assigned to a gunner of his group. */
export interface CrewAction {
  readonly type: 'crew'
  readonly group: number
  readonly gunner: number
  readonly assistant: number
  /** 3.3: the group may change places with it: all its men in their new order. */
  readonly men?: readonly number[]
}

/** 11.13: a man is released from crew duties. */
export interface UncrewAction {
  readonly type: 'uncrew'
  readonly group: number
  readonly assistant: number
  readonly men?: readonly number[]
}

const order = optional(listOf(integer(0), { max: 10 }))

/** 11.12: assigning an assistant is a group's action. */
export const crew = actOf<CrewAction>({
  type: 'crew',
  rule: '11.12',
  chapter: 11,
  fields: { group: integer(0), gunner: integer(0), assistant: integer(0), men: order },
  candidates: suggestCrew,
  problems: crewProblems,
  perform(g, _side, { group: id, gunner, assistant, men }) {
    const group = g.state.groups[id]!
    spendAction(g, group)
    g.state.men[assistant]!.assists = gunner
    g.emit({ type: 'crewed', rule: '11.12', group: id, gunner, assistant })
    changePlaces(g, group, men)
    return undefined
  },
  describe: (s, { gunner, assistant }) => `${s.setting.roster[assistant]!.name} assists ${s.setting.roster[gunner]!.name}.`,
})

/** 11.13: so is releasing him. */
export const uncrew = actOf<UncrewAction>({
  type: 'uncrew',
  rule: '11.13',
  chapter: 11,
  fields: { group: integer(0), assistant: integer(0), men: order },
  candidates(s, side, group, out) {
    for (const man of group.men) {
      if (s.men[man]!.assists < 0) continue
      const act: UncrewAction = { type: 'uncrew', group: group.id, assistant: man }
      if (uncrewProblems(s, side, act).length === 0) out.push(act)
    }
  },
  problems: uncrewProblems,
  perform(g, _side, { group: id, assistant, men }) {
    const group = g.state.groups[id]!
    spendAction(g, group)
    const gunner = g.state.men[assistant]!.assists
    g.state.men[assistant]!.assists = -1
    g.emit({ type: 'uncrewed', rule: '11.13', group: id, gunner, assistant })
    changePlaces(g, group, men)
    return undefined
  },
  describe: (s, { assistant }) => `${s.setting.roster[assistant]!.name} uses his own weapon again.`,
})

/** Out of many: each man who may, to each gunner without an assistant; who does not stand next to him changes places with one who does. */
function suggestCrew(s: UpfrontState, side: Side, group: Group, out: CrewAction[]): void {
  for (const gunner of group.men) {
    if (!isGunner(s, s.men[gunner]!) || cantBeCrewed(s, group, gunner).length > 0) continue
    for (const assistant of group.men) {
      if (cantAssist(s, group, gunner, assistant).length > 0) continue
      const act = beside(s, group, { type: 'crew', group: group.id, gunner, assistant })
      if (act && crewProblems(s, side, act).length === 0) out.push(act)
    }
  }
}

function beside(s: UpfrontState, group: Group, act: CrewAction): CrewAction | undefined {
  const { men } = group
  const [gunner, assistant] = [men.indexOf(act.gunner), men.indexOf(act.assistant)]
  if (Math.abs(gunner - assistant) === 1) return act
  for (const at of [gunner + 1, gunner - 1]) {
    const other = men[at]
    if (other === undefined || s.men[other]!.pinned || isCrew(s, s.men[other]!)) continue
    const changed = men.slice()
    changed[at] = act.assistant
    changed[assistant] = other
    return { ...act, men: changed }
  }
  return undefined
}

function crewProblems(s: UpfrontState, _side: Side, act: CrewAction): readonly Problem[] {
  const group = s.groups[act.group]!
  if (!group.men.includes(act.gunner) || !group.men.includes(act.assistant)) return refuse('11.1', 'Both must be men of the group.')
  const unfit = [...cantBeCrewed(s, group, act.gunner), ...cantAssist(s, group, act.gunner, act.assistant)]
  if (unfit.length > 0) return unfit
  const men = act.men ?? group.men
  if (act.men) {
    const wrong = orderProblems(s, group, act.men)
    if (wrong.length > 0) return wrong
  }
  const apart = Math.abs(men.indexOf(act.gunner) - men.indexOf(act.assistant))
  return apart === 1 ? LEGAL : refuse('11.11', 'The assistant must stand next to the gunner.')
}

/** 11.1, 11.3: what a gunner must be to get an assistant. */
function cantBeCrewed(s: UpfrontState, group: Group, id: number): readonly Problem[] {
  const gunner = s.men[id]!
  if (!isGunner(s, gunner)) return refuse('11.1', 'His weapon needs no crew.')
  if (gunner.pinned) return refuse('11.3', 'A pinned man can’t be given an assistant.')
  if (gunner.infiltrates >= 0) return refuse('20.61', 'An infiltrator is no crewman.')
  if (assistantOf(s, gunner)) return refuse('11.1', 'He has an assistant.')
  return altering(s, group)
}

/** 11.11, 11.3: what an assistant must be: unpinned, no crew yet, and without a crew-served weapon of his own. */
function cantAssist(s: UpfrontState, group: Group, gunner: number, id: number): readonly Problem[] {
  const assistant: Man = s.men[id]!
  if (id === gunner) return refuse('11.1', 'An assistant is a second man.')
  if (s.setting.roster[id]!.machine) return refuse('34.1', 'The crew of a gun or vehicle has no other weapon.')
  if (assistant.pinned) return refuse('11.3', 'A pinned man can’t be assigned.')
  if (isGunner(s, assistant)) return refuse('11.11', 'He has a crew-served weapon of his own.')
  if (assistant.assists >= 0) return refuse('11.13', 'He assists another.')
  if (assistant.infiltrates >= 0) return refuse('20.61', 'An infiltrator is no crewman.')
  return altering(s, group)
}

/** 11.3: a pinned man can't be released. */
function uncrewProblems(s: UpfrontState, _side: Side, { group: id, assistant, men }: UncrewAction): readonly Problem[] {
  const group = s.groups[id]!
  const man = group.men.includes(assistant) ? s.men[assistant]! : undefined
  if (!man || man.assists < 0) return refuse('11.13', 'He is nobody’s assistant.')
  if (man.pinned) return refuse('11.3', 'A pinned man can’t be released.')
  const barred = altering(s, group)
  if (barred.length > 0) return barred
  return men
    ? orderProblems({ ...s, setting: s.setting, men: s.men.map((each) => (each === man ? { ...man, assists: -1 } : each)) }, group, men)
    : LEGAL
}

function altering(s: UpfrontState, group: Group): readonly Problem[] {
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

/** 3.3: free with a change of crew. */
export function changePlaces(g: Upfront, group: Group, men: readonly number[] | undefined): void {
  if (!men) return
  group.men = [...men]
  g.emit({ type: 'reordered', rule: '3.3', group: group.id, men: [...men] })
}
