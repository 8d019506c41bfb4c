export { advisor } from './advice/advisor.ts'
export { counsel } from './advice/counsel.ts'
export type { FlameAtVehicle } from './armour/flame.ts'
export type { KillBranch } from './armour/kill-odds.ts'
export type { MachineGunFire } from './armour/machine-guns.ts'
export type { PanzerfaustCheck, PanzerfaustPreview } from './armour/panzerfaust.ts'
export type { SmallArmsFire } from './armour/small-arms.ts'
export type { MayKeepUnseen } from './concealment/set-up.ts'
export type { Aslsk } from './context.ts'
export {
  type InfantryType,
  ourPack,
  type Pack,
  packOf,
  type UnitType,
  unitType,
  type WeaponType,
  weaponType,
} from './data/counters.ts'
export type { GunType } from './data/guns.ts'
export { NATIONS, nationOf } from './data/nations.ts'
export type { VehicleType } from './data/vehicles.ts'
export { type Circumstance, type Sky, skyOf } from './environment/conditions.ts'
export type { AslskEvent } from './events.ts'
export type { FireDeclaration } from './fire/declaration.ts'
export type { FirePreview } from './fire/preview.ts'
export type { OddsByTarget, TargetOdds } from './fire/target-odds.ts'
export { nextHexes, nextVehicleSteps, type VehicleStep } from './inquiry/next-steps.ts'
export { type AimedFire, harmDr, hitEffect, hitResultAt, reaimed, showsWeaker, type ToHit, toHitOf } from './inquiry/shots.ts'
export { ccDrNeeded, couldHarmOnFoot, hasActed, mainHarmDr, shellsOf } from './inquiry/threats.ts'
export { locationOf } from './map/location.ts'
export { type Sight, sight } from './map/los.ts'
export { arcToTheEnemy, SPINES } from './ordnance/arc.ts'
export type { ShotPreview, ShotRoll } from './ordnance/preview.ts'
export type { PushGun, PushPreview } from './ordnance/push.ts'
export type { ShotDeclaration } from './ordnance/shot.ts'
export type { GunOdds, ShotBranch, ShotOdds } from './ordnance/shot-odds.ts'
export type { AdvancePreview } from './phases/advance/preview.ts'
export type { CloseDefence, DefencePreview } from './phases/close-combat/close-defence.ts'
export type { DeclaredAttack } from './phases/close-combat/declared.ts'
export type { CombatOdds, DesignationPreview } from './phases/close-combat/preview.ts'
export type { ReactionPreview } from './phases/close-combat/reaction.ts'
export { costBeyond, type HexRisk, leftTogether, moveRisk, type Reachable, reachable } from './phases/movement/preview.ts'
export { type VehicleLeg, type VehicleReach, vehicleReach } from './phases/movement/vehicle/reach.ts'
export { type LegThreat, type RiskedLeg, vehicleRisk } from './phases/movement/vehicle/risk.ts'
export type { RallyOdds } from './phases/rally/attempt.ts'
export { whereabouts } from './places/positions.ts'
export { type Work, worksOf } from './places/works.ts'
export type { AdvanceDecision, AslskQuestions, Designation, MoveDecision, RoutDecision } from './questions.ts'
export type { Deployment, PlacedUnit } from './scenario/deployment.ts'
export { scenarioSchema } from './scenario/schema.ts'
export type * from './scenario/types.ts'
export { remindersNow, type StepInForce, stepsInForce, stepsNow } from './sequence/in-force.ts'
export type { Situation } from './situation/situation.ts'
export {
  type AslskState,
  type Expenditure,
  type Hex,
  type Hex as Place,
  type Location,
  type Marker,
  PHASES,
  type Phase,
  SIDES,
  type Side,
  type Unit,
  type Weapon,
} from './state.ts'
export { aslsk } from './system.ts'
export { isMounted, isVehicle, typeOf, type Vehicle, vehicleTypeOf, weaponTypeOf } from './units/units.ts'
export { mpLeft } from './vehicles/status.ts'
export {
  describeDecision,
  describeEvent,
  describeEvents,
  describePlace,
  describeStack,
  describeUnit,
  sidePeople,
  type Telling,
} from './words/index.ts'
