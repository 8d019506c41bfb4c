import { type Modifier, total } from '@firegroup/kernel'
import { type Aslsk, rollDie } from '../context.ts'
import { leaderOf } from '../data/counters.ts'
import { createdLeader, LEADER_CREATION_DRM } from '../data/morale.ts'
import { nationOf } from '../data/nations.ts'
import { newUnit } from '../scenario/new-counters.ts'
import type { Unit } from '../state.ts'
import { typeOf } from './units.ts'

/** The MMC as it was when it rolled its original 2. */
export interface PromotionMoment {
  readonly morale: number
  /** It was broken: a self-rally. */
  readonly broken?: boolean
  /** It attacked in Close Combat at odds below 1-1. */
  readonly oddsBelowEven?: boolean
}

/** 5.3: a dr on the Leader Creation Table. The new leader stands with the MMC that brought him forth; null when there is none. */
export function tryLeaderCreation(g: Aslsk, by: Unit, moment: PromotionMoment): Unit | null {
  const nation = nationOf(typeOf(g.state, by).nation)
  if (nation.leaderCreationDrm === null) return null // 5.3: never for the Japanese
  const modifiers = creationModifiers(nation.adjective, nation.leaderCreationDrm, moment)
  const die = rollDie(g, 'leader creation')
  const label = createdLeader(die + total(modifiers))
  if (label === null) {
    g.emit({ type: 'noLeaderCreated', rule: '5.3', by: by.id, die, modifiers })
    return null
  }
  const leader = newUnit(g.state.units.length, by.side, leaderOf(g.state.setting.pack, nation.id, label).id, by.at)
  g.state.units.push(leader)
  g.emit({ type: 'leaderCreated', rule: '5.3', unit: leader.id, by: by.id, is: leader.type, die, modifiers })
  return leader
}

function creationModifiers(adjective: string, ofNation: number, { morale, broken, oddsBelowEven }: PromotionMoment): Modifier[] {
  const found: Modifier[] = []
  const add = (label: string, value: number) => {
    if (value !== 0) found.push({ rule: '5.3', label, value })
  }
  add(adjective, ofNation)
  if (morale >= 8) add('morale 8 or more', LEADER_CREATION_DRM.morale8OrMore)
  if (morale <= 6) add('morale 6 or less', LEADER_CREATION_DRM.morale6OrLess)
  if (broken) add('broken', LEADER_CREATION_DRM.broken)
  if (oddsBelowEven) add('odds below 1-1', LEADER_CREATION_DRM.oddsBelowEven) // GAP-32: once, however low
  return found
}
