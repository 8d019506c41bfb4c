/** The end of a lesson: what it was about, and the doors that lead on. */
import { type ReactNode, useEffect, useRef } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { GLOSSARY } from './Glossary.tsx'
import type { Taught } from './Learn.tsx'
import type { AnyLesson } from './lesson.ts'
import { useLessonsTaken } from './progress.ts'
import { Term } from './RuleLink.tsx'
import './learn.css'

interface Door {
  readonly title: string
  readonly text: string
  readonly href: string
}

interface LessonEndProps {
  readonly taught: Taught
  readonly lesson: AnyLesson
  readonly onAgain: () => void
}

export function LessonEnd({ taught: { game, learn }, lesson, onAgain }: LessonEndProps): ReactNode {
  const { lessons, small } = learn
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const next = lessons[lessons.indexOf(lesson) + 1]
  const taken = useLessonsTaken()
  const scenario: Door = {
    title: 'A small scenario',
    text: small.text,
    href: addressOf({ place: 'new', scenario: small.scenario }),
  }
  const doors: readonly Door[] = next
    ? [
        { title: `Next: ${next.title}`, text: `${next.idea} ${minutes(next)}.`, href: addressOf({ place: 'learn', topic: next.id }) },
        scenario,
        { title: 'I know the rules', text: 'Choose from all scenarios.', href: addressOf({ place: 'new', scenario: undefined }) },
      ]
    : [
        scenario,
        { title: 'All scenarios', text: 'Larger boards, more men, both sides.', href: addressOf({ place: 'new', scenario: undefined }) },
        {
          title: 'Rules and terms',
          text: 'Every word that the table uses.',
          href: addressOf({ place: 'learn', game: game.id, topic: GLOSSARY }),
        },
      ]
  return (
    <Shell current="learn">
      <div className="learn-lesson-end">
        <ol
          className="learn-lesson-row"
          aria-label={`${lessons.filter(({ id }) => taken.includes(id)).length} of ${lessons.length} lessons taken`}
        >
          {lessons.map(({ id }, i) => (
            <li key={id} className={taken.includes(id) ? 'is-taken' : ''} aria-hidden="true">
              <span className="learn-number">{taken.includes(id) ? '✓' : i + 1}</span>
            </li>
          ))}
        </ol>
        <h1 ref={heading} tabIndex={-1}>
          {lesson.title}: done
        </h1>
        <ul className="learn-lesson-learned">
          {lesson.learned.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <ul className="learn-lesson-doors">
          {doors.map(({ title, text, href }, i) => (
            <li key={href}>
              <a className={i === 0 ? 'learn-lesson-door is-first' : 'learn-lesson-door'} href={href}>
                <strong>{title}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="learn-lesson-terms">
          Read on:{' '}
          {lesson.terms.map((id) => (
            <Term key={id} id={id} />
          ))}
        </p>
        <button type="button" className="ui-button" onClick={onAgain}>
          Take the last step again
        </button>
      </div>
    </Shell>
  )
}

export const minutes = ({ minutes: count }: Pick<AnyLesson, 'minutes'>): string => (count === 1 ? 'One minute' : `About ${count} minutes`)
