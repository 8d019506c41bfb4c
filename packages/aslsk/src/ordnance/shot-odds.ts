import { BUDGET, type Budget } from '@firegroup/kernel'
import { aspectHit } from '../armour/facing.ts'
import { type KillBranch, killOdds } from '../armour/kill-odds.ts'
import { toKill } from '../armour/to-kill.ts'
import { type DiceRoll, rollDice } from '../context.ts'
import { mixedOdds } from '../fire/mixed-odds.ts'
import { eachEffect, eachRoll, resultOf } from '../fire/resolution.ts'
import { takeHits } from '../fire/strike.ts'
import { attackStrikes, type OddsByTarget, oddsOfTargets, type TargetOdds } from '../fire/target-odds.ts'
import { standInsFor } from '../fire/unseen-odds.ts'
import type { AslskState, Unit } from '../state.ts'
import { isInfantry, isVehicle, type Vehicle } from '../units/units.ts'
import { isCloud } from './ammunition.ts'
import { penetratorOf } from './at-vehicle.ts'
import { burn } from './clouds.ts'
import { figureHit } from './effect.ts'
import { isTwofold, luckOf, type Outcome, rollEffect } from './luck.ts'
import { criticalTargets, hasFired, isDud, outcomeOf, struckCritically, whoIsStruck } from './resolve.ts'
import type { Shot } from './shot.ts'
import { areaAspect, strikeArea, strikeVehicle, struckPlaces } from './strike-vehicle.ts'
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
  /** 7.9: where it hits the vehicle that it is fired at, and what the TK DR does then; left out where it is fired at no vehicle. */
  readonly kill?: KillBranch
}

export interface GunOdds {
  readonly weapon: number
  readonly of: number
  readonly destroyed: number
  readonly malfunctions: number
}

const UNHARMED: TargetOdds = { of: 1, eliminated: 0, reduced: 0, broken: 0, pinned: 0, unharmed: 1 }

/** 3.2.4, 6.1: by the functions that resolve the shot, gone through for all the dice. 8.3.2: at the unseen for each morale that there may be: never a guess. */
export function shotOdds(s: AslskState, aim: AimedShot): ShotOdds {
  const everybody = aim.groups.flatMap(({ units }) => units)
  return everybody.length > 0 && everybody.every((unit) => unit.unknown) ? oddsAtUnseen(s, aim) : oddsAtKnown(s, aim)
}

/** Whoever stands in is hit by the same rolls; what becomes of him is his own. */
function oddsAtUnseen(s: AslskState, aim: AimedShot): ShotOdds {
  const group = aim.groups[0]!
  const each = standInsFor(s, group.units[0]!).map(({ unit, morale, alone }) => {
    const { branches, targets } = oddsAtKnown(alone, { ...aim, groups: [{ ...group, units: [unit] }] })
    const of = (odds: OddsByTarget): OddsByTarget => odds.map((one) => ({ ...one, morale }))
    return { branches: branches.map((branch) => ({ ...branch, targets: of(branch.targets), guns: [] })), targets: of(targets) }
  })
  const branches = each[0]!.branches.map((branch, i) => ({
    ...branch,
    units: each.flatMap((one) => one.branches[i]?.units ?? []),
    targets: each.flatMap((one) => one.branches[i]?.targets ?? []),
  }))
  return { branches, targets: each.flatMap((one) => one.targets) }
}

function oddsAtKnown(s: AslskState, aim: AimedShot): ShotOdds {
  const everybody = aim.groups.flatMap(({ units }) => units)
  const ways = waysOf(s, aim)
  const budget = { ...BUDGET, steps: Math.floor(BUDGET.steps / Math.max(1, ways.filter(({ hits }) => hits.length > 0).length)) }
  const branches = ways.map((way): ShotBranch => {
    const { hits, critical, fires, rolls } = way
    const struck = hits.flatMap(({ units }) => units)
    const known = struck.length > 0 ? hitOdds(s, aim, way, budget) : []
    const kill = struck.length > 0 ? killOf(s, aim.shot, way) : null
    return {
      outcome: critical ? 'critical' : hits.length > 0 ? 'hit' : fires ? 'miss' : 'notFired',
      rolls,
      units: struck.map(({ id }) => id),
      targets: everybody.map(({ id }) => known.find(({ unit }) => unit === id) ?? { unit: id, odds: UNHARMED }),
      guns: struck.some(isInfantry) && !isCloud(aim.shot.ammo) ? gunOdds(s, aim, struck.filter(isInfantry), way) : [],
      ...(kill ? { kill } : {}),
    }
  })
  const parts = branches.every(({ rolls }) => Number.isInteger(rolls)) ? 1 : 6 // a part of a roll is a sixth
  const targets = everybody.map(({ id }, i) => ({
    unit: id,
    odds: mixedOdds(branches.map(({ rolls, targets: there }) => ({ share: Math.round(rolls * parts), odds: there[i]!.odds }))),
  }))
  return { branches, targets }
}

