/** All lessons, in the order in which they build on one another. */
import type { Lesson } from '../lesson.ts'
import { firstImpulse } from './first-impulse.ts'
import { guns } from './guns.ts'
import { helicopters } from './helicopters.ts'
import { leaders } from './leaders.ts'
import { melee } from './melee.ts'
import { mortars } from './mortars.ts'
import { moving } from './moving.ts'
import { nerves } from './nerves.ts'
import { night } from './night.ts'
import { rally } from './rally.ts'
import { smallBattle } from './small-battle.ts'
import { spotting } from './spotting.ts'
import { vehicles } from './vehicles.ts'
import { waiting } from './waiting.ts'
import { works } from './works.ts'

export const lessons: readonly Lesson[] = [
  firstImpulse,
  nerves,
  leaders,
  spotting,
  moving,
  waiting,
  rally,
  melee,
  mortars,
  works,
  night,
  vehicles,
  guns,
  helicopters,
  smallBattle,
]
