import { describe, expect, test } from 'vitest'
import { mayNot, preview, shoot } from '../../test/fire.ts'
import { end, hold, move, stop, walk } from '../../test/moves.ts'
import { field as sheet } from '../../test/table.ts'
import { burstOf, does, field, mayNotDo, shell, shellOf, shellPreview, toHitModifiers } from '../../test/vehicles.ts'
import { gunOf, ourPack } from '../data/pack.ts'
import type { LnltState } from '../state.ts'
import { acquire, forgetAcquisitions, loseEmpty, settleAcquisitions } from './acquisition.ts'
import { columnFor } from './guns.ts'
import type { Shot } from './shot.ts'
import { hitBy } from './strike.ts'

const duel = (words = '', target = 'pz4h f4') => field(`D5 US: a=us-m4a1 f1 buttoned ${words}    G5 German: x=${target}    A9 US: 2-5-4`)

describe('14.1 the to-hit table', () => {
  test('EX2-O1 LNL-14.1-06 LNL-14.1-07 LNL-14.1-08 the left-most column that reaches, and nothing beyond the last', () => {
    const gun = gunOf(ourPack, 'us-75m3')
    expect([1, 7, 10, 28].map((range) => columnFor(gun, range)).map((column) => [column!.toHit, column!.penetration])).toEqual([
      [8, 4],
      [8, 4],
      [6, 3],
      [5, 3],
    ])
    expect(columnFor(gun, 29)).toBeNull()
  })

  test('LNL-14.1-28 an asterisk forbids its range', () => {
    const gun = gunOf(ourPack, 'us-75m3')
    const star = { ...gun, columns: [{ range: 3, toHit: null, penetration: null }, ...gun.columns] }
    expect([columnFor(star, 2), columnFor(star, 4)!.toHit]).toEqual([null, 8])
  })

  test('LNL-14.0-01 LNL-14.1-09 LNL-14.1-29 LNL-14.1-30 LNL-14.2-01 LNL-1.6.4-01 weapons with such a table fire AP, HEAT or at aircraft', () => {
    expect(['us-75m3', 'us-baz', 'de-20flak'].map((id) => gunOf(ourPack, id).ammunition)).toEqual(['AP', 'HEAT', 'AA'])
    const t = field('D5 US: a=2-5-4, us-m9-bazooka    E5 German: x=pz4h f4    A9 US: 2-5-4')
    mayNot(t, 'a:us-m9-bazooka', 'E5', { rule: '5.2' }, { target: 'x' })
  })

  test('LNL-14.1-14 LNL-14.1-15 LNL-14.1-33 at the number or less; 2 hits and 12 misses whatever is added', () => {
    const fired = (one: number, other: number, ...rest: number[]) => {
      const t = shell(duel(), 'a', 'G5', { target: 'x' }).rolls(one, other, ...rest)
      return t.events('toHit')[0]!.hit
    }
    expect([fired(4, 4, 1, 1, 6, 6), fired(4, 5), fired(6, 6)]).toEqual([true, false, false])
    const { state } = duel()
    const natural = (needed: number, value: number, dice: number) =>
      hitBy(state, { target: -1 } as Shot, { range: 1, needed, penetration: 0, modifiers: [{ rule: '14.1', label: '', value }] }, dice).hit
    expect([natural(12, -4, 12), natural(2, 5, 2)]).toEqual([false, true])
  })
})

test('LNL-10.3.2-04 along the hexside between two separate Buildings a gun hits with +2 too', () => {
  const aims = (ground: string) =>
    toHitModifiers(field(`E2 US: a=us-m4a1 f3 buttoned    E3 ${ground}    F3 ${ground}    F4 German: x=pz4h f0`), 'a', 'F4', {
      target: 'x',
    })
  expect(aims('wooden building')).toContain('between two buildings 2')
})

