/** Where a player of the Starter Kit need not be asked. */
import { type AslskState, typeOf } from '@firegroup/aslsk'
import type { PassParts } from '../../game.ts'

const NO_TARGET = { about: 'fire', text: 'Nobody has a target.' } as const

export const passes: PassParts<AslskState> = {
  questions: {
    transfer: { about: 'weapons', text: 'No Weapon has to change hands.' },
    selfRally: { about: 'rally', text: 'Nothing to rally.' },
    unitRally: { about: 'rally', text: 'Nothing to rally.' },
    prepFire: NO_TARGET,
    firstFire: NO_TARGET,
    defensiveFire: NO_TARGET,
    advancingFire: NO_TARGET,
    move: { about: 'moves', text: 'Nobody can move any more.' },
    advance: { about: 'moves', text: 'Nobody can advance.' },
  },
  isIdle,
}

/** 4.0: a Weapon is given up only if one wants it. 3.1d, 3.7: one is handed on with good reason by a leader, or by whoever carries several. */
function isIdle(decision: unknown, s: AslskState): boolean {
  const { type, transfers = [] } = decision as { readonly type: string; readonly transfers?: readonly { readonly weapon: number }[] }
  // 8.3: whoever is concealed stays so unless one wants him seen
  if (type !== 'transfer') return type === 'destroy' || type === 'drop' || type === 'reveal'
  return !transfers.some(({ weapon }) => {
    const { owner } = s.weapons[weapon]!
    const holder = s.units[owner]
    return holder && (typeOf(s, holder).kind === 'leader' || s.weapons.filter((each) => each.owner === owner).length > 1)
  })
}
