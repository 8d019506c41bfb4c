import type { Problem } from '@firegroup/kernel'
import type { Pack } from '../data/pack.ts'
import type { Scenario } from '../scenario/types.ts'
import { SIDES } from '../state.ts'
import type { AirMission, AirSupport } from './state.ts'

type Sides = { readonly [S in (typeof SIDES)[number]]: Pick<Scenario['sides']['blue'], 'air'> }

/** 19.1: the air support that the order of battle lists; undefined where there is none. */
export function airSupportOf(sides: Sides): AirSupport | undefined {
  const missions = SIDES.flatMap((side) =>
    (sides[side].air ?? []).flatMap(({ type, count = 1, turn = 1, edge }): AirMission[] =>
      Array.from({ length: count }, () => ({ side, type, turn, edge: edge ?? '', flown: false })),
    ),
  )
  return missions.length === 0 ? undefined : { missions, due: [], arrived: { blue: 0, red: 0 } }
}

/** 19.1: planes that there are, of this era. */
export function airProblems({ sides, era }: { readonly sides: Sides; readonly era: Scenario['era'] }, { counters }: Pack): Problem[] {
  return SIDES.flatMap((side) =>
    (sides[side].air ?? []).flatMap(({ type }): Problem[] => {
      const plane = counters.get(type)
      if (plane?.vehicle?.air !== 'plane') return [{ rule: '19.1', message: `The air support names '${type}', which is no plane.` }]
      return plane.era === 'modern' && era === 'ww2' ? [{ rule: '22.0', message: `The plane '${type}' belongs to the modern era.` }] : []
    }),
  )
}
