import type { Location } from '../state.ts'

export type PassengerEvent =
  /** 16.4: they get on or into a vehicle. */
  | { readonly type: 'mounts'; readonly rule: '16.4'; readonly units: readonly number[]; readonly vehicle: number; readonly at: Location }
  /** 16.2, 16.4: they are on the ground again. */
  | { readonly type: 'dismounts'; readonly rule: string; readonly units: readonly number[]; readonly at: Location }
