import { Parts } from '@firegroup/kernel'
import { listed } from '@firegroup/kernel/words'
import type { AslskAct } from '../acts.ts'
import type { Aslsk } from '../context.ts'
import { LONG_RANGE_TIMES } from '../data/fire.ts'
import type { Attack } from '../fire/attack.ts'
import type { Occasion } from '../fire/declaration.ts'
import { fireAttack } from '../fire/fire-attack.ts'
import { unitProblems } from '../fire/firers.ts'
import { Pairs } from '../fire/pairs.ts'
import { type FirePreview, firePreview } from '../fire/preview.ts'
import { knownPlaces, placesToKnow } from '../fire/target-places.ts'
import type { ByColumn } from '../map/by-column.ts'
import { mayAim } from '../map/los.ts'
import { distance, nameOf } from '../map/terrain.ts'
import { loseAcquisition } from '../ordnance/acquisition.ts'
import { arcToCover, SPINES } from '../ordnance/arc.ts'
import type { AslskState, Location, Weapon } from '../state.ts'
import { weaponsAround } from '../units/still.ts'
import { type Vehicle, weaponsOf, weaponTypeOf } from '../units/units.ts'
import { hullRisk, hullTurns } from '../vehicles/bog.ts'
import { ownVehicles } from '../vehicles/status.ts'
import { unitInPlace, weaponName } from '../words/names.ts'
import { isCrewExposed } from './crew.ts'
import {
  aimProblems,
  groupProblems,
  type MachineGunFire,
  machineGunAttack,
  machineGunProblems,
  machineGunShape,
  occasionProblems,
  readyProblems,
  targetProblems,
  turningProblems,
} from './machine-guns.ts'
import { hasMainIfe, mayResume, sprayRange } from './main-ife.ts'
import { covers, mountOf, type Pointing, pointingAfter, turningDrm } from './mounts.ts'

/** 7.8: a vehicle fires its MGs at men, together or each by itself. */
export const vehicleFire: AslskAct<Occasion, MachineGunFire> = {
  type: 'vehicleFire',
  rule: '7.8',
  fields: machineGunShape,
  candidates: (s, occasion) => (occasion.expenditure ? machineGunCandidates(s, occasion) : new MachineGunPairs(s, occasion)),
  problems: machineGunProblems,
  perform: fireMachineGuns,
  describe: machineGunWords,
  preview: machineGunPreview,
}

export function machineGunPreview(s: AslskState, occasion: Occasion, declared: MachineGunFire): FirePreview | null {
  if (s.setting.options.losChecks === 'declared') return null
  const vehicle = s.units[declared.unit] as Vehicle
  const bogs = hullRisk(s, vehicle, declared.vca ?? vehicle.vehicle.vca)
  return firePreview(s, machineGunAttack(s, occasion, declared), bogs)
}

