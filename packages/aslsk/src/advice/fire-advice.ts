import type { FlameAtVehicle } from '../armour/flame.ts'
import { type MachineGunFire, machineGunAttack } from '../armour/machine-guns.ts'
import type { PanzerfaustCheck } from '../armour/panzerfaust.ts'
import type { SmallArmsFire } from '../armour/small-arms.ts'
import { armourRange } from '../armour/to-kill.ts'
import { type Attack, unitOf } from '../fire/attack.ts'
import { attackFrom, type FireDeclaration, type Occasion } from '../fire/declaration.ts'
import { eachRoll, figure } from '../fire/resolution.ts'
import { shotMode } from '../fire/shot-mode.ts'
import { terrainAt } from '../map/terrain.ts'
import { acquiredDrm } from '../ordnance/acquisition.ts'
import type { TurnGun } from '../ordnance/acts.ts'
import { isCloud, supplyOf } from '../ordnance/ammunition.ts'
import { figureHit } from '../ordnance/effect.ts'
import { shotRate } from '../ordnance/handling.ts'
import { type FireIfe, figureIfe } from '../ordnance/ife.ts'
import { blasts } from '../ordnance/shaped.ts'
import { type Shot, type ShotDeclaration, shotFrom } from '../ordnance/shot.ts'
import { killBranches } from '../ordnance/shot-odds.ts'
import { type AimedShot, aimed } from '../ordnance/to-hit.ts'
import type { ReactionAttack } from '../phases/close-combat/reaction.ts'
import { type AslskState, enemyOf, OFFBOARD, type Side, type Unit } from '../state.ts'
import { isGoodOrder, isInfantry, isLeader, unitsAt, type Vehicle, vehicleTypeOf } from '../units/units.ts'
import { KILL_WORTH } from './chance-loss.ts'
import { GroundValue } from './ground.ts'
import { turnWorth } from './gun-advice.ts'
import type { Manner } from './manner.ts'
import { reactionWorth } from './vehicle-combat.ts'
import { WEIGHTS } from './weights.ts'
import { expectedLoss, worthOf, worthWithWeapons } from './worth.ts'

/** A computer player has no reason to destroy what it could use. */
const NEVER = Number.NEGATIVE_INFINITY

/** What it leaves alone: to destroy what it could use, to show itself, and with vehicles to turn, to start and to lay Smoke while others shoot. */
const IDLE: readonly string[] = ['destroy', 'reveal', 'turnVehicle', 'motion', 'dispense']

/** Judges attacks by what they are expected to cost the enemy, less what the firers give up for it. */
export function fireAdvice(s: AslskState, occasion: Occasion, manner: Manner): (decision: unknown) => number {
  let price: ((attack: Attack) => number) | null = null
  return (given) => {
    const decision = given as { readonly type: string }
    if (decision.type === 'ordnance') return shotWorth(s, occasion, decision as ShotDeclaration)
    if (decision.type === 'flame') return FLAME_AT_VEHICLE * worthOf(s, s.units[(decision as unknown as FlameAtVehicle).vehicle]!)
    if (decision.type === 'smallArms') return smallArmsWorth(s, decision as SmallArmsFire)
    if (decision.type === 'panzerfaust') return panzerfaustWorth(s, decision as PanzerfaustCheck)
    if (decision.type === 'vehicleFire') return machineGunWorth(s, occasion, decision as MachineGunFire)
    if (decision.type === 'ife') return ifeWorth(s, occasion, decision as FireIfe)
    if (decision.type === 'turn') return turnWorth(s, occasion.side, decision as unknown as TurnGun)
    if (decision.type === 'reaction') return reactionWorth(s, decision as unknown as ReactionAttack)
    if (decision.type !== 'fire') return IDLE.includes(decision.type) ? NEVER : 0
    // most often there is nothing to fire at: what firing costs is worked out with the first attack
    price ??= occasion.when === 'prepFire' ? prepFirePrice(s, occasion.side, manner) : (attack) => reactionPrice(s, attack, manner)
    const attack = attackFrom(s, occasion, decision as FireDeclaration)
    return expectedGain(s, attack) - price(attack) - unseenPrice(s, attack)
  }
}

/** 6.4, 8.3: whoever fires from under a concealment counter, or from hiding, waits for a target that is worth being seen for. */
function unseenPrice(s: AslskState, { firers, directors }: Attack): number {
  if (!s.setting.fog) return 0
  let price = 0
  for (const id of [...firers.map(({ unit }) => unit), ...directors]) {
    const { hidden, concealed } = unitOf(s, id)
    price += hidden ? UNSEEN_PRICE : concealed ? CONCEALED_PRICE : 0
  }
  return price
}

