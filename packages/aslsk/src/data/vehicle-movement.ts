import { checkTable } from './table.ts'

/** 3.3.2, 1.1.1: what vehicles pay, in half MP. Basis: the rulebook's text (lines 140, 189, 824-832, 1372), confidence high; woods as in GAP-22. */
export const VEHICLE_MP = {
  start: 2,
  stop: 2,
  /** 3.3.2: MP that are spent without doing anything. */
  delay: 2,
  /** 3.3.2: for each hexspine of the VCA. */
  vca: 2,
  vcaInWoodsOrBuilding: 4,
  /** 1.1.1, 7.7: over a road's hexside. */
  roadExposed: 1,
  roadButtonedUp: 2,
  /** 1.1.1 Crest Line: more for going up. */
  uphill: 8,
  uphillByRoad: 4,
  /** 3.3.2: for each wreck or other vehicle in the hex that is entered. */
  obstruction: 2,
  obstructionByRoad: 4,
  /** 7.5: for a dispenser that worked. */
  dispenser: 2,
} as const

/** 3.3.2, GAP-22: wrecks and other vehicles in woods cost this many times as much. */
export const OBSTRUCTION_IN_WOODS = 2

/** 3.3.2: the least that is spent at once to turn the turret in woods or a building, in half MP. */
export const TURRET_IN_WOODS_OR_BUILDING = 4

/** 3.3.2 Mechanical Reliability: an original DR of this or more immobilizes a vehicle with red MP when it starts; some have a lower number of their own. */
export const STALLS_ON = 12

/** 3.3.2: vehicles of one side in a hex at the end of the MPh. */
export const VEHICLES_IN_A_HEX = 1

for (const [key, halves] of Object.entries(VEHICLE_MP)) checkTable(halves > 0, 'vehicle MP', key, 'cost', 'must cost something.')
