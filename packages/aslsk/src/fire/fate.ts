import type { IftResult } from '../data/ift.ts'
import { type AslskState, ELIMINATED, type Unit } from '../state.ts'
import { isLeader, typeOf } from '../units/units.ts'
import { explore } from './explore.ts'
import { eachRoll, type Figured, resultOf } from './resolution.ts'
import { takeHits } from './strike.ts'

/** What may become of a target, each a number of chances out of `of`, to which they add up. */
export interface Fate {
  readonly of: number
  readonly eliminated: number
  /** Made a half squad, or wounded; broken as well or not. */
  readonly reduced: number
  readonly broken: number
  readonly pinned: number
  readonly unharmed: number
}

type Outcome = Exclude<keyof Fate, 'of'>

/** The exact fate of every target: the rules themselves, gone through for every way in which the dice can fall. */
export function fatesOf(s: AslskState, figured: Figured): { unit: number; fate: Fate }[] {
  const rolls = resultsOf(figured)
  return figured.groups.flatMap(({ units }) => units.map((unit) => ({ unit: unit.id, fate: fateOf(s, figured, rolls, unit) })))
}

/** A combination of results, one a group of targets, and how many of the 36 rolls give it. */
interface Rolled {
  readonly column: number
  readonly results: readonly IftResult[]
  rolls: number
}

function resultsOf(figured: Figured): Rolled[] {
  const found = new Map<string, Rolled>()
  eachRoll((dr) => {
    const { column, results } = resultOf(figured, dr)
    const key = results.map(({ code }) => code).join(' ')
    const known = found.get(key)
    if (known) known.rolls++
    else found.set(key, { column, results, rolls: 1 })
  })
  return [...found.values()]
}

/** Only leaders and the unit itself bear on its fate; the others matter only where one is chosen at random. */
function fateOf(s: AslskState, figured: Figured, rolls: readonly Rolled[], unit: Unit): Fate {
  const tally = new Tally()
  for (const { column, results, rolls: share } of rolls) {
    if (results.every(({ kind }) => kind === 'none')) {
      tally.add('unharmed', share, 36)
      continue
    }
    explore(s, (g) => {
      const groups = figured.groups.map(({ units }) => units.map((each) => ({ ...each })))
      const all = groups.flat()
      g.state = { ...s, units: all, weapons: [], markers: [], points: { allied: { ...s.points.allied }, axis: { ...s.points.axis } } }
      const watched = all.find(({ id }) => id === unit.id)!
      const others = all.filter((each) => each !== watched && !isLeader(s, each))
      g.others = others
      const hits = groups.map((targets, i) => ({ result: results[i]!, targets }))
      takeHits(g, hits, column, () => {
        for (const other of others) other.at = ELIMINATED
      })
      tally.add(outcomeFor(s, unit, watched), share * g.share, 36 * g.of)
    })
  }
  return tally.fate()
}

function outcomeFor(s: AslskState, before: Unit, after: Unit): Outcome {
  if (after.at < 0) return 'eliminated'
  if ((after.wounded && !before.wounded) || isSmaller(s, before, after)) return 'reduced'
  if (after.broken && !before.broken) return 'broken'
  return after.pinned && !before.pinned ? 'pinned' : 'unharmed'
}

function isSmaller(s: AslskState, before: Unit, after: Unit): boolean {
  return typeOf(s, before).kind === 'squad' && typeOf(s, after).kind !== 'squad'
}

/** Chances added up exactly, each kind of fraction by itself until the end. */
class Tally {
  readonly #byDenominator = new Map<number, Record<Outcome, number>>()

  add(outcome: Outcome, chances: number, of: number): void {
    const row = this.#byDenominator.get(of) ?? { eliminated: 0, reduced: 0, broken: 0, pinned: 0, unharmed: 0 }
    row[outcome] += chances
    this.#byDenominator.set(of, row)
  }

  /** In lowest terms. */
  fate(): Fate {
    let of = 1
    for (const denominator of this.#byDenominator.keys()) of = (of / gcd(of, denominator)) * denominator
    const sum: Record<Outcome, number> = { eliminated: 0, reduced: 0, broken: 0, pinned: 0, unharmed: 0 }
    for (const [denominator, row] of this.#byDenominator) for (const outcome of OUTCOMES) sum[outcome] += row[outcome] * (of / denominator)
    const common = OUTCOMES.reduce((divisor, outcome) => gcd(divisor, sum[outcome]), of)
    const part = (outcome: Outcome) => sum[outcome] / common
    return {
      of: of / common,
      eliminated: part('eliminated'),
      reduced: part('reduced'),
      broken: part('broken'),
      pinned: part('pinned'),
      unharmed: part('unharmed'),
    }
  }
}

const OUTCOMES: readonly Outcome[] = ['eliminated', 'reduced', 'broken', 'pinned', 'unharmed']

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
