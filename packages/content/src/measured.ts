/** How every scenario goes between computer players: written by `firegroup measure`, see docs/simulator.md. */
import type { Measured } from '@firegroup/lab'
import table from './measured.json' with { type: 'json' }

export type { Measured }

/** By the id of the scenario. */
export const MEASURED = table as unknown as { readonly [scenario: string]: Measured }
