import type { Outlook } from '../../advice/outlook.ts'
import { functionOf } from '../../cards/usable.ts'
import { groupFirepower } from '../../fire/firepower.ts'
import { fireStrength, requiredFirepower } from '../../fire/strength.ts'
import { CLOSEST, relativeRange } from '../../groups/range.ts'
import type { Group } from '../../state.ts'

/** What the best Fire card of the hand would be worth against a group, if it were seen; at RR 5 there is infiltration besides. */
export function bestVolley({ s, side, harm }: Outlook, group: Group, target: Group): number {
  const { factors } = groupFirepower(s, group, target)
  let best = relativeRange(group, target) === CLOSEST ? INFILTRATION : 0
  for (const card of s.sides[side].hand) {
    if (!functionOf(s, side, card, 'Fire') || requiredFirepower(s, side, [card]) > factors) continue
    const { strength } = fireStrength(s, side, [card], group, target)
    best = Math.max(best, harm.of(target, strength))
  }
  return best
}

const INFILTRATION = 0.2
