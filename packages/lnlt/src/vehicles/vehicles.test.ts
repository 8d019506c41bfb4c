import { describe, expect, test } from 'vitest'
import { mayNot, preview, shoot, spotted, strength } from '../../test/fire.ts'
import { hold, move, stop, walk } from '../../test/moves.ts'
import { field as sheet, table } from '../../test/table.ts'
import { burstOf, does, field, mayNotDo, SPINE, shell, shellPreview } from '../../test/vehicles.ts'
import { HERO_ROLL } from '../data/damage.ts'
import { counterType, ourPack } from '../data/pack.ts'
import { SQUAD_HALVES } from '../data/stacking.ts'
import { PORTAGE } from '../data/support-weapons.ts'
import type { VehicleClass } from '../data/vehicle-types.ts'
import type { FirePreview } from '../fire/preview.ts'
import { isEntryCost } from '../map/costs.ts'
import { locationNamed } from '../map/location.ts'
import { sightOf } from '../map/obstacles.ts'
import { vehicleEntryCost } from './costs.ts'
import { armorFrom, inArc } from './facing.ts'
import { lowestArmor } from './vehicle.ts'

const sherman = counterType(ourPack, 'us-m4a1')

describe('15.0 what is printed', () => {
  test('LNL-15.0-12 LNL-15.9-01 LNL-17.2-09 LNL-17.2-17 a vehicle has class, MF, Morale, guns with HE, machine guns, armor of hull and turret, passengers; a pack may say otherwise', () => {
    expect(sherman).toMatchObject({ kind: 'vehicle', movement: 10, morale: 6, name: 'American M4A1 Sherman' })
    expect(sherman.vehicle).toMatchObject({
      class: 'T',
      hull: [5, 3, 2],
      turret: [4, 4, 3],
      guns: [{ gun: 'us-75m3', mount: 'turret', he: 3, shots: 1 }],
      passengers: { halves: 2, weapons: 2, smcs: 2, outside: true },
      openTop: false,
    })
    expect(counterType(ourPack, 'jeep').vehicle!.hull).toEqual([-1, -1, -1])
    expect(counterType(ourPack, 'm10').vehicle!.openTop).toBe(true)
    expect(lowestArmor(counterType(ourPack, 'm10').vehicle!)).toBe(1)
  })

  test('LNL-15.0-04 LNL-15.0-18 LNL-15.0-19 a machine gun of 2 FP reaches 10 hexes, one of 4 FP 14, others as their row says', () => {
    expect(sherman.vehicle!.machineGuns).toEqual([
      { fp: 4, range: 14, arc: 'turret' },
      { fp: 4, range: 14, arc: 'all' },
    ])
    expect(counterType(ourPack, 'sdkfz251').vehicle!.machineGuns).toEqual([{ fp: 2, range: 10, arc: 'hull' }])
    expect(counterType(ourPack, 'carrier').vehicle!.machineGuns).toEqual([{ fp: 1, range: 7, arc: 'hull' }])
  })

  test('LNL-15.0-01 LNL-TEC1-04 LNL-6.0-10 each class has its column of the chart; on wheels half an MP by road, two more uphill', () => {
    const s = sheet('C3 light-woods    D3 forest    E3 level 1    F3 road S    F4 road N', { columns: 8, rows: 6 })
    const cost = (kind: VehicleClass, from: string, to: string) => {
      const answer = vehicleEntryCost(s.setting, kind, locationNamed(s.setting, from), locationNamed(s.setting, to))
      return isEntryCost(answer) ? answer.halves / 2 : answer.rule
    }
    expect((['T', 'O', 'R'] as const).map((kind) => cost(kind, 'C2', 'C3'))).toEqual([4, 6, 8])
    expect(cost('T', 'D2', 'D3')).toBe('15.0')
    expect((['T', 'O', 'R'] as const).map((kind) => cost(kind, 'E2', 'E3'))).toEqual([2, 2, 4])
    expect((['T', 'O', 'R'] as const).map((kind) => cost(kind, 'F3', 'F4'))).toEqual([1, 1, 0.5])
  })
})