describe('14.1 who fires at what', () => {
  test('LNL-14.0-02 LNL-5.2-04 LNL-4.0-32 LNL-5.2-05 each gun by itself, at the hex of the others of its place, or in another impulse', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned, b=2-5-4    F5 German: x=1-6-4    F6 German: y=1-6-4    A9 US: 2-5-4')
    shoot(t, 'b', 'F5').rolls(1, 6)
    mayNotDo(t, 'a', shellOf(t, 'a', 'F6'), { rule: '5.2' })
    shell(t, 'a', 'F5').rolls(6, 6)
    expect(t.events('toHit')).toHaveLength(1)
    const later = field('D5 US: a=us-m4a1 f1 buttoned, b=2-5-4    F5 German: x=1-6-4    F6 German: y=1-6-4    A9 US: 2-5-4')
    end(shoot(later, 'b', 'F5').rolls(1, 6)).answer('impulse', { type: 'pass' })
    shell(later, 'a', 'F6').rolls(6, 6)
  })

  test('LNL-14.0-03 LNL-14.1-01 in the hex it chooses one vehicle, or all the others', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    F5 German: x=pz4h f4, y=1-6-4, z=1-6-4    A9 US: 2-5-4')
    expect(shellPreview(t, 'a', 'F5').he!.targets.map(({ unit }) => unit)).toEqual(t.units('y z'))
    expect(shellPreview(t, 'a', 'F5', { target: 'x' }).he).toBeNull()
  })

  test('LNL-14.1-17 LNL-1.6.4-08 LNL-1.7.1-12 LG-64 an asterisk as HE: only at vehicles, a truck too', () => {
    const t = field('D5 British: a=valentine3 f1    F5 German: x=1-6-4, k=kubelwagen    A9 British: 1-7-4')
    mayNotDo(t, 'a', shellOf(t, 'a', 'F5'), { rule: '14.1', message: /only at vehicles/ })
    shell(t, 'a', 'F5', { target: 'k' }).rolls(1, 2, 3)
    expect(t.markers('F5')).toEqual(['wreck 0'])
  })

  test('LNL-14.1-02 LNL-1.7.1-01 LNL-1.7.1-08 LNL-14.1-26 without a turret only in the arc of the hull', () => {
    const t = field('D5 German: a=stug3g f1    B5 US: x=us-m4a1 f1    A9 German: 1-6-4', { initiative: 'red' })
    mayNotDo(t, 'a', shellOf(t, 'a', 'B5', { target: 'x' }), { rule: '14.1', message: /outside the arc/ })
    const gun = field('D5 German: a=de-pak40 f1    B5 US: x=us-m4a1 f1    A9 German: 1-6-4', { initiative: 'red' })
    mayNotDo(gun, 'a', shellOf(gun, 'a', 'B5', { target: 'x' }), { rule: '14.1', message: /outside the arc/ })
  })

  test('LNL-14.0-04 nobody fires ordnance in Melee', () => {
    const t = field('D5 melee; US: a=2-5-4, us-m9-bazooka; German: y=1-6-4    F5 German: x=pz4h f4    A9 US: 2-5-4')
    mayNotDo(t, 'a', shellOf(t, 'a', 'F5', { target: 'x', weapon: 'us-m9-bazooka' }), { rule: '8.1' })
  })
})

