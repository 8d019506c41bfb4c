/** Places inside one hex between which the player can choose now: floors, a Bunker and the ground before it, a cave. */
import type { Problem } from '@firegroup/kernel'
import { hexOf, type Location } from '@firegroup/lnlt'
import type { Place } from '../../../../play/controller/draft.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import { ImpulseDraft } from '../drafts/impulse-draft.ts'
import type { MovePart } from '../drafts/move-part.ts'
import { StepDraft } from '../drafts/step-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { placeName } from '../words.ts'

export interface Offered {
  readonly hex: Place
  readonly what: string
  readonly places: readonly { readonly at: Location; readonly name: string; readonly chosen: boolean; readonly choose: () => void }[]
}

/** Of the hex that the draft is about; null where it has one place alone. */
export function placesOffered(desk: LnltDesk): Offered | null {
  const { draft, reports } = desk
  if (reports.length > 0) return null
  if (draft instanceof StepDraft) return draft.doing === 'go' && !draft.drive ? onTheWay(desk, draft.move) : null
  if (draft instanceof ImpulseDraft && draft.opening === 'activate') {
    const [first] = draft.chosen
    if (first === undefined) return null
    const here = draft.open.filter((at) => hexOf(at) === hexOf(first))
    return offer(desk, 'Who acts', first, here, (at) => draft.toggle(at), draft.chosen)
  }
  if (!(draft instanceof ActDraft)) return null
  if (draft.activity === 'move' && draft.move.path.length > 0) return onTheWay(desk, draft.move)
  const { attack } = draft
  if (attack?.at != null) {
    const there = [...new Set(attack.targets.map(({ at }) => at))].filter((at) => hexOf(at) === hexOf(attack.at!))
    if (there.length > 1) return offer(desk, 'At whom they fire', attack.at, there, (at) => attack.aim(at))
  }
  if (draft.at === null) return null
  const own = draft.places.filter((at) => hexOf(at) === hexOf(draft.at!))
  return offer(desk, 'Who acts', draft.at, own, (at) => {
    draft.select(at)
    return null
  })
}

/** Where the way ends. */
function onTheWay(desk: LnltDesk, move: MovePart): Offered | null {
  const end = move.path.at(-1)
  if (end === undefined) return null
  const before = move.path.slice(0, -1).join()
  const ways = move.reach.filter(({ at, path }) => hexOf(at) === hexOf(end) && path.slice(0, -1).join() === before)
  return offer(
    desk,
    'Where they go',
    end,
    ways.map(({ at }) => at),
    (at) => {
      move.goAlong(ways.find((way) => way.at === at)!.path)
      return null
    },
  )
}

function offer(
  desk: LnltDesk,
  what: string,
  now: Location,
  among: readonly Location[],
  choose: (at: Location) => Problem | null,
  chosen: readonly Location[] = [now],
): Offered | null {
  if (among.length < 2) return null
  const hex = hexOf(now)
  return {
    hex,
    what: `${what} in ${desk.s.setting.map.grid.idOf(hex)}`,
    places: among.map((at) => ({
      at,
      name: placeName(desk.s, at).split(' ').slice(1).join(' ') || 'ground',
      chosen: chosen.includes(at),
      choose: () => desk.attempt(() => choose(at)),
    })),
  }
}
