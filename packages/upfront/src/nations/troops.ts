import type { Problem } from '@firegroup/kernel'
import type { Nation } from '../data/nations.ts'
import type { Personality } from '../data/personality-file.ts'
import { TROOPS } from '../data/troops.ts'
import type { Scenario } from '../scenario/types.ts'
import type { Side } from '../state.ts'

const PARTISAN_CHAPTER = 37
/** 37.1, 50.9, 51.3: who may be partisans, and after which year. */
const PARTISANS: { readonly [N in Nation]?: { readonly rule: string; readonly after: number } } = {
  Russian: { rule: '37.1', after: 0 },
  Italian: { rule: '50.9', after: 1943 },
  French: { rule: '51.3', after: 0 },
}

/** 39, 37.1, 50.9, 51.3: the troops of a side must be its nation's; Russians and Frenchmen may be partisans, Italians after 1943. */
export function troopProblem({ sides, rulesThrough, briefing }: Scenario, side: Side): Problem | undefined {
  const { nation, troopType, machines = [], reinforcements } = sides[side]
  if (troopType === undefined) return undefined
  const complain = (rule: string, message: string): Problem => ({ rule, message: `scenario.sides.${side}.troopType: ${message}` })
  const troops = TROOPS[troopType]
  if (!troops) return complain('39', `there are no ${troopType}.`)
  if (troops.grade !== 'partisan')
    return troops.of.includes(nation) ? undefined : complain(troops.rule, `${troopType} are not ${nation} troops.`)
  const found = PARTISANS[nation]
  if (!found) return complain('37.1', 'there are no partisans of that nation.')
  if (rulesThrough < PARTISAN_CHAPTER) return complain('37.1', `partisans need the rules through chapter ${PARTISAN_CHAPTER}.`)
  if (machines.length > 0 || (reinforcements?.machines?.length ?? 0) > 0)
    return complain('37.1', 'partisans have neither guns nor vehicles.')
  const year = Number(/\b19\d\d\b/.exec(briefing.date ?? '')?.[0] ?? 0)
  return year > found.after || found.after === 0
    ? undefined
    : complain(found.rule, `not before ${found.after + 1}; briefing.date says when it is.`)
}

/** 37.1: partisans have one leader at most. */
export function leadersProblem({ sides }: Scenario, side: Side, force: readonly Personality[]): Problem | undefined {
  if (sides[side].troopType !== 'Partisans') return undefined
  const leaders = force.filter(({ role }) => role !== null).length
  return leaders > 1
    ? { rule: '37.1', message: `scenario.sides.${side}.men has ${leaders} leaders: partisans have one at most.` }
    : undefined
}
