import { oneOf, optional, record, type Schema } from '@firegroup/kernel'

/** Rulings on which players disagree (docs/rulings.md): what can be chosen, the first unless told, and how a game played so is called. */
export const RULINGS = {
  /** LG-04 */
  leaderInOpportunityFire: {
    values: ['yes', 'no'],
    titles: ['Leaders help Opportunity Fire', 'Leaders don’t help Opportunity Fire'],
  },
  /** LG-05 */
  lowCrawlIntoMelee: { values: ['yes', 'no'], titles: ['Low Crawl may enter Melee', 'Low Crawl may not enter Melee'] },
  /** 4.1: whether a unit that was Ops Complete before fires with a comrade who has just spotted. */
  opsCompleteBesideSpotter: {
    values: ['yes', 'no'],
    titles: ['Ops Complete units fire with their spotter', 'Ops Complete units don’t fire with their spotter'],
  },
  /** 11.6: whether a Scout passes what he leads others through for as little as they do. */
  scoutOwnPath: { values: ['no', 'yes'], titles: ['A Scout pays the full cost himself', 'A Scout pays as little as those with him'] },
  /** 4.0, 8.1: whether a Leader who is locked in Melee activates what is next to him. */
  lockedLeaderExtends: {
    values: ['yes', 'no'],
    titles: ['Leaders in Melee activate others', 'Leaders in Melee activate nobody else'],
  },
  /** 8.4: whether ambushers are as hard to strike back at as they strike. */
  ambushInDefence: {
    values: ['yes', 'no'],
    titles: ['Ambushers defend with tripled firepower', 'Ambushers defend with their own firepower'],
  },
  /** LG-62 */
  turretPenalty: {
    values: ['onRotation', 'outsideHullArc'],
    titles: ['A turret that turns for the shot aims worse', 'A turret out of the hull’s arc always aims worse'],
  },
  /** LG-01 */
  oftMovingLeg: {
    values: ['card', 'text'],
    titles: ['Ordnance finds moving men harder to hit', 'Ordnance finds moving men easier to hit'],
  },
  /** LG-02 */
  hitLocation: { values: ['natural', 'modified'], titles: ['Hit location by the natural roll', 'Hit location by the modified roll'] },
  /** LG-67 */
  hullDownFront: {
    values: ['arc', 'armorSector'],
    titles: ['A hull is hidden to its covered arc', 'A hull is hidden where its front armor would be struck'],
  },
  /** 15.6: optional. */
  vehicleSize: { values: ['no', 'yes'], titles: ['Vehicles are hit alike', 'Size and speed of vehicles count'] },
  /** 15.0: optional. */
  splitMachineGun: {
    values: ['no', 'yes'],
    titles: ['Machine guns of turret and hull fire as one', 'Machine guns of turret and hull fire apart where they point apart'],
  },
  /** 10.1.1: optional. */
  spottingVehicles: { values: ['no', 'yes'], titles: ['Vehicles are spotted like men', 'Vehicles are spotted more easily'] },
  /** LG-14 */
  heroFromMines: { values: ['no', 'yes'], titles: ['Mines make no Heroes', 'Mines may make Heroes'] },
  /** LG-59: the least front armor with which a vehicle drives into a house. */
  rubbleMinArmor: { values: ['0', '1', '2', '3', '4'], titles: null },
  /** LG-89: whether the ground covers those on whom an aircraft crashes. */
  crashTM: { values: ['helicopters', 'always', 'never'], titles: null },
  /** LG-104 */
  bridgeTM: { values: ['0', '1'], titles: ['A Bridge covers nobody', 'A Bridge covers those on it a little'] },
  /** LG-03 */
  rooftopLevel: { values: ['obstacle', 'printed'], titles: null },
  /** LG-53 */
  plateauShadow: { values: ['one', 'length'], titles: null },
} as const

export type RulingId = keyof typeof RULINGS
export type RulingOptions = { readonly [R in RulingId]: (typeof RULINGS)[R]['values'][number] }

const IDS = Object.keys(RULINGS) as RulingId[]

export const DEFAULT_OPTIONS = Object.fromEntries(IDS.map((id) => [id, RULINGS[id].values[0]])) as unknown as RulingOptions

/** What may stand in `options` of a scenario and of a situation. */
export const optionsSchema = record(
  Object.fromEntries(IDS.map((id) => [id, optional(oneOf(...RULINGS[id].values))])),
) as Schema<unknown> as Schema<Partial<RulingOptions>>
