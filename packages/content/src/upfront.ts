/** What comes with Up Front: scenarios from a quarter of an hour to an evening; its ground is in the cards. */
import { freezePlain } from '@firegroup/kernel'
import type { Scenario } from '@firegroup/upfront'
import { byId } from './by-id.ts'
import { aLampInTheBarn } from './scenarios/upfront/a-lamp-in-the-barn.ts'
import { beforeTheRain } from './scenarios/upfront/before-the-rain.ts'
import { fireAtTheWillows } from './scenarios/upfront/fire-at-the-willows.ts'
import { noonAtTheSignpost } from './scenarios/upfront/noon-at-the-signpost.ts'
import { olivesAndWire } from './scenarios/upfront/olives-and-wire.ts'
import { oneIronVisitor } from './scenarios/upfront/one-iron-visitor.ts'
import { steelOnTheSaltTrack } from './scenarios/upfront/steel-on-the-salt-track.ts'
import { theCoralShelf } from './scenarios/upfront/the-coral-shelf.ts'
import { theCornerHouse } from './scenarios/upfront/the-corner-house.ts'
import { theForestRoad } from './scenarios/upfront/the-forest-road.ts'
import { theGunByTheMill } from './scenarios/upfront/the-gun-by-the-mill.ts'
import { theKunaiGrass } from './scenarios/upfront/the-kunai-grass.ts'
import { theLastCallUp } from './scenarios/upfront/the-last-call-up.ts'
import { theLockKeeper } from './scenarios/upfront/the-lock-keeper.ts'
import { theLogBridge } from './scenarios/upfront/the-log-bridge.ts'
import { theMilkRun } from './scenarios/upfront/the-milk-run.ts'
import { theThirdWell } from './scenarios/upfront/the-third-well.ts'
import { theThreshingFloor } from './scenarios/upfront/the-threshing-floor.ts'
import { theWhiteSlab } from './scenarios/upfront/the-white-slab.ts'
import { tubesOnTheRidge } from './scenarios/upfront/tubes-on-the-ridge.ts'
import { twoPatrolsOneOrchard } from './scenarios/upfront/two-patrols-one-orchard.ts'

/** Frozen, so that games share what is made of them. */
export const scenarios: readonly Scenario[] = freezePlain([
  theMilkRun,
  twoPatrolsOneOrchard,
  theCornerHouse,
  olivesAndWire,
  theLockKeeper,
  beforeTheRain,
  theForestRoad,
  theThreshingFloor,
  theWhiteSlab,
  theLogBridge,
  aLampInTheBarn,
  theLastCallUp,
  fireAtTheWillows,
  theKunaiGrass,
  theCoralShelf,
  tubesOnTheRidge,
  oneIronVisitor,
  noonAtTheSignpost,
  theGunByTheMill,
  theThirdWell,
  steelOnTheSaltTrack,
])

export const scenario: (id: string) => Scenario = byId('scenario', scenarios)
