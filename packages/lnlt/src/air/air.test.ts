import { describe, expect, test } from 'vitest'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { field, shell, type shellPreview } from '../../test/vehicles.ts'
import { counterType, ourPack } from '../data/pack.ts'
import { locationNamed } from '../map/location.ts'
import { sightOf } from '../map/obstacles.ts'
import { lowestRearArmor } from '../vehicles/vehicle.ts'
import { flightPath, overHex } from './flight.ts'

const STUKA = { red: [{ type: 'ju87d' }] }
const FILL = '    N10 US: z=2-5-4    A10 German: q=1-6-4'

/** A sky with planes: somebody fires and misses with doubles, and they come. */
function sky(text: string, options: TableOptions = {}): LnltTable {
  return field(`${text}${FILL}`, { air: STUKA, ...options })
}

/** The shot that brings them: a bazooka that misses with two sixes. */
function doubles(t: LnltTable, edge = 1): LnltTable {
  t.rolls(6, 6, edge)
  return shell(t, 'b', 'C5', { weapon: 'Bazooka', target: 'v' })
}

const BASE = 'B5 US: b=2-5-4, Bazooka    C5 German: v=pz4h f4'

const fly = (t: LnltTable, run: object) => t.answer('airRun', run)

describe('19.1 air support', () => {
  test('LNL-19.1-01 LNL-22.0-20 the order of battle lists planes, how many, and from which turn on; turn 1 unless told', () => {
    expect(sky(BASE, { air: { red: [{ type: 'ju87d', count: 2, turn: 3 }], blue: [{ type: 'p47d' }] } }).state.air!.missions).toMatchObject(
      [
        { side: 'blue', type: 'p47d', turn: 1 },
        { side: 'red', type: 'ju87d', turn: 3 },
        { side: 'red', type: 'ju87d', turn: 3 },
      ],
    )
    expect(() => sky(BASE, { air: { red: [{ type: 'pz4h' }] } }).state).toThrow(/no plane/)
    const early = sky(BASE, { air: { red: [{ type: 'ju87d', turn: 3 }] } })
    early.rolls(6, 6)
    shell(early, 'b', 'C5', { weapon: 'Bazooka', target: 'v' })
    expect(early.state.air!.due).toEqual([])
  })

  test('LNL-19.1-02 LNL-19.1-09 EX2-FW1 EX2-FX-01 doubles of anybody bring it, after that impulse and before the next; passes and turns are not touched', () => {
    const t = doubles(sky(BASE))
    expect(t.state.air!.due).toEqual([0])
    t.answer('act', { type: 'end' })
    expect(t.asked).toMatchObject({ kind: 'airRun', seat: 'red' })
    const { passes, next } = t.state
    fly(t, { edge: 'N', entry: 'N1', direction: 3 })
    expect(t.state.impulse!.side).toBe('red')
    expect([t.state.passes, next]).toEqual([passes, 'red'])
    const plain = sky(BASE)
    plain.rolls(6, 5, 1, 6)
    shell(plain, 'b', 'C5', { weapon: 'Bazooka', target: 'v' })
    expect(plain.state.air!.due).toEqual([])
  })

  test('LNL-19.1-03 doubles in the Rally Phase bring it as the first impulse, whoever has the initiative', () => {
    const t = table(`C3 US: a=2-5-4 shaken, l=Tom    H3 German: x=1-6-4`, { phase: 'rally', air: STUKA })
    t.answer('rally', { type: 'rally', unit: t.unit('a'), helper: t.unit('l') })
    t.rolls(1, 1, 1)
    t.passUntil('airRun')
    expect(t.asked).toMatchObject({ seat: 'red' })
    expect(t.state.impulse).toBeNull()
  })

  test('LNL-19.1-04 LNL-19.1-10 LNL-19.1-05 where both have planes the side with the initiative gets its first; one double brings one, and the rest wait', () => {
    const t = doubles(sky(BASE, { air: { red: [{ type: 'ju87d' }], blue: [{ type: 'p47d' }] } }))
    t.answer('act', { type: 'end' })
    expect(t.asked.seat).toBe('blue')
    fly(t, { edge: 'N', entry: 'N1', direction: 3 })
    expect(t.asked.kind).toBe('impulse')
    expect(t.state.air!.missions).toMatchObject([{ flown: true }, { flown: false }])
  })

  test('LNL-19.1-11 a side gets planes at most once a turn', () => {
    const t = doubles(sky(`${BASE}    E8 US: c=2-5-4, k=Bazooka    F8 German: w=pz4h f4`, { air: { red: [{ type: 'ju87d', count: 2 }] } }))
    t.answer('act', { type: 'end' })
    fly(t, { edge: 'N', entry: 'N1', direction: 3 })
    t.answer('impulse', { type: 'pass' })
    t.rolls(6, 6)
    shell(t, 'c', 'F8', { weapon: 'k', target: 'w' })
    expect(t.state.air!.due).toEqual([])
  })

  test('LNL-19.1-06 EX2-FX-02 a die says from where: north, east, south, west; on 5 and 6 its owner', () => {
    const from = (die: number) => {
      const t = doubles(sky(BASE), die)
      t.answer('act', { type: 'end' })
      return (t.game.open[0]!.question.about as { edges: string[] }).edges
    }
    expect([1, 2, 3, 4].map(from)).toEqual([['N'], ['E'], ['S'], ['W']])
    expect(from(5)).toEqual(['N', 'E', 'S', 'W'])
    const t = doubles(sky(BASE), 3)
    t.answer('act', { type: 'end' })
    t.refuses('red', { edge: 'N', entry: 'N1', direction: 3 }, { rule: '19.1' })
  })

  test('LNL-19.1-13 EX2-FW2 EX2-FX-03 along one straight hexrow', () => {
    const { setting } = sky(BASE).state
    const names = (entry: string, direction: 2 | 3 | 4 | 5) =>
      flightPath(setting, setting.map.grid.indexOf(entry), direction).map((hex) => setting.map.grid.idOf(hex))
    expect(names('H1', 3).slice(0, 3)).toEqual(['H1', 'H2', 'H3'])
    expect(names('H1', 2).slice(0, 4)).toEqual(['H1', 'I1', 'J2', 'K2'])
    expect(names('H1', 4).slice(0, 4)).toEqual(['H1', 'G1', 'F2', 'E2'])
    const t = doubles(sky(BASE))
    t.answer('act', { type: 'end' })
    t.refuses('red', { edge: 'N', entry: 'H1', direction: 0 }, { rule: '19.1' })
    t.refuses('red', { edge: 'N', entry: 'H3', direction: 3 }, { rule: '19.1' })
  })

  test('LNL-19.1-07 LNL-19.1-12 LNL-19.1-08 it crosses the map in one impulse, a hex at a time for those who fire, and is used up', () => {
    const t = doubles(sky(BASE))
    t.answer('act', { type: 'end' })
    fly(t, { edge: 'N', entry: 'H1', direction: 3 })
    const path = flightPath(t.state.setting, t.state.setting.map.grid.indexOf('H1'), 3)
    expect(t.events('flies').map(({ to }) => to)).toEqual(path.map(overHex))
    expect(t.state.units.at(-1)!.at).toBe(-3)
    expect(t.state.air!.missions[0]!.flown).toBe(true)
  })
})