describe('15.1 facing and movement', () => {
  const tank = (words = 'f1') => field(`D5 US: a=us-m4a1 ${words}    K9 German: x=1-6-4`)

  test('LNL-15.1-03 LNL-15.1-16 the hull faces a corner, and it goes forward into one of the two hexes there', () => {
    const t = tank().activate('D5')
    const steps = (t.candidates() as { type: string; to?: string; mode?: string }[])
      .filter(({ type, mode }) => type === 'move' && mode === 'move')
      .map(({ to }) => to)
    expect(steps.sort()).toEqual(['C5', 'C4', 'E4', 'E5'].sort())
    mayNotDo(t, 'a', { type: 'move', units: t.units('a'), to: 'D4' }, { rule: '15.1', message: /must pivot/ })
  })

  test('LNL-15.1-04 LNL-15.1-07 a pivot costs 1 MP a corner and may be fired at', () => {
    const t = field('D5 US: a=us-m4a1 f1    G5 German: x=1-6-4').activate('D5')
    t.answer('act', { type: 'pivot', unit: t.unit('a'), facing: 3 })
    expect(t.state.move).toMatchObject({ spent: [4] })
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
    t.saw({ type: 'pivots', from: 1, to: 3, halves: 4 })
  })

  test('LNL-15.1-05 EX2-V1 backwards costs double', () => {
    const t = tank()
    walk(t.activate('D5'), 'a', ['C5'])
    expect(t.state.move).toMatchObject({ spent: [4] })
  })

  test('LNL-15.1-06 LNL-15.1-13 not into a hex with an enemy vehicle, nor with enemies on foot but to overrun them', () => {
    const t = field('D5 US: a=us-m4a1 f1    E5 German: x=pz4h f4')
    mayNotDo(t, 'a', { type: 'move', units: t.units('a'), to: 'E5' }, { rule: '15.1' })
  })

  test('LNL-15.1-14 LNL-8.1-08 not under a Melee marker', () => {
    const t = field('D5 US: a=us-m4a1 f1    E5 melee; US: b=2-5-4; German: x=1-6-4')
    mayNotDo(t, 'a', { type: 'move', units: t.units('a'), to: 'E5' }, { rule: '15.1', message: /Melee/ })
  })

  test('LNL-15.1-02 LNL-15.1-10 LNL-15.1-11 no Low Crawl, no Hit & Run; and no Leader makes it faster', () => {
    const t = field('D5 US: a=us-m4a1 f1, l=Tom    K9 German: x=1-6-4')
    for (const mode of ['lowCrawl', 'hitAndRun', 'stealth'])
      mayNotDo(t, 'a', { type: 'move', units: t.units('a'), mode, to: 'E5' }, { rule: '15.1' })
    walk(t, 'a l', ['E5'])
    expect(t.state.move!.spent).toEqual([2, 2])
  })

  test('LNL-15.1-12 LNL-15.2-01 every vehicle may Assault Move, with half its MF', () => {
    const t = tank()
    walk(t.activate('D5'), 'a', ['E5', 'F6', 'G6', 'H7', 'I7'], { mode: 'assaultMove' })
    t.expect('I7').has('M4A1 Sherman assaultMove')
  })

  test('LNL-15.1-01 LNL-15.1-15 vehicles move one at a time, and need not follow one another', () => {
    const t = field('D5 US: a=us-m4a1 f1, b=us-m4a1 f1    K9 German: x=1-6-4').activate('D5')
    mayNotDo(t, 'a', { type: 'move', units: t.units('a b'), to: 'E5' }, { rule: '15.1', message: /one at a time/ })
    stop(walk(t, 'a', ['E5']))
    stop(walk(t, 'b', ['E4']))
    expect([t.where('a'), t.where('b')]).toEqual(['E5', 'E4'])
  })

  test('LNL-1.3-13 LNL-1.3-05 two vehicles in a place, and a Wreck counts as one', () => {
    const t = field('D5 US: a=us-m4a1 f1    E5 marker wreck 0; US: b=us-m4a1    K9 German: x=1-6-4')
    mayNotDo(t, 'a', { type: 'move', units: t.units('a'), to: 'E5' }, { rule: '1.3' })
  })

  test('LNL-15.0-15 LNL-0-04 a Shaken one has half its MF, rounded down', () => {
    const t = field('D5 German: a=sdkfz251 f1 shaken    A1 US: x=2-5-4', { initiative: 'red' }).activate('D5')
    walk(t, 'a', ['E5', 'F6', 'G6', 'H7', 'I7'])
    expect([t.where('a'), counterType(ourPack, 'sdkfz251').movement]).toEqual(['I7', 11])
    t.expect('I7').has('SdKfz 251/1 shaken moved')
  })
})

