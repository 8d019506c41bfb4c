import type { Modifier, Problem } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { weaponOf } from '../crew/crew.ts'
import type { Terrain } from '../data/cards.ts'
import { areAdjacent } from '../groups/groups.ts'
import { CLOSEST, hasPassed, relativeRange } from '../groups/range.ts'
import { terrainOf } from '../groups/stack.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'
import { isSecondary } from '../weapons/secondary.ts'

/** 23.3 */
const ROOM = 3
const TOO_LARGE = ['mortar', 'bazooka', 'panzerschreck']

function isPillbox(s: UpfrontState, group: Group): boolean {
  return terrainOf(s, group) === 'Pillbox'
}

/** 23.3: whether this man with what he carries fits into a Pillbox. */
export function fitsIntoPillbox(s: UpfrontState, id: number): boolean {
  const man = s.men[id]!
  if (s.setting.roster[id]!.machine) return false
  return !TOO_LARGE.includes(weaponOf(s, man)?.class ?? '') && !isSecondary(man.secondary)
}

function misfit(s: UpfrontState, men: readonly number[]): Problem | undefined {
  if (men.length > ROOM) return { rule: '23.3', message: 'A Pillbox holds three men at most.' }
  if (men.every((man) => fitsIntoPillbox(s, man))) return undefined
  return { rule: '23.3', message: 'There is no room in a Pillbox for mortars, tubes, secondary weapons, guns or vehicles.' }
}

/** 23.3: into a Pillbox go few men and small weapons. */
export function pillboxIsSmall(s: UpfrontState, group: Group, terrain: Terrain): Problem | undefined {
  return terrain === 'Pillbox' ? misfit(s, group.men) : undefined
}

/** 23.3: nor does anybody join them who does not fit. */
export function pillboxIsFull(s: UpfrontState, men: readonly number[], goal: Group): Problem | undefined {
  if (!isPillbox(s, goal)) return undefined
  const coming = s.transfers.filter(({ to }) => to === goal.id).map(({ man }) => man)
  return misfit(s, [...goal.men, ...coming, ...men])
}

/** The place among the groups of the one that will be in the Pillbox; -1 if none. */
export function pillboxGroup({ setting }: UpfrontState, side: Side): number {
  const given = setting.scenario.deck?.given?.find((each) => each.side === side && each.terrain === 'Pillbox')
  return given ? given.group.charCodeAt(0) - 65 : -1
}

/** 23.2, 23.3: the group that begins in it must be there, and fit. */
export function pillboxSetUp(s: UpfrontState, side: Side, groups: readonly (readonly number[])[]): Problem | undefined {
  const at = pillboxGroup(s, side)
  return at < 0 || !groups[at] ? undefined : misfit(s, groups[at])
}

/** 23.7: whoever passes a Pillbox is behind it, also when he comes back to RR 5. */
export function getsBehindPillbox({ state: s }: Upfront, group: Group): void {
  for (const other of s.groups) {
    if (other.side === group.side || other.gone || !isPillbox(s, other)) continue
    if (hasPassed(group, other)) group.behindPillbox = other.id
  }
  const pillbox = group.behindPillbox === undefined ? undefined : s.groups[group.behindPillbox]
  if (pillbox && !hasPassed(group, pillbox) && relativeRange(group, pillbox) < CLOSEST) delete group.behindPillbox
}

/** 23.7: neither fires at the other while one of them is beyond the Pillbox. */
export function blindBehind(s: UpfrontState, from: Group, target: Group): Problem | undefined {
  if (!hasPassed(from, target) || !(isPillbox(s, from) || isPillbox(s, target))) return undefined
  return { rule: '23.7', message: 'Nobody fires out of a Pillbox at those behind it, nor they at it.' }
}

/** 23.7: a group next to it and behind it at RR 5. */
function isBehindPillbox(s: UpfrontState, group: Group, pillbox: Group): boolean {
  return group.behindPillbox === pillbox.id && isPillbox(s, pillbox) && areAdjacent(group, pillbox) && !hasPassed(group, pillbox)
}

/** 23.7: it has flanking fire, the only one there is against a Pillbox. */
export function behindDoubles(s: UpfrontState, _man: Man, group: Group, target: Group): Modifier | undefined {
  return isBehindPillbox(s, group, target) ? { rule: '23.7', label: 'behind the Pillbox', value: 2 } : undefined
}

/** 23.7: the men in a Pillbox have to turn round to fire at it. */
export function outOfTheBack(s: UpfrontState, from: Group, target: Group): Omit<Modifier, 'value'> | undefined {
  return isBehindPillbox(s, target, from) ? { rule: '23.7', label: 'out of the back' } : undefined
}
