import { baseFireModifiers } from '../fire/modifiers.ts'
import type { Hooks, Module } from '../hooks.ts'
import { acquisitionFull } from '../modules/acquisition-full/index.ts'
import { boreSighting } from '../modules/bore-sighting/index.ts'
import { bridges } from '../modules/bridges/index.ts'
import { closeCombatFull } from '../modules/close-combat-full/index.ts'
import { deepSnow } from '../modules/deep-snow/index.ts'
import { demolitionFull } from '../modules/demolition-full/index.ts'
import { depressions } from '../modules/depressions/index.ts'
import { entrenchments } from '../modules/entrenchments/index.ts'
import { extremeWinter } from '../modules/extreme-winter/index.ts'
import { fallingSnow } from '../modules/falling-snow/index.ts'
import { fire } from '../modules/fire/index.ts'
import { fireCard } from '../modules/fire-card/index.ts'
import { firstFireFull } from '../modules/first-fire-full/index.ts'
import { flamethrowerFull } from '../modules/flamethrower-full/index.ts'
import { fortifiedBuildings } from '../modules/fortified-buildings/index.ts'
import { frigidWater } from '../modules/frigid-water/index.ts'
import { germanUnits } from '../modules/german-units/index.ts'
import { groundSnow } from '../modules/ground-snow/index.ts'
import { gunCard } from '../modules/gun-card/index.ts'
import { latwFull } from '../modules/latw-full/index.ts'
import { losFull } from '../modules/los-full/index.ts'
import { mortarsFull } from '../modules/mortars-full/index.ts'
import { mud } from '../modules/mud/index.ts'
import { pillboxes } from '../modules/pillboxes/index.ts'
import { rain } from '../modules/rain/index.ts'
import { sewers } from '../modules/sewers/index.ts'
import { slopes } from '../modules/slopes/index.ts'
import { smokeWind } from '../modules/smoke-wind/index.ts'
import { thrownCharges } from '../modules/thrown-charges/index.ts'
import { tunnels } from '../modules/tunnels/index.ts'
import { voluntaryBreak } from '../modules/voluntary-break/index.ts'
import { deluxeWalls, wallBocage } from '../modules/wall-bocage/index.ts'
import { whitePhosphorus } from '../modules/white-phosphorus/index.ts'
import { winterCamouflage } from '../modules/winter-camouflage/index.ts'
import { wire } from '../modules/wire/index.ts'
import { bamboo } from '../pacific/bamboo.ts'
import { baseAmbushModifiers } from '../phases/close-combat/ambush.ts'
import { baseCloseCombatModifiers } from '../phases/close-combat/attack.ts'
import { baseRallyModifiers } from '../phases/rally/attempt.ts'
import { desperateNextToEnemies } from '../phases/rout/enemies.ts'

/** The optional modules that a scenario may turn on by name. */
export const MODULES: readonly Module[] = [
  closeCombatFull,
  fireCard,
  gunCard,
  acquisitionFull,
  mortarsFull,
  boreSighting,
  firstFireFull,
  latwFull,
  germanUnits,
  wallBocage,
  deluxeWalls,
  slopes,
  losFull,
  rain,
  mud,
  fallingSnow,
  groundSnow,
  deepSnow,
  extremeWinter,
  winterCamouflage,
  frigidWater,
  smokeWind,
  fire,
  thrownCharges,
  demolitionFull,
  flamethrowerFull,
  voluntaryBreak,
  whitePhosphorus,
  pillboxes,
  sewers,
  entrenchments,
  wire,
  fortifiedBuildings,
  depressions,
  bridges,
  tunnels,
]

/** What the base game itself contributes to the hooks; it stands before every module. */
export const BASE_HOOKS: Hooks = {
  fireModifiers: baseFireModifiers,
  firepowerFactors: [],
  flameFactors: [],
  targetFactors: [],
  payload: [],
  statuses: [],
  movesFirst: [],
  toHitNumbers: [],
  toHitModifiers: [],
  targetToHitModifiers: [],
  noCritical: [],
  shapedTargets: [],
  shapedFirepower: [],
  depletion: [],
  enclosed: [],
  firesAlone: [],
  vehicleHits: [],
  panzerfausts: [],
  elr: [],
  elrFails: [],
  assaultFire: [],
  shotTargets: [],
  aims: [],
  barrels: [],
  portage: [],
  shotRates: [],
  noAcquisition: [],
  blindShots: [],
  luck: [],
  secondEffects: [],
  moraleModifiers: [],
  rallyModifiers: baseRallyModifiers,
  rallyCasualties: [],
  tem: [],
  withoutCover: [],
  closeCombatModifiers: baseCloseCombatModifiers,
  closeCombatHalves: [],
  ccvAtLeast: [],
  undisturbed: [],
  notHeld: [],
  ambushModifiers: baseAmbushModifiers,
  ambushMargins: [],
  movementCosts: [],
  levelsBetween: [],
  barriers: [],
  bogChecks: [],
  wholeMoves: [bamboo],
  roadless: [],
  noRoadBonus: [],
  bogModifiers: [],
  struckGuns: [],
  chargePositions: [],
  thrownInto: [],
  placing: [],
  answered: [],
  breakdown: [],
  residual: [],
  starts: [],
  camouflaged: [],
  locations: [],
  depressions: [],
  unseen: [],
  discovered: [],
  entered: [],
  sheltered: [],
  outOfReach: [],
  mayStay: [],
  armsLength: [],
  keepsControl: [],
  outOfSight: [],
  unwatched: [],
  unhidden: [],
  revealed: [desperateNextToEnemies],
  terrain: [],
  conditions: [],
  complaints: [],
  dawn: [],
  hindrances: [],
  sightlines: [],
  veils: [],
  fortified: [],
  breached: [],
  gone: [],
  veiled: [],
  forfeited: [],
  mustRout: [],
  provocations: [],
  noSmoke: [],
  smokeHeights: [],
  forbids: [],
  weaponForbids: [],
  shotForbids: [],
  dice: [],
  attacked: [],
  rubbles: [],
  rubbled: [],
  stepEnds: [],
  cloudTimes: [],
  laid: [],
  fired: [],
  ignitions: [],
  equalFlames: [],
  burnsAt: [],
  wrecked: [],
  environment: [],
}
