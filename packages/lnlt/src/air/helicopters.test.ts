import { describe, expect, test } from 'vitest'
import { modifiers, spotted } from '../../test/fire.ts'
import { FILL, fly, hover, ok, sky } from '../../test/helicopters.ts'
import { hold, stop } from '../../test/moves.ts'
import type { LnltTable } from '../../test/table.ts'
import { burstOf, does, field, mayNotDo, riders, shell, shellOf, toHitModifiers } from '../../test/vehicles.ts'
import { counterType, ourPack } from '../data/pack.ts'
import { CAPACITIES } from '../data/vehicle-types.ts'
import { locationNamed } from '../map/location.ts'
import { adjacent, levelOf } from '../map/terrain.ts'
import { stackingProblem } from '../movement/stacking.ts'

describe('19.2.1 helicopters fly or hover', () => {
  const one = (more = '', words = '') => sky(`C5 air American: h=uh1-gunship${words}${more}`)

  test('LNL-19.2.1-01 LNL-19.2.1-19 LNL-19.2.2-02 one flies unless it hovers, and changes once an impulse, for 1 MP', () => {
    const t = one('    E5 Soviet: x=su-squad-1-4-4')
    expect(t.state.units[t.unit('h')]!.vehicle!.hovering).toBeUndefined()
    does(t, 'h', { type: 'hover', unit: t.unit('h'), hover: true })
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
    expect(t.state.move!.spent).toEqual([2])
    hold(t)
    t.refuses('blue', { type: 'hover', hover: false }, { rule: '19.2.1', message: /has changed its mode/ })
  })

  test('LNL-19.2.1-02 LNL-1.3-17 one helicopter in the air over a hex, which counts for no stack', () => {
    const t = one('    D5 air American: k=us-uh1')
    mayNotDo(t, 'h', { type: 'move', units: t.units('h'), to: 'D5 air' }, { rule: '19.2.1', message: /helicopter in the air/ })
    expect(stackingProblem(t.state, 'blue', t.units('h k'), t.place('D5 air'))).toMatchObject({ rule: '19.2.1' })
    // at set-up a helicopter is named with the hex that it is over
    expect(stackingProblem(t.state, 'blue', t.units('h k'), t.place('E5'))).toMatchObject({ rule: '19.2.1' })
    const crowd = sky('C5 air American: h=us-uh1    D5 American: a=us-m48 f1, b=us-m48 f1')
    expect(stackingProblem(crowd.state, 'blue', crowd.units('h'), crowd.place('D5'))).toBeNull()
    expect(stackingProblem(crowd.state, 'blue', crowd.units('h a b'), crowd.place('E5'))).toBeNull()
  })

  test('LNL-19.2.1-23 but over a Wreck', () => {
    const t = sky('C5 air American: h=us-uh1    D5 marker wreck 0')
    fly(t, 'h', ['D5'])
    expect(t.where('h')).toBe('D5 air')
  })

  test('LNL-19.2.1-03 EX2-H1 it is one level above the ground of its hex, or what stands there', () => {
    const { setting } = sky('C5 level 1    D5 level 1; heavy-jungle    E5 stone building').state
    const height = (name: string) => levelOf(setting, locationNamed(setting, `${name} air`))
    expect([height('C5'), height('D5'), height('E5'), height('A1')]).toEqual([2, 4, 2, 1])
  })

  test('LNL-19.2.1-04 LNL-6.0-13 LNL-19.2.2-01 it flies as far as it likes, 1 MP a hex for those who fire', () => {
    const t = one()
    fly(t, 'h', ['D5', 'E5', 'F5', 'G5', 'H5', 'I5', 'J5', 'K5', 'L5', 'M5', 'N5', 'M5', 'L5', 'K5', 'J5'])
    expect(t.state.move!.spent).toEqual([30])
    const seen = one('    E5 Soviet: x=su-squad-1-4-4')
    does(seen, 'h', { type: 'move', units: seen.units('h'), to: 'D5 air' })
    expect(seen.game.open[0]!.question.about).toMatchObject({ budget: 1 })
  })

  test('in the air there is nothing to go hull down behind', () => {
    const t = one()
    mayNotDo(t, 'h', { type: 'hullDown', unit: t.unit('h') }, { rule: '15.10', message: /in the air/ })
  })

  test('LNL-19.2.1-09 LNL-19.2.1-20 it flies over enemies without a fight, and is next to them', () => {
    const t = one('    D5 Soviet: x=su-spetsnaz-half-squad')
    fly(t, 'h', ['D5'])
    expect(t.events('melee')).toHaveLength(0)
    expect(adjacent(t.state.setting, t.place('D5 air'), t.place('D5'))).toBe(true)
  })

  test('LNL-19.2.1-10 it does not hover over enemies', () => {
    const t = one('    D5 Soviet: x=su-spetsnaz-half-squad')
    fly(t, 'h', ['D5'])
    t.refuses('blue', { type: 'hover', hover: true }, { rule: '19.2.1', message: /over the enemy/ })
  })

  test('LNL-19.2.1-11 LNL-19.2.1-15 flying it spots nothing by being there; hovering its own hex and those around', () => {
    const t = one('    D5 heavy-jungle; Soviet: x=su-spetsnaz-half-squad')
    expect(spotted(t, 'blue', 'D5')).toBe(false)
    hover(t, 'h')
    expect(spotted(t, 'blue', 'D5')).toBe(true)
  })

  test('LNL-19.2.1-08 LNL-19.2.1-22 it is always spotted, and next to the six hexes around it', () => {
    const t = one('    D5 Soviet: x=su-spetsnaz-half-squad')
    expect(spotted(t, 'red', 'C5 air')).toBe(true)
    for (const hex of t.state.setting.map.grid.neighbours(t.place('C5') >> 3))
      expect(adjacent(t.state.setting, t.place('C5 air'), hex * 8)).toBe(true)
    hover(t, 'h')
    expect(spotted(t, 'red', 'C5 air')).toBe(true)
  })

  test('LNL-19.2.1-07 hovering it does not leave its hex', () => {
    const t = hover(one(), 'h')
    t.refuses('blue', { type: 'step', to: 'D5 air' }, { rule: '19.2.1', message: /hovers/ })
  })

  test('LNL-19.2.1-14 that it hovers is shown by its state', () => {
    const t = hover(one(), 'h')
    expect(t.state.units[t.unit('h')]!.vehicle!.hovering).toBe(true)
    t.saw({ type: 'hovers', hovering: true })
  })
})

