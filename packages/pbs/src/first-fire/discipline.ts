import { total } from '@firegroup/kernel'
import type { MphMemory } from '../memory.ts'
import { when } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'

const WAYS = { interdiction: '<=3', suppression: '>=4' } as const

/**
 * PBS-FD-01, PBS-SOP-12: one d10 an expenditure, for all. PBS-FD-02 to PBS-FD-04: low is Interdiction, and what came last in this MPh is likely to come
 * again. Where nobody could fire on the IFT nothing is rolled, and it stays what it was (GAPS B10).
 */
export function fireDiscipline(walk: Walk): string {
  const { ask, options, memory, dice } = walk
  const mph = memory.mph as MphMemory
  const { interdictionMax, drm: rows } = options.tables['fire-discipline']
  if (options.switches.rollDisciplineOnlyIfNeeded && ask.firingPlaces().length === 0) {
    walk.note('PBS-FD-01', 'nobody could fire on the IFT', 'no roll')
    return WAYS[mph.discipline ?? 'suppression']
  }
  const drm = when(mph.discipline === 'interdiction', rows, 'again')
  const die = dice.d10('Fire Discipline')
  const came = die + total(drm)
  mph.discipline = came <= interdictionMax ? 'interdiction' : 'suppression'
  walk.rolled({ dice: [die], drm, total: came, need: `at most ${interdictionMax}: Interdiction` })
  return WAYS[mph.discipline]
}
