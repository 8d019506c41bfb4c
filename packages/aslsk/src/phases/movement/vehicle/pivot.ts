import { integer, type Problem } from '@firegroup/kernel'
import type { AslskAct } from '../../../acts.ts'
import { SPINES } from '../../../ordnance/arc.ts'
import { collapseHut } from '../../../pacific/huts.ts'
import type { AslskState } from '../../../state.ts'
import { typeOf, type Vehicle } from '../../../units/units.ts'
import { bogCheck, bogOdds } from '../../../vehicles/bog.ts'
import { turningBog, turnMp } from '../../../vehicles/costs.ts'
import { face } from '../../../vehicles/face.ts'
import { beside } from '../../../vehicles/facing.ts'
import { hasTurret, isRolling, mpLeft } from '../../../vehicles/status.ts'
import { unitInPlace } from '../../../words/names.ts'
import { id, spine } from '../acts/fields.ts'
import { mfWords } from '../factors.ts'
import type { Moving } from '../moving.ts'
import { isFound, mobilityProblem, mpProblem, no, turretProblem, vehicleOf, verdict } from './able.ts'
import { homeward } from './drive.ts'
import { spendMp } from './spend.ts'

/** A vehicle turns its hull by one hexspine; its turret with it, unless it is said to point elsewhere. */
export interface PivotDecision {
  readonly type: 'pivot'
  readonly unit: number
  readonly vca: number
  readonly tca?: number
}

/** 3.3.2, 7.6: a MP for each hexspine; in woods or a building two, and first a Bog Check. */
export const pivot: AslskAct<Moving, PivotDecision> = {
  type: 'pivot',
  rule: '3.3.2',
  fields: { unit: id, vca: integer(0, 5), tca: spine },
  candidates: (s, moving) => moving.vehicles.flatMap((unit) => pivotsOf(s, moving, unit)),
  problems: pivotProblems,
  perform(g, _, decision) {
    const unit = vehicleOf(g.state, decision.unit) as Vehicle
    const mp = turnMp(g.state, unit.at)
    const bog = turningBog(g.state, unit)
    collapseHut(g, unit.at)
    if (bog && !bogCheck(g, unit, bog)) unit.moveEnded = true
    else face(g.state, unit, decision.vca, decision.tca ?? turnedAlong(unit, decision.vca))
    spendMp(g, unit, mp, 'turn')
    return undefined
  },
  describe: (s, { unit: who, vca, tca: turret }) => {
    const unit = s.units[who]
    const mp = unit && unit.at >= 0 ? ` (${mfWords(turnMp(s, unit.at))} MP)` : ''
    return `Turn ${unitInPlace(s, who)} to the ${SPINES[vca]}${turret === undefined ? '' : `, turret to the ${SPINES[turret]}`}${mp}`
  },
  preview(s, _, { unit: who }) {
    const unit = s.units[who] as Vehicle
    const mp = turnMp(s, unit.at)
    const bog = turningBog(s, unit)
    return { mp, left: mpLeft(s, unit) - mp, bogs: bog ? { rolls: bogOdds(s, bog), of: 36 } : null }
  },
}

/** One hexspine to either hand, as far as it may. */
export function pivotsOf(s: AslskState, moving: Moving, unit: Vehicle): PivotDecision[] {
  const found: PivotDecision[] = []
  if (!isRolling(unit)) return found
  for (const vca of beside(unit.vehicle.vca)) {
    const decision = { type: 'pivot', unit: unit.id, vca } as const
    if (pivotProblems(s, moving, decision).length === 0) found.push(decision)
  }
  return found
}

/** The turret goes round with the hull. */
function turnedAlong({ vehicle }: Vehicle, vca: number): number {
  return (vehicle.tca + vca - vehicle.vca + 6) % 6
}

function pivotProblems(s: AslskState, moving: Moving, decision: PivotDecision): readonly Problem[] {
  const unit = vehicleOf(s, decision.unit)
  if (!isFound(unit)) return unit
  const { label } = typeOf(s, unit)
  if (unit.at < 0) return [no('3.3.2', `The ${label} is not on the map.`)]
  const immobile = mobilityProblem(s, unit)
  if (immobile) return [immobile]
  if (!isRolling(unit)) return [no('3.3.2', `The ${label} must start before it turns its hull.`)]
  if (!beside(unit.vehicle.vca).includes(decision.vca)) return [no('3.3.2', 'A hull turns by one hexspine at a time.')]
  if (decision.tca !== undefined && decision.tca !== decision.vca && !hasTurret(s, unit))
    return [no('7.2', `The ${label} has no turret to turn.`)]
  const mp = turnMp(s, unit.at)
  const turret = decision.tca === turnedAlong(unit, decision.vca) ? undefined : decision.tca
  return verdict(
    mpProblem(s, unit, mp) ?? turretProblem(s, unit, turret, mp, unit.at) ?? homeward(s, moving, unit, mp, unit.at, decision.vca),
  )
}
