import { expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import type { Nation } from '../data/nations.ts'
import { upfront } from '../system.ts'

/** What is wrong with a force of so many of a nation's first men, of whom the first riflemen carry charges. */
function problems(nation: Nation, men: number, charges: number): string[] {
  const enemy: Nation = nation === 'German' ? 'American' : 'German'
  const base = testScenario(nation, enemy)
  const roster = base.sides.axis.men
  const blanks = men > roster.length ? [{ weapon: 'rifleBolt', count: men - roster.length }] : []
  const started = upfront.begin(base)
  if (!started.ok) throw new Error('The scenario is wrong.')
  const riflemen = started.value.men.filter(({ side, weapon }) => side === 'axis' && started.value.setting.pack.weapons[weapon]?.sw)
  const carriers = riflemen.slice(0, charges).map(({ id }) => started.value.setting.roster[id]!.number)
  const secondaryWeapons = carriers.map((carrier) => ({ weapon: 'demolitionCharge' as const, carrier }))
  const others = roster.filter((number) => !carriers.includes(number)).slice(0, Math.max(0, men - carriers.length))
  const axis = { ...base.sides.axis, men: [...carriers, ...others], blanks, secondaryWeapons }
  const reading = upfront.begin({ ...base, sides: { ...base.sides, axis } })
  return reading.ok ? [] : reading.problems.map(({ rule }) => rule ?? '')
}

test('UF-21.11-02 UF-21.11-03 one charge for a squad of up to 10 Germans, 12 Americans or 15 Russians', () => {
  for (const [nation, squad] of [
    ['German', 10],
    ['American', 12],
    ['Russian', 15],
  ] as const) {
    expect([problems(nation, squad, 1), problems(nation, squad, 2)]).toEqual([[], ['21.11']])
    expect([problems(nation, squad + 1, 2), problems(nation, squad + 1, 3)]).toEqual([[], ['21.11']])
  }
})
