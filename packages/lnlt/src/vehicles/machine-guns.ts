import { flag, integer, LEGAL, optional, type Problem, type Rules, text } from '@firegroup/kernel'
import type { ImpulseAct, Reaction, Window } from '../acts.ts'
import { isHelicopter, reachOf } from '../air/helicopter.ts'
import type { Lnlt } from '../context.ts'
import type { MountedMg } from '../data/vehicle-types.ts'
import { impulseContext } from '../fire/act.ts'
import { type Attack, targetsAt } from '../fire/attack.ts'
import { type FireContext, lineProblem, sameTargetProblem, targetProblem } from '../fire/declaration.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { contextOf, isInterrupted, mayFireFrom } from '../fire/opportunity.ts'
import { attackPreview } from '../fire/preview.ts'
import type { LosCounters } from '../map/counters.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { obstaclesOf, seesLocation } from '../map/obstacles.ts'
import { distance, isAloft } from '../map/terrain.ts'
import { seesHeat, sightOfUnit } from '../modern/thermal.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { unitInPlace, unitLabel } from '../words/names.ts'
import { assaultFireProblem, mustFireSo, occasionOf, withAssault } from './assault-fire.ts'
import { aimProblem, gunnerProblem, machineGunBit, markGunner, takeAim } from './gunner.ts'
import { isLay, type Lay, layOn, pivotToBear } from './laying.ts'
import { firedAlong, firedAs, isHalf, isHullHalf, machineGunsOf, mayDivide } from './split-gun.ts'
import { isOpened, isVehicle, type VehicleUnit } from './vehicle.ts'

/** 15.0: one machine gun of a vehicle fires: at the Leg units of a hex, or at one vehicle in it. */
export interface MachineGunFire {
  readonly type: 'machineGun'
  readonly unit: number
  readonly mg: number
  readonly at: string
  readonly target?: number
  /** 15.1: the chassis pivots there first. */
  readonly facing?: number
  /** 15.2.1: it moves afterwards, in the same impulse. */
  readonly assault?: boolean
}

export const machineGunShape = {
  unit: integer(0, 9999),
  mg: integer(0, 3),
  at: text({ max: 40 }),
  target: optional(integer(0, 9999)),
  facing: optional(integer(0, 5)),
  assault: optional(flag()),
} as const

export const machineGunAct: ImpulseAct<MachineGunFire> = {
  type: 'machineGun',
  rule: '15.0',
  fields: machineGunShape,
  idle: (s) => s.vehicles === undefined,
  candidates(s, impulse) {
    const context = impulseContext(impulse)
    return withAssault(s, context, machineGunCandidates(s, context))
  },
  problems: (s, impulse, decision) => machineGunProblems(s, impulseContext(impulse), decision),
  preview: (s, impulse, decision) => attackPreview(s, attackOf(s, impulseContext(impulse), decision)),
  perform: (g, impulse, decision) => fireMachineGun(g, impulseContext(impulse), decision),
  describe: machineGunWords,
}

/** 5.3, 14.1: it fires at movers, beyond the one attack of its place. */
export const machineGunReaction: Reaction<MachineGunFire> = {
  type: 'machineGun',
  rule: '15.0',
  fields: machineGunShape,
  idle: (s) => s.vehicles === undefined,
  candidates: (s, window) => machineGunCandidates(s, separateContext(s, window)),
  problems: (s, window, decision) => machineGunProblems(s, separateContext(s, window), decision),
  preview: (s, window, decision) => attackPreview(s, attackOf(s, separateContext(s, window), decision)),
  *perform(g, window, decision) {
    const from = g.state.units[decision.unit]!.at
    yield* fireMachineGun(g, separateContext(g.state, window), decision)
    return from
  },
  describe: machineGunWords,
}

/** 5.3: of those who fire by themselves: also where the others have fired already. */
export function separateContext(s: LnltState, window: Window): FireContext {
  return { ...contextOf(s, window), units: (unit) => mayFireFrom(window, unit.at) && !isInterrupted(s, unit.id) }
}

export function machineGunWords(s: LnltState, { unit, mg, at, target, facing }: MachineGunFire): string {
  const { fp, flames } = machineGunsOf(s, s.units[unit]!)[mg] ?? { fp: 0 }
  const whom = target === undefined ? at : `${unitLabel(s, target)} in ${at}`
  return `Fire the ${flames ? 'flamethrower' : 'MG'} ${fp} of ${unitInPlace(s, unit)} at ${whom}${facing === undefined ? '' : ', pivoting first'}`
}

