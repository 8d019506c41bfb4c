import { conformance, depth } from '@firegroup/testkit'
import { upfront } from '@firegroup/upfront'
import { everything } from '../../../test/upfront-everything.ts'
import { scenarios } from '../../upfront.ts'

/** What takes a man who runs at close range, a berserk one, a Sniper whose target has fallen or a reshuffle at odd ranges: so few games may well do without. */
const RARE = [
  // at night and in the desert: scenarios of their own play them
  'act.oasis',
  'act.observe',
  'act.starshell',
  'charge',
  'charge.charge',
  'newGroupOffer',
  'prisoner',
  'prisoner.decline',
  'prisoner.take',
  'newGuard',
  'portage',
  'readjust.readjust',
  'readjustConsent',
  'readjustConsent.agree',
  'readjustConsent.decline',
  'redirect',
  'redirect.target',
  'act.clearMines',
  'act.exchange',
  'act.mend',
  'act.changeGuard',
  'spoils.take',
  'spoils.destroy',
  'recruit',
  // where one may leave the field, games end early
  'act.retire',
  'pursue',
  'stay',
]

// The kit looks at every decision from all sides, so one game of each is enough.
conformance(upfront, {
  scenarios: Object.fromEntries(depth.some(scenarios, 1).map((scenario) => [scenario.id, scenario])),
  games: 1,
  maxDecisions: 5000,
  candidatesChecked: 10,
  everything: { scenario: everything, games: 60, rare: RARE },
})
