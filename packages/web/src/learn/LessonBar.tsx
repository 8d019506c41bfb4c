/** The bar above a lesson: its name, the phases, and the way out. */
import type { ReactNode } from 'react'
import { Sign } from '../icons.tsx'
import type { AnyRun } from './LessonScreen.tsx'

export function LessonBar({ run }: { readonly run: AnyRun }): ReactNode {
  const { lesson, desk } = run
  return (
    <header className="ui-top-bar play-bar lesson-bar">
      <a className="ui-brand" href="#/" aria-label="Firegroup, to your games">
        <Sign />
        <span>Firegroup</span>
      </a>
      <p className="play-scenario">
        <strong>{lesson.title}</strong>
        <span>{lesson.idea}</span>
      </p>
      <desk.game.bars.Ribbon s={desk.s} />
      <a className="lesson-leave" href="#/learn">
        All lessons
      </a>
    </header>
  )
}
