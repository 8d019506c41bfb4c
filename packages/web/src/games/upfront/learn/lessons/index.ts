/** All lessons, in the order in which they build on one another. */
import type { Lesson } from '../lesson.ts'
import { aCampaign } from './a-campaign.ts'
import { byNight } from './by-night.ts'
import { discards } from './discards.ts'
import { firepower } from './firepower.ts'
import { firstCards } from './first-cards.ts'
import { flanks } from './flanks.ts'
import { goingForward } from './going-forward.ts'
import { gunsAndArmour } from './guns-and-armour.ts'
import { handToHand } from './hand-to-hand.ts'
import { pinnedMen } from './pinned-men.ts'
import { smallFight } from './small-fight.ts'
import { thePacific } from './the-pacific.ts'
import { underFire } from './under-fire.ts'

export const lessons: readonly Lesson[] = [
  firstCards,
  firepower,
  pinnedMen,
  goingForward,
  underFire,
  discards,
  flanks,
  handToHand,
  smallFight,
  gunsAndArmour,
  byNight,
  thePacific,
  aCampaign,
]
