/** How every scenario goes between computer players: written by `firegroup measure`, see docs/simulator.md. */
import type { Measured } from '@firegroup/lab'
import table from './measured.json' with { type: 'json' }
import regulars from './measured-regular.json' with { type: 'json' }

export type { Measured }

type Table = { readonly [scenario: string]: Measured }

/** By the id of the scenario: between greedy players. */
export const MEASURED = table as unknown as Table

/** Between regulars, as far as such games were played: they take hundreds of times as long. */
export const MEASURED_OF_REGULARS = regulars as unknown as Table
