import { describe, expect, test } from 'vitest'
import { shoot } from '../../test/fire.ts'
import { fireOf, hold, move, step, stop, walk } from '../../test/moves.ts'
import type { LnltTable } from '../../test/table.ts'
import { does, field, mayNotDo, riders, shell } from '../../test/vehicles.ts'
import { CAPACITIES } from '../data/vehicle-types.ts'
import { moveOf } from '../movement/reach.ts'
import type { VehicleUnit } from '../vehicles/vehicle.ts'
import { assaultModifiers, isAntiTank, overrunModifiers } from './able.ts'
import { overrunPreview, stormOdds } from './preview.ts'

const sum = (modifiers: readonly { readonly value: number }[]) => modifiers.reduce((all, { value }) => all + value, 0)

describe('17.1 Close Assault', () => {
  const storm = (who: string, target = 'pz4h f1', more = '') =>
    field(`D5 ${who}    E5 German: x=${target}${more}    A9 US: 2-5-4    N9 German: 1-6-4`)

  test('LNL-17.1-09 LNL-6.0-17 LNL-17.1-11 LNL-17.1-14 LNL-17.1-15 LNL-17.1-17 LNL-17.1-34 LNL-17.1-35 LNL-15.4-03 EX2-CA1 they check, enter without being fired at, and storm it; the Wreck is theirs', () => {
    const t = storm('US: a=2-6-4').activate('D5')
    move(t, 'a', 'E5').rolls(2, 2, 4, 1)
    t.saw({ type: 'closeAssault', attack: 6, defence: 3, destroyed: true })
    expect([t.where('a'), t.where('x'), t.markers('E5')]).toEqual(['E5', 'eliminated', ['wreck 0', 'melee 0']])
    expect(t.events('attack')).toHaveLength(0)
    t.expect('E5').has('2-6-4 melee')
  })

  test('what a Close Assault would come to is told before it, Morale Checks and all', () => {
    const t = storm('US: a=2-6-4').activate('D5')
    const odds = stormOdds(t.state, moveOf(t.state, t.units('a')), t.place('D5'), t.place('E5'))
    // 21 of 36 pass with Morale 7 or less; 15 of 36 beat the armor of 2 with 2 firepower
    const passes = [0, 0, 1, 3, 6, 10, 15, 21, 26][t.state.setting.pack.counters.get(t.u('a').type)!.morale]!
    expect(odds.error).toBeUndefined()
    expect(odds.destroys).toBeCloseTo((passes / 36) * (15 / 36))
  })

  test('LNL-17.1-18 LNL-17.1-36 LNL-17.1-02 in vain they go back, Moved; LNL-17.1-22 Shaken or marked it defends alike', () => {
    const t = storm('US: a=2-6-4', 'pz4h f1 shaken moved').activate('D5')
    move(t, 'a', 'E5').rolls(2, 2, 1, 4)
    t.saw({ type: 'closeAssault', attack: 3, defence: 6, destroyed: false })
    expect([t.where('a'), t.where('x')]).toEqual(['D5', 'E5'])
    t.expect('D5').has('2-6-4 moved')
  })

  test('LNL-17.1-12 LNL-17.1-31 LNL-NAR-12 EX2-VN-14 who fails his check stays, Ops Complete, or Moved if he had moved; and is not Shaken', () => {
    const t = storm('US: a=2-6-4').activate('D5')
    move(t, 'a', 'E5').rolls(6, 6)
    t.expect('D5').has('2-6-4 opsComplete')
    const moved = field('C5 US: a=2-6-4    E5 German: x=pz4h f4 buttoned fired    A9 US: 2-5-4    N9 German: 1-6-4').activate('C5')
    walk(moved, 'a', ['D5'])
    step(moved, 'E5').rolls(6, 6)
    moved.expect('D5').has('2-6-4 moved')
  })

  test('LNL-17.1-29 LNL-17.1-30 EX2-VN-13 -2 out of cover; the Leader first, whose LM helps the others', () => {
    const t = field(
      'D5 wooden building; US: l=us-101st-airborne-leader-6-2, h=us-101st-airborne-half-squad, us-satchel    E5 German: x=pz4h f1    A9 US: 2-5-4    N9 German: 1-6-4',
    ).activate('D5')
    move(t, 'l h', 'E5').rolls(3, 4, 6, 1, 2, 5)
    expect(t.events('moraleCheck').map(({ modifiers }) => sum(modifiers))).toEqual([-2, -4])
    t.saw({ type: 'closeAssault', attack: 10, defence: 7, destroyed: true })
    expect(t.state.weapons[0]!.at).toBe(-4)
  })

  test('LNL-17.1-16 LG-74 a Squad adds its weapon, a Half-Squad and a Hero take the better; a Leader helps one', () => {
    const t = field('D5 US: a=2-6-4, us-satchel, h=us-101st-airborne-half-squad, us-m9-bazooka    E5 German: x=pz4h f1')
    expect([sum(assaultModifiers(t.state, t.u('a'), null).modifiers), sum(assaultModifiers(t.state, t.u('h'), null).modifiers)]).toEqual([
      8, 2,
    ])
  })

  test('LNL-17.1-08 LNL-17.1-28 LNL-23.1.2-01 anti-tank weapons: rockets, flames, charges; no rifle', () => {
    const t = field('D5 Soviet: a=su-rifle-squad, su-ptrd, su-rpg43, b=su-rifle-squad, su-molotov    E5 German: x=pz4h f1')
    expect(t.state.weapons.map((weapon) => isAntiTank(t.state, weapon))).toEqual([false, true, true])
  })

  test('LNL-23.1.2-02 a charge is used up by the assault', () => {
    const t = field(
      'D5 Soviet: a=su-rifle-squad, su-rpg43    E5 German: x=pz4h f1    A9 Soviet: su-rifle-squad    N9 German: 1-6-4',
    ).activate('D5')
    move(t, 'a', 'E5').rolls(1, 1, 1, 6)
    expect(t.state.weapons[0]!.at).toBe(-4)
  })

  test('LNL-17.1-01 LNL-17.1-13 not by Weapon Teams, nor by a Leader without such a weapon', () => {
    const t = storm('US: w=us-m1917, l=Tom')
    mayNotDo(t, 'w', { type: 'move', units: t.units('w'), to: 'E5' }, { rule: '17.1' })
    mayNotDo(t, 'l', { type: 'move', units: t.units('l'), to: 'E5' }, { rule: '17.1' })
  })

  test('LNL-17.1-32 a Leader with such a weapon may go alone', () => {
    const t = storm('US: l=Tom, us-satchel').activate('D5')
    move(t, 'l', 'E5').rolls(1, 1, 3, 1)
    expect(t.where('x')).toBe('eliminated')
  })

  test('LNL-17.1-03 LNL-8.0-49 LG-50 not where men would fight; LNL-17.1-04 LNL-17.1-25 LNL-17.1-24 those who would not are lost with it', () => {
    const t = storm('US: a=2-6-4', 'pz4h f1', ', y=1-6-4')
    mayNotDo(t, 'a', { type: 'move', units: t.units('a'), to: 'E5' }, { rule: '17.1' })
    const shaken = storm('US: a=2-6-4', 'pz4h f1', ', y=1-6-4 shaken').activate('D5')
    move(shaken, 'a', 'E5').rolls(2, 2, 4, 1)
    expect(shaken.where('y')).toBe('eliminated')
  })

  test('LNL-17.1-23 not while men in Good Order ride on it', () => {
    const t = storm('US: a=2-6-4', 'pz4h f1', ', y=1-6-4 aboard')
    mayNotDo(t, 'a', { type: 'move', units: t.units('a'), to: 'E5' }, { rule: '17.1', message: /ride/ })
  })

  test('LNL-17.1-07 not by Low Crawl, Assault Move or Stealth next to it', () => {
    const t = storm('US: a=us-101st-airborne-squad')
    for (const mode of ['lowCrawl', 'assaultMove'])
      mayNotDo(t, 'a', { type: 'move', units: t.units('a'), mode, to: 'E5' }, { rule: '17.1' })
  })

  test('LNL-17.1-07 LNL-6.1.1-10 nor after Assault Fire', () => {
    const t = field(
      'C5 US: a=us-101st-airborne-squad    C9 German: y=1-6-4 fired    E5 German: x=pz4h f4 buttoned fired    A9 US: 2-5-4',
    ).activate('C5')
    t.answer('act', { ...fireOf(t, 'a', 'C5', 'C9'), type: 'assaultFire', movers: t.units('a'), to: 'D5' }).rolls(1, 6)
    t.refuses('blue', { type: 'step', to: 'E5' }, { rule: '17.1', message: /After Assault Fire/ })
  })

  test('LNL-17.1-20 LNL-17.1-38 two vehicles: once more, with a second check', () => {
    const t = storm('US: a=2-6-4', 'pz4h f1', ', y=pz4h f1').activate('D5')
    move(t, 'a', 'E5').rolls(2, 2, 4, 1, 6, 6)
    expect([t.where('x'), t.where('y'), t.where('a')]).toEqual(['eliminated', 'E5', 'D5'])
  })

  test('LNL-PAC09-12 LNL-16.1.1-03 LNL-PAC09-09 who is inside is lost with it; in vain nothing happens to him', () => {
    const t = field('D5 US: a=2-6-4    E5 German: x=sdkfz251 f1, y=1-6-4 aboard    A9 US: 2-5-4    N9 German: 1-6-4').activate('D5')
    move(t, 'a', 'E5').rolls(2, 2, 4, 1)
    expect(t.where('y')).toBe('eliminated')
    const vain = field('D5 US: a=2-6-4    E5 German: x=sdkfz251 f1, y=1-6-4 aboard    A9 US: 2-5-4    N9 German: 1-6-4').activate('D5')
    move(vain, 'a', 'E5').rolls(2, 2, 1, 6)
    expect(riders(vain, 'x')).toHaveLength(1)
  })
})

