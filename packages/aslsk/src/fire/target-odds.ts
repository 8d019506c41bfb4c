import { type Budget, explore, type Odds } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import type { AslskEvent } from '../events.ts'
import { rollEffect } from '../ordnance/luck.ts'
import { copyUnit } from '../scenario/new-counters.ts'
import type { AslskState, Location, Unit, VehicleState } from '../state.ts'
import { type LeaderBefore, leadersOnMap, lostSince, standing, sufferLosses, told } from '../units/morale.ts'
import { isLeader, typeOf } from '../units/units.ts'
import { type Figured, resultOf } from './resolution.ts'
import { takeHits } from './strike.ts'

/** What may become of a target, each a number of chances out of `of`, to which they add up. */
export interface TargetOdds {
  readonly of: number
  readonly eliminated: number
  /** Made a half squad, a step weaker (8.1.2) or wounded; broken as well or not. */
  readonly reduced: number
  readonly broken: number
  readonly pinned: number
  readonly unharmed: number
  /** 7.10: of a vehicle; left out where it can't happen. A Shocked or Stunned one may be immobilized as well, and so on: the first that applies counts. */
  readonly shocked?: number
  readonly stunned?: number
  readonly immobilized?: number
  /** How far any of the chances may be off, of 1; left out, they are exact. */
  readonly error?: number
}

type Outcome = Exclude<keyof TargetOdds, 'of' | 'error'>

export const OUTCOMES = [
  'eliminated',
  'reduced',
  'broken',
  'pinned',
  'unharmed',
  'shocked',
  'stunned',
  'immobilized',
] as const satisfies readonly Outcome[]

/** The odds of these counts, by `OUTCOMES`. */
export function oddsFrom(of: number, counts: readonly number[], error: number): TargetOdds {
  const [eliminated, reduced, broken, pinned, unharmed, shocked, stunned, immobilized] = counts as readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return {
    of,
    eliminated,
    reduced,
    broken,
    pinned,
    unharmed,
    ...(shocked > 0 ? { shocked } : {}),
    ...(stunned > 0 ? { stunned } : {}),
    ...(immobilized > 0 ? { immobilized } : {}),
    ...(error > 0 ? { error } : {}),
  }
}

/** What strikes a Location: an attack, or something else that the rules do to those who are there. */
export interface Blow {
  readonly at: Location
  /** The targets; those of a group have the same to expect. */
  readonly groups: readonly (readonly Unit[])[]
  /** Does it, with all that is rolled and drawn for it; `here` gives a unit as it is in the state of `g`. */
  strike(g: Aslsk, here: (unit: Unit) => Unit): void
}

/** What is known of each target of a Blow. */
export type OddsByTarget = readonly {
  readonly unit: number
  readonly odds: TargetOdds
  /** 8.3.2: who it is nobody knows: so it would go with one of this morale. */
  readonly morale?: number
}[]

/** The odds of every target: the rules themselves, gone through for every way in which the dice can fall. */
export function oddsOfTargets(s: AslskState, blow: Blow, budget?: Budget): OddsByTarget {
  const stack = new Stack(s, blow)
  const odds = oddsFor(stack, budget)
  return stack.targets.map(({ id }) => ({ unit: id, odds: oddsOfTarget(odds, stack.standsFor(id)) }))
}

/** The same as odds, with how much work it was; out of another budget than usual if told so. */
export function blowOdds(s: AslskState, blow: Blow, budget?: Budget): Odds {
  return oddsFor(new Stack(s, blow), budget)
}

/** An attack that is worked out, as it strikes its targets. */
export function blowOf(figured: Figured): Blow {
  const { attack, groups } = figured
  return { at: attack.at, groups: groups.map(({ units }) => units), strike: (g, here) => attackStrikes(g, figured, here, () => '') }
}

/** 3.2.3: rolls for an attack and does what comes of it; `rest` is what its results depend on beside the dice. */
export function attackStrikes(g: Aslsk, figured: Figured, here: (unit: Unit) => Unit, rest: () => string, twofold = false): void {
  const roll = (dice: readonly number[]) => resultOf(figured, { coloured: dice[0]!, white: dice[1]!, total: dice[0]! + dice[1]! })
  const comesTo = (dice: readonly number[]) =>
    roll(dice)
      .results.map(({ code }) => code)
      .join()
  const { column, results } = twofold ? resultOf(figured, rollEffect(g, 'fire attack', true)) : roll(g.roll('fire attack', 2, 6, comesTo))
  const hits = figured.groups.map(({ units, gun }, i) => ({ result: results[i]!, targets: units.map(here), ...(gun ? { gun } : {}) }))
  takeHits(g, hits, column, rest)
}

/**
 * 3.2.3: what a leader comes to bears on everybody with him. Of the others each is followed by himself: nothing but the dice and who is struck at random
 * bears on him besides.
 */
