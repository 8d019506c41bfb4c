/** Where a player of Lock 'n Load need not be asked. */
import type { LnltState } from '@firegroup/lnlt'
import type { PassParts } from '../../game.ts'

/** Weapons are handed about, laid down and broken up only if one wants it; one that lies there is worth a question. */
const IDLE: readonly string[] = ['give', 'drop', 'destroy', 'flip']

export const passes: PassParts<LnltState> = {
  questions: {
    rally: { about: 'rally', text: 'Nothing to rally.' },
    impulse: { about: 'moves', text: 'Nobody can act.' },
    act: { about: 'moves', text: 'Nobody else can act.' },
    opportunityFire: { about: 'fire', text: 'Nobody has a target.' },
  },
  isIdle: (decision) => IDLE.includes((decision as { readonly type?: string }).type ?? ''),
}
