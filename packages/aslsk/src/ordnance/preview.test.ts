import { depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { enumerate, OUTCOMES } from '../../test/all-dice.ts'
import { shotAt } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import type { ShotPreview } from './preview.ts'
import type { ShotDeclaration } from './shot.ts'

const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12 }
const GUN = 'A1 German: spare=4-6-7, LMG    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2'

function previewOf(t: AslskTable, at: string, more: Partial<ShotDeclaration> = {}): ShotPreview {
  return t.game.open[0]!.question.preview?.(shotAt(t, 'gun', at, more)) as ShotPreview
}

function sum(odds: ShotPreview['odds']['targets'][number]['odds']): number {
  return odds.eliminated + odds.reduced + odds.broken + odds.pinned + odds.unharmed
}

test('the tree of a shot has every roll once, and every target adds up in every branch and in all', () => {
  const t = table(`${GUN}    D9 stone building; US: x=6-6-6, y=6-6-6 broken, l=8-1, z=3-4-6`, options)
  for (const target of ['itt', 'att'] as const) {
    const { odds, groups, critical } = previewOf(t, 'D9', { target })
    expect(odds.branches.reduce((all, { rolls }) => all + rolls, 0)).toBe(36)
    expect(odds.branches.filter(({ outcome }) => outcome === 'critical').reduce((all, { rolls }) => all + rolls, 0)).toBe(critical)
    expect(odds.branches.filter(({ outcome }) => outcome !== 'miss').reduce((all, { rolls }) => all + rolls, 0)).toBe(groups[0]!.hits)
    expect(odds.targets.map(({ unit }) => unit)).toEqual(groups.flatMap(({ units }) => units))
    for (const { targets } of [...odds.branches, odds]) for (const each of targets) expect(sum(each.odds)).toBe(each.odds.of)
  }
})

test('a shot tells which rolls keep its rate and which break it, and what it has acquired then', () => {
  const t = table(`${GUN}    D9 US: x=6-6-6`, options)
  const { rolls, groups, acquires } = previewOf(t, 'D9')
  expect(rolls.filter(({ hits }) => hits > 0)).toHaveLength(groups[0]!.hits)
  expect(rolls.filter(({ breaks }) => breaks).map(({ coloured, white }) => coloured + white)).toEqual([12])
  expect([...new Set(rolls.filter(({ keepsRate }) => keepsRate).map(({ coloured }) => coloured))]).toEqual([1, 2])
  expect(acquires).toBe(-1)
  expect(previewOf(t, 'D9', { target: 'att' }).rolls.some(({ keepsRate }) => keepsRate)).toBe(false)
})

test('whom a shot misses nothing happens to, and what a branch does counts by its rolls', () => {
  const t = table(`${GUN}    D9 US: x=6-6-6`, options)
  const { odds } = previewOf(t, 'D9')
  expect(odds.branches.map(({ outcome, rolls, units }) => [outcome, rolls, units.length])).toEqual([
    ['critical', 3, 1],
    ['hit', 23, 1],
    ['miss', 10, 0],
  ])
  const miss = odds.branches.at(-1)!.targets[0]!.odds
  expect([miss.unharmed, miss.of]).toEqual([1, 1])
  const share = ({ eliminated, of }: { eliminated: number; of: number }) => eliminated / of
  const bySum = odds.branches.reduce((all, { rolls, targets }) => all + (rolls / 36) * share(targets[0]!.odds), 0)
  expect(share(odds.targets[0]!.odds)).toBeCloseTo(bySum, 12)
})

test('of a Critical Hit each target suffers as often as the others', () => {
  const t = table(`${GUN}    D9 US: x=6-6-6, y=6-6-6, z=6-6-6`, options)
  const [first, ...others] = previewOf(t, 'D9', { target: 'att' }).odds.branches[0]!.targets
  for (const { odds } of others) expect(odds).toEqual(first!.odds)
  const alone = previewOf(table(`${GUN}    D9 US: x=6-6-6`, options), 'D9', { target: 'att' }).odds.branches[0]!.targets[0]!.odds
  expect(first!.odds.eliminated / first!.odds.of).toBeLessThan(alone.eliminated / alone.of)
})

const POSITIONS = [
  ['a half squad', 'itt', 'D9 US: x=3-4-6'],
  ['two squads behind stone', 'itt', 'D9 stone building; US: x=6-6-6, y=6-6-6'],
  ['a crew with its Gun and a half squad', 'itt', 'D9 US: x=2-2-7 crew, their=am-AT57L ca5, y=3-4-6'],
  ...(depth.isDeep ? [['a leader and a half squad, as an area', 'att', 'D9 US: x=8-1, y=3-4-6'] as const] : []),
] as const
for (const [what, target, text] of POSITIONS)
  test(`${what}: the tree is what really comes of the shot, over all dice`, () => {
    const t = table(`${GUN}    ${text}`, options)
    const real = enumerate(t, shotAt(t, 'gun', 'D9', { target }))
    for (const { unit, odds } of previewOf(t, 'D9', { target }).odds.targets)
      for (const outcome of OUTCOMES)
        expect([outcome, (odds[outcome] ?? 0) / odds.of]).toEqual([outcome, expect.closeTo(real(unit, outcome), 9)])
  })

test('a Critical Hit on a Gun costs its crew', () => {
  const t = table(`${GUN}    D9 US: x=2-2-7 crew, their=am-AT57L ca5`, options)
  const { odds } = previewOf(t, 'D9').odds.branches[0]!.targets[0]!
  expect(odds.eliminated).toBe(odds.of)
})
