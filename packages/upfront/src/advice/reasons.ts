import type { Seat } from '@firegroup/kernel'
import { terrainCardOf } from '../groups/stack.ts'
import type { Group, Side, UpfrontState } from '../state.ts'
import { groupName } from '../words/names.ts'

/** What the features of a position mean to a player, in words. */
export const TERMS = [
  { id: 'men', features: ['men', 'brink', 'brinkLate'], better: 'loses fewer men than the enemy', worse: 'loses more men than the enemy' },
  { id: 'pins', features: ['pinned'], better: 'has fewer men pinned', worse: 'has more men pinned' },
  {
    id: 'ground',
    features: ['aheadLate', 'aheadLast', 'goal', 'attackLate'],
    better: 'comes closer to what wins the game',
    worse: 'falls behind in what wins the game',
  },
  { id: 'cover', features: ['cover'], better: 'finds better cover', worse: 'finds less cover' },
  { id: 'hand', features: ['hand'], better: 'keeps the better hand', worse: 'spends the better hand' },
  { id: 'prospects', features: ['prospects'], better: 'leaves its groups better placed', worse: 'leaves its groups worse placed' },
]

export function facts(s: UpfrontState, seat: Seat, since: UpfrontState) {
  const side = seat as Side
  const found: { term: string; isGood: boolean; more: string; less: string }[] = []
  for (const before of since.groups) {
    const group = s.groups[before.id]
    if (!group || before.gone) continue
    const name = before.side === side ? `group ${before.letter}` : `the ${groupName(since, before.id)}`
    const own = before.side === side
    if (lost(s, before) > 0)
      found.push({
        term: 'men',
        isGood: !own,
        more: own ? `risks men of ${name}` : `takes men out of ${name}`,
        less: own ? `spares ${name}` : `lets ${name} off`,
      })
    if (pinned(s, before) > pinned(since, before))
      found.push({
        term: 'pins',
        isGood: !own,
        more: own ? `gets ${name} pinned` : `pins ${name}`,
        less: own ? `keeps ${name} from being pinned` : `lets ${name} off`,
      })
    if (!own || group.gone) continue
    if ((terrainCardOf(s, group)?.against ?? 0) < 0)
      found.push({ term: 'cover', isGood: true, more: `has ${name} in cover`, less: `leaves ${name} without cover` })
    if (group.range > before.range) found.push({ term: 'ground', isGood: true, more: `brings ${name} forward`, less: `holds ${name} back` })
  }
  return found
}

/** Men of a group as it was who are no longer in play. */
function lost(s: UpfrontState, { men }: Group): number {
  return men.filter((id) => s.men[id]!.fate !== '').length
}

function pinned(s: UpfrontState, { men }: Group): number {
  return men.filter((id) => s.men[id]!.pinned).length
}
