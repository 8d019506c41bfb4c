/** Lessons with Up Front's own types. */
import type { UpfrontEvent, UpfrontState } from '@firegroup/upfront'
import type { Lesson as AnyLesson, LessonMoment } from '../../../learn/lesson.ts'

export type Lesson = AnyLesson<UpfrontState, UpfrontEvent>
export type Moment = LessonMoment<UpfrontState, UpfrontEvent>