describe('6.5 Coordinated Movement', () => {
  test('LNL-6.5-01 LNL-6.5-03 Leg units go with one vehicle, each at its own cost', () => {
    const t = field('D5 US: a=us-m4a1 f1, b=2-5-4    E5 light-woods    K9 German: x=1-6-4').activate('D5')
    move(t, 'a b', 'E5')
    expect(t.state.move).toMatchObject({ spent: [8, 4] })
  })

  test('LNL-6.5-02 all that can may Assault Move so', () => {
    const t = field('D5 US: a=us-m4a1 f1, b=us-101st-airborne-squad    K9 German: x=1-6-4').activate('D5')
    stop(hold(move(t, 'a b', 'E5', { mode: 'assaultMove' })))
    t.expect('E5').has('M4A1 Sherman assaultMove', '2-5-4 assaultMove')
  })

  test('LNL-6.5-04 LNL-15.3-22 it leads into no Melee and no Overrun', () => {
    const t = field('D5 US: a=us-m4a1 f1, b=2-5-4    E5 German: x=1-6-4').activate('D5')
    mayNotDo(t, 'a', { type: 'move', units: t.units('a b'), to: 'E5' }, { rule: '6.5' })
  })
})

describe('15.0.1 open and buttoned', () => {
  test('LNL-15.0.1-01 LNL-15.0.1-04 LNL-15.0.1-13 open unless told; it switches at the start of its impulse, before it moves or fires', () => {
    const t = field('D5 US: a=us-m4a1 f1    H7 German: x=1-6-4').activate('D5')
    expect(t.u('a').vehicle!.buttoned).toBe(false)
    t.answer('act', { type: 'button', unit: t.unit('a'), buttoned: true })
    mayNotDo(t, 'a', { type: 'button', unit: t.unit('a'), buttoned: false }, { rule: '15.0.1' })
    expect(t.u('a').vehicle!.buttoned).toBe(true)
    const moved = field('D5 US: a=us-m4a1 f1 assaultmove    H7 German: x=1-6-4').activate('D5')
    mayNotDo(moved, 'a', { type: 'button', unit: moved.unit('a'), buttoned: true }, { rule: '15.0.1' })
  })

  test('LNL-15.0.1-12 LNL-15.8-01 an open-topped one never buttons', () => {
    const t = field('D5 US: a=m10 f1    H7 German: x=1-6-4')
    mayNotDo(t, 'a', { type: 'button', unit: t.unit('a'), buttoned: true }, { rule: '15.0.1', message: /open-topped/ })
  })

  test('LNL-15.0.1-02 LNL-15.0.1-10 LNL-10.1-12 open it sees what is adjacent, buttoned it does not', () => {
    const seen = (words: string) => spotted(field(`D5 US: a=us-m4a1 ${words}    D6 forest; German: x=1-6-4`), 'blue', 'D6')
    expect([seen('f1'), seen('f1 buttoned')]).toEqual([true, false])
  })

  test('LNL-15.0.1-05 LNL-15.0.1-11 LNL-10.1.1-04 LNL-10.1.1-01 it tries to spot, +1 if it is buttoned', () => {
    const needs = (words: string) => {
      const t = field(`D5 US: a=us-m4a1 ${words}    D8 forest; German: x=1-6-4`)
      return (t.game.open[0]!.question.preview!({ type: 'spot', unit: t.unit('a'), at: 'D8' }) as { chances: number }).chances
    }
    expect([needs('f1'), needs('f1 buttoned')]).toEqual([2, 1])
  })

  test('LNL-15.0.1-06 LNL-15.0.1-09 LNL-PAC04-02 open it aims better', () => {
    const aims = (words: string) =>
      shellPreview(field(`D5 US: a=us-m4a1 ${words}    H7 German: x=pz4h f4`), 'a', 'H7', { target: 'x' }).modifiers.map(
        ({ label }) => label,
      )
    expect([aims('f1').includes('open'), aims('f1 buttoned').includes('open')]).toEqual([true, false])
  })

  test('LNL-15.0.1-08 LNL-15.0-05 LNL-15.0-20 an asterisk fires all round, and only while it is open', () => {
    const t = field('D5 US: a=us-m4a1 f1    B5 German: x=1-6-4')
    does(t, 'a', burstOf(t, 'a', 'B5', { mg: 1 })).rolls(1, 6)
    const buttoned = field('D5 US: a=us-m4a1 f1 buttoned    B5 German: x=1-6-4')
    mayNotDo(buttoned, 'a', burstOf(buttoned, 'a', 'B5', { mg: 1 }), { rule: '15.0', message: /open/ })
  })
})