describe('PAC 04 modifiers to hit', () => {
  test('LNL-PAC04-01 LNL-11.5-08 LG-65 the LM of the Armor Leader, or of a Leader beside a gun, is taken off', () => {
    expect(toHitModifiers(duel(', l=us-armor-leader-7-2 aboard'), 'a', 'G5', { target: 'x' })).toEqual(['Leader -2'])
    const t = field('D5 German: a=de-pak40 f1, l=Koch    G5 US: x=us-m4a1 f4    A9 German: 1-6-4', { initiative: 'red' })
    expect(toHitModifiers(t, 'a', 'G5', { target: 'x', leader: 'l' })).toEqual(['Leader -1'])
  })

  test('LNL-PAC04-03 LNL-15.1.1-01 LNL-15.1.1-02 LNL-15.1-09 LNL-15.1-21 LNL-15.1.1-03 LNL-NAR-15 a turret that turns out of the hull’s arc: +1, at no cost, unseen, and it stays so', () => {
    const t = field('D5 US: a=us-m4a1 f4 buttoned    G5 German: x=pz4h f4    A9 US: 2-5-4')
    expect(toHitModifiers(t, 'a', 'G5', { target: 'x' })).toEqual(['turret turned 1'])
    shell(t, 'a', 'G5', { target: 'x' }).rolls(6, 6)
    expect([t.u('a').laid!.turret, t.u('a').laid!.facing, t.events('attack').length]).toEqual([1, 4, 0])
    const turned = field('D5 US: a=us-m4a1 f4 t1 buttoned    G5 German: x=pz4h f4    A9 US: 2-5-4')
    expect(toHitModifiers(turned, 'a', 'G5', { target: 'x' })).toEqual([])
    const strict = field('D5 US: a=us-m4a1 f4 t1 buttoned    G5 German: x=pz4h f4    A9 US: 2-5-4', {
      options: { turretPenalty: 'outsideHullArc' },
    })
    expect(toHitModifiers(strict, 'a', 'G5', { target: 'x' })).toEqual(['turret turned 1'])
  })

  test('LNL-PAC04-08 LNL-15.1-17 LNL-1.7.1-03 LNL-1.7.1-11 +1 if it pivots to fire, which may be fired at', () => {
    const t = field('D5 German: a=stug3g f4    G5 US: x=us-m4a1 f4    F8 US: b=2-5-4    A9 German: 1-6-4', { initiative: 'red' })
    expect(toHitModifiers(t, 'a', 'G5', { target: 'x', facing: 1 })).toContain('pivoted to fire 1')
    shell(t, 'a', 'G5', { target: 'x', facing: 1 })
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'blue' })
    t.answer('opportunityFire', { type: 'hold' }).rolls(6, 6)
    t.expect('D5').has('StuG III G fired')
  })

  test('LNL-15.1-19 Shaken before it can fire it is marked Moved', () => {
    const t = field('D5 German: a=marder3 f4    G5 US: x=us-m4a1 f4 fired    E5 US: b=us-ranger-squad    A9 German: 1-6-4', {
      initiative: 'red',
    })
    shell(t, 'a', 'G5', { target: 'x', facing: 1 })
    shoot(t, 'b', 'D5', { target: 'a' }).rolls(6, 1, 3)
    hold(t)
    t.expect('D5').has('Marder III shaken moved')
  })

  test('LNL-PAC04-09 LNL-15.2-05 LNL-15.2-04 +2 after an Assault Move, in the same impulse or later', () => {
    expect(toHitModifiers(duel('assaultmove'), 'a', 'G5', { target: 'x' })).toEqual(['vehicle in an Assault Move 2'])
    const t = field('C5 US: a=us-m4a1 f1 buttoned    G5 German: x=pz4h f4 fired    A9 US: 2-5-4').activate('C5')
    stop(walk(t, 'a', ['D5'], { mode: 'assaultMove' }))
    shell(t, 'a', 'G5', { target: 'x' }).rolls(6, 6)
    t.expect('D5').has('M4A1 Sherman fired assaultMove')
  })

  test('LNL-PAC04-04 +1 with an ordnance SW after an Assault Move; LNL-PAC04-06 +1 by a man alone, none by two', () => {
    const t = field('D5 US: a=us-101st-airborne-squad assaultmove, us-m9-bazooka    F5 German: x=pz4h f4    A9 US: 2-5-4')
    expect(toHitModifiers(t, 'a', 'F5', { target: 'x', weapon: 'us-m9-bazooka' })).toEqual(['Assault Move or Fire 1'])
    const alone = field('D5 US: a=Hird, us-m9-bazooka, b=Tom    F5 German: x=pz4h f4    A9 US: 2-5-4')
    expect(toHitModifiers(alone, 'a', 'F5', { target: 'x', weapon: 'us-m9-bazooka' })).toEqual(['fired by one man 1'])
    expect(toHitModifiers(alone, 'a', 'F5', { target: 'x', weapon: 'us-m9-bazooka', helper: 'b' })).toEqual([])
  })

  test('LNL-PAC04-05 LNL-PAC04-07 degrading hexes, Smoke around the gun', () => {
    const t = field('D5 smoke; US: a=us-m4a1 f1 buttoned    E5 brush    G5 German: x=pz4h f4    A9 US: 2-5-4')
    expect(shellPreview(t, 'a', 'G5', { target: 'x' }).modifiers.map(({ value }) => value)).toEqual([1, 1])
  })

  test('LNL-PAC04-12 LNL-4.1-16 +2 in the Opportunity Fire of a vehicle that is Ops Complete', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned opscomplete    G5 German: x=pz4h f4', { initiative: 'red' })
    move(t.activate('G5'), 'x', 'F5')
    expect(toHitModifiers(t, 'a', 'F5', { target: 'x' })).toEqual(['Ops Complete 2', 'moving target 1'])
  })

  test('LNL-PAC04-14 LG-01 +1 at whatever moves, men too; by the text men are easier', () => {
    expect(toHitModifiers(duel('', 'pz4h f4 moved'), 'a', 'G5', { target: 'x' })).toEqual(['moving target 1'])
    expect(toHitModifiers(duel('', '1-6-4 moved'), 'a', 'G5')).toEqual(['moving target 1'])
    const text = field('D5 US: a=us-m4a1 f1 buttoned    G5 German: x=1-6-4 moved    A9 US: 2-5-4', { options: { oftMovingLeg: 'text' } })
    expect(toHitModifiers(text, 'a', 'G5')).toEqual(['moving target -1'])
  })

  test('LNL-PAC04-15 LNL-PAC04-16 LNL-14.1-32 -2 adjacent; the TM of the terrain', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    E5 light-woods; German: x=pz4h f4 fired    A9 US: 2-5-4')
    expect(toHitModifiers(t, 'a', 'E5', { target: 'x' })).toEqual(['adjacent -2', 'Light Woods 1'])
  })

  test('LNL-PAC04-20 LNL-15.6-01 LNL-15.6-02 size and speed where they are played', () => {
    const aims = (target: string) =>
      toHitModifiers(
        field(`D5 US: a=us-m4a1 f1 buttoned    G5 German: x=${target}    A9 US: 2-5-4`, { options: { vehicleSize: 'yes' } }),
        'a',
        'G5',
        { target: 'x' },
      )
    expect([aims('stug3g f4'), aims('panther f4'), aims('pz4h f4')]).toEqual([['small 1'], ['large -1'], []])
    const fast = (target: string) =>
      toHitModifiers(
        field(`D5 German: a=pz4h f1 buttoned    G5 US: x=${target} moved    A9 German: 1-6-4`, {
          initiative: 'red',
          options: { vehicleSize: 'yes' },
        }),
        'a',
        'G5',
        { target: 'x' },
      )
    expect([fast('m18 f4'), fast('us-m4a1 f4')]).toEqual([
      ['fast target 2', 'small 1'].slice(0, fast('m18 f4').length),
      ['moving target 1'],
    ])
  })

  test('LNL-1.6.4-11 LNL-PAC04-22 LNL-1.6.4-06 LNL-PAC03-15 LG-16 who has fired a rocket out of a building shows himself', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned, b=2-5-4    G5 wooden building; German: x=1-6-4 fired backblast    A9 US: 2-5-4')
    expect(toHitModifiers(t, 'a', 'G5')).toContain('backblast in a building -1')
    const b = field('D5 US: b=2-5-4    G5 wooden building; German: x=1-6-4 fired backblast    A9 US: 2-5-4')
    expect(preview(b, 'b', 'G5').targets[0]!.modifiers.map(({ value }) => value)).toEqual([1])
  })
})