/** Each machine gun that has not fired at each target that it bears on, or would after the nearest pivot. */
export function machineGunCandidates(s: LnltState, context: FireContext): MachineGunFire[] {
  const found: MachineGunFire[] = []
  if (s.vehicles === undefined) return found
  for (const id of s.vehicles) {
    const unit = s.units[id]!
    if (unit.side !== context.side || !isVehicle(unit) || gunnerProblem(s, context, unit)) continue
    const machineGuns = machineGunsOf(s, unit)
    const goingOn = mustFireSo(s, context, unit) ? ASSAULT : NOT
    let targets: readonly Target[] | undefined
    for (let mg = 0; mg < machineGuns.length; mg++) {
      if ((unit.laid.fired & machineGunBit(mg)) !== 0) continue
      targets ??= targetsInReach(s, context, unit, farthest(machineGuns))
      for (const { at, target } of targets) {
        if (distance(s.setting, unit.at, at) > machineGuns[mg]!.range) continue
        const plain = {
          type: 'machineGun',
          unit: id,
          mg,
          at: nameOf(s.setting, at),
          ...(target < 0 ? {} : { target }),
          ...goingOn,
        } as const
        if (machineGunProblem(s, context, plain) === null) found.push(plain)
        else {
          const facing = pivotToBear(s, unit, at)
          if (facing !== undefined && machineGunProblem(s, context, { ...plain, facing }) === null) found.push({ ...plain, facing })
        }
      }
    }
  }
  return found
}

function farthest(guns: readonly { readonly range: number }[]): number {
  let most = 0
  for (const { range } of guns) most = Math.max(most, range)
  return most
}

const ASSAULT = { assault: true } as const
const NOT = {} as const

/** What can be aimed at in a place: one vehicle, or everybody else. */
interface Target {
  readonly at: Location
  readonly target: number
}

/** Enemy places in range and sight, once for the Leg units and once for each vehicle. */
export function targetsInReach(s: LnltState, { side, window }: FireContext, from: Unit, range: number): Target[] {
  const found: Target[] = []
  const obstacles = obstaclesOf(s)
  // those of one place mostly stand side by side in the list: one look is enough for them
  let [looked, isSeen] = [-1, false]
  for (const enemy of s.units) {
    const { at } = enemy
    // 5.3: of those in a window only the movers, by themselves or with others of their place
    if (enemy.side === side || at < 0 || (window && (at !== window.at || !window.movers.includes(enemy.id)))) continue
    if (at !== looked) {
      looked = at
      isSeen = distance(s.setting, from.at, at) <= range && seesPlace(s, from, at, obstacles)
    }
    if (!isSeen) continue
    if (enemy.vehicle) found.push({ at, target: enemy.id })
    else if (!hasLeg(found, at)) found.push({ at, target: -1 })
  }
  return found
}

function seesPlace(s: LnltState, from: Unit, at: Location, obstacles: LosCounters): boolean {
  return seesHeat(s, from, at) ? sightOfUnit(s, from, at).blocked === null : seesLocation(s, from.at, at, obstacles)
}

function hasLeg(found: readonly Target[], at: Location): boolean {
  for (const known of found) if (known.at === at && known.target < 0) return true
  return false
}

export function machineGunProblems(s: LnltState, context: FireContext, decision: MachineGunFire): readonly Problem[] {
  const problem = machineGunProblem(s, context, decision)
  return problem ? [problem] : LEGAL
}

