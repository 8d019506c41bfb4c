import { example } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { preview, shoot } from '../../../test/fire.ts'
import { fogTable, leave, status } from '../../../test/fog-table.ts'
import { stepOf } from '../../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { stepCost, stepCosts } from '../../advice/module-hooks.ts'
import { threatTo } from '../../advice/threat.ts'
import { type Environment, environmentOf } from '../../environment/environment.ts'

type Falling = Environment['falling']

const BOARD = 'B2 US: a=6-6-6, g=MMG    B8 German: x=4-6-7    B9 German: y=4-6-7'
const rainy = (falling: Falling, more: TableOptions = {}): TableOptions => ({
  phase: 'prepFire',
  attacker: 'allied',
  columns: 6,
  rows: 20,
  modules: ['rain'],
  kept: { environment: { falling, ec: falling === 'none' ? 'moderate' : 'wet' } },
  ...more,
})
const lv = (t: AslskTable, at: string, firers: string) =>
  preview(t, at, firers).modifiers.find(({ tags }) => tags?.includes('lv'))?.value ?? 0

/** The weather after the Wind Change DR of a Rally Phase. */
function after(falling: Falling, dice: readonly [number, number]) {
  const t = table(`${BOARD}    B5 marker smoke 2`, rainy(falling, { phase: 'rally', step: 'rally.windChange' }))
  t.rolls(...dice)
  return t
}

test('AID-WX-01 AID-WX-04 under an overcast sky a Wind Change DR of 10 or more starts rain, and the ground stays wet', () => {
  const t = after('none', [5, 5])
  expect(environmentOf(t.state)).toMatchObject({ falling: 'rain', ec: 'wet' })
  t.saw({ type: 'rain:changes', of: { is: 'rain' } })
  expect(environmentOf(after('none', [5, 4]).state)).toMatchObject({ falling: 'none', ec: 'moderate' })
})

test('AID-WX-02 a Wind Change DR of 3 or less ends rain of any strength', () => {
  for (const falling of ['rain', 'heavyRain'] as const)
    expect(environmentOf(after(falling, [1, 2]).state)).toMatchObject({ falling: 'none', ec: 'wet' })
})

test('AID-WX-03 rain becomes heavy on 10 or more', () => {
  expect(environmentOf(after('rain', [6, 6]).state).falling).toBe('heavyRain')
})

example(
  'EX-AID-53 under an overcast sky a Wind Change DR of 9 changes nothing, 10 is rain, another 10 heavy rain, and 3 ends it',
  (seat) => {
    const t = seat(table(BOARD, rainy('none', { phase: 'rally', step: 'rally.windChange', turns: 9 })))
    const fallings = (
      [
        [5, 4],
        [5, 5],
        [6, 4],
        [1, 2],
      ] as const
    ).map(([coloured, white], i) => {
      if (i > 0) untilRally(t)
      t.rolls(coloured, white)
      return environmentOf(t.state).falling
    })
    expect(fallings).toEqual(['none', 'rain', 'heavyRain', 'none'])
    t.asks('axis', 'prepFire')
  },
)

/** Everybody passes, to the last question before the next Rally Phase, which rolls for the wind. */
function untilRally(t: AslskTable): void {
  let { kind } = t.asked
  for (; kind !== 'advance'; kind = t.asked.kind) t.pass()
  t.pass()
}

test('AID-WX-05 in the rain Smoke lies and is thrown only inside a building', () => {
  expect(after('none', [6, 5]).state.markers).toEqual([])
  const t = table(
    'C2 US: a=6-6-6    C3 stone building    A9 US: 8-0    A20 German: 4-6-7',
    rainy('rain', { phase: 'movement', columns: 6, rows: 20 }),
  )
  const smoke = (to: string) => t.game.problems('allied', { type: 'smoke', unit: t.unit('a'), to })
  expect(smoke('C2')).toMatchObject([{ rule: 'E3.51' }])
  expect(smoke('C3')).toEqual([])
})

test('AID-WX-57 low visibility saves no concealment: in the open it is lost 8 hexes away in the rain as on a clear day', () => {
  for (const falling of ['none', 'rain', 'heavyRain'] as const) {
    const t = fogTable('B10 US: a=6-6-6 concealed    A10 woods; US: 8-0    B2 German: x=4-6-7', rainy(falling, { phase: 'movement' }))
    t.answer('move', stepOf(t, 'a', 'B9', { mode: 'assault' }))
    expect(status(t, 'a')).toBe('seen')
    leave(t)
  }
  const hindered = fogTable(
    'B10 US: a=6-6-6 concealed    A10 woods; US: 8-0    B2 German: x=4-6-7    B5 grain',
    rainy('none', { phase: 'movement' }),
  )
  hindered.answer('move', stepOf(hindered, 'a', 'B9', { mode: 'assault' }))
  expect(status(hindered, 'a')).toBe('concealed')
  leave(hindered)
})