describe('14.1 HE', () => {
  test('EX2-O3 LNL-14.1-16 LNL-14.1-34 LNL-14.1-35 LNL-14.1-04 LNL-14.1-03 LNL-1.7.1-06 LNL-1.6.4-07 a hit, then HE against a bare die, and everybody checks', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    I7 German: x=1-6-4, y=1-6-4    A9 US: 2-5-4')
    shell(t, 'a', 'I7').rolls(3, 4, 4, 3, 1, 1)
    t.saw({ type: 'attack', firepower: 3, targets: [{ difference: 4 }, { difference: 4 }] })
    const woods = field('D5 US: a=us-m4a1 f1 buttoned    G5 light-woods; German: x=1-6-4 fired, l=Koch    A9 US: 2-5-4')
    expect(shellPreview(woods, 'a', 'G5').he!.targets.map(({ attack, defence }) => [attack, defence])).toEqual([
      [3, 0],
      [3, 0],
    ])
  })

  test('LNL-14.1-18 no effect where it is not more than the die', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    I7 German: x=1-6-4    A9 US: 2-5-4')
    shell(t, 'a', 'I7').rolls(3, 4, 1, 4)
    t.saw({ type: 'attack', targets: [{ difference: 0 }] })
  })

  test('LNL-14.2.1-01 HEAT is worth one less against men in the open', () => {
    const he = (where: string) =>
      shellPreview(field(`D5 US: a=2-5-4, us-m9-bazooka    F5 ${where}German: x=1-6-4 fired    A9 US: 2-5-4`), 'a', 'F5', {
        weapon: 'us-m9-bazooka',
      }).he!.firepower
    expect([he(''), he('wooden building; ')]).toEqual([1, 2])
  })

  test('LNL-14.1-05 LNL-14.1-27 LNL-1.7.1-07 LNL-1.7.1-13 N x: so many shots in the impulse, at one hex or next to it', () => {
    const t = field('D5 German: a=sdkfz222 f1    F5 US: x=2-5-4    F6 US: y=2-5-4    I5 US: z=2-5-4    A9 German: 1-6-4', {
      initiative: 'red',
    })
    shell(t, 'a', 'F5').rolls(6, 6)
    mayNotDo(t, 'a', shellOf(t, 'a', 'I5'), { rule: '15.0' })
    shell(t, 'a', 'F6').rolls(6, 6)
    expect(t.events('toHit').map(({ at }) => at)).toEqual([t.place('F5'), t.place('F6')])
  })

  test('LNL-14.1-05 LNL-15.0-22 LNL-5.2-04 a shot next to the target of its hex binds neither the machine gun nor the others there', () => {
    const t = field('D5 German: a=sdkfz222 f1, b=1-6-4    F5 US: x=2-5-4    F6 US: y=2-5-4    A9 German: 1-6-4', { initiative: 'red' })
    shell(t, 'a', 'F5').rolls(6, 6)
    shell(t, 'a', 'F6').rolls(6, 6)
    mayNotDo(t, 'a', burstOf(t, 'a', 'F6'), { rule: '15.0' })
    does(t, 'a', burstOf(t, 'a', 'F5')).rolls(1, 6)
    mayNot(t, 'b', 'F6', { rule: '5.2' })
    shoot(t, 'b', 'F5').rolls(1, 6)
    const after = field('D5 German: a=sdkfz222 f1, b=1-6-4    F5 US: x=2-5-4    F6 US: y=2-5-4    A9 German: 1-6-4', { initiative: 'red' })
    shoot(after, 'b', 'F5').rolls(1, 6)
    shell(after, 'a', 'F6').rolls(6, 6)
    mayNotDo(after, 'a', burstOf(after, 'a', 'F6'), { rule: '15.0' })
    does(after, 'a', burstOf(after, 'a', 'F5')).rolls(1, 6)
  })

  test('EX2-O2 LNL-14.1-11 LNL-14.1-12 LNL-14.1-31 LNL-14.1-13 two guns that fire AP both fire, each with its own HE', () => {
    const t = field('D5 British: a=grant f1    F5 German: x=1-6-4    A9 British: 1-7-4')
    expect([shellPreview(t, 'a', 'F5').he!.firepower, shellPreview(t, 'a', 'F5', { gun: 1 }).he!.firepower]).toEqual([1, 3])
    shell(t, 'a', 'F5').rolls(6, 6)
    shell(t, 'a', 'F5', { gun: 1 }).rolls(6, 6)
    expect(t.events('toHit').map(({ gun }) => gun)).toEqual(['37 mm M3/M6', '75 mm M3 (M4A1 Sherman)'])
  })
})

