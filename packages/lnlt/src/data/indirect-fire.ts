import { checkTable } from './table.ts'
import type { CounterKind } from './unit-kinds.ts'

/** 18.2.1: the ways in which a battery can fire. Rulebook lines 3209-3351, 6885-6928; confidence high, Loose above 6 FP by LG-85. */
export const MISSIONS = ['standard', 'concentrated', 'loose', 'line', 'walking'] as const
export type Mission = (typeof MISSIONS)[number]

export const MISSION_NAMES: { readonly [M in Mission]: string } = {
  standard: 'Standard Fire Mission',
  concentrated: 'Concentrated Fire Mission',
  loose: 'Loose Fire Mission',
  line: 'Line Barrage',
  walking: 'Walking Barrage',
}

/** 18.2.1: the FP of a mission in the hex that it is aimed at. */
export function centreFp(mission: Mission, fp: number): number {
  if (mission === 'concentrated') return Math.ceil(fp * 1.5)
  return mission === 'loose' ? looseFp(fp) : fp
}

/** 18.2.1: and around it. */
export function outerFp(mission: Mission, fp: number): number {
  if (mission === 'concentrated') return Math.ceil(fp / 2)
  return mission === 'loose' ? looseFp(fp) : fp
}

function looseFp(fp: number): number {
  return Math.ceil(fp / 2) - 1
}

/** 18.2.1: how far Loose fire spreads, how far a Line Barrage reaches either way, how often a Walking Barrage falls. */
export const LOOSE_RADIUS = 2
export const LINE_REACH = 3
export const WALKING_TURNS = 3

/** 18.1, 18.2: who calls the fire of Mortar Weapon Teams and of guns off the map. */
export const CALLERS: ReadonlySet<CounterKind> = new Set(['leader', 'commissar', 'politicalOfficer', 'scout', 'advisor'] as const)

/** 1.6.5: who directs a Mortar that does not see its target. */
export const DIRECTORS: ReadonlySet<CounterKind> = new Set([...CALLERS, 'squad', 'halfSquad', 'crew', 'hero'] as const)

/** 18.2: how far the Spotting Round falls from where it was wanted, in hexes (LG-86: never less than 0). */
export function scatterDistance(white: number, degrading: number, leadership: number, night: boolean): number {
  return Math.max(0, Math.ceil((white + degrading - leadership + (night ? NIGHT_SCATTER : 0)) / 2))
}

/** 20.1.4 */
export const NIGHT_SCATTER = 1

/** 18.2: the coloured die: 1 is north, then clockwise; as a side of a hex. */
export function scatterSide(coloured: number): number {
  return coloured - 1
}

checkTable(
  centreFp('concentrated', 3) === 5 && outerFp('concentrated', 3) === 2,
  'missions',
  'concentrated',
  'fp',
  'is not that of the rulebook.',
)
