/** All lessons in their order, the next one first to hand; a turn at a glance; the way into the glossary. */
import type { ReactNode } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { Counter } from '../counters/Counter.tsx'
import { unitFace, weaponFace } from '../games/aslsk/counters.ts'
import { lessons } from '../games/aslsk/learn/lessons/index.ts'
import { minutes } from './LessonEnd.tsx'
import type { Lesson } from './lesson.ts'
import { useLessonsTaken } from './progress.ts'
import { RuleLink } from './RuleLink.tsx'
import './learn.css'

const PHASES: readonly { readonly name: string; readonly rule: string; readonly text: string }[] = [
  { name: 'Rally', rule: '3.1', text: 'Broken units recover, weapons are mended.' },
  { name: 'Prep Fire', rule: '3.2', text: 'Fire first, and stay where you are.' },
  { name: 'Movement', rule: '3.3', text: 'Go, and be shot at on the way.' },
  { name: 'Defensive Fire', rule: '3.4', text: 'They fire what they held back.' },
  { name: 'Advancing Fire', rule: '3.5', text: 'Fire after moving, at half strength.' },
  { name: 'Rout', rule: '3.6', text: 'Broken units run for cover.' },
  { name: 'Advance', rule: '3.7', text: 'One hex more, without being shot at.' },
  { name: 'Close Combat', rule: '3.8', text: 'Hand to hand in one hex.' },
]

export function LessonList(): ReactNode {
  const taken = useLessonsTaken()
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
                ? `Short lessons at the real table, one idea each. ${taken.length === 0 ? 'Twenty minutes in all; the first takes one.' : `About ${left} minutes are left.`} Try whatever you like: nothing can be lost.`
                : 'You have taken every lesson. They stay here to come back to.'}
            </p>
          </div>
          {next && (
            <a className="button button-fire" href={addressOf({ place: 'learn', topic: next.id })}>
              {taken.length === 0 ? 'Begin' : 'Go on'}: {next.title}
            </a>
          )}
        </header>
        <ol className="lesson-cards">
          {lessons.map((lesson, i) => (
            <li key={lesson.id}>
              <LessonCard lesson={lesson} number={i + 1} taken={taken.includes(lesson.id)} next={lesson === next} />
            </li>
          ))}
        </ol>
        <section className="learn-turn">
          <h2>A turn in eight phases</h2>
          <p>You need none of it by heart: the game asks one question at a time and says why.</p>
          <ol className="learn-phases">
            {PHASES.map(({ name, rule, text }) => (
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
            <a className="button button-main" href={addressOf({ place: 'learn', topic: 'glossary' })}>
              Rules and terms
            </a>
          </li>
          <li>
            <a className="button" href={addressOf({ place: 'new', scenario: 'first-light' })}>
              Play First Light, the smallest game
            </a>
          </li>
          <li>
            <a className="button" href="#/boards">
              Try lines of sight on a board
            </a>
          </li>
        </ul>
      </div>
    </Shell>
  )
}

interface LessonCardProps {
  readonly lesson: Lesson
  readonly number: number
  readonly taken: boolean
  readonly next: boolean
}

function LessonCard({ lesson, number, taken, next }: LessonCardProps): ReactNode {
  return (
    <a
      className={next ? 'lesson-card is-next' : taken ? 'lesson-card is-taken' : 'lesson-card'}
      href={addressOf({ place: 'learn', topic: lesson.id })}
    >
      <span className="lesson-number" aria-hidden="true">
        {taken ? '✓' : number}
      </span>
      <span className="lesson-card-words">
        <strong>{lesson.title}</strong>
        <span>{lesson.idea}</span>
        <small>{taken ? 'Taken' : minutes(lesson)}</small>
      </span>
      <Cast lesson={lesson} />
    </a>
  )
}

/** Who takes part: the first counters of either side, and a gun where there is one. */
function Cast({ lesson }: { lesson: Lesson }): ReactNode {
  const situation = lesson.steps[0]?.situation
  if (!situation) return null
  const weapon = situation.weapons?.[0]
  const own = situation.units.find(({ side }) => side === 'allied')
  const enemy = situation.units.find(({ side }) => side === 'axis')
  return (
    <span className="lesson-cast" aria-hidden="true">
      {own && <Counter face={unitFace({ type: own.type, broken: own.broken ?? false })} size={46} />}
      {weapon && <Counter face={weaponFace({ type: weapon.type, malfunctioned: false })} size={46} />}
      {enemy && !weapon && <Counter face={unitFace({ type: enemy.type, broken: enemy.broken ?? false })} size={46} />}
    </span>
  )
}
