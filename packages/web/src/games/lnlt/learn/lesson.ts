/** Lessons with the types of Lock 'n Load. */
import type { LnltEvent, LnltState } from '@firegroup/lnlt'
import type { Lesson as AnyLesson, LessonMoment } from '../../../learn/lesson.ts'

export type Lesson = AnyLesson<LnltState, LnltEvent>
export type Moment = LessonMoment<LnltState, LnltEvent>
