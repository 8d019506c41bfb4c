/** The Starter Kit's own keys at the table. */
import { keyContext } from '../../keys/context.ts'

export const KEYS = keyContext('ASL Starter Kit', 'game', {
  fire: { keys: ['f'], does: 'Fire as it is declared' },
  move: { keys: ['m'], does: 'Move normally' },
  assault: { keys: ['a'], does: 'Assault Movement' },
  double: { keys: ['d'], does: 'Double Time' },
})