describe('15.3 Overrun', () => {
  const drive = (words = 'f1 buttoned', foe = 'x=1-6-4', ground = '') =>
    field(`D5 US: a=us-m4a1 ${words}    E5 ${ground}German: ${foe}    A9 US: 2-5-4    N9 German: 1-6-4`)

  test('EX2-VN-18 LNL-15.3-09 LNL-15.3-24 EX2-OVR-N its HE, machine guns that it can use, the LM, and 2', () => {
    const power = (words: string) => {
      const t = field(`D5 US: a=us-m4a1 ${words}, l=us-armor-leader-7-1 aboard    E5 German: x=1-6-4`)
      return sum(overrunModifiers(t.state, t.u('a') as VehicleUnit))
    }
    expect([power('f1 buttoned'), power('f1')]).toEqual([10, 14])
    const quick = field('D5 German: a=pz2f f1    E5 US: x=2-5-4')
    expect(sum(overrunModifiers(quick.state, quick.u('a') as VehicleUnit))).toBe(6)
  })

  test('EX2-VN-07 LNL-15.3-05 LNL-15.3-08 LNL-5.3-33 LNL-15.3-10 hex and 4 MP, nobody fires at it, and all check', () => {
    const t = drive().activate('D5')
    move(t, 'a', 'E5').rolls(5, 3, 4)
    t.saw({ type: 'attack', firepower: 9, targets: [{ difference: 11 }] })
    expect([t.state.move!.spent, t.where('x'), t.asked.kind]).toEqual([[10], 'eliminated', 'step'])
  })

  test('LNL-15.3-05 LNL-15.1-05 backwards the hex costs double, and the Overrun 4 MP as well', () => {
    const t = drive('f4 buttoned').activate('D5')
    move(t, 'a', 'E5').rolls(5, 3, 4)
    expect(t.state.move!.spent).toEqual([12])
  })

  test('LNL-15.3-11 LNL-15.3-26 LNL-15.3-15 LNL-17.1-21 whoever is steady may storm it, after a check; if it is destroyed they stay', () => {
    const t = drive().activate('D5')
    move(t, 'a', 'E5').rolls(1, 6, 1, 1)
    expect(t.asked).toMatchObject({ kind: 'counterAssault', seat: 'red' })
    t.answer('counterAssault', { units: t.units('x') }).rolls(1, 1, 6, 1)
    expect([t.where('a'), t.where('x')]).toEqual(['eliminated', 'E5'])
  })

  test('LNL-15.3-11 LNL-17.1-30 a Leader who is there goes with them, checks first and helps; alone he storms nothing', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    E5 German: x=1-6-4, l=Koch    A9 US: 2-5-4    N9 German: 1-6-4').activate('D5')
    move(t, 'a', 'E5').rolls(1, 6, 2, 2)
    expect(t.candidates()).toEqual([{ units: t.units('x l') }, { units: [] }])
    t.refuses('red', { units: t.units('l') }, { rule: '17.1' })
    t.answer('counterAssault', { units: t.units('x l') }).rolls(1, 1, 1, 1, 1, 6)
    expect(t.events('moraleCheck').map(({ unit }) => unit)).toEqual(t.units('l x'))
    expect(t.events('moraleCheck')[1]!.modifiers.map(({ value }) => value)).toEqual([-1])
    expect(t.events('closeAssault')[0]!.modifiers.map(({ label }) => label)).toContain('Leader')
  })

  test('LNL-15.3-09 what an Overrun would do is told before it', () => {
    const t = drive().activate('D5')
    const { firepower, targets } = overrunPreview(t.state, t.u('a') as VehicleUnit, t.place('D5'), t.place('E5'))
    const { odds } = targets[0]!
    expect([firepower, odds.of > 0, odds.none / odds.of < 0.05]).toEqual([9, true, true])
  })

  test('LNL-15.3-12 LNL-15.3-13 LNL-17.1-19 it goes on, or stays and they give way, Moved', () => {
    const t = drive().activate('D5')
    move(t, 'a', 'E5').rolls(1, 6, 1, 1).answer('counterAssault', { units: [] })
    stop(t)
    t.answer('giveWay', { to: 'F5' })
    expect([t.where('a'), t.where('x')]).toEqual(['E5', 'F5'])
    t.expect('F5').has('1-6-4 moved')
  })

  test('LNL-15.3-27 Snipers and Shaken Weapon Teams are lost instead', () => {
    for (const foe of ['x=de-smg42 shaken', 'x=vc-sniper']) {
      const t = drive('f1 buttoned', foe).activate('D5')
      move(t, 'a', 'E5').rolls(1, 6, 1)
      stop(t)
      expect([foe, t.where('x')]).toEqual([foe, 'eliminated'])
    }
  })

  test('LNL-15.3-01 LNL-15.3-20 LNL-15.3-06 LNL-15.2-03 not without a weapon, with men on top, or by Assault Move', () => {
    const truck = field('D5 US: a=gmc f1    E5 German: x=1-6-4')
    mayNotDo(truck, 'a', { type: 'move', units: truck.units('a'), to: 'E5' }, { rule: '15.3' })
    const carrier = (words: string) => field(`D5 American: a=us-m113 f1 ${words}    E5 NVA: x=nva-squad`, { era: 'modern' }).activate('D5')
    const over = (t: LnltTable) => t.game.problems('blue', { type: 'move', units: t.units('a'), to: 'E5' }).map(({ rule }) => rule)
    expect([over(carrier('')), over(carrier('buttoned'))]).toEqual([[], ['15.3']])
    const loaded = field('D5 US: a=us-m4a1 f1, b=2-5-4 aboard    E5 German: x=1-6-4')
    mayNotDo(loaded, 'a', { type: 'move', units: loaded.units('a'), to: 'E5' }, { rule: '15.3' })
    const t = drive()
    mayNotDo(t, 'a', { type: 'move', units: t.units('a'), mode: 'assaultMove', to: 'E5' }, { rule: '15.3' })
  })

  test('LNL-15.3-02 LNL-15.3-04 LNL-15.3-03 LNL-15.3-21 only in ground without TM; Smoke forbids it; a Wreck does not, and covers', () => {
    for (const ground of ['light-woods; ', 'smoke; ', 'marker mines 2; ', 'marker craters 1; ']) {
      const t = drive('f1 buttoned', 'x=1-6-4 fired', ground)
      mayNotDo(t, 'a', { type: 'move', units: t.units('a'), to: 'E5' }, { rule: '15.3' })
    }
    const wreck = drive('f1 buttoned', 'x=1-6-4', 'marker wreck 0; ').activate('D5')
    move(wreck, 'a', 'E5').rolls(5, 3, 4)
    wreck.saw({ type: 'attack', targets: [{ defence: 5 }] })
  })
})

