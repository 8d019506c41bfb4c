import type { Environment } from '../src/environment/environment.ts'
import type { TableOptions } from './table.ts'

/** The ATTACKER's PFPh with fire in the game, where it is so dry. */
export const burningPrep = (ec: Environment['ec'] = 'moderate', more: TableOptions = {}): TableOptions => ({
  phase: 'prepFire',
  attacker: 'allied',
  columns: 8,
  rows: 12,
  modules: ['fire'],
  kept: { environment: { ec } },
  ...more,
})