describe('19.2.3 spotting', () => {
  test('LNL-19.2.3-01 LNL-19.2.3-02 EX2-H2 one that hovers may try to spot and still act, once an impulse a side', () => {
    const t = sky('C5 air American: h=uh1-gunship hovering    F5 heavy-jungle; Soviet: x=su-spetsnaz-half-squad')
    t.answer('impulse', { type: 'spot', unit: t.unit('h'), at: 'F5' }).rolls(1)
    t.expect('C5 air').has('UH-1 Gunship')
    t.refuses('blue', { type: 'spot', unit: t.unit('h'), at: 'F5' }, { rule: '10.1.1' })
    t.activate('C5 air')
    ok(t, burstOf(t, 'h', 'F5'))
  })

  test('LNL-19.2.3-03 one that flies spots nothing', () => {
    const t = sky('C5 air American: h=uh1-gunship    F5 heavy-jungle; Soviet: x=su-spetsnaz-half-squad')
    t.refuses('blue', { type: 'spot', unit: t.unit('h'), at: 'F5' }, { rule: '19.2.3' })
  })
})

describe('19.2.4 fire of helicopters', () => {
  const GUNSHIP = 'C5 air American: h=uh1-gunship'
  const NEAR = '    F5 Soviet: x=su-spetsnaz-half-squad    F7 Soviet: y=su-spetsnaz-half-squad'

  test('LNL-19.2.1-05 LNL-PAC03-08 LNL-19.2.1-16 its machine guns take -2 while it flies, and nothing while it hovers', () => {
    const burst = (words: string) => {
      const t = sky(`${GUNSHIP}${words}${NEAR}`).activate('C5 air')
      return modifiers(t.game.open[0]!.question.preview!(burstOf(t, 'h', 'F5')) as Parameters<typeof modifiers>[0])
    }
    expect(burst('')).toContain('from a flying helicopter -2')
    expect(burst(' hovering')).not.toContain('from a flying helicopter -2')
  })

  test('LNL-19.2.1-21 LNL-PAC04-13 EX2-H3 its rockets +2 on the roll, also in the middle of its flight', () => {
    const t = sky(`${GUNSHIP}${NEAR}`)
    expect(toHitModifiers(t, 'h', 'F5')).toContain('from a flying helicopter 2')
    fly(t, 'h', ['D5'])
    t.rolls(6, 6)
    t.answer('step', shellOf(t, 'h', 'F5'))
    ok(t, { type: 'step', to: 'C5 air' })
    expect(toHitModifiers(sky(`${GUNSHIP} hovering${NEAR}`), 'h', 'F5')).not.toContain('from a flying helicopter 2')
  })

  test('LNL-19.2.1-12 LNL-19.2.1-17 flying it aims each weapon where it likes, hovering all at one hex', () => {
    const afterFire = (words: string) => {
      const t = sky(`${GUNSHIP}${words}${NEAR}`)
      t.rolls(1, 6)
      does(t, 'h', burstOf(t, 'h', 'F5'))
      return t.game.problems('blue', shellOf(t, 'h', 'F7'))
    }
    expect(afterFire('')).toEqual([])
    expect(afterFire(' hovering')).toMatchObject([{ rule: '15.0' }])
  })

  test('LNL-19.2.1-13 LNL-14.4-16 LNL-19.2.4-03 missiles only from one that hovers, and with no other ordnance', () => {
    const cobra = (words: string) => sky(`C5 air American: h=ah1${words}    H5 Soviet: x=bmp1 f4`)
    mayNotDo(cobra(''), 'h', shellOf(cobra(''), 'h', 'H5', { gun: 1, target: 'x' }), { rule: '14.4' })
    const t = cobra(' hovering')
    t.activate('C5 air')
    ok(t, shellOf(t, 'h', 'H5', { gun: 1, target: 'x' }))
    t.rolls(6, 6)
    t.answer('act', shellOf(t, 'h', 'H5', { gun: 0, target: 'x' }))
    t.refuses('blue', shellOf(t, 'h', 'H5', { gun: 1, target: 'x' }), { rule: '14.1', message: /one kind of ammunition/ })
  })

  test('LNL-19.2.4-01 LNL-19.2.4-07 LNL-19.2.4-05 LNL-19.2.4-11 LNL-19.2-01 it fires and moves in any order, and bears both markers then', () => {
    const first = sky(`${GUNSHIP}${NEAR}`)
    first.rolls(1, 6)
    does(first, 'h', burstOf(first, 'h', 'F5'))
    stop(fly(first, 'h', ['D5']))
    first.expect('D5 air').has('UH-1 Gunship fired opsComplete')
    const then = sky(`${GUNSHIP}${NEAR}`)
    fly(then, 'h', ['D5'])
    then.rolls(1, 6)
    then.answer('step', burstOf(then, 'h', 'F5'))
    stop(hold(then))
    then.expect('D5 air').has('UH-1 Gunship fired opsComplete')
    const stays = sky(`${GUNSHIP}${NEAR}`)
    stays.rolls(1, 6)
    does(stays, 'h', burstOf(stays, 'h', 'F5'))
    stays.answer('act', { type: 'end' })
    stays.expect('C5 air').has('UH-1 Gunship fired')
  })

  test('LNL-19.2.4-08 LNL-19.2.4-09 all its weapons fire in one impulse: once Fired it fires no more in the turn', () => {
    const t = sky(`${GUNSHIP} fired${NEAR}    C8 American: b=us-squad-2-7-4`)
    t.activate('C8')
    t.refuses('blue', burstOf(t, 'h', 'F5'), { rule: '4.0' })
  })

  test('LNL-19.2.4-02 LNL-19.2.4-10 a machine gun 4* reaches 14 hexes, a 2* 10, all round', () => {
    expect(counterType(ourPack, 'uh1-gunship').vehicle!.machineGuns).toEqual([{ fp: 4, range: 14, arc: 'all' }])
    expect(counterType(ourPack, 'us-uh1').vehicle!.machineGuns).toEqual([{ fp: 2, range: 10, arc: 'all' }])
    const t = sky(`${GUNSHIP}    C2 Soviet: x=su-spetsnaz-half-squad    C8 Soviet: y=su-spetsnaz-half-squad`).activate('C5 air')
    for (const at of ['C2', 'C8']) ok(t, burstOf(t, 'h', at))
  })

  test('LNL-19.2.4-04 hovering and staying it acquires its target', () => {
    const t = sky(`${GUNSHIP} hovering    H5 Soviet: x=bmp1 f4`)
    t.rolls(6, 6)
    shell(t, 'h', 'H5', { target: 'x' })
    expect(t.state.acquisitions).toMatchObject([{ unit: t.unit('h'), target: t.unit('x') }])
  })

  test('LNL-19.2.4-06 its machine guns fire by the DFT, its rockets by the OFT', () => {
    const t = sky(`${GUNSHIP} hovering${NEAR}`)
    t.rolls(1, 6)
    does(t, 'h', burstOf(t, 'h', 'F5'))
    t.saw({ type: 'attack', firepower: 4 })
    t.rolls(6, 6)
    t.answer('act', shellOf(t, 'h', 'F5'))
    t.saw({ type: 'toHit', needed: 8 })
  })

  test('LNL-19.2.5-01 LNL-19.2.5-02 LNL-19.2.5-03 it fires at movers too; Ops Complete with half its machine gun and +2', () => {
    const t = field(`C5 air American: h=uh1-gunship opsComplete    G5 Soviet: x=su-spetsnaz-half-squad${FILL}`, { initiative: 'red' })
    t.activate('G5').answer('act', { type: 'move', units: t.units('x'), to: 'F5' })
    const burst = t.game.open[0]!.question.preview!(burstOf(t, 'h', 'F5')) as { firepower: number }
    expect(burst.firepower).toBe(2)
    expect(toHitModifiers(t, 'h', 'F5')).toContain('Ops Complete 2')
  })
})

