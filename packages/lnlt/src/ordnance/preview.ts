import { explore, type Modifier } from '@firegroup/kernel'
import { fallsOf, totalsFrom } from '../context.ts'
import { UNARMORED } from '../data/vehicle-types.ts'
import type { LnltEvent } from '../events.ts'
import { attackPreview, type FirePreview } from '../fire/preview.ts'
import { BARRICADE } from '../fortifications/barricades.ts'
import { isShielded } from '../fortifications/hulls.ts'
import { cloneState, type LnltState } from '../state.ts'
import type { VehicleResult } from '../vehicles/check.ts'
import { type Aspect, aspectFrom } from '../vehicles/facing.ts'
import { isUnarmored, isVehicle, vehicleType } from '../vehicles/vehicle.ts'
import { acquiredNext } from './acquisition.ts'
import { aimedAt, strikeBarricade } from './at-barricade.ts'
import { penetrationResult } from './penetration.ts'
import { mayAcquire, type Shot, type ToHit, toHitOf } from './shot.ts'
import { armorAt, type Hit, heAttack, hitBy, rollToHit, strikeVehicle } from './strike.ts'

/** What a shot would do, told before the dice. */
export interface OrdnancePreview {
  readonly gun: string
  readonly range: number
  readonly needed: number
  readonly penetration: number
  readonly modifiers: readonly Modifier[]
  /** Falls of the two dice that hit, out of `of`. */
  readonly hits: number
  readonly of: number
  /** 14.1: what a hit does to those who are no vehicles. */
  readonly he: FirePreview | null
  /** What becomes of a vehicle, misses counted in: chances that add up to 1. */
  readonly fate: { readonly [R in VehicleResult]: number } | null
  /** What each natural total comes to, the lowest first, with how many falls of the dice make it. */
  readonly totals: readonly {
    readonly natural: number
    readonly ways: number
    readonly hit: boolean
    readonly location: Hit['location']
    /** 15.10, 21.10: a hit that strikes only what it stands behind. */
    readonly shielded: boolean
  }[]
  /** 14.1.3: where a vehicle may be struck; nothing where it is none, or can't be hit. */
  readonly strikes: readonly StrikePreview[]
  /** 14.3: how well it will have the target acquired if that lives and stays; 0 where it won't. */
  readonly acquires: number
}

/** 14.1: penetration against the armor of one place. */
export interface StrikePreview {
  readonly location: 'hull' | 'turret' | 'barricade'
  readonly aspect: Aspect
  /** Where it points. */
  readonly facing: number
  /** Below 0: unarmored there, any hit destroys it. */
  readonly armor: number
  readonly penetration: number
  /** By the firer's die and the other's: what it comes to, or by how much it falls short; 0 is as much as the armor. */
  readonly cells: readonly (readonly ('dud' | 'destroyed' | number)[])[]
}

/** The odds of a shot: the rule itself, gone through for all falls of the dice. */
export function ordnancePreview(s: LnltState, shot: Shot): OrdnancePreview {
  const toHit = toHitOf(s, shot)
  const of = fallsOf(s, 'toHit')
  let hits: number | undefined
  let fate: OrdnancePreview['fate'] | undefined
  return {
    gun: shot.gun.name,
    range: toHit.range,
    needed: toHit.needed,
    penetration: toHit.penetration,
    modifiers: toHit.modifiers,
    get hits() {
      hits ??= hitsOf(s, shot, of)
      return hits
    },
    of,
    he: isHard(shot) ? null : attackPreview(s, heAttack(s, shot)),
    get fate() {
      if (!isHard(shot)) return null
      fate ??= fateOf(s, shot)
      return fate
    },
    get totals() {
      return totalsOf(s, shot, toHit)
    },
    get strikes() {
      return strikesOf(s, shot, toHit)
    },
    acquires: mayAcquire(s, shot) ? acquiredNext(s, shot.unit.id, shot.gun.number, aimedAt(shot)) : 0,
  }
}

/** 14.1, 21.5: at armor, or what counts as that. */
function isHard({ target, barricade }: Shot): boolean {
  return target >= 0 || barricade !== undefined
}

function totalsOf(s: LnltState, shot: Shot, toHit: ToHit): OrdnancePreview['totals'] {
  const { count, sides } = s.setting.dice.toHit
  const target = s.units[shot.target]
  return totalsFrom(s.setting.dice.toHit).map((natural) => {
    const { hit, location } = hitBy(s, shot, toHit, natural)
    const shielded = hit && target !== undefined && isShielded(s, target, shot.from, natural)
    return { natural, ways: waysOf(count, sides, natural), hit, location, shielded }
  })
}

