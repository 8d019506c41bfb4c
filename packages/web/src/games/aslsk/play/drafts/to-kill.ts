/** What a hit does to a vehicle, place by place, as the tree of the shot has it. */
import type { ShotPreview } from '@firegroup/aslsk'

export type Kill = NonNullable<ShotPreview['odds']['branches'][number]['kill']>

/** Somewhere that it may be hit, and with so many of 36 rolls; Critical Hits apart. */
export interface KillPlace {
  readonly kill: Kill
  readonly rolls: number
}

export function killPlaces({ odds }: ShotPreview): readonly KillPlace[] {
  const found = new Map<string, { kill: Kill; rolls: number }>()
  for (const { outcome, kill, rolls } of odds.branches) {
    if (!kill || outcome !== 'hit') continue
    const key = `${kill.place.aspect} ${kill.place.facing}`
    const before = found.get(key)
    if (before) before.rolls += rolls
    else found.set(key, { kill, rolls })
  }
  return [...found.values()].sort((a, b) => b.rolls - a.rolls)
}

/** So many of the 36 rolls come to 2, 3 … 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

/** What each total of the To Kill roll does: the results come in the order of the dice, from the lowest total on. */
export function killRanges({
  results,
}: Kill): readonly { readonly result: Kill['results'][number]['result']; readonly from: number; readonly to: number }[] {
  let total = 2
  return results.map(({ result, rolls }) => {
    const from = total
    let left = rolls
    while (left > 0 && total <= 12) left -= WAYS[total++ - 2]!
    return { result, from, to: total - 1 }
  })
}
