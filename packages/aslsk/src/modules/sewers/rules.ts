import type { Modifier, Problem } from '@firegroup/kernel'
import type { Aslsk, DiceRoll } from '../../context.ts'
import { iftResult } from '../../data/ift.ts'
import type { Attack } from '../../fire/attack.ts'
import type { Figured } from '../../fire/resolution.ts'
import type { Forbidden } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import { isRubble } from '../../places/rubble.ts'
import { specsOf } from '../../places/schema.ts'
import { type AslskState, enemyOf, type Hex, type Location, type Unit } from '../../state.ts'
import { eliminateUnit } from '../../units/casualties.ts'
import { hasUnits, infantryAt, isVehicle } from '../../units/units.ts'
import { HAZARDOUS_DRM } from './data.ts'
import { isSewer, manholeAbove } from './location.ts'
import { is } from './state.ts'

/** B8.4: rubble or a blaze lies on the manhole. */
export function isBlocked(s: AslskState, hex: Hex): boolean {
  const name = nameOf(s, hex)
  if (isRubble(s, hex) || specsOf(s.setting.scenario, 'rubble').some(({ at }) => at === name)) return true
  return s.markers.some(({ kind, at }) => at === hex && kind === 'blaze')
}

/** B8.42 to B8.44: fire below goes to the next sewer alone; up and down a manhole only where they are discovered; nobody comes up but who may. */
export function sewerForbids(s: AslskState, unit: Unit, what: Forbidden, at?: Hex): Problem | undefined {
  if (!s.setting.places) return undefined
  if (what === 'fire') return at === undefined ? undefined : fireProblem(s, unit, at as Location)
  if (what === 'smoke')
    return isSewer(s, unit.at) || (at !== undefined && isSewer(s, at)) ? no('B8.4', 'No Smoke is thrown in the sewers.') : undefined
  if (what === 'advance') return at === undefined ? undefined : advanceProblem(s, unit, at)
  return undefined
}

function fireProblem(s: AslskState, unit: Unit, at: Location): Problem | undefined {
  const [below, into] = [isSewer(s, unit.at), isSewer(s, at)]
  if (!below && !into) return undefined
  if (isVehicle(unit)) return no('B8.42', 'No vehicle fires into a sewer.')
  if (below && into)
    return s.phase === 'defensiveFire' || s.phase === 'advancingFire' ? undefined : no('B8.43', 'In the sewers nobody fires in this phase.')
  const pipe = below ? unit.at : at
  if (!is(s, 'discovered', pipe)) return no('B8.42', `Nobody has been discovered in the ${nameOf(s, pipe)}.`)
  return below && s.phase !== 'advancingFire' ? no('B8.43', 'Up through a manhole nobody fires in this phase.') : undefined
}

function advanceProblem(s: AslskState, unit: Unit, to: Hex): Problem | undefined {
  if (!isSewer(s, unit.at)) return undefined
  if (isSewer(s, to))
    return hasUnits(s, enemyOf(unit.side), to) ? undefined : no('B8.44', 'In the sewers an advance goes only to an enemy in the next one.')
  const above = manholeAbove(s, unit.at)
  if (above !== to) return no('B8.44', 'Out of the sewers leads only the manhole above.')
  if (isBlocked(s, above)) return no('B8.4', `The manhole in ${nameOf(s, above)} is blocked.`)
  if (specsOf(s.setting.scenario, 'fortified').some(({ at }) => at === nameOf(s, above)))
    return no('B8.44', `${nameOf(s, above)} is fortified: nobody comes up there.`)
  return is(s, 'emerging', unit.at) ? undefined : no('B8.42', 'They have found no chance to come up in this Player Turn.')
}

/** B8.42: Hazardous Movement, in any phase. */
export function hazard(s: AslskState, _: Attack, target: Unit): Modifier | undefined {
  return isSewer(s, target.at) ? { rule: 'B8.42', label: 'in the sewers', value: HAZARDOUS_DRM, tags: ['hazardous'] } : undefined
}

/** B8.42: who is discovered is fired at as if he were not concealed. */
export function isDiscovered(s: AslskState, unit: Unit): boolean {
  return isSewer(s, unit.at) && is(s, 'discovered', unit.at)
}

/** B8.42: who breaks below is lost, and a charge that brings down the vault kills all; who is left is concealed as ever. */
export function afterAttack(g: Aslsk, { attack, column }: Figured, dr: DiceRoll): void {
  const s = g.state
  if (!isSewer(s, attack.at)) return
  const falls = attack.means === 'charge' && iftResult(column, dr.total).kind === 'KIA'
  for (const unit of infantryAt(s, attack.at)) {
    if (falls) eliminateUnit(g, unit, 'B8.4', 'the sewer has come down')
    else if (unit.broken) eliminateUnit(g, unit, 'B8.42', 'broke in the sewers')
    else unit.concealed = true
  }
}

function no(rule: string, message: string): Problem {
  return { rule, message }
}
