/** At what pace the Starter Kit is shown. */
import type { AslskEvent, AslskState } from '@firegroup/aslsk'
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
  // who moves can see who could fire at him, unless somebody is concealed or hidden
  window: (kind, decision, state) =>
    kind === 'move' && SPENDS.includes((decision as { readonly type?: string }).type ?? '')
      ? hasUnseen(state as AslskState)
        ? 'hidden'
        : 'seen'
      : 'none',
  hides: () => false,
  lingers: ({ type }) => DICE.includes(type),
}

/** 6.4, 8.3: everybody knows that some are missing from the map, and where concealment counters lie. */
function hasUnseen({ setting, units }: AslskState): boolean {
  return setting.fog && units.some(({ concealed, hidden }) => concealed || hidden)
}
