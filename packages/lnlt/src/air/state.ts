import type { Side } from '../state.ts'

/** 19.1: what a side may get from the air. */
export interface AirMission {
  side: Side
  /** The plane. */
  type: string
  /** The first turn in which it may come. */
  turn: number
  /** From where it comes, where the scenario says so; '' = the die says it. */
  edge: '' | 'N' | 'E' | 'S' | 'W'
  /** 19.1: each comes once, whatever becomes of it. */
  flown: boolean
}

/** 19.1: the air support of both sides. */
export interface AirSupport {
  missions: AirMission[]
  /** Those that come in the next impulse, in their order. */
  due: number[]
  /** LG-93: the turn in which each side last got any. */
  arrived: Record<Side, number>
}

export function cloneAir({ missions, due, arrived }: AirSupport): AirSupport {
  return { missions: missions.map((mission) => ({ ...mission })), due: due.slice(), arrived: { ...arrived } }
}
