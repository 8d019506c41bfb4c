/** Where a player of the Starter Kit need not be asked, and by what his order to hold goes. */
import { type AslskState, typeOf } from '@firegroup/aslsk'
import { nameOf, placeOf } from '../../../play/controller/draft.ts'
import type { KnownQuestion } from '../../../play/controller/known-question.ts'
import type { HoldParts, PassParts } from '../../game.ts'
import { answersTo } from './answers.ts'

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

export const hold: HoldParts<AslskState> = {
  conditions: (kind) => (kind === 'firstFire' ? ['adjacent', 'open', 'odds'] : []),
  phase: ({ turn, attacker, phase }) => `${turn} ${attacker} ${phase}`,
  held: (s, question) => `Held fire at ${nameOf(s, targetOf(s, question))}`,
  occasion(s, _seat, question) {
    const { grid } = s.setting.map
    const at = targetOf(s, question)
    const answers = answersTo(s, question)
    // the figures that dock and board show
    const odds = answers.flatMap(({ share }) => (share === null ? [] : [share]))
    return {
      adjacent: answers.some(({ places }) => places.some((place) => grid.distance(place, at) <= 1)),
      open: answers.some(({ modifiers }) => modifiers.some(({ tags }) => tags?.includes('ffmo'))) || (odds.length === 0 && isOpen(s, at)),
      odds: odds.length === 0 ? null : Math.max(...odds),
    }
  },
}

/** 3.2.1: where nothing is told before the shot, the ground is what everybody sees. */
const isOpen = (s: AslskState, at: number): boolean => s.setting.terrain[at]?.openGround === true

const targetOf = (s: AslskState, { about }: KnownQuestion): number => placeOf(s, (about as { readonly at: string }).at)
