import { describe, expect, test } from 'vitest'
import { fireOf, hold, move, step, stop } from '../../test/moves.ts'
import { field, mayNotDo, shell, shellOf, shellPreview } from '../../test/vehicles.ts'
import { isMeleeEligible } from '../melee/eligible.ts'
import type { SituationMarker } from '../situation/situation.ts'
import { marksOf } from '../units/marks.ts'
import { typeOfWeapon } from '../units/units.ts'
import { isAntiTank } from './able.ts'

const FAR = '    A9 US: 2-5-4    N9 German: 1-6-4'

describe('15.3 Overrun under fire and among bunkers', () => {
  const ffe: SituationMarker[] = [{ kind: 'ffe', at: 'E5', side: 'red', value: 6 }]
  const into = (markers: SituationMarker[] = ffe) => field(`D5 US: a=us-m4a1 f1    E5 German: x=1-6-4${FAR}`, { markers }).activate('D5')

  test('LNL-15.3-07 shells that fall there strike it first', () => {
    const t = into()
    move(t, 'a', 'E5').rolls(1, 6, 6, 1, 2)
    expect(t.events('attack').map(({ kind, targets }) => [kind, targets.map(({ unit }) => unit)])[0]).toEqual(['shells', t.units('a')])
    expect(t.events('overrun')).toHaveLength(1)
  })

  test('LNL-15.3-23 LG-76 Shaken by them it attacks nobody, and those whom it meant storm it at once', () => {
    const t = into()
    move(t, 'a', 'E5').rolls(6, 1, 1)
    if (!t.u('a').shaken) throw new Error('It is not Shaken by that.')
    expect(t.events('attack')).toHaveLength(1)
    expect(t.asked).toMatchObject({ kind: 'counterAssault', seat: 'red' })
  })

  test('LNL-15.3-14 who gives way is not struck by shells where he goes', () => {
    const t = field(`D5 US: a=m3ht f1    E5 German: x=1-6-4 shaken${FAR}`, {
      markers: ['E4', 'F5', 'F6', 'E6', 'D6', 'D4', 'F4'].map((at) => ({ kind: 'ffe', at, side: 'blue' as const, value: 6 })),
    }).activate('D5')
    move(t, 'a', 'E5').rolls(1, 6, 2)
    stop(t)
    if (t.asked.kind === 'giveWay') t.answer('giveWay', { to: 'F5' })
    expect(t.where('x')).not.toBe('E5')
    expect(t.events('attack').filter(({ kind }) => kind === 'shells')).toEqual([])
  })

  test('LNL-15.3-28 LNL-15.3-29 who is in a Bunker stays in it, and those outside may go in', () => {
    const bunker: SituationMarker[] = [{ kind: 'bunker', at: 'E5', side: 'red', value: 2, facing: 0 }]
    const t = field(`D5 US: a=m3ht f1    E5 bunker German: y=1-5-4 hs    E5 German: x=1-6-4 shaken${FAR}`, {
      markers: bunker,
    }).activate('D5')
    move(t, 'a', 'E5').rolls(1, 6, 2)
    if (t.asked.kind === 'bunkerAnswer') t.answer('bunkerAnswer', { units: [] })
    stop(t)
    expect(t.asked).toMatchObject({ kind: 'giveWay', seat: 'red' })
    t.answer('giveWay', { to: 'E5 bunker' })
    expect([t.where('x'), t.where('y')]).toEqual(['E5 bunker', 'E5 bunker'])
  })
})

