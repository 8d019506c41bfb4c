/** What comes with the Starter Kit: scenarios from a quarter of an hour to an evening. */
import type { Scenario } from '@firegroup/aslsk'
import { freezePlain } from '@firegroup/kernel'
import { byId } from './by-id.ts'
import { aGunForTheFarm } from './scenarios/aslsk/a-gun-for-the-farm.ts'
import { aTubeInEveryWindow } from './scenarios/aslsk/a-tube-in-every-window.ts'
import { ashOnTheWind } from './scenarios/aslsk/ash-on-the-wind.ts'
import { behindThemTheRiver } from './scenarios/aslsk/behind-them-the-river.ts'
import { chapelOnTheHill } from './scenarios/aslsk/chapel-on-the-hill.ts'
import { concreteOnTheCrest } from './scenarios/aslsk/concrete-on-the-crest.ts'
import { dustOnTheRoad } from './scenarios/aslsk/dust-on-the-road.ts'
import { engineersAtTheMill } from './scenarios/aslsk/engineers-at-the-mill.ts'
import { everythingByEvening } from './scenarios/aslsk/everything-by-evening.ts'
import { firstLight } from './scenarios/aslsk/first-light.ts'
import { frozenCrossroads } from './scenarios/aslsk/frozen-crossroads.ts'
import { longEvening } from './scenarios/aslsk/long-evening.ts'
import { nobodyInTheHuts } from './scenarios/aslsk/nobody-in-the-huts.ts'
import { overTheBrow } from './scenarios/aslsk/over-the-brow.ts'
import { patrolInTheOrchard } from './scenarios/aslsk/patrol-in-the-orchard.ts'
import { raidersAtTheCreek } from './scenarios/aslsk/raiders-at-the-creek.ts'
import { rearguardOnTheTrack } from './scenarios/aslsk/rearguard-on-the-track.ts'
import { roadHome } from './scenarios/aslsk/road-home.ts'
import { theDryDitch } from './scenarios/aslsk/the-dry-ditch.ts'
import { theFarSwell } from './scenarios/aslsk/the-far-swell.ts'
import { theGunAtTheCrossroads } from './scenarios/aslsk/the-gun-at-the-crossroads.ts'
import { theLongYell } from './scenarios/aslsk/the-long-yell.ts'
import { theNextField } from './scenarios/aslsk/the-next-field.ts'
import { thePartyWall } from './scenarios/aslsk/the-party-wall.ts'
import { twoColumnsOneCrossroads } from './scenarios/aslsk/two-columns-one-crossroads.ts'
import { underTheBrewery } from './scenarios/aslsk/under-the-brewery.ts'
import { upToTheAxles } from './scenarios/aslsk/up-to-the-axles.ts'
import { whiteBreath } from './scenarios/aslsk/white-breath.ts'

/** Frozen, so that games share what is made of them. */
export const scenarios: readonly Scenario[] = freezePlain([
  firstLight,
  patrolInTheOrchard,
  engineersAtTheMill,
  chapelOnTheHill,
  frozenCrossroads,
  roadHome,
  longEvening,
  theDryDitch,
  theGunAtTheCrossroads,
  aGunForTheFarm,
  dustOnTheRoad,
  theFarSwell,
  twoColumnsOneCrossroads,
  behindThemTheRiver,
  raidersAtTheCreek,
  theLongYell,
  rearguardOnTheTrack,
  everythingByEvening,
  nobodyInTheHuts,
  whiteBreath,
  upToTheAxles,
  ashOnTheWind,
  theNextField,
  concreteOnTheCrest,
  underTheBrewery,
  thePartyWall,
  overTheBrow,
  aTubeInEveryWindow,
])

export const scenario: (id: string) => Scenario = byId('scenario', scenarios)
