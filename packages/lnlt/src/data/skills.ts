import { indexed, unknown } from './table.ts'
import { COUNTER_KINDS, type CounterKind } from './unit-kinds.ts'

/**
 * 12.0: Skills. Four are described in the rulebook (lines 5711-5717, 7640-7679), confidence high; of Versatile and Fanatic it says one thing each (lines
 * 1315, 5709), the rest of them is ours. Skills that it only names are not here; further ones marked `house` are our own.
 */
export interface Skill {
  readonly id: string
  readonly name: string
  /** Who can use it; a Hero who draws one that he cannot use draws again. */
  readonly users: readonly CounterKind[]
  /** 12.0: kept for good, gone after one use, or a thing that is carried. */
  readonly lasts: 'permanent' | 'singleUse' | 'item'
  /** In our words, for the log and for tooltips. */
  readonly says: string
  readonly effect: SkillEffect
  readonly house: boolean
}

/** What a Skill changes; what is not named stays as it is. */
export interface SkillEffect {
  /** 6.1: the units in his location may Assault Move and Assault Fire. */
  readonly grantsAssaultMove?: boolean
  /** 5.1: the wound that kills him, where the second usually does. */
  readonly fatalWound?: number
  /** 5.1: what wounds take off counts once only. */
  readonly woundsDoNotAddUp?: boolean
  /** 3.0: how far his help in rallying reaches, in hexes. */
  readonly rallyRange?: number
  /** 5.0: FP added to each attack of his stack. */
  readonly stackFirepower?: number
  /** 5.0, 8.0: FP added to his own attacks, in Melee too. */
  readonly ownFirepower?: number
  /** 5.0: FP added to his own fire at an adjacent location. */
  readonly adjacentFire?: number
  /** 6.1.1: may enter Melee after Assault Fire. */
  readonly meleeAfterAssaultFire?: boolean
  /** 3.0: taken off the rally rolls of those whom he helps. */
  readonly rallyBonus?: number
  /** 10.1.1: taken off his own spotting rolls. */
  readonly spotting?: number
  /** 8.4: may ambush. */
  readonly ambush?: boolean
  /** 6.4: may move by Stealth. */
  readonly stealth?: boolean
}

const LEADERS = ['leader', 'commissar', 'politicalOfficer'] as const
const SMCS = COUNTER_KINDS.filter(
  (kind) => !['squad', 'halfSquad', 'crew', 'weaponTeam', 'mountedSquad', 'mountedHalfSquad'].includes(kind),
)

const printed = { lasts: 'permanent', house: false } as const
const ours = { lasts: 'permanent', house: true } as const

export const SKILLS: readonly Skill[] = [
  {
    ...printed,
    id: 'assaulter',
    name: 'Assaulter',
    users: LEADERS,
    says: 'Everybody in his hex may Assault Move and Assault Fire.',
    effect: { grantsAssaultMove: true },
  },
  {
    ...printed,
    id: 'bull',
    name: 'Bull',
    users: SMCS,
    says: 'Only a third wound kills him, and wounds weaken him no further than the first.',
    effect: { fatalWound: 3, woundsDoNotAddUp: true },
  },
  {
    ...printed,
    id: 'charismatic',
    name: 'Charismatic',
    users: LEADERS,
    says: 'He helps others to rally in his own hex and in all adjacent ones.',
    effect: { rallyRange: 1 },
  },
  {
    ...printed,
    id: 'deadly',
    name: 'Deadly',
    users: [...LEADERS, 'hero'],
    says: 'A Leader adds 1 to the firepower of his stack, a Hero to his own, in Melee too.',
    effect: { stackFirepower: 1, ownFirepower: 1 },
  },
  {
    ...printed,
    id: 'versatile',
    name: 'Versatile',
    users: [...LEADERS, 'hero'],
    says: 'He may go into Melee after Assault Fire.',
    effect: { meleeAfterAssaultFire: true },
  },
  { ...printed, id: 'fanatic', name: 'Fanatic', users: LEADERS, says: 'Those whom he rallies roll one better.', effect: { rallyBonus: 1 } },
  {
    ...ours,
    id: 'fieldGlasses',
    name: 'Field glasses',
    users: [...LEADERS, 'hero', 'sniper'],
    lasts: 'item',
    says: 'He spots one better.',
    effect: { spotting: 1 },
  },
  {
    ...ours,
    id: 'grenadeBundle',
    name: 'Grenade bundle',
    users: ['hero'],
    lasts: 'singleUse',
    says: 'Once, he adds 2 to his fire at an adjacent hex.',
    effect: { adjacentFire: 2 },
  },
  { ...ours, id: 'prowler', name: 'Prowler', users: ['hero', 'scout'], says: 'He may move by Stealth.', effect: { stealth: true } },
  { ...ours, id: 'ambusher', name: 'Ambusher', users: ['hero'], says: 'He may ambush.', effect: { ambush: true } },
]

const byId = indexed('skills', SKILLS)

export function skillOf(id: string): Skill {
  return byId.get(id) ?? unknown('Skill', id)
}

export function isSkill(id: string): boolean {
  return byId.has(id)
}

/** 11.2.1, 12.0: whether a counter of this kind can use it. */
export function usableBy(id: string, kind: CounterKind): boolean {
  return skillOf(id).users.includes(kind)
}
