import type { Chance, Seat } from '@firegroup/kernel'
import type { AslskState } from './state.ts'

/** Replaces what a seat can't know. In the infantry game there is nothing of that kind: no unit is concealed or hidden. */
export function resample(_state: AslskState, _seat: Seat, _chance: Chance): void {}
