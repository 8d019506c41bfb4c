import type { Modifier } from '@firegroup/kernel'
import type { Chapter } from '../chapters.ts'
import type { Man, Side, UpfrontState } from '../state.ts'

export function isPartisan(s: UpfrontState, side: Side): boolean {
  return s.setting.nationRules[side].partisan === true
}

/** 37.1: one action less than there are groups, but always one. */
function fewActions(s: UpfrontState, side: Side): number | undefined {
  if (!isPartisan(s, side)) return undefined
  let groups = 0
  for (const group of s.groups) if (group.side === side && !group.gone) groups++
  return Math.max(1, groups - 1)
}

/** 37.1: easier to panic; G-44: not easier to lose for good. */
function nervous(s: UpfrontState, man: Man): Modifier | undefined {
  return isPartisan(s, man.side) ? { rule: '37.1', label: 'partisans', value: -1 } : undefined
}

/** 37.2: their Concealed cards are one stronger against fire and in close combat. */
function betterHidden(s: UpfrontState, side: Side): number {
  return isPartisan(s, side) ? -1 : 0
}

/** 37 */
export const partisans: Chapter = {
  chapter: 37,
  hooks: { mostActions: [fewActions], panic: [nervous], concealed: [betterHidden] },
}
