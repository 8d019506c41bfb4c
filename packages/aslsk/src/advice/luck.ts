import type { OpenQuestion } from '@firegroup/kernel'
import { type MachineGunFire, machineGunAttack } from '../armour/machine-guns.ts'
import type { Attack } from '../fire/attack.ts'
import { attackFrom, type FireDeclaration, type Occasion } from '../fire/declaration.ts'
import type { When } from '../fire/events.ts'
import { figure, type TargetGroup } from '../fire/resolution.ts'
import { isCloud } from '../ordnance/ammunition.ts'
import { figureHit } from '../ordnance/effect.ts'
import { figureIfe } from '../ordnance/ife.ts'
import { type Shot, type ShotDeclaration, shotFrom } from '../ordnance/shot.ts'
import { killBranches } from '../ordnance/shot-odds.ts'
import { aimed } from '../ordnance/to-hit.ts'
import { rallyModifiers } from '../phases/rally/attempt.ts'
import type { AslskState, Side, Unit } from '../state.ts'
import { isInfantry, moraleOf } from '../units/units.ts'
import { chanceLoss, KILL_WORTH, reducedShare, worthLeft } from './chance-loss.ts'
import { chanceOf } from './fire-advice.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/**
 * How lucky a side was with what it has decided, in points of advice: what fire cost the enemy, or a rally brought, beyond what was to be expected. Null where no such
 * dice are rolled.
 */
export function luck(s: AslskState, { seat, question }: OpenQuestion, given: unknown): Luck | null {
  const decision = given as { readonly type?: string }
  const ofType = decision.type === undefined ? undefined : EXPECTED[decision.type]
  if (!ofType) return null
  const side = seat as Side
  const when = question.kind === 'move' ? 'boundingFire' : (question.kind as When)
  const expenditure = question.kind === 'firstFire' ? (s.move?.spent ?? null) : null
  const expected = ofType(s, { when, side, expenditure }, decision as never)
  if (!expected || expected.units.length === 0) return null
  const { units, loss } = expected
  const before = units.map((unit) => ({ id: unit.id, sign: unit.side === side ? -1 : 1, worth: worthLeft(s, unit) }))
  return (after, next) => {
    if (next && HALF_DONE.includes(next.question.kind)) return null
    let lost = 0
    for (const { id, sign, worth } of before) lost += sign * (worth - worthLeft(after, after.units[id]!))
    return lost - loss
  }
}

/** Told when it is over; null before. */
type Luck = (after: AslskState, next: OpenQuestion | undefined) => number | null

/** Asked between the roll To Hit and what the hit does. */
const HALF_DONE: readonly string[] = ['keepRate', 'regroup']

/** Whom the dice decide about, and what they are to lose, one's own against one. */
interface Expected {
  readonly units: readonly Unit[]
  readonly loss: number
}

const EXPECTED: { readonly [type: string]: (s: AslskState, occasion: Occasion, decision: never) => Expected | null } = {
  fire: (s, occasion, decision: FireDeclaration) => ofAttack(s, attackFrom(s, occasion, decision)),
  vehicleFire: (s, occasion, decision: MachineGunFire) => ofAttack(s, machineGunAttack(s, occasion, decision)),
  ife(s, occasion, { weapon, at, ca }: { readonly weapon: number; readonly at: string; readonly ca?: number }) {
    const shot = shotFrom(s, occasion, { type: 'ordnance', weapon, at, target: 'itt', ...(ca === undefined ? {} : { ca }) })
    return shot && ofGroups(s, occasion.side, figureIfe(s, shot).groups)
  },
  ordnance(s, occasion, decision: ShotDeclaration) {
    const shot = shotFrom(s, occasion, decision)
    return shot && ofShot(s, shot)
  },
  rally: (s, _, { unit, leader }: { readonly unit: number; readonly leader: number }) => ofRally(s, s.units[unit]!, s.units[leader]!),
  selfRally: (s, _, { unit }: { readonly unit: number }) => ofRally(s, s.units[unit]!, null),
}

function ofAttack(s: AslskState, attack: Attack): Expected {
  return ofGroups(s, attack.by, figure(s, attack).groups)
}

function ofGroups(s: AslskState, by: Side, groups: readonly TargetGroup[]): Expected {
  const units: Unit[] = []
  let loss = 0
  for (const group of groups)
    for (const unit of group.units) {
      units.push(unit)
      loss += (unit.side === by ? -1 : 1) * worthLeft(s, unit) * chanceLoss(s, unit, group.column, group.drm, group.units.length)
    }
  return { units, loss }
}

/** 3.2.4: it must hit first. */
function ofShot(s: AslskState, shot: Shot): Expected | null {
  const aim = aimed(s, shot)
  if (isCloud(aim.shot.ammo)) return null
  const { side } = shot.occasion
  if (aim.shot.vehicle) {
    let share = 0
    for (const { rolls, kill } of killBranches(s, aim))
      for (const { result, rolls: of36 } of kill.results) share += (rolls / 36) * (of36 / 36) * KILL_WORTH[result]
    return { units: [aim.shot.vehicle], loss: worthOf(s, aim.shot.vehicle) * share }
  }
  const units: Unit[] = []
  let loss = 0
  for (const group of aim.groups) {
    const men = group.units.filter(isInfantry)
    if (men.length === 0) continue
    const hit = ofGroups(s, side, figureHit(s, aim.shot, men, null).groups)
    units.push(...men)
    loss += hit.loss * chanceOf(aim.th - group.drm)
  }
  return { units, loss }
}

/** 3.1f: what it gains is told as fire tells what it takes. */
function ofRally(s: AslskState, unit: Unit, leader: Unit | null): Expected {
  let morale = moraleOf(s, unit)
  for (const { value } of rallyModifiers(s, unit, leader)) morale -= value
  const whole = worthOf(s, unit) / (1 - WEIGHTS.broken)
  const gain = whole * WEIGHTS.broken * chanceOf(Math.min(morale, LAST_RALLY))
  return { units: [unit], loss: gain - worthOf(s, unit) * reducedShare(s, unit) * (1 - chanceOf(LAST_RALLY)) }
}

/** An original 12 costs men instead. */
const LAST_RALLY = 11
