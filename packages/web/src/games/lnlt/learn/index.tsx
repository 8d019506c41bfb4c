/** Learning Lock 'n Load. */
import { hexOf, type LnltEvent, type LnltState, locationNamed, ourPack, type Situation } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { Counter } from '../../../counters/Counter.tsx'
import type { GameLearn } from '../../game.ts'
import { unitFace } from '../counters/index.tsx'
import { glossary } from './glossary.ts'
import { lessons } from './lessons/index.ts'

export const learn: GameLearn<LnltState, LnltEvent> = {
  lessons,
  glossary,
  seat: 'blue',
  phase: (s) => s.phase,
  phaseOf: (situation) => (situation as Situation).phase ?? 'operations',
  look: ({ setting, units }, named) =>
    named ? named.map((place) => hexOf(locationNamed(setting, place))) : units.filter(({ at }) => at >= 0).map(({ at }) => hexOf(at)),
  Cast,
  turn: {
    title: 'A turn in three phases',
    text: 'You need none of it by heart: the game asks one question at a time and says why.',
    phases: [
      { name: 'Rally', rule: '3.0', text: 'The die says who begins. Shaken units recover, weapons change hands.' },
      {
        name: 'Operations',
        rule: '4.0',
        text: 'Impulse by impulse: activate a location, fire, move, fight. Three passes in a row end it.',
      },
      { name: 'Administration', rule: '9.0', text: 'Smoke thins out, markers come off, and the next turn begins.' },
    ],
  },
  small: {
    scenario: 'bread-before-noon',
    text: 'Bread before Noon: a few squads, one street, a quarter of an hour.',
    invitation: 'Play Bread before Noon, the smallest game',
  },
  sightBoard: false,
}

/** Who takes part: the first counter of either side. */
function Cast({ situation }: { readonly situation: object }): ReactNode {
  const { units } = situation as Situation
  const cast = (['blue', 'red'] as const).flatMap((side) => units.find((unit) => unit.side === side) ?? [])
  return (
    <span className="learn-lesson-cast" aria-hidden="true">
      {cast.map(({ side, type, shaken = false, wounds = 0 }) => (
        <Counter key={side} face={unitFace(ourPack, { type, shaken, wounds })} size={46} />
      ))}
    </span>
  )
}
