import { conformance, depth } from '@firegroup/testkit'
import { upfront } from '@firegroup/upfront'
import { everything } from '../../../test/upfront-everything.ts'
import { scenarios } from '../../upfront.ts'

/** What takes a man who runs at close range, a berserk one, a Sniper whose target has fallen or a reshuffle at odd ranges: so few whole games may well do without; rare-acts.test.ts of the game makes each of it happen. */
const RARE = [
  // at night and in the desert: scenarios of their own play them
  'act.oasis',
  'act.observe',
  'act.starshell',
  'charge',
  'newGroupOffer',
  'prisoner',
  'newGuard',
  'portage',
  'readjust.readjust',
  'readjustConsent',
  'redirect',
  'spoils.take',
  'spoils.destroy',
  'act.clearMines',
  'act.exchange',
  'act.mend',
  'act.changeGuard',
  'recruit',
  // where one may leave the field, games end early
  'act.retire',
  'pursue',
  'stay',
]

/** What comes after ten games or more: only the deep run waits for it. */
const SELDOM = [
  // at relative range 5, where random games seldom come: vehicles.test.ts and the tests of Banzai and close combat play them
  'act.overrun',
  'act.banzaiCombat',
  'act.counterAttack',
  'act.closeCombat',
  'captureTerrain',
  'fighter',
  'quarter',
  'spoils',
  // a Hero in the hand when a man is pinned, or just drawn: hero.test.ts
  'hero.hero',
  'heroDrawn.rally',
  // heavy weapons without their crew, and chits off the scale
  'act.abandon',
  'readjust',
]

// The kit looks at every decision from all sides, so one game of each is enough.
conformance(upfront, {
  scenarios: Object.fromEntries(depth.some(scenarios, 1).map((scenario) => [scenario.id, scenario])),
  games: 1,
  maxDecisions: 5000,
  candidatesChecked: 10,
  everything: { scenario: everything, games: 60, rare: depth.isDeep ? RARE : [...RARE, ...SELDOM] },
})
