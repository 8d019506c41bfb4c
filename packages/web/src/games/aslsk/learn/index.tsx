/** Learning the Starter Kit. */
import { type AslskEvent, type AslskState, packOf, type Situation } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { Counter } from '../../../counters/Counter.tsx'
import type { GameLearn } from '../../game.ts'
import { unitFace, weaponFace } from '../counters.ts'
import { glossary } from './glossary.ts'
import { lessons } from './lessons/index.ts'

export const learn: GameLearn<AslskState, AslskEvent> = {
  lessons,
  glossary,
  seat: 'allied',
  phase: (s) => s.phase,
  phaseOf: (situation) => (situation as Situation).phase ?? 'rally',
  look: ({ setting, units }, named) =>
    named ? named.map((hex) => setting.map.grid.indexOf(hex)) : units.filter(({ at }) => at >= 0).map(({ at }) => at),
  Cast,
  turn: {
    title: 'A turn in eight phases',
    text: 'You need none of it by heart: the game asks one question at a time and says why.',
    phases: [
      { name: 'Rally', rule: '3.1', text: 'Broken units recover, weapons are mended.' },
      { name: 'Prep Fire', rule: '3.2', text: 'Fire first, and stay where you are.' },
      { name: 'Movement', rule: '3.3', text: 'Go, and be shot at on the way.' },
      { name: 'Defensive Fire', rule: '3.4', text: 'They fire what they held back.' },
      { name: 'Advancing Fire', rule: '3.5', text: 'Fire after moving, at half strength.' },
      { name: 'Rout', rule: '3.6', text: 'Broken units run for cover.' },
      { name: 'Advance', rule: '3.7', text: 'One hex more, without being shot at.' },
      { name: 'Close Combat', rule: '3.8', text: 'Hand to hand in one hex.' },
    ],
  },
  small: {
    scenario: 'first-light',
    text: 'First Light: one platoon, one farm, a quarter of an hour.',
    invitation: 'Play First Light, the smallest game',
  },
  sightBoard: true,
}

/** Who takes part: the first counters of either side, and a gun where there is one. */
function Cast({ situation }: { readonly situation: object }): ReactNode {
  const { units, weapons } = situation as Situation
  const pack = packOf(situation as Situation)
  const weapon = weapons?.[0]
  const own = units.find(({ side }) => side === 'allied')
  const enemy = units.find(({ side }) => side === 'axis')
  return (
    <span className="learn-lesson-cast" aria-hidden="true">
      {own && <Counter face={unitFace(pack, { type: own.type, broken: own.broken ?? false })} size={46} />}
      {weapon && <Counter face={weaponFace(pack, { type: weapon.type, malfunctioned: false })} size={46} />}
      {enemy && !weapon && <Counter face={unitFace(pack, { type: enemy.type, broken: enemy.broken ?? false })} size={46} />}
    </span>
  )
}
