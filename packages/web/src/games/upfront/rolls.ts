/** What the cards of Up Front decide, for the account of a game's luck. */
import type { Roll } from '@firegroup/lab'
import type { UpfrontEvent, UpfrontState } from '@firegroup/upfront'

export function rollOf(s: UpfrontState, event: UpfrontEvent): Roll | null {
  switch (event.type) {
    case 'attacked': {
      const seat = s.men[event.man]!.side === 'axis' ? 'allied' : 'axis'
      const least = Math.min(event.kia, event.morale ?? event.kia, event.panic ?? event.kia)
      return { seat, row: 'shots', success: event.number >= least }
    }
    case 'combat': {
      const { attackerTotal, defenderTotal } = event
      return { seat: s.men[event.attacker]!.side, row: 'fights', success: attackerTotal > defenderTotal }
    }
    case 'moraleCheck':
      return { seat: s.men[event.man]!.side, row: 'checks', success: event.passed }
    case 'infiltrates':
      return { seat: s.men[event.man]!.side, row: 'tries', success: event.succeeded }
    case 'handDrawn':
      return { seat: event.side, row: 'cards', success: false }
    default:
      return null
  }
}