describe('16.0 passengers', () => {
  test('LNL-16.1-01 LNL-16.1-05 LNL-16.1-06 LNL-16.2-01 EX2-HX-04 X-P-2PP what each code takes', () => {
    expect(CAPACITIES['P']).toEqual({ halves: 1, weapons: 1, smcs: 1, outside: false })
    expect(CAPACITIES['PP']).toEqual({ halves: 2, weapons: 2, smcs: 2, outside: false })
    expect(CAPACITIES['2PP']).toEqual({ halves: 4, weapons: 4, smcs: 4, outside: false })
    expect(CAPACITIES['PPO']!.outside).toBe(true)
  })

  test('LNL-16.4-01 LNL-16.4-12 LNL-16.4-04 LNL-16.0-01 LNL-1.3-07 to get on costs both half their MF, activates the vehicle, and they count with it', () => {
    const t = field('D5 US: a=m3ht f1    C5 US: b=2-5-4    A9 US: 2-5-4    N9 German: 1-6-4').activate('C5')
    hold(move(t, 'b', 'D5'))
    t.answer('step', { type: 'board', vehicle: t.unit('a') })
    expect([riders(t, 'a').length, t.state.impulse!.units.includes(t.unit('a'))]).toEqual([1, true])
    hold(move(t, 'a', 'E5'))
    expect([t.where('b'), t.state.move!.spent]).toEqual(['aboard', [16]])
  })

  test('LNL-16.4-02 LNL-16.4-03 LNL-16.1-03 only while it has half its MP, with room for them, and no guns', () => {
    const moved = field('D5 US: a=m3ht f1 moved, b=2-5-4    N9 German: 1-6-4')
    mayNotDo(moved, 'b', { type: 'board', units: moved.units('b'), vehicle: moved.unit('a') }, { rule: '16.4' })
    const full = field('D5 US: a=jeep f1, b=2-5-4    N9 German: 1-6-4')
    mayNotDo(full, 'b', { type: 'board', units: full.units('b'), vehicle: full.unit('a') }, { rule: '16.1' })
    const gun = field('D5 US: a=m3ht f1, b=us-37atg    N9 German: 1-6-4')
    mayNotDo(gun, 'b', { type: 'board', units: gun.units('b'), vehicle: gun.unit('a') }, { rule: '16.1' })
  })

  test('EX2-P6 LNL-16.4-11 LNL-16.4-16 LNL-16.4-13 LNL-16.4-05 off, then they walk on, then the vehicle drives on', () => {
    const t = field('D5 US: a=us-m4a1 f1, b=2-5-4 aboard    N9 German: 1-6-4    A9 US: 2-5-4').activate('D5')
    does(t, 'a', { type: 'unload', vehicle: t.unit('a'), units: t.units('b') })
    expect(t.state.move!.spent).toEqual([4])
    step(t, 'D6')
    step(t, 'D7')
    expect([t.where('b'), t.state.move]).toMatchObject(['D7', { units: [t.unit('a')], spent: [10] }])
    step(t, 'E5')
    expect(t.where('a')).toBe('E5')
  })

  test('LNL-16.2-05 LNL-16.2-06 LNL-16.2-07 LNL-16.2-12 LNL-16.2-13 LNL-16.2-08 LNL-17.2-13 LNL-17.2-14 LNL-PAC09-11 EX2-P1 on a buttoned tank fire reaches only those on top; Shaken they get off, are fired at for 2 MP, and it drives on', () => {
    const t = field(
      'D5 US: a=us-m4a1 f1 buttoned, b=2-5-4 aboard    G5 German: x=1-6-4, y=de-smg42    H9 German: z=de-wehrmacht-squad    A9 US: 2-5-4',
    ).activate('D5')
    move(t, 'a', 'E5')
    shoot(t, 'x', 'E5', { target: 'a' }).rolls(6, 1, 5)
    expect([t.u('a').shaken, t.u('b').shaken, t.where('b')]).toEqual([false, true, 'E5'])
    hold(t)
    t.expect('E5').has('M4A1 Sherman', '2-5-4 shaken moved')
    expect(t.asked.kind).toBe('step')
  })

  test('LNL-16.2-07 whoever is forced off is fired at as for 2 MP: by two, and no third', () => {
    const t = field(
      'D5 US: a=us-m4a1 f1 buttoned, b=2-5-4 aboard    G5 German: x=1-6-4    G4 German: y=1-6-4    G6 German: z=1-6-4    F7 German: w=1-6-4    A9 US: 2-5-4',
    ).activate('D5')
    move(t, 'a', 'E5')
    shoot(t, 'x', 'E5', { target: 'a' }).rolls(6, 1, 5)
    for (const unit of ['y', 'z']) shoot(t, unit, 'E5').rolls(1, 6)
    expect([t.asked.kind, t.events('attack').length]).toEqual(['step', 3])
  })

  test('LNL-16.2-02 LNL-16.2-03 LNL-16.2-09 its gun fires: those on top get off and check', () => {
    const t = field('D5 US: a=us-m4a1 f1, b=2-5-4 aboard    G5 German: x=pz4h f4 fired    A9 US: 2-5-4')
    shell(t, 'a', 'G5', { target: 'x' }).rolls(6, 6, 6, 6)
    expect([t.where('b'), t.u('b').shaken]).toEqual(['D5', true])
  })

  test('LNL-16.2-04 LNL-PAC09-05 LNL-PAC09-06 hit by ordnance those on top get off; LNL-14.1.1-06 LNL-14.1.1-12 LNL-16.1-02 LNL-17.2-12 inside they check with it and may stay', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    G5 German: x=pz4h f4, y=1-6-4 aboard    A9 US: 2-5-4')
    shell(t, 'a', 'G5', { target: 'x' }).rolls(3, 4, 1, 5, 2, 2, 6, 6)
    expect([t.u('x').shaken, t.where('y'), t.u('y').shaken]).toEqual([false, 'G5', true])
    const inside = field('D5 US: a=us-m4a1 f1 buttoned    G5 German: x=sdkfz251 f4, y=1-6-4 aboard    A9 US: 2-5-4')
    shell(inside, 'a', 'G5', { target: 'x' }).rolls(3, 4, 1, 5, 6, 6, 6, 6)
    expect([inside.u('x').shaken, inside.where('y'), inside.u('y').shaken]).toEqual([true, 'aboard', true])
  })

  test('LNL-16.3-01 LNL-14.1.1-04 LNL-PAC09-07 LNL-PAC09-03 LNL-17.2-08 LNL-5.1-17 abandoned, all get off, Moved, and check', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    G5 German: x=sdkfz251 f4 shaken, y=1-6-4 aboard    A9 US: 2-5-4')
    shell(t, 'a', 'G5', { target: 'x' }).rolls(3, 4, 1, 5, 6, 6, 1, 1)
    expect([t.markers('G5'), t.where('y'), t.u('y').shaken]).toEqual([['abandoned 0'], 'G5', false])
    t.expect('G5').has('1-6-4 moved', '0-1-3 shaken moved')
  })

  test('LNL-16.1.1-01 LNL-16.1.1-04 LNL-16.1.1-05 LNL-16.2-10 destroyed by ordnance: an even die saves each of them, and each weapon', () => {
    const lost = (die: number, weapon: number) => {
      const t = field('D5 US: a=us-m4a1 f1 buttoned    G5 German: x=sdkfz251 f1, y=1-6-4 aboard, MG34    A9 US: 2-5-4')
      shell(t, 'a', 'G5', { target: 'x' }).rolls(3, 4, 5, 1, 5, die, weapon)
      return [t.where('y'), t.state.weapons[0]!.at === t.place('G5')]
    }
    expect([lost(2, 4), lost(3, 4), lost(2, 3)]).toEqual([
      ['G5', true],
      ['eliminated', true],
      ['G5', false],
    ])
  })

  test('LNL-16.1.1-02 LNL-PAC09-04 LNL-17.3-05 LNL-17.2-05 LNL-17.2-15 LNL-17.2-06 LNL-PAC09-10 LNL-PAC09-01 by small arms they are hit first; inside only if it is open-topped or unarmored', () => {
    const t = field('D5 US: a=us-ranger-squad    F5 German: x=kubelwagen f4, y=1-5-4 hs aboard    A9 US: 2-5-4')
    shoot(t, 'a', 'F5', { target: 'x' }).rolls(6, 1, 6, 3, 1, 2)
    expect([t.markers('F5'), t.where('y')]).toEqual([['wreck 0'], 'F5'])
    const open = field('D5 US: a=us-ranger-squad    F5 German: x=sdkfz251 f4, y=1-6-4 aboard    A9 US: 2-5-4')
    shoot(open, 'a', 'F5', { target: 'x' }).rolls(6, 1, 1, 6, 1)
    expect([open.u('y').shaken, open.where('y')]).toEqual([true, 'aboard'])
  })
})

