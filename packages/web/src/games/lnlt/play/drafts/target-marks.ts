/** Where an attack could go, with its odds, on the board. */
import { hexOf, locationNamed } from '@firegroup/lnlt'
import { type HexMark, type Place, percent } from '../../../../play/controller/draft.ts'
import type { FirePart } from './fire-part.ts'
import type { GunPart } from './gun-part.ts'

/** Of combined fire: the best at anybody of a hex speaks for it. */
export function targetMarks(part: FirePart): HexMark[] {
  const now = part.preview
  const chosen = part.at === null ? -1 : hexOf(part.at)
  return marksOf(part.targets, chosen, now ? now.anyEffect / now.of : null)
}

/** Of one weapon. */
export function gunMarks(part: GunPart): HexMark[] {
  const chosen = part.shot === null ? -1 : hexOf(locationNamed(part.s.setting, part.shot.at))
  return marksOf(part.aims, chosen, part.effect)
}

function marksOf(targets: readonly { readonly at: number; readonly effect: number }[], chosen: Place, now: number | null): HexMark[] {
  const best = new Map<Place, number>()
  for (const { at, effect } of targets) best.set(hexOf(at), Math.max(best.get(hexOf(at)) ?? 0, effect))
  return [...best].map(([place, effect]) => ({
    place,
    tone: place === chosen ? 'target' : 'aim',
    label: percent(place === chosen && now !== null ? now : effect),
  }))
}
