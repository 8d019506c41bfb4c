import { describe, expect, test } from 'vitest'
import { spotted } from '../../test/fire.ts'
import { hold, move, moveOf, step, walk } from '../../test/moves.ts'
import { started, withGroups } from '../../test/scenario.ts'
import type { TableOptions } from '../../test/table.ts'
import { burstOf, does, field, mayNotDo, shell, shellOf, shellPreview } from '../../test/vehicles.ts'
import type { SituationMarker } from '../situation/situation.ts'

const FAR = '    A9 US: 2-5-4    N9 German: 1-6-4'
const with_ = (text: string, markers: SituationMarker[], options: object = {}) => field(`${text}${FAR}`, { ...options, markers })

describe('15.10 hull down', () => {
  const ground = (text = '') => field(`D5${text} US: a=us-m4a1 f1    M2 German: x=pz4h f4${FAR}`).activate('D5')

  test('LNL-15.10-01 LNL-15.10-03 LNL-15.10-10 for 1 MP beyond the hex, on a 1 or 2; found or not it is Moved and done', () => {
    for (const [die, found] of [
      [2, true],
      [3, false],
    ] as const) {
      const t = field(`D5 US: a=us-m4a1 f1    E5 brush    M2 German: x=1-6-4${FAR}`).activate('D5')
      walk(t, 'a', ['E5'])
      t.answer('step', { type: 'hullDown' }).rolls(die)
      hold(t)
      expect([t.u('a').vehicle!.hullDown ?? false, t.state.move]).toEqual([found, null])
      t.expect('E5').has('M4A1 Sherman moved')
    }
    const slow = field(`D5 US: a=us-m4a1 f1    E5 light-woods    F5 light-woods    M2 German: x=1-6-4${FAR}`).activate('D5')
    walk(slow, 'a', ['E5', 'F5', 'G5'])
    expect(slow.candidates()).toContainEqual({ type: 'hullDown' })
    hold(step(slow, 'H5'))
    expect(slow.state.move).toBeNull()
  })

  test('LNL-15.10-12 in ground that is neither degrading, blocking nor hill +1', () => {
    const open = ground()
    open.answer('act', { type: 'hullDown', unit: open.unit('a') }).rolls(2)
    expect(hold(open).u('a').vehicle!.hullDown).toBeUndefined()
    const hill = ground(' level 1;')
    hill.answer('act', { type: 'hullDown', unit: hill.unit('a') }).rolls(2)
    expect(hold(hill).u('a').vehicle!.hullDown).toBe(true)
  })

  test('LNL-15.10-02 less the LM of its Armor Leader', () => {
    const t = field(`D5 US: a=us-m4a1 f1, us-armor-leader-7-2 aboard    M2 German: x=pz4h f4${FAR}`).activate('D5')
    t.answer('act', { type: 'hullDown', unit: t.unit('a') }).rolls(3)
    expect(hold(t).u('a').vehicle!.hullDown).toBe(true)
  })

  test('LNL-15.10-08 LNL-15.10-09 not by Assault Move, not Shaken, and once in a turn', () => {
    const t = ground()
    walk(t, 'a', ['E5'], { mode: 'assaultMove' })
    t.refuses('blue', { type: 'hullDown' }, { rule: '15.10', message: /Assault/ })
    const again = ground()
    again.answer('act', { type: 'hullDown', unit: again.unit('a') }).rolls(6)
    hold(again)
    expect(again.u('a').vehicle!.triedHullDown).toBe(true)
    mayNotDo(field(`D5 US: a=us-m4a1 f1 shaken    M2 German: x=pz4h f4${FAR}`), 'a', { type: 'hullDown', unit: 0 }, { rule: '15.10' })
  })

  const duel = (words = 'f4 hulldown', from = 'D5') => field(`${from} US: a=us-m4a1 f1    I5 German: x=pz4h ${words}${FAR}`)

  test('LNL-15.10-05 LNL-15.10-14 through its front a natural 2 and an odd roll are void, an even one strikes the turret', () => {
    for (const dice of [
      [1, 1],
      [2, 3],
    ]) {
      const t = shell(duel(), 'a', 'I5', { target: 'x' }).rolls(...dice)
      t.saw({ type: 'shielded', rule: '15.10' })
      expect([t.events('penetration'), t.events('moraleCheck')]).toEqual([[], []])
    }
    const turret = shell(duel(), 'a', 'I5', { target: 'x' }).rolls(2, 2, 1, 6)
    turret.saw({ type: 'toHit', location: 'turret' })
    const flat = field(`D5 US: a=us-m4a1 f1    I5 German: x=stug3g f4 hulldown${FAR}`)
    shell(flat, 'a', 'I5', { target: 'x' }).rolls(2, 2, 1, 6)
    expect(flat.events('penetration')[0]).toMatchObject({ armor: 5 })
  })

  test('LNL-15.10-06 from outside its arc a hit is a hit', () => {
    const t = shell(duel('f1 hulldown'), 'a', 'I5', { target: 'x' }).rolls(2, 3, 6, 1, 6)
    expect([t.events('shielded'), t.where('x')]).toEqual([[], 'eliminated'])
  })

  test('the odds of a shot know of it', () => {
    const chances = (words: string) => shellPreview(duel(words), 'a', 'I5', { target: 'x' }).fate!.destroyed
    expect(chances('f4 hulldown')).toBeLessThan(chances('f4') / 1.5)
  })

  test('LNL-15.10-07 LNL-15.10-15 lost when it moves or its chassis pivots, not when its turret turns', () => {
    const moved = field(`D5 US: a=us-m4a1 f1 hulldown    M2 German: x=1-6-4${FAR}`).activate('D5')
    expect(walk(moved, 'a', ['E5']).u('a').vehicle!.hullDown).toBeUndefined()
    const turned = field(`D5 US: a=us-m4a1 f1 hulldown    M2 German: x=1-6-4${FAR}`).activate('D5')
    turned.answer('act', { type: 'pivot', unit: turned.unit('a'), facing: 2 })
    expect(hold(turned).u('a').vehicle!.hullDown).toBeUndefined()
    const swung = field(`D5 US: a=us-m4a1 f4 hulldown    I5 German: x=pz4h f4${FAR}`)
    shell(swung, 'a', 'I5', { target: 'x' }).rolls(6, 6)
    expect([swung.u('a').laid!.turret, swung.u('a').vehicle!.hullDown]).toEqual([1, true])
  })

  test('LNL-15.10-04 LNL-15.10-13 machine guns in the hull are silent, a gun in the hull is not', () => {
    const gun = field(`D5 US: a=2-5-4    I5 German: x=stug3g f4 hulldown${FAR}`, { next: 'red' })
    expect(shellPreview(gun, 'x', 'D5').hits).toBeGreaterThan(0)
    const mg = field(`D5 US: a=2-5-4    I5 German: x=sdkfz251 f4 hulldown${FAR}`, { next: 'red' })
    mayNotDo(mg, 'x', burstOf(mg, 'x', 'D5'), { rule: '15.10' })
    const up = field(`D5 US: a=2-5-4    I5 German: x=sdkfz251 f4${FAR}`, { next: 'red' })
    expect(
      does(up, 'x', burstOf(up, 'x', 'D5'))
        .rolls(1, 6)
        .events('attack'),
    ).toHaveLength(1)
  })
})

