/** What to try now, what came of it, and the way on. */
import type { ReactNode, Ref } from 'react'
import type { AnyRun } from './LessonScreen.tsx'
import { TermText } from './RuleLink.tsx'

interface LessonPanelProps {
  readonly run: AnyRun
  readonly ref?: Ref<HTMLElement>
}

export function LessonPanel({ run, ref }: LessonPanelProps): ReactNode {
  const { lesson, step, index, done, missed, hinted } = run
  const last = index + 1 === lesson.steps.length
  return (
    <section ref={ref} className={done ? 'lesson-panel is-done' : missed ? 'lesson-panel is-missed' : 'lesson-panel'} aria-label="Lesson">
      <Steps count={lesson.steps.length} index={index} done={done} />
      <div className="lesson-words" role="status">
        {done ? (
          <p>
            <TermText text={run.after} terms={lesson.terms} />
          </p>
        ) : missed ? (
          <p>That moment has passed. Nothing is lost: set it up again and try another way.</p>
        ) : (
          <>
            <p>
              <TermText text={step.text} terms={lesson.terms} />
            </p>
            {hinted && <p className="lesson-hint">{step.hint}</p>}
          </>
        )}
      </div>
      <div className="lesson-ways">
        {done ? (
          <button type="button" className="ui-button lesson-next" onClick={() => run.next()}>
            {last ? 'Finish' : 'Next'}
          </button>
        ) : missed ? (
          <button type="button" className="ui-button lesson-next" onClick={() => run.again()}>
            Try again
          </button>
        ) : (
          !hinted && (
            <button type="button" className="ui-button" onClick={() => run.hint()}>
              Hint
            </button>
          )
        )}
        {!missed && (
          <button
            type="button"
            className="ui-button lesson-again"
            onClick={() => run.again()}
            aria-label="Set this up again"
            title="Set this up again"
          >
            ↺
          </button>
        )}
      </div>
    </section>
  )
}

function Steps({ count, index, done }: { count: number; index: number; done: boolean }): ReactNode {
  return (
    <p className="lesson-steps">
      <span className="learn-number" aria-hidden="true">
        {done ? '✓' : index + 1}
      </span>
      <span className="lesson-count">
        {done ? 'Done, step' : 'Step'} {index + 1} of {count}
      </span>
    </p>
  )
}
