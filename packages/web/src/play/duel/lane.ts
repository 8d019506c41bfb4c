/** Where arrows and odds lie between the two rows. */
import type { DuelColumn, DuelFighter, DuelStroke } from './duel.ts'

export interface FrameBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface LaneBox {
  readonly width: number
  /** By row and column: 'them A', 'us A', 'us idle'. */
  readonly frames: { readonly [name: string]: FrameBox }
}

interface At {
  readonly x: number
  readonly y: number
}

export interface Laid {
  readonly stroke: DuelStroke
  readonly pill: At
  readonly lines: readonly { readonly d: string; readonly tip: (At & { readonly down: 1 | -1 }) | null }[]
}

/** How wide and high the odds of an attack are, with the air around them. */
const PILL = { width: 144, height: 50 } as const
/** How far the arrows of one column lie beside its middle. */
const ASIDE = 40

export function layStrokes(
  strokes: readonly DuelStroke[],
  columns: readonly DuelColumn[],
  idle: readonly DuelFighter[],
  box: LaneBox,
): readonly Laid[] {
  const framesOf = (ids: readonly number[]): FrameBox[] => {
    const names = [
      ...columns.filter(({ defenders }) => defenders.some(({ id }) => ids.includes(id))).map(({ key }) => `them ${key}`),
      ...columns.filter(({ attackers }) => attackers.some(({ id }) => ids.includes(id))).map(({ key }) => `us ${key}`),
      ...(idle.some(({ id }) => ids.includes(id)) ? ['us idle'] : []),
    ]
    return names.flatMap((name) => box.frames[name] ?? [])
  }
  const taken: At[] = []
  const narrow =
    Math.min(...Object.values(box.frames).map(({ left, right }) => right - left)) > 0 &&
    box.width / Math.max(1, columns.length + (idle.length > 0 ? 1 : 0)) < PILL.width * 2
  return strokes.flatMap((stroke): Laid[] => {
    const [from, to] = [framesOf(stroke.by), framesOf(stroke.on)]
    if (from.length === 0 || to.length === 0) return []
    const side = stroke.mine ? -1 : 1
    const all = [...from, ...to]
    const top = Math.max(...(stroke.mine ? to : from).map(({ bottom }) => bottom))
    const bottom = Math.min(...(stroke.mine ? from : to).map(({ top: edge }) => edge))
    const centre = all.reduce((sum, frame) => sum + middle(frame), 0) / all.length
    const wanted: At = {
      x: centre + (narrow || from.length + to.length > 2 ? 0 : (side * PILL.width) / 2),
      y: narrow ? top + (bottom - top) * (stroke.mine ? 0.28 : 0.72) : (top + bottom) / 2,
    }
    const pill = placed(wanted, taken, box.width)
    taken.push(pill)
    const anchor = (frame: FrameBox, y: number): At => ({ x: Math.round(middle(frame) + side * ASIDE * share(frame)), y })
    const lines = [
      ...from.map((frame) => {
        const start = anchor(frame, stroke.mine ? frame.top : frame.bottom)
        return { d: curve(start, pill, start), tip: null }
      }),
      ...to.map((frame) => {
        const tip = { ...anchor(frame, stroke.mine ? frame.bottom : frame.top), down: stroke.mine ? (-1 as const) : (1 as const) }
        return { d: curve(pill, { x: tip.x, y: tip.y - tip.down * 10 }, tip), tip }
      }),
    ]
    return [{ stroke, pill, lines }]
  })
}

const middle = ({ left, right }: FrameBox): number => (left + right) / 2
/** Narrow frames have their arrows nearer together. */
const share = ({ left, right }: FrameBox): number => Math.min(1, (right - left) / 150)

/** Straight where it comes out under the odds anyway. */
function curve(from: At, to: At, frame: At): string {
  if (Math.abs(from.x - to.x) < PILL.width / 2 - 12) return `M${frame.x} ${from.y}V${to.y}`
  const half = (from.y + to.y) / 2
  const round = (value: number): number => Math.round(value * 10) / 10
  return `M${round(from.x)} ${round(from.y)}C${round(from.x)} ${round(half)} ${round(to.x)} ${round(half)} ${round(to.x)} ${round(to.y)}`
}

/** Steps aside in which room is looked for, the nearest first. */
const ASIDES: readonly (readonly [across: number, down: number])[] = [0, 1, -1, 2, -2, 3, -3].flatMap((across) =>
  [0, 1, -1].map((down) => [across, down] as const),
)

/** Inside the card, and over nothing that is there already. */
function placed({ x, y }: At, taken: readonly At[], width: number): At {
  const half = PILL.width / 2
  const inside = (at: number): number => Math.max(half + 4, Math.min(width - half - 4, at))
  const free = (at: At): boolean =>
    !taken.some((each) => Math.abs(each.x - at.x) < PILL.width - 6 && Math.abs(each.y - at.y) < PILL.height - 4)
  const places = ASIDES.map(([across, down]): At => ({ x: inside(x + across * PILL.width), y: y + down * PILL.height }))
  // above or below others only where there is no room beside them
  return places.filter((at) => at.y === y).find(free) ?? places.find(free) ?? places[0]!
}
