import { canDecide, LEGAL, type Rules, record, refuse, text } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { STACKING } from '../data/stacking.ts'
import { hasMelee, isMmc } from '../fire/attack.ts'
import { layerOf, locationNamed, nameOf, ROOFTOP } from '../map/location.ts'
import { destinations } from '../movement/step.ts'
import type { LnltQuestion } from '../questions.ts'
import { enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { hasUnit } from '../units/units.ts'

/** 11.2.1: where a Hero may stand: with the unit that brings him forth, or where the stack is full next to it, away from the enemy. */
export function heroPlaces(s: LnltState, { side }: Unit, at: Location): readonly Location[] {
  if (hasRoom(s, side, at)) return [at]
  return destinations(s.setting, at).filter((to) => hasRoom(s, side, to) && !hasUnit(s, enemyOf(side), to) && !hasMelee(s, to))
}

/** 1.3: room for one more single man. */
function hasRoom(s: LnltState, side: Side, at: Location): boolean {
  let smcs = 1
  for (const unit of s.units) if (unit.at === at && unit.side === side && !isMmc(s, unit)) smcs++
  return smcs <= (layerOf(at) === ROOFTOP ? STACKING.rooftop.smcs : STACKING.smcs)
}

/** 11.2.1: where he stands; his owner says so where he has to step aside. That is no move of his. */
export function* heroStands(g: Lnlt, parent: Unit, at: Location): Rules<Location> {
  const places = heroPlaces(g.state, parent, at)
  const question = placeQuestion(g.state, parent, places)
  if (!canDecide(question)) return places[0]!
  const { to } = yield* g.ask(parent.side, question)
  return locationNamed(g.state.setting, to)
}

export interface HeroPlace {
  readonly to: string
}
export const heroPlaceSchema = record({ to: text({ max: 40 }) })

function placeQuestion({ setting }: LnltState, parent: Unit, places: readonly Location[]): LnltQuestion<'heroPlace'> {
  return {
    kind: 'heroPlace',
    title: 'A Hero! There is no room for him in the stack: where does he stand?',
    rule: '11.2.1',
    schema: heroPlaceSchema,
    about: { parent: parent.id },
    candidates: () => places.map((at) => ({ to: nameOf(setting, at) })),
    problems: ({ to }) =>
      places.includes(locationNamed(setting, to))
        ? LEGAL
        : refuse('11.2.1', `He must stand next to where he came from, in a place without enemies and with room for him, not in ${to}.`),
  }
}
