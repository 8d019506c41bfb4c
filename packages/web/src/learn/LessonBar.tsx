/** The bar above a lesson: its name, the phases, and the way out. */
import type { ReactNode } from 'react'
import { Sign } from '../icons.tsx'
import { Ribbon } from '../play/parts/PlayTopBar.tsx'
import type { LessonRun } from './run.ts'

export function LessonBar({ run }: { readonly run: LessonRun }): ReactNode {
  const { lesson, desk } = run
  return (
    <header className="top-bar play-bar lesson-bar">
      <a className="brand" href="#/" aria-label="Firegroup, to your games">
        <Sign />
        <span>Firegroup</span>
      </a>
      <p className="play-scenario">
        <strong>{lesson.title}</strong>
        <span>{lesson.idea}</span>
      </p>
      <Ribbon s={desk.s} />
      <a className="lesson-leave" href="#/learn">
        All lessons
      </a>
    </header>
  )
}
