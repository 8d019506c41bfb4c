/** What the dice of the Starter Kit decide, for the account of a game's luck. */
import type { AslskEvent, AslskState } from '@firegroup/aslsk'
import type { Roll } from '@firegroup/lab'

export function rollOf(s: AslskState, event: AslskEvent): Roll | null {
  switch (event.type) {
    case 'attack':
      return { seat: event.by, row: 'shots', success: [event, ...(event.others ?? [])].some(({ result }) => result !== '-') }
    case 'toHit':
      return { seat: event.by, row: 'shots', success: event.groups.some(({ hit }) => hit) }
    case 'check':
      return { seat: s.units[event.unit]!.side, row: 'checks', success: event.result === 'passes' }
    case 'rallyAttempt':
      return { seat: s.units[event.unit]!.side, row: 'checks', success: event.result === 'rallies' }
    case 'closeCombatAttack':
      return { seat: event.side, row: 'fights', success: event.result !== 'none' }
    case 'recovery':
      return { seat: s.units[event.unit]!.side, row: 'tries', success: event.recovered }
    case 'repair':
      return { seat: s.units[event.unit]!.side, row: 'tries', success: event.result === 'repaired' }
    default:
      return null
  }
}
