/** At what pace the Starter Kit is shown. */
import type { AslskEvent } from '@firegroup/aslsk'
import type { Pace } from '@firegroup/table'

/** What of a move spends MF. */
const SPENDS: readonly string[] = ['step', 'smoke', 'recover', 'placeDc']

const DICE: readonly string[] = [
  'attack',
  'rallyAttempt',
  'repair',
  'recovery',
  'smokeGrenades',
  'closeCombatAttack',
  'ambush',
  'dud',
  'check',
]

export const pace: Pace<AslskEvent> = {
  // everything is on the map: who moves can see who could fire at him
  window: (kind, decision) => (kind === 'move' && SPENDS.includes((decision as { readonly type?: string }).type ?? '') ? 'seen' : 'none'),
  hides: () => false,
  lingers: ({ type }) => DICE.includes(type),
}