/** In how many falls so many dice come to a total. */
function waysOf(count: number, sides: number, sum: number): number {
  if (count === 0) return sum === 0 ? 1 : 0
  let ways = 0
  for (let face = 1; face <= Math.min(sides, sum); face++) ways += waysOf(count - 1, sides, sum - face)
  return ways
}

function strikesOf(s: LnltState, shot: Shot, toHit: ToHit): readonly StrikePreview[] {
  if (shot.barricade !== undefined) {
    const { armor } = BARRICADE
    const cells = cellsOf(s, toHit.penetration, armor)
    return [{ location: 'barricade', aspect: 'front', facing: shot.barricade, armor, penetration: toHit.penetration, cells }]
  }
  const target = s.units[shot.target]
  if (!target || !isVehicle(target)) return []
  const { hull, turret } = vehicleType(s, target)
  const places = new Set(totalsOf(s, shot, toHit).flatMap(({ location, shielded }) => (shielded ? [] : [location])))
  const { penetration } = toHit
  const strikes: StrikePreview[] = []
  for (const location of ['turret', 'hull'] as const) {
    if (!places.has(location)) continue
    const facing = location === 'turret' ? target.laid.turret : target.laid.facing
    const aspect = aspectFrom(s, target.at, facing, shot.from, location === 'turret' ? turret! : hull)
    const armor = isUnarmored(vehicleType(s, target)) ? UNARMORED : armorAt(s, shot, target, location)
    strikes.push({ location, aspect, facing, armor, penetration, cells: armor === UNARMORED ? [] : cellsOf(s, penetration, armor) })
  }
  return strikes
}

function cellsOf({ setting: { dice } }: LnltState, penetration: number, armor: number): StrikePreview['cells'] {
  return totalsFrom(dice.attack).map((mine) =>
    totalsFrom(dice.defence).map((theirs) => {
      const result = penetrationResult(mine, theirs, mine + penetration, theirs + armor)
      return result === 'dud' || result === 'destroyed' ? result : theirs + armor - mine - penetration
    }),
  )
}

function hitsOf(s: LnltState, shot: Shot, of: number): number {
  const toHit = toHitOf(s, shot)
  let hit = false
  const odds = explore<LnltState, LnltEvent>({
    begin: () => s,
    rule(g) {
      hit = rollToHit(g, shot, toHit).hit
      return undefined
    },
    outcomes: () => [hit ? 'hit' : 'miss'],
  })
  return odds.outOf(of, 'hit')
}

const FATES: readonly VehicleResult[] = ['none', 'shaken', 'abandoned', 'damaged', 'destroyed']

function fateOf(s: LnltState, shot: Shot): NonNullable<OrdnancePreview['fate']> {
  const toHit = toHitOf(s, shot)
  if (shot.barricade !== undefined) return barricadeFate(s, shot, toHit)
  let result: VehicleResult = 'none'
  const odds = explore<LnltState, LnltEvent>({
    // nothing of it changes the state: what becomes of the vehicle is only told
    begin: () => s,
    rule(g) {
      const hit = rollToHit(g, shot, toHit)
      g.milestone(() => (hit.hit ? hit.location : 'miss'))
      result = hit.hit ? strikeVehicle(g, shot, toHit, hit).result : 'none'
      return undefined
    },
    outcomes: () => [result],
  })
  const { of, counts } = odds.among(FATES)
  const [none, shaken, abandoned, damaged, destroyed] = counts.map((count) => count / of) as [number, number, number, number, number]
  return { none, shaken, abandoned, damaged, destroyed }
}

/** 21.5: it stands or it does not. */
function barricadeFate(s: LnltState, shot: Shot, toHit: ToHit): NonNullable<OrdnancePreview['fate']> {
  let destroyed = false
  const odds = explore<LnltState, LnltEvent>({
    // what is broken in one fall of the dice stands again in the next
    begin: () => cloneState(s),
    rule(g) {
      destroyed = rollToHit(g, shot, toHit).hit && strikeBarricade(g, shot, toHit.penetration)
      return undefined
    },
    outcomes: () => [destroyed ? 'destroyed' : 'none'],
  })
  const { of, counts } = odds.among(['destroyed', 'none'])
  return { none: counts[1]! / of, shaken: 0, abandoned: 0, damaged: 0, destroyed: counts[0]! / of }
}
