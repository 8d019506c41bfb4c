/** Opportunity Fire by standing orders (5.3). */
import {
  enemyOf,
  type FireDeclaration,
  type FirePreview,
  hexOf,
  type LnltState,
  locationNamed,
  locationsIn,
  type Side,
  type SnipePreview,
  sidePeople,
  sightOf,
  terrainAt,
  typeOf,
  typeOfWeapon,
  weaponsOf,
} from '@firegroup/lnlt'
import type { Askable, OrdersAdapter, Reaction, Who } from '@firegroup/table'
import { problems, stacks, standing, type Watched, zone } from './on-map.ts'

type Shot = (FireDeclaration & { readonly type: 'fire' }) | { readonly type: 'sniper'; readonly unit: number; readonly leader?: number }

const map: Watched<LnltState> = {
  hexOf: (s, unit) => hexUnder(s.units[unit]?.at ?? -1),
  isOwn: (s, seat, unit) => s.units[unit]?.side === seat,
  isOut: (s, unit) => s.units[unit]!.shaken,
  own: (s, seat) => s.units.filter(({ side, at, shaken }) => side === seat && at >= 0 && !shaken).map(({ id }) => id),
  // 10.2: from any floor to any floor
  sees: (s, from, to) =>
    locationsIn(s.setting, from).some((a) => locationsIn(s.setting, to).some((b) => sightOf(s, a, b).blocked === null)),
  isOpen: (s, hex) => terrainAt(s.setting, hex).los === 'open',
  label: (s, unit) => typeOf(s, s.units[unit]!).label,
  weapons: (s, unit) =>
    weaponsOf(s, s.units[unit]!)
      .filter(({ jammed }) => !jammed)
      .map((each) => ({ id: each.id, name: typeOfWeapon(s, each).name })),
  grid: (s) => s.setting.map.grid,
}

export const orders: OrdersAdapter<LnltState> = {
  by: 'fire',
  reactions: [{ kind: 'opportunityFire', happens: 'moves in' }],
  occasion(s, _seat, question) {
    const { at, movers } = question.about as { readonly at: string; readonly movers: readonly number[] }
    const hex = hexOf(locationNamed(s.setting, at))
    const { grid } = s.setting.map
    const candidates = [...question.candidates()] as { readonly type: string }[]
    const shots = candidates.filter((each): each is Shot => each.type === 'fire' || each.type === 'sniper')
    const reactions = shots.map((shot) => reactionOf(question, shot))
    const hold = candidates.find(({ type }) => type === 'hold')
    const firing = [...new Set(reactions.flatMap(({ units }) => units))]
    return {
      kind: question.kind,
      place: grid.idOf(hex),
      who: [...new Set(movers.map((id) => whoIs(s, id)))],
      open: map.isOpen(s, hex),
      // 11.4: a Sniper who is not on the map yet comes from where he likes
      near: firing.map((unit) => ({ unit, distance: map.hexOf(s, unit) < 0 ? 0 : grid.distance(map.hexOf(s, unit), hex) })),
      reactions,
      ...(hold ? { hold } : {}),
    }
  },
  followUp: () => undefined,
  // 4.0: impulses alternate until the Operations Phase ends
  period: ({ turn, phase }) => (phase === 'administrative' ? turn + 1 : turn),
  periodWords: (s, seat) => `the impulses of the ${sidePeople(s, enemyOf(seat as Side))} in turn ${orders.period(s, seat)}`,
  standing: (s, seat, order) => standing(map, s, seat, order),
  stacks: (s, seat) => stacks(map, s, seat),
  problems: (s, seat, order) => problems(map, s, seat, order),
  zone: (s, seat, order) => zone(map, s, seat, order),
}

const hexUnder = (at: number): number => (at < 0 ? -1 : hexOf(at))

/** 11.1: whoever leads. */
const LEADERS: readonly string[] = ['leader', 'commissar', 'politicalOfficer', 'armorLeader']
const whoIs = (s: LnltState, id: number): Who => (LEADERS.includes(typeOf(s, s.units[id]!).kind) ? 'leader' : 'men')

function reactionOf(question: Askable, shot: Shot): Reaction {
  const chance = chanceOf((question.preview?.(shot as never) ?? null) as FirePreview | SnipePreview | null)
  const leader = shot.leader === undefined || shot.leader < 0 ? [] : [shot.leader]
  if (shot.type === 'sniper') return { decision: shot, units: [shot.unit, ...leader], weapons: [], chance, size: 1, worth: chance ?? 0 }
  const weapons = shot.firers.flatMap((firer) => firer.weapons)
  const size = weapons.length + shot.firers.filter(({ inherent }) => inherent).length
  return {
    decision: shot,
    units: [...new Set([...shot.firers.map(({ unit }) => unit), ...leader])],
    weapons,
    chance,
    size,
    worth: chance ?? 0,
  }
}

/** The figure that dock and board show; of a Sniper's shot over all whom the lot may choose. */
function chanceOf(preview: FirePreview | SnipePreview | null): number | null {
  if (!preview) return null
  if ('anyEffect' in preview) return preview.anyEffect / preview.of
  return preview.attacks.reduce((sum, each) => sum + each.anyEffect / each.of, 0) / Math.max(1, preview.attacks.length)
}
