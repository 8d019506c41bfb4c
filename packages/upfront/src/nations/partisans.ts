import type { Problem } from '@firegroup/kernel'
import type { Nation } from '../data/nations.ts'
import type { Scenario } from '../scenario/types.ts'
import type { Side } from '../state.ts'

const CHAPTER = 37
/** 37.1, 50.9, 51.3: who may be partisans, and after which year. */
const PARTISANS: { readonly [N in Nation]?: { readonly rule: string; readonly after: number } } = {
  Russian: { rule: '37.1', after: 0 },
  Italian: { rule: '50.9', after: 1943 },
  French: { rule: '51.3', after: 0 },
}

/** 37.1, 50.9, 51.3: Russians and Frenchmen may be partisans, Italians after 1943, where the scenario has the rules for it. */
export function partisanProblem({ sides, rulesThrough, briefing }: Scenario, side: Side): Problem | undefined {
  const { nation, troopType } = sides[side]
  if (troopType !== 'Partisans') return undefined
  const found = PARTISANS[nation]
  const complain = (rule: string, message: string): Problem => ({ rule, message: `scenario.sides.${side}.troopType: ${message}` })
  if (!found) return complain('37.1', 'there are no partisans of that nation.')
  if (rulesThrough < CHAPTER) return complain('37.1', `partisans need the rules through chapter ${CHAPTER}.`)
  const year = Number(/\b19\d\d\b/.exec(briefing.date ?? '')?.[0] ?? 0)
  return year > found.after || found.after === 0
    ? undefined
    : complain(found.rule, `not before ${found.after + 1}; briefing.date says when it is.`)
}
