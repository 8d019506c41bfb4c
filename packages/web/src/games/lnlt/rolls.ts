/** What the dice of Lock 'n Load decide, for the account of a game's luck. */
import type { Roll } from '@firegroup/lab'
import type { LnltEvent, LnltState } from '@firegroup/lnlt'

export function rollOf(s: LnltState, event: LnltEvent): Roll | null {
  switch (event.type) {
    case 'attack':
      return { seat: event.by, row: 'shots', success: event.targets.some(({ difference }) => difference > 0) }
    case 'damageCheck':
      return { seat: s.units[event.unit]!.side, row: 'checks', success: event.result === 'none' }
    case 'moraleCheck':
      return { seat: s.units[event.unit]!.side, row: 'checks', success: event.passed }
    case 'selfRallyPair':
      return { seat: s.units[event.unit]!.side, row: 'checks', success: event.passed }
    case 'meleeAttack':
      return { seat: event.by, row: 'fights', success: event.success }
    case 'spottingAttempt':
      return { seat: s.units[event.unit]!.side, row: 'tries', success: event.spotted }
    case 'smokeAttempt':
      return { seat: s.units[event.unit]!.side, row: 'tries', success: event.passed }
    default:
      return null
  }
}
