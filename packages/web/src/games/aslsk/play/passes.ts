/** Where a player of the Starter Kit need not be asked, and by what his order to hold goes. */
import { type AslskState, type FireDeclaration, type FirePreview, type ShotPreview, typeOf } from '@firegroup/aslsk'
import { nameOf, placeOf } from '../../../play/controller/draft.ts'
import type { KnownQuestion } from '../../../play/controller/known-question.ts'
import type { HoldParts, PassParts } from '../../game.ts'
import { isShot, shotOption } from './drafts/shot-parts.ts'

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
    const candidates = question.candidates() as readonly (FireDeclaration | { readonly type: string })[]
    const fires = candidates.filter((each): each is FireDeclaration => each.type === 'fire')
    const shots = candidates.filter(isShot).map((shot) => shotOption(s, shot, question.preview(shot) as ShotPreview | null))
    const previews = fires.map((fire) => question.preview(fire) as FirePreview | null)
    const firers = [...fires.flatMap((fire) => fire.firers.map(({ unit }) => s.units[unit]!.at)), ...shots.map(({ place }) => place)]
    const known = [
      ...previews.flatMap((preview) => preview?.modifiers ?? []),
      ...shots.flatMap(({ preview }) => preview?.groups[0]?.modifiers ?? []),
    ]
    // the figures that dock and board show
    const odds = [...previews.map((preview) => preview && preview.anyEffect / 36), ...shots.map(({ harm }) => harm)].filter(
      (share) => share !== null,
    )
    return {
      adjacent: firers.some((place) => grid.distance(place, at) <= 1),
      open: known.some(({ tags }) => tags?.includes('ffmo')) || (odds.length === 0 && isOpen(s, at)),
      odds: odds.length === 0 ? null : Math.max(...odds),
    }
  },
}

/** 3.2.1: where nothing is told before the shot, the ground is what everybody sees. */
const isOpen = (s: AslskState, at: number): boolean => s.setting.terrain[at]?.openGround === true

const targetOf = (s: AslskState, { about }: KnownQuestion): number => placeOf(s, (about as { readonly at: string }).at)
