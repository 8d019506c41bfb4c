import type { LnltState } from '../state.ts'

/** 20.1: the scenario is fought at night. */
export function isNight({ setting }: LnltState): boolean {
  return setting.isNight
}
