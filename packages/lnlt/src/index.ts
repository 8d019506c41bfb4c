export { advisor } from './advice/advisor.ts'
export { counsel } from './advice/counsel.ts'
export { directionsFrom, type Edge, entryHexes, flightPath } from './air/flight.ts'
export type { AirStrikePreview } from './air/from-above.ts'
export { isHelicopter, isHovering } from './air/helicopter.ts'
export type { AirRun } from './air/question.ts'
export { overrunPreview, type StormOdds } from './assault/preview.ts'
export { markerRow, placeMarker } from './data/markers.ts'
export { MELEE_COLUMNS } from './data/melee.ts'
export { movementMode } from './data/movement.ts'
export { nationOf } from './data/nations.ts'
export {
  type CounterKind,
  type CounterType,
  counterType,
  ourPack,
  type Pack,
  readPack,
  type WeaponKind,
  type WeaponType,
  weaponType,
} from './data/pack.ts'
export { KIND_NAMES, MMC_KINDS } from './data/unit-kinds.ts'
export type { LnltEvent } from './events.ts'
export { weaponFire } from './fire/attack.ts'
export type { FireDeclaration } from './fire/declaration.ts'
export type { FirepowerPart } from './fire/events.ts'
export type { FirePreview, TargetOdds, TargetPreview } from './fire/preview.ts'
export { barricadeName } from './fortifications/barricades.ts'
export type { ArtilleryPreview } from './indirect/artillery.ts'
export { hexOf, layerOf, locationNamed, locationOf, locationsIn, nameOf } from './map/location.ts'
export { seesLocation, sightOf } from './map/obstacles.ts'
export { isAloft, levelOf, terrainAt } from './map/terrain.ts'
export type { MeleeOdds, MeleePart } from './melee/events.ts'
export type { MeleeDeclaration } from './melee/odds.ts'
export type { MeleePreview } from './melee/question.ts'
export { missilePreview } from './modern/in-flight.ts'
export { sightOfUnit } from './modern/thermal.ts'
export { allowancesOf } from './movement/allowance.ts'
export { costBeyond, moveOf, type Reachable, reachable } from './movement/reach.ts'
export { type StepRisk, stepRisk } from './movement/risk.ts'
export { isLit, isNight as isNightfall } from './night/dark.ts'
export { activatable } from './operations/activation.ts'
export type { OrdnanceFire } from './ordnance/act.ts'
export { gunsOf, plainGun, weaponOfGun } from './ordnance/guns.ts'
export type { OrdnancePreview, StrikePreview } from './ordnance/preview.ts'
export type { LnltQuestions } from './questions.ts'
export type { Deployment } from './scenario/deployment.ts'
export { scenarioSchema } from './scenario/schema.ts'
export type * from './scenario/types.ts'
export type { Situation } from './situation/situation.ts'
export type { SnipePreview } from './specialists/sniping.ts'
export { whySpotted } from './spotting/spotted.ts'
export {
  ABOARD,
  enemyOf,
  type Impulse,
  type LnltState,
  type Location,
  type Marker,
  type Move,
  type MoveMode,
  PHASES,
  type Phase,
  SIDES,
  type Side,
  type Unit,
  type Weapon,
} from './state.ts'
export { lnlt } from './system.ts'
export { MARKS, type Mark, marksOf } from './units/marks.ts'
export { typeOf, typeOfWeapon, weaponsOf } from './units/units.ts'
export { type DriveLeg, type DriveReach, driveReach } from './vehicles/drive.ts'
export { isLaid } from './vehicles/laying.ts'
export type { MachineGunFire } from './vehicles/machine-guns.ts'
export { machineGunsOf } from './vehicles/split-gun.ts'
export { type DriveThreat, driveThreats } from './vehicles/threats.ts'
export { isVehicle, passengersOf, ridesOutside, type VehicleUnit, vehicleType } from './vehicles/vehicle.ts'
export {
  describeDecision,
  describeEvent,
  describeEvents,
  describePlace,
  describeStack,
  describeUnit,
  PHASE_NAMES,
  sideName,
  sidePeople,
  type Telling,
  unitList,
} from './words/index.ts'