describe('15.0 machine guns', () => {
  test('LNL-15.0-06 LNL-15.0-21 others fire in the arc of the turret, or of the hull, buttoned too', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    F5 German: x=1-6-4')
    does(t, 'a', burstOf(t, 'a', 'F5')).rolls(1, 6)
    const hull = field('D5 German: a=sdkfz251 f1    B5 US: x=2-5-4', { initiative: 'red' })
    mayNotDo(hull, 'a', burstOf(hull, 'a', 'B5'), { rule: '14.1', message: /outside the arc/ })
  })

  test('LNL-15.0-07 LNL-15.0-22 LNL-15.0-08 gun and machine guns fire in one impulse at one hex, each by itself', () => {
    const t = field('D5 US: a=us-m4a1 f1    F5 German: x=1-6-4, y=1-6-4    F6 German: z=1-6-4')
    does(t, 'a', burstOf(t, 'a', 'F5')).rolls(1, 6)
    mayNotDo(t, 'a', burstOf(t, 'a', 'F6', { mg: 1 }), { rule: '15.0' })
    does(t, 'a', burstOf(t, 'a', 'F5', { mg: 1 })).rolls(1, 6)
    expect(t.events('attack').map(({ firepower }) => firepower)).toEqual([4, 4])
    shell(t, 'a', 'F5').rolls(6, 6)
    t.expect('D5').has('M4A1 Sherman fired')
  })

  test('LNL-15.0-09 LNL-15.0-23 LG-66 one in the rear of the turret fires backwards, at a target of its own', () => {
    const t = field('D5 Japanese: a=chiha f1    B5 US: x=2-5-4    F5 US: y=2-5-4', { initiative: 'red' })
    mayNotDo(t, 'a', burstOf(t, 'a', 'F5', { mg: 1 }), { rule: '14.1' })
    does(t, 'a', burstOf(t, 'a', 'F5')).rolls(1, 6)
    does(t, 'a', burstOf(t, 'a', 'B5', { mg: 1 })).rolls(1, 6)
    expect(t.events('attack')).toHaveLength(2)
  })

  test('LNL-15.0-10 optionally one of 4 FP is two halves where turret and hull point apart: of 2 FP and 10 hexes, at targets of their own', () => {
    const split = { options: { splitMachineGun: 'yes' } } as const
    const line = 'D5 US: a=us-m4a1 f1    B5 German: x=1-6-4    F5 German: y=1-6-4'
    const together = field(line, split)
    does(together, 'a', burstOf(together, 'a', 'F5')).rolls(1, 6)
    mayNotDo(together, 'a', burstOf(together, 'a', 'F5', { mg: 2 }), { rule: '15.0', message: /no such machine gun/ })
    const apart = field(line, split).activate('D5')
    const { firepower } = apart.game.open[0]!.question.preview!(burstOf(apart, 'a', 'B5')) as FirePreview
    expect(firepower).toBe(2)
    does(apart, 'a', burstOf(apart, 'a', 'B5')).rolls(1, 6)
    does(apart, 'a', burstOf(apart, 'a', 'F5', { mg: 2 })).rolls(1, 6)
    mayNotDo(apart, 'a', burstOf(apart, 'a', 'F5', { mg: 2 }), { rule: '15.0', message: /has fired/ })
    expect([together, apart].map((t) => t.events('attack').map((attack) => attack.firepower))).toEqual([[4], [2, 2]])
    const far = 'L5 US: a=us-m4a1 f1    A5 German: x=1-6-4'
    mayNotDo(field(far, split), 'a', burstOf(field(far, split), 'a', 'A5'), { rule: '15.0', message: /reaches 10 hexes, not 11/ })
    const plain = field(far)
    does(plain, 'a', burstOf(plain, 'a', 'A5')).rolls(1, 6)
  })

  test('LNL-15.0-11 LNL-7.0-08 a vehicle lays no Smoke', () => {
    const t = field('D5 US: a=us-m4a1 f1, b=2-5-4    F5 German: x=1-6-4').activate('D5')
    const layers = (t.candidates() as { type: string; unit?: number }[]).filter(({ type }) => type === 'smoke').map(({ unit }) => unit)
    expect([...new Set(layers)]).toEqual([t.unit('b')])
    mayNotDo(t, 'a', { type: 'smoke', unit: t.unit('a'), at: 'D6' }, { rule: '7.0' })
  })

  test('LNL-11.5-02 LNL-5.0.1-04 an Armor Leader adds his LM to the machine guns of his vehicle', () => {
    const t = field('D5 US: a=us-m4a1 f1, l=us-armor-leader-7-1 aboard    F5 German: x=1-6-4')
    does(t, 'a', burstOf(t, 'a', 'F5')).rolls(1, 6)
    t.saw({ type: 'attack', firepower: 4, modifiers: [{ rule: '11.5', label: 'Armor Leader', value: 1 }] })
  })

  test('LNL-15.2-02 -2 after an Assault Move; LNL-15.1-18 -1 after a pivot to fire', () => {
    const t = field('D5 US: a=us-m4a1 f1 assaultmove    F5 German: x=1-6-4    A9 US: 2-5-4')
    does(t, 'a', burstOf(t, 'a', 'F5')).rolls(1, 6)
    expect(t.events('attack')[0]!.modifiers.map(({ value }) => value)).toEqual([-2])
    const pivots = field('D5 German: a=sdkfz251 f4    F5 US: x=2-5-4 fired    N9 US: 2-5-4', { initiative: 'red' })
    const turning = burstOf(pivots, 'a', 'F5', { facing: 1 })
    pivots.activate('D5')
    expect(pivots.game.open[0]!.question.preview!(turning)).toMatchObject({ modifiers: [{ rule: '15.1', value: -1 }] })
    does(pivots, 'a', turning).rolls(1, 6)
    expect(pivots.events('attack')[0]!.modifiers.map(({ value }) => value)).toEqual([-1])
  })

  test('LNL-4.1-05 Ops Complete it fires its machine guns at movers with half their FP', () => {
    const t = field('D5 US: a=us-m4a1 f1 opscomplete    F5 German: x=1-6-4', { initiative: 'red' })
    move(t.activate('F5'), 'x', 'F6')
    t.answer('opportunityFire', burstOf(t, 'a', 'F6') as never).rolls(1, 6)
    expect(t.events('attack')[0]).toMatchObject({ firepower: 2 })
  })
})

