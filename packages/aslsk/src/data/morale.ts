import { checkTable } from './table.ts'

/**
 * Rally, wounds and leader creation. Basis: the rulebook's text (lines 601-630, 683-709, 1071, 1183-1193), confidence high; the Leader Creation Table
 * stands only in a transcription of the full game's chart and agrees with the rulebook's one example (GAP-14).
 */

/** 3.1e, 3.1f: added to a rally DR, besides the leader's own DRM. */
export const RALLY_DRM = { dm: 4, woodsOrBuilding: -1, selfRally: 1 } as const

/** 3.1, 3.2.3: the original DR of a rally attempt or MC that is a casualty whatever the rest. */
export const CASUALTY_DR = 12

/** 5.3: the original DR on which a MMC may create a leader. */
export const LEADER_CREATION_DR = 2

/**
 * 3.2.3: the wound severity dr: a light wound up to `lightAtMost`, eliminated above; one more for a SMC who is wounded already.
 * A wound costs him this much morale and leadership, once; his MF and IPC are in the movement tables.
 */
export const WOUND = { lightAtMost: 4, alreadyWounded: 1, morale: -1, leadership: 1 } as const

/** 5.3: added to the dr on the Leader Creation Table, besides the nation's own drm. Odds count once, however low (GAP-32). */
export const LEADER_CREATION_DRM = {
  morale8OrMore: -1,
  morale6OrLess: 1,
  broken: 1,
  oddsBelowEven: -1,
} as const

/** 5.3: the leader by the highest final dr that makes him. */
const LEADER_CREATION: readonly { readonly upTo: number; readonly leader: string | null }[] = [
  { upTo: 1, leader: '8-1' },
  { upTo: 3, leader: '8-0' },
  { upTo: 5, leader: '7-0' },
  { upTo: 6, leader: '6+1' },
  { upTo: Number.POSITIVE_INFINITY, leader: null },
]

/** 5.3: the label of the leader created by a final dr, or null. */
export function createdLeader(finalDr: number): string | null {
  return LEADER_CREATION.find(({ upTo }) => finalDr <= upTo)!.leader
}

LEADER_CREATION.forEach(({ upTo }, row) => {
  checkTable(row === 0 || upTo > LEADER_CREATION[row - 1]!.upTo, 'leader creation', row, 'upTo', 'must rise.')
})
checkTable(
  LEADER_CREATION.at(-1)!.upTo === Number.POSITIVE_INFINITY,
  'leader creation',
  LEADER_CREATION.length - 1,
  'upTo',
  'must have no end.',
)
