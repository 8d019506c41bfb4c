import type { Modifier } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Role } from '../data/personality-file.ts'
import { enemyOf, type Fate, type Group, type Man, type Side, type UpfrontState } from '../state.ts'

/** 15.1, 15.5: whether a man leads: SL, ASL or Commissar. */
function isLeader(s: UpfrontState, man: Man): boolean {
  return s.setting.roster[man.id]!.role !== null
}

/** 10.23, 13.2: whether an unpinned leader is with a group. */
export function hasUnpinnedLeader(s: UpfrontState, group: Group): boolean {
  for (const id of group.men) {
    const man = s.men[id]!
    if (!man.pinned && isLeader(s, man)) return true
  }
  return false
}

/** 15.3, 15.5: who comes before whom: a Commissar fills the place of the SL or of the ASL, whichever his side has not. */
const SUCCESSION: readonly Role[] = ['SL', 'COMMISSAR', 'ASL']

/** 15.3: the man who is the SL of a side now; undefined when it has lost all of them, or never had one. */
export function actingLeader(s: UpfrontState, side: Side): Man | undefined {
  for (const role of SUCCESSION)
    for (const man of s.men)
      if (man.side === side && man.fate === '' && man.awaits === undefined && s.setting.roster[man.id]!.role === role) return man
  return undefined
}

/** 15.2, 15.4, X-03: one card less, never two: the SL is pinned, was lost since the last refill, or there is nobody left to be SL. */
export function leaderPenalty(s: UpfrontState, side: Side): Modifier | undefined {
  const leader = actingLeader(s, side)
  if (!leader && hadLeader(s, side)) return { rule: '15.4', label: 'no leader', value: -1 }
  if (s.sides[side].leaderLost) return { rule: '15.2', label: 'the squad leader is lost', value: -1 }
  return leader?.pinned ? { rule: '15.2', label: 'the squad leader is pinned', value: -1 } : undefined
}

/** 42.46: a Staff Sergeant who leads is worth a card while he is in good order. */
export function staffSergeant(s: UpfrontState, side: Side): Modifier | undefined {
  const leader = actingLeader(s, side)
  return leader && !leader.pinned && s.setting.roster[leader.id]!.rank === 'SSG'
    ? { rule: '42.46', label: 'a Staff Sergeant leads', value: 1 }
    : undefined
}

/** 15.6, G-16: one card more while the enemy, who began with several groups, has one left. */
export function unbalancedBonus(s: UpfrontState, side: Side): Modifier | undefined {
  if (s.sides[enemyOf(side)].groupsAtStart < 2) return undefined
  let groups = 0
  for (const group of s.groups) if (group.side !== side && !group.gone) groups++
  return groups === 1 ? { rule: '15.6', label: 'the enemy is down to one group', value: 1 } : undefined
}

/** 15.2, 15.3: the loss of whoever is SL costs a card at the next refill; that of an ASL under an SL costs nothing. */
export function noteLeaderLost(g: Upfront, man: Man, _group: Group, _fate: Fate): void {
  if (actingLeader(g.state, man.side) === man) g.state.sides[man.side].leaderLost = true
}

function hadLeader(s: UpfrontState, side: Side): boolean {
  for (const man of s.men) if (man.side === side && man.awaits === undefined && isLeader(s, man)) return true
  return false
}