test('AID-WX-06 rain adds one from 7 hexes on, two from 13', () => {
  const far = 'B2 US: a=6-6-6, g=HMG, l=8-1    B8 German: 4-6-7    B9 German: 4-6-7    B15 German: 4-6-7'
  const t = table(far, rainy('rain'))
  expect([lv(t, 'B8', 'a'), lv(t, 'B9', 'a'), lv(t, 'B15', '+g')]).toEqual([0, 1, 2])
})

test('AID-WX-07 heavy rain adds one more at every range', () => {
  const t = table(BOARD, rainy('heavyRain'))
  expect([lv(t, 'B8', 'a'), lv(t, 'B9', 'a')]).toEqual([1, 2])
})

test('AID-WX-09 during and after rain each level up or down costs one MF more', () => {
  const slope = 'C2 US: a=6-6-6    C3 level 1    A9 US: 8-0    A20 German: 4-6-7'
  const cost = (wet: boolean) => {
    const t = table(slope, rainy('none', { phase: 'movement', kept: { environment: { ec: wet ? 'wet' : 'moderate' } } }))
    const [open] = t.game.open
    return (open!.question.preview!(stepOf(t, 'a', 'C3')) as { mf: number }).mf
  }
  expect(cost(true) - cost(false)).toBe(2)
})

test('AID-WX-10 AID-WX-56 the mist cancels no FFMO and takes nothing from residual fire', () => {
  const t = table(
    'B3 Russian: x=4-4-7    B9 German: a=4-6-7, g=MMG    F20 Russian: 4-4-7    F2 German: 4-6-7',
    rainy('heavyRain', { phase: 'movement' }),
  )
  t.answer('move', stepOf(t, 'x', 'B2'))
  const { modifiers } = preview(t, 'B2', 'a+g')
  expect(modifiers.map(({ tags }) => tags?.[0])).toEqual(expect.arrayContaining(['ffmo', 'lv']))
  shoot(t, 'B2', 'a+g').rolls(5, 6)
  t.saw({ type: 'residualPlaced', modifiers: [] })
})

test('AID-WX-09 planners reckon with the mud', () => {
  const costs = (wet: boolean) => {
    const t = table('C2 US: a=6-6-6    C3 level 1', rainy('none', { kept: { environment: { ec: wet ? 'wet' : 'moderate' } } }))
    return stepCost(t.state, t.u('a'), t.place('C2'), t.place('C3')) + stepCosts(t.state, t.u('a')).reduce((sum, mf) => sum + mf, 0)
  }
  expect(costs(true)).toBeGreaterThan(costs(false))
})

test('AID-WX-10 planners reckon with the mist', () => {
  const risk = (falling: Falling) => {
    const t = table(BOARD, rainy(falling, { attacker: 'axis' }))
    return threatTo(t.state, 'axis').losses(t.state, t.u('y'), 'still').at(t.place('B9'))
  }
  expect(risk('heavyRain')).toBeLessThan(risk('none'))
})

/** What a squad in D5 pays for D4, in halves. */
function uphill(modules: readonly string[], environment: Partial<Environment>, ground = 'D4 level 1', more: TableOptions = {}): number {
  const t = table(`${ground}    D5 US: a=6-6-6    A9 US: 8-0    H8 German: 8-0`, {
    ...{ phase: 'movement', attacker: 'allied', columns: 9, rows: 9, modules, kept: { environment } },
    ...more,
  })
  return (t.game.open[0]!.question.preview!(stepOf(t, 'a', 'D4')) as { mf: number }).mf
}

test('AID-WX-04 AID-WX-09 where it rains as the game begins the ground is wet, and slopes cost their MF more', () => {
  const t = table(BOARD, rainy('rain', { kept: { environment: { falling: 'rain' } } }))
  expect(environmentOf(t.state).ec).toBe('wet')
  expect([uphill(['rain'], {}), uphill(['rain'], { falling: 'rain' })]).toEqual([4, 6])
})

test('AID-WX-09 in mud as well, while it rains and after it', () => {
  expect([uphill(['rain', 'mud'], {}), uphill(['rain', 'mud'], { falling: 'heavyRain' })]).toEqual([5, 7])
  expect(uphill(['rain', 'mud'], { rained: true })).toBe(7)
  const t = table(BOARD, rainy('none', { phase: 'rally', step: 'rally.windChange', modules: ['rain', 'mud'], kept: {} })).rolls(5, 5)
  expect(environmentOf(t.state)).toMatchObject({ falling: 'rain', ec: 'mud', rained: true })
})

test('AID-WX-09 a paved road spares whoever goes along it, and not who goes through what lies under its bridge', () => {
  const road = 'D4 level 1; road S    D5 road N'
  expect([uphill(['rain'], { falling: 'rain' }, road), uphill(['rain'], { falling: 'rain', roads: 'unpaved' }, road)]).toEqual([4, 6])
  const gully: TableOptions = {
    places: [
      { type: 'depression', as: 'gully', at: 'D4' },
      { type: 'bridge', at: 'D4' },
    ],
  }
  const under = (environment: Partial<Environment>) =>
    uphill(['rain', 'depressions', 'bridges'], environment, 'D4 road N S    D5 road N', gully)
  expect(under({ falling: 'rain' }) - under({})).toBe(2)
})