describe('14.1 armor', () => {
  test('EX2-TURRET LNL-14.1.3-03 LG-02 by the natural roll: 2 and odd strike the hull, other even ones the turret', () => {
    const struck = ([one, other]: readonly number[]) =>
      shell(field('D5 US: a=us-m4a1 f1    G5 German: x=pz4h f4    A9 US: 2-5-4'), 'a', 'G5', { target: 'x' })
        .rolls(one!, other!, 1, 6)
        .events('toHit')[0]!.location
    expect(
      [
        [1, 1],
        [1, 2],
        [2, 2],
        [3, 4],
        [4, 4],
      ].map(struck),
    ).toEqual(['hull', 'hull', 'turret', 'hull', 'turret'])
  })

  test('LNL-14.1.3-04 LNL-14.1.3-05 LNL-14.1.3-06 LNL-NAR-28 the turret by its own facing; without one always the hull', () => {
    const armor = (target: string, ...dice: number[]) =>
      shell(field(`D5 US: a=us-m4a1 f1    G5 German: x=${target}    A9 US: 2-5-4`), 'a', 'G5', { target: 'x' })
        .rolls(...dice, 1, 6)
        .events('penetration')[0]!.armor
    expect([
      armor('pz4h f4', 3, 4),
      armor('pz4h f4', 2, 2),
      armor('pz4h f4 t1', 2, 2),
      armor('pz4h f1', 3, 4),
      armor('stug3g f4', 2, 2),
    ]).toEqual([5, 4, 2, 2, 5])
  })

  test('LNL-14.1-19 LNL-14.1-36 LNL-14.1-20 LNL-14.1-24 LNL-15.4-02 LNL-PAC09-08 more than the armor destroys it; the Crew gets out on a 1', () => {
    const t = shell(duel('', 'pz4h f1'), 'a', 'G5', { target: 'x' }).rolls(3, 4, 5, 3, 1)
    t.saw({ type: 'penetration', attack: 9, defence: 5, result: 'destroyed' })
    expect(t.markers('G5')).toEqual(['wreck 0'])
    t.expect('G5').has('0-1-3 moved')
    shell(duel('', 'pz4h f1'), 'a', 'G5', { target: 'x' }).rolls(3, 4, 5, 3, 2).expect('G5').has()
  })

  test('LNL-14.1-21 LNL-14.1-22 a dud, and a hit that goes through whatever the sums say', () => {
    const dud = shell(duel('', 'pz4h f1'), 'a', 'G5', { target: 'x' }).rolls(3, 4, 1, 6)
    dud.saw({ type: 'penetration', result: 'dud' })
    expect(dud.events('moraleCheck')).toHaveLength(0)
    const lucky = field('D5 US: a=m5a1 f1    G5 German: x=tiger2 f4    A9 US: 2-5-4')
    shell(lucky, 'a', 'G5', { target: 'x' }).rolls(3, 4, 6, 1, 6)
    expect(lucky.markers('G5')).toEqual(['wreck 0'])
  })

  test('LNL-14.1-23 LNL-14.1.1-01 LNL-14.1.1-02 LNL-14.1.1-05 LNL-14.1.1-14 LNL-14.1.1-03 LNL-15.4-04 as much as the armor: passed it is Shaken, failed abandoned', () => {
    const equal = (...check: number[]) => shell(duel('', 'pz4h f4'), 'a', 'G5', { target: 'x' }).rolls(3, 4, 3, 2, ...check)
    expect([equal(3, 3).u('x').shaken, equal(3, 3).where('x')]).toEqual([true, 'G5'])
    const left = equal(4, 4)
    expect([left.where('x'), left.markers('G5')]).toEqual(['eliminated', ['abandoned 0']])
    left.expect('G5').has('0-1-3 shaken moved')
  })

  test('LNL-14.1.1-10 as much as the armor of one that is Shaken: it is abandoned, though its Crew passes', () => {
    const t = shell(duel('', 'pz4h f4 shaken buttoned'), 'a', 'G5', { target: 'x' }).rolls(3, 4, 3, 2, 1, 1)
    expect([t.where('x'), t.markers('G5')]).toEqual(['eliminated', ['abandoned 0']])
    const less = shell(duel('', 'pz4h f4 shaken buttoned'), 'a', 'G5', { target: 'x' }).rolls(3, 4, 2, 2, 6, 6)
    expect([less.where('x'), less.markers('G5')]).toEqual(['eliminated', ['abandoned 0']])
  })

  test('EX2-O4 LNL-14.1.1-07 LNL-14.1.1-08 LNL-14.1.1-13 LNL-14.1.1-09 less: the check is easier by the difference; a 12 always shakes', () => {
    const less = (...check: number[]) => shell(duel('', 'pz4h f4'), 'a', 'G5', { target: 'x' }).rolls(3, 4, 1, 5, ...check)
    less(5, 5).saw({ type: 'moraleCheck', modifiers: [{ value: -5 }], passed: true })
    expect([less(5, 5).u('x').shaken, less(6, 6).u('x').shaken]).toEqual([false, true])
    const weak = shell(duel('', 'pz4h f4'), 'a', 'G5', { target: 'x' }).rolls(3, 4, 2, 2, 4, 4)
    expect(weak.u('x').shaken).toBe(true)
  })

  test('LNL-14.1.2-01 LNL-14.1.2-02 an unarmored vehicle, or an unarmored side, is destroyed by any hit', () => {
    const t = shell(duel('', 'kubelwagen f4'), 'a', 'G5', { target: 'x' }).rolls(3, 4, 5)
    expect([t.markers('G5'), t.events('penetration').length]).toEqual([['wreck 0'], 0])
    const rear = field('D5 US: a=us-m4a1 f1    G5 Japanese: x=honi f1    A9 US: 2-5-4')
    expect(shell(rear, 'a', 'G5', { target: 'x' }).rolls(3, 4, 5).markers('G5')).toEqual(['wreck 0'])
  })

  test('LNL-14.1-25 LNL-NAR-19 LNL-NAR-29 LNL-NAR-20 who has fired a rocket may fire his rifles too, at the same vehicle, and the first counts before the second', () => {
    const t = field('D5 US: a=us-ranger-squad, us-m9-bazooka    F5 German: x=sdkfz251 f1    A9 US: 2-5-4')
    shell(t, 'a', 'F5', { target: 'x', weapon: 'us-m9-bazooka' }).rolls(3, 4, 1, 5, 6, 6)
    expect(t.u('x').shaken).toBe(true)
    shoot(t, 'a', 'F5', { target: 'x' }).rolls(6, 1, 6)
    expect(t.markers('F5')).toEqual(['abandoned 0'])
  })
})

