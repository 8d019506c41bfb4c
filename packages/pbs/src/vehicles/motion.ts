import type { Unit } from '@firegroup/aslsk'
import type { Ordnance } from '../engine/ordnance.ts'
import { chosenShot, classFor, movingDrm, tablesOf } from '../ordnance/look.ts'
import { drAtMost } from '../rolls.ts'
import { node, test, type Walk } from '../tree/walk.ts'
import { motionModifiers } from './motion-drm.ts'

/** PBS-SOP-32, PBS-MOT-02: when all attacks of the expenditure are made, those who are marked try to get into Motion. */
export const motionNodes = {
  M0: node(['no', 'yes'], (walk) => {
    const next = walk.now.motion.shift()
    if (next === undefined) {
      delete walk.now.motionNow
      return 'no'
    }
    walk.now.motionNow = next
    walk.about(walk.ask.nameOfUnit(next), walk.ask.s.units[next]!.at)
    return 'yes'
  }),
  /** PBS-MOT-11 */
  M1: test((walk) => {
    const mover = walk.ask.s.units[walk.ask.spent.units[0]!]!
    return mover.at < 0 || !mover.vehicle || mover.vehicle.shock !== 'none' || mover.vehicle.stun === 'stunned'
  }),
  M2: test((walk) => attemptsOf(walk).length > 0),
  M3: node(['passed', 'failed'], (walk) => (passesGate(walk) ? 'passed' : 'failed')),
  M4: node(['always'], (walk) => ({ decision: chosenAttempt(walk), on: 'always' })),
  /** PBS-MOT-20: whether or not it got into Motion; PBS-MOT-21: only after the check was passed. */
  M5: node(['always'], (walk) => {
    const decision = walk.ask.offered('dispense').find((each) => (each as unknown as { unit: number }).unit === walk.now.motionNow)
    if (!decision) return 'always'
    walk.note('PBS-MOT-20', 'it tries its smoke dispenser', 'yes')
    return { decision, on: 'always' }
  }),
}

function vehicleNow({ ask, now }: Walk): Unit {
  return ask.s.units[now.motionNow!]!
}

interface Attempt {
  readonly type: 'motion'
  readonly unit: number
  readonly vca?: number
}

/** Every way in which it may try: as it points, and turned to any hexspine. */
function attemptsOf(walk: Walk): readonly Attempt[] {
  const { id, vehicle } = vehicleNow(walk)
  const all = [0, 1, 2, 3, 4, 5].map(
    (vca): Attempt => (vca === vehicle!.vca ? { type: 'motion', unit: id } : { type: 'motion', unit: id, vca }),
  )
  return all.filter((attempt) => walk.ask.isLegal(attempt))
}

/** PBS-MOT-09, 10: a check at a Morale of 7, once for each expenditure. */
function passesGate(walk: Walk): boolean {
  const { ask } = walk
  const tables = tablesOf(walk)
  const unit = vehicleNow(walk)
  const mover = ask.movingVehicle()!
  const own = ask.ordnance().find((weapon) => weapon.unit === unit.id)
  const shot = own && chosenShot(walk, own)
  const friends = new Set(
    ask.ordnance().flatMap((weapon) => (isFriend(walk, weapon.unit, unit.id) && couldHarm(walk, weapon, mover) ? [weapon.unit] : [])),
  )
  const facts = {
    movingDrm: shot ? movingDrm(walk, shot) : 0,
    rolling: ask.isRolling(mover),
    inCover: ask.isInCover(unit.at),
    friends: friends.size,
    range: ask.range(unit.at, mover.at),
    beside: ask.showsWeaker(unit, mover.at),
    stops: ask.spent.kind === 'stop',
  }
  return drAtMost(walk, 'Motion check', tables['motion-attempt'].morale, motionModifiers(facts, tables))
}

/** PBS-MOT-15: another AFV, or a Gun. */
function isFriend({ ask }: Walk, unit: number, self: number): boolean {
  if (unit === self) return false
  return ask.s.units[unit]!.vehicle !== undefined || ask.ordnance().some((weapon) => weapon.unit === unit && weapon.kind === 'gun')
}

/** PBS-MOT-15, PBS-DEF-05: capable of harming it at all, which is any Class but D: it need not be a target that a weapon would seek. */
function couldHarm(walk: Walk, weapon: Ordnance, mover: Unit): boolean {
  return classFor(walk, weapon, mover) !== 'D'
}

/** PBS-MOT-19: where it points: so that the hex before it is out of the mover's sight, then where it is hardest to hit; what is equal is drawn. */
function chosenAttempt(walk: Walk): Attempt {
  const { ask } = walk
  const unit = vehicleNow(walk)
  const { at } = ask.movingVehicle()!
  const attempts = attemptsOf(walk)
  const ranked = attempts.map((attempt) => {
    const ahead = ask.hexesAhead(unit.at, attempt.vca ?? unit.vehicle!.vca)
    const hides = ahead.some((hex) => !ask.los(at, hex).clear)
    const cover = Math.max(0, ...ahead.map((hex) => ask.los(at, hex).hindrance + (ask.isInCover(hex) ? 1 : 0)))
    return { attempt, rank: (hides ? 100 : 0) + cover }
  })
  const most = Math.max(...ranked.map(({ rank }) => rank))
  walk.note('PBS-MOT-19', 'it would go', most >= 100 ? 'out of sight' : most > 0 ? 'where it is harder to hit' : 'anywhere')
  return walk.dice.pick(
    ranked.filter(({ rank }) => rank === most).map(({ attempt }) => attempt),
    'which way',
  )
}
