import { describe, expect, test } from 'vitest'
import { preview } from '../../../test/fire.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import type { Environment } from '../../environment/environment.ts'
import { entryCost } from '../../map/costs.ts'
import { sight } from '../../map/los.ts'
import { withModule } from '../../scenario/begin.ts'
import { clearingModifiers } from './clear.ts'
import { leaveFire } from './escape.ts'
import { extraOf } from './fires.ts'

const OPTIONS: TableOptions = { attacker: 'allied', columns: 8, rows: 12, modules: ['fire'] }
const at = (phase: NonNullable<TableOptions['phase']>, more: TableOptions = {}): TableOptions => ({ ...OPTIONS, phase, ...more })
const SPARE = 'A9 US: spare=8-0    G9 German: z=4-6-7'

describe('burning terrain', () => {
  test('nobody enters it', () => {
    const t = table(`C5 woods; marker blaze 3    C6 US: a=6-6-6    ${SPARE}`, at('movement'))
    t.refuses('allied', { type: 'step', units: [t.unit('a')], to: 'C5' }, { rule: 'B25.4', message: /ablaze/ })
    expect(entryCost(t.state, t.u('a'), t.place('C6'), t.place('C5'), 'terrain')).toMatchObject({ rule: 'B25.4' })
  })

  test('AID-FIRE-23 AID-ASOP-139 men who are still in it at the end of the RtPh are lost; unbroken ones may break to rout out', () => {
    const t = table(`C5 woods; marker blaze 3; US: a=6-6-6, b=6-6-6    ${SPARE}`, at('rout'))
    t.asks('allied', 'choice').answer('choice', { type: 'fleeFire', unit: t.unit('a') })
    t.saw({ type: 'breaks', unit: t.unit('a'), rule: 'B25.4' })
    t.answer('choice', { type: 'pass' })
    t.answer('rout', { type: 'rout', unit: t.unit('a'), to: 'C4' })
    t.answer('rout', { type: 'stop', unit: t.unit('a') })
    expect([t.where('a'), t.where('b')]).toEqual(['C4', 'eliminated'])
    t.saw({ type: 'eliminated', unit: t.unit('b'), rule: 'B25.4', why: 'the fire' })
  })

  test('who was broken without desperation gets it, and must rout', () => {
    const t = table(`C5 woods; marker blaze 3; US: a=6-6-6 broken    ${SPARE}`, at('rout'))
    t.saw({ type: 'dm', unit: t.unit('a'), on: true })
    t.refuses('allied', { type: 'done' }, { rule: 'B25.4', message: /must rout out of the fire/ })
  })

  test('AID-FIRE-47 who is pinned or in Melee can’t get out', () => {
    const t = table(`C5 woods; marker blaze 3; US: a=6-6-6 pinned, b=6-6-6    ${SPARE}`, at('rout'))
    t.refuses('allied', { type: 'fleeFire', unit: t.unit('a') }, { rule: 'B25.4', message: /pinned/ })
    const melee = table(
      `C5 woods; marker blaze 3; US: a=6-6-6 melee; German: x=4-6-7 melee    E5 woods; marker blaze 3; US: b=6-6-6    ${SPARE}`,
      at('rout'),
    )
    melee.refuses('allied', { type: 'fleeFire', unit: melee.unit('a') }, { rule: 'B25.4', message: /Melee/ })
    melee.answer('choice', { type: 'pass' })
    expect([melee.where('a'), melee.where('x')]).toEqual(['eliminated', 'eliminated'])
  })

  test('AID-FIRE-46 who never breaks of his own will walks out, where no enemy is', () => {
    const t = table(`C5 woods; marker blaze 3; US: a=6-6-6    C4 German: x=4-6-7    ${SPARE}`, at('rout'))
    const s = withModule(t.state, {
      id: 'trial',
      title: 'Trial',
      sentence: 'A trial.',
      hooks: { statuses: [(_, unit, status) => (status === 'berserk' && unit.id === t.unit('a') ? 1 : 0)] },
    })
    const choosing = { side: 'allied', of: 'blaze' } as const
    const to = (hex: string) => leaveFire.problems(s, choosing, { type: 'leaveFire', unit: t.unit('a'), to: hex })
    expect(to('C6')).toEqual([])
    expect(to('C4')).toMatchObject([{ message: /enemy/ }])
    expect(leaveFire.problems(t.state, choosing, { type: 'leaveFire', unit: t.unit('a'), to: 'C6' })).toMatchObject([
      { message: /breaks, and routs/ },
    ])
  })

  test('AID-FIRE-48 a pillbox burns with the ground around it', () => {
    const PILLBOX = { type: 'pillbox', at: 'D5', squads: 1, spine: 5, ca: 3, nca: 5 } as const
    const t = table(
      `D5 woods; marker blaze 3; German: x=4-6-7 in-pillbox    ${SPARE}`,
      at('rout', { modules: ['fire', 'pillboxes'], places: [PILLBOX] }),
    )
    t.decide('axis', 'choice', { type: 'pass' })
    expect(t.where('x')).toBe('eliminated')
  })

  test('AID-FIRE-24 AID-ASOP-105 vehicles leave it in their MPh or are lost, and those of the other side wait for theirs', () => {
    const t = table(
      `C5 woods; marker blaze 3; US: tank=am-M4A2 bu vca1    E5 woods; marker blaze 3; German: panzer=ge-pzivh bu vca1    ${SPARE}`,
      at('movement'),
    )
    t.answer('move', { type: 'end' })
    expect([t.where('tank'), t.where('panzer')]).toEqual(['eliminated', 'E5'])
  })
})

