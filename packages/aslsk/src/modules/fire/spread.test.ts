import { describe, expect, test } from 'vitest'
import { started, testScenario } from '../../../test/scenario.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import type { Environment } from '../../environment/environment.ts'

const SPREAD: TableOptions = {
  phase: 'advancingFire',
  step: 'advancingFire.spread',
  attacker: 'allied',
  columns: 8,
  rows: 12,
  modules: ['fire'],
}
const PEOPLE = 'A9 US: spare=8-0    H9 German: x=4-6-7'

function burning(text: string, environment: Partial<Environment> = {}, more: TableOptions = {}): AslskTable {
  return table(`${text}    ${PEOPLE}`, { ...SPREAD, kept: { environment }, ...more })
}

/** Where each kind of fire is. */
function fires(t: AslskTable, kind: string): string[] {
  const { grid } = t.state.setting.map
  return t.state.markers
    .filter((marker) => marker.kind === kind)
    .map(({ at }) => grid.idOf(at))
    .sort()
}

test('a scenario says what burns when it begins, and only what can burn', () => {
  const begun = (ablaze: readonly string[]) => started(testScenario({ modules: ['fire'], environment: { ablaze } })).state.markers
  const { map, terrain } = started(testScenario({ modules: ['fire'] })).state.setting
  const named = (id: string) => map.grid.idOf(terrain.findIndex((each) => each.id === id))
  expect(begun([named('woods')])).toMatchObject([{ kind: 'blaze', value: 3 }])
  expect(() => begun([named('open')])).toThrow(/nothing burns/)
  expect(() => begun(['ZZ99'])).toThrow(/the map does not have/)
})

describe('a Flame', () => {
  const one = (...dice: [number, number]) => burning('C5 grain; marker flame', {}, { month: 7 }).rolls(...dice)

  test('EX-AID-58 AID-FIRE-16 AID-FIRE-38 AID-ASOP-133 grain at 6: with 6 it is a Blaze, with 5 it stays, with 2 it is out', () => {
    expect([fires(one(3, 3), 'blaze'), fires(one(3, 3), 'flame')]).toEqual([['C5'], []])
    expect([fires(one(3, 2), 'blaze'), fires(one(3, 2), 'flame')]).toEqual([[], ['C5']])
    expect([fires(one(1, 1), 'blaze'), fires(one(1, 1), 'flame')]).toEqual([[], []])
  })

  test('AID-FIRE-49 does nothing to who is there or comes there', () => {
    const t = table('C5 woods; marker flame; US: a=6-6-6    C6 US: b=6-6-6    H9 German: x=4-6-7', {
      phase: 'movement',
      attacker: 'allied',
      columns: 8,
      rows: 12,
      modules: ['fire'],
    })
    t.answer('move', { type: 'step', units: [t.unit('b')], to: 'C5' })
    expect(t.u('b').spent).toBe(4)
  })
})

