import { type Chance, resampleModules, type Seat } from '@firegroup/kernel'
import type { AslskState } from './state.ts'

/** Replaces what a seat can't know. In the infantry game there is nothing of that kind, for no unit is concealed or hidden; a module may have secrets. */
export function resample(state: AslskState, seat: Seat, chance: Chance): void {
  if (state.modules) resampleModules(state, seat, chance)
}
