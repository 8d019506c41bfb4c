import { describe, expect, test } from 'vitest'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import type { Aslsk } from '../../context.ts'
import { changeEnvironment, type Environment, environmentOf } from '../../environment/environment.ts'
import { sight } from '../../map/los.ts'

const SPARE = 'A11 US: spare=8-0    H11 German: z=4-6-7'
const windy = (environment: Partial<Environment>, more: TableOptions = {}): TableOptions => ({
  attacker: 'allied',
  columns: 8,
  rows: 12,
  modules: ['smoke-wind'],
  kept: { environment },
  ...more,
})
const breeze = (more: TableOptions = {}) => windy({ wind: 'mild', toward: 0 }, more)

/** Clouds by their hex, thickest first. */
function clouds(t: AslskTable, kind: string): string[] {
  const { grid } = t.state.setting.map
  return t.state.markers.filter((marker) => marker.kind === kind).map(({ at, value }) => `${grid.idOf(at)} ${value}`)
}

const AFPH: TableOptions = { phase: 'advancingFire', step: 'advancingFire.drift' }

describe('drift', () => {
  test('AID-ASOP-124 AID-FIRE-27 at the start of every AFPh in a mild breeze a cloud trails as many Dispersed counters downwind as it hinders', () => {
    expect(clouds(table(`C6 marker smoke 3    ${SPARE}`, breeze(AFPH)), 'driftingSmoke')).toEqual(['C5 2', 'C4 2', 'C3 2'])
    expect(clouds(table(`C6 marker smoke 3    ${SPARE}`, windy({ wind: 'none' }, AFPH)), 'driftingSmoke')).toEqual([])
    const blaze = table(`C6 woods; marker blaze 3    ${SPARE}`, breeze({ ...AFPH, modules: ['smoke-wind', 'fire'] }))
    expect(clouds(blaze, 'driftingSmoke')).toEqual(['C5 2', 'C4 2', 'C3 2'])
  })

  test('AID-WX-54 in the rain nothing drifts, not even from a Blaze', () => {
    const drifting = (falling: Environment['falling']) =>
      clouds(
        table(`C6 woods; marker blaze 3    ${SPARE}`, {
          ...windy({ wind: 'mild', toward: 0, falling }, AFPH),
          modules: ['smoke-wind', 'fire', 'rain'],
        }),
        'driftingSmoke',
      )
    expect([drifting('none').length, drifting('rain'), drifting('heavyRain')]).toEqual([3, [], []])
  })

  test('AID-FIRE-27 the first RPh of the game begins with it', () => {
    const t = table(
      `C6 marker smoke 3    C9 US: b=6-6-6 broken, l=8-0    ${SPARE}`,
      breeze({ phase: 'rally', step: 'rally.windChange' }),
    ).rolls(3, 4)
    expect(clouds(t, 'driftingSmoke')).toEqual(['C5 2', 'C4 2', 'C3 2'])
    const later = table(
      `C6 marker smoke 3    C9 US: b=6-6-6 broken, l=8-0    ${SPARE}`,
      breeze({ phase: 'rally', step: 'rally.windChange', turn: 2 }),
    ).rolls(3, 4)
    expect(clouds(later, 'driftingSmoke')).toEqual([])
  })

  test('AID-WPH-15 white phosphorus trails two, of a Dispersed source one', () => {
    const trail = (value: number) =>
      clouds(table(SPARE, breeze({ ...AFPH, markers: [{ kind: 'smoke', at: 'C6', value, extra: 1 }] })), 'driftingSmoke')
    expect(trail(2)).toEqual(['C5 1', 'C4 1'])
    expect(trail(1)).toEqual(['C5 1'])
  })

  test('AID-FIRE-53 when the wind turns or changes what has drifted is gone at once', () => {
    const whenThereIs = (change: Partial<Environment>) => {
      const { state } = table(`C6 marker smoke 3; marker driftingSmoke 2    ${SPARE}`, breeze({ phase: 'prepFire' }))
      changeEnvironment({ state } as unknown as Aslsk, change)
      return state.markers.map(({ kind }) => kind)
    }
    expect(whenThereIs({ toward: 3 })).toEqual(['smoke'])
    expect(whenThereIs({ wind: 'none' })).toEqual(['smoke'])
    expect(whenThereIs({ overcast: true })).toEqual(['smoke', 'driftingSmoke'])
  })
})