describe('19.1.1 anti-aircraft fire', () => {
  /** An American plane over German flak. */
  function over(text: string, run: object, options: TableOptions = {}): LnltTable {
    const t = doubles(sky(`${BASE}${text}`, { air: { blue: [{ type: 'p47d' }] }, ...options }))
    t.answer('act', { type: 'end' })
    return fly(t, run)
  }
  const SOUTH = { edge: 'N', entry: 'H1', direction: 3 }
  const FLAK = '    J5 German: f=de-flak38 f4'

  test('LNL-19.1.1-01 LNL-19.1.1-06 LNL-19.1.1-02 LNL-PAC04-17 anti-aircraft weapons may fire at any hex of its path, at +2 and without neighbourhood', () => {
    const t = over(FLAK, SOUTH)
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
    const plane = t.state.units.length - 1
    const shot = { type: 'ordnance', unit: t.unit('f'), gun: 0, at: 'H1 sky', target: plane, facing: 5 }
    expect(t.game.problems('red', shot)).toEqual([])
    const close = over('    I4 German: f=de-flak38 f4', SOUTH)
    for (let i = 0; i < 3; i++) close.answer('opportunityFire', { type: 'hold' })
    const { modifiers } = close.game.open[0]!.question.preview!({ ...shot, unit: close.unit('f'), at: 'H4 sky', facing: 4 }) as ReturnType<
      typeof shellPreview
    >
    expect(modifiers.map(({ label, value }) => `${label} ${value}`)).toEqual(['aircraft 2'])
  })

  test('LNL-19.1.1-08 the 88 mm ATG may not, nor rifles', () => {
    const t = over('    J5 German: f=de-atg88 f4, r=1-6-4', SOUTH)
    expect(t.asked.kind).toBe('impulse')
  })

  test('LNL-19.1.1-09 LNL-19.1.1-10 LNL-19.1.1-11 it is above everything but what stands right before those who look up', () => {
    const { state } = sky('B5 US: b=2-5-4    C5 forest    D5 forest    B8 light-woods    F8 US: c=2-5-4')
    const hex = (name: string) => state.setting.map.grid.indexOf(name)
    const see = (from: string, to: string) => sightOf(state, locationNamed(state.setting, from), overHex(hex(to)))
    expect(see('B5', 'F7').blocked).toMatchObject({ rule: '19.1.1' })
    expect(see('A1', 'H8').blocked).toBeNull()
    expect(see('F5', 'A3').blocked).toBeNull()
    expect(see('B9', 'B2').degrading).toHaveLength(1)
    expect(see('B10', 'B2').degrading).toHaveLength(0)
  })

  /** The flak fires when the plane is over H3. */
  const hitAt = (dice: readonly number[], text = FLAK, options: TableOptions = {}) => {
    const t = over(text, { ...SOUTH, entry: 'H1', cannon: ['H6'] }, options)
    for (let i = 0; i < 2; i++) t.answer('opportunityFire', { type: 'hold' })
    const plane = t.state.units.length - 1
    t.rolls(...dice)
    t.answer('opportunityFire', { type: 'ordnance', unit: t.unit('f'), gun: 0, at: 'H3 sky', target: plane, facing: 5 })
    return { t, plane }
  }
  const TARGET = `${FLAK}    H6 German: x=1-6-4`

  test('LNL-19.1.1-07 LNL-19.1.1-03 LNL-19.1.1-04 LNL-19.1.1-05 the armor of its counter counts; more than that destroys it before it attacks, and it crashes further on', () => {
    const { t, plane } = hitAt([1, 1, 4, 2, 3, 1, 6, 2], TARGET)
    t.saw({ type: 'penetration', penetration: 1, armor: 2, attack: 5, defence: 4, result: 'destroyed' })
    t.saw({ type: 'crash', rule: '19.1.1', at: locationNamed(t.state.setting, 'H6') })
    expect(t.state.units[plane]!.at).toBeLessThan(0)
    expect(t.events('airAttack')).toHaveLength(0)
  })

  test('LNL-19.1.1-12 LNL-19.1.1-14 as much as its armor: who fails a Morale Check turns away', () => {
    const fails = hitAt([1, 1, 3, 2, 6, 6], TARGET)
    fails.t.saw({ type: 'airAborts', rule: '19.1.1' })
    expect(fails.t.events('airAttack')).toHaveLength(0)
    const passes = hitAt([1, 1, 3, 2, 1, 1, 1, 6], TARGET)
    expect(passes.t.events('airAborts')).toHaveLength(0)
  })

  test('LNL-19.1.1-13 LNL-PAC06-02 less than its armor does nothing, whatever the card says', () => {
    const { t, plane } = hitAt([1, 1, 2, 2], TARGET)
    expect(t.state.units[plane]!.at).toBeGreaterThan(0)
    expect(t.events('airAborts')).toHaveLength(0)
  })

  test('LNL-19.1.1-15 LNL-19.1.1-16 LNL-19.1.1-17 the crash attacks everybody there with 6, without cover, armored vehicles as if open; a Wreck stays', () => {
    const { t } = hitAt([1, 1, 4, 2, 2, 1, 1, 1, 1], `${FLAK}    H5 light-woods; German: x=1-6-4, k=pz4h buttoned    H6 German: y=1-6-4`)
    const crash = t.events('attack').find(({ kind }) => kind === 'crash')!
    expect(crash.firepower).toBe(6)
    expect(crash.targets.map(({ unit, defenceModifiers }) => [unit, defenceModifiers.map(({ label }) => label)])).toEqual([
      [t.unit('x'), []],
      [t.unit('k'), ['armor']],
    ])
    expect(t.events('damageCheck').map(({ unit }) => unit)).toContain(t.unit('k'))
    expect(t.markers('H5')).toContain('wreck 0')
  })

  test('LG-89 cover against a plane that crashes is a matter of agreement', () => {
    const woods = `${FLAK}    H5 light-woods; German: x=1-6-4    H6 German: y=1-6-4`
    const { t } = hitAt([1, 1, 4, 2, 2, 1, 1, 1], woods, { options: { crashTM: 'always' } })
    const crash = t.events('attack').find(({ kind }) => kind === 'crash')!
    expect(crash.targets[0]!.defenceModifiers.map(({ value }) => value)).toEqual([1])
  })

  test('LNL-19.1.1-17 LNL-TEC1-26 in a Building it leaves Rubble, which covers with +3', () => {
    const { t } = hitAt([1, 1, 4, 2, 2], `${FLAK}    H5 stone building    H6 German: y=1-6-4`)
    expect(t.markers('H5')).toContain('rubble 3')
  })

  test('LNL-19.1.1-18 also after its attack, while it flies out', () => {
    const t = over('    J9 German: f=de-flak38 f4    H2 German: x=1-6-4', { ...SOUTH, cannon: ['H2'] })
    t.rolls(1, 6)
    while (t.events('airAttack').length === 0) t.answer('opportunityFire', { type: 'hold' })
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
  })
})

