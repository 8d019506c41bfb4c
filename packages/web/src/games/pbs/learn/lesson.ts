/** Lessons with the types of Play Both Sides. */
import type { AslskState } from '@firegroup/aslsk'
import type { PbsEvent } from '@firegroup/pbs'
import type { Lesson as AnyLesson } from '../../../learn/lesson.ts'

export type Lesson = AnyLesson<AslskState, PbsEvent>
