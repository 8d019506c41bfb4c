import { checkTable } from './table.ts'

/**
 * 8.0: the Melee table. Kill numbers from rulebook lines 5597-5598 and 6861-6883, odds by lines 1533-1555; all 196 cells of the printed grid (6836-6857) agree
 * with the rule. Confidence high.
 */
export interface MeleeColumn {
  readonly odds: string
  readonly attack: number
  readonly defence: number
  /** 2d6 plus modifiers of this or more eliminates every chosen target. */
  readonly kill: number
}

/** From the worst odds to the best. */
export const MELEE_COLUMNS: readonly MeleeColumn[] = [
  { odds: '1:3', attack: 1, defence: 3, kill: 11 },
  { odds: '1:2', attack: 1, defence: 2, kill: 10 },
  { odds: '2:3', attack: 2, defence: 3, kill: 9 },
  { odds: '1:1', attack: 1, defence: 1, kill: 8 },
  { odds: '3:2', attack: 3, defence: 2, kill: 7 },
  { odds: '2:1', attack: 2, defence: 1, kill: 6 },
  { odds: '3:1', attack: 3, defence: 1, kill: 5 },
  { odds: '4:1', attack: 4, defence: 1, kill: 4 },
  { odds: '5:1', attack: 5, defence: 1, kill: 3 },
]

/** 8.0, 8.3: modifiers of the roll; the Leader's LM is added too. L1544, L1615-1621. */
export const MELEE_MODIFIERS = {
  leader: { rule: '8.0', label: 'Leader', value: 'lm' },
  zeroAttacker: { rule: '8.3', label: 'attacker without firepower', value: -1 },
  zeroDefender: { rule: '8.3', label: 'defender without firepower', value: 1 },
} as const

/** 8.3, 8.4, 8.5, 8.6 and 8.0: what changes firepower in Melee, and the columns that a Hero gains. */
export const MELEE_FIREPOWER = { zero: 1, ambush: 3, charge: 2, superscript: 1, heroColumns: 1 } as const

for (let i = 1; i < MELEE_COLUMNS.length; i++) {
  const [worse, better] = [MELEE_COLUMNS[i - 1]!, MELEE_COLUMNS[i]!]
  checkTable(worse.attack * better.defence < better.attack * worse.defence, 'melee', better.odds, 'odds', 'must rise.')
  checkTable(worse.kill > better.kill, 'melee', better.odds, 'kill', 'must fall.')
}

/** 8.0: the smallest column that is not below the exact ratio; below the first the first, above the last the last. */
export function meleeColumn(attack: number, defence: number): number {
  for (let i = 0; i < MELEE_COLUMNS.length; i++) {
    const column = MELEE_COLUMNS[i]!
    if (attack * column.defence <= column.attack * defence) return i
  }
  return MELEE_COLUMNS.length - 1
}

/** 8.0: odds worse than the first column, which only a single unit may be attacked at (LG-47). */
export function isBelowTable(attack: number, defence: number): boolean {
  const worst = MELEE_COLUMNS[0]!
  return attack * worst.defence < defence * worst.attack
}

/** 8.0: a Hero's shift, after the odds are brought into the table; never beyond its end. */
export function shiftedColumn(column: number): number {
  return Math.min(column + MELEE_FIREPOWER.heroColumns, MELEE_COLUMNS.length - 1)
}
