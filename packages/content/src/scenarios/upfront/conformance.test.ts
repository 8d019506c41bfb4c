import { conformance, depth } from '@firegroup/testkit'
import { upfront } from '@firegroup/upfront'
import { everything } from '../../../test/upfront-everything.ts'
import { scenarios } from '../../upfront.ts'

/** What takes an infiltrator who lives, a close combat that goes a certain way, an empty group or a reshuffle at odd ranges: so few games may well do without. */
const RARE = [
  'act.abandon',
  'act.buttonUp',
  'act.changeGuard',
  'act.clearMines',
  'act.enter',
  'act.exchange',
  'act.mend',
  'act.ordnance',
  'act.overrun',
  'act.unbog',
  'prisoner',
  'prisoner.take',
  'shot',
  'shot.callOff',
  'act.closeCombat',
  // at night, in the desert, and with a radio: scenarios of their own play them
  'act.fireMission',
  'act.oasis',
  'act.observe',
  'act.starshell',
  'act.hero',
  'act.withdraw',
  'captureTerrain',
  'captureTerrain.capture',
  'charge',
  'fighter',
  'heroDrawn.rally',
  'newGroupOffer',
  'readjust.readjust',
  'readjustConsent',
  'redirect',
  'spoils',
  'spoils.destroy',
  'spoils.take',
  'stay',
  'terrainOffer.reject',
]

// The kit looks at every decision from all sides, so one game of each is enough.
conformance(upfront, {
  scenarios: Object.fromEntries(depth.some(scenarios, 1).map((scenario) => [scenario.id, scenario])),
  games: 1,
  maxDecisions: 5000,
  candidatesChecked: 10,
  everything: { scenario: everything, games: 150, rare: RARE },
})