describe('10.5.6 a fire is as good as Smoke', () => {
  test('LNL-PAC04-07 out of either a gun aims worse', () => {
    const out = (ground: string) =>
      toHitModifiers(field(`D5 ${ground}US: a=us-m4a1 f1 buttoned    G5 German: x=pz4h f4`), 'a', 'G5', { target: 'x' })
    expect([out('marker smoke 1; '), out('brush; marker fire 1; '), out('')]).toEqual([['out of Smoke 1'], ['out of Smoke 1'], []])
  })
})

describe('14.3 acquisition', () => {
  const shots = (t = duel()) => {
    shell(t, 'a', 'G5', { target: 'x' }).rolls(6, 6)
    return end(t)
  }

  test('LNL-14.3-01 LNL-14.3-02 LNL-14.3-12 LNL-14.3-10 LNL-PAC04-21 LNL-PAC06-03 who misses finds it more easily, up to two, also in the next turn', () => {
    const t = shots()
    expect(t.state.acquisitions).toEqual([{ unit: t.unit('a'), gun: 0, target: t.unit('x'), at: t.place('G5'), value: 1, turn: 1 }])
    const again = duel().activate('D5')
    again.state.acquisitions = [{ unit: 0, gun: 0, target: again.unit('x'), at: again.place('G5'), value: 1, turn: 1 }]
    expect(toHitModifiers(again, 'a', 'G5', { target: 'x' })).toEqual(['acquired -1'])
    const s = sheet('D5 US: a=us-m4a1 f1    G5 German: x=pz4h f4')
    const values = [1, 2, 3].map(() => {
      acquire(s, 0, 0, { target: 1, at: s.units[1]!.at })
      settleAcquisitions(s)
      return s.acquisitions![0]!.value
    })
    expect(values).toEqual([1, 2, 2])
  })

  test('LNL-14.3-04 LNL-14.3-17 it is lost when the target moves or pivots', () => {
    const t = shots()
    t.activate('G5').answer('act', { type: 'pivot', unit: t.unit('x'), facing: 3 })
    expect(t.state.acquisitions).toBeUndefined()
    const moved = shots()
    move(moved.activate('G5'), 'x', 'F5')
    expect([moved.where('x'), moved.state.acquisitions]).toEqual(['F5', undefined])
  })

  test('LNL-14.3-13 LNL-14.3-03 LNL-14.3-16 it is lost when another target is taken', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    G5 German: x=pz4h f4, y=1-6-4    A9 US: 2-5-4')
    t.state.acquisitions = [{ unit: 0, gun: 0, target: t.unit('x'), at: t.place('G5'), value: 2, turn: 1 }]
    end(shell(t, 'a', 'G5').rolls(6, 6))
    expect(t.state.acquisitions).toMatchObject([{ target: -1, value: 1 }])
  })

  test('LNL-14.3-01 what is fired once acquires nothing, and says so', () => {
    const t = field('D5 German: a=1-6-4, w=de-pzf60    E5 US: x=us-m4a1 f1    A9 German: 1-6-4    N9 US: 2-5-4', { initiative: 'red' })
    expect(shellPreview(t, 'a', 'E5', { weapon: 'w', target: 'x' }).acquires).toBe(0)
    end(shell(t, 'a', 'E5', { weapon: 'w', target: 'x' }).rolls(6, 6))
    expect(t.state.acquisitions).toBeUndefined()
  })

  test('LNL-14.3-06 what it has acquired need not be spotted', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    G5 light-woods; German: x=pz4h f4    A9 US: 2-5-4')
    mayNotDo(t, 'a', shellOf(t, 'a', 'G5', { target: 'x' }), { rule: '10.0' })
    t.state.acquisitions = [{ unit: 0, gun: 0, target: t.unit('x'), at: t.place('G5'), value: 1, turn: 1 }]
    shell(t, 'a', 'G5', { target: 'x' }).rolls(6, 6)
  })

  test('LNL-14.3-07 the shots of one impulse gain nothing from one another', () => {
    const t = field('D5 German: a=sdkfz222 f1    F5 US: x=2-5-4    A9 German: 1-6-4', { initiative: 'red' })
    shell(t, 'a', 'F5').rolls(6, 6)
    expect(toHitModifiers(t, 'a', 'F5')).not.toContain('acquired -1')
  })

  test('LNL-14.3-14 LNL-NAR-16 Shaken it loses its aim, and a Wreck neither aims nor is aimed at', () => {
    const t = field('D5 US: b=us-ranger-squad    F5 German: x=marder3 f4    H5 US: c=us-m4a1 f4    A9 US: 2-5-4')
    t.state.acquisitions = [{ unit: t.unit('x'), gun: 0, target: t.unit('c'), at: t.place('H5'), value: 2, turn: 1 }]
    shoot(t, 'b', 'F5', { target: 'x' }).rolls(6, 1, 4)
    expect([t.u('x').shaken, t.state.acquisitions]).toEqual([true, undefined])
  })

  test('EX2-VN-04 LNL-14.3-11 at a mover that goes on nothing is gained', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    G5 German: x=pz4h f4', { initiative: 'red' })
    move(t.activate('G5'), 'x', 'F5')
    shell(t, 'a', 'F5', { target: 'x' }).rolls(6, 6)
    hold(t)
    walk(t, 'x', [], {})
    t.answer('step', { type: 'step', to: 'E5' })
    expect(t.state.acquisitions).toBeUndefined()
  })

  test('LNL-14.3-08 it is lost with the LOS; LNL-14.3-15 LG-61 and after a turn without a shot at it', () => {
    const known = (s: LnltState, turn: number) => [{ unit: 0, gun: 0, target: 1, at: s.units[1]!.at, value: 2, turn }]
    const open = sheet('D5 US: a=us-m4a1 f1    G5 German: x=pz4h f4', { turn: 2 })
    open.acquisitions = known(open, 2)
    forgetAcquisitions(open)
    settleAcquisitions(open)
    expect(open.acquisitions).toHaveLength(1)
    open.acquisitions = known(open, 1)
    forgetAcquisitions(open)
    expect(open.acquisitions).toBeUndefined()
    const blocked = sheet('D5 US: a=us-m4a1 f1    D6 stone building    D7 German: x=pz4h f4', { turn: 2 })
    blocked.acquisitions = known(blocked, 2)
    settleAcquisitions(blocked)
    expect(blocked.acquisitions).toBeUndefined()
  })
})

