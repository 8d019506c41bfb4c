import type { Rules } from '@firegroup/kernel'
import { askChoice, offerChoice } from '../../choices.ts'
import type { Aslsk } from '../../context.ts'
import { nameOf } from '../../map/terrain.ts'
import { at, type Step } from '../../sequence/step.ts'
import { defender, type Expenditure, enemyOf, type Hex, type Side } from '../../state.ts'
import { CLAIMS, FORFEITS } from './acts.ts'
import { isFaced } from './advantage.ts'
import { couldClaim, settleWalls } from './settle.ts'
import { decline, forgetWalls, hasDeclined, isOpenTo, wallsOf } from './state.ts'

const CLAIM_TITLE = 'Do your units take the walls and hedges before them?'

/** B9.322: at set-up and at the end of every RPh; B9.32: before the enemy fires it may be given up. */
export const wallSteps: readonly Step[] = [
  { key: 'setup.wallAdvantage', ...at('0.28'), run: (g) => claims(g, g.state.setting.scenario.setsUpFirst) },
  { key: 'rally.wallAdvantage', ...at('1.32'), run: (g) => claims(g, g.state.attacker) },
  { key: 'prepFire.wallForfeit', phase: 'prepFire', order: 2105, run: (g) => forfeits(g, defender(g.state)) },
  { key: 'defensiveFire.wallForfeit', phase: 'defensiveFire', order: 4105, run: (g) => forfeits(g, g.state.attacker) },
  { key: 'advancingFire.wallForfeit', phase: 'advancingFire', order: 5215, run: (g) => forfeits(g, defender(g.state)) },
]

/** One side claims what it likes, then the other what is left. */
function* claims(g: Aslsk, first: Side): Rules<void> {
  settleWalls(g)
  for (const side of [first, enemyOf(first)]) yield* offerChoice(g, { side, of: CLAIMS }, CLAIM_TITLE, 'B9.322')
}

function forfeits(g: Aslsk, side: Side): Rules<void> {
  return offerChoice(
    g,
    { side, of: FORFEITS },
    'The enemy is about to fire: do any of your units leave the wall for the cover of their hex?',
    'B9.32',
  )
}

/** B9.322, B9.323: somebody has come to a wall or gone away from one: counters are laid, and whoever may claim it at once is asked. */
export function* afterMove(g: Aslsk, { at: place, kind }: { readonly at: Hex; readonly kind: Expenditure['kind'] }): Rules<void> {
  if (kind !== 'enter') return
  settleWalls(g)
  const s = g.state
  const hexes: { side: Side; at: Hex }[] = wallsOf(s).open.filter(({ side, at: hex }) => isOpenTo(s, side, hex))
  if (place >= 0 && isFaced(s, s.attacker, place)) hexes.push({ side: s.attacker, at: place })
  for (const { side, at: hex } of hexes) yield* askAbout(g, side, hex)
}

/** The same in the APh. */
export function afterAdvance(g: Aslsk, { at: place }: { readonly at: Hex }): Rules<void> {
  return afterMove(g, { at: place, kind: 'enter' })
}

/** Once for each expenditure. */
function* askAbout(g: Aslsk, side: Side, hex: Hex): Rules<void> {
  if (couldClaim(g.state, side, hex) === 0 || hasDeclined(g.state, side, hex)) return
  yield* askChoice(g, { side, of: CLAIMS, at: hex }, `Do your units in ${nameOf(g.state, hex)} take Wall Advantage?`, 'B9.322')
  if (couldClaim(g.state, side, hex) !== 0) decline(g.state, side, hex)
}

export function stepEnds(g: Aslsk): void {
  settleWalls(g)
  forgetWalls(g.state)
}
