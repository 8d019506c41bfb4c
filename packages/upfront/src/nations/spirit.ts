import type { Modifier } from '@firegroup/kernel'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { vehicleOf } from '../machines/machine.ts'
import type { Card, Group, Man, Side, UpfrontState } from '../state.ts'

/** 44.3, 50.3: the British need one factor less for an attack, the Italians one more than is printed; G-67: once for the whole attack. */
export function nationalFirepower(s: UpfrontState, side: Side, group?: Group): Modifier | undefined {
  const value = s.setting.nationRules[side].firepowerRequired
  // 44.3: infantry only
  if (value === 0 || (value < 0 && group && vehicleOf(s, group))) return undefined
  return value < 0 ? { rule: '44.3', label: 'British', value } : { rule: '50.3', label: 'Italian', value }
}

/** 50.42: Italians are harder to panic when they face Russians. */
export function nationalPanic(s: UpfrontState, man: Man): Modifier | undefined {
  const value = s.setting.nationRules[man.side].panic
  return value === 0 ? undefined : { rule: '50.42', label: 'against Russians', value }
}

/** 45.5, 39.2b: the pistol of an unarmed Japanese sergeant or paratrooper: one factor at RR 5, with Fire cards whose numbers are all black. */
export function pistolFactors(s: UpfrontState, man: Man, group: Group, target: Group, cards: readonly Card[]): number {
  const { pistols } = s.setting.nationRules[man.side]
  if (!pistols || !(man.weapon === '' || man.jammed)) return 0
  if (man.pinned || man.assists >= 0 || relativeRange(group, target) !== CLOSEST) return 0
  const { rank, paratroop } = s.setting.roster[man.id]!
  if (pistols !== 'everyone' && rank !== 'SGT' && !paratroop) return 0
  for (const card of cards) if (s.setting.cards[card]!.red) return 0
  return cards.length > 0 ? 1 : 0
}
