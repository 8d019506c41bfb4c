import { checkTable } from './table.ts'

/** 3.3.1 and 4.0: movement, portage and stacking. Basis: the rulebook's chart and text (lines 796-872, 1089-1091), confidence high. MF in halves. */

/** Rows of the Unit Movement Factor Chart. A Green MMC with a Good Order leader in its stack still has its own row. */
export type MovementRow = 'regular' | 'green' | 'conscript' | 'smc' | 'woundedSmc'

interface MovementFactors {
  readonly base: number
  readonly withLeader: number
  /** Null where the unit may not Double Time. */
  readonly doubleTime: number | null
  readonly doubleTimeWithLeader: number | null
}

const MF_CHART: { readonly [R in MovementRow]: MovementFactors } = {
  regular: { base: 8, withLeader: 12, doubleTime: 12, doubleTimeWithLeader: 16 },
  green: { base: 6, withLeader: 12, doubleTime: 10, doubleTimeWithLeader: 16 },
  conscript: { base: 6, withLeader: 10, doubleTime: 10, doubleTimeWithLeader: 14 },
  smc: { base: 12, withLeader: 12, doubleTime: 16, doubleTimeWithLeader: 16 },
  woundedSmc: { base: 6, withLeader: 6, doubleTime: null, doubleTimeWithLeader: null },
}

/** 3.3.1: the MF of a unit before portage and road bonus, in halves; null where it may not Double Time. */
export function movementFactors(row: MovementRow, withLeader: boolean, doubleTime: boolean): number | null {
  const chart = MF_CHART[row]
  if (doubleTime) return withLeader ? chart.doubleTimeWithLeader : chart.doubleTime
  return withLeader ? chart.withLeader : chart.base
}

/** 1.1.1, 3.3.1: for a unit that crosses only road hexsides in its MPh. */
export const ROAD_BONUS_MF = 2

/** 1.1.1: crossing a road hexside: open ground, whatever stands beside the road. */
export const ROAD_MF = 2

/** 3.3: leaving the map and standing offboard count as open ground. */
export const OFFBOARD_MF = 2

/** 3.6: a routing unit. */
export const ROUT_MF = { unit: 12, woundedSmc: 6 } as const

/** 4.0: Inherent Portage Capacity, in PP. */
export const IPC = {
  mmc: 3,
  smc: 1,
  woundedSmc: 0,
  /** 3.3.1: added to the IPC of a CX unit. */
  cx: -1,
  /** What one SMC lends to the MMC that he moves with. */
  smcWithMmc: 1,
  /** No SMC ever carries more. */
  smcMaximum: 2,
} as const

/** 4.0: MF lost for each PP over the IPC. */
export const MF_PER_EXCESS_PP = 2

/** 8.1.8.6: the MF of a Banzai unit, never more, in halves; and from how far its target may be seen. */
export const BANZAI = { mf: 16, woundedMf: 6, reach: 8 } as const

/** 3.3.1: per side and hex. MMC counted in half squads: 3 squad equivalents. */
export const STACKING = { halfSquads: 6, smc: 4, vehicles: 1 } as const

/** 3.1b, 3.3.1, 4.0: recovery of a Weapon: a final dr below this, with a drm for a CX unit; the cost in the MPh. */
export const RECOVERY = { below: 6, cxDrm: 1, undergrowthDrm: 2, mf: 2 } as const

/** 3.3.1: Smoke grenades: a final dr at or under the Smoke Exponent; an original dr of `endsMove` ends the unit's MPh. */
export const SMOKE_GRENADE = { ownHexMf: 2, adjacentHexMf: 4, cxDrm: 1, endsMove: 6 } as const

for (const [row, factors] of Object.entries(MF_CHART)) {
  for (const [field, mf] of Object.entries(factors)) {
    checkTable(
      mf === null || (Number.isInteger(mf) && mf >= factors.base),
      'movement',
      row,
      field,
      'must be in whole halves and not below the base.',
    )
  }
}