describe('17.2 small arms', () => {
  test('LNL-17.2-02 LNL-15.0.1-07 LNL-15.0.1-03 LNL-17.2-01 they attack what is open, and not what is armored and buttoned', () => {
    const t = field('D5 US: a=2-5-4    F5 German: x=pz4h f4')
    expect(preview(t, 'a', 'F5', { target: 'x' }).targets[0]!.defence).toBe(2)
    mayNot(field('D5 US: a=2-5-4    F5 German: x=pz4h f4 buttoned'), 'a', 'F5', { rule: '17.2' }, { target: 'x' })
  })

  test('LNL-17.2-03 LNL-5.0-11 at one vehicle, or at all the others', () => {
    const t = field('D5 US: a=2-5-4    F5 German: x=pz4h f4, y=1-6-4, z=1-6-4')
    expect(preview(t, 'a', 'F5').targets.map(({ unit }) => unit)).toEqual(t.units('y z'))
    expect(preview(t, 'a', 'F5', { target: 'x' }).targets.map(({ unit }) => unit)).toEqual([t.unit('x')])
  })

  test('LNL-17.2-04 LNL-5.0-16 LNL-17.2-10 LNL-17.2-11 with its lowest armor and the TM, and nothing where the attack is not higher', () => {
    const t = field('D5 US: a=2-5-4    F5 light-woods; German: x=pz4h f4 fired')
    shoot(t, 'a', 'F5', { target: 'x' }).rolls(4, 3)
    t.saw({ type: 'attack', targets: [{ attack: 6, defence: 6, difference: 0 }] })
    mayNot(field('A1 US: a=2-5-4    F5 German: x=pz4h f4'), 'a', 'F5', { rule: '5.0' }, { target: 'x' })
  })

  test('LNL-5.0-19 LNL-5.3-29 -1 against one that moves', () => {
    const t = field('D5 US: a=2-5-4    F5 German: x=pz4h f4 moved')
    expect(strength(preview(t, 'a', 'F5', { target: 'x' }))).toBe(1)
  })

  test('LNL-17.2-07 LNL-11.5-07 LNL-11.5-03 LNL-15.0-13 Shaken by its check, or by its Armor Leader’s Morale; then it can’t fire', () => {
    const t = field('D5 US: a=us-ranger-squad    F5 German: x=pz4h f4, l=de-armor-leader-7-1 aboard')
    shoot(t, 'a', 'F5', { target: 'x' }).rolls(6, 1, 5)
    t.saw({ type: 'damageCheck', morale: 7 })
    const shaken = field('D5 US: a=us-m4a1 f1 shaken    F5 German: x=1-6-4')
    mayNotDo(shaken, 'a', burstOf(shaken, 'a', 'F5'), { rule: '15.0', message: /Shaken/ })
  })

  test('LNL-15.0-02 LNL-5.1-10 LNL-14.1.1-10 Shaken it buttons; Shaken once more it is abandoned', () => {
    const t = field('D5 US: a=us-ranger-squad    F5 German: x=pz4h f4    A9 US: 2-5-4')
    shoot(t, 'a', 'F5', { target: 'x' }).rolls(6, 1, 6)
    expect([t.u('x').shaken, t.u('x').vehicle!.buttoned]).toEqual([true, true])
    const closed = field('D5 US: a=us-m4a1 f1 buttoned shaken    H7 German: x=1-6-4')
    mayNotDo(closed, 'a', { type: 'button', unit: closed.unit('a'), buttoned: false }, { rule: '15.0', message: /stays buttoned/ })
    const again = field('D5 US: a=us-ranger-squad    F5 German: x=sdkfz251 f4 shaken    A9 US: 2-5-4')
    shoot(again, 'a', 'F5', { target: 'x' }).rolls(6, 1, 6)
    expect([again.where('x'), again.markers('F5')]).toEqual(['eliminated', ['abandoned 0']])
    again.expect('F5').has('0-1-3 shaken moved')
  })

  test('LNL-17.3-01 LNL-17.3-04 LNL-17.3-02 LNL-15.4-01 an unarmored one always; destroyed, its Crew gets out on an even die', () => {
    const hit = (die: number) => {
      const t = field('D5 US: a=us-ranger-squad    F5 German: x=kubelwagen f4 buttoned    A9 US: 2-5-4')
      return shoot(t, 'a', 'F5', { target: 'x' }).rolls(6, 1, 6, die)
    }
    expect(hit(2).markers('F5')).toEqual(['wreck 0'])
    hit(2).expect('F5').has('0-1-3 shaken moved')
    hit(3).expect('F5').has()
  })

  test('LNL-17.3-03 LNL-15.7-01 partly armored: by the side from which the fire comes', () => {
    const at = (from: string) =>
      preview(field(`${from} US: a=2-5-4    F5 Japanese: x=honi f1`), 'a', 'F5', { target: 'x' }).targets[0]!.defence
    expect([at('H5'), at('D5')]).toEqual([2, 0])
  })
})

