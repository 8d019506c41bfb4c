/** What the units chosen may do about places inside the hexes: go into them, out of them, or below. */
import type { AslskState, Place } from '@firegroup/aslsk'
import { nameOf, placeOf } from '../../../play/controller/draft.ts'
import { isPlaceAct, type PlaceAct } from './controls.ts'
import { AdvanceDraft } from './drafts/advance-draft.ts'
import { MoveDraft } from './drafts/move-draft.ts'
import { RoutDraft } from './drafts/rout-draft.ts'
import { factors } from './figures.ts'
import type { AslskDesk } from './kinds.ts'

export interface PlaceOffer {
  readonly key: string
  /** At which hex it stands. */
  readonly hex: Place
  /** To which side of its hex it lies, clockwise from north; null where it lies in its middle. */
  readonly side: number | null
  readonly kind: string
  readonly words: string
  readonly label: string
  readonly pressed?: boolean
  readonly choose: () => void
}

const SIDES = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest']

/** Locations one step away, then acts; none while something is told. */
export function placeOffers(desk: AslskDesk): readonly PlaceOffer[] {
  if (!desk.s.setting.scenario.places || desk.reports.length > 0) return []
  return [...innerOffers(desk), ...actOffers(desk)]
}

/** Locations inside hexes that are the next step; choosing one is choosing it on the board. */
function innerOffers(desk: AslskDesk): PlaceOffer[] {
  const { draft } = desk
  if (draft instanceof MoveDraft && draft.units.length > 0)
    return draft.reach.flatMap(({ place, mf, path }) =>
      path.length === 1 && isInner(desk.s, place) ? [innerOffer(desk, place, `${factors(mf)} MF`, draft.path.at(-1) === place)] : [],
    )
  if (draft instanceof AdvanceDraft && draft.units.length > 0)
    return draft.destinations.flatMap(({ place }) =>
      isInner(desk.s, place) ? [innerOffer(desk, place, 'advance', draft.to === place)] : [],
    )
  return []
}

function isInner(s: AslskState, place: Place): boolean {
  return s.setting.places?.of(place) !== undefined
}

function innerOffer(desk: AslskDesk, at: Place, cost: string, pressed: boolean): PlaceOffer {
  const { hex, kind, name } = desk.s.setting.places!.of(at)!
  const side = SIDES.findIndex((each) => name.startsWith(`${each} `))
  return {
    key: `to ${at}`,
    hex,
    side: side < 0 ? null : side,
    kind,
    words: kind[0]!.toUpperCase() + kind.slice(1),
    label: `${nameOf(desk.s, at)}, ${cost}`,
    pressed,
    choose: () => desk.choosePlace(at),
  }
}

function actOffers(desk: AslskDesk): PlaceOffer[] {
  const { draft, further, s } = desk
  const offered: readonly unknown[] = draft instanceof MoveDraft ? draft.activities : draft instanceof RoutDraft ? further : []
  return offered.filter(isPlaceAct).flatMap((act) => {
    const unit = s.units[act.unit ?? act.units![0]!]!
    const hex = act.to === undefined ? unit.at : placeOf(s, act.to.split(' ')[0]!)
    // sewers lead below every hex around: on the board stand those under manholes, the rest in the dock
    if (act.type === 'sewer' && !hasManhole(s, act.to!)) return []
    const words = wordsOf(act)
    return [
      {
        key: JSON.stringify(act),
        hex,
        side: null,
        kind: act.type,
        words,
        label: `${words}, ${nameOf(s, hex)}`,
        choose: () => desk.decide(act),
      },
    ]
  })
}

function hasManhole(s: AslskState, name: string): boolean {
  const at = placeOf(s, name)
  const hex = s.setting.places?.of(at)?.hex
  return hex !== undefined && (s.setting.places?.way(at, hex) ?? null) !== null
}

function wordsOf({ type, in: kind }: PlaceAct): string {
  switch (type) {
    case 'entrench':
      return kind === undefined ? 'Leave cover' : `Into the ${kind}`
    case 'duck':
      return 'Hole to hole'
    case 'beneath':
      return 'Beneath the wire'
    case 'sewer':
      return 'Below, to here'
    case 'tunnel':
      return 'Through the tunnel'
  }
}
