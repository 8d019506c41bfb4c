import { listed } from '@firegroup/kernel/words'
import type { AslskAct } from '../acts.ts'
import type { Aslsk } from '../context.ts'
import { LONG_RANGE_TIMES } from '../data/fire.ts'
import type { Attack } from '../fire/attack.ts'
import type { Occasion } from '../fire/declaration.ts'
import { fireAttack } from '../fire/fire-attack.ts'
import { shotCapProblems, unitProblems } from '../fire/firers.ts'
import { type FirePreview, firePreview } from '../fire/preview.ts'
import { canSee } from '../map/los.ts'
import { distance, nameOf } from '../map/terrain.ts'
import { loseAcquisition } from '../ordnance/acquisition.ts'
import { arcToCover, SPINES } from '../ordnance/arc.ts'
import { vehicleFireProblems } from '../ordnance/by-vehicle.ts'
import type { AslskState, Location, Weapon } from '../state.ts'
import { isInfantry, knownTo, type Vehicle, weaponsOf, weaponTypeOf } from '../units/units.ts'
import { ownVehicles } from '../vehicles/status.ts'
import { KeptPairs, keptFor } from '../watch/kept.ts'
import { unitInPlace, weaponName } from '../words/names.ts'
import { isCrewExposed, isCrewInDanger } from './crew.ts'
import { type MachineGunFire, machineGunAttack, machineGunProblems, machineGunShape } from './machine-guns.ts'
import { covers, mountOf, pointingAfter, turningDrm } from './mounts.ts'

/** 7.8: a vehicle fires its MGs at men, together or each by itself. */
export const vehicleFire: AslskAct<Occasion, MachineGunFire> = {
  type: 'vehicleFire',
  rule: '7.8',
  fields: machineGunShape,
  candidates: machineGunCandidates,
  problems: machineGunProblems,
  perform: fireMachineGuns,
  describe: machineGunWords,
  preview: machineGunPreview,
}

export function machineGunPreview(s: AslskState, occasion: Occasion, declared: MachineGunFire): FirePreview | null {
  return s.setting.options.losChecks === 'declared' ? null : firePreview(s, machineGunAttack(s, occasion, declared))
}

/** 7.8: the vehicle turns first; then it is an attack like any other. */
export function fireMachineGuns(g: Aslsk, occasion: Occasion, declared: MachineGunFire): ReturnType<typeof fireAttack> {
  const vehicle = g.state.units[declared.unit] as Vehicle
  const attack = machineGunAttack(g.state, occasion, declared)
  turnToFire(g, vehicle, declared)
  if (firesCoaxial(g.state, declared)) forgetOtherHexes(g.state, vehicle, attack)
  return fireAttack(g, attack)
}

function turnToFire(g: Aslsk, vehicle: Vehicle, { vca, tca }: MachineGunFire): void {
  const to = pointingAfter(vehicle, vca, tca)
  const { vehicle: now } = vehicle
  if (to.vca === now.vca && to.tca === now.tca) return
  now.turnedFor = { hull: turningDrm(g.state, vehicle, 'hull', to), turret: turningDrm(g.state, vehicle, 'turret', to) }
  now.vca = to.vca
  now.tca = to.tca
  g.emit({ type: 'vehicleTurns', rule: '3.2.4', unit: vehicle.id, vca: to.vca, tca: to.tca })
}

function firesCoaxial(s: AslskState, { weapons }: MachineGunFire): boolean {
  return weapons.some((weapon) => weaponTypeOf(s, s.weapons[weapon]!).mounted === 'coaxial')
}

/** 6.10: a CMG that fires at another hex ends what the main armament has acquired. */
function forgetOtherHexes(s: AslskState, vehicle: Vehicle, { at }: Attack): void {
  for (const weapon of weaponsOf(s, vehicle)) {
    const acquired = weapon.ordnance?.acquired
    if (acquired && acquired.at !== at) loseAcquisition(weapon)
  }
}