describe('19.2.6 passengers', () => {
  const LIFT = 'C5 air American: h=us-uh1, a=us-squad-2-7-4 aboard'

  test('LNL-19.2.6-01 EX2-HX-04 P, PP and 2xPP as for vehicles, always inside', () => {
    const puma = counterType(ourPack, 'ar-puma').vehicle!
    expect(puma.passengers).toEqual(CAPACITIES['2PP'])
    expect(CAPACITIES['2PP']).toEqual({ halves: 4, weapons: 4, smcs: 4, outside: false })
  })

  test('LNL-19.2.6-02 LNL-19.2.6-03 LNL-19.2.6-09 EX2-H4 they get off only while it hovers, for half of their MF, may be fired at and are Moved', () => {
    const t = sky(`${LIFT}    G5 Soviet: x=su-squad-1-4-4`)
    mayNotDo(t, 'h', { type: 'unload', units: t.units('a'), vehicle: t.unit('h') }, { rule: '19.2.6', message: /must hover/ })
    hover(t, 'h')
    const { spent } = t.state.move!
    t.answer('step', { type: 'unload', units: t.units('a') })
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
    expect(t.where('a')).toBe('C5')
    expect(t.state.move!.spent).toEqual([4])
    expect(t.state.move!.after!.spent).toEqual(spent)
    stop(hold(t))
    t.expect('C5').has('2-7-4 moved')
  })

  test('LNL-19.2.6-10 who can Assault Move gets off so: he is fired at before, and fires in a later impulse with the penalty', () => {
    const landed = (type: string) =>
      sky(`C5 air American: h=us-uh1 hovering, m=${type} aboard    F5 Soviet: x=su-squad-1-4-4`).activate('C5 air')
    const off = (t: LnltTable) => ({ type: 'unload', units: t.units('m'), vehicle: t.unit('h'), assault: true }) as const
    const slow = landed('us-squad-2-7-4')
    slow.refuses('blue', off(slow), { rule: '16.4', message: /can't Assault Move/ })
    const t = landed('us-marine-squad-vietnam')
    t.answer('act', off(t))
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
    hold(t).expect('C5').has('2-6-4 assaultMove')
  })

  test('LNL-19.2.6-08 only onto open ground', () => {
    const t = sky('C5 heavy-jungle; air American: h=us-uh1, a=us-squad-2-7-4 aboard')
    hover(t, 'h')
    t.refuses('blue', { type: 'unload', units: t.units('a') }, { rule: '19.2.6', message: /no open ground/ })
  })

  test('LNL-19.2.6-04 not among enemies, nor into a Melee of friends', () => {
    const t = sky('C5 melee; American: m=us-squad-2-7-4; air American: h=us-uh1 hovering, a=us-squad-2-7-4 aboard')
    mayNotDo(t, 'h', { type: 'unload', units: t.units('a'), vehicle: t.unit('h') }, { rule: '19.2.6', message: /fighting/ })
    const among = sky('C5 air American: h=us-uh1 hovering, a=us-squad-2-7-4 aboard; Soviet: x=su-squad-1-4-4')
    mayNotDo(among, 'h', { type: 'unload', units: among.units('a'), vehicle: among.unit('h') }, { rule: '19.2.6', message: /fighting/ })
  })

  test('LNL-19.2.6-05 who boards finds it hovering where its impulse began', () => {
    const t = sky('C5 American: a=us-squad-2-7-4; air American: h=us-uh1 hovering').activate('C5')
    t.answer('act', { type: 'board', units: t.units('a'), vehicle: t.unit('h') })
    expect(riders(t, 'h').map(({ id }) => id)).toEqual(t.units('a'))
    const late = sky('C5 American: a=us-squad-2-7-4; air American: h=us-uh1 hovering opsComplete').activate('C5')
    late.refuses('blue', { type: 'board', units: late.units('a'), vehicle: late.unit('h') }, { rule: '19.2.6' })
  })

  test('LNL-19.2.6-06 nobody gets out of a Melee that way', () => {
    const t = sky('C5 melee; American: a=us-squad-2-7-4; Soviet: x=su-squad-1-4-4; air American: h=us-uh1 hovering').activate('C5')
    t.refuses('blue', { type: 'board', units: t.units('a'), vehicle: t.unit('h') }, { rule: '8.1' })
  })
})