describe('5.3 Opportunity Fire', () => {
  test('LNL-5.3-06 a vehicle, a gun and a rocket of a place fire besides the one attack of it', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned, b=2-5-4    G5 German: x=1-6-4', { initiative: 'red' })
    move(t.activate('G5'), 'x', 'F5')
    shoot(t, 'b', 'F5').rolls(1, 6)
    shell(t, 'a', 'F5').rolls(6, 6)
    does(t, 'a', burstOf(t, 'a', 'F5')).rolls(1, 6)
    expect(t.asked.kind).toBe('step')
  })

  test('LNL-15.1-08 LNL-15.1-20 LNL-1.7.1-10 LNL-1.7.1-09 it may pivot to fire so, and nobody fires at that', () => {
    const t = field('D5 German: a=stug3g f4    G5 US: x=us-m4a1 f4')
    move(t.activate('G5'), 'x', 'F5')
    shell(t, 'a', 'F5', { target: 'x', facing: 1 }).rolls(6, 6)
    hold(t)
    expect([t.u('a').laid!.facing, t.asked.kind]).toEqual([1, 'step'])
  })
})

describe('1.7.1 guns', () => {
  test('LNL-1.7.1-02 LNL-1.7.1-05 LNL-NAR-10 a gun pivots for 1 MP for two corners, and is marked Moved', () => {
    const t = field('D5 German: a=de-atg75 f4    A1 US: x=2-5-4    A9 German: 1-6-4', { initiative: 'red' }).activate('D5')
    t.answer('act', { type: 'pivot', unit: t.unit('a'), facing: 1 })
    t.saw({ type: 'pivots', halves: 4 })
    hold(t)
    if (t.asked.kind === 'step') stop(t)
    t.expect('D5').has('6-0-2 moved')
  })
})

