import { expect, test } from 'vitest'
import { shotAt } from '../../../test/ordnance.ts'
import { table } from '../../../test/table.ts'
import { shotPreviewOf } from '../../ordnance/preview.ts'
import { shotFrom } from '../../ordnance/shot.ts'
import { withModule } from '../../scenario/begin.ts'

/*
 * What an article says of light Mortars, by the engine's own previews: exact, for one fire phase against one unit of morale 7. The shot that keeps its rate is followed by
 * another, without what it acquires.
 */

type Mortar = 'am-MTR60' | 'ge-MTR50'
interface Phase {
  readonly damage: number
  readonly breakdown: number
  readonly shots: number
  readonly rolls: number
  /** How many of the 36 rolls of a shot show a number. */
  readonly showing: (number: number) => number
}

const OCCASION = { when: 'prepFire', side: 'allied', expenditure: null } as const

function phase(mortar: Mortar, { tem = 0, toHit = 0, spotted = false, acquired = 0 } = {}): Phase {
  const nation = mortar === 'am-MTR60' ? 'US' : 'German'
  const [owner, foe] = nation === 'US' ? ['US: c=6-6-6', 'German: x=4-6-7'] : ['German: c=4-6-7', 'US: x=7-4-7']
  const t = table(`D3 ${owner}, m=${mortar}${acquired ? ` acq${acquired}@D9` : ''}    D9 ${foe}    A1 ${owner.replace('c=', 'spare=')}`, {
    phase: 'prepFire',
    attacker: nation === 'US' ? 'allied' : 'axis',
    rows: 20,
    columns: 12,
    modules: ['mortars-full'],
  })
  const s = withModule(t.state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: {
      tem: [() => (tem === 0 ? undefined : { rule: 'X', label: 'cover', value: tem, tags: ['tem'] })],
      aims: [(_, __, rows) => rows.map((row) => ({ ...row, modifiers: [...row.modifiers, { rule: 'X', label: 'trial', value: toHit }] }))],
    },
  })
  const shot = shotFrom(s, { ...OCCASION, side: t.u('c').side }, shotAt(t, 'm', 'D9', { target: 'att' }))!
  const { odds, rolls } = shotPreviewOf(s, spotted ? { ...shot, spotter: t.u('c') } : shot)!
  const harm = (outcome: string) => {
    const branch = odds.branches.find((each) => each.outcome === outcome)
    if (!branch) return 0
    const { of, unharmed } = branch.targets[0]!.odds
    return 1 - unharmed / of
  }
  const [hit, critical] = [harm('hit'), harm('critical')]
  let [once, goesOn, unharmedAndGoesOn, breaks, effects] = [0, 0, 0, 0, 0]
  for (const roll of rolls) {
    const harmed = roll.critical ? critical : roll.hits > 0 ? hit : 0
    once += harmed / 36
    goesOn += roll.keepsRate ? 1 / 36 : 0
    unharmedAndGoesOn += roll.keepsRate ? (1 - harmed) / 36 : 0
    breaks += roll.breaks ? 1 / 36 : 0
    effects += roll.hits > 0 ? 1 / 36 : 0
  }
  const shots = 1 / (1 - goesOn)
  const showing = (number: number) => rolls.filter(({ coloured, white }) => coloured + white === number).length
  return { damage: once / (1 - unharmedAndGoesOn), breakdown: breaks * shots, shots, rolls: (1 + effects) * shots, showing }
}

const BOTH = [
  ['am-MTR60', 0.4],
  ['ge-MTR50', 0.45],
] as const
const rise = (better: Phase, worse: Phase) => better.damage / worse.damage - 1

test('EX-AID-44 AID-SMTR-01 a rate of 3 is two shots a phase', () => {
  for (const [mortar] of BOTH) expect(phase(mortar).shots).toBeCloseTo(2)
})

test('EX-AID-45 AID-SMTR-02 each point of TEM less is about 40 % more for 60 mm and 45 % for 50 mm', () => {
  for (const [mortar, claimed] of BOTH)
    for (const tem of [1, 2, 3]) expect(Math.abs(rise(phase(mortar, { tem: tem - 1 }), phase(mortar, { tem })) - claimed)).toBeLessThan(0.1)
})

test('EX-AID-46 from +3 to +2 to hit is half as much again, the last steps about a tenth; what is acquired helps', () => {
  for (const [mortar] of BOTH) {
    expect(Math.abs(rise(phase(mortar, { toHit: 2 }), phase(mortar, { toHit: 3 })) - 0.5)).toBeLessThan(0.05)
    expect(Math.abs(rise(phase(mortar, { toHit: -2 }), phase(mortar, { toHit: -1 })) - 0.1)).toBeLessThan(0.05)
    expect(phase(mortar, { toHit: 2, acquired: 2 }).damage).toBeCloseTo(phase(mortar).damage)
  }
})

test('AID-SMTR-05 a point of TEM counts for more than a point to hit', () => {
  for (const [mortar] of BOTH)
    for (const one of [1, 2]) expect(phase(mortar, { tem: one }).damage).toBeLessThan(phase(mortar, { toHit: one }).damage + 0.003)
  expect(phase('ge-MTR50', { tem: 3 }).damage).toBeLessThan(phase('ge-MTR50', { toHit: 3 }).damage)
})

test('EX-AID-47 AID-SMTR-06 with a spotter about 40 % of the chance are left', () => {
  for (const [mortar] of BOTH) expect(Math.abs(phase(mortar, { spotted: true }).damage / phase(mortar).damage - 0.4)).toBeLessThan(0.05)
})

test('EX-AID-48 AID-SMTR-03 it breaks down in 6 % of the phases, spotted in 4 %', () => {
  for (const [mortar] of BOTH) {
    expect(Math.abs(phase(mortar).breakdown - 0.06)).toBeLessThan(0.01)
    expect(Math.abs(phase(mortar, { spotted: true }).breakdown - 0.04)).toBeLessThan(0.01)
  }
})

test('EX-AID-49 AID-SMTR-07 fewer dice are rolled the harder it is to hit; of each three show a 4 where two show a 3, half as many again', () => {
  for (const [mortar] of BOTH) {
    const dice = [-2, -1, 0, 1, 2, 3].map((toHit) => phase(mortar, { toHit }).rolls)
    expect(dice).toEqual(dice.toSorted((a, b) => b - a))
    expect(phase(mortar, { spotted: true }).rolls).toBeLessThan(phase(mortar).rolls)
    const { showing } = phase(mortar)
    expect(showing(4) / showing(3)).toBe(1.5)
  }
})
