import { integer, LEGAL, listOf, optional, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { changePlaces } from '../crew/assign.ts'
import { assistantOf } from '../crew/crew.ts'
import { drawNumber } from '../draw/draw.ts'
import { groupInPlay } from '../groups/groups.ts'
import type { Group, LooseWeapon, Man, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { orderProblems } from '../turn/reorder.ts'
import { spendAction } from '../turn/spend.ts'
import { crewOfLoose } from './loose.ts'
import { canCarrySecondary, weaponName } from './secondary.ts'
import { takeUp } from './take.ts'

/** 18.2: a man tries to get a weapon that nobody holds. */
export interface AcquireAction {
  readonly type: 'acquire'
  readonly group: number
  readonly man: number
  /** Its place among the weapons that lie there. */
  readonly weapon: number
  /** 20.57: the enemy group that he has infiltrated, if it lies there. */
  readonly from?: number
  /** 3.3: all men of the group in the order in which they stand if he gets it. */
  readonly men?: readonly number[]
}

const MOST_WEAPONS = 40

/** 18.2: it is the action of his group, whether or not he gets it. */
export const acquire = actOf<AcquireAction>({
  type: 'acquire',
  rule: '18.2',
  chapter: 18,
  fields: {
    group: integer(0),
    man: integer(0),
    weapon: integer(0, MOST_WEAPONS),
    from: optional(integer(0)),
    men: optional(listOf(integer(0), { max: 10 })),
  },
  candidates: suggestAcquire,
  problems: acquireProblems,
  perform: performAcquire,
  describe: (s, { group, man, weapon, from }) =>
    `${s.setting.roster[man]!.name} reaches for the ${weaponName(s, s.groups[from ?? group]!.weapons[weapon]?.weapon ?? '')}.`,
})

/** Every man for every weapon that he may take. */
function suggestAcquire(s: UpfrontState, side: Side, group: Group, out: AcquireAction[]): void {
  if (group.weapons.length > 0) for (const man of group.men) suggestFor(s, side, { group: group.id, man }, group, out)
  for (const man of group.men) {
    const { infiltrates } = s.men[man]!
    const from = infiltrates >= 0 ? s.groups[infiltrates]! : undefined
    if (from && from.weapons.length > 0) suggestFor(s, side, { group: group.id, man, from: from.id }, from, out)
  }
}

function suggestFor(
  s: UpfrontState,
  side: Side,
  who: { group: number; man: number; from?: number },
  from: Group,
  out: AcquireAction[],
): void {
  const man = s.men[who.man]!
  if (man.pinned) return
  for (let weapon = 0; weapon < from.weapons.length; weapon++) {
    const act: AcquireAction = { type: 'acquire', ...who, weapon }
    if (acquireProblems(s, side, act).length === 0) out.push(act)
  }
}

function acquireProblems(s: UpfrontState, _side: Side, act: AcquireAction): readonly Problem[] {
  const group = s.groups[act.group]!
  const man = group.men.includes(act.man) ? s.men[act.man]! : undefined
  if (!man) return refuse('18.2', 'That is no man of the group.')
  if (man.pinned) return refuse('18.2', 'A pinned man can’t reach for a weapon.')
  if (s.setting.roster[man.id]!.machine) return refuse('34.1', 'The crew of a gun or vehicle has no other weapon.')
  const from = act.from === undefined ? group : groupInPlay(s, act.from)
  if (!from || (from !== group && man.infiltrates !== from.id)) return refuse('20.57', 'He has not infiltrated that group.')
  const loose = from.weapons[act.weapon]
  if (!loose) return refuse('18.2', 'No such weapon lies there.')
  const unfit = cantTake(s, man, from, loose, from !== group)
  if (unfit.length > 0) return unfit
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return act.men ? orderProblems(s, group, act.men) : LEGAL
}

/** 18.22, 20.57: what has a crew goes to the assistant, unless he is pinned. 21.1: a secondary weapon needs a free hand. */
function cantTake(s: UpfrontState, man: Man, from: Group, loose: LooseWeapon, ofEnemy: boolean): readonly Problem[] {
  const assistant = crewOfLoose(s, from, loose)
  if (assistant && ofEnemy) return refuse('20.57', 'The enemy’s assistant is still with that weapon.')
  if (assistant && assistant !== man && !assistant.pinned)
    return refuse('18.22', `That weapon is for ${s.setting.roster[assistant.id]!.name}, who has been serving it.`)
  if (loose.secondary && !canCarrySecondary(s, man)) return refuse('21.1', 'His own weapon leaves him no hand for a secondary one.')
  return LEGAL
}

/** 18.2: a black RNC gets it; 18.22: the assistant gets the weapon that he served without a draw. */
function performAcquire(g: Upfront, _side: Side, act: AcquireAction): undefined {
  const s = g.state
  const group = s.groups[act.group]!
  const man = s.men[act.man]!
  spendAction(g, group)
  const from = s.groups[act.from ?? act.group]!
  const loose = from.weapons[act.weapon]!
  const served = crewOfLoose(s, from, loose) === man
  const card = served ? undefined : drawNumber(g, 'acquisition')
  const succeeded = !card?.red
  const told = { man: man.id, group: from.id, weapon: loose.weapon, succeeded, ...(card ? { card: card.id } : {}) }
  g.emit({ type: 'acquires', rule: served ? '18.22' : '18.2', ...told })
  if (!succeeded) return
  takeUp(g, man, from, loose)
  if (act.men && orderProblems(s, group, act.men).length === 0) changePlaces(g, group, act.men)
  standByAssistant(g, man, group)
}

/** 11.11, 18.2: who takes a weapon from beside its pinned assistant comes to stand next to him; the others keep their order. */
function standByAssistant(g: Upfront, man: Man, group: Group): void {
  const assistant = assistantOf(g.state, man)
  if (!assistant || Math.abs(group.men.indexOf(assistant.id) - group.men.indexOf(man.id)) === 1) return
  const men = group.men.filter((id) => id !== man.id)
  men.splice(men.indexOf(assistant.id) + 1, 0, man.id)
  changePlaces(g, group, men)
}
