/** Learning Up Front. */
import type { Situation, UpfrontEvent, UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import type { GameLearn } from '../../game.ts'
import { Portrait } from '../art/Portrait.tsx'
import { glossary } from './glossary.ts'
import { lessons } from './lessons/index.ts'
import { phase, phaseOf } from './phases.ts'

export const learn: GameLearn<UpfrontState, UpfrontEvent> = {
  lessons,
  glossary,
  seat: 'axis',
  phase,
  phaseOf,
  look: (s, named) => (named ? named.map(Number) : s.groups.filter(({ gone }) => !gone).map(({ id }) => id)),
  Cast,
  turn: {
    title: 'A turn in three parts',
    text: 'The players take turns. Everything comes out of the same deck: what you do, what is drawn against you, and the time.',
    phases: [
      { name: 'Actions', rule: '4.2', text: 'Each group may do one thing: fire, move, stop in terrain, rally …' },
      { name: 'Discard', rule: '4.3', text: 'Cards of no use go: away, or as terrain, Wire and Snipers onto the enemy.' },
      { name: 'Draw', rule: '4.5', text: 'Fill your hand, and the turn is over.' },
    ],
  },
  small: {
    scenario: 'the-milk-run',
    text: 'The Milk Run: six men a side, one deck, a quarter of an hour.',
    invitation: 'Play The Milk Run, the smallest game',
  },
  sightBoard: false,
}

/** Who takes part: a man of either side. */
function Cast({ situation }: { readonly situation: object }): ReactNode {
  const { axis, allied } = situation as Situation
  return (
    <span className="learn-lesson-cast" aria-hidden="true">
      <Portrait nation={axis.nation} leads />
      <Portrait nation={allied.nation} leads={false} />
    </span>
  )
}
