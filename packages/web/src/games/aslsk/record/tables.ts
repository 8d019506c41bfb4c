/** The tally of a game as tables. */
import { type AslskEvent, type AslskState, SIDES } from '@firegroup/aslsk'
import type { Timeline } from '../../../matches/replay/timeline.ts'
import type { ResultTable } from '../../../matches/result/tables.ts'
import { type SideTally, tallyOf } from './tally.ts'

const ROWS: readonly { readonly name: string; readonly of: (side: SideTally) => string }[] = [
  { name: 'Units eliminated', of: ({ lost }) => String(lost) },
  { name: 'Units reduced', of: ({ reduced }) => String(reduced) },
  { name: 'Times broken', of: ({ broke }) => String(broke) },
  { name: 'Rallied', of: ({ rallied }) => String(rallied) },
  { name: 'Attacks made', of: ({ attacks }) => String(attacks) },
  { name: 'Mean of their dice', of: ({ attackDice }) => decimal(attackDice) },
  { name: 'Checks taken', of: ({ checks, passed }) => (checks === 0 ? '0' : `${checks}, ${passed} passed`) },
  { name: 'Mean of those dice', of: ({ checkDice }) => decimal(checkDice) },
]

export function tables(timeline: Timeline<AslskState, AslskEvent>): readonly ResultTable[] {
  const { sides, turns } = tallyOf(timeline)
  const { scenario } = timeline.moments.at(-1)!.state.setting
  const columns = SIDES.map((side) => scenario.sides[side].name)
  return [
    {
      caption: 'The two sides',
      corner: '',
      columns,
      rows: ROWS.map(({ name, of }) => ({ name, cells: SIDES.map((side) => of(sides[side])) })),
    },
    {
      caption: 'Units eliminated, turn by turn',
      corner: 'Turn',
      columns,
      rows: turns.map(({ turn, lost }) => ({ name: String(turn), cells: SIDES.map((side) => String(lost[side])) })),
    },
  ]
}

const decimal = (value: number | null): string => (value === null ? '–' : value.toFixed(1))
