import type { AimedFire, Unit } from '@firegroup/aslsk'
import type { Ordnance } from '../engine/ordnance.ts'
import type { Walk } from '../tree/walk.ts'
import type { InfantryGateFacts, VehicleGateFacts } from './gates.ts'
import { chosenShot, classFor, classOfShot, indexOf, isTarget, isWorse, slipsAway, tablesOf } from './look.ts'
import type { OftcFacts } from './oftc.ts'

/** What the gate before men asks (PBS-OFI). */
export function infantryGateFacts(walk: Walk, weapon: Ordnance): InfantryGateFacts {
  const { ask, now } = walk
  const { within } = tablesOf(walk)['oftc-gate-infantry']
  const shot = chosenShot(walk, weapon)
  const targets = ask.enemyVehicles().filter((vehicle) => !ask.spent.units.includes(vehicle.id) && isTarget(walk, weapon, vehicle))
  const toCome = ask.yetToMove()
  const isToCome = (vehicle: Unit) => toCome.includes(vehicle) && ask.range(weapon.at, vehicle.at) <= within
  const firer = ask.s.units[weapon.unit]!
  const { tables } = walk.options
  const { places, exits } = ask.victory()
  const wanted = [...places.filter((hex) => ask.controls(ask.side, hex)), ...exits]
  return {
    adjacent: ask.adjacent(weapon.at, ask.spent.at) || weapon.at === ask.spent.at,
    latw: firer.vehicle !== undefined && ask.couldHarmOnFoot(firer),
    threat: (now.flags?.threatens.length ?? 0) > 0,
    vehicleThreat: targets.some(
      (vehicle) => toCome.includes(vehicle) && ask.couldThreaten(vehicle, wanted, tables['threatening-victory-location'].within),
    ),
    highExplosiveOnly: weapon.highExplosiveOnly,
    vehicleToCome: targets.some(isToCome),
    vehicleOpen: targets.some((vehicle) => ask.hasActed(vehicle) && ask.canFinalFire(weapon, vehicle)),
    thDrm: shot ? ask.toHit(shot).drm : 0,
    us: ask.movers().reduce((sum, unit) => sum + ask.us(unit), 0),
  }
}

/** What the gate before a vehicle asks (PBS-OFV). */
export function vehicleGateFacts(walk: Walk, weapon: Ordnance): VehicleGateFacts {
  const { ask, now } = walk
  const mover = ask.movingVehicle()!
  const firer = ask.s.units[weapon.unit]!
  const byVehicle = firer.vehicle !== undefined
  const least = tablesOf(walk)['target-class'].specialAmmoLeast
  const { casualties, exit } = ask.victory()
  const soon = byVehicle ? ask.nextSteps().map((step) => ask.harmBetween(mover, firer, least, step)) : []
  return {
    stuck: ask.isStuck(mover),
    byVehicle,
    harmToFirer: byVehicle ? ask.harmBetween(mover, firer, least) : 0,
    harmSoon: Math.max(0, ...soon),
    points: casualties || exit,
    threat: (now.flags?.threatens.length ?? 0) > 0,
    targetClass: classFor(walk, weapon, mover),
  }
}

/** What modifies an OFTC (PBS-ODM). */
export function oftcFacts(walk: Walk, weapon: Ordnance, shot: AimedFire): OftcFacts {
  const { ask, now } = walk
  const { at } = ask.spent
  const flags = now.flags
  const mover = ask.movingVehicle()
  const firer = ask.s.units[weapon.unit]!
  const aim = ask.toHit(shot)
  const steps = mover ? ask.nextSteps() : []
  const elsewhere = ask.acquiredElsewhere(weapon)
  const least = ask.minimumRange(weapon)
  const next = mover ? steps.map((step) => step.at) : ask.nextHexes()
  return {
    vehicle: mover !== undefined,
    weakerShown: mover !== undefined && ask.showsWeaker(mover, weapon.at),
    beside: firer.vehicle !== undefined && ask.showsWeaker(firer, at),
    outOfFront: firer.at !== at && ask.isBeside(firer, at),
    targetClass: mover ? classOfShot(walk, shot) : null,
    highExplosive: shot.type === 'ordnance' && (shot.ammo === 'he' || shot.target === 'att'),
    rolling: mover !== undefined && ask.isRolling(mover),
    couldGetWorse: steps.some((step) => step.kind === 'enter' && isWorse(walk, weapon, shot, step)),
    reaction: weapon.at === at,
    revealing: walk.now.revealing === true,
    slipsAway: steps.some(
      (step) => (step.kind === 'enter' || step.kind === 'turn') && !step.intoCover && slipsAway(walk, weapon, shot, step),
    ),
    onlyTwoHits: indexOf(walk, shot) <= 2,
    secondLook: weapon.kind === 'panzerfaust' && (firer.panzerfausts ?? 0) > 0 && ask.isSquad(firer),
    rate: aim.rate,
    intensive: shot.type === 'ordnance' && shot.intensive === true,
    supportMg: weapon.kind === 'mg',
    bump: (flags?.bump ?? -1) >= 0,
    worseInHex:
      weapon.at === flags?.bump && weapon.kind !== 'mg' && weapon.kind !== 'atr' && weapon.kind !== 'latw' && weapon.kind !== 'panzerfaust',
    motion: ask.isRolling(firer),
    acquiredElsewhere: elsewhere?.drm ?? 0,
    range: ask.range(weapon.at, at),
    acquiredRange: elsewhere?.range ?? 0,
    airBurst: aim.airBurst,
    tooNear: least > 0 && next.some((hex) => ask.range(weapon.at, hex) < least),
    threat: flags?.threatens.some((place) => place !== weapon.at && !ask.adjacent(weapon.at, place)) ?? false,
    assault: flags?.assault ?? false,
    placesCharge: (flags?.charge ?? -1) >= 0,
    scout: flags?.scout ?? false,
    adjacentToDefender: ask.defenders().some((unit) => ask.adjacent(unit.at, at)),
    concealed: ask.movers().every((unit) => !ask.isKnown(unit)),
    mmc: flags?.mmc ?? 0,
  }
}
