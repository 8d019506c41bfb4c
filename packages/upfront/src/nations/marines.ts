import type { Personality } from '../data/personality-file.ts'
import type { Scenario } from '../scenario/types.ts'
import { enemyOf, type Side } from '../state.ts'

/** 46.5: the leaders who are there only before 1943. */
const EARLY_LEADERS: readonly number[] = [42, 43]
const LEAST_MORALE = 2
const LEAST_PANIC = 3

/** 46.1: Americans against the Japanese are Marines unless the scenario says otherwise. */
export function isMarine({ sides }: Scenario, side: Side): boolean {
  const { nation, marines } = sides[side]
  return nation === 'American' && (marines ?? sides[enemyOf(side)].nation === 'Japanese')
}

/** 46.2, 46.5: a man's card as it counts in a scenario: Marines have Morale 2 at least, and before 1943 bolt-action rifles. */
export function asMarine(card: Personality, scenario: Scenario, side: Side): Personality {
  const brave = isMarine(scenario, side) && card.morale < LEAST_MORALE ? asBrave(card) : card
  return brave.weapon === 'rifleSemi' && hasBoltActions(scenario, side)
    ? { ...brave, weapon: 'rifleBolt', points: brave.points - 1 }
    : brave
}

function asBrave(card: Personality): Personality {
  return { ...card, morale: LEAST_MORALE, panic: LEAST_PANIC, rout: LEAST_PANIC }
}

/** 46.5: with either of those leaders it is before 1943. */
function hasBoltActions(scenario: Scenario, side: Side): boolean {
  const { boltAction, men } = scenario.sides[side]
  return boltAction ?? (isMarine(scenario, side) && men.some((number) => EARLY_LEADERS.includes(number)))
}