describe('sight and cover', () => {
  test('LNL-NAR-17 LNL-10.3.2-08 a vehicle on the way degrades sight', () => {
    const t = field('D3 US: a=2-5-4    D5 US: b=us-m4a1    D7 German: x=1-6-4')
    expect(sightOf(t.state, t.place('D3'), t.place('D7')).degrading).toHaveLength(1)
  })

  test('LNL-10.1-14 LNL-10.1-15 LNL-10.1-06 X-VEH-WRECK beside a vehicle men have +2 once, the vehicle only by a Wreck; the open hex stays spotted', () => {
    const tm = (what: string, target: string) =>
      preview(field(`D5 US: a=2-5-4    F5 ${what}`), 'a', 'F5', target === '' ? {} : { target }).targets[0]!.defence
    expect(tm('German: x=pz4h f4, y=1-6-4', '')).toBe(2)
    expect(tm('marker wreck 0; German: x=pz4h f4, y=1-6-4', '')).toBe(2)
    expect(tm('German: x=kubelwagen f4, y=1-6-4', 'x')).toBe(0)
    expect(tm('marker wreck 0; German: x=kubelwagen f4', 'x')).toBe(2)
  })
})

describe('3.0 rally', () => {
  const rally = (words: string) => field(words, { phase: 'rally', step: 'rally.first' })

  test('LNL-15.0-03 LNL-3.0-10 LNL-3.0-25 LNL-11.1.1-03 it rallies by itself; no Leader on foot helps it', () => {
    const t = rally('D5 US: a=us-m4a1 f1 shaken, l=Tom    K9 German: x=1-6-4')
    t.answer('rally', { type: 'rally', unit: t.unit('a') }).rolls(3, 3)
    expect(t.u('a').shaken).toBe(false)
    const helped = rally('D5 US: a=us-m4a1 f1 shaken, b=2-5-4 shaken, l=Tom    K9 German: x=1-6-4')
    helped.refuses('blue', { type: 'rally', unit: helped.unit('a'), helper: helped.unit('l') }, {})
  })

  test('LNL-15.0-16 LNL-3.0-09 LNL-15.0-17 LNL-3.0-26 with its Armor Leader’s Morale, and -2 in cover', () => {
    const t = rally('D5 light-woods; US: a=us-m4a1 f1 shaken, l=us-armor-leader-7-1 aboard, b=2-5-4 shaken    K9 German: x=1-6-4')
    t.answer('rally', { type: 'rally', unit: t.unit('a') }).rolls(5, 4)
    t.saw({ type: 'moraleCheck', morale: 7, final: 7, passed: true })
  })

  test('LNL-15.0-14 LNL-15.0-13 a Shaken one neither spots nor fires', () => {
    const t = field('D5 US: a=us-m4a1 f1 shaken, b=2-5-4    D8 forest; German: x=1-6-4')
    t.refuses('blue', { type: 'spot', unit: t.unit('a'), at: 'D8' }, { rule: '5.1' })
  })
})