describe('fighting a Flame', () => {
  const FIRE = `C5 woods; marker flame; US: a=6-6-6, h=3-4-6, l=8-1    ${SPARE}`
  const clears = (t: AslskTable, ...units: string[]) =>
    t.answer(t.asked.kind, { type: 'clearFlame', units: units.map((unit) => t.unit(unit)) })
  const flame = (t: AslskTable) => t.state.markers.find(({ kind }) => kind === 'flame')

  test('AID-FIRE-14 AID-ASOP-118 unpinned Good Order men who have done nothing else try it in MPh or DFPh; they are TI, and easy to hit', () => {
    const t = clears(table(FIRE, at('movement')), 'a').rolls(5, 4)
    t.answer('firstFire', { type: 'hold' })
    t.refuses('allied', { type: 'step', units: [t.unit('a')], to: 'C4' }, { message: /ended its move/ })
    expect(t.u('a').moveEnded).toBe(true)
    const defending = clears(table(`C5 woods; marker flame; German: a=4-6-7    ${SPARE}`, at('defensiveFire')), 'a').rolls(5, 4)
    defending.refuses('axis', { type: 'clearFlame', units: [defending.unit('a')] }, { message: /already/ })
    const tired = table(FIRE.replace('a=6-6-6', 'a=6-6-6 prep'), at('movement'))
    tired.refuses('allied', { type: 'clearFlame', units: [tired.unit('a')] }, { rule: 'B24.72', message: /fired/ })
    const shot = clears(table(`C5 woods; marker flame; German: a=4-6-7    C7 US: b=6-6-6    ${SPARE}`, at('defensiveFire')), 'a').rolls(
      5,
      4,
    )
    shot.answer('defensiveFire', { type: 'end' })
    expect(preview(shot, 'C5', 'b').modifiers).toContainEqual(expect.objectContaining({ label: 'Hazardous Movement', value: -2 }))
  })

  test('EX-AID-102 AID-FIRE-36 one squad: with a final 2 it is out, with 3 to 6 held back for the turn, with more nothing', () => {
    expect(flame(clears(table(FIRE, at('movement')), 'a').rolls(1, 2))).toBeUndefined()
    for (const dice of [
      [1, 3],
      [4, 3],
    ] as const) {
      const held = clears(table(FIRE, at('movement')), 'a').rolls(...dice)
      expect(flame(held)).toMatchObject({ extra: extraOf(2 * held.state.turn, false) })
    }
    const none = clears(table(FIRE, at('movement')), 'a').rolls(4, 4)
    expect(flame(none)).toMatchObject({ extra: 0 })
  })

  test('AID-FIRE-15 a squad takes one off, further half squads one and squads two each, a leader what he is worth, wet ground what it is', () => {
    const { state } = table(
      `C5 woods; marker flame; US: a=6-6-6, b=6-6-6, h=3-4-6, l=8-1    ${SPARE}`,
      at('movement', { kept: { environment: { ec: 'wet' } } }),
    )
    const figures = (...ids: number[]) =>
      clearingModifiers(
        state,
        ids.map((id) => state.units[id]!),
      ).map(({ value }) => value)
    expect(figures(0)).toEqual([-2, -1])
    expect(figures(2)).toEqual([-2])
    expect(figures(0, 1, 2, 3)).toEqual([-2, -1, -1, -2, -1])
  })

  test('AID-FIRE-37 nobody puts out a Blaze', () => {
    const t = table(`C5 woods; marker blaze 3; US: a=6-6-6    ${SPARE}`, at('movement'))
    t.refuses('allied', { type: 'clearFlame', units: [t.unit('a')] }, { rule: 'B24.72', message: /no Flame/ })
  })
})

