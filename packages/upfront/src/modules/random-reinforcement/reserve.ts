import type { Pack } from '../../data/pack.ts'
import type { Personality } from '../../data/personality-file.ts'
import type { Scenario } from '../../scenario/types.ts'
import type { Side } from '../../state.ts'

/** `Man.awaits` of a card that is still in the box: no number of Decks brings it. */
export const RESERVE = 99

const BLANK_MORALE = 3
const BLANK_PANIC = 4
const BLANK_NUMBER = 990

/** 48.3: all the cards of a nation that are not in the force and to be had in the year of the scenario; 48.31: and a blank one of Morale 3 and Panic 4. */
export function reserveFor(pack: Pack, scenario: Scenario, side: Side, taken: ReadonlySet<number>): readonly Personality[] {
  const { nation } = scenario.sides[side]
  const { men = [], machines = [] } = pack.nations[nation] ?? {}
  const year = /\d{4}/.exec(scenario.briefing.date ?? '')?.[0]
  const there = ({ number, available, marine, paratroop }: Personality) =>
    !taken.has(number) && !marine && !paratroop && (year === undefined || available === undefined || available.slice(0, 4) <= year)
  const rifle = men.find(({ weapon }) => pack.weapons[weapon]?.class === 'rifle')?.weapon ?? ''
  const blank: Personality = {
    number: BLANK_NUMBER,
    name: 'A volunteer',
    rank: 'PVT',
    role: null,
    weapon: rifle,
    morale: BLANK_MORALE,
    panic: BLANK_PANIC,
    rout: BLANK_PANIC,
    kia: 8,
    points: 0,
  }
  return [...men.filter(there), ...machines.filter(there), blank]
}