describe('11.5 Armor Leaders', () => {
  test('LNL-11.5-01 LNL-11.5-04 LNL-15.4-05 he is in his vehicle, and gone when it is', () => {
    const t = field('D5 US: a=us-ranger-squad    F5 German: x=kubelwagen f4, l=de-armor-leader-7-1 aboard    A9 US: 2-5-4')
    expect(t.u('l').at).toBe(-6)
    shoot(t, 'a', 'F5', { target: 'x' }).rolls(6, 1, 6, 6, 1)
    expect([t.where('x'), t.where('l')]).toEqual(['eliminated', 'eliminated'])
  })

  test('LNL-11.5-05 LNL-4.0-10 LNL-NAR-09 he activates vehicles next to him, and no men; a Leader on foot no vehicles', () => {
    const t = field('D5 US: a=us-m4a1 f1, l=us-armor-leader-7-1 aboard    D6 US: b=us-m4a1 f1, c=2-5-4    K9 German: x=1-6-4')
    t.activate('D5', 'D6')
    expect(t.state.impulse!.units).toEqual(t.units('a b'))
    const led = field('D5 US: l=Tom    D6 US: b=us-m4a1 f1, c=2-5-4    K9 German: x=1-6-4').activate('D5', 'D6')
    expect(led.state.impulse!.units).toEqual(led.units('l c'))
  })
})

