import type { AimedFire, Vehicle } from '@firegroup/aslsk'
import type { RuleId } from '../data/rules.ts'
import type { Ordnance } from '../engine/ordnance.ts'
import type { Walk } from '../tree/walk.ts'
import { movingDrm, slipsAway } from './look.ts'

/** MP that are spent without moving. */
const SITTING: readonly string[] = ['stop', 'delay', 'dispense', 'hatch']
/** Case 24 of a vehicle that has been in sight for a while: it changes no more. */
const LONG_IN_SIGHT = 2
const SMOKE: readonly string[] = ['smoke', 'dispense']

/** PBS-OFT-04 to 11: the rule by which this expenditure makes a weapon look at the mover; null where none does. */
export function triggerOf(walk: Walk, weapon: Ordnance, shot: AimedFire | undefined): RuleId | null {
  const { spent } = walk.ask
  const vehicle = walk.ask.movingVehicle()
  if (!SITTING.includes(spent.kind)) delete walk.memory.mph?.still
  if (vehicle && shot && SITTING.includes(spent.kind)) return stillRule(walk, weapon, shot, vehicle)
  if (spent.entered) return walk.ask.adjacent(weapon.at, spent.at) ? 'PBS-OFT-08' : 'PBS-OFT-04'
  if (vehicle && shot && spent.kind === 'turn' && isExposed(walk, weapon, shot, vehicle)) return 'PBS-OFT-04'
  if (SMOKE.includes(spent.kind)) return 'PBS-OFT-05'
  if (spent.kind === 'start') return 'PBS-OFT-06'
  return couldHide(walk, weapon, shot) ? 'PBS-OFT-07' : null
}

/** PBS-OFT-09, 11: one that sits draws one OFTC for every change of its moving-target DRM, and no more until it moves on. */
function stillRule(walk: Walk, weapon: Ordnance, shot: AimedFire, vehicle: Vehicle): RuleId | null {
  const last = lastCheck(walk, weapon, vehicle)
  if (last && last.moving === movingDrm(walk, shot)) return null
  return walk.ask.spent.kind === 'stop' ? 'PBS-OFT-06' : walk.ask.spent.kind === 'dispense' ? 'PBS-OFT-05' : 'PBS-OFT-09'
}

function lastCheck({ memory }: Walk, { key }: Ordnance, { id }: Vehicle) {
  return memory.mph?.oftc.find(({ weapon, vehicle }) => weapon === key && vehicle === id)
}

/** PBS-OFT-04: it has turned and shows what is easier to harm than what was looked at last; what was never looked at, than its front. */
function isExposed(walk: Walk, weapon: Ordnance, shot: AimedFire, vehicle: Vehicle): boolean {
  const before = lastCheck(walk, weapon, vehicle)?.harm
  return before === undefined ? walk.ask.showsWeaker(vehicle, weapon.at) : walk.ask.harmDr(shot) > before
}

/** PBS-OFT-07: with its next MF or MP it could be out of sight. */
function couldHide(walk: Walk, weapon: Ordnance, shot: AimedFire | undefined): boolean {
  const { ask } = walk
  if (!ask.movingVehicle()) return ask.nextHexes().some((hex) => !ask.los(weapon.at, hex).clear)
  return shot !== undefined && ask.nextSteps().some((step) => step.kind === 'enter' && slipsAway(walk, weapon, shot, step))
}

/** Remembers with which moving-target DRM, and at what a facing, a weapon has made its OFTC. */
export function rememberCheck(walk: Walk, weapon: Ordnance, shot: AimedFire): void {
  const vehicle = walk.ask.movingVehicle()
  const mph = walk.memory.mph
  if (!vehicle || !mph) return
  mph.oftc = mph.oftc.filter((each) => each.weapon !== weapon.key || each.vehicle !== vehicle.id)
  if (SITTING.includes(walk.ask.spent.kind) && movingDrm(walk, shot) === LONG_IN_SIGHT) mph.still = vehicle.id
  mph.oftc.push({ weapon: weapon.key, vehicle: vehicle.id, moving: movingDrm(walk, shot), harm: walk.ask.harmDr(shot) })
}
