/** All lessons in their order, the next one first to hand; a turn at a glance; the way into the glossary. */
import type { ReactNode } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import type { AnyLearn } from '../games/game.ts'
import { GlossaryAtHand } from './at-hand.tsx'
import { GLOSSARY } from './Glossary.tsx'
import type { Taught } from './Learn.tsx'
import { minutes } from './LessonEnd.tsx'
import type { AnyLesson } from './lesson.ts'
import { useLessonsTaken } from './progress.ts'
import { RuleLink } from './RuleLink.tsx'
import './learn.css'

export function LessonList({ taught }: { readonly taught: readonly Taught[] }): ReactNode {
  const taken = useLessonsTaken()
  const lessons = taught.flatMap(({ learn }) => learn.lessons)
  const next = lessons.find(({ id }) => !taken.includes(id))
  const left = lessons.filter(({ id }) => !taken.includes(id)).reduce((sum, lesson) => sum + lesson.minutes, 0)
  return (
    <Shell current="learn">
      <div className="learn">
        <header className="learn-head">
          <div>
            <h1>Learn by playing</h1>
            <p className="learn-says">
              {next
                ? `Short lessons at the real table, one idea each. ${taken.length === 0 ? taught[0]?.learn.inAll : `About ${left} minutes are left.`} Try whatever you like: nothing can be lost.`
                : 'You have taken every lesson. They stay here to come back to.'}
            </p>
          </div>
          {next && (
            <a className="ui-button ui-button-fire" href={addressOf({ place: 'learn', topic: next.id })}>
              {taken.length === 0 ? 'Begin' : 'Go on'}: {next.title}
            </a>
          )}
        </header>
        {taught.map((one) => (
          <GameLessons key={one.game.id} taught={one} next={next} titled={taught.length > 1} />
        ))}
      </div>
    </Shell>
  )
}

interface GameLessonsProps {
  readonly taught: Taught
  readonly next: AnyLesson | undefined
  /** Under the name of the game: there are several. */
  readonly titled: boolean
}

function GameLessons({ taught: { game, learn }, next, titled }: GameLessonsProps): ReactNode {
  const taken = useLessonsTaken()
  const { lessons, turn, small, glossary } = learn
  return (
    <GlossaryAtHand glossary={glossary}>
      {titled && <h2 className="learn-game">{game.title}</h2>}
      <ol className="learn-lesson-cards">
        {lessons.map((lesson, i) => (
          <li key={lesson.id}>
            <LessonCard learn={learn} lesson={lesson} number={i + 1} taken={taken.includes(lesson.id)} next={lesson === next} />
          </li>
        ))}
      </ol>
      <section className="learn-turn">
        <h2>{turn.title}</h2>
        <p>{turn.text}</p>
        <ol className="learn-phases">
          {turn.phases.map(({ name, rule, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <RuleLink rule={rule} />
            </li>
          ))}
        </ol>
      </section>
      <ul className="learn-doors">
        <li>
          <a className="ui-button ui-button-main" href={addressOf({ place: 'learn', game: game.id, topic: GLOSSARY })}>
            Rules and terms
          </a>
        </li>
        <li>
          <a className="ui-button" href={addressOf({ place: 'new', scenario: small.scenario })}>
            {small.invitation}
          </a>
        </li>
        {learn.sightBoard && (
          <li>
            <a className="ui-button" href="#/boards">
              Try lines of sight on a board
            </a>
          </li>
        )}
      </ul>
    </GlossaryAtHand>
  )
}

interface LessonCardProps {
  readonly learn: AnyLearn
  readonly lesson: AnyLesson
  readonly number: number
  readonly taken: boolean
  readonly next: boolean
}

function LessonCard({ learn, lesson, number, taken, next }: LessonCardProps): ReactNode {
  const situation = lesson.steps[0]?.situation
  return (
    <a
      className={next ? 'learn-lesson-card is-next' : taken ? 'learn-lesson-card is-taken' : 'learn-lesson-card'}
      href={addressOf({ place: 'learn', topic: lesson.id })}
    >
      <span className="learn-number" aria-hidden="true">
        {taken ? '✓' : number}
      </span>
      <span className="learn-lesson-card-words">
        <strong>{lesson.title}</strong>
        <span>{lesson.idea}</span>
        <small>{taken ? 'Taken' : minutes(lesson)}</small>
      </span>
      {situation && <learn.Cast situation={situation} />}
    </a>
  )
}
