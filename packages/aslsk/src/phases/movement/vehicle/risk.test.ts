import { expect, test } from 'vitest'
import { table } from '../../../../test/table.ts'
import type { Vehicle } from '../../../units/units.ts'
import { vehicleReach } from './reach.ts'
import { vehicleRisk } from './risk.ts'

/** A tank that drives past a Gun: it points to the northeast at first. */
function pastAGun(more = '') {
  const t = table(`C5 German: tank=ge-pzivh vca0 tca0${more}     G5 US: crew=2-2-8 crew, gun=am-AT57L ca4`, {
    phase: 'movement',
    attacker: 'axis',
  })
  const tank = t.u('tank') as Vehicle
  const way = (hex: string, vca?: number) =>
    vehicleReach(t.state, tank)
      .filter(({ place, vca: points }) => place === t.state.setting.map.grid.indexOf(hex) && (vca === undefined || points === vca))
      .sort((a, b) => a.mp - b.mp)[0]!
  return { t, tank, way }
}

test('a way is gone on from where a plan has come to, by what it has left then', () => {
  const { t, tank, way } = pastAGun()
  const first = way('C4')
  const onward = vehicleReach(t.state, tank, first.path)
  const further = onward.find(({ place }) => place === t.state.setting.map.grid.indexOf('C3'))!
  expect(further.path.slice(0, first.path.length)).toEqual(first.path)
  expect(further.mp).toBe(first.mp + 2)
  expect(further.left).toBe(first.left - 2)
})

test('every expenditure is told who could answer it, with the side that he sees', () => {
  const { t, tank, way } = pastAGun()
  const { path } = way('C4')
  const risks = [...vehicleRisk(t.state, tank, path)]
  expect(risks).toHaveLength(path.length)
  expect(path.map(({ kind }) => kind)).toEqual(['start', 'enter'])
  const [start, enter] = risks.map(([worst]) => worst!)
  expect(start).toMatchObject({ weapon: t.weapon('gun'), from: t.u('crew').at, hull: 'front', turret: 'front', turns: false })
  // a moving target is harder to hit
  expect(start!.harm).toBeGreaterThan(enter!.harm)
  expect(enter!.harm).toBeGreaterThan(0)
})

test('turning shows another side, the turret by itself; a stop is asked about like any expenditure', () => {
  const { t, tank, way } = pastAGun()
  const path = way('C5', 4).path
  const turret = path.map((leg) => ({ ...leg, tca: 1 }))
  const last = (legs: typeof turret) => [...vehicleRisk(t.state, tank, legs)].at(-1)![0]!
  expect(last(path.map((leg) => ({ ...leg, tca: leg.vca })))).toMatchObject({ hull: 'rear', turret: 'rear' })
  expect(last(turret)).toMatchObject({ hull: 'rear', turret: 'front' })
  const end = path.at(-1)!
  const stopped = [...vehicleRisk(t.state, tank, [...path, { ...end, kind: 'stop', mp: 2, spent: end.spent + 2 }])]
  expect(stopped).toHaveLength(path.length + 1)
})

test('nothing is told where lines of sight are checked only by firing, nor beyond what can be driven', () => {
  const { t, tank, way } = pastAGun()
  const { path } = way('C4')
  const there = path.at(-1)!
  expect([...vehicleRisk(t.state, tank, [...path, { ...there, place: t.state.setting.map.grid.indexOf('H1') }])]).toHaveLength(path.length)
  const declared = { ...t.state, setting: { ...t.state.setting, options: { ...t.state.setting.options, losChecks: 'declared' as const } } }
  expect([...vehicleRisk(declared, tank, path)]).toEqual([])
})

test('anti-tank rifles count where they can harm it, and Panzerfausts by the chance that one is found', () => {
  const past = (what: string, year: number) => {
    const t = table(`C5 US: tank=am-M4A1 vca0 tca0    A9 US: 6-6-6    D6 German: ${what}`, {
      phase: 'movement',
      attacker: 'allied',
      year,
      month: 11,
    })
    const tank = t.u('tank') as Vehicle
    const start = { kind: 'start', place: tank.at, vca: 0, tca: 0, mp: 2, spent: 2, bogs: null } as const
    const [worst] = [...vehicleRisk(t.state, tank, [start])][0]!
    return worst && { weapon: worst.weapon, unit: worst.unit, hull: worst.hull, harm: Math.round(100 * worst.harm) }
  }
  expect(past('a=4-6-7', 1942)).toBeUndefined()
  const { harm, ...found } = past('a=4-6-7', 1944)!
  expect(found).toEqual({ weapon: -1, unit: 2, hull: 'side' })
  expect([harm > 15, harm < 50]).toEqual([true, true]) // half of the squads find one
  expect(past('a=4-6-7, ge-ATR', 1942)).toMatchObject({ weapon: 0, hull: 'side' })
})

test('3.3.4 7.12 fire at an exposed crew is told, of a buttoned one none; and what men in its hex would do, who must dare to', () => {
  const beside = (tankIs: string, men: string) => {
    const t = table(`C5 US: tank=am-M4A1 vca0 tca0 ${tankIs}    A9 US: 6-6-6    ${men}`, {
      phase: 'movement',
      attacker: 'allied',
      year: 1942,
      month: 11,
    })
    const tank = t.u('tank') as Vehicle
    const start = { kind: 'start', place: tank.at, vca: 0, tca: 0, mp: 2, spent: 2, bogs: null } as const
    return [...vehicleRisk(t.state, tank, [start])][0]!.map(({ at, from, harm }) => [at, from === tank.at, harm > 0 && harm < 0.5])
  }
  expect(beside('', 'D6 German: 4-6-7, 4-6-7')).toEqual([])
  expect(beside('ce', 'D6 German: 4-6-7, 4-6-7')).toEqual([['crew', false, true]])
  expect(beside('', 'C5 German: 4-6-7')).toEqual([['closeCombat', true, true]])
})
