import { LEGAL, type Problem, refuse, text } from '@firegroup/kernel'
import { type Acting, type AslskAct, ending } from '../acts.ts'
import type { Aslsk } from '../context.ts'
import type { Occasion } from '../fire/declaration.ts'
import { canSee } from '../map/los.ts'
import { nameOf, placeOf } from '../map/terrain.ts'
import type { Moving } from '../phases/movement/moving.ts'
import type { AslskState, Location, Side } from '../state.ts'
import { unitsOf } from '../units/units.ts'
import { unitList } from '../words/names.ts'
import { reveal } from './reveal.ts'
import { isUnseen, unseenPlaces } from './unseen.ts'

export interface Reveal {
  readonly type: 'reveal'
  readonly hex: string
}

/** 8.3: a side shows its concealed or hidden units of a hex, whenever it likes. It is asked for whatever it may show, so that being asked tells nothing. */
function showing<Asked>(
  sideOf: (s: AslskState, asked: Asked) => Side,
  places: (s: AslskState, asked: Asked) => readonly Location[],
): AslskAct<Asked, Reveal> {
  return {
    type: 'reveal',
    rule: '8.3',
    fields: { hex: text({ max: 24 }) },
    candidates: (s, asked) => places(s, asked).map((place) => ({ type: 'reveal', hex: nameOf(s, place) })),
    problems: (s, asked, { hex }) => (places(s, asked).includes(placeOf(s, hex)) ? LEGAL : revealProblems(s, sideOf(s, asked), hex)),
    perform(g, asked, { hex }) {
      show(g, sideOf(g.state, asked), placeOf(g.state, hex))
      return undefined
    },
    describe: (s, { hex }) => revealWords(s, hex),
  }
}

const ownSide = (_: AslskState, { side }: { readonly side: Side }): Side => side

/** In a fire phase, in the APh, and before routs. */
export const revealOwn: AslskAct<Acting, Reveal> = showing(ownSide, (s, { side }) => unseenPlaces(s, side))

/** Between two moves. */
export const revealBeforeMoving: AslskAct<Moving, Reveal> = showing(
  (s) => s.attacker,
  (s) => (s.move ? [] : unseenPlaces(s, s.attacker)),
)

/** While the enemy moves: those who might have something to say to it, as far as he can tell. */
export const revealToMovers: AslskAct<Occasion, Reveal> = showing<Occasion>(ownSide, (s, { side, expenditure }) => {
  const at = expenditure?.at ?? -1
  return unseenPlaces(s, side).filter((place) => unitsOf(s, side, place).some((unit) => unit.hidden) || (at >= 0 && canSee(s, place, at)))
})

export const keepConcealed = ending('done', '8.3.4', 'Show nobody')

function revealProblems(s: AslskState, side: Side, hex: string): readonly Problem[] {
  const place = placeOf(s, hex)
  const isThere = place >= 0 && unitsOf(s, side, place).some(isUnseen)
  return refuse(
    '8.3',
    isThere ? `Whoever is in ${hex} has no reason to show himself now.` : `None of your units in ${hex} is concealed or hidden.`,
  )
}

function show(g: Aslsk, side: Side, place: Location): void {
  reveal(g, unitsOf(g.state, side, place), '8.3')
}

function revealWords(s: AslskState, hex: string): string {
  const place = placeOf(s, hex)
  const units = place < 0 ? [] : s.units.filter((unit) => unit.at === place && isUnseen(unit))
  return units.length === 0
    ? `Show who is in ${hex}`
    : `Show ${unitList(
        s,
        units.map(({ id }) => id),
      )} in ${hex}`
}