function machineGunProblem(
  s: LnltState,
  context: FireContext,
  { unit: id, mg, at: name, target, facing, assault }: MachineGunFire,
): Problem | null {
  const unit = s.units[id]
  if (!unit || !isVehicle(unit)) return { rule: '15.0', message: 'That is no vehicle of yours.' }
  const problem = gunnerProblem(s, context, unit) ?? assaultFireProblem(s, context, unit, assault)
  if (problem) return problem
  const gun = machineGunsOf(s, unit)[mg]
  if (!gun) return { rule: '15.0', message: `The ${typeOf(s, unit).name} has no such machine gun.` }
  if ((unit.laid.fired & machineGunBit(mg)) !== 0)
    return { rule: '15.0', message: `That ${gun.flames ? 'flamethrower' : 'machine gun'} has fired in this turn.` }
  if (gun.arc === 'all' && !isHelicopter(s, unit) && !isOpened(s, unit))
    return { rule: '15.0', message: `The machine gun on top of the ${typeOf(s, unit).name} fires only while it is open.` }
  if (gun.arc === 'hull' && unit.vehicle.hullDown)
    return { rule: '15.10', message: `The ${typeOf(s, unit).name} is hull down: the machine gun in its hull sees nothing.` }
  const at = locationNamed(s.setting, name)
  if (at < 0) return { rule: '5.0', message: `There is no place ${name} on this map.` }
  const isFree = gun.arc === 'rear' || isHullHalf(s, unit, mg)
  const lay = layOn(s, unit, gun.arc, at, facing)
  const away = distance(s.setting, unit.at, at)
  const { range: printed } = isLay(lay) ? firedAs(s, gun, lay) : gun
  const range = isHelicopter(s, unit) ? printed : reachOf(printed, at)
  if (isAloft(at) && gun.arc !== 'all' && !isHelicopter(s, unit))
    return { rule: '19.2.8', message: 'Only a machine gun that turns all round reaches what is in the air.' }
  if (away > range)
    return { rule: '15.0', message: `Its ${gun.flames ? 'flamethrower' : 'machine gun'} reaches ${range} hexes, not ${away}.` }
  if (context.window?.missile && (facing !== undefined || (isLay(lay) && lay.turret !== unit.laid.turret)))
    return { rule: '14.4', message: 'Nothing is turned to fire at whoever guides a missile.' }
  return (
    (isFree ? null : (aimProblem(s, context, unit, at, false) ?? sameTargetProblem(s, context, unit.at, at))) ??
    targetProblem(s, context, at, target ?? -1, unit.at) ??
    lineProblem(s, unit.at, at, false, sightOfUnit(s, unit, at)) ??
    (isLay(lay) ? null : lay)
  )
}

export function attackOf(s: LnltState, { side, occasion, window }: FireContext, declared: MachineGunFire): Attack {
  const { unit, mg, at: name, target } = declared
  const at = locationNamed(s.setting, name)
  const targets = target === undefined ? targetsAt(s, side, at) : [target]
  const moving = window ? window.movers.filter((id) => targets.includes(id)) : []
  const firers = [{ unit, inherent: false, weapons: [] }]
  const gunner = s.units[unit] as VehicleUnit
  const gun = machineGunsOf(s, gunner)[mg]!
  return {
    side,
    occasion: occasionOf(occasion, declared),
    means: 'machineGun',
    from: s.units[unit]!.at,
    at,
    firers,
    leader: -1,
    targets,
    machineGun: mg,
    ...(declared.facing === undefined ? {} : { pivots: true as const }),
    ...(mayDivide(s, gun) && firesHalf(s, gunner, gun, at, declared.facing) ? { halfGun: true as const } : {}),
    moving,
  }
}

/** 15.0: by how the weapons lie for this shot; once they are laid, as they lie. */
function firesHalf(s: LnltState, unit: VehicleUnit, gun: MountedMg, at: Location, facing: number | undefined): boolean {
  const lay = layOn(s, unit, gun.arc, at, facing)
  return isHalf(s, gun, isLay(lay) ? lay : unit.laid)
}

export function* fireMachineGun(g: Lnlt, context: FireContext, decision: MachineGunFire): Rules<void> {
  const s = g.state
  const unit = s.units[decision.unit] as VehicleUnit
  const { arc } = machineGunsOf(s, unit)[decision.mg]!
  const isFree = arc === 'rear' || isHullHalf(s, unit, decision.mg)
  const attack = attackOf(s, context, decision)
  const lay = layOn(s, unit, arc, attack.at, decision.facing) as Lay
  if (decision.assault) unit.vehicle.assaultFire = true
  if (!(yield* takeAim(g, unit, lay, attack.occasion))) return
  if (context.occasion !== 'opportunity' && !isFree) s.impulse?.shots.push({ from: unit.at, at: attack.at, kind: 'separate', leader: -1 })
  const along = firedAlong(s, unit, decision.mg, unit.laid)
  const fired = machineGunBit(decision.mg) | (along < 0 ? 0 : machineGunBit(along))
  markGunner(g, unit, fired, isFree ? (unit.laid.firing ?? attack.at) : attack.at)
  yield* resolveAttack(g, attackOf(s, context, decision), unit.vehicle.assaultFire ? [unit.id] : [])
}
