/** Who sits at a seat, and the side that he plays. */
import type { Seat } from '@firegroup/kernel'
import type { PageSetup } from '../../worker/host-messages.ts'

export interface Person {
  readonly seat: Seat
  readonly name: string
  readonly side: string
  /** He has a name besides that of his side. */
  readonly isNamed: boolean
}

export function personAt({ players }: Pick<PageSetup, 'players'>, seat: Seat, side: string): Person {
  const player = players[seat]
  const name = player?.type === 'computer' ? 'The computer' : player?.name || side
  return { seat, name, side, isNamed: name !== side }
}
