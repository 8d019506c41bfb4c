import type { Location } from '../state.ts'

export type MountedEvent =
  /** 6.6: Leg units stand where they were mounted. */
  | { readonly type: 'getsDown'; readonly rule: '6.6'; readonly units: readonly number[]; readonly at: Location }
  /** 6.8: a move in the middle of the enemy's. */
  | { readonly type: 'opportunityMove'; readonly rule: '6.8'; readonly units: readonly number[]; readonly at: Location }
  /** 8.6 */
  | { readonly type: 'charge'; readonly rule: '8.6'; readonly units: readonly number[]; readonly at: Location }
