/** The Learn place: '#/learn' with its lessons, '#/learn/<game>' with those of one game, '#/learn/<lesson>', and the glossary of a game by term, by rule or as a whole. */
import { type ReactNode, use } from 'react'
import type { AnyLearn, GameListing } from '../games/game.ts'
import { games } from '../games/index.ts'
import { GLOSSARY, GlossaryPage } from './Glossary.tsx'
import { LessonList } from './LessonList.tsx'
import { LessonScreen } from './LessonScreen.tsx'
import { useLessonsTaken } from './progress.ts'

/** A game with what there is to learn about it. */
export interface Taught {
  readonly game: GameListing
  readonly learn: AnyLearn
}

export function Learn({ game, topic }: { readonly game: string | undefined; readonly topic: string | undefined }): ReactNode {
  const taught = use(allTaught())
  const taken = useLessonsTaken()
  const first = taught.find((each) => each.game.id === topic)
  if (topic === undefined || first) return <LessonList taught={taught} shown={first ?? current(taught, taken)} />
  const named = taught.filter((each) => game === undefined || each.game.id === game)
  for (const one of named) {
    const lesson = one.learn.lessons.find(({ id }) => id === topic)
    if (lesson) return <LessonScreen key={lesson.id} taught={one} lesson={lesson} />
  }
  const knows = ({ learn: { glossary } }: Taught): boolean =>
    topic === GLOSSARY || glossary.termOf(topic) !== undefined || glossary.termsOfRule(topic).length > 0
  const { learn } = named.find(knows) ?? named[0] ?? taught[0]!
  return (
    <GlossaryPage
      key={`${learn.glossary.game} ${topic}`}
      glossary={learn.glossary}
      topic={topic}
      others={taught.map(({ game: each }) => each)}
    />
  )
}

/** The game whose lessons are being taken: the first with some taken and some left, else the first with any left. */
function current(taught: readonly Taught[], taken: readonly string[]): Taught {
  const begun = taught.find(({ learn: { lessons } }) => {
    const count = lessons.filter(({ id }) => taken.includes(id)).length
    return count > 0 && count < lessons.length
  })
  return begun ?? taught.find(({ learn: { lessons } }) => lessons.some(({ id }) => !taken.includes(id))) ?? taught[0]!
}

let loading: Promise<readonly Taught[]> | undefined

function allTaught(): Promise<readonly Taught[]> {
  loading ??= Promise.all(games.map(async (game) => ({ game, learn: await game.parts.learn() })))
  return loading
}
