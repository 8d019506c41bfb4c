import type { Aslsk } from '@firegroup/aslsk'
import type { PbsReferee } from '../events.ts'
import type { HipStack } from '../memory.ts'

/** A hidden stack is on the map. */
export function tellReveal(g: Aslsk, { side, units }: HipStack, at: number, turned: number, concealed: boolean): void {
  tell(g, {
    type: 'pbsReferee',
    rule: concealed ? 'PBS-HIP-29' : 'PBS-HIP-38',
    what: 'revealed',
    side,
    at,
    count: units.length,
    value: turned,
  })
}

/** Tells everyone what the referee has done. */
export function tell(g: Aslsk, event: PbsReferee): void {
  g.emit(event as never, { reveals: true })
}