describe('21.7 emplaced vehicles', () => {
  const EMPLACED: SituationMarker[] = [{ kind: 'vehicleEmplacement', at: 'I5', side: 'red' }]
  const duel = (facing: number, who = 'pz4h') => with_(`D5 US: a=us-m4a1 f1    I5 German: x=${who} f${facing} emplaced`, EMPLACED)

  test('LNL-21.7-01 LNL-21.7-06 no TM, hull hits void without a check; even rolls strike the turret, or the hull at their angle', () => {
    expect(shellPreview(duel(4), 'a', 'I5', { target: 'x' }).modifiers.filter(({ rule }) => rule.startsWith('21'))).toEqual([])
    const odd = shell(duel(5), 'a', 'I5', { target: 'x' }).rolls(2, 3)
    odd.saw({ type: 'shielded', rule: '21.7' })
    expect(odd.events('moraleCheck')).toEqual([])
    shell(duel(5), 'a', 'I5', { target: 'x' }).rolls(2, 2, 1, 6).saw({ type: 'toHit', location: 'turret' })
    const side = shell(duel(0, 'stug3g'), 'a', 'I5', { target: 'x' }).rolls(2, 2, 1, 6)
    expect(side.events('penetration')[0]).toMatchObject({ armor: 3 })
  })

  test('LNL-21.7-02 LG-69 from the rear it is open', () => {
    const t = shell(duel(1), 'a', 'I5', { target: 'x' }).rolls(2, 3, 6, 1, 6)
    expect([t.events('shielded'), t.where('x')]).toEqual([[], 'eliminated'])
  })

  test('LNL-21.7-03 LNL-21.7-07 it does not pivot, and only backs out; then the marker is gone', () => {
    const t = with_('D5 US: a=2-5-4    I5 German: x=pz4h f4 emplaced', EMPLACED, { next: 'red' }).activate('I5')
    t.refuses('red', { type: 'pivot', unit: t.unit('x'), facing: 3 }, { rule: '21.7' })
    t.refuses('red', shellOf(t, 'x', 'D5', { facing: 3 }), {})
    t.refuses('red', moveOf(t, 'x', 'H5'), { rule: '21.7' })
    walk(t, 'x', ['J5'])
    expect([t.where('x'), t.markers('I5'), t.u('x').vehicle!.emplaced]).toEqual(['J5', [], undefined])
  })

  test('LNL-21.7-08 destroyed: a Wreck in place of the marker', () => {
    expect(shell(duel(1), 'a', 'I5', { target: 'x' }).rolls(2, 3, 6, 1, 6).markers('I5')).toEqual(['wreck 0'])
  })

  test('LNL-21.7-04 its hex is spotted by its ground alone', () => {
    expect(spotted(duel(4), 'blue', 'I5')).toBe(true)
    expect(spotted(with_('D5 US: a=us-m4a1 f1    I5 light-woods; German: x=pz4h f4 emplaced', EMPLACED), 'blue', 'I5')).toBe(false)
  })

  test('LNL-21.7-09 it can be stormed', () => {
    const t = with_('H5 US: a=2-6-4    I5 German: x=pz4h f4 emplaced', EMPLACED).activate('H5')
    move(t, 'a', 'I5').rolls(1, 1, 6, 1)
    t.saw({ type: 'closeAssault', destroyed: true })
  })

  test('LNL-21.7-05 LNL-21.7-10 set up with a vehicle under each marker, one for each, two in a hex', () => {
    const tanks = {
      id: 'tanks',
      name: 'Tanks',
      units: [{ type: 'us-m4a1', count: 2 }],
      arrival: { kind: 'setup', area: { hexes: ['A2'] } },
    } as const
    const dug = (count: number) => {
      const fortifications = Array.from({ length: count }, () => ({ kind: 'vehicleEmplacement', hex: 'A2', side: 'blue' }) as const)
      return started(withGroups('blue', [tanks], { fortifications }))
    }
    expect(() => dug(3)).toThrow(/at most 2/)
    for (const count of [1, 2]) {
      const game = dug(count)
      while (game.open.some(({ question }) => question.kind === 'setup')) {
        const { seat, question } = game.open[0]!
        game.decide(seat, [...question.candidates()][0])
      }
      expect(game.state.units.filter(({ vehicle }) => vehicle?.emplaced)).toHaveLength(count)
    }
  })
})