describe('Gusts', () => {
  const markers = [
    { kind: 'smoke', at: 'C6', side: 'axis', value: 3 },
    { kind: 'smoke', at: 'D6', side: 'axis', value: 2 },
  ] as const

  test('a Wind Change DR of 12 brings them for one Player Turn', () => {
    const t = table(SPARE, windy({}, { phase: 'rally', step: 'rally.windChange' })).rolls(6, 6)
    expect(environmentOf(t.state).gusts).toBe(true)
    const calm = table(SPARE, windy({ gusts: true }, { phase: 'rally', step: 'rally.windChange' })).rolls(6, 5)
    expect(environmentOf(calm.state).gusts).toBe(false)
  })

  for (const { title, when } of [
    { title: 'AID-ASOP-057 in the RPh', when: { phase: 'rally', step: 'rally.gusts' } },
    { title: 'AID-ASOP-126 in the AFPh', when: { phase: 'advancingFire', step: 'advancingFire.gusts' } },
  ] as const)
    test(`${title} they remove Dispersed Smoke and turn the rest to its Dispersed side`, () => {
      const t = table(SPARE, windy({ gusts: true }, { ...when, markers }))
      expect(clouds(t, 'smoke')).toEqual(['C6 2'])
      const still = table(SPARE, windy({}, { ...when, markers }))
      expect(clouds(still, 'smoke')).toEqual(['C6 3', 'D6 2'])
    })
})

describe('white phosphorus', () => {
  const FIELD = 'C9 US: crew=2-2-7, g=am-AR105 ca0    C4 German: x=4-6-7    A11 US: spare=8-0    H11 German: z=4-6-7'
  const shot = (t: AslskTable, ammo = 'wp') => ({ type: 'ordnance', weapon: t.weapon('g'), at: 'C4', target: 'att', ammo })

  test('AID-WPH-12 AID-ASOP-125 AID-OAQ-04 AID-TCB-27 a Gun fires it before anything else in the AFPh too, Dispersed; Smoke only in Prep and Defensive Fire', () => {
    const t = table(FIELD, windy({}, { phase: 'advancingFire' }))
    expect(t.game.problems('allied', shot(t) as never)).toEqual([])
    t.refuses('allied', shot(t, 'smoke'), { rule: '6.2', message: /has no Smoke|start of the Prep/ })
    t.answer('advancingFire', shot(t)).rolls(2, 2, 3, 3)
    expect(clouds(t, 'smoke')).toEqual(['C4 1'])
    const without = table(FIELD, { ...windy({}, { phase: 'advancingFire' }), modules: ['rain'] })
    without.refuses('allied', shot(without), { rule: '6.2', message: /start of the Prep/ })
  })

  test('AID-WPH-13 AID-ASOP-072 in the PFPh it is at full strength, and burns whom it hits; after other fire there is none', () => {
    const t = table(FIELD, windy({}, { phase: 'prepFire' })).answer('prepFire', shot(table(FIELD, windy({}, { phase: 'prepFire' }))))
    t.rolls(2, 2, 3, 3)
    expect(clouds(t, 'smoke')).toEqual(['C4 2'])
    t.saw({ type: 'check', what: 'WP NMC' })
  })

  test('AID-WPH-33 a Gun that is no Mortar has no rate after it', () => {
    const rate = (ammo: string) => {
      const t = table(FIELD, windy({}, { phase: 'prepFire' }))
      t.answer('prepFire', { ...shot(t, ammo), target: ammo === 'wp' ? 'att' : 'itt' }).rolls(1, 2, 6, 6, 1, 1)
      return t.w('g').keptRate
    }
    expect([rate('he'), rate('wp')]).toEqual([true, false])
  })

  test('AID-WPH-22 Smoke and white phosphorus hit an area two better up to twelve hexes, as the card has it', () => {
    const number = (ammo: string, modules: readonly string[]) => {
      const t = table(FIELD, { ...windy({}, { phase: 'prepFire' }), modules: [...modules] })
      const { th } = t.game.open[0]!.question.preview!({ ...shot(t, ammo) } as never) as { th: number }
      return th
    }
    expect([number('wp', ['smoke-wind']), number('he', ['smoke-wind']), number('wp', ['rain'])]).toEqual([9, 7, 7])
  })

  test('AID-WPH-05 grenades are not thrown into the three hexes against a mild breeze', () => {
    const t = table(`C5 US: a=6-6-6    ${SPARE}`, breeze({ phase: 'movement', modules: ['smoke-wind', 'white-phosphorus'] }))
    const to = (hex: string) => t.game.problems('allied', { type: 'wp', unit: t.unit('a'), to: hex } as never)
    expect(to('C4')).toEqual([])
    expect(to('C6')).toMatchObject([{ rule: 'A24.1' }])
    expect(to('C5')).toEqual([])
  })

  for (const [name, environment, modules] of [
    ['Heavy Winds', { wind: 'heavy' }, []],
    ['rain', { falling: 'rain' }, ['rain']],
    ['mud', { ground: 'mud' }, ['mud']],
    ['deep snow', { ground: 'deepSnow' }, ['deep-snow']],
  ] as const)
    test(`AID-WPH-04 AID-WPH-17 there is none in ${name}`, () => {
      const t = table(
        `C5 US: a=6-6-6    ${SPARE}`,
        windy(environment, { phase: 'movement', modules: ['smoke-wind', 'white-phosphorus', ...modules] }),
      )
      expect(t.game.problems('allied', { type: 'wp', unit: t.unit('a'), to: 'C4' } as never)).not.toEqual([])
      const gun = table(FIELD, windy(environment, { phase: 'prepFire', modules: ['smoke-wind', ...modules] }))
      expect(gun.game.problems('allied', shot(gun) as never)).not.toEqual([])
    })
})

