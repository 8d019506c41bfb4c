/** What lies on the board, as data: pictures, states and words come ready from outside. */
import type { Mood } from '../../counters/Counter.tsx'
import type { Face, MarkerFace } from '../../counters/face.ts'
import type { TabName } from '../../counters/tabs.ts'

export interface CounterView {
  /** The same through all its moves: it is how a slide is recognised. */
  readonly id: string
  readonly face: Face
  readonly tabs?: readonly TabName[]
  /** 'German squad 4-6-7, first fired'. */
  readonly words: string
  readonly mood?: Mood
  readonly selected?: boolean
  /** It is not there yet: where the plan would have it. */
  readonly planned?: boolean
  /** What just became of it, shown below it in the fan: 'pinned'. */
  readonly note?: { readonly text: string; readonly tone: NoteTone }
}

export type NoteTone = 'eliminated' | 'reduced' | 'broken' | 'pinned' | 'good' | 'plain'

export interface MarkerView {
  readonly id: string
  readonly face: MarkerFace
  readonly words: string
}

/** 'chosen' is the target that is being aimed at, 'possible' one that could be. */
export type RingTone = 'selected' | 'chosen' | 'possible' | 'move'

export interface StackView {
  readonly hex: number
  /** Stacks of different sides in one hex stand apart. */
  readonly side: string
  /** The uppermost first. */
  readonly counters: readonly CounterView[]
  readonly markers?: readonly MarkerView[]
  /** In place of the count, from three up; '' for a stack that keeps its count to itself. */
  readonly badge?: string
  /** It is in the air: so much above its hex, in world units, and over whatever stands on the ground there. */
  readonly lift?: number
  /** What the fan says of those in it besides: who rides in what, how much room there is, and what can be done about it. */
  readonly card?: {
    readonly title: string
    readonly text: string
    readonly act?: { readonly label: string; readonly key: string; readonly do: () => void }
  }
  /** Around the whole hex. */
  readonly ring?: RingTone
  /** Odds at this stack: '72%'. */
  readonly tag?: string
  /** The same where there is little room: '20%'. */
  readonly tagBrief?: string
  /** How the tag looks; without it as its ring says: 'ink' tells something about the stack, the others are odds. */
  readonly tagTone?: 'plain' | 'chosen' | 'ink'
}

/** All that lies in a hex, for a screen reader: 'Russian leader 8-1, Russian squad 4-4-7, pinned. Smoke +2'. */
export function stackWords(stacks: readonly StackView[]): string {
  const units = stacks.flatMap(({ counters }) => counters.map(({ words }) => words)).join('; ')
  const markers = stacks.flatMap(({ markers: lying = [] }) => lying.map(({ words }) => words)).join(', ')
  const odds = stacks.flatMap(({ tag }) => (tag === undefined ? [] : [tag.replace('%', ' percent')])).join(', ')
  return [units, markers, odds].filter((part) => part !== '').join('. ')
}