/** Every vehicle at every hex with somebody whom it could hurt: all that covers it as the vehicle points, each of them by itself, and what it covers with its turret, or its hull, turned. */
export function machineGunCandidates(s: AslskState, occasion: Occasion, among?: readonly Vehicle[]): MachineGunFire[] {
  const found: MachineGunFire[] = []
  const blind = s.setting.options.losChecks === 'declared'
  const { when, side, expenditure, look } = occasion
  const kept = expenditure ? null : keptFor(look, KeptMachineGunFire, `${when} ${side}`)
  let places: readonly Location[] | undefined
  for (const vehicle of among ?? ownVehicles(s, occasion.side)) {
    if (vehicle.at < 0 || unitProblems(s, vehicle).length > 0) continue
    const guns = weaponsOf(s, vehicle).filter((weapon) => isUsable(s, occasion, vehicle, weapon))
    if (guns.length === 0) continue
    const reach = Math.max(...guns.map((gun) => weaponTypeOf(s, gun).range)) * LONG_RANGE_TIMES
    places ??= targetPlaces(s, occasion)
    const add = (at: Location, list: MachineGunFire[]) => {
      if (distance(s, vehicle.at, at) <= reach && (blind || canSee(s, vehicle.at, at))) addFire(s, occasion, vehicle, guns, at, list)
    }
    for (const at of places)
      if (!kept) add(at, found)
      else for (const each of kept.get(vehicle.id, vehicle.at, at, (list) => add(at, list))) found.push(each)
  }
  return found
}

class KeptMachineGunFire extends KeptPairs<MachineGunFire> {}

/** Whether anything but the target could keep it from firing; all of it is said again, with its reason, by the problems of the fire. */
function isUsable(s: AslskState, { when, expenditure }: Occasion, vehicle: Vehicle, weapon: Weapon): boolean {
  const { kind, mounted } = weaponTypeOf(s, weapon)
  if (kind !== 'mg' || weapon.malfunctioned || (weapon.fire !== 'none' && !weapon.keptRate)) return false
  if (mounted === 'antiAircraft' && !isCrewExposed(vehicle)) return false
  if (vehicleFireProblems(s, vehicle, when, mounted === 'main').length > 0) return false
  return !expenditure || shotCapProblems(s, expenditure, `w${weapon.id}`).length === 0
}

function targetPlaces(s: AslskState, { side, expenditure }: Occasion): readonly Location[] {
  if (expenditure) return [expenditure.at]
  const places: Location[] = []
  for (const unit of knownTo(s, side))
    if (unit.at >= 0 && unit.side !== side && (isInfantry(unit) || isCrewInDanger(s, unit, unit.at)) && !places.includes(unit.at))
      places.push(unit.at)
  return places
}

function addFire(
  s: AslskState,
  occasion: Occasion,
  vehicle: Vehicle,
  guns: readonly Weapon[],
  at: Location,
  found: MachineGunFire[],
): void {
  const declared = (weapons: readonly Weapon[], turned: Pick<MachineGunFire, 'vca' | 'tca'> = {}): MachineGunFire => ({
    type: 'vehicleFire',
    unit: vehicle.id,
    weapons: weapons.map(({ id }) => id),
    at: nameOf(s, at),
    ...turned,
  })
  const legal = (fire: MachineGunFire) => fire.weapons.length > 0 && machineGunProblems(s, occasion, fire).length === 0
  const add = (fire: MachineGunFire) => {
    if (legal(fire)) found.push(fire)
  }
  const able = (turned: Pick<MachineGunFire, 'vca' | 'tca'>) => guns.filter((gun) => legal(declared([gun], turned)))
  const { expenditure } = occasion
  const now = able({})
  add(declared(now))
  if (now.length > 1) for (const gun of now) add(declared([gun]))
  if (occasion.when === 'boundingFire') return
  for (const bearer of ['turret', 'hull'] as const) {
    const pointed = guns.find(
      (gun) => mountOf(s, vehicle, gun).bearer === bearer && !covers(s, vehicle, gun, vehicle.vehicle, at, expenditure),
    )
    if (!pointed) continue
    const { rear } = mountOf(s, vehicle, pointed)
    const spine = arcToCover(s, vehicle.at, bearer === 'turret' ? vehicle.vehicle.tca : vehicle.vehicle.vca, at, expenditure)
    const turned = bearer === 'turret' ? { tca: rear ? (spine + 3) % 6 : spine } : { vca: rear ? (spine + 3) % 6 : spine }
    const guns2 = guns.filter((gun) => covers(s, vehicle, gun, pointingAfter(vehicle, turned.vca, turned.tca), at, expenditure))
    if (legal(declared(guns2, turned))) found.push(declared(guns2, turned))
    else add(declared(able(turned), turned))
  }
}

function machineGunWords(s: AslskState, { unit, weapons, at, vca, tca }: MachineGunFire): string {
  const turned = `${vca === undefined ? '' : `, its hull turned to the ${SPINES[vca]}`}${tca === undefined ? '' : `, its turret turned to the ${SPINES[tca]}`}`
  return `Fire the ${listed(weapons.map((weapon) => weaponName(s, weapon)))} of ${unitInPlace(s, unit)} at ${at}${turned}`
}
