/** The state as stacks of counters for the board: floors of a building stand apart. */
import {
  ABOARD,
  hexOf,
  isAloft,
  type LnltState,
  type Location,
  layerOf,
  levelOf,
  type Marker,
  MMC_KINDS,
  type Pack,
  typeOf,
  type Unit,
  type Weapon,
} from '@firegroup/lnlt'
import type { CounterView, MarkerView, RingTone, StackView } from '../../../../board/pieces/view.ts'
import type { Mood } from '../../../../counters/Counter.tsx'
import type { TabName } from '../../../../counters/tabs.ts'
import type { HexMark, Place } from '../../../../play/controller/draft.ts'
import { markerFace, unitFace, unitTabs, unitWords, weaponFace, weaponWords } from '../../counters/index.tsx'
import { DRAWN } from './Works.tsx'

const RINGS: Partial<Record<HexMark['tone'], RingTone>> = {
  selected: 'selected',
  target: 'chosen',
  aim: 'possible',
  enemy: 'possible',
  shooter: 'possible',
  path: 'move',
}
/** What is told by a sign on the stack, not by a counter beside it. */
const SIGNS: readonly string[] = ['spotted']

/** 19.2.1: a helicopter stands so high above its hex. */
export const LIFT = 20

/** What a mark says of a hex that can only be entered fighting. */
const FIGHTS: readonly (string | undefined)[] = ['Melee', 'Close Assault', 'Overrun']

export interface Arranged {
  /** Where a unit is to be shown; below 0 for nowhere. */
  readonly where: (unit: Unit) => Location
  readonly weapons: (unit: Unit) => readonly Weapon[]
  readonly mood: (unit: Unit) => Mood
  /** How it points, as the plan would have it. */
  readonly stance: (unit: Unit) => Unit
  readonly chosen: readonly number[]
  readonly marks: readonly HexMark[]
  /** Whose marks name targets. */
  readonly seat: string | null
  /** What is to be said of a vehicle and those aboard; left out: nothing. */
  readonly card?: (carrier: Unit) => NonNullable<StackView['card']> | undefined
  /** What just became of units, by id. */
  readonly notes: ReadonlyMap<number, NonNullable<CounterView['note']>>
}

/** As the state has it, and nothing more. */
export const asItStands = (s: LnltState): Arranged => ({
  // who rides is where his vehicle is; who hides is shown to his own side, which alone is told where
  where: ({ at, aboard, hidesAt }) => {
    const carrier = at === ABOARD && aboard !== undefined ? s.units[aboard] : undefined
    return hidesAt ?? carrier?.hidesAt ?? carrier?.at ?? at
  },
  weapons: ({ id }) => s.weapons.filter(({ owner }) => owner === id),
  mood: () => 'ready',
  stance: (unit) => unit,
  chosen: [],
  marks: [],
  seat: null,
  notes: new Map(),
})

export function stacksOf(s: LnltState, arranged: Arranged): StackView[] {
  const groups = Map.groupBy(
    s.units.filter((unit) => arranged.where(unit) >= 0),
    (unit) => `${arranged.where(unit)} ${unit.side}`,
  )
  const stacks = [...groups.values()].map((units): StackView => {
    const at = arranged.where(units[0]!)
    const { side } = units[0]!
    const [ring, tag] = signsOf(hexOf(at), side, arranged)
    return {
      hex: hexOf(at),
      side: layerOf(at) === 0 ? side : `${side} ${layerOf(at)}`,
      counters: countersOf(s, units, arranged),
      ...(isAloft(at) ? { lift: LIFT } : {}),
      ...cardOf(units, arranged),
      ...(ring ? { ring } : {}),
      ...(tag === undefined ? {} : { tag, ...(ring === 'selected' ? { tagTone: 'chosen' as const } : {}) }),
    }
  })
  // ground before upstairs, so that who is higher stands to the right
  stacks.sort((a, b) => a.side.length - b.side.length)
  for (const [i, stack] of stacks.entries()) if (isToldBelow(stacks.slice(0, i), stack)) stacks[i] = withoutTag(stack)
  for (const weapon of s.weapons)
    if (weapon.owner < 0 && weapon.at >= 0)
      stacks.push({ hex: hexOf(weapon.at), side: `lying ${layerOf(weapon.at)}`, counters: [weaponView(s.setting.pack, weapon, 'ready')] })
  return [...stacks, ...markersOf(s)]
}

