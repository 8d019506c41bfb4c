/** What comes with Lock 'n Load Tactical: scenarios in a village and in a wood, from a quarter of an hour to an hour. */
import { freezePlain } from '@firegroup/kernel'
import type { Scenario } from '@firegroup/lnlt'
import { byId } from './by-id.ts'
import { aLampInTheMill } from './scenarios/lnlt/a-lamp-in-the-mill.ts'
import { aWhistleOverTheMill } from './scenarios/lnlt/a-whistle-over-the-mill.ts'
import { breadBeforeNoon } from './scenarios/lnlt/bread-before-noon.ts'
import { concreteAndWire } from './scenarios/lnlt/concrete-and-wire.ts'
import { fogOnTheRidge } from './scenarios/lnlt/fog-on-the-ridge.ts'
import { nobodyInTheWheat } from './scenarios/lnlt/nobody-in-the-wheat.ts'
import { oarsInTheMist } from './scenarios/lnlt/oars-in-the-mist.ts'
import { oneForSorrow } from './scenarios/lnlt/one-for-sorrow.ts'
import { sabresInTheSunflowers } from './scenarios/lnlt/sabres-in-the-sunflowers.ts'
import { steelForTheSquare } from './scenarios/lnlt/steel-for-the-square.ts'
import { theCartersRoad } from './scenarios/lnlt/the-carters-road.ts'
import { theChapelOnLarkHill } from './scenarios/lnlt/the-chapel-on-lark-hill.ts'
import { theLastBarrier } from './scenarios/lnlt/the-last-barrier.ts'
import { theManorAtNoon } from './scenarios/lnlt/the-manor-at-noon.ts'
import { theOsierBridge } from './scenarios/lnlt/the-osier-bridge.ts'
import { theSecondFloorAnswers } from './scenarios/lnlt/the-second-floor-answers.ts'
import { theThirdEntrance } from './scenarios/lnlt/the-third-entrance.ts'
import { theWeavingMill } from './scenarios/lnlt/the-weaving-mill.ts'
import { twoPumasOut } from './scenarios/lnlt/two-pumas-out.ts'

/** Frozen, so that games share what is made of them. */
export const scenarios: readonly Scenario[] = freezePlain([
  breadBeforeNoon,
  fogOnTheRidge,
  oneForSorrow,
  theManorAtNoon,
  theWeavingMill,
  theCartersRoad,
  theChapelOnLarkHill,
  concreteAndWire,
  aLampInTheMill,
  nobodyInTheWheat,
  theThirdEntrance,
  steelForTheSquare,
  theOsierBridge,
  oarsInTheMist,
  sabresInTheSunflowers,
  aWhistleOverTheMill,
  twoPumasOut,
  theLastBarrier,
  theSecondFloorAnswers,
])

export const scenario: (id: string) => Scenario = byId('scenario', scenarios)
