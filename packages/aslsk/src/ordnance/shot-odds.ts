import { BUDGET, type Budget } from '@firegroup/kernel'
import { mixedOdds } from '../fire/mixed-odds.ts'
import { eachRoll, resultOf } from '../fire/resolution.ts'
import { attackStrikes, type OddsByTarget, oddsOfTargets, type TargetOdds } from '../fire/target-odds.ts'
import type { AslskState, Unit } from '../state.ts'
import { isCloud } from './ammunition.ts'
import { burn } from './clouds.ts'
import { figureHit } from './effect.ts'
import { hasFired, hitsOf, isCritical, struckCritically } from './resolve.ts'
import type { Shot } from './shot.ts'
import type { Aimed, AimedShot } from './to-hit.ts'

/** A shot as one tree: what the TH DR comes to, and what becomes of the targets then. It adds up to 1. */
export interface ShotOdds {
  /** What the 36 rolls of the TH DR come to, the best first, the miss last; what can't happen is not there. */
  readonly branches: readonly ShotBranch[]
  /** What may become of each target by the whole shot, all branches counted. */
  readonly targets: OddsByTarget
}

export interface ShotBranch {
  /** 6.2: without such ammunition it is no shot at all: the Weapon may still fire. */
  readonly outcome: 'critical' | 'hit' | 'miss' | 'notFired'
  /** Of 36. */
  readonly rolls: number
  /** Whom it hits; of a Critical Hit one of them, drawn at random, suffers it. */
  readonly units: readonly number[]
  /** What may become of every target if it comes to this, whom it misses too. */
  readonly targets: OddsByTarget
  /** 6.7: what may become of the Guns that it hits, by the IFT DR alone. */
  readonly guns: readonly GunOdds[]
}

export interface GunOdds {
  readonly weapon: number
  readonly of: number
  readonly destroyed: number
  readonly malfunctions: number
}

const UNHARMED: TargetOdds = { of: 1, eliminated: 0, reduced: 0, broken: 0, pinned: 0, unharmed: 1 }

/** 3.2.4, 6.1: by the functions that resolve the shot, gone through for all the dice. */
export function shotOdds(s: AslskState, aim: AimedShot): ShotOdds {
  const everybody = aim.groups.flatMap(({ units }) => units)
  const ways = waysOf(s, aim)
  const budget = { ...BUDGET, steps: Math.floor(BUDGET.steps / Math.max(1, ways.filter(({ hits }) => hits.length > 0).length)) }
  const branches = ways.map(({ hits, critical, fires, rolls }): ShotBranch => {
    const struck = hits.flatMap(({ units }) => units)
    const known = struck.length > 0 ? hitOdds(s, aim, hits, critical, budget) : []
    return {
      outcome: critical ? 'critical' : hits.length > 0 ? 'hit' : fires ? 'miss' : 'notFired',
      rolls,
      units: struck.map(({ id }) => id),
      targets: everybody.map(({ id }) => known.find(({ unit }) => unit === id) ?? { unit: id, odds: UNHARMED }),
      guns: struck.length > 0 && !isCloud(aim.shot.ammo) ? gunOdds(s, aim, struck, critical) : [],
    }
  })
  const targets = everybody.map(({ id }, i) => ({
    unit: id,
    odds: mixedOdds(branches.map(({ rolls, targets: there }) => ({ share: rolls, odds: there[i]!.odds }))),
  }))
  return { branches, targets }
}

/** 6.7, 6.1: for each Gun that is hit; of a Critical Hit on several targets it is one by chance. */
function gunOdds(s: AslskState, { shot }: AimedShot, struck: readonly Unit[], critical: boolean): GunOdds[] {
  const found = new Map<number, { destroyed: number; malfunctions: number }>()
  const ways = critical ? struck : [null]
  for (const by of ways) {
    const figured = figureHit(s, shot, struck, by)
    for (const [i, { gun }] of figured.groups.entries())
      if (gun) {
        const so = found.get(gun.weapon) ?? { destroyed: 0, malfunctions: 0 }
        eachRoll((dr) => {
          const { kind } = resultOf(figured, dr).results[i]!
          if (kind === 'KIA') so.destroyed++
          else if (kind === 'K') so.malfunctions++
        })
        found.set(gun.weapon, so)
      }
  }
  return [...found].map(([weapon, so]) => ({ weapon, of: 36 * ways.length, ...so }))
}

interface Way {
  readonly hits: readonly Aimed[]
  readonly critical: boolean
  readonly fires: boolean
  rolls: number
}

/** What the TH DR can come to: who is hit, and whether critically. */
function waysOf(s: AslskState, aim: AimedShot): Way[] {
  const ways: Way[] = []
  eachRoll((dr) => {
    const hits = hitsOf(s, aim, dr)
    const critical = isCritical(aim, hits, dr)
    const fires = hasFired(s, aim.shot, dr.total)
    const same = ways.find((way) => way.critical === critical && way.hits.length === hits.length && way.fires === fires)
    if (same) same.rolls++
    else ways.push({ hits, critical, fires, rolls: 1 })
  })
  const rank = ({ critical, hits, fires }: Way) => (critical ? 1000 : 0) + 2 * hits.length + (fires ? 1 : 0)
  return ways.sort((a, b) => rank(b) - rank(a))
}

/** What a hit does to those whom it hits. */
function hitOdds(s: AslskState, { shot }: AimedShot, hits: readonly Aimed[], critical: boolean, budget: Budget): OddsByTarget {
  const struck = hits.flatMap(({ units }) => units)
  if (shot.ammo === 'wp') return phosphorusOdds(s, shot, struck, critical, budget)
  const groups = figureHit(s, shot, struck, null).groups.map(({ units }) => units)
  const figuredBy = new Map<Unit | null, ReturnType<typeof figureHit>>()
  return oddsOfTargets(
    s,
    {
      at: shot.at,
      groups,
      strike(g, here) {
        const by = critical ? struckCritically(g, struck) : null
        const figured = figuredBy.get(by) ?? figureHit(s, shot, struck, by)
        figuredBy.set(by, figured)
        attackStrikes(g, figured, here, () => `${by?.id}`)
      },
    },
    budget,
  )
}

/** 6.2: what white phosphorus does to those whom it hits. */
function phosphorusOdds(s: AslskState, shot: Shot, struck: readonly Unit[], critical: boolean, budget: Budget): OddsByTarget {
  return oddsOfTargets(
    s,
    {
      at: shot.at,
      groups: struck.map((unit) => [unit]),
      strike(g, here) {
        const by = critical ? struckCritically(g, struck) : null
        burn(g, shot, struck, by, () => `${by?.id}`, s, here)
      },
    },
    budget,
  )
}
