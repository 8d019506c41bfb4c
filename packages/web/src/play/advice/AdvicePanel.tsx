/** Advice in the dock, for whoever sits at the desk. */
import type { GameEvent } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { ThoughtPanel } from './ThoughtPanel.tsx'

export function AdvicePanel<S, E extends GameEvent, D extends Draft>({ desk }: { readonly desk: Desk<S, E, D> }): ReactNode {
  const { advice, s, seat, game } = desk
  return (
    <ThoughtPanel
      title="What a veteran would do"
      advice={advice}
      nameOf={(each) => (each === seat ? 'You' : game.sideName(s, each))}
      onDo={({ decision }) => desk.decideAsAdvised(decision)}
      note="The odds to win the game, as the computer judges the positions that follow, from nothing but what you can know. Where they lie is told with what the judgement itself is off; which way is better is surer than that, because all ways are tried with the same dice."
    />
  )
}
