import type { Aslsk } from '../context.ts'
import type { Unit } from '../state.ts'
import { breakUnit, elrReplacement, replaceUnit, woundLeader } from '../units/casualties.ts'
import { mmcTypeOf, typeOf } from '../units/units.ts'

/** 8.1.2, 8.1.3, 8.1.6: a Japanese squad or crew that fails a MC loses a step in place of breaking; over its ELR it is first put one class down. */
export function stepReduce(g: Aslsk, unit: Unit, overElr: boolean, rule: string): void {
  if (overElr) elrReplacement(g, unit)
  const type = mmcTypeOf(g.state, unit)!
  const breaks = type.kind === 'crew' && type.reducedStrength
  replaceUnit(g, unit, type.stepsTo!, rule, 'stepped')
  if (breaks) breakUnit(g, unit, rule)
}

/** 8.1.3: a Conscript squad over its ELR becomes its half squad and breaks. */
export function breakAsHalfSquad(g: Aslsk, unit: Unit, rule: string): void {
  replaceUnit(g, unit, mmcTypeOf(g.state, unit)!.halfSquad!, '8.1.3', 'stepped')
  breakUnit(g, unit, rule)
}

/** 3.2.3: what "breaks" means for a unit that has taken no MC: a KIA on somebody beside it. */
export function suffersBreak(g: Aslsk, unit: Unit, rule: string): void {
  const { fails } = typeOf(g.state, unit)
  if (fails === 'steps') stepReduce(g, unit, false, '8.1.3')
  else if (fails === 'wounded') woundLeader(g, unit, '8.1.7')
  else breakUnit(g, unit, rule)
}