/** 6.8: as any fire; a Gun that may lose its rate waits for a good target. */
function ifeWorth(s: AslskState, occasion: Occasion, { weapon, at, ca }: FireIfe): number {
  const shot = shotFrom(s, occasion, { type: 'ordnance', weapon, at, target: 'itt', ...(ca === undefined ? {} : { ca }) })!
  let gain = 0
  for (const { units, drm, column } of figureIfe(s, shot).groups)
    for (const unit of units)
      gain += (unit.side === occasion.side ? -1 : 1) * worthWithWeapons(s, unit) * expectedLoss(s, unit, column, drm)
  return gain - shotPrice(s, shot)
}

/** 4.1: against thick armour it is no use. */
function smallArmsWorth(s: AslskState, { vehicle }: SmallArmsFire): number {
  const target = s.units[vehicle] as Vehicle
  return armourRange(vehicleTypeOf(s, target)).least > 3 ? -1 : 0.05 * worthOf(s, target)
}

/** 4.4.2: about every third finds one that hits and kills; men in houses are worth less. */
function panzerfaustWorth(s: AslskState, { unit, vehicle }: PanzerfaustCheck): number {
  const gain = vehicle === undefined ? PANZERFAUST_AT_MEN : PANZERFAUST_AT_VEHICLES * worthOf(s, s.units[vehicle]!)
  return gain - PANZERFAUST_PRICE * worthOf(s, s.units[unit]!)
}

/** 4.2: more often than not it burns. */
const FLAME_AT_VEHICLE = 0.55
const PANZERFAUST_AT_VEHICLES = 0.3
const PANZERFAUST_AT_MEN = 0.1
const PANZERFAUST_PRICE = 0.05

/** What a vehicle's MGs are expected to cost the enemy; its turret is better turned for its gun. */
export function machineGunWorth(s: AslskState, occasion: Occasion, declared: MachineGunFire): number {
  const turns = declared.vca !== undefined || declared.tca !== undefined
  return expectedGain(s, machineGunAttack(s, occasion, declared)) - SHELL_PRICE - (turns ? TURNING_PRICE : 0)
}

const TURNING_PRICE = 0.05

/** What a shot is expected to cost the enemy: the chance to hit, and what a hit does; an empty hex is left alone. */
export function shotWorth(s: AslskState, occasion: Occasion, declared: ShotDeclaration): number {
  return worthOfShot(s, shotFrom(s, occasion, declared)!)
}

/** The same for a shot that is made already. */
export function worthOfShot(s: AslskState, shot: Shot): number {
  const { occasion } = shot
  const aim = aimed(s, shot)
  if (isCloud(aim.shot.ammo)) return cloudWorth(s, aim)
  let worth = -shotPrice(s, aim.shot)
  if (aim.shot.vehicle) return worth + killWorth(s, aim, aim.shot.vehicle)
  for (const { units, drm } of aim.groups) {
    if (units.length === 0) return -SHELL_PRICE
    const men = units.filter(isInfantry)
    if (men.length === 0) continue
    const { groups } = figureHit(s, aim.shot, men, null)
    for (const hit of groups)
      for (const unit of hit.units)
        worth +=
          (unit.side === occasion.side ? -1 : 1) *
          worthWithWeapons(s, unit) *
          expectedLoss(s, unit, hit.column, hit.drm) *
          chanceOf(Math.min(aim.th - drm, supplyLimit(s, aim.shot)))
  }
  return worth
}

/**
 * A shell costs hardly anything; Intensive Fire may cost the Gun. In the enemy's move a Gun that may lose its rate waits for a good target, one that is hidden for
 * a better one still; and what it has acquired it does not give up for nothing.
 */
function shotPrice(s: AslskState, shot: Shot): number {
  const { weapon, crew } = shot.by
  let price = SHELL_PRICE + (shot.intensive ? INTENSIVE_PRICE : 0)
  if (shot.occasion.expenditure) price += WEIGHTS.firstFire * (1 - shotRate(s, shot) / 6)
  if (crew.hidden) price += UNSEEN_PRICE
  if (!shot.careful && blasts(s, shot)) price += BLAST_PRICE
  const { acquired } = weapon.ordnance
  if (acquired && acquiredDrm(s, shot) === 0) price -= ACQUIRED_PRICE * acquired.drm
  return price
}

