/** '#/learn/<lesson>': a lesson at the real table, with a panel that says what to try. */
import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { AnyState } from '../games/game.ts'
import { LESSON } from '../keys/contexts.ts'
import { useKeys } from '../keys/useKeys.ts'
import type { Draft } from '../play/controller/draft.ts'
import { landing, tempo } from '../play/seat/tempo.ts'
import { startWorker } from '../worker/computer.ts'
import { GlossaryAtHand } from './at-hand.tsx'
import type { Taught } from './Learn.tsx'
import { LessonBar } from './LessonBar.tsx'
import { LessonEnd } from './LessonEnd.tsx'
import { LessonPanel } from './LessonPanel.tsx'
import type { AnyLesson } from './lesson.ts'
import { markTaken } from './progress.ts'
import { LessonRun } from './run.ts'
import '../play/play.css'
import './lesson.css'

export type AnyRun = LessonRun<AnyState, GameEvent, Draft>

export function LessonScreen({ taught, lesson }: { readonly taught: Taught; readonly lesson: AnyLesson }): ReactNode {
  const play = use(taught.game.parts.play())
  const [run, setRun] = useState<AnyRun | null>(null)
  useEffect(() => {
    let gone = false
    const begun = LessonRun.begin(lesson, play, taught.learn, { tempo, landing, worker: startWorker })
    void begun.then((ready) => {
      if (!gone) setRun(ready)
    })
    return () => {
      gone = true
      void begun.then((ready) => ready.close())
    }
  }, [lesson, play, taught])
  return run && run.lesson === lesson ? (
    <GlossaryAtHand glossary={play.glossary}>
      <AtLesson taught={taught} run={run} />
    </GlossaryAtHand>
  ) : (
    <p className="play-opening">Setting up the table …</p>
  )
}

function AtLesson({ taught, run }: { taught: Taught; run: AnyRun }): ReactNode {
  useSyncExternalStore(run.subscribe, () => run.version)
  const { desk, over, lesson, opened } = run
  const [top, setTop] = useState(0)

  useEffect(() => {
    if (over) markTaken(lesson.id)
  }, [over, lesson])

  // the map keeps clear of the panel, however many lines that has
  const measured = useCallback((panel: HTMLElement | null) => {
    if (!panel) return
    const measure = (): void => {
      setTop(panel.offsetHeight)
      panel.closest<HTMLElement>('.table')?.style.setProperty('--lesson-top', `${panel.offsetHeight}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(panel)
    return () => observer.disconnect()
  }, [])

  useEnterForNext(run)

  if (over) return <LessonEnd taught={taught} lesson={lesson} onAgain={() => run.again()} />
  return (
    <desk.game.Table
      key={opened}
      desk={desk}
      lesson={{ bar: <LessonBar run={run} />, panel: <LessonPanel ref={measured} run={run} />, top, look: run.look }}
    />
  )
}

/** Enter goes on once the step is done and its report is read. */
function useEnterForNext(run: AnyRun): void {
  useKeys(LESSON, { next: () => (run.done && !run.over && run.desk.reports.length === 0 ? run.next() : false) })
}
