/** One game at a time: its lessons in their order, the next one first to hand; drills; a turn at a glance; the way into the rules. */
import { type ReactNode, Suspense, use } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import type { DrillSet } from '../drills/sets.ts'
import type { AnyLearn } from '../games/game.ts'
import { once } from '../games/once.ts'
import { GlossaryAtHand } from './at-hand.tsx'
import { DrillList } from './DrillList.tsx'
import { GLOSSARY } from './Glossary.tsx'
import type { Taught } from './Learn.tsx'
import { minutes } from './LessonEnd.tsx'
import type { AnyLesson } from './lesson.ts'
import { useLessonsTaken } from './progress.ts'
import { RuleLink } from './RuleLink.tsx'
import './learn.css'

interface LessonListProps {
  readonly taught: readonly Taught[]
  /** The game that is shown. */
  readonly shown: Taught
}

export function LessonList({ taught, shown }: LessonListProps): ReactNode {
  const taken = useLessonsTaken()
  const { game, learn } = shown
  const { lessons, turn, small, glossary } = learn
  const left = lessons.filter(({ id }) => !taken.includes(id))
  const next = left[0]
  return (
    <Shell current="learn">
      <div className="learn">
        <header className="learn-head">
          <div>
            <h1>Learn by playing</h1>
            <p className="learn-says">
              {taken.length === 0
                ? 'Your first shot in a minute, at the real table. Then one idea at a time, four minutes at most. Try whatever you like: nothing can be lost.'
                : 'One idea at a time, at the real table. Try whatever you like: nothing can be lost.'}
            </p>
          </div>
          {next && (
            <a className="ui-button ui-button-fire" href={addressOf({ place: 'learn', topic: next.id })}>
              {taken.length === 0 ? 'Begin' : 'Go on'}: {next.title}
            </a>
          )}
        </header>
        <nav className="learn-games" aria-label="Games">
          {taught.map((each) => (
            <a
              key={each.game.id}
              className="learn-game-tab"
              href={addressOf({ place: 'learn', topic: each.game.id })}
              aria-current={each === shown ? 'page' : undefined}
            >
              <strong>{each.game.title}</strong>
              <span className="learn-game-left">{progressWords(each, taken)}</span>
            </a>
          ))}
        </nav>
        <GlossaryAtHand glossary={glossary}>
          {lessons.length > 0 && (
            <section aria-labelledby="learn-lessons">
              <h2 id="learn-lessons" className="learn-game">
                Lessons
              </h2>
              <ol className="learn-lesson-cards">
                {lessons.map((lesson, i) => (
                  <li key={lesson.id}>
                    <LessonCard learn={learn} lesson={lesson} number={i + 1} taken={taken.includes(lesson.id)} next={lesson === next} />
                  </li>
                ))}
              </ol>
            </section>
          )}
          <Suspense fallback={<section className="learn-drills" aria-label="Drills" />}>
            <Drills system={game.id} />
          </Suspense>
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
          {learn.More && <learn.More />}
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
      </div>
    </Shell>
  )
}

/** '9 lessons, 25 minutes'; what is left of them once some are taken. A game that builds on another may have none. */
export function progressWords({ learn: { lessons } }: Taught, taken: readonly string[]): string {
  if (lessons.length === 0) return 'Rules and terms'
  const left = lessons.filter(({ id }) => !taken.includes(id))
  const long = left.reduce((sum, lesson) => sum + lesson.minutes, 0)
  if (left.length === 0) return 'All lessons taken'
  return left.length === lessons.length
    ? `${lessons.length} lessons, ${long} minutes in all`
    : `${left.length} of ${lessons.length} lessons left, ${long} minutes`
}

const drillSets: () => Promise<readonly DrillSet[]> = once(async () => (await import('../drills/sets.ts')).allDrills())

function Drills({ system }: { readonly system: string }): ReactNode {
  const sets = use(drillSets()).filter((set) => set.system === system || set.system === 'own')
  return sets.every(({ drills }) => drills.length === 0) ? null : <DrillList sets={sets} system={system} />
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
