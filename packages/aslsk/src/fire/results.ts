import type { Modifier } from '@firegroup/kernel'
import { type Aslsk, rollDie } from '../context.ts'
import { type IftResult, iftResult } from '../data/ift.ts'
import type { Unit } from '../state.ts'
import { breakUnit, casualtyReduction, eliminateUnit, randomSelection } from '../units/casualties.ts'
import { type CheckResult, checkTogether, moraleCheck, pinTaskCheck } from '../units/morale.ts'
import { isAlive, weaponsOf } from '../units/units.ts'
import { destroyWeapon, malfunction } from '../weapons/breakdown.ts'

/** An IFT result with the units that it concerns. */
export interface Hit {
  readonly result: IftResult
  readonly targets: readonly Unit[]
}

/** 3.2.3: who is killed or reduced. `column` is the one used, for the Weapons of those who are lost. */
export function applyCasualties(g: Aslsk, hits: readonly Hit[], column: number): void {
  for (const { result, targets } of hits) {
    if (targets.length === 0) continue
    if (result.kind === 'KIA') killedInAction(g, result.n, targets, column)
    else if (result.kind === 'K') reduceOne(g, targets)
  }
}

/** 3.2.3: all who must check do it together, so that leaders help also those whose DRM differ from theirs. */
export function applyChecks(g: Aslsk, hits: readonly Hit[]): void {
  const checking = hits.filter(({ result }) => CHECKED.includes(result.kind)).flatMap(({ targets }) => targets.filter(isAlive))
  if (checking.length === 0) return
  const resultOf = (unit: Unit) => hits.find(({ targets }) => targets.includes(unit))!.result
  checkTogether(g.state, checking, (unit, help) => check(g, unit, resultOf(unit), help))
}

const CHECKED: readonly IftResult['kind'][] = ['K', 'MC', 'PTC']

/** 3.2.3 #KIA: that many are eliminated; of the rest the unbroken break and the broken suffer Casualty Reduction. */
function killedInAction(g: Aslsk, count: number, targets: readonly Unit[], column: number): void {
  const killed = randomSelection(g, targets, count, '3.2.3')
  for (const unit of killed) {
    damageWeapons(g, unit, column)
    eliminateUnit(g, unit, '3.2.3', 'KIA')
  }
  for (const unit of targets) {
    if (!isAlive(unit)) continue
    if (unit.broken) casualtyReduction(g, unit, '3.2.3')
    else breakUnit(g, unit, '3.2.3')
  }
}

/** 3.2.3 K/#: one suffers Casualty Reduction; then all, the one just reduced too, check with +# (GAP-38). */
function reduceOne(g: Aslsk, targets: readonly Unit[]): void {
  const [struck] = randomSelection(g, targets, 1, '3.2.3')
  casualtyReduction(g, struck!, '3.2.3')
}

/** 3.2.3 PTC; NMC and #MC, where the number is a DRM of the check. */
function check(g: Aslsk, unit: Unit, { kind, n }: IftResult, help: readonly Modifier[]): CheckResult {
  if (kind === 'PTC') return pinTaskCheck(g, unit, { what: 'PTC', rule: '3.2.3', modifiers: help })
  const what = n === 0 ? 'NMC' : `${n}MC`
  const own: Modifier[] = n === 0 ? [] : [{ rule: '3.2.3', label: what, value: n }]
  return moraleCheck(g, unit, { what, rule: '3.2.3', modifiers: [...own, ...help] })
}

/** 4.0: the Weapons of a unit that is killed: one dr each in the same column; KIA destroys, K malfunctions. */
function damageWeapons(g: Aslsk, unit: Unit, column: number): void {
  for (const weapon of weaponsOf(g.state, unit)) {
    const { kind } = iftResult(column, rollDie(g, 'damage to a Weapon'))
    if (kind === 'KIA') destroyWeapon(g, weapon, '4.0')
    else if (kind === 'K') malfunction(g, weapon, '4.0')
  }
}