describe('17.1 Close Assault, to its end', () => {
  const storm = (who: string, target = 'x=pz4h f1', from = 'D5') => field(`${from} ${who}    E5 German: ${target}${FAR}`)

  test('LNL-17.1-10 a captured weapon that did not destroy it is gone', () => {
    const t = field('D5 US: w=us-m9-bazooka; German: a=1-6-4    E5 US: x=us-m4a1 f1    A9 German: 1-6-4    N9 US: 2-5-4', {
      phase: 'rally',
      initiative: 'red',
    })
    t.answer('rally', { type: 'pickUp', unit: t.unit('a'), weapon: t.weapon('w') })
    while (t.asked.kind === 'rally') t.answer('rally', { type: 'done' })
    t.activate('D5')
    move(t, 'a', 'E5').rolls(1, 1, 1, 6)
    expect(t.state.weapons[t.weapon('w')]!.at).toBe(-4)
    const own = storm('US: a=2-6-4, w=us-m9-bazooka').activate('D5')
    move(own, 'a', 'E5').rolls(1, 1, 1, 6)
    expect(own.state.weapons[own.weapon('w')]!.at).not.toBe(-4)
  })

  test('LNL-17.1-33 a Leader helps one of two', () => {
    const t = storm('US: a=2-6-4, b=2-6-4, l=us-101st-airborne-leader-6-2').activate('D5')
    move(t, 'a b l', 'E5').rolls(1, 1, 1, 1, 1, 1, 1, 6, 1, 6)
    const led = t.events('closeAssault').map(({ modifiers }) => modifiers.filter(({ label }) => label === 'Leader').length)
    expect(led).toEqual([1, 0])
  })

  test('LNL-17.1-37 after a failed answer to an Overrun who finds no free hex is lost', () => {
    const around = ['D4', 'E4', 'F5', 'F6', 'E6', 'D5', 'D6', 'F4'].map((hex) => `${hex} US: 2-5-4`).join('    ')
    const closed = field(
      `D5 US: a=m3ht f1, 2-5-4    E5 German: x=1-6-4    ${around.replace('D5 US: 2-5-4    ', '')}    N9 German: 1-6-4`,
    ).activate('D5')
    move(closed, 'a', 'E5').rolls(1, 6, 2)
    closed.answer('counterAssault', { units: closed.units('x') }).rolls(1, 1, 1, 6)
    stop(closed)
    expect(closed.where('x')).toBe('eliminated')
  })

  test('LNL-17.1-38 who fails the second check goes back, and only the others are told to stop there', () => {
    const t = storm('US: a=2-6-4, b=2-6-4', 'x=sdkfz251 f1, y=sdkfz251 f1').activate('D5')
    move(t, 'a b', 'E5').rolls(1, 1, 1, 1, 6, 1, 6, 6, 1, 1, 6, 1)
    expect([t.where('a'), t.where('b'), t.where('y')]).toEqual(['D5', 'E5', 'eliminated'])
    expect(t.events('moveEnds').at(-1)).toMatchObject({ units: t.units('b') })
  })

  test('LNL-17.1-39 a charge serves against one of two vehicles', () => {
    const t = storm('US: a=2-6-4, w=us-satchel', 'x=pz4h f1, y=pz4h f1').activate('D5')
    move(t, 'a', 'E5').rolls(1, 1, 6, 1, 1, 1, 1, 6)
    const used = t.events('closeAssault').map(({ modifiers }) => modifiers.map(({ label }) => label))
    expect(used).toEqual([['own firepower', expect.stringMatching(/satchel/i)], ['own firepower']])
  })

  test('LNL-17.1-27 nobody storms one by a Stealth Assault Move, but by Stealth from afar', () => {
    const t = field(
      `C5 British: a=uk-commando-squad    E5 German: x=pz4h f4 fired    A9 British: uk-rifle-squad    N9 German: 1-6-4`,
    ).activate('C5')
    move(t, 'a', 'D5', { mode: 'stealthAssault' })
    hold(t)
    mayNotDo(t, 'a', { type: 'step', to: 'E5' }, { rule: '17.1' })
    const plain = field(
      `C5 British: a=uk-commando-squad    E5 German: x=pz4h f4 fired    A9 British: uk-rifle-squad    N9 German: 1-6-4`,
    ).activate('C5')
    move(plain, 'a', 'D5', { mode: 'stealth' })
    hold(plain)
    step(plain, 'E5').rolls(1, 1, 6, 1)
    expect(plain.where('x')).toBe('eliminated')
  })

  test('LNL-23.1.3-01 LNL-23.1.3-02 a Sticky Bomb: 1 FP, for vehicles alone, once', () => {
    const t = storm('US: a=2-6-4, w=us-sticky-bomb').activate('D5')
    const weapon = t.state.weapons[0]!
    expect([isAntiTank(t.state, weapon), typeOfWeapon(t.state, weapon).fp, typeOfWeapon(t.state, weapon).melee]).toEqual([true, 1, false])
    t.refuses('blue', fireOf(t, 'a', 'D5', 'E5', { firers: [{ unit: 0, inherent: false, weapons: [0] }], target: 1 }), {})
    move(t, 'a', 'E5').rolls(1, 1, 1, 6)
    expect([t.events('closeAssault')[0]!.attack, weapon.at === -4 || t.state.weapons[0]!.at === -4]).toEqual([4, true])
  })

  test('LNL-23.1.4-01 LNL-23.1.4-02 a Stick Bomb: 1 FP, in Melee as well, once', () => {
    const t = field(
      `D5 Japanese: a=jp-infantry-squad, w=jp-stick-bomb    E5 US: x=us-m4a1 f1    A9 Japanese: jp-infantry-squad    N9 US: 2-5-4`,
      { initiative: 'red' },
    )
    const type = typeOfWeapon(t.state, t.state.weapons[0]!)
    expect([isAntiTank(t.state, t.state.weapons[0]!), type.fp, type.melee, type.uses]).toEqual([true, 1, true, 1])
    expect(isMeleeEligible(t.state, t.u('a'))).toBe(true)
  })
})

