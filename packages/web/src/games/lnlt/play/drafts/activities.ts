/** What activated units can do, and which acts belong to it. */
import type { LnltQuestions, LnltState } from '@firegroup/lnlt'
import type { Decision } from '../kinds.ts'

/** What can be done, in the order in which it is proposed. */
export const ACTIVITIES = [
  'fire',
  'guns',
  'melee',
  'move',
  'drive',
  'assaultFire',
  'assaultShot',
  'passengers',
  'withdraw',
  'smoke',
  'snipe',
  'shells',
  'flames',
  'mounts',
  'tunnel',
  'claymore',
  'collapse',
  'tearDown',
] as const
export type Activity = (typeof ACTIVITIES)[number]

/** The activity to which each act belongs; null for none. The compiler asks for every act; a module's has none, and is offered as a list. */
const ACTIVITY: { readonly [T in LnltQuestions['act']['decision']['type']]: Activity | null } = {
  fire: 'fire',
  melee: 'melee',
  move: 'move',
  assaultFire: 'assaultFire',
  assaultShot: 'assaultShot',
  withdraw: 'withdraw',
  smoke: 'smoke',
  snipe: 'snipe',
  mortar: 'shells',
  artillery: 'shells',
  button: 'drive',
  pivot: 'drive',
  hullDown: 'drive',
  tunnel: 'tunnel',
  blast: 'collapse',
  tearDown: 'tearDown',
  layClaymore: 'claymore',
  ordnance: 'guns',
  machineGun: 'guns',
  starshell: 'shells',
  brave: 'flames',
  extinguish: 'flames',
  board: 'passengers',
  unload: 'passengers',
  hover: 'drive',
  hitAndRun: 'mounts',
  dismount: 'mounts',
  end: null,
}

/** What belongs to an activity has its control there. */
export const ACT_CONTROLS = Object.fromEntries(Object.entries(ACTIVITY).map(([type, activity]) => [type, activity !== null])) as {
  readonly [T in keyof typeof ACTIVITY]: boolean
}

/** What Enter does with shells, by the act. */
export const SHELL_LABELS: { readonly [type: string]: string } = {
  mortar: 'Fire the mortar',
  artillery: 'Call the guns',
  starshell: 'Fire the Starshell',
}

const LISTED: ReadonlySet<Activity | null> = new Set([
  'snipe',
  'shells',
  'flames',
  'passengers',
  'mounts',
  'tunnel',
  'claymore',
  'collapse',
  'tearDown',
  'assaultShot',
] satisfies Activity[])

/** Activities whose acts are chosen from a list, or by their hex. */
export function isListed(activity: Activity | null): boolean {
  return LISTED.has(activity)
}

export function activityOf(s: LnltState, decision: Decision): Activity | null {
  const { type } = decision
  if (!Object.hasOwn(ACTIVITY, type)) return null
  return isDrive(s, decision) ? 'drive' : ACTIVITY[type as keyof typeof ACTIVITY]
}

/** A move of one vehicle by itself. */
function isDrive(s: LnltState, decision: Decision): boolean {
  const { type, units } = decision as { readonly type: string; readonly units?: readonly number[] }
  return type === 'move' && units?.length === 1 && s.units[units[0]!]?.vehicle !== undefined
}