describe('21.3, 21.4, 21.5 obstacles', () => {
  const WIRE: SituationMarker[] = [{ kind: 'wire', at: 'E5', side: 'red' }]
  const MINES: SituationMarker[] = [{ kind: 'mines', at: 'E5', side: 'red', value: 2 }]

  test('LNL-21.3-02 LNL-NAR-11 Wire costs tracks 2 MP, half-tracks 4, wheels 6', () => {
    const paid = (type: string) => {
      const t = with_(`D5 US: a=${type} f1    M2 German: x=1-6-4`, WIRE).activate('D5')
      return walk(t, 'a', ['E5']).events('moves')[0]!.halves / 2
    }
    expect([paid('us-m4a1'), paid('m3ht'), paid('gmc')]).toEqual([2, 4, 6])
  })

  test('LNL-21.3.1-01 on tracks it takes the Wire along when it leaves', () => {
    const left = (type: string) => {
      const t = with_(`D5 US: a=${type} f1    M2 German: x=1-6-4`, WIRE).activate('D5')
      walk(t, 'a', ['E5'])
      expect(t.markers('E5')).toEqual(['wire 0'])
      step(t, 'F5')
      return hold(t).markers('E5')
    }
    expect([left('us-m4a1'), left('m3ht')]).toEqual([[], ['wire 0']])
  })

  const drive = (type = 'us-m4a1', riders = '') => with_(`D5 US: a=${type} f1${riders}    M2 German: x=1-6-4`, MINES).activate('D5')

  test('LNL-21.4.1-01 LG-72 EX2-VN-05 a die and their FP against a die and half of its weakest hull', () => {
    const t = move(drive(), 'a', 'E5').rolls(1, 2)
    expect(t.events('minesUnder')[0]).toMatchObject({ fp: 2, armor: 1, attack: 3, defence: 3, result: 'none' })
    // half of 1, rounded up
    const light = move(drive('m5a1'), 'a', 'E5').rolls(1, 2)
    expect(light.events('minesUnder')[0]).toMatchObject({ armor: 1, defence: 3 })
  })

  test('LNL-21.4.1-02 if they are stronger: nothing, Shaken, Immobilized as well, destroyed with its Crew', () => {
    const done = (die: number) => {
      const t = move(drive(), 'a', 'E5').rolls(6, 1, die)
      const { shaken, vehicle } = t.u('a')
      return [shaken, vehicle!.immobilized ?? false, t.where('a')]
    }
    expect([1, 2, 3, 4, 5, 6].map(done)).toEqual([
      [false, false, 'E5'],
      [true, false, 'E5'],
      [true, false, 'E5'],
      [true, true, 'E5'],
      [true, true, 'E5'],
      [false, false, 'eliminated'],
    ])
    expect(move(drive(), 'a', 'E5').rolls(6, 1, 6).events('crew')).toEqual([])
  })

  test('LNL-21.4.2-01 LNL-21.4.2-02 Immobilized it neither moves nor pivots, but fires and turns its turret', () => {
    const t = field(`D5 US: a=us-m4a1 f4 immobilized    I5 German: x=pz4h f4${FAR}`).activate('D5')
    for (const to of ['E5', 'C5']) t.refuses('blue', moveOf(t, 'a', to), { rule: '21.4.2' })
    t.refuses('blue', { type: 'pivot', unit: t.unit('a'), facing: 1 }, { rule: '21.4.2' })
    expect(shell(t, 'a', 'I5', { target: 'x' }).rolls(6, 6).u('a').laid!.turret).toBe(1)
  })

  test('LNL-21.4-04 LG-77 who gets off among Mines, or out of what they have destroyed, is attacked', () => {
    const t = with_('E5 US: a=m3ht f1, r=2-5-4 aboard    M2 German: x=1-6-4', MINES).activate('E5')
    t.answer('act', { type: 'unload', units: t.units('r'), vehicle: t.unit('a') }).rolls(1, 6)
    expect(t.events('attack')[0]).toMatchObject({ kind: 'mines', targets: [{ unit: t.unit('r') }] })
    const blown = move(drive('m3ht', ', r=2-5-4 aboard'), 'a', 'E5').rolls(6, 1, 6, 2, 1, 6)
    expect(blown.events('attack')[0]).toMatchObject({ kind: 'mines', targets: [{ unit: blown.unit('r') }] })
  })

  test('LNL-21.5-06 no vehicle crosses a Barricade', () => {
    const barred = with_(
      'D5 US: a=us-m4a1 f0, b=2-5-4    D4 road S    M2 German: x=1-6-4',
      [{ kind: 'barricade', at: 'D4', side: 'red', facing: 3 }],
      {},
    ).activate('D5')
    barred.refuses('blue', moveOf(barred, 'a', 'D4'), { rule: '15.0' })
    expect(walk(barred, 'b', ['D4']).where('b')).toBe('D4')
  })
})

