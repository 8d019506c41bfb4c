import { isStopped } from '../definitions/mover.ts'
import { chosenShot } from '../ordnance/look.ts'
import { node, test, type Walk } from '../tree/walk.ts'

interface Reaction {
  readonly type: 'reaction'
  readonly by: readonly number[]
  readonly vehicle: number
}

const BETTER = 'yes: it was skipped in the ordnance segment (O10 b); CC Reaction Fire now, its MG/LATW afterwards if shots remain'
const WORSE = 'no: its MG/LATW came first in its segment, CC Reaction Fire if shots remain'

/** PBS-STR-14: men into whose hex a vehicle has come go for it, as often as they may. */
export const reactionNodes = {
  R0: test((walk) => {
    const vehicle = walk.ask.movingVehicle()
    return vehicle !== undefined && walk.ask.defenders().some((unit) => unit.at === vehicle.at && !unit.vehicle)
  }),
  R1: node(['no', 'yes'], (walk) => {
    const best = bestReaction(walk)
    if (!best) return 'no'
    walk.about(best.by.map((id) => walk.ask.nameOfUnit(id)).join(' and '), walk.ask.spent.at)
    return 'yes'
  }),
  /** PBS-STR-13, 15 */
  R2: node([BETTER, WORSE], (walk) => {
    const { by, vehicle } = bestReaction(walk)!
    const combat = walk.ask.ccDrNeeded(by, vehicle)
    const own = walk.ask.ordnance().filter((weapon) => by.includes(weapon.unit))
    const harm = Math.max(0, ...own.map((weapon) => chosenShot(walk, weapon)).map((shot) => (shot ? walk.ask.harmDr(shot) : 0)))
    walk.note('PBS-STR-15', `Close Combat DR ${combat}, its own weapon`, harm)
    return combat >= harm ? BETTER : WORSE
  }),
  R3: node(['always'], (walk) => ({ decision: bestReaction(walk)!, on: 'always' })),
  R4: test(({ ask }) => isStopped(ask)),
  /** There is no Street Fighting in the Starter Kit. */
  R5: test(() => false),
  R6: test(() => false),
  R7: node(['always'], () => 'always'),
}

/** PBS-STR-13, 14: the best chance first. Whoever fails his check before it is pinned, and tries no more. */
function bestReaction({ ask }: Walk): Reaction | undefined {
  const offered = ask.offered('reaction') as readonly Reaction[]
  return offered.reduce<Reaction | undefined>((one, other) => {
    if (!one) return other
    const [a, b] = [ask.ccDrNeeded(one.by, one.vehicle), ask.ccDrNeeded(other.by, other.vehicle)]
    return b > a || (a === b && other.by.length < one.by.length) ? other : one
  }, undefined)
}
