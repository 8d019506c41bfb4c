import { expect, test } from 'vitest'
import { hold, move, step } from '../../test/moves.ts'
import { does, field, toHitModifiers } from '../../test/vehicles.ts'
import { figure } from '../fire/resolution.ts'
import { mortarAttack } from '../indirect/mortar.ts'

const FAR = '    A9 US: 2-5-4    N9 German: 1-6-4'
const under = (vehicle: string, more = '') => field(`C5 US: m=us-81    I5 German: x=${vehicle}${more}    C6 US: l=Tom${FAR}`)
const fire = (t: ReturnType<typeof under>) => ({ type: 'mortar' as const, units: t.units('m'), at: 'I5' })
const defence = (t: ReturnType<typeof under>) =>
  figure(t.state, mortarAttack(t.state, { side: 'blue' }, fire(t))).targets.find(({ unit }) => unit === t.unit('x'))!.defence

test('LNL-17.4-01 shells of a Mortar Weapon Team strike a buttoned vehicle that is alone there, against its lowest armor', () => {
  const t = under('pz4h f1 buttoned')
  expect(defence(t)).toBe(2)
  does(t, 'm', fire(t)).rolls(6, 6, 1, 6)
  expect(t.events('damageCheck')).toMatchObject([{ unit: t.unit('x') }])
  expect(t.u('x').shaken || t.where('x') !== 'I5').toBe(true)
})

test('LNL-PAC05-02 LG-81 that it moves does not save it from shells, though it exposes men', () => {
  const t = under('pz4h f1 moved', ', y=1-6-4 moved')
  const { targets } = figure(t.state, mortarAttack(t.state, { side: 'blue' }, fire(t)))
  const modifiersOf = (name: string) => targets.find(({ unit }) => unit === t.unit(name))!.modifiers.map(({ value }) => value)
  expect([modifiersOf('x'), modifiersOf('y')]).toEqual([[], [1]])
})

test('LNL-17.4-02 LNL-17.4-03 what has an unarmored side, or no roof, meets them without armor', () => {
  expect([defence(under('hetzer f1')), defence(under('sdkfz251 f1')), defence(under('kubelwagen f1'))]).toEqual([1, 0, 0])
  const t = under('sdkfz251 f1')
  does(t, 'm', fire(t)).rolls(6, 6, 1, 6, 1)
  expect(t.events('damageCheck')[0]).toMatchObject({ total: 14, morale: 6, result: 'destroyed' })
  const open = field(`C5 German: m=de-mortar50    I5 US: x=m10 f4    C6 German: l=Koch    A9 German: 1-6-4    N9 US: 2-5-4`, {
    initiative: 'red',
  })
  const { targets } = figure(open.state, mortarAttack(open.state, { side: 'red' }, fire(open)))
  expect(targets.find(({ unit }) => unit === open.unit('x'))!.defence).toBe(0)
})

test('LNL-PAC05-02 LG-81 fire modifiers count against men alone: not the movement of a vehicle, nor the Smoke about the mortar', () => {
  const t = field(`C5 smoke 1; US: m=us-81    I5 German: x=pz4h f1 moved, y=1-6-4 moved${FAR}`)
  const attack = (target: string) => {
    const { firepower, targets } = figure(t.state, mortarAttack(t.state, { side: 'blue' }, fire(t)))
    return targets.find(({ unit }) => unit === t.unit(target))!.attack - firepower
  }
  // -1 out of Smoke, and +1 for men who have moved
  expect([attack('x'), attack('y')]).toEqual([0, 0])
  const clear = field(`C5 US: m=us-81    I5 German: x=pz4h f1 moved, y=1-6-4 moved${FAR}`)
  const { firepower, targets } = figure(clear.state, mortarAttack(clear.state, { side: 'blue' }, fire(clear)))
  expect(targets.map(({ unit, attack: added }) => [unit, added - firepower])).toEqual([
    [clear.unit('x'), 0],
    [clear.unit('y'), 1],
  ])
})

test('LNL-17.2-16 a Leader who rides and has passed his own check helps those beside him, not before', () => {
  const t = field(`D5 US: a=us-ranger-squad    F5 German: x=sdkfz251 f4, y=1-6-4 aboard, l=Koch aboard${FAR}`)
  does(t, 'a', {
    type: 'fire',
    from: 'D5',
    at: 'F5',
    firers: [{ unit: t.unit('a'), inherent: true, weapons: [] }],
    target: t.unit('x'),
  }).rolls(3, 3, 1, 1, 1)
  const [, leader, squad] = t.events('damageCheck')
  expect([leader!.unit, leader!.modifiers, squad!.unit, squad!.modifiers.map(({ value }) => value)]).toEqual([
    t.unit('l'),
    [],
    t.unit('y'),
    [-1],
  ])
})

test('LNL-15.6-03 LNL-15.6-04 where size counts a fast half-track is harder to hit on the move, and a fast car after two MP by road', () => {
  const road = ['C4', 'C5', 'C6', 'C7', 'C8', 'C9'].map((hex) => `${hex} road N S`).join('    ')
  const labels = (vehicle: string, path: readonly string[]) => {
    const t = field(
      `${road.replace('C9 road N S', `C9 road N S; US: a=${vehicle} f0`)}    C3 German: x=de-pak38 f3${FAR.replace('A9', 'A8')}`,
      {
        options: { vehicleSize: 'yes' },
      },
    ).activate('C9')
    for (const [i, to] of path.entries()) {
      if (i === 0) move(t, 'a', to)
      else step(hold(t), to)
    }
    return toHitModifiers(t, 'x', path.at(-1)!, { target: 'a' }).filter((word) => /target/.test(word))
  }
  expect(labels('m8greyhound', ['C8'])).toEqual(['fast target 2'])
  expect(labels('m3ht', ['C8'])).toEqual(['moving target 1'])
  expect(labels('jeep', ['C8', 'C7', 'C6'])).toEqual(['moving target 1'])
  expect(labels('jeep', ['C8', 'C7', 'C6', 'C5'])).toEqual(['fast target 2'])
})
