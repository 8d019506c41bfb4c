import { canSee } from '../../map/los.ts'
import { distance } from '../../map/terrain.ts'
import type { AslskState, Location, Side } from '../../state.ts'
import { knownTo } from '../../units/units.ts'
import { placesOf } from '../../units/whereabouts.ts'

/** The enemies that a rout must respect: the hexes in which there are any, and in which an unbroken one is. */
export interface EnemyField {
  readonly places: readonly Location[]
  readonly unbroken: readonly Location[]
  /** By hex: what each of their hexes is to it. Searches come to the same hexes again and again while nothing changes. */
  readonly bearings: Map<Location, Bearing[]>
  /** By hex and by the hex to which a step leads from there: those whom it brings nearer, by their index; null where one of them sees it, or it is forbidden otherwise. */
  readonly approaches: Map<number, readonly number[] | null>
}

/** How far an enemy hex is from another, and whether it is seen from there: the distance times four, with one of the following once somebody has looked. */
type Bearing = number
const SEEN = 1
const UNSEEN = 2
const SIGHT_BITS = 2
const SIGHT_MASK = 3

/** Whoever has them before him. */
export interface Facing {
  readonly s: AslskState
  readonly field: EnemyField
}

export function enemyField(s: AslskState, side: Side): EnemyField {
  const known = knownTo(s, side)
  const places = placesOf(known, (enemy) => enemy.side !== side)
  const unbroken = placesOf(known, (enemy) => enemy.side !== side && !enemy.broken)
  return fieldOf(places, unbroken)
}

export function fieldOf(places: readonly Location[], unbroken: readonly Location[]): EnemyField {
  return { places, unbroken, bearings: new Map(), approaches: new Map() }
}

/** 3.6: those to whom a step leads nearer, and who do not see where it begins; null where it may not be taken, whoever takes it and however he has come. */
export function approachOf(r: Facing, from: Location, to: Location): readonly number[] | null {
  const { field, s } = r
  if (field.places.length < MANY) return nearerThan(r, from, to)
  const key = from * s.setting.map.size + to
  const known = field.approaches.get(key)
  if (known !== undefined) return known
  const found = nearerThan(r, from, to)
  field.approaches.set(key, found)
  return found
}

/** Fewer are gone through faster than it is looked up what came of it. */
const MANY = 20

function nearerThan(r: Facing, from: Location, to: Location): readonly number[] | null {
  if (r.field.places.includes(to)) return null
  const before = bearingsOf(r, from)
  const after = bearingsOf(r, to)
  for (let i = 0; i < before.length; i++) if (before[i]! >> SIGHT_BITS === 1 && after[i]! >> SIGHT_BITS === 1) return null
  // what is known already need not be looked for: most steps are forbidden by somebody of whom it is
  for (let i = 0; i < before.length; i++)
    if ((before[i]! & SIGHT_MASK) === SEEN && after[i]! >> SIGHT_BITS < before[i]! >> SIGHT_BITS) return null
  let nearer: number[] | null = null
  for (let i = 0; i < before.length; i++) {
    if (after[i]! >> SIGHT_BITS >= before[i]! >> SIGHT_BITS) continue
    if (sees(r, i, from)) return null
    if (nearer) nearer.push(i)
    else nearer = [i]
  }
  return nearer ?? NOBODY
}

const NOBODY: readonly number[] = []

/** Whether the enemies in a hex of theirs, by its index, have LOS to a hex. */
export function sees(r: Facing, index: number, at: Location): boolean {
  const bearings = bearingsOf(r, at)
  const known = bearings[index]! & SIGHT_MASK
  if (known !== 0) return known === SEEN
  const isSeen = canSee(r.s, r.field.places[index]!, at)
  bearings[index] = bearings[index]! | (isSeen ? SEEN : UNSEEN)
  return isSeen
}

function bearingsOf({ s, field }: Facing, at: Location): Bearing[] {
  const known = field.bearings.get(at)
  if (known) return known
  const made = field.places.map((enemy) => distance(s, at, enemy) << SIGHT_BITS)
  field.bearings.set(at, made)
  return made
}