/**
 * 6.2: Smoke on those who would fire at one's own men when they come on; of no use to whoever stays where he is. White phosphorus hurts as well: about
 * every third who is in the open.
 */
function cloudWorth(s: AslskState, { shot, groups, th }: ReturnType<typeof aimed>): number {
  const { side, when } = shot.occasion
  const there = unitsAt(s, shot.at).filter((unit) => unit.side !== side && !unit.broken)
  const most = Math.min(th - groups[0]!.drm, supplyLimit(s, shot))
  let worth = 0
  for (const unit of there) {
    const value = worthWithWeapons(s, unit)
    if (when === 'prepFire' && new GroundValue(s, side).objectives.mustTake) worth += SMOKE_WORTH * value
    if (shot.ammo === 'wp') worth += (PHOSPHORUS_WORTH * value) / (1 + terrainAt(s, shot.at).tem)
  }
  return chanceOf(most) * worth - SHELL_PRICE
}

function supplyLimit(s: AslskState, { by, ammo }: ReturnType<typeof aimed>['shot']): number {
  const supply = supplyOf(s, by, ammo)
  return typeof supply === 'number' ? supply : 12
}

/** Of what somebody is worth: that he does not see for a turn; that he is burned. */
const SMOKE_WORTH = 0.12
const PHOSPHORUS_WORTH = 0.15
/** What a shot at a vehicle is expected to cost it: by the side that it hits, and what the dice then do. */
function killWorth(s: AslskState, aim: AimedShot, vehicle: Vehicle): number {
  let loss = 0
  for (const { rolls, kill } of killBranches(s, aim))
    for (const { result, rolls: of36 } of kill.results) loss += (rolls / 36) * (of36 / 36) * KILL_WORTH[result]
  return worthOf(s, vehicle) * loss
}

const SHELL_PRICE = 0.02
const INTENSIVE_PRICE = 0.3
/** To be seen, and for each -1 of Acquisition that is lost. */
const UNSEEN_PRICE = 1
const CONCEALED_PRICE = 0.3
const ACQUIRED_PRICE = 0.15
/** 4.4.3: to be singed by one's own rocket. */
const BLAST_PRICE = 1

/** The chance of a DR at or under this. */
export function chanceOf(most: number): number {
  let rolls = 0
  eachRoll(({ total }) => {
    if (total <= most) rolls++
  })
  return rolls / 36
}

function expectedGain(s: AslskState, attack: Attack): number {
  const { groups } = figure(s, attack)
  let gain = 0
  for (const { units, drm, column } of groups)
    for (const unit of units) gain += (unit.side === attack.by ? -1 : 1) * worthWithWeapons(s, unit) * expectedLoss(s, unit, column, drm)
  return gain
}

/** Who fires in the PFPh stays where he is: that costs the side that has somewhere to go. */
function prepFirePrice(s: AslskState, side: Side, manner: Manner): (attack: Attack) => number {
  const ground = new GroundValue(s, side, manner)
  return (attack) => {
    let price = 0
    for (const { unit } of attack.firers) {
      const { at } = unitOf(s, unit)
      if (isLeader(s, unitOf(s, unit))) continue
      price += ground.objectives.mustTake && ground.distance(at) > 0 ? WEIGHTS.prepFire * (0.5 + ground.haste) : 0.1
    }
    return price * manner.firing
  }
}

/** When so many may still move, a better target is to be expected. */
const MANY = 3

function yetToMove(s: AslskState, side: Side): number {
  const isMoving = ({ id }: Unit): boolean => s.move?.stack.includes(id) ?? false
  let count = 0
  for (const unit of s.units)
    if (unit.side === side && unit.at >= OFFBOARD && unit.spent === 0 && unit.fire === 'none' && isGoodOrder(unit) && !isMoving(unit))
      count++
  return count
}

/** A counter spent now is not there for the next who moves; Final Protective Fire may break the firer. */
function reactionPrice(s: AslskState, attack: Attack, { reacting, patience }: Manner): number {
  let price = 0.02
  if (!attack.expenditure) return price
  const hold = reacting * (patience > 0 ? 1 - patience * (1 - Math.min(1, yetToMove(s, enemyOf(attack.by)) / MANY)) : 1)
  for (const firer of attack.firers) {
    const unit = unitOf(s, firer.unit)
    const mode = shotMode(s, 'firstFire', unit.fire, unit.at, attack.at)
    price += hold * (mode === 'full' ? WEIGHTS.firstFire : WEIGHTS.subsequentFire)
    if (mode === 'protective') price += worthOf(s, unit) * WEIGHTS.broken * 0.4
  }
  return price
}