describe('the narrative’s small print', () => {
  test('LNL-NAR-05 whoever a Leader activates may do nothing and stays available', () => {
    const t = field(`D5 US: l=Tom, b=2-5-4    D6 US: a=2-5-4${FAR}`).activate('D5', 'D6')
    move(t, 'b', 'E5')
    hold(t)
    stop(t)
    t.answer('act', { type: 'end' })
    expect(marksOf(t.u('a'))).toEqual([])
    if (t.asked.seat === 'red') t.answer('impulse', { type: 'pass' })
    expect(t.candidates()).toContainEqual({ type: 'activate', at: ['D6'] })
  })

  test('LNL-NAR-08 a Leader who takes no part in the fire of his hex keeps his own activation', () => {
    const t = field(`D5 US: l=Tom, b=2-5-4    G5 German: x=1-6-4 fired${FAR}`).activate('D5')
    t.answer('act', fireOf(t, 'b', 'D5', 'G5') as never).rolls(1, 6)
    if (t.game.open.length > 0 && t.asked.kind === 'act') t.answer('act', { type: 'end' })
    expect(marksOf(t.u('l'))).toEqual([])
  })

  test('LNL-NAR-06 LNL-NAR-22 a vehicle that is Shaken in its Assault Move is Moved, and its impulse ends', () => {
    const t = field(`D5 US: a=us-m4a1 f1    G5 German: x=de-pak38 f4${FAR}`).activate('D5')
    move(t, 'a', 'E5', { mode: 'assaultMove' })
    const { cells } = shellPreview(t, 'x', 'E5', { target: 'a' }).strikes.find(({ location }) => location === 'turret')!
    const mine = cells.findIndex((row) => row.includes(0))
    shell(t, 'x', 'E5', { target: 'a' }).rolls(2, 2, mine + 1, cells[mine]!.indexOf(0) + 1, 1, 1)
    t.expect('E5').has('M4A1 Sherman shaken moved')
    expect(t.asked).toMatchObject({ kind: 'impulse', seat: 'red' })
  })

  test('LNL-NAR-26 who rides on top goes along in an Assault Move', () => {
    const t = field(`D5 US: a=us-m4a1 f1, b=2-5-4 aboard${FAR}`).activate('D5')
    move(t, 'a', 'E5', { mode: 'assaultMove' })
    hold(t)
    stop(t)
    t.expect('E5').has('M4A1 Sherman assaultMove')
    expect([t.where('b'), t.u('b').aboard]).toEqual(['aboard', t.unit('a')])
  })

  test('LNL-NAR-21 Mines strike a vehicle before anybody fires at it there', () => {
    const t = field(`D5 US: a=us-m4a1 f1    G5 German: x=de-pak38 f4${FAR}`, {
      markers: [{ kind: 'mines', at: 'E5', side: 'red', value: 3 }],
    }).activate('D5')
    move(t, 'a', 'E5').rolls(1, 6)
    expect(t.events('minesUnder')).toHaveLength(1)
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
  })

  test('LNL-NAR-13 a Leader who activated a Mortar that fires directly may still call artillery, and is Ops Complete', () => {
    const t = field(`D5 US: m=us-81, l=Tom    I5 German: x=1-6-4 fired${FAR}`, {
      artillery: { blue: [{ name: 'Guns', fp: 5, missions: 2 }] },
    }).activate('D5')
    t.answer('act', { type: 'mortar', units: t.units('m'), at: 'I5' }).rolls(1, 1, 6)
    expect((t.candidates() as { type: string }[]).some(({ type }) => type === 'artillery')).toBe(true)
  })
})

describe('1.6.4, 14.1 further', () => {
  test('LNL-1.6.4-05 rockets are fired from a roof', () => {
    const t = field(`D5 wooden building    D5 rooftop US: a=2-5-4, w=us-m9-bazooka    F5 German: x=pz4h f4 fired${FAR}`, {
      rules: [{ type: 'rooftops', text: 'The roofs are flat.' }],
    })
    t.activate('D5 rooftop')
    expect(t.game.open[0]!.question.problems(shellOf(t, 'a', 'F5', { target: 'x', weapon: 'w' }) as never)).toEqual([])
  })

  test('LNL-14.1-10 guns against aircraft fire at men and at vehicles', () => {
    const t = field(`D5 US: x=us-m4a1 f1 fired, y=2-5-4 fired    G5 German: a=de-flak38 f4${FAR}`, { initiative: 'red' })
    expect([shellPreview(t, 'a', 'D5').hits > 0, shellPreview(t, 'a', 'D5', { target: 'x' }).hits > 0]).toEqual([true, true])
  })

  test('LNL-PAC06-01 LNL-PAC06-05 by ordnance only a 1 saves the crew, and penetration decides, not the HE', () => {
    const t = field(`D5 US: a=us-m4a1 f1 buttoned    G5 German: x=pz4h f1 fired${FAR}`)
    shell(t, 'a', 'G5', { target: 'x' }).rolls(1, 2, 6, 1, 1)
    expect(t.events('crew')).toHaveLength(1)
    const lost = field(`D5 US: a=us-m4a1 f1 buttoned    G5 German: x=pz4h f1 fired${FAR}`)
    shell(lost, 'a', 'G5', { target: 'x' }).rolls(1, 2, 6, 1, 2)
    expect([lost.events('crew').length, lost.events('penetration').length, lost.events('attack').length]).toEqual([0, 1, 0])
  })
})
