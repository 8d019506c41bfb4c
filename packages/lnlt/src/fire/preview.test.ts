import { describe, expect, test } from 'vitest'
import { preview, shotOf } from '../../test/fire.ts'
import { type LnltTable, table } from '../../test/table.ts'
import type { LnltState, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import type { TargetOdds } from './preview.ts'

type Outcome = Exclude<keyof TargetOdds, 'of' | 'error' | 'abandoned' | 'damaged' | 'destroyed'>

const DICE = [1, 2, 3, 4, 5, 6]

/** What became of each target, played out by the engine for every fall of so many dice; a German reduction always rolls a 1. */
function playedOut(
  text: string,
  firers: string,
  words: { leader?: string },
  targets: readonly string[],
  checks: number,
): Record<Outcome, number>[] {
  const tally = targets.map(() => ({ none: 0, shaken: 0, casualties: 0, wounded: 0, eliminated: 0 }))
  const falls = DICE.flatMap((a) => DICE.map((d) => [a, d]))
  let dice: number[][] = falls
  for (let i = 0; i < checks; i++) dice = dice.flatMap((fall) => DICE.map((die) => [...fall, die]))
  const start = table(text)
  start.activate('C2')
  const before = targets.map((name) => ({ ...start.u(name) }))
  for (const fall of dice) {
    const t = table(text)
    t.activate('C2')
      .answer('act', shotOf(t, firers, 'C6', words))
      .rolls(...fall, ...Array.from({ length: 9 }, () => 1))
    const after = targets.map((name) => t.u(name))
    after.forEach((unit, i) => {
      tally[i]![outcome(t.state, before[i]!, unit)]++
    })
  }
  return tally
}

function outcome(s: LnltState, before: Unit, after: Unit): Outcome {
  if (after.at < 0) return 'eliminated'
  if (typeOf(s, after).kind !== typeOf(s, before).kind) return 'casualties'
  if (after.wounds > before.wounds) return 'wounded'
  return after.shaken && !before.shaken ? 'shaken' : 'none'
}

const shares = ({ of, ...odds }: TargetOdds) => Object.fromEntries(Object.entries(odds).map(([key, n]) => [key, n / of]))

/** Somebody is left whatever happens, so that the game goes on. */
const SPARE = '\nJ9 German: spare=1-6-4'

function compare(text: string, firers: string, targets: readonly string[], checks: number, words: { leader?: string } = {}): LnltTable {
  const t = table(`${text}${SPARE}`)
  const shown = preview(t, firers, 'C6', words)
  const played = playedOut(`${text}${SPARE}`, firers, words, targets, checks)
  targets.forEach((name, i) => {
    const { odds } = shown.targets.find(({ unit }) => unit === t.unit(name))!
    const falls = 36 * 6 ** checks
    for (const [key, share] of Object.entries(shares(odds))) expect(share * falls).toBeCloseTo(played[i]![key as Outcome], 6)
  })
  return t
}

describe('the odds are the rules, over all dice', () => {
  test('a Squad in the open', () => {
    compare('C2 US: a=us-ranger-squad, b=us-ranger-squad    C6 German: x=1-6-4', 'a b', ['x'], 1)
  })

  test('a Leader who may or may not come through to help the Squad with him', () => {
    compare('C2 US: a=us-ranger-squad, BAR    C6 German: x=de-second-line-squad, l=7-2-6', 'a+BAR', ['l', 'x'], 2)
  })

  test('a wounded Leader and a Half-Squad, for whom worse things happen', () => {
    compare('C2 US: a=us-ranger-squad, l=6-2-6    C6 German: x=de-second-line-half-squad, k=7-1-6 wounded shaken', 'a', ['k', 'x'], 2, {
      leader: 'l',
    })
  })
})

test('the table of differences is what each fall of both dice comes to', () => {
  const t = table('C2 US: a=2-6-4    C6 German: g=1-6-4')
  t.activate('C2')
  const { targets } = preview(t, 'a', 'C6')
  const [{ attack, defence, differences }] = targets as [(typeof targets)[number]]
  expect(differences.length).toBe(6)
  for (const a of DICE) for (const d of DICE) expect(differences[a - 1]![d - 1]).toBe(Math.max(0, a + attack - d - defence))
})
