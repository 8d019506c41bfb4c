import type { AimedFire } from '@firegroup/aslsk'
import type { Ordnance } from '../engine/ordnance.ts'
import type { Walk } from '../tree/walk.ts'
import { chosenShot, indexOf } from './look.ts'

/** What the lists of who is tested first go by. */
interface Rank {
  readonly weapon: Ordnance
  readonly shot: AimedFire | undefined
}

type Key = (rank: Rank, walk: Walk) => number

const acquired: Key = ({ weapon }, { ask }) => (ask.hasAcquired(weapon) ? 0 : 1)
const notIntensive: Key = ({ shot }) => (shot?.type === 'ordnance' && shot.intensive ? 1 : 0)
const highExplosiveFirst: Key = ({ weapon }) => (weapon.highExplosiveOnly ? 0 : 1)
const highExplosiveLast: Key = ({ weapon }) => (weapon.highExplosiveOnly ? 1 : 0)
const closest: Key = ({ weapon }, { ask }) => ask.range(weapon.at, ask.spent.at)
const inArc: Key = ({ shot }) => (shot?.type === 'ordnance' && shot.ca !== undefined ? 1 : 0)
const bestToHit: Key = ({ shot }, walk) => (shot ? -walk.ask.toHit(shot).th : 0)
const bestToKill: Key = ({ shot }, walk) => (shot ? -walk.ask.harmDr(shot) : 0)
const flank: Key = ({ weapon }, { ask }) => (ask.showsWeaker(ask.movingVehicle()!, weapon.at) ? 0 : 1)

/** PBS-OPR-01 to 07: before men. What is still equal is drawn. */
const UNARMOURED: readonly Key[] = [acquired, notIntensive, highExplosiveFirst, closest, inArc, bestToHit]
/** PBS-OPR-08 to 14: before an AFV. */
const ARMOURED: readonly Key[] = [highExplosiveLast, acquired, flank, notIntensive, closest, inArc, bestToHit, bestToKill]

/** Weapons in the order in which they are tested (PBS-OFT-02); a die is rolled only between those that are equal in everything. */
export function inOrder(walk: Walk, weapons: readonly Ordnance[]): readonly Ordnance[] {
  const keys = walk.ask.movingVehicle() ? ARMOURED : UNARMOURED
  const ranked = weapons.map((weapon) => {
    const rank: Rank = { weapon, shot: chosenShot(walk, weapon) }
    return { weapon, values: keys.map((key) => key(rank, walk)) }
  })
  ranked.sort((a, b) => compared(a.values, b.values))
  const found: Ordnance[] = []
  for (let i = 0; i < ranked.length; ) {
    const equal = ranked.slice(i).filter(({ values }) => compared(values, ranked[i]!.values) === 0)
    found.push(...walk.dice.shuffled(equal, 'which weapon first').map(({ weapon }) => weapon))
    i += equal.length
  }
  return found
}

function compared(one: readonly number[], other: readonly number[]): number {
  const first = one.findIndex((value, i) => value !== other[i])
  return first < 0 ? 0 : one[first]! - other[first]!
}

/** PBS-OFT-32: the index of a shot without the DRM of turning where that is left out, and with what Motion costs. */
export function shotIndex(walk: Walk, shot: AimedFire, omitTurning: boolean, motion: number): number {
  const turning = walk.ask.toHit(shot).modifiers.filter(({ label }) => label.startsWith('Case 8'))
  const spared = omitTurning ? turning.reduce((sum, { value }) => sum + value, 0) : 0
  return indexOf(walk, shot) + spared + motion
}
