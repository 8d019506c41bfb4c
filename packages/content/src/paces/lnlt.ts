/** At what pace Lock 'n Load is shown. */
import type { LnltEvent } from '@firegroup/lnlt'
import type { Pace } from '@firegroup/table'

/** What spends MP, so that the other side may fire. */
const SPENDS: readonly string[] = ['step', 'move', 'assaultFire', 'enter', 'leave', 'pivot', 'board', 'unload']

export const pace: Pace<LnltEvent> = {
  // everything is on the map: who moves can see who could fire at him
  window: (_kind, decision) => (SPENDS.includes((decision as { readonly type?: string }).type ?? '') ? 'seen' : 'none'),
  hides: () => false,
  lingers: (event) => diceOf(event).length > 0,
}

/** The dice that were rolled in an event. */
export function diceOf(event: LnltEvent): readonly number[] {
  switch (event.type) {
    case 'attack':
      return [...event.attackDice, ...event.defenceDice]
    case 'damageCheck':
    case 'bailsOut':
      return event.die
    case 'closeAssault':
      return [...event.attackDice, ...event.defenceDice]
    case 'penetration':
      return [...event.attackDie, ...event.defenceDie]
    case 'moraleCheck':
    case 'toHit':
    case 'meleeAttack':
    case 'selfRallyPair':
      return event.dice
    case 'spottingAttempt':
    case 'smokeAttempt':
    case 'unjam':
      return [event.die]
    case 'initiative':
      return Object.values(event.dice)
    default:
      return []
  }
}
