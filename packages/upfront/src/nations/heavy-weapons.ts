import { integer, LEGAL, type Problem, type RuleRef, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { assistantOf } from '../crew/crew.ts'
import { groupInPlay } from '../groups/groups.ts'
import type { Doing, TerrainPlay } from '../hooks.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { originOf } from '../weapons/loose.ts'
import { letGo } from '../weapons/take.ts'
import { isHurt } from '../wounds/hurt.ts'

/** 45.6, 50.7: a man leaves a weapon that is too heavy for him. */
export interface LeaveHeavyAction {
  readonly type: 'leaveHeavy'
  readonly group: number
  readonly man: number
}

/** 45.6, 50.7: leaving it costs no action; 18.4: it lies with the group until a Movement card is played. */
export const leaveHeavy = actOf<LeaveHeavyAction>({
  type: 'leaveHeavy',
  rule: '45.6',
  chapter: 5,
  free: true,
  fields: { group: integer(0), man: integer(0) },
  candidates(s, side, group, out) {
    if (!s.setting.nationRules[side].heavyWeapons) return
    for (const man of group.men) if (cantLeave(s, group, man).length === 0) out.push({ type: 'leaveHeavy', group: group.id, man })
  },
  problems(s, side, { group: id, man }) {
    const group = groupInPlay(s, id)
    return group && group.side === side ? cantLeave(s, group, man) : refuse('45.6', 'You have no such group.')
  },
  perform(g, _side, { group: id, man }) {
    const s = g.state
    const gunner = s.men[man]!
    const { weapon, jammed } = gunner
    s.groups[id]!.weapons.push({ weapon, jammed, assistant: -1, secondary: false, of: originOf(gunner) })
    letGo(g, gunner)
    g.emit({ type: 'abandons', rule: ruleFor(s, gunner.side), man, group: id, weapon })
    return undefined
  },
  describe: (s, { man }) => `${s.setting.roster[man]!.name} leaves his heavy weapon.`,
})

function cantLeave(s: UpfrontState, group: Group, man: number): readonly Problem[] {
  if (!group.men.includes(man) || !isHeavy(s, s.men[man]!.weapon)) return refuse('45.6', 'He has no heavy weapon.')
  return s.men[man]!.pinned ? refuse('45.6', 'He is pinned.') : LEGAL
}

function isHeavy(s: UpfrontState, weapon: string): boolean {
  return weapon !== '' && s.setting.pack.weapons[weapon]!.heavy === true
}

function ruleFor(s: UpfrontState, side: Side): RuleRef {
  return s.setting.nation[side] === 'Italian' ? '50.7' : '45.6'
}

/** 45.6, 50.7: without two men on each heavy weapon a group plays no Movement card. */
export function heavyWeaponsStay(s: UpfrontState, group: Group, doing: Doing): Problem | undefined {
  if ((doing !== 'move' && doing !== 'transfer') || !s.setting.nationRules[group.side].heavyWeapons) return undefined
  for (const id of group.men) {
    const man = s.men[id]!
    if (isHeavy(s, man.weapon) && !canCarry(s, man)) {
      const weapon = s.setting.pack.weapons[man.weapon]!.label
      return { rule: ruleFor(s, group.side), message: `The ${weapon} needs two free men to be moved: crew it, or leave it behind.` }
    }
  }
  return undefined
}

/** 45.6: neither of the two is wounded, nor has another weapon that wants a crew; 50.7: nor, with the Italians, a secondary weapon. */
function canCarry(s: UpfrontState, gunner: Man): boolean {
  const assistant = assistantOf(s, gunner)
  if (!assistant || assistant.pinned || isHurt(s, assistant) || isHurt(s, gunner)) return false
  if (s.setting.pack.weapons[assistant.weapon]?.crewed) return false
  return s.setting.nation[gunner.side] !== 'Italian' || (gunner.secondary === '' && assistant.secondary === '')
}

/** 45.6: a heavy weapon that lost its crew on the way does not arrive. */
export function terrainLeavesHeavy(g: Upfront, group: Group, { how }: TerrainPlay): void {
  const s = g.state
  if ((how !== 'played' && how !== 'accepted') || !s.setting.nationRules[group.side].heavyWeapons) return
  for (const id of group.men) {
    const man = s.men[id]!
    if (!isHeavy(s, man.weapon) || assistantOf(s, man)) continue
    const { weapon } = man
    letGo(g, man)
    g.emit({ type: 'heavyLost', rule: ruleFor(s, group.side), group: group.id, weapon })
  }
}
