/** What activated units can do, and which acts belong to it. */
import type { LnltQuestions } from '@firegroup/lnlt'
import type { Decision } from '../kinds.ts'

/** What can be done, in the order in which it is proposed. */
export const ACTIVITIES = ['fire', 'melee', 'move', 'assaultFire', 'withdraw', 'smoke', 'snipe', 'shells', 'flames'] as const
export type Activity = (typeof ACTIVITIES)[number]

/** The activity to which each act belongs; null for none. The compiler asks for every act; a module's has none, and is offered as a list. */
const ACTIVITY: { readonly [T in LnltQuestions['act']['decision']['type']]: Activity | null } = {
  fire: 'fire',
  melee: 'melee',
  move: 'move',
  assaultFire: 'assaultFire',
  withdraw: 'withdraw',
  smoke: 'smoke',
  snipe: 'snipe',
  mortar: 'shells',
  artillery: 'shells',
  button: null,
  pivot: null,
  hullDown: null,
  ordnance: null,
  machineGun: null,
  starshell: 'shells',
  brave: 'flames',
  extinguish: 'flames',
  board: null,
  unload: null,
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

/** Activities whose acts are chosen from a list, or by their hex. */
export function isListed(activity: Activity | null): boolean {
  return activity === 'snipe' || activity === 'shells' || activity === 'flames'
}

export function activityOf({ type }: Decision): Activity | null {
  return Object.hasOwn(ACTIVITY, type) ? ACTIVITY[type as keyof typeof ACTIVITY] : null
}