describe('19.1.2 cannon and bombs', () => {
  const over = (text: string, options: TableOptions = {}) => {
    const t = doubles(sky(`${BASE}${text}`, options))
    t.answer('act', { type: 'end' })
    return t
  }
  const SOUTH = { edge: 'N', entry: 'H1', direction: 3 }

  test('LNL-19.1.2-01 LNL-19.1.2-07 only hexes that are spotted, or that a Leader of its side sees; a plane spots nothing', () => {
    const run = { ...SOUTH, cannon: ['H6'] }
    const hidden = over('    H6 forest; US: x=2-5-4')
    hidden.refuses('red', run, { rule: '19.1.2', message: /neither spotted nor seen/ })
    expect(over('    H6 forest; US: x=2-5-4    J5 German: l=Koch').game.problems('red', run)).toEqual([])
    expect(over('    H6 forest; US: x=2-5-4 fired').game.problems('red', run)).toEqual([])
  })

  test('LNL-20.1-01 LNL-19.1.2-01 at night open ground far from everybody is spotted by nobody, unless they have fired or are lit', () => {
    const run = { ...SOUTH, cannon: ['H6'] }
    const rules: NonNullable<TableOptions['rules']> = [{ type: 'night', text: 'Night.' }]
    const dark = over('    H6 US: x=2-5-4', { rules })
    dark.refuses('red', run, { rule: '19.1.2', message: /neither spotted nor seen/ })
    expect(over('    H6 US: x=2-5-4').game.problems('red', run)).toEqual([])
    for (const more of ['    H6 US: x=2-5-4 fired', '    H6 US: x=2-5-4    H8 German: y=1-6-4'])
      expect(over(more, { rules }).game.problems('red', run)).toEqual([])
    expect(over('    H6 US: x=2-5-4', { rules, markers: [{ kind: 'starshell', at: 'H6' }] }).game.problems('red', run)).toEqual([])
  })

  test('LNL-19.1.2-02 EX2-FX-04 the cannon rakes as many hexes of the path as it has, one after the other', () => {
    const t = over('    H5 US: x=2-5-4    H6 US: y=2-5-4    H7 US: w=2-5-4')
    t.refuses('red', { ...SOUTH, cannon: ['H5', 'H6', 'H7'] }, { rule: '19.1.2' })
    t.refuses('red', { ...SOUTH, cannon: ['H5', 'H7'] }, { rule: '19.1.2' })
    t.rolls(1, 6, 1, 6)
    fly(t, { ...SOUTH, cannon: ['H5', 'H6'] })
    expect(t.events('airAttack').map(({ what, fp }) => [what, fp])).toEqual([
      ['cannon', 2],
      ['cannon', 2],
    ])
  })

  test('LNL-19.1.2-03 LNL-19.1.2-08 LNL-19.1.2-09 EX2-FW3 its value is FP against men, with their cover, and penetration against each vehicle, without a roll to hit and against the lowest armor', () => {
    const t = over('    H6 light-woods; US: x=2-5-4 fired, y=us-m4a1 f1')
    t.rolls(1, 6, 1, 6)
    fly(t, { ...SOUTH, cannon: ['H6'] })
    const attack = t.events('attack').find(({ kind }) => kind === 'air')!
    expect(attack.firepower).toBe(2)
    expect(attack.targets.map(({ unit, defenceModifiers }) => [unit, defenceModifiers.map(({ label }) => label)])).toEqual([
      [t.unit('x'), ['Light Woods', 'vehicle']],
    ])
    t.saw({ type: 'penetration', penetration: 2, armor: 2 })
    expect(t.events('toHit')).toHaveLength(1)
  })

  test('LNL-19.1.2-04 buttoned vehicles are no safer', () => {
    const t = over('    H6 US: y=us-m4a1 buttoned f1')
    t.rolls(6, 1)
    fly(t, { ...SOUTH, cannon: ['H6'] })
    t.saw({ type: 'vehicleDestroyed' })
  })

  test('LNL-19.1.2-10 unarmored ones take it by the DFT', () => {
    const t = over('    H6 US: y=jeep f1')
    t.rolls(6, 1, 6, 2)
    fly(t, { ...SOUTH, cannon: ['H6'] })
    t.saw({ type: 'damageCheck', unit: t.unit('y') })
    expect(t.events('penetration')).toHaveLength(0)
  })

  test('LNL-19.1.2-05 LNL-19.1.2-11 bombs fall on any hexes of the path, by number and value, apart or together, on the cannon’s or not', () => {
    const t = over('    H3 US: x=2-5-4    H6 US: y=2-5-4    H9 US: w=2-5-4')
    t.refuses('red', { ...SOUTH, bombs: ['H3', 'H6', 'H9'] }, { rule: '19.1.2', message: /not so many/ })
    t.rolls(1, 6, 1, 6, 1, 6)
    fly(t, { ...SOUTH, cannon: ['H6'], bombs: ['H3', 'H9'] })
    expect(t.events('airAttack').map(({ what, fp, at }) => [what, fp, at])).toEqual([
      ['bomb', 4, locationNamed(t.state.setting, 'H3')],
      ['cannon', 2, locationNamed(t.state.setting, 'H6')],
      ['bomb', 4, locationNamed(t.state.setting, 'H9')],
    ])
    const twice = over('    H6 US: y=2-5-4')
    twice.rolls(1, 6, 1, 6)
    fly(twice, { ...SOUTH, bombs: ['H6', 'H6'] })
    expect(twice.events('airAttack')).toHaveLength(2)
  })

  test('LNL-19.1.2-06 one roll for all floors, each with its own cover', () => {
    const t = over('    H5 stone building    H6 stone building; US: x=2-5-4 fired; upstairs US: y=2-5-4 fired    H7 stone building', {
      joined: ['H5 H6', 'H6 H7'],
    })
    t.rolls(1, 6)
    fly(t, { ...SOUTH, cannon: ['H6'] })
    const attack = t.events('attack').find(({ kind }) => kind === 'air')!
    expect(attack.targets.map(({ unit }) => unit)).toEqual(t.units('x y'))
  })
})

