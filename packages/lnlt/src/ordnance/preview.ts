import { explore, type Modifier } from '@firegroup/kernel'
import { fallsOf } from '../context.ts'
import type { LnltEvent } from '../events.ts'
import { attackPreview, type FirePreview } from '../fire/preview.ts'
import type { LnltState } from '../state.ts'
import type { VehicleResult } from '../vehicles/check.ts'
import { type Shot, toHitOf } from './shot.ts'
import { heAttack, rollToHit, strikeVehicle } from './strike.ts'

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
    he: shot.target >= 0 ? null : attackPreview(s, heAttack(s, shot)),
    get fate() {
      if (shot.target < 0) return null
      fate ??= fateOf(s, shot)
      return fate
    },
  }
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

const FATES: readonly VehicleResult[] = ['none', 'shaken', 'abandoned', 'destroyed']

function fateOf(s: LnltState, shot: Shot): NonNullable<OrdnancePreview['fate']> {
  const toHit = toHitOf(s, shot)
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
  const [none, shaken, abandoned, destroyed] = counts.map((count) => count / of) as [number, number, number, number]
  return { none, shaken, abandoned, destroyed }
}
