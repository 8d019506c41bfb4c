/** The Starter Kit's own keys at the table. */
import { keyContext } from '../../keys/context.ts'

export const KEYS = keyContext('ASL Starter Kit', 'game', {
  fire: { keys: ['f'], does: 'Fire as it is declared' },
  move: { keys: ['m'], does: 'Move normally' },
  assault: { keys: ['a'], does: 'Assault Movement' },
  double: { keys: ['d'], does: 'Double Time' },
  hatch: { keys: ['u'], does: 'Open or close the hatches' },
  stop: { keys: ['j'], does: 'The vehicle stops at the end of its way, or does not' },
  hide: { keys: ['p'], does: 'Set up hidden, or in sight; push the Gun, or go without it' },
  conceal: { keys: ['i'], does: 'Give the stack a concealment counter, or take it back' },
  turnLeft: { keys: [','], does: 'Turn the Gun or hull to the left' },
  turnRight: { keys: ['.'], does: 'Turn it to the right' },
  turretLeft: { keys: ['<', ';'], shown: 'Shift + ,', does: 'Turn the turret to the left' },
  turretRight: { keys: ['>', ':'], shown: 'Shift + .', does: 'Turn it to the right' },
})