describe('LG-103 arcs and sectors', () => {
  const s = sheet('D5 open ground', { firstColumn: 'low', columns: 10, rows: 9 })
  const at = (name: string) => locationNamed(s.setting, name)

  test('EX2-VN-20 LNL-14.1-26 LNL-14.1-02 arcs of the training battle', () => {
    expect(inArc(s, at('D5'), SPINE.SE, at('H7'))).toBe(true)
    expect(inArc(s, at('G5'), SPINE.NW, at('I3'))).toBe(false)
    expect(inArc(s, at('G5'), SPINE.NE, at('I3'))).toBe(true)
    expect(inArc(s, at('E2'), SPINE.SE, at('G5'))).toBe(true)
    expect(inArc(s, at('I3'), SPINE.SW, at('G6'))).toBe(true)
    expect(inArc(s, at('G2'), SPINE.SW, at('D7'))).toBe(true)
  })

  test('EX2-VN-21 LNL-14.1.3-01 LNL-14.1.3-02 sectors of the training battle; on the line the weaker side', () => {
    const struck = (where: string, spine: number, from: string) => armorFrom(s, at(where), spine, at(from), [9, 5, 2])
    expect(struck('H7', SPINE.NW, 'D5')).toBe(9)
    expect(struck('G5', SPINE.NE, 'E2')).toBe(5)
    expect(struck('E4', SPINE.NW, 'E3')).toBe(9)
    expect(struck('F4', SPINE.SW, 'F7')).toBe(9)
  })
})

test('a table of a game without vehicles has no list of them', () => {
  expect('vehicles' in table('C3 US: 2-5-4    F4 German: 1-6-4').state).toBe(false)
})

describe('15.4 crews', () => {
  test('LNL-15.4-06 LNL-15.4-07 LNL-15.4-08 a Crew is half a Squad, carries one weapon, is lost by Casualties and brings forth no Hero', () => {
    const crew = counterType(ourPack, 'us-vehicle-crew')
    expect([crew.label, SQUAD_HALVES[crew.kind], PORTAGE[crew.kind].carries, crew.halfSquad]).toEqual(['0-1-3', 1, 1, null])
    expect(HERO_ROLL.madeBy).not.toContain(crew.kind)
  })

  test('LNL-11.5-06 LNL-11.5-09 an Armor Leader is neither hit nor wounded, and helps no HE, no rally and no Damage Check', () => {
    const t = field('D5 US: a=us-ranger-squad    F5 German: x=pz4h f4, l=de-armor-leader-7-2 aboard    A9 US: 2-5-4')
    shoot(t, 'a', 'F5', { target: 'x' }).rolls(6, 1, 6)
    expect([t.events('damageCheck').length, t.events('damageCheck')[0]!.modifiers, t.u('l').wounds]).toEqual([1, [], 0])
    const he = field('D5 US: a=us-m4a1 f1, l=us-armor-leader-7-2 aboard    G5 German: x=1-6-4    A9 US: 2-5-4')
    expect(shellPreview(he, 'a', 'G5').he!.firepower).toBe(3)
  })
})
