/** Where each counter of each stack stands, in world units. */
import type { Grid } from '@firegroup/hexmap'
import type { Face } from '../../counters/face.ts'
import type { TabName } from '../../counters/tabs.ts'
import { HEX_HEIGHT, toWorld, type Vec } from '../art/units.ts'
import type { CounterView, MarkerView, StackView } from './view.ts'

/** Side of a counter, and of a marker that lies alone or beside units. */
export const COUNTER = HEX_HEIGHT * 0.58
/** Guns and vehicles are larger. */
const MACHINE = HEX_HEIGHT * 0.72
const MARKER_ALONE = HEX_HEIGHT * 0.5
const MARKER_BESIDE = HEX_HEIGHT * 0.33
/** A machine's figures reach to the edge of its card. */
const MARKER_BESIDE_MACHINE = HEX_HEIGHT * 0.28

const OFFSET = 6.5
/** A high stack draws together instead of leaving its hex. */
const SPREAD = 24
/** A marker beside units covers so much of their card, and keeps to its hex. */
const OVERLAP = 6
const OVERLAP_MACHINE = 2
const FARTHEST = 39
/** Two sides in one hex: closer and smaller. */
const SHARED = { scale: 0.78, apart: 21 }

export interface Placed<T> {
  readonly item: T
  readonly hex: number
  /** The top left corner. */
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface PlacedCounter extends Placed<CounterView> {
  /** Only the uppermost counter's tabs can be read: it shows its own, and by signs those of the others. */
  readonly tabs: readonly TabName[]
  readonly below: readonly TabName[]
}

export interface PlacedStack {
  readonly stack: StackView
  readonly centre: Vec
  /** In painting order: the lowest first. */
  readonly counters: readonly PlacedCounter[]
  readonly markers: readonly Placed<MarkerView>[]
  /** Beside the lowest counter's corner. */
  readonly badgeAt: Vec
  readonly badge: string
}

export function layOut(grid: Grid, stacks: readonly StackView[]): readonly PlacedStack[] {
  const inHex = Map.groupBy(stacks, ({ hex }) => hex)
  const placed = [...inHex.values()].flatMap((together) => {
    const manned = together.filter(({ counters, lift }) => counters.length > 0 && lift === undefined)
    const rim = manned.length === 1 ? rimOf(manned[0]!) : null
    return together.map((stack) => placeStack(grid, stack, manned.indexOf(stack), manned.length, rim))
  })
  // Tabs stand up from the top edge, so what is further down the page is painted later.
  return placed.sort((a, b) => heightOf(a) - heightOf(b) || a.centre.y - b.centre.y || a.centre.x - b.centre.x)
}

const heightOf = ({ stack }: PlacedStack): number => stack.lift ?? 0

const isMachine = (face: Face): boolean => face.form === 'gun' || face.form === 'vehicle'

/** How large markers are beside a stack, and how far from the middle of its hex. */
interface Rim {
  readonly size: number
  readonly x: number
}

/** Over no more than the edge of the uppermost counter's card. */
function rimOf({ counters }: StackView): Rim {
  const machine = isMachine(counters[0]!.face)
  const reach = (machine ? MACHINE : COUNTER) / 2 + (stepOf(counters.length) * (counters.length - 1)) / 2
  const size = machine ? MARKER_BESIDE_MACHINE : MARKER_BESIDE
  return { size, x: Math.min(FARTHEST, reach + size / 2 - (machine ? OVERLAP_MACHINE : OVERLAP)) }
}

const stepOf = (count: number): number => (count > 1 ? Math.min(OFFSET, SPREAD / (count - 1)) : 0)

function placeStack(grid: Grid, stack: StackView, place: number, sharing: number, rim: Rim | null): PlacedStack {
  const middle = toWorld(grid.centre(stack.hex))
  const { lift = 0 } = stack
  const shared = sharing > 1 && lift === 0
  const aside = shared ? (place - (sharing - 1) / 2) * 2 * SHARED.apart : 0
  const centre = { x: middle.x + aside, y: middle.y + (shared ? aside * 0.2 : 0) - lift }
  const scale = shared ? SHARED.scale : 1
  const sizeOf = (face: Face): number => (isMachine(face) ? MACHINE : COUNTER) * scale
  const count = stack.counters.length
  const step = stepOf(count)
  const reach = (step * (count - 1)) / 2
  const counters = stack.counters.map((item, depth) => {
    const size = sizeOf(item.face)
    return {
      item,
      tabs: depth === 0 ? (item.tabs ?? NO_TABS) : NO_TABS,
      below: depth === 0 ? tabsBelow(stack) : NO_TABS,
      hex: stack.hex,
      x: centre.x - size / 2 + reach - depth * step,
      y: centre.y - size / 2 - reach + depth * step,
      size,
    }
  })
  const lowest = counters.at(-1)?.size ?? COUNTER * scale
  return {
    stack,
    centre,
    counters: counters.reverse(),
    markers: placeMarkers(stack, middle, sharing, rim),
    badge: badgeOf(stack),
    badgeAt: { x: centre.x - lowest / 2 - reach - 1, y: centre.y + lowest / 2 + reach - 3 },
  }
}

/** How many counters a stack has, where that can't be seen; '' where it can. */
export const badgeOf = ({ badge, counters }: StackView): string => badge ?? (counters.length >= 3 ? `${counters.length}` : '')

const NO_TABS: readonly TabName[] = []

function tabsBelow({ counters: [top, ...others] }: StackView): readonly TabName[] {
  const hidden = new Set(others.flatMap(({ tabs = NO_TABS }) => tabs))
  for (const tab of top?.tabs ?? NO_TABS) hidden.delete(tab)
  return hidden.size === 0 ? NO_TABS : [...hidden]
}

/** Alone in the middle; beside units at the right; under two sides that share the hex below them. */
function placeMarkers(stack: StackView, middle: Vec, manned: number, rim: Rim | null): readonly Placed<MarkerView>[] {
  const size = rim?.size ?? (manned > 0 ? MARKER_BESIDE : MARKER_ALONE)
  const markers = stack.markers ?? []
  return markers.map((item, i) => {
    const fromMiddle = i - (markers.length - 1) / 2
    const along = rim
      ? { x: rim.x, y: 17 - i * (size + 2) }
      : manned > 0
        ? { x: fromMiddle * (size + 2), y: 26 }
        : { x: fromMiddle * 16, y: fromMiddle * 10 }
    return { item, hex: stack.hex, x: middle.x + along.x - size / 2, y: middle.y + along.y - size / 2, size }
  })
}
