/** Lessons with the Starter Kit's own types. */
import type { AslskEvent, AslskState } from '@firegroup/aslsk'
import type { Lesson as AnyLesson, LessonMoment } from '../../../learn/lesson.ts'

export type Lesson = AnyLesson<AslskState, AslskEvent>
export type Moment = LessonMoment<AslskState, AslskEvent>
