/** How strong the computer players are and how true what they say of positions is: written by `firegroup strength` and `firegroup calibrate`, see docs/opponents.md. */
import type { Meeting, Reliability } from '@firegroup/lab'
import reliability from './reliability.json' with { type: 'json' }
import strength from './strength.json' with { type: 'json' }

export const MEETINGS = Object.values(strength) as unknown as readonly Meeting[]

/** By the id of the scenario. */
export const RELIABILITY = reliability as unknown as { readonly [scenario: string]: Reliability }