/** 3.2.4, 7.9: the ways in which a shot hits the vehicle that it is fired at, each with so many of 36 rolls, and what the TK DR then does. */
export function killBranches(s: AslskState, aim: AimedShot): { readonly rolls: number; readonly kill: KillBranch }[] {
  return waysOf(s, aim).flatMap((way) => {
    const kill = way.hits.length > 0 ? killOf(s, aim.shot, way) : null
    return kill ? [{ rolls: way.rolls, kill }] : []
  })
}

/** 7.9, 7.10: a hit on the vehicle that is fired at, over all the dice. */
function killOf(s: AslskState, shot: Shot, { critical, th, twofold }: Way): KillBranch | null {
  const by = shot.vehicle && !shot.immobilizing ? penetratorOf(s, shot) : null
  if (!by || !shot.vehicle) return null
  return killOdds(s, toKill(s, by, shot.vehicle, struckPlaces(s, shot, shot.vehicle, th), critical), twofold)
}

/** 6.7, 6.1: for each Gun that is hit; of a Critical Hit on several targets it is one by chance. */
function gunOdds(s: AslskState, aim: AimedShot, struck: readonly Unit[], way: Way): GunOdds[] {
  const { shot } = aim
  const { critical, twofold } = way
  const found = new Map<number, { destroyed: number; malfunctions: number }>()
  const ways = critical ? criticalTargets(aim, way) : [null]
  for (const by of ways) {
    const figured = figureHit(s, shot, struck, by)
    for (const [i, { gun }] of figured.groups.entries())
      if (gun) {
        const so = found.get(gun.weapon) ?? { destroyed: 0, malfunctions: 0 }
        eachEffect(twofold, (dr, rolls) => {
          const { kind } = resultOf(figured, dr).results[i]!
          if (kind === 'KIA') so.destroyed += rolls
          else if (kind === 'K') so.malfunctions += rolls
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
  /** 3.2.4: where a vehicle is hit, and a TH DR that hits there. */
  readonly where: string
  readonly th: DiceRoll
  /** Its effect is rolled twice. */
  readonly twofold: boolean
  /** Of 36; a part of one where another dr decides. */
  rolls: number
}

/** What the TH DR can come to: who is hit, and whether critically. */
function waysOf(s: AslskState, aim: AimedShot): Way[] {
  const ways: Way[] = []
  const add = ({ hits, critical, th }: Outcome, fires: boolean, rolls: number) => {
    const twofold = hits.length > 0 && isTwofold(s, aim.shot, th, critical)
    const where = hits.length > 0 ? placeOfHit(s, aim, th) : ''
    const same = ways.find(
      (way) =>
        way.critical === critical &&
        way.hits.length === hits.length &&
        criticalTargets(aim, way).length === criticalTargets(aim, { hits, critical, th }).length &&
        way.fires === fires &&
        way.where === where &&
        way.twofold === twofold,
    )
    if (same) same.rolls += rolls
    else ways.push({ hits, critical, fires, where, th, twofold, rolls })
  }
  eachRoll((dr) => {
    const rolled = outcomeOf(s, aim, dr)
    const fires = hasFired(s, aim.shot, dr.total)
    const luck = luckOf(s, aim, rolled)
    if (luck) for (let die = 1; die <= 6; die++) add(luck.outcome(die), fires, 1 / 6)
    else add(rolled, fires, 1)
  })
  const rank = ({ critical, hits, fires }: Way) => (critical ? 1000 : 0) + 2 * hits.length + (fires ? 1 : 0)
  return ways.sort((a, b) => rank(b) - rank(a) || (a.where < b.where ? 1 : -1))
}

/** 3.2.4: where a TH DR hits a vehicle, as far as it makes a difference; nothing where none is fired at. */
function placeOfHit(s: AslskState, { shot, groups }: AimedShot, dr: DiceRoll): string {
  if (shot.vehicle)
    return struckPlaces(s, shot, shot.vehicle, dr)
      .map(({ aspect, facing }) => `${aspect} ${facing}`)
      .join()
  return shot.target === 'att' && groups.some(({ units }) => units.some(isVehicle)) ? aspectHit(dr) : ''
}

/** What a hit does to those whom it hits. */
function hitOdds(s: AslskState, aim: AimedShot, way: Way, budget: Budget): OddsByTarget {
  const { shot } = aim
  const { hits, critical, twofold } = way
  const struck = hits.flatMap(({ units }) => units)
  const among = criticalTargets(aim, way)
  if (shot.ammo === 'wp') return phosphorusOdds(s, shot, struck, critical, budget)
  if (shot.by.barrel.shaped?.oneShot && !shot.vehicle) return oneShotOdds(s, shot, struck, critical, budget)
  if (shot.target !== 'itt' && struck.some(isVehicle)) return vehicleOdds(s, shot, struck, way, budget)
  const groups = figureHit(s, shot, struck, null).groups.map(({ units }) => units)
  const figuredBy = new Map<Unit | null, ReturnType<typeof figureHit>>()
  return oddsOfTargets(
    s,
    {
      at: shot.at,
      groups,
      strike(g, here) {
        const by = critical ? struckCritically(g, shot, among) : null
        const figured = figuredBy.get(by) ?? figureHit(s, shot, struck, by)
        figuredBy.set(by, figured)
        attackStrikes(g, figured, here, () => `${by?.id}`, twofold)
      },
    },
    budget,
  )
}

/** 4.4.2: a Panzerfaust strikes one of them, and may be a dud. */
function oneShotOdds(s: AslskState, shot: Shot, struck: readonly Unit[], critical: boolean, budget: Budget): OddsByTarget {
  return oddsOfTargets(
    s,
    {
      at: shot.at,
      groups: struck.map((unit) => [unit]),
      strike(g, here) {
        const by = critical ? struckCritically(g, shot, struck) : null
        const figured = figureHit(s, shot, whoIsStruck(g, shot, struck, by), by)
        const dr = rollDice(g, 'effect of a hit')
        if (isDud(shot, dr)) return
        const { column, results } = resultOf(figured, dr)
        const hits = figured.groups.map(({ units, gun }, i) => ({ result: results[i]!, targets: units.map(here), ...(gun ? { gun } : {}) }))
        takeHits(g, hits, column, () => `${dr.total}`)
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
        const by = critical ? struckCritically(g, shot, struck) : null
        burn(g, shot, struck, by, () => `${by?.id}`, s, here)
      },
    },
    budget,
  )
}

/** 7.9, 7.11: the same where a vehicle is among them. */
function vehicleOdds(s: AslskState, shot: Shot, struck: readonly Unit[], way: Way, budget: Budget): OddsByTarget {
  const { critical, th, twofold } = way
  const men = struck.filter(isInfantry)
  return oddsOfTargets(
    s,
    {
      at: shot.at,
      groups: struck.map((unit) => [unit]),
      strike(g, here) {
        if (shot.vehicle) {
          strikeVehicle(g, shot, here(shot.vehicle) as Vehicle, struckPlaces(s, shot, shot.vehicle, th), critical, twofold)
          return
        }
        const by = critical ? struckCritically(g, shot, struck) : null
        const dr = rollEffect(g, 'effect of a hit', twofold)
        if (men.length > 0) {
          const figured = figureHit(s, shot, men, by)
          const { column, results } = resultOf(figured, dr)
          const hits = figured.groups.map(({ units, gun }, i) => ({
            result: results[i]!,
            targets: units.map(here),
            ...(gun ? { gun } : {}),
          }))
          takeHits(g, hits, column, () => `${by?.id} ${dr.total}`)
        }
        for (const unit of struck)
          if (isVehicle(unit)) strikeArea(g, shot, here(unit) as Vehicle, areaAspect(shot, th, dr), unit === by, dr)
      },
    },
    budget,
  )
}