function cardOf(units: readonly Unit[], { card }: Arranged): Pick<StackView, 'card'> {
  const carrier = card && units.find(({ vehicle }) => vehicle !== undefined)
  const found = carrier && card(carrier)
  return found ? { card: found } : {}
}

/** Odds are those of a hex: of the same side's stacks in it, one above the other, the first tells them. */
function isToldBelow(before: readonly StackView[], { hex, side, tag }: StackView): boolean {
  return tag !== undefined && before.some((each) => each.hex === hex && each.tag === tag && each.side.split(' ')[0] === side.split(' ')[0])
}

function withoutTag({ tag: _tag, tagBrief: _brief, tagTone: _tone, ...stack }: StackView): StackView {
  return stack
}

function signsOf(hex: Place, side: string, { marks, seat }: Arranged): [RingTone | undefined, string | undefined] {
  const here = marks.filter(({ place }) => place === hex)
  const mark = here.find(({ tone }) => RINGS[tone] !== undefined)
  const isTarget = mark?.tone === 'target' || mark?.tone === 'aim' || mark?.tone === 'enemy'
  const ring = mark && (!isTarget || side !== seat || here.length === 1) ? RINGS[mark.tone] : undefined
  const odds = here.find(
    ({ label, tone }) =>
      label?.endsWith('%') && tone !== 'path' && (side !== seat || tone === 'option' || tone === 'selected' || tone === 'shooter'),
  )
  const fights = side !== seat && here.find(({ detail }) => FIGHTS.includes(detail))
  return fights ? [fights.tone === 'path' ? 'chosen' : 'possible', fights.detail] : [ring, odds?.label]
}

function countersOf(s: LnltState, units: readonly Unit[], arranged: Arranged): CounterView[] {
  const order = (unit: Unit): number => (unit.vehicle ? 0 : unit.at === ABOARD ? 1 : MMC_KINDS.has(typeOf(s, unit).kind) ? 3 : 2)
  const sorted = [...units].sort((a, b) => order(a) - order(b) || a.id - b.id)
  const people = sorted.map((unit): CounterView => {
    const note = arranged.notes.get(unit.id)
    return {
      id: `u${unit.id}`,
      face: unitFace(s.setting.pack, arranged.stance(unit)),
      tabs: [...stateTabs(unit), ...unitTabs({ ...unit, aloft: isAloft(unit.at) })],
      words: `${unitWords(s.setting.pack, unit)}${isAloft(unit.at) ? `, in the air at level ${levelOf(s.setting, unit.at)}` : ''}${unit.at === ABOARD ? `, on board the ${typeOf(s, s.units[unit.aboard!]!).label}` : ''}${unit.hidesAt === undefined ? '' : ', hidden'}`,
      mood: arranged.mood(unit),
      selected: arranged.chosen.includes(unit.id),
      ...(note ? { note } : {}),
    }
  })
  return [
    ...people,
    ...sorted.flatMap((unit) => arranged.weapons(unit).map((weapon) => weaponView(s.setting.pack, weapon, arranged.mood(unit)))),
  ]
}

function stateTabs({ at, hidesAt }: Unit): readonly TabName[] {
  if (hidesAt !== undefined) return ['hidden']
  return at === ABOARD ? ['aboard'] : []
}

function weaponView(pack: Pack, weapon: Weapon, mood: Mood): CounterView {
  return { id: `w${weapon.id}`, face: weaponFace(pack, weapon), words: weaponWords(pack, weapon), mood }
}

function markersOf(s: LnltState): StackView[] {
  const views: { readonly hex: Place; readonly view: MarkerView }[] = s.markers
    .filter(({ kind, at }) => at >= 0 && !SIGNS.includes(kind) && !DRAWN.has(kind))
    .map(({ id, kind, at, value }: Marker) => ({ hex: hexOf(at), view: { id: `m${id}`, face: markerFace(kind, value), words: kind } }))
  for (const index of s.events)
    for (const hex of s.setting.eventHexes[index] ?? [])
      views.push({ hex, view: { id: `e${index} ${hex}`, face: markerFace('event'), words: 'Event marker' } })
  for (const { at, value } of s.objectives)
    views.push({
      hex: hexOf(at),
      view: {
        id: `o${at}`,
        face: markerFace('objective', value),
        words: value < 0 ? 'Objective, value unknown' : `Objective worth ${value}`,
      },
    })
  return [...Map.groupBy(views, ({ hex }) => hex)].map(([hex, markers]) => ({
    hex,
    side: 'markers',
    counters: [],
    markers: markers.map(({ view }) => view),
  }))
}