/** 7.8: the vehicle turns first; then it is an attack like any other. */
export function fireMachineGuns(g: Aslsk, occasion: Occasion, declared: MachineGunFire): ReturnType<typeof fireAttack> | undefined {
  const vehicle = g.state.units[declared.unit] as Vehicle
  if (!hullTurns(g, vehicle, declared.vca ?? vehicle.vehicle.vca)) return undefined // 7.6: what bogs over it has not fired
  const attack = machineGunAttack(g.state, occasion, declared)
  const { tca } = vehicle.vehicle
  turnToFire(g, vehicle, declared)
  if (firesCoaxial(g.state, declared) || vehicle.vehicle.tca !== tca) forgetOtherHexes(g.state, vehicle, attack)
  for (const id of declared.weapons) loseAcquisition(g.state.weapons[id]!) // 6.8: IFE neither uses nor keeps any
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

/** 6.10: a CMG that fires at another hex, or a MG for which the gun is turned away, ends what the main armament has acquired. */
function forgetOtherHexes(s: AslskState, vehicle: Vehicle, { at }: Attack): void {
  for (const weapon of weaponsOf(s, vehicle)) {
    const acquired = weapon.ordnance?.acquired
    if (acquired && acquired.at !== at && !acquired.units.some((id) => s.units[id]!.at === at)) loseAcquisition(weapon)
  }
}

/** Every vehicle at every hex with somebody whom it could hurt: all that covers it as the vehicle points, each of them by itself, and what it covers with its turret, or its hull, turned. */
function machineGunCandidates(
  s: AslskState,
  occasion: Occasion,
  among: readonly Vehicle[] = ownVehicles(s, occasion.side),
): Parts<MachineGunFire> {
  const found = new Parts<MachineGunFire>()
  const { offers } = occasion
  for (const vehicle of among) {
    if (vehicle.at < 0) continue
    const workOut = () => fireOf(s, occasion, vehicle)
    found.add(offers ? offers.of('vehicleFire', vehicle.id, workOut) : workOut())
  }
  return found
}

function fireOf(s: AslskState, occasion: Occasion, vehicle: Vehicle): readonly MachineGunFire[] {
  const ready = readyGuns(s, occasion, vehicle)
  if (!ready) return NOTHING
  const found: MachineGunFire[] = []
  for (const at of targetPlaces(s, occasion)) if (reaches(s, ready, vehicle, at)) addFire(s, occasion, vehicle, ready.guns, at, found)
  return found
}

const NOTHING: readonly MachineGunFire[] = []

/** All that vehicles can fire their MGs at, by the vehicle and the hex. */
export class MachineGunPairs extends Pairs<Armed, MachineGunFire> {
  readonly #s: AslskState
  readonly #occasion: Occasion
  readonly #among: readonly Vehicle[]
  #last: { readonly of: Armed; readonly at: Location; readonly fire: readonly MachineGunFire[] } | undefined

  constructor(s: AslskState, occasion: Occasion, among: readonly Vehicle[] = ownVehicles(s, occasion.side)) {
    super()
    this.#s = s
    this.#occasion = occasion
    this.#among = among
    // all of them, without the main armament, each, and with the turret or the hull turned
    const besides = 2 + (occasion.when === 'boundingFire' ? 0 : BEARERS.length)
    let places: ByColumn | undefined
    for (const vehicle of among) {
      const ready = vehicle.at < 0 ? null : readyGuns(s, occasion, vehicle)
      if (!ready) continue
      places ??= placesToKnow(s, occasion).withMenByColumn
      this.addReach({ vehicle, ready }, vehicle.at, ready.reach, places, ready.guns.length + besides)
    }
  }

  list(): Parts<MachineGunFire> {
    return machineGunCandidates(this.#s, this.#occasion, this.#among)
  }

  protected nth(of: Armed, at: Location, n: number): MachineGunFire | null {
    if (this.#last?.of !== of || this.#last.at !== at) this.#last = { of, at, fire: this.#fireAt(of, at) }
    return this.#last.fire[n] ?? null
  }

  #fireAt({ vehicle, ready }: Armed, at: Location): readonly MachineGunFire[] {
    if (!reaches(this.#s, ready, vehicle, at)) return NOTHING
    const found: MachineGunFire[] = []
    addFire(this.#s, this.#occasion, vehicle, ready.guns, at, found)
    return found
  }
}

/** A vehicle that can fire. */
interface Armed {
  readonly vehicle: Vehicle
  readonly ready: Ready
}

/** The MGs that a vehicle can fire, and how far they reach. */
interface Ready {
  readonly guns: readonly Weapon[]
  readonly reach: number
}

function readyGuns(s: AslskState, occasion: Occasion, vehicle: Vehicle): Ready | null {
  if (unitProblems(s, vehicle).length > 0) return null
  const guns = usableGuns(s, occasion, vehicle)
  if (guns.length === 0) return null
  let range = 0
  for (const gun of guns) range = Math.max(range, sprayRange(s, gun))
  return { guns, reach: range * LONG_RANGE_TIMES }
}

function reaches(s: AslskState, { reach }: Ready, vehicle: Vehicle, at: Location): boolean {
  return distance(s, vehicle.at, at) <= reach && mayAim(s, vehicle.at, at)
}

/** The MGs of a vehicle, and what else it sprays with, that have not fired and may on this occasion. Whether its crew can serve them is said with how it points. */
function usableGuns(s: AslskState, occasion: Occasion, vehicle: Vehicle): readonly Weapon[] {
  const guns: Weapon[] = []
  for (const weapon of weaponsAround(s, vehicle)) {
    if (weapon.owner !== vehicle.id || weapon.malfunctioned) continue
    if (weapon.fire !== 'none' && !weapon.keptRate && !mayResume(s, weapon)) continue
    const { kind, mounted } = weaponTypeOf(s, weapon)
    if ((kind !== 'mg' && !hasMainIfe(s, weapon)) || (mounted === 'antiAircraft' && !isCrewExposed(vehicle))) continue
    if (occasionProblems(s, occasion, vehicle, weapon).length === 0) guns.push(weapon)
  }
  return guns
}

function targetPlaces(s: AslskState, { side, expenditure }: Occasion): readonly Location[] {
  return expenditure ? [expenditure.at] : knownPlaces(s, side).withMen
}

/** From guns that can be fired, at a hex that they see and some of them reach. What is legal of each by itself is legal of them together. */
function addFire(
  s: AslskState,
  occasion: Occasion,
  vehicle: Vehicle,
  guns: readonly Weapon[],
  at: Location,
  found: MachineGunFire[],
): void {
  if (targetProblems(s, occasion, vehicle, at).length > 0) return
  const { expenditure } = occasion
  const name = nameOf(s, at)
  const add = (weapons: readonly number[], turned?: Turned) => {
    const fire: MachineGunFire = { type: 'vehicleFire', unit: vehicle.id, weapons, at: name }
    found.push(turned ? { ...fire, ...turned } : fire)
  }
  const now = ableGuns(s, occasion, vehicle, guns, at, vehicle.vehicle)
  if (now.length > 0) add(now)
  if (now.length > 1) for (const gun of now) add([gun])
  const withoutMain = now.filter((gun) => !hasMainIfe(s, s.weapons[gun]!))
  if (withoutMain.length > 1 && withoutMain.length < now.length) add(withoutMain)
  if (occasion.when === 'boundingFire') return
  for (const bearer of BEARERS) {
    const pointed = guns.find(
      (gun) => mountOf(s, vehicle, gun).bearer === bearer && !covers(s, vehicle, gun, vehicle.vehicle, at, expenditure),
    )
    if (!pointed) continue
    const { rear } = mountOf(s, vehicle, pointed)
    const spine = arcToCover(s, vehicle.at, bearer === 'turret' ? vehicle.vehicle.tca : vehicle.vehicle.vca, at, expenditure)
    const turned: Turned = bearer === 'turret' ? { tca: rear ? (spine + 3) % 6 : spine } : { vca: rear ? (spine + 3) % 6 : spine }
    const pointing = pointingAfter(vehicle, turned.vca, turned.tca)
    const covering = guns.filter((gun) => covers(s, vehicle, gun, pointing, at, expenditure)).map(({ id }) => id)
    if (areLegal(s, occasion, vehicle, covering, at, pointing)) add(covering, turned)
    else {
      const able = ableGuns(s, occasion, vehicle, guns, at, pointing)
      if (able.length > 0) add(able, turned)
    }
  }
}

type Turned = Pick<MachineGunFire, 'vca' | 'tca'>
const BEARERS = ['turret', 'hull'] as const

/** Which of these guns could each be fired at it by itself, the vehicle pointing so. */
function ableGuns(
  s: AslskState,
  occasion: Occasion,
  vehicle: Vehicle,
  guns: readonly Weapon[],
  at: Location,
  pointing: Pointing,
): readonly number[] {
  const able: number[] = []
  for (const { id } of guns) if (areLegal(s, occasion, vehicle, [id], at, pointing)) able.push(id)
  return able
}

function areLegal(s: AslskState, occasion: Occasion, vehicle: Vehicle, guns: readonly number[], at: Location, pointing: Pointing): boolean {
  return (
    guns.length > 0 &&
    guns.every((gun) => isAble(s, occasion, vehicle, s.weapons[gun]!, at, pointing)) &&
    turningProblems(s, occasion, vehicle, pointing, guns, at).length === 0 &&
    groupProblems(s, occasion, vehicle, guns, at).length === 0
  )
}

function isAble(s: AslskState, occasion: Occasion, vehicle: Vehicle, gun: Weapon, at: Location, pointing: Pointing): boolean {
  return aimProblems(s, occasion, vehicle, gun, at, pointing).length === 0 && readyProblems(s, vehicle, gun).length === 0
}

function machineGunWords(s: AslskState, { unit, weapons, at, vca, tca }: MachineGunFire): string {
  const turned = `${vca === undefined ? '' : `, its hull turned to the ${SPINES[vca]}`}${tca === undefined ? '' : `, its turret turned to the ${SPINES[tca]}`}`
  return `Fire the ${listed(weapons.map((weapon) => weaponName(s, weapon)))} of ${unitInPlace(s, unit)} at ${at}${turned}`
}
