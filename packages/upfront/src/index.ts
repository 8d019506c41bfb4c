export { advisor } from './advice/advisor.ts'
export { counsel } from './advice/counsel.ts'
export { afterMission, improved } from './campaign/after.ts'
export { type Campaign, newCampaign, nextMission, type Roster, readCampaign, type Veteran } from './campaign/campaign.ts'
export { type Force, forceFor, isFit, missionScenario } from './campaign/force.ts'
export type { Upfront } from './context.ts'
export { ELAN_FOR_ONE, MARKS_FOR_RANK, rankName } from './data/campaign.ts'
export type { ActionCard, CardFunction, FunctionType, Terrain } from './data/cards.ts'
export { HALF_YEARS, type HalfYear, SITUATIONS } from './data/dyo.ts'
export { frequencyName } from './data/machines.ts'
export { NATIONS, type Nation } from './data/nations.ts'
export { ourPack, type Pack, readPack } from './data/pack.ts'
export type { Personality, Weapon } from './data/personality-file.ts'
export { TROOPS } from './data/troops.ts'
export type { Bought, Design } from './dyo/design.ts'
export { drawScenario } from './dyo/draw.ts'
export { type Bill, billOf, cardsOf } from './dyo/price.ts'
export { defends, designProblems, isAvailable } from './dyo/problems.ts'
export { designed } from './dyo/scenario.ts'
export type { UpfrontEvent } from './events.ts'
export type { FireAction } from './fire/declare.ts'
export type { AttackOdds, FirePreview, ManOdds } from './fire/preview.ts'
export { MODULES } from './modules/index.ts'
export type { UpfrontModule } from './modules/module.ts'
export type { ShotPreview } from './ordnance/preview.ts'
export type { GroupsFormed } from './prepare/form-groups.ts'
export type { AttackAbout, ConcealmentAbout, TurnDecision, UpfrontQuestion, UpfrontQuestions } from './questions.ts'
export { type PackScenario, scenariosOf } from './scenario/pack-scenario.ts'
export { scenarioSchema } from './scenario/schema.ts'
export type * from './scenario/types.ts'
export type { Situation } from './situation/form.ts'
export { type Card, type Group, LETTERS, type Letter, type Man, type Placed, SIDES, type Side, type UpfrontState } from './state.ts'
export { upfront } from './system.ts'
export { type CardLook, cardLook, type FunctionLook } from './tableau/card.ts'
export type { Facing, GroupLook } from './tableau/group.ts'
export type { MachineLook } from './tableau/machine.ts'
export type { ManLook } from './tableau/man.ts'
export { type SideLook, seatOf, type Tableau, tableau } from './tableau/tableau.ts'

export type { DiscardDecision } from './turn/discard.ts'
export type { Discard } from './turn/discard-kind.ts'
export {
  cardName,
  describeDecision,
  describeEvent,
  describeEvents,
  groupName,
  manName,
  numberName,
  sideName,
} from './words/index.ts'