function oddsFor(stack: Stack, budget?: Budget): Odds {
  return explore<Struck, AslskEvent, Unit>({
    begin: () => stack.copy(),
    rule(g) {
      stack.blow.strike(g, ({ id }) => stack.in(g.state, id))
      g.state.lost = lostSince(g.state, stack.leaders)
      return undefined
    },
    afterwards: {
      isDue: ({ lost }) => lost.length > 0,
      rule(g) {
        const { lost } = g.state
        g.state.lost = []
        g.state.lost = lostSince(g.state, sufferLosses(g, lost))
        return undefined
      },
      copy: (s) => ({ ...s, units: s.units.map(copyUnit) }),
    },
    outcomes: (s) => s.units.filter((unit) => isLeader(s, unit)).map((unit) => stack.outcome(unit)),
    alike: (s) => `${s.units.filter((unit) => isLeader(s, unit)).map(standing)}; ${told(s.lost)}`,
    same: (drawn) => stack.nameOf(drawn as Unit),
    parts: {
      of: (s) => s.units.filter((unit) => stack.follows(unit)),
      alike: standing,
      outcome: (unit) => stack.outcome(unit),
    },
    ...(budget ? { budget } : {}),
  })
}

/** The state while an attack is gone through, with the leaders whose loss has not yet been felt. */
interface Struck extends AslskState {
  lost: readonly LeaderBefore[]
}

/** All who are where the attack strikes: the targets, and those whom the loss of a leader there concerns. */
class Stack {
  readonly blow: Blow
  readonly targets: readonly Unit[]
  /** Leaders, as they are before the attack. */
  readonly leaders: readonly LeaderBefore[]
  readonly #s: AslskState
  readonly #all: readonly Unit[]
  readonly #bare: Struck
  /** By id: the unit of its kind that is followed in its place, since they fare alike; and the group it is in. */
  readonly #standIns = new Map<number, number>()
  readonly #groups = new Map<number, number>()

  constructor(s: AslskState, blow: Blow) {
    this.#s = s
    this.blow = blow
    this.targets = blow.groups.flat()
    this.#all = s.units.filter((unit) => unit.at === blow.at)
    const { points } = s
    const here = {
      ...s,
      units: [...this.#all],
      weapons: [],
      markers: [],
      points: { allied: { ...points.allied }, axis: { ...points.axis } },
    }
    this.#bare = { ...here, lost: [] }
    this.leaders = leadersOnMap(here)
    const kinds = new Map<string, number>()
    for (const [i, units] of blow.groups.entries())
      for (const unit of units) {
        this.#groups.set(unit.id, i)
        const kind = isLeader(s, unit) || this.#modulesTellApart ? `${unit.id}` : `${i} ${unit.side} ${standing(unit)}`
        if (!kinds.has(kind)) kinds.set(kind, unit.id)
        this.#standIns.set(unit.id, kinds.get(kind)!)
      }
  }

  /** Nothing but those who are there, and nothing in their hands: what becomes of their Weapons is not asked. */
  copy(): Struck {
    return { ...this.#bare, units: this.#all.map(copyUnit) }
  }

  in(s: AslskState, id: number): Unit {
    return s.units[this.#all.findIndex((unit) => unit.id === id)]!
  }

  standsFor(id: number): number {
    return this.#standIns.get(id)!
  }

  follows(unit: Unit): boolean {
    return this.#standIns.get(unit.id) === unit.id && !isLeader(this.#s, unit)
  }

  /** For a random selection: those of a group who are not followed are all alike. */
  nameOf(unit: Unit): string {
    return isLeader(this.#s, unit) || this.follows(unit) ? String(unit.id) : `another of ${this.#groups.get(unit.id)}`
  }

  outcome(after: Unit): string {
    const before = this.#s.units[after.id]!
    return nameOf(after.id, outcomeFor(this.#s, before, after))
  }

  get #modulesTellApart(): boolean {
    return this.#s.setting.hooks.moraleModifiers.length > 0
  }
}

function nameOf(unit: number, outcome: Outcome): string {
  return `${unit} ${outcome}`
}

function oddsOfTarget(odds: Odds, unit: number): TargetOdds {
  const { of, counts, error } = odds.among(OUTCOMES.map((outcome) => nameOf(unit, outcome)))
  return oddsFrom(of, counts, error)
}

function outcomeFor(s: AslskState, before: Unit, after: Unit): Outcome {
  if (after.at < 0) return 'eliminated'
  if (after.vehicle && before.vehicle)
    return vehicleOutcome(before.vehicle, after.vehicle, before.vehicle.exposed !== after.vehicle.exposed || before.pinned !== after.pinned)
  if ((after.wounded && !before.wounded) || isSmaller(s, before, after)) return 'reduced'
  if (after.broken && !before.broken) return 'broken'
  return after.pinned && !before.pinned ? 'pinned' : 'unharmed'
}

/** 7.10: the worst that has become of a vehicle; its crew buttoned up is as good as pinned. */
function vehicleOutcome(before: VehicleState, after: VehicleState, isPinned: boolean): Outcome {
  if (after.shock !== before.shock) return 'shocked'
  if (after.stun !== before.stun) return 'stunned'
  if (after.immobilized !== before.immobilized) return 'immobilized'
  return isPinned ? 'pinned' : 'unharmed'
}

function isSmaller(s: AslskState, before: Unit, after: Unit): boolean {
  const [was, is] = [typeOf(s, before), typeOf(s, after)]
  return (was.kind === 'squad' && is.kind !== 'squad') || ('reducedStrength' in is && is.reducedStrength && was.id !== is.id)
}
