import type { Problem } from '@firegroup/kernel'
import { isHouse } from '../fortifications/places.ts'
import { BUNKER, CAVE, hexOf, layerOf, nameOf, ROOFTOP } from '../map/location.ts'
import { hexsidesBetween } from '../map/terrain.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'

/** 1.7: goes where machine guns go. */
const AGS17 = 'ags17'

/** 1.7: why a Weapon Team can't be set up in a place; null if it can, and for all others. */
export function teamPlaceProblem(s: LnltState, unit: Unit, at: Location): Problem | null {
  const { team, name, gun } = typeOf(s, unit)
  if (team === null || team === 'mg' || gun === AGS17) return null
  const inside = insideWhat(s, at)
  if (inside === null || (inside === 'a Cave' && team === 'mortar')) return null
  return { rule: '1.7', message: `The ${name} can't be in ${inside}, as in ${nameOf(s.setting, at)}: only machine guns are taken there.` }
}

/** 1.7: why a Weapon Team can't take a step; what it costs is another question. */
export function teamStepProblem(s: LnltState, unit: Unit, from: Location, to: Location): Problem | null {
  const { team, name, immobile, gun } = typeOf(s, unit)
  if (team === null) return null
  if (immobile && from >= 0) return { rule: '1.7', message: `The ${name} is too heavy to be moved: it can only be turned.` }
  if (team === 'mg' || gun === AGS17) return null
  const [side] = from < 0 || hexOf(from) === hexOf(to) ? [] : hexsidesBetween(s.setting, hexOf(from), hexOf(to))
  if (side) return { rule: '1.7', message: `The ${name} can't be taken across the ${side.name}: only machine guns are.` }
  return teamPlaceProblem(s, unit, to)
}

function insideWhat(s: LnltState, at: Location): string | null {
  const layer = layerOf(at)
  if (layer === ROOFTOP) return 'a place on the roof'
  if (layer === BUNKER) return 'a Bunker'
  if (layer === CAVE) return 'a Cave'
  return isHouse(s, hexOf(at)) ? 'a building' : null
}