describe('how high it rises', () => {
  const over = (marker: NonNullable<TableOptions['markers']>[number], wind: Environment['wind'], level: number) => {
    const t = table(
      `B2 level ${level}; US: a=6-6-6    B8 level ${level}; German: x=4-6-7    ${SPARE}`,
      windy({ wind, toward: 0 }, { phase: 'prepFire', markers: [{ side: 'axis', ...marker }] }),
    )
    return sight(t.state, t.place('B2'), t.place('B8')).hindrance
  }

  test('AID-WPH-14 white phosphorus is four levels high in any wind, +2 or Dispersed +1; Smoke is bent down to two', () => {
    expect(over({ kind: 'smoke', at: 'B5', value: 2, extra: 1 }, 'mild', 2)).toBe(2)
    expect(over({ kind: 'smoke', at: 'B5', value: 1, extra: 1 }, 'mild', 2)).toBe(1)
    expect(over({ kind: 'smoke', at: 'B5', value: 3 }, 'mild', 2)).toBe(0)
    expect(over({ kind: 'smoke', at: 'B5', value: 3 }, 'none', 2)).toBe(3)
    expect(over({ kind: 'driftingSmoke', at: 'B5', value: 2 }, 'mild', 2)).toBe(0)
  })

  test('AID-WPH-34 nobody below it is hindered', () => {
    const t = table(
      `B2 US: a=6-6-6    B5 level 1    B8 German: x=4-6-7    ${SPARE}`,
      windy({}, { phase: 'prepFire', markers: [{ kind: 'smoke', side: 'axis', at: 'B5', value: 2, extra: 1 }] }),
    )
    expect(sight(t.state, t.place('B2'), t.place('B8')).hindrances).toEqual([])
  })
})

test('AID-MTR-10 Smoke and white phosphorus have +2 on the To Hit number up to 12 hexes, once however many cards say so', () => {
  const th = (modules: readonly string[]) => {
    const t = table('C9 US: crew=2-2-7, g=am-AR105 ca0    C4 German: x=4-6-7    A11 US: spare=8-0    H11 German: z=4-6-7', {
      ...{ phase: 'prepFire', attacker: 'allied', columns: 9, rows: 12, year: 1944, modules },
    })
    const shot = (ammo: string) => ({ type: 'ordnance', weapon: t.weapon('g'), at: 'C4', target: 'att', ammo })
    return ['smoke', 'wp'].map((ammo) => (t.game.open[0]!.question.preview!(shot(ammo)) as { th: number }).th)
  }
  expect(th([])).toEqual([7, 7])
  for (const modules of [['smoke-wind'], ['acquisition-full'], ['smoke-wind', 'acquisition-full', 'gun-card', 'mortars-full']])
    expect(th(modules)).toEqual([9, 9])
})