describe('1.6.4 support weapons', () => {
  test('LNL-1.6.4-03 LNL-1.6.4-02 out of a building, as often as one likes but for what is used once', () => {
    const t = field('D5 wooden building; German: a=1-6-4, de-pzf60    F5 US: x=us-m4a1 f4    A9 German: 1-6-4', { initiative: 'red' })
    shell(t, 'a', 'F5', { target: 'x', weapon: 'de-pzf60' }).rolls(6, 6)
    expect([t.u('a').backblast, t.state.weapons[0]!.at]).toEqual([true, -4])
  })

  test('LNL-23.1.1-01 LNL-23.1.1-02 LNL-1.6.4-10 LNL-23.1.1-03 a PIAT fires HEAT, not at what lies lower, and does not give itself away', () => {
    expect(gunOf(ourPack, 'uk-piat').ammunition).toBe('HEAT')
    const t = field('D5 level 1; British: a=1-7-4, uk-piat    E5 German: x=pz4h f4    A9 British: 1-7-4')
    mayNotDo(t, 'a', shellOf(t, 'a', 'E5', { target: 'x', weapon: 'uk-piat' }), { rule: '23.1.1' })
    const flat = field('D5 wooden building; British: a=1-7-4, uk-piat    E5 German: x=pz4h f4    A9 British: 1-7-4')
    shell(flat, 'a', 'E5', { target: 'x', weapon: 'uk-piat' }).rolls(6, 6)
    expect(flat.u('a').backblast).toBe(false)
  })
})

describe('further', () => {
  test('LNL-14.3-05 a group stays acquired until all of it have left', () => {
    const s = sheet('D5 US: a=us-m4a1 f1    G5 German: x=1-6-4, y=1-6-4')
    const known = () => s.acquisitions?.length ?? 0
    s.acquisitions = [{ unit: 0, gun: 0, target: -1, at: s.units[1]!.at, value: 1, turn: 1 }]
    s.units[1]!.at = -4
    loseEmpty(s)
    const before = known()
    s.units[2]!.at = -4
    loseEmpty(s)
    expect([before, known()]).toEqual([1, 0])
  })

  test('LNL-1.7.1-04 a gun that comes into a hex takes any facing there, for nothing', () => {
    const t = field('D5 German: a=de-pak36 f4    A1 US: x=2-5-4    A9 German: 1-6-4', { initiative: 'red' }).activate('D5')
    walk(t, 'a', ['E5'])
    t.answer('step', { type: 'pivot', facing: 1 })
    expect([t.u('a').laid!.facing, t.where('a')]).toEqual([1, 'E5'])
  })
})
