/** What all charts share: a drawing as wide as its place, in units that grow with the size of the text. */
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface ChartProps {
  /** What it shows in a sentence or two: all that a screen reader gets of it, besides the table of its numbers. */
  readonly label: string
  readonly height: number | ((width: number) => number)
  readonly draw: (width: number) => ReactNode
}

export function Chart({ label, height, draw }: ChartProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth / textScale())))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const high = typeof height === 'number' ? height : height(width)
  return (
    <div className="lab-chart" ref={place}>
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${high}`} role="img" aria-label={label}>
          {draw(width)}
        </svg>
      )}
    </div>
  )
}

/** How large the text is set: 1 as it comes. */
const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

export type Scale = (value: number) => number

export function scale([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  const step = to === from ? 0 : (end - start) / (to - from)
  return (value) => start + (value - from) * step
}

/** Round numbers from 0 to at least `most`: about `count` of them. */
export function ticksTo(most: number, count = 4): number[] {
  const rough = Math.max(most, 1e-9) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough * 0.999) ?? 10) * power
  const last = Math.ceil(most / step - 1e-9)
  return Array.from({ length: Math.max(1, last) + 1 }, (_, i) => Number((i * step).toPrecision(6)))
}

/** As many of the turns, from the first on, as leave each other `room`. */
export function spacedTurns(turns: readonly number[], width: number, room = 44): readonly number[] {
  const every = Math.max(1, Math.ceil((turns.length * room) / Math.max(1, width)))
  return turns.filter((_, i) => i % every === 0)
}

export const lineThrough = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The surface between two lines over the same places. */
export function band(xs: readonly number[], low: readonly number[], high: readonly number[]): string {
  const upper = xs.map((x, i) => [x, high[i]!] as const)
  const lower = xs.map((x, i) => [x, low[i]!] as const).reverse()
  return `${lineThrough([...upper, ...lower])}Z`
}

/** Labels beside the ends of lines, moved apart so that each can be read. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!)
  const placed = [...wanted]
  let least = top
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, least)
    least = placed[i]! + gap
  }
  let most = bottom
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, most)
    most = placed[i]! - gap
  }
  return placed
}
