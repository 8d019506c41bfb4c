import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import type { Choosing } from '../../choices.ts'
import { adjacent } from '../../map/terrain.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { breakUnit } from '../../units/casualties.ts'
import { isStatus } from '../../units/statuses.ts'
import { isInfantry, noticedBy, typeOf } from '../../units/units.ts'
import { unitInPlace } from '../../words/names.ts'

export const VOLUNTARY = 'voluntaryBreak'

export interface BreakOff {
  readonly type: 'breakOff'
  readonly unit: number
}

/** A10.41: any unbroken Infantry of its side that is held by nobody; berserk men never. */
export const breakOff: AslskAct<Choosing, BreakOff> = {
  type: 'breakOff',
  rule: 'A10.41',
  fields: { unit: integer(0) },
  *candidates(s, choosing) {
    for (const { id } of s.units) if (problems(s, choosing, id).length === 0) yield { type: 'breakOff', unit: id }
  },
  problems: (s, choosing, { unit }) => problems(s, choosing, unit),
  perform(g, _, { unit }) {
    breakUnit(g, g.state.units[unit]!, 'A10.41')
    return undefined
  },
  describe: (s, { unit }) => `Break ${unitInPlace(s, unit)} of its own will`,
}

function problems(s: AslskState, { side, of }: Choosing, id: number): readonly Problem[] {
  const unit = s.units[id]
  if (of !== VOLUNTARY) return refuse('A10.41', 'Units break of their own will at the start of the Rout Phase.')
  if (!unit || unit.side !== side || unit.at < 0 || !isInfantry(unit)) return refuse('A10.41', 'You have no such Infantry on the map.')
  const { label } = typeOf(s, unit)
  if (unit.broken) return refuse('A10.41', `The ${label} is broken already.`)
  if (unit.melee) return refuse('A10.41', `The ${label} is held in Melee.`)
  if (isStatus(s, unit, 'berserk')) return refuse('A10.41', `The ${label} is berserk and does not break.`)
  return LEGAL
}

/** To give up one's fire is seldom worth it: only where enemies stand on more than two sides and nobody of one's own is near. */
export function breakAdvice(s: AslskState, side: Side, { unit }: BreakOff): number {
  const one = s.units[unit]!
  const near = (of: (other: Unit) => boolean) =>
    noticedBy(s, side).filter((other) => of(other) && !other.broken && adjacent(s, one.at, other.at)).length
  const enemies = near((other) => other.side !== side)
  return enemies >= 3 && near((other) => other.side === side) === 0 ? 0.3 : -1
}
