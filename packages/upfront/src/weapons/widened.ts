import type { UpfrontState } from '../state.ts'

/** 52.3, G-40: in the desert everything jams one number sooner. */
export function widened(s: UpfrontState): number {
  return s.setting.hooks.arid.length > 0 ? 1 : 0
}