describe('a Blaze', () => {
  test('AID-FIRE-17 AID-ASOP-132 at the end of the AFPh it spreads to what burns beside it, by one DR for each hex', () => {
    const t = burning('C5 woods; marker blaze 3    C4 woods    C6 brush').rolls(5, 4, 6, 1)
    expect(fires(t, 'flame')).toEqual(['C4'])
    t.saw({ type: 'fire:spreads', of: { final: 5, needed: 6 } })
  })

  test('AID-FIRE-12 AID-FIRE-13 one DR with the best DRM of all fires around: uphill, downhill, apart, by what is dry', () => {
    const t = burning('C4 woods; marker blaze 3    C6 level 1; woods; marker blaze 3    C5 level 1; brush', { ec: 'dry' }).rolls(2, 2)
    t.saw({
      type: 'fire:spreads',
      of: {
        modifiers: [
          { label: 'dry', value: 1 },
          { label: 'uphill', value: 1 },
          { label: 'not attached', value: -2 },
        ],
      },
    })
    const down = burning('C4 level 1; woods; marker blaze 3    C5 brush').rolls(2, 2)
    down.saw({
      type: 'fire:spreads',
      of: {
        modifiers: [
          { label: 'downhill', value: -1 },
          { label: 'not attached', value: -2 },
        ],
      },
    })
  })

  test('not in the Player Turn in which it became one, nor does a Flame that has just been placed grow', () => {
    const t = burning('C5 grain; marker flame    C4 grain    C6 grain', {}, { month: 7 }).rolls(3, 3)
    expect(fires(t, 'flame')).toEqual([])
  })

  test('AID-FIRE-18 EX-AID-59 in Heavy Winds it goes to the three hexes downwind without a DR, and to none of the others', () => {
    const around = 'C5 woods; marker blaze 3  B4 woods  B5 woods  C4 woods  C6 woods  D4 woods  D5 woods'
    const t = burning(around, { wind: 'heavy', toward: 0 })
    t.rolls()
    expect(fires(t, 'flame')).toEqual(downwindOf(t, 'C5', 0))
  })

  test('AID-FIRE-19 AID-FIRE-41 in Gusts it goes on downwind, and one of them two hexes', () => {
    const t = burning('C5 woods; marker blaze 3  C4 woods  C3 woods', { gusts: true, toward: 0 })
    t.rolls()
    expect(fires(t, 'flame')).toEqual(['C3', 'C4'])
    const two = burning('C5 woods; marker blaze 3  C4 woods  C3 woods   E5 woods; marker blaze 3  E4 woods  E3 woods', {
      gusts: true,
      toward: 0,
    })
    two.rolls(2, 5)
    expect(fires(two, 'flame')).toEqual(['C4', 'E3', 'E4'])
  })

  test('in a mild breeze what lies downwind catches fire more easily', () => {
    const t = burning('C5 woods; marker blaze 3    C4 woods', { wind: 'mild', toward: 0 }).rolls(2, 2)
    t.saw({
      type: 'fire:spreads',
      of: {
        modifiers: [
          { label: 'not attached', value: -2 },
          { label: 'downwind', value: 1 },
        ],
      },
    })
  })

  for (const { title, ground, over, not } of [
    { title: 'AID-WX-31 AID-FIRE-21 on mud', ground: 'mud', over: ['woods', 'brush', 'orchard'], not: [] },
    { title: 'AID-WX-15 on ground snow', ground: 'groundSnow', over: ['woods', 'brush'], not: ['orchard'] },
    { title: 'AID-WX-39 on deep snow', ground: 'deepSnow', over: ['woods'], not: ['brush', 'orchard'] },
  ] as const)
    test(`${title} it spreads only where ${over.join(' or ')} stands on the hexside, or by Gusts`, () => {
      const beside = (terrain: string, joined: boolean, environment: Partial<Environment> = {}) =>
        burning(
          `C5 ${terrain}; marker blaze 3    C4 ${terrain}`,
          { ground, toward: 0, ...environment },
          { month: 7, ...(joined ? { joined: ['C4 C5'] } : {}) },
        )
      for (const terrain of over) beside(terrain, true).rolls(6, 6).saw({ type: 'fire:spreads' })
      for (const terrain of not) expect(fires(beside(terrain, true).rolls(), 'flame'), terrain).toEqual([])
      expect(fires(beside('woods', false).rolls(), 'flame')).toEqual([])
      const blown = beside('woods', false, { gusts: true })
      blown.rolls()
      expect(fires(blown, 'flame')).toEqual(['C4'])
    })
})

function downwindOf(t: AslskTable, hex: string, toward: number): string[] {
  const { grid } = t.state.setting.map
  return [toward, (toward + 1) % 6, (toward + 5) % 6].map((side) => grid.idOf(grid.neighbour(grid.indexOf(hex), side as 0))).sort()
}

test('AID-FIRE-18 AID-FIRE-21 on mud and snow Heavy Winds too carry a Blaze only over what burns on the hexside; Gusts carry it anyway', () => {
  const apart = 'D6 woods; marker blaze 3    D5 woods'
  const to = (environment: Partial<Environment>) => {
    const t = burning(apart, { toward: 0, ...environment })
    return fires(t, 'flame')
  }
  expect([to({ wind: 'heavy' }), to({ wind: 'heavy', ground: 'mud' }), to({ wind: 'heavy', ground: 'mud', gusts: true })]).toEqual([
    ['D5'],
    [],
    ['D5'],
  ])
})
