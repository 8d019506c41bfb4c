import type { Problem } from '@firegroup/kernel'
import type { WeaponClass } from '../data/personality-file.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import { cantGo } from '../transfers/who-goes.ts'

/** 46.4: the weapons that are kept apart. */
const AUTOMATICS: readonly WeaponClass[] = ['BAR', 'LMG', 'MMG']
const MOST_GROUPS = 4
const FEWEST_MEN = 2

/** 46.4: whether a man has one of those weapons. */
export function isAutomatic(s: UpfrontState, man: number): boolean {
  const weapon = s.setting.pack.weapons[s.men[man]!.weapon]
  return weapon !== undefined && AUTOMATICS.includes(weapon.class)
}

/** 46.4: no two of them begin in the same group, as far as there are groups enough. */
export function automaticsSetUp(s: UpfrontState, _side: Side, groups: readonly (readonly number[])[]): Problem | undefined {
  let automatics = 0
  let men = 0
  let most = 0
  for (const group of groups) {
    const here = countAutomatics(s, group)
    automatics += here
    men += group.length
    most = Math.max(most, here)
  }
  const groupsPossible = Math.min(MOST_GROUPS, Math.floor(men / FEWEST_MEN))
  if (most <= Math.ceil(automatics / groupsPossible)) return undefined
  return { rule: '46.4', message: 'Automatic rifles and machine guns begin in different groups.' }
}

/** 46.4: a man with such a weapon does not go where another is, while somebody else of his group could go. */
export function crowdsAutomatics(s: UpfrontState, group: Group, men: readonly number[], goal: Group | undefined): Problem | undefined {
  const going = countAutomatics(s, men)
  if (going === 0) return undefined
  let there = goal ? countAutomatics(s, goal.men) : 0
  for (const { man, to } of s.transfers) if (goal && to === goal.id && isAutomatic(s, man)) there++
  if (there + going < 2) return undefined
  for (const id of group.men)
    if (!men.includes(id) && !isAutomatic(s, id) && !cantGo(s, s.men[id]!))
      return { rule: '46.4', message: `An automatic weapon is there already: ${s.setting.roster[id]!.name} can go instead.` }
  return undefined
}

function countAutomatics(s: UpfrontState, men: readonly number[]): number {
  let count = 0
  for (const man of men) if (isAutomatic(s, man)) count++
  return count
}
