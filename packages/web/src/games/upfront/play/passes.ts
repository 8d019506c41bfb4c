/** Where a player of Up Front need not be asked. */
import type { Modifier } from '@firegroup/kernel'
import type { UpfrontState } from '@firegroup/upfront'
import type { PassParts } from '../../game.ts'

const NO_CARD = { about: 'cards', text: 'You have no card for it.' } as const
/** What nobody does for want of something better. */
const IDLE: readonly string[] = ['reorder', 'panic', 'handOver', 'uncrew']

export const passes: PassParts<UpfrontState> = {
  questions: {
    hero: NO_CARD,
    heroDrawn: NO_CARD,
    concealment: NO_CARD,
    initialTerrain: { about: 'cards', text: 'No terrain to lay.' },
    act: { about: 'moves', text: 'No group has a card to play.' },
    attack: {
      about: 'cards',
      text: 'Nobody hid: the attack goes on as declared.',
      // 6.5: the strength is the one for which it was declared unless a Concealed card came between (9.1)
      foregone: (_, { about }) => {
        const { modifiers } = about as { readonly modifiers: readonly Modifier[] }
        return modifiers.some(({ rule }) => rule === '9.1') ? null : { type: 'resolve' }
      },
    },
  },
  isIdle: (decision) => IDLE.includes((decision as { readonly type?: string }).type ?? ''),
}