describe('15.1.2 rubbling', () => {
  const house = (type = 'us-m4a1', ground = 'wooden building', more = '', options: TableOptions = {}) =>
    field(`D5 US: a=${type} f1    E5 ${ground}${more}    M2 German: x=1-6-4${FAR}`, options).activate('D5')

  test('LG-59 with how much armor, players may agree', () => {
    const enters = (rubbleMinArmor: '0' | '4') =>
      house('m3ht', 'wooden building', '', { options: { rubbleMinArmor } }).game.problems('blue', { type: 'move', units: [0], to: 'E5' })
    expect([enters('0'), enters('4').map(({ rule }) => rule)]).toEqual([[], ['15.0']])
  })

  test('LNL-15.1.2-01 LNL-15.1.2-06 X-RR-1 armor on tracks drives into an empty light house, which is Rubble then', () => {
    const t = move(house(), 'a', 'E5').rolls(1, 1)
    expect([t.events('moves')[0]!.halves, t.markers('E5')]).toEqual([12, ['rubble 3']])
    for (const type of ['gmc', 'jeep']) house(type).refuses('blue', { type: 'move', units: [0], to: 'E5' }, { rule: '15.0' })
    house('us-m4a1', 'stone building').refuses('blue', { type: 'move', units: [0], to: 'E5' }, { rule: '15.0' })
  })

  test('LNL-15.1.2-02 LNL-15.1.2-03 more than its front, and it is abandoned there; else it goes on', () => {
    const stuck = move(house(), 'a', 'E5').rolls(3, 3)
    expect([stuck.where('a'), stuck.markers('E5')]).toEqual(['eliminated', ['rubble 3', 'abandoned 0']])
    const on = hold(move(house(), 'a', 'E5').rolls(2, 3))
    expect(hold(step(on, 'F5')).where('a')).toBe('F5')
  })

  test('LNL-15.1.2-04 LNL-15.1.2-08 a Hut: only with a front of more than 1, and two less on the dice', () => {
    const hut = (type: string) =>
      field(`D5 US: a=${type} f1    E5 bamboo-hut    M2 German: x=1-6-4${FAR}`, { era: 'modern' }).activate('D5')
    const t = hold(move(hut('us-m4a1'), 'a', 'E5').rolls(3, 4))
    expect([t.where('a'), t.markers('E5')]).toEqual(['E5', ['rubble 3']])
    hut('m3ht').refuses('blue', { type: 'move', units: [0], to: 'E5' }, { rule: '15.0' })
  })

  test('LNL-15.1.2-07 a 12 always abandons it', () => {
    const heavy = field(`D5 German: a=tiger2 f1    E5 bamboo-hut    M2 US: x=2-5-4    A9 US: 2-5-4    N9 German: 1-6-4`, {
      next: 'red',
      era: 'modern',
    }).activate('D5')
    expect(move(heavy, 'a', 'E5').rolls(6, 6).where('a')).toBe('eliminated')
  })

  test('LNL-15.1.2-05 never where somebody is', () => {
    house('us-m4a1', 'wooden building', '; German: y=1-6-4').refuses('blue', { type: 'move', units: [0], to: 'E5' }, {})
    house('us-m4a1', 'wooden building', '; US: y=2-5-4').refuses('blue', { type: 'move', units: [0], to: 'E5' }, { rule: '15.0' })
  })
})
