import { type ActionCard, positionNumber, ROUT_COLUMN } from '../data/cards.ts'
import {
  type GradeLetter,
  HALF_YEARS,
  type HalfYear,
  POSITION_COLUMN,
  SITUATION_COLUMN,
  TACTICAL_POSITIONS,
  UNIT_TYPES,
  YEAR_COLUMNS,
} from '../data/dyo.ts'
import type { Nation } from '../data/nations.ts'

/** 43.31 to 43.34: what cards say of a scenario, each read for one thing. */
export interface Drawn {
  readonly attacker: Nation
  readonly defender: Nation
  readonly halfYear: HalfYear
  /** 1 to 8. */
  readonly situation: number
  readonly decks: number
}

/** 43.3: a scenario by lot: four cards. */
export function drawScenario([position, year, situation, time]: readonly [ActionCard, ActionCard, ActionCard, ActionCard]): Drawn {
  const sides = TACTICAL_POSITIONS[positionNumber(position, POSITION_COLUMN) - 1]!
  const west = sides.attacker === 'American' || sides.defender === 'American'
  const halfYear = HALF_YEARS[positionNumber(year, YEAR_COLUMNS[west ? 'American' : 'Russian']) - 1]!
  return { ...sides, halfYear, situation: positionNumber(situation, SITUATION_COLUMN), decks: decksOf(time) }
}

/** 43.34: four Decks on a red number but 0, three otherwise. */
export function decksOf({ red, rn }: Pick<ActionCard, 'red' | 'rn'>): number {
  return red && rn > 0 ? 4 : 3
}

/** 43.5: what grade of troops a nation has in a half-year; undefined where the table has no row. */
export function gradeDrawn(nation: Nation, halfYear: HalfYear, card: ActionCard): GradeLetter | undefined {
  const rows = UNIT_TYPES[nation]
  const drawn = positionNumber(card, ROUT_COLUMN)
  return rows && (['S', 'L', 'E'] as const).find((grade) => inBand(rows[grade][halfYear], drawn))
}

/** 2.2: in column 0r the printed 0 is ten. */
function inBand(band: string | undefined, drawn: number): boolean {
  if (band === undefined) return false
  const [from, to = from] = band.split('-').map((end) => (end === '0' ? 10 : Number(end)))
  return drawn >= from! && drawn <= to!
}

/** 43.36: whoever would attack with less does; a tie is settled by RNC: the higher number, black before red. */
export function attackerByBid(
  bids: { readonly axis: number; readonly allied: number },
  tie: readonly [ActionCard, ActionCard],
): 'axis' | 'allied' {
  if (bids.axis !== bids.allied) return bids.axis < bids.allied ? 'axis' : 'allied'
  return tie[0].signed >= tie[1].signed ? 'axis' : 'allied'
}

/** 43.1: both bid for the side that both want; the higher bid has it, and the other spends that many points on top. */
export function afterBalanceBid(bids: { readonly axis: number; readonly allied: number }): {
  readonly has: 'axis' | 'allied'
  readonly other: number
} {
  const has = bids.axis >= bids.allied ? 'axis' : 'allied'
  return { has, other: bids[has] }
}
