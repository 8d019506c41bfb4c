import type { Modifier } from '@firegroup/kernel'
import { checkTable } from './table.ts'

/**
 * 7.6: Bog. Basis: the rulebook's text and example (lines 1386-1438, 1492) for normal ground pressure, woods and wooden buildings; the play aids (lines
 * 3461-3486) for the rest, GAP-16 for Armored Cars, medium confidence.
 */
export const BOG = {
  /** A final DR of this or more bogs. */
  bogsOn: 12,
  groundPressure: { low: 0, normal: 1, high: 2 },
  armoredCar: 1,
  /** Entering woods for half the MP instead of all. */
  woodsForHalf: 3,
  woodenBuilding: 3,
  stoneBuilding: 4,
  /** Gaining a level with it. */
  uphillIntoWoods: 1,
} as const

/** What a Bog removal attempt comes to. */
export type BogRemoval = 'freed' | 'mired' | 'immobilized'

/** 7.6: by the final coloured dr; a Mired vehicle adds one. */
const BOG_REMOVAL: readonly { readonly upTo: number; readonly result: BogRemoval }[] = [
  { upTo: 4, result: 'freed' },
  { upTo: 5, result: 'mired' },
  { upTo: Number.MAX_SAFE_INTEGER, result: 'immobilized' },
]

export const MIRED_DRM = 1

/** 7.6: the start MP of a vehicle that is not tracked, times the two dice. */
export const REMOVAL_FACTOR = { tracked: 1, armoredCar: 2 } as const

export function bogRemoval(final: number): BogRemoval {
  return BOG_REMOVAL.find(({ upTo }) => final <= upTo)!.result
}

/** What is known of a Bog Check before it is rolled. */
export interface BogGround {
  readonly groundPressure: keyof typeof BOG.groundPressure
  readonly armoredCar: boolean
  readonly building: 'stone' | 'wooden' | null
  /** Entered for half the MP; false where it only turns. */
  readonly forHalf: boolean
  readonly uphill: boolean
  /** 8.2: what dense growth adds, be it entered or turned in. */
  readonly growth: number
}

/** 7.6: the DRM of a Bog Check, by what the ground and the vehicle are. */
export function bogModifiers({ groundPressure, armoredCar, building, forHalf, uphill, growth }: BogGround): Modifier[] {
  const found: Modifier[] = []
  const add = (label: string, value: number) => {
    if (value !== 0) found.push({ rule: '7.6', label, value })
  }
  add(`${groundPressure} ground pressure`, BOG.groundPressure[groundPressure])
  if (armoredCar) add('Armored Car', BOG.armoredCar)
  if (building === 'stone') add('stone building', BOG.stoneBuilding)
  if (building === 'wooden') add('wooden building', BOG.woodenBuilding)
  if (building === null && forHalf) add('woods for half the MP', BOG.woodsForHalf)
  if (building === null && uphill) add('uphill into woods', BOG.uphillIntoWoods)
  add('dense growth', growth)
  return found
}

checkTable(
  BOG_REMOVAL.every(({ upTo }, index) => index === 0 || upTo > BOG_REMOVAL[index - 1]!.upTo),
  'bog',
  'removal',
  'upTo',
  'must rise.',
)