describe('whose it is', () => {
  const owned = (extra: number, more = '') =>
    table(
      `C5 wooden building; US: a=6-6-6, l=8-0    ${more}    ${SPARE}`,
      at('advancingFire', {
        step: 'advancingFire.grow',
        turn: 3,
        markers: [{ kind: 'flame', at: 'C5', side: 'allied', extra }],
        control: { allied: ['C5'], axis: [] },
      }),
    )
  const holder = (t: AslskTable) => t.state.control[t.place('C5')]

  test('AID-FIRE-28 AID-FIRE-54 what a side burns on purpose is the enemy’s, although its men stand there', () => {
    const t = owned(extraOf(2, true)).rolls(4, 4)
    expect(holder(t)).toBe('axis')
  })

  test('AID-FIRE-56 what burns by accident stays whose it is', () => {
    expect(holder(owned(extraOf(2, false)).rolls(4, 4))).toBe('allied')
  })

  test('AID-FIRE-54 unless fires of both sides have met', () => {
    const t = table(
      `C5 wooden building; US: a=6-6-6    C4 woods    ${SPARE}`,
      at('advancingFire', {
        step: 'advancingFire.grow',
        turn: 3,
        markers: [
          { kind: 'flame', at: 'C5', side: 'allied', extra: extraOf(2, true) },
          { kind: 'flame', at: 'C4', side: 'axis', extra: extraOf(2, true) },
        ],
        control: { allied: ['C5'], axis: [] },
      }),
    )
    expect(holder(t.rolls(2, 2, 2, 2))).toBe('allied')
  })

  test('AID-FIRE-55 it can be gained again when the fire is out', () => {
    const t = owned(extraOf(2, true)).rolls(1, 1)
    expect(holder(t)).toBe('allied')
  })
})

describe('smoke of fires', () => {
  const hindrances = (t: AslskTable, from: string, to: string) =>
    sight(t.state, t.place(from), t.place(to)).hindrances.map(({ label, value }) => `${label} ${value}`)
  const look = (markers: string, environment: Partial<Environment> = {}, more = '') =>
    table(`B2 US: a=6-6-6    B5 ${markers}    B8 German: x=4-6-7    ${more}    ${SPARE}`, at('prepFire', { kept: { environment } }))

  test('AID-FIRE-25 AID-FIRE-50 AID-FIRE-51 a Blaze hinders by 3, a burning wreck by 2 in place of the wreck’s own, both together by no more than 3', () => {
    expect(hindrances(look('marker blaze 3'), 'B2', 'B8')).toEqual(['Smoke in B5 3'])
    expect(hindrances(look('marker wreck 0; marker wreckBlaze 2'), 'B2', 'B8')).toEqual(['Smoke in B5 2'])
    expect(hindrances(look('marker blaze 3; marker wreckBlaze 2'), 'B2', 'B8')).toEqual(['Smoke in B5 3'])
    expect(hindrances(look('brush; marker blaze 3'), 'B2', 'B8')).toEqual(['brush in B5 1', 'Smoke in B5 3'])
  })

  test('AID-FIRE-40 AID-FIRE-50 in Heavy Winds no Smoke counts, and a burning wreck is a wreck', () => {
    expect(hindrances(look('marker blaze 3', { wind: 'heavy' }), 'B2', 'B8')).toEqual([])
    expect(hindrances(look('marker wreck 0; marker wreckBlaze 2', { wind: 'heavy' }), 'B2', 'B8')).toEqual(['wreck or vehicle in B5 1'])
  })

  test('AID-FIRE-26 it rises four levels, and in a mild breeze two', () => {
    const hills = 'B2 level 2   B8 level 2'
    expect(hindrances(look('marker blaze 3', {}, hills), 'B2', 'B8')).toEqual(['Smoke in B5 3'])
    expect(hindrances(look('marker blaze 3', { wind: 'mild' }, hills), 'B2', 'B8')).toEqual([])
    expect(hindrances(look('marker blaze 3', { wind: 'mild' }), 'B2', 'B8')).toEqual(['Smoke in B5 3'])
  })

  test('AID-FIRE-52 fire out of smoke and within it has one more', () => {
    const t = table(`B2 marker wreckBlaze 2; US: a=6-6-6 melee; German: y=4-6-7 melee    B8 German: x=4-6-7    ${SPARE}`, at('prepFire'))
    expect(hindrances(t, 'B2', 'B8')).toEqual(['Smoke in B2 2', 'fire out of Smoke in B2 1'])
    expect(hindrances(t, 'B2', 'B2')).toEqual(['Smoke in B2 2', 'fire within Smoke in B2 1'])
    expect(hindrances(t, 'B8', 'B2')).toEqual(['Smoke in B2 2'])
  })
})

test('AID-FIRE-48 nobody routs into a pillbox around which it burns', () => {
  const into = (fire: string) => {
    const t = table(`D5 woods${fire}    D6 US: a=6-6-6 broken DM    D8 German: x=4-6-7    A9 US: 8-0`, {
      ...{ phase: 'rout', attacker: 'axis', columns: 9, rows: 9, modules: ['fire', 'pillboxes'] },
      places: [{ type: 'pillbox', at: 'D5', squads: 1, spine: 5, ca: 3, nca: 5 }],
    })
    while (t.asked.kind === 'choice') t.pass()
    return t.game.problems('allied', { type: 'rout', unit: t.unit('a'), to: 'D5 pillbox' })[0]?.rule
  }
  expect([into(''), into('; marker blaze 3')]).toEqual([undefined, 'B25.4'])
})