describe('19.1.3 bombers', () => {
  const betty = counterType(ourPack, 'g4m')

  test('LNL-19.1.3-01 LNL-19.1.3-02 LNL-19.1.3-03 EX2-BMB one hex of the path and its six neighbours by the grid, each with its own dice, spotted or not', () => {
    expect(betty.vehicle!.strike!.grid).toEqual({ centre: 8, ring: 4 })
    const t = doubles(sky(`${BASE}    H6 forest; US: x=2-5-4    H7 US: y=2-5-4`, { air: { red: [{ type: 'g4m' }] } }))
    t.answer('act', { type: 'end' })
    t.refuses('red', { edge: 'N', entry: 'H1', direction: 3, target: 'I6' }, { rule: '19.1.3' })
    t.rolls(1, 6, 2, 1, 6)
    fly(t, { edge: 'N', entry: 'H1', direction: 3, target: 'H6' })
    expect(t.events('airAttack').map(({ fp }) => fp)).toEqual([8, 4, 4, 4, 4, 4, 4])
    expect(t.events('attack').filter(({ kind }) => kind === 'air')).toHaveLength(2)
  })

  test('LNL-19.1.3-04 against armored vehicles it is a penetration roll against the lowest rear armor', () => {
    const t = doubles(sky(`${BASE}    H6 US: y=us-m4a1 buttoned f1`, { air: { red: [{ type: 'g4m' }] } }))
    t.answer('act', { type: 'end' })
    t.rolls(1, 6)
    fly(t, { edge: 'N', entry: 'H1', direction: 3, target: 'H6' })
    t.saw({ type: 'penetration', penetration: 8, armor: 2 })
    const sherman = counterType(ourPack, 'us-m4a1').vehicle!
    expect(lowestRearArmor({ ...sherman, hull: [1, 2, 4], turret: [1, 1, 3] })).toBe(3)
  })

  test('LNL-19.1.3-05 on all floors with one roll', () => {
    const t = doubles(
      sky(`${BASE}    H5 stone building    H6 stone building; US: x=2-5-4; upstairs US: y=2-5-4    H7 stone building`, {
        air: { red: [{ type: 'g4m' }] },
        joined: ['H5 H6', 'H6 H7'],
      }),
    )
    t.answer('act', { type: 'end' })
    t.rolls(1, 6, 1, 6)
    fly(t, { edge: 'N', entry: 'H1', direction: 3, target: 'H6' })
    expect(t.events('attack').filter(({ kind }) => kind === 'air')[0]!.targets).toHaveLength(2)
  })

  test('LNL-19.1.4-01 a pack may bring other planes', () => {
    const units = {
      format: 'firegroup-lnlt-units',
      version: 1,
      vehicles: [
        {
          id: 'de-me262',
          nations: ['german'],
          name: 'Me 262',
          class: 'O',
          movement: 40,
          morale: 7,
          hull: [2, 2, 2],
          air: 'plane',
          cannon: { hexes: 3, fp: 4 },
          slice: 15,
          source: 'house',
          confidence: 'high',
        },
      ],
    }
    const t = doubles(sky(`${BASE}    H6 US: x=2-5-4`, { air: { red: [{ type: 'de-me262' }] }, pack: { name: 'x', units } }))
    t.answer('act', { type: 'end' })
    t.rolls(1, 6)
    fly(t, { edge: 'N', entry: 'H1', direction: 3, cannon: ['H6'] })
    t.saw({ type: 'airAttack', fp: 4 })
  })
})