describe('15.3 and 16.4, further', () => {
  test('LNL-15.3-17 LNL-15.3-18 LNL-15.3-19 on a hill and on a bridge, not on a tree-lined road', () => {
    const ask = (ground: string) => {
      const t = field(`D5 US: a=us-m4a1 f1 buttoned    E5 ${ground}; German: x=1-6-4 fired`).activate('D5')
      return t.game.open[0]!.question.problems({ type: 'move', units: t.units('a'), to: 'E5' }).map(({ rule }) => rule)
    }
    expect([ask('level 1'), ask('bridge'), ask('tree-lined-road')]).toEqual([[], [], ['15.3']])
  })

  test('LNL-15.3-16 in terrain that the scenario names', () => {
    const ask = (terrain: string) => {
      const rules = [{ type: 'overrun', terrain, text: 'Thin woods.' }] as const
      const t = field('D5 US: a=us-m4a1 f1 buttoned    E5 light-woods; German: x=1-6-4 fired', { rules }).activate('D5')
      return t.game.open[0]!.question.problems({ type: 'move', units: t.units('a'), to: 'E5' }).map(({ rule }) => rule)
    }
    expect([ask('lightWoods'), ask('brush')]).toEqual([[], ['15.3']])
  })

  test('LNL-15.3-25 Leaders check first, and a steady one helps the others', () => {
    const t = field('D5 US: a=us-m4a1 f1 buttoned    E5 German: x=1-6-4, l=Koch    A9 US: 2-5-4    N9 German: 1-6-4').activate('D5')
    move(t, 'a', 'E5').rolls(1, 6, 2, 3)
    expect(t.events('damageCheck').map(({ unit }) => unit)).toEqual(t.units('l x'))
    expect(t.events('damageCheck')[1]!.modifiers.map(({ value }) => value)).toEqual([-1])
  })

  test('LNL-16.1-04 nobody gets off where there is no room', () => {
    const t = field('D5 US: a=m3ht f1, b=2-5-4 aboard, c=2-5-4, d=2-5-4, e=2-5-4    N9 German: 1-6-4')
    mayNotDo(t, 'a', { type: 'unload', vehicle: t.unit('a'), units: t.units('b') }, { rule: '1.3' })
  })

  test('LNL-16.4-08 LNL-NAR-18 with a Leader they get off by Double-Time: half of what they would have', () => {
    const t = field('D5 German: a=sdkfz251 f1, b=1-6-4 aboard, l=Koch aboard    N9 US: 2-5-4    A9 German: 1-6-4', {
      initiative: 'red',
    }).activate('D5')
    does(t, 'a', { type: 'unload', vehicle: t.unit('a'), units: t.units('b l') })
    expect(t.state.move!.spent).toEqual([6, 6])
  })

  test('LNL-17.1-05 LNL-17.1-06 LNL-17.1-26 those who get off, or come from afar, may storm another hex, as the one moving group of theirs', () => {
    const t = field('D5 US: a=m3ht f1, b=2-6-4 aboard    D6 German: x=pz4h f1 buttoned fired    A9 US: 2-5-4    N9 German: 1-6-4').activate(
      'D5',
    )
    does(t, 'a', { type: 'unload', vehicle: t.unit('a'), units: t.units('b') })
    hold(t)
    step(t, 'D6').rolls(1, 1, 6, 1)
    expect(t.where('x')).toBe('eliminated')
  })

  test('LNL-NAR-07 a Leader who rides activates nobody beside him', () => {
    const t = field('D5 US: a=m3ht f1, l=Tom aboard    D6 US: b=2-5-4    N9 German: 1-6-4')
    t.refuses('blue', { type: 'activate', at: ['D5', 'D6'] }, { rule: '4.0' })
  })
})
