/** All lessons, in the order in which they build on one another. */
import type { Lesson } from '../lesson.ts'
import { antiTank } from './anti-tank.ts'
import { burning } from './burning.ts'
import { closeCombat } from './close-combat.ts'
import { concealment } from './concealment.ts'
import { defending } from './defending.ts'
import { fire } from './fire.ts'
import { firstMinute } from './first-minute.ts'
import { guns } from './guns.ts'
import { menAgainstTanks } from './men-against-tanks.ts'
import { morale } from './morale.ts'
import { moving } from './moving.ts'
import { pacific } from './pacific.ts'
import { places } from './places.ts'
import { rally } from './rally.ts'
import { smoke } from './smoke.ts'
import { tanks } from './tanks.ts'
import { weapons } from './weapons.ts'

export const lessons: readonly Lesson[] = [
  firstMinute,
  fire,
  morale,
  moving,
  defending,
  smoke,
  rally,
  weapons,
  closeCombat,
  guns,
  antiTank,
  tanks,
  menAgainstTanks,
  concealment,
  pacific,
  burning,
  places,
]
