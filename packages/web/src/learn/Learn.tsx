/** The Learn place: '#/learn' with its lessons, '#/learn/<lesson>', and the glossary by term, by rule or as a whole. */
import type { ReactNode } from 'react'
import { lessons } from '../games/aslsk/learn/lessons/index.ts'
import { Glossary } from './Glossary.tsx'
import { LessonList } from './LessonList.tsx'
import { LessonScreen } from './LessonScreen.tsx'

export function Learn({ topic }: { readonly topic: string | undefined }): ReactNode {
  if (topic === undefined) return <LessonList />
  const lesson = lessons.find(({ id }) => id === topic)
  return lesson ? <LessonScreen key={lesson.id} lesson={lesson} /> : <Glossary topic={topic} />
}
