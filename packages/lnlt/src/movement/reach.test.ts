import { expect, test } from 'vitest'
import { fireOf, move, walk } from '../../test/moves.ts'
import { table } from '../../test/table.ts'
import type { FirePreview } from '../fire/preview.ts'
import { nameOf } from '../map/location.ts'
import { moveOf, reachable } from './reach.ts'
import { stepRisk } from './risk.ts'

const FAR = 'L9 German: x=medic, y=6-1-6'

test('what a group reaches, by the cheapest way, is what it can be walked to', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4    C4 light-woods    C5 open`)
  t.activate('C3')
  const names = (mode: 'move' | 'lowCrawl') =>
    reachable(t.state, moveOf(t.state, t.units('a'), mode)).map(({ path, spent }) => [
      path.map((at) => nameOf(t.state.setting, at)).join(' '),
      spent[0],
    ])
  const ways = names('move')
  expect(ways).toContainEqual(['C4', 4])
  expect(ways.find(([path]) => String(path).endsWith('C5'))?.[1]).toBe(6)
  expect(Math.max(...ways.map(([, spent]) => Number(spent)))).toBe(8)
  expect(names('lowCrawl').every(([path]) => !String(path).includes(' '))).toBe(true)
  walk(t, 'a', String(ways.find(([path]) => String(path).endsWith('C5'))![0]).split(' '))
  expect(t.state.move?.spent).toEqual([6])
  expect(reachable(t.state, t.state.move!).every(({ spent }) => spent[0]! <= 8)).toBe(true)
})

test('LNL-11.6-04 with a Scout the ways through the woods are as short as they are walked', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4, s=scout    C4 forest    C5 forest    C6 forest`)
  t.activate('C3')
  const found = reachable(t.state, moveOf(t.state, t.units('a s'), 'move')).find(({ at }) => at === t.place('C5'))!
  walk(t, 'a s', ['C4', 'C5'])
  expect([found.path, found.spent]).toEqual([[t.place('C4'), t.place('C5')], t.state.move!.spent])
})

test('a way ends where enemies stand', () => {
  const t = table('C3 US: a=2-6-4    C4 German: z=medic    C5 open')
  t.activate('C3')
  const found = reachable(t.state, moveOf(t.state, t.units('a')))
  expect(found.find(({ at }) => at === t.place('C4'))?.contested).toBe(true)
  expect(found.find(({ path }) => path.slice(0, -1).includes(t.place('C4')))).toBeUndefined()
})

test('the risk of a step is that of the worst attack which could then be made', () => {
  const t = table('C3 US: a=2-6-4    F5 German: g=1-6-4, z=medic')
  t.activate('C3')
  const plan = moveOf(t.state, t.units('a'))
  const way = reachable(t.state, plan).find(({ at }) => at === t.place('C4'))!
  const risk = stepRisk(t.state, plan, way)
  expect(t.state.move).toBeNull()
  move(t, 'a', 'C4')
  t.asks('red', 'opportunityFire')
  const declared = fireOf(t, 'g', 'F5', 'C4')
  const { targets } = t.game.questionFor('red')!.question.preview!(declared) as FirePreview
  expect(risk).toMatchObject({ at: t.place('C4'), budget: 1, from: [t.place('F5')] })
  expect(risk.harm).toBeCloseTo(1 - targets[0]!.odds.none / targets[0]!.odds.of)
  expect(risk.harm).toBeGreaterThan(0)
})

test('the machine guns and guns of vehicles are among what a step risks', () => {
  const t = table('C3 US: a=2-6-4    F5 German: p=pz4h f4 t4')
  t.activate('C3')
  const plan = moveOf(t.state, t.units('a'))
  const risk = stepRisk(t.state, plan, reachable(t.state, plan).find(({ at }) => at === t.place('C4'))!)
  expect(risk.from).toEqual([t.place('F5')])
  expect(risk.harm).toBeGreaterThan(0.2)
})

test('where men would storm a vehicle their chance is told with the step', () => {
  const t = table('C3 US: a=2-6-4    C4 German: p=pz4h f4')
  t.activate('C3')
  const plan = moveOf(t.state, t.units('a'))
  const { storm } = stepRisk(t.state, plan, reachable(t.state, plan).find(({ at }) => at === t.place('C4'))!)
  expect(storm!.destroys).toBeGreaterThan(0.1)
})
