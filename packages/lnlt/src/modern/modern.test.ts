import { describe, expect, test } from 'vitest'
import { modifiers, preview, shoot, shotOf } from '../../test/fire.ts'
import { hold, stop, walk } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { burstOf, field, riders, shell, shellOf, shellPreview, toHitModifiers } from '../../test/vehicles.ts'
import { CALLERS } from '../data/indirect-fire.ts'
import { counterType, ourPack, weaponType } from '../data/pack.ts'
import { PORTAGE } from '../data/support-weapons.ts'
import { counterTerrainType, HILL, hexsideType, legMp, onChart, terrainType, tmFor } from '../data/terrain.ts'
import type { FirePreview } from '../fire/preview.ts'
import { hullDownOdds } from '../fortifications/hull-down.ts'
import type { OrdnancePreview } from '../ordnance/preview.ts'
import { moraleOf } from '../units/morale.ts'
import type { VehicleUnit } from '../vehicles/vehicle.ts'
import { missilePreview } from './in-flight.ts'
import { isLast } from './missiles.ts'

const FILL = '    N10 American: zz=us-squad-2-7-4    A10 Soviet: qq=su-spetsnaz-half-squad'
const era = (text: string, options: TableOptions = {}) => field(`${text}${FILL}`, options)
const ok = (t: LnltTable, decision: unknown) => expect(t.game.problems(t.asked.seat, decision)).toEqual([])

describe('the modern Terrain Effects Chart', () => {
  const row = (id: string) => {
    const { los, mpVehicle, mpLeg, tm, height, building } = terrainType(id)
    const mp = (halves: number | null) => (halves === null ? 'P' : halves / 2)
    return [los, mp(mpVehicle.T), mp(mpVehicle.O), mp(mpVehicle.R), mp(mpLeg), tm, building ? building.heights.join('/') : height].join(' ')
  }

  test('LNL-TEC2-02 Stone and heavy Buildings', () => expect(row('hcBuilding')).toBe('blocking P P P 2 4 1/2'))
  test('LNL-TEC2-03 Wooden and light Buildings', () => expect(row('lcBuilding')).toBe('blocking 6 12 P 2 3 1/2'))
  test('LNL-TEC2-04 Bamboo Huts', () => expect(row('bambooHut')).toBe('blocking 4 9 12 2 1 1/1'))
  test('LNL-TEC2-06 Kunai Grass', () => expect(row('kunaiGrass')).toBe('blocking 1 1 2 2 0 1'))
  test('LNL-TEC2-07 Rice Paddies', () => expect(row('ricePaddy')).toBe('open P P P 2 1 0'))
  test('LNL-TEC2-10 Brush', () => expect(row('brush')).toBe('degrading 1 1 2 1 0 0'))
  test('LNL-TEC2-11 Clear', () => expect(row('clear')).toBe('open 1 1 2 1 0 0'))
  test('LNL-TEC2-13 Soccer Fields', () => expect(row('soccerField')).toBe('open 1 1 1 1 0 0'))
  test('LNL-TEC2-14 the stands of a Soccer Field', () => expect(row('soccerStands')).toBe('degrading P P P 2 2 1'))
  test('LNL-TEC2-15 Roads', () => expect(row('road')).toBe('open 1 1 0.5 1 0 0'))
  test('LNL-TEC2-21 Pools', () => expect(row('pool')).toBe('open P P P P 0 0'))

  test('LNL-TEC2-08 LNL-NC-07 Heavy Jungle: the NVA and the VC have better cover in it', () => {
    expect(row('heavyJungle')).toBe('blocking P P P 2 2 2')
    expect(['american', 'nva', 'vc'].map((nation) => tmFor(terrainType('heavyJungle'), nation))).toEqual([2, 3, 3])
  })

  test('LNL-TEC2-09 LNL-NC-06 Light Jungle: the VC have better cover in it', () => {
    expect(row('lightJungle')).toBe('degrading 4 6 8 2 1 1')
    expect(['american', 'vc'].map((nation) => tmFor(terrainType('lightJungle'), nation))).toEqual([1, 2])
  })

  test('LNL-NC-03 the VC pay 1 MP in either', () => {
    for (const id of ['lightJungle', 'heavyJungle'])
      expect(['american', 'vc'].map((nation) => legMp(terrainType(id), nation)! / 2)).toEqual([2, 1])
  })

  test('LNL-TEC2-05 Walls', () => {
    const { los, mpVehicle, mpLeg, tm } = hexsideType('wall')
    expect([los, mpVehicle.T, mpVehicle.O, mpVehicle.R, mpLeg, tm]).toEqual(['blocking', 2, null, null, 2, 1])
  })

  test('LNL-TEC2-12 Rubble', () => {
    const { los, tm, height } = counterTerrainType('rubble')
    expect([los, tm, height]).toEqual(['degrading', 3, 1])
  })

  test('LNL-TEC2-17 Hills: 1 MP more uphill, 2 on wheels, +1 against fire from below', () => {
    expect([HILL.mpUpLeg, HILL.mpUpVehicle.T, HILL.mpUpVehicle.O, HILL.mpUpVehicle.R, HILL.tmFromBelow]).toEqual([2, 2, 2, 4, 1])
  })

  test('LNL-TEC2-19 Smoke', () => {
    const { los, tm, height } = counterTerrainType('smoke')
    expect([los, tm, height]).toEqual(['blocking', 1, 2])
  })

  test('LNL-TEC2-20 vehicles and Wrecks', () => {
    const { los, tm, height } = counterTerrainType('vehicleOrWreck')
    expect([los, tm, height]).toEqual(['degrading', 2, 0])
  })

  test('LNL-TEC2-01 the chart has rows for all of them', () => {
    const rows = [
      'hcBuilding',
      'lcBuilding',
      'bambooHut',
      'kunaiGrass',
      'ricePaddy',
      'heavyJungle',
      'lightJungle',
      'brush',
      'clear',
      'soccerField',
      'soccerStands',
      'road',
      'pool',
    ]
    expect(rows.filter((id) => !onChart(terrainType(id), 'modern'))).toEqual([])
  })

  test('LNL-TEC-02 the chart in force is that of the era: jungle is no ground of the Second World War, forest none of ours', () => {
    expect([onChart(terrainType('heavyJungle'), 'ww2'), onChart(terrainType('heavyJungle'), 'modern')]).toEqual([false, true])
    expect(() => era('C5 forest; American: a=us-squad-2-7-4').state).toThrow(/not on the chart of this era/)
  })
})

describe('14.4 guided missiles', () => {
  /** A TOW team, a BMP on the move or standing, and Soviets near the team. */
  const team = (more = '', words = '') => era(`C5 American: w=tow-wt f1${words}    H5 Soviet: x=bmp1 f4${more}`)
  const missile = (t: LnltTable) => shellOf(t, 'w', 'H5', { target: 'x' })

  test('LNL-14.4-01 LNL-14.4-10 LNL-14.4.1-03 teams, vehicles and helicopters have them, with a depletion number; on a BMP-1 it is the second of two', () => {
    const bmp = counterType(ourPack, 'bmp1').vehicle!
    expect(bmp.guns.map(({ gun, depletion }) => [ourPack.guns.get(gun)!.ammunition, depletion])).toEqual([
      ['HEAT', undefined],
      ['ATGM', 5],
    ])
    expect(counterType(ourPack, 'tow-wt').depletion).toBe(3)
    expect(counterType(ourPack, 'ah1').vehicle!.guns.at(-1)!.depletion).toBe(3)
  })

  test('LNL-14.4-11 only one of the two is fired in an impulse', () => {
    const t = field(`C5 Soviet: x=bmp1 f1    H5 American: y=us-m113 f4${FILL}`)
    t.rolls(6, 6)
    shell(t, 'x', 'H5', { gun: 0, target: 'y' })
    t.refuses(t.asked.seat, shellOf(t, 'x', 'H5', { gun: 1, target: 'y' }), { rule: '14.1' })
  })

  test('LNL-14.4-02 LNL-14.4-12 first it is announced at what; then enemies may fire at whoever guides it, with small arms alone', () => {
    const t = team('    E5 Soviet: r=su-squad-1-4-4, k=su-rpg7')
    t.activate('C5').answer('act', missile(t))
    t.saw({ type: 'missile', rule: '14.4', unit: t.unit('w') })
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
    ok(t, shotOf(t, 'r', 'C5'))
    t.refuses('red', shellOf(t, 'r', 'C5', { weapon: 'k' }), { rule: '14.4' })
  })

  test('LNL-14.4-02 what it would do is known to those who may stop it, before the dice', () => {
    const before = team('    E5 Soviet: r=su-squad-1-4-4').activate('C5')
    const foretold = before.game.open[0]!.question.preview!(missile(before)) as OrdnancePreview
    expect(missilePreview(before.state)).toBeNull()
    before.answer('act', missile(before))
    const { hits, of, fate, modifiers: changed } = missilePreview(before.state)!
    expect([hits, of, fate, changed]).toEqual([foretold.hits, foretold.of, foretold.fate, foretold.modifiers])
  })

  test('LNL-14.4-03 of vehicles the machine guns that bear already, or turn all round', () => {
    const t = team('    E5 Soviet: r=su-t55 f4 t4    E7 Soviet: v=su-t55 f1 t1')
    t.activate('C5').answer('act', missile(t))
    ok(t, burstOf(t, 'r', 'C5', { mg: 0 }))
    t.refuses('red', burstOf(t, 'v', 'C5', { mg: 0 }), { rule: '14.4', message: /turned/ })
    ok(t, burstOf(t, 'v', 'C5', { mg: 1 }))
  })

  test('LNL-14.4-04 if anybody makes it check, whatever comes of that, the missile misses', () => {
    const t = team('    E5 Soviet: r=su-squad-1-4-4')
    t.activate('C5').answer('act', missile(t))
    t.rolls(6, 1, 6)
    hold(shoot(t, 'r', 'C5'))
    t.saw({ type: 'missileSpoiled' })
    expect(t.events('toHit')).toHaveLength(0)
  })

  test('LNL-14.4-13 otherwise it is a shot like others', () => {
    const t = team('    E5 Soviet: r=su-squad-1-4-4')
    t.activate('C5').answer('act', missile(t))
    t.rolls(1, 6, 6, 6)
    hold(shoot(t, 'r', 'C5'))
    t.saw({ type: 'toHit', gun: counterType(ourPack, 'tow-wt').name })
  })

  test('LNL-14.4-05 LNL-14.4-14 LNL-1.3-03 its team rides along, and counts as a Half-Squad', () => {
    const t = era('C5 American: v=us-m113 f1, w=tow-wt, a=us-army-half-squad-vietnam').activate('C5')
    t.answer('act', { type: 'board', units: t.units('w a'), vehicle: t.unit('v') })
    expect(riders(hold(t), 'v')).toHaveLength(2)
    const full = era('C5 American: a=us-squad-2-7-4, b=us-squad-2-7-4, w=tow-wt, k=tow-wt    K2 American: m=us-squad-2-7-4')
    expect(full.at('C5')).toHaveLength(4)
  })

  test('LNL-14.4-06 no team fires one out of a building', () => {
    const t = era('C5 wooden building; American: w=tow-wt f1    H5 Soviet: x=bmp1 f4').activate('C5')
    t.refuses('blue', missile(t), { rule: '14.4', message: /out of a building/ })
  })

  test('LNL-14.4-07 LNL-14.4-15 LNL-15.2.1-09 none in an Assault Move, nor after one', () => {
    const t = era('C5 American: v=m901 f1 assaultMove    H5 Soviet: x=bmp1 f4').activate('C5')
    t.refuses('blue', shellOf(t, 'v', 'H5', { target: 'x' }), { rule: '14.4', message: /Assault Move/ })
    const moving = era('C5 American: v=m901 f1    H5 Soviet: x=bmp1 f4').activate('C5')
    walk(moving, 'v', ['D5'], { mode: 'assaultMove' })
    moving.refuses('blue', shellOf(moving, 'v', 'H5', { target: 'x' }), { rule: '14.4', message: /Assault Move/ })
  })

  test('LNL-14.4-08 teams and vehicles fire them at helicopters that hover', () => {
    const t = era('C5 American: w=tow-wt f1    H5 air Soviet: x=mi8 hovering').activate('C5')
    ok(t, shellOf(t, 'w', 'H5 air', { target: 'x' }))
    const flying = era('C5 American: w=tow-wt f1    H5 air Soviet: x=mi8').activate('C5')
    flying.refuses('blue', shellOf(flying, 'w', 'H5 air', { target: 'x' }), { rule: '19.2.7' })
  })

  test('LNL-14.4-09 LNL-14.4-18 at men only in buildings and Bunkers, by the HE of the missile', () => {
    const open = era('C5 American: w=tow-wt f1    H5 Soviet: x=su-squad-1-4-4').activate('C5')
    open.refuses('blue', shellOf(open, 'w', 'H5'), { rule: '14.4' })
    const house = era('C5 American: w=tow-wt f1    H5 stone building; Soviet: x=su-squad-1-4-4 fired')
    expect(shellPreview(house, 'w', 'H5').he!.firepower).toBe(5)
  })

  test('LNL-14.4.1-01 EX2-O6 a coloured die below the depletion number was the last missile', () => {
    expect([1, 2, 3, 4, 5, 6].filter((die) => isLast(5, [die, 6]))).toEqual([1, 2, 3, 4])
    const t = team()
    t.rolls(2, 6, 1, 6)
    hold(shell(t, 'w', 'H5', { target: 'x' }))
    t.saw({ type: 'expended' })
    expect(t.state.units[t.unit('w')]!.laid!.expended).toBe(1)
  })

  test('LNL-14.4.1-02 one missile a turn, whatever else fires twice', () => {
    const t = era('C5 American: v=m2bradley f1    H5 Soviet: x=bmp1 f4')
    t.rolls(6, 6)
    shell(t, 'v', 'H5', { gun: 1, target: 'x' })
    expect(t.game.problems('blue', shellOf(t, 'v', 'H5', { gun: 1, target: 'x' }))).not.toEqual([])
  })

  test('LNL-14.2.2-01 EX2-O5 HEAT loses 4 against red Armor Factors', () => {
    const t = field(`C5 Soviet: r=su-squad-1-4-4, k=su-rpg16    E5 American: v=m2bradley f0${FILL}`)
    t.rolls(1, 2, 1, 6)
    shell(t, 'r', 'E5', { weapon: 'k', target: 'v' })
    t.saw({ type: 'penetration', penetration: 5 })
  })
})

describe('15.2.2 modern vehicles in an Assault Move', () => {
  const tank = (words = '') => era(`C5 American: v=us-m48 f1${words}    H5 Soviet: x=bmp1 f4    J2 Soviet: y=su-squad-1-4-4`)

  test('LNL-15.2.2-01 LNL-15.2.2-04 LNL-4.1-17 LNL-PAC04-26 LNL-PAC04-27 its gun takes +1 where others take +2', () => {
    expect(toHitModifiers(tank(' assaultMove'), 'v', 'H5', { target: 'x' })).toContain('modern vehicle in an Assault Move 1')
    const old = field('C5 US: v=us-m4a1 f1 assaultMove    H5 German: x=pz4h f4')
    expect(toHitModifiers(old, 'v', 'H5', { target: 'x' })).toContain('vehicle in an Assault Move 2')
  })

  test('LNL-15.2.2-05 its machine guns still take -2', () => {
    const t = era('C5 American: v=us-m48 f1 assaultMove    H5 Soviet: y=su-squad-1-4-4').activate('C5')
    expect(modifiers(t.game.open[0]!.question.preview!(burstOf(t, 'v', 'H5')) as Parameters<typeof modifiers>[0])).toContain(
      'vehicle assault fire -2',
    )
    const onTheWay = era('C5 American: v=us-m48 f1    H5 Soviet: y=su-squad-1-4-4').activate('C5')
    walk(onTheWay, 'v', ['D5'], { mode: 'assaultMove' })
    onTheWay.rolls(1, 6)
    onTheWay.answer('step', burstOf(onTheWay, 'v', 'H5'))
    expect(onTheWay.events('attack')[0]!.modifiers.map(({ label, value }) => `${label} ${value}`)).toContain('vehicle assault fire -2')
  })

  test('LNL-15.2.2-05 EX2-V2 on its way too; the gun of a Scorpion takes +1', () => {
    const t = era('C5 British: v=scorpion f1    H5 Argentine: y=ar-army-squad').activate('C5')
    walk(t, 'v', ['D5'], { mode: 'assaultMove' })
    expect(toHitModifiers(t, 'v', 'H5')).toContain('modern vehicle in an Assault Move 1')
    t.answer('step', burstOf(t, 'v', 'H5') as never).rolls(1, 6)
    expect(t.events('attack')[0]!.modifiers.map(({ label, value }) => `${label} ${value}`)).toContain('vehicle assault fire -2')
  })

  test('LNL-15.2.2-02 LNL-15.2.2-06 EX2-V2 it moves, fires and moves on, with half of its MF in all', () => {
    const t = tank()
    t.activate('C5')
    walk(t, 'v', ['D5', 'E5'], { mode: 'assaultMove' })
    t.rolls(6, 6)
    t.answer('step', shellOf(t, 'v', 'H5', { target: 'x' }))
    for (const to of ['F6', 'G6']) hold(t.answer('step', { type: 'step', to }))
    expect(t.state.move!.spent).toEqual([8])
    stop(t)
    t.expect('G6').has('M48 Patton fired assaultMove')
    const old = field('C5 US: v=us-m4a1 f1    H5 German: x=pz4h f4').activate('C5')
    walk(old, 'v', ['D5'], { mode: 'assaultMove' })
    old.refuses('blue', shellOf(old, 'v', 'H5', { target: 'x' }), { rule: '15.2.2' })
  })

  test('LNL-15.2.2-04 EX2-V2 the gun of a Scorpion is such a gun', () => {
    const t = field(`C5 British: v=scorpion f1 assaultMove buttoned    H5 Argentine: x=ar-aml90 f4    A10 Argentine: ar-army-squad`)
    expect(toHitModifiers(t, 'v', 'H5', { target: 'x' })).toContain('modern vehicle in an Assault Move 1')
  })

  test('LNL-15.2.2-03 only guns with black or white numbers', () => {
    const t = field(`C5 Soviet: x=bmp1 f1 assaultMove    H5 American: y=us-m113 f4${FILL}`)
    expect(toHitModifiers(t, 'x', 'H5', { gun: 0, target: 'y' })).toContain('vehicle in an Assault Move 2')
  })
})

describe('10.1.2, 20.1.5 thermal sights', () => {
  const TIS = [
    'mi24',
    'scorpion',
    'scimitar',
    'uk-milan-wt',
    'fr-aml90',
    'm1abrams',
    'm2bradley',
    'ah1',
    'm901',
    'amx30b2',
    'vabhot',
    'p4milan',
    'leo1',
  ]

  test('LNL-PAC10-03 who has them', () => {
    expect(TIS.filter((id) => !counterType(ourPack, id).tis)).toEqual([])
    expect(counterType(ourPack, 'su-t55').tis).toBe(false)
  })

  const look = (words: string, more = '') =>
    era(`C5 American: v=m1abrams f1 t1${words}    G5 heavy-jungle; Soviet: x=su-squad-1-4-4${more}`)
  const needs = (t: LnltTable) =>
    (t.game.open[0]!.question.preview!({ type: 'spot', unit: t.unit('v'), at: 'G5' }) as { modifiers: { label: string; value: number }[] })
      .modifiers

  test('LNL-10.1.2-01 LNL-10.1.1-17 -2 to spot, and a 6 fails all the same', () => {
    expect(needs(look(''))).toContainEqual({ rule: '10.1.2', label: 'thermal sights', value: -2 })
    const t = look('')
    t.answer('impulse', { type: 'spot', unit: t.unit('v'), at: 'G5' }).rolls(6)
    t.saw({ type: 'spottingAttempt', spotted: false })
  })

  test('LNL-10.1.2-02 LNL-15.0.1-14 buttoned they serve where the turret points', () => {
    expect(needs(look(' buttoned')).map(({ label }) => label)).toEqual(['thermal sights'])
    expect(
      needs(era('C5 American: v=m1abrams f4 t4 buttoned    G5 heavy-jungle; Soviet: x=su-squad-1-4-4')).map(({ label }) => label),
    ).toEqual(['buttoned vehicle'])
  })

  test('LNL-10.1.2-03 LNL-7.0-18 they see through Smoke', () => {
    const t = era('C5 American: v=m1abrams f1    E5 smoke 1    E6 smoke 1    H5 Soviet: x=bmp1 f4').activate('C5')
    ok(t, shellOf(t, 'v', 'H5', { target: 'x' }))
    const blind = era('C5 American: v=us-m48 f1    E5 smoke 1    E6 smoke 1    H5 Soviet: x=bmp1 f4').activate('C5')
    expect(blind.game.problems('blue', shellOf(blind, 'v', 'H5', { target: 'x' }))).not.toEqual([])
  })

  test('LNL-PAC03-26 LNL-PAC04-28 and fire out of it as if there were none', () => {
    const t = era('C5 smoke 1; American: v=m1abrams f1    H5 Soviet: x=su-squad-1-4-4')
    expect(toHitModifiers(t, 'v', 'H5')).not.toContain('out of Smoke 1')
    expect(modifiers(t.game.open[0]!.question.preview!(burstOf(t, 'v', 'H5')) as Parameters<typeof modifiers>[0])).not.toContain(
      'out of Smoke -1',
    )
    expect(toHitModifiers(era('C5 smoke 1; American: v=us-m48 f1    H5 Soviet: x=su-squad-1-4-4'), 'v', 'H5')).toContain('out of Smoke 1')
  })

  test('LNL-10.1.2-03 LNL-7.0-18 Smoke covers nobody from them', () => {
    const smoked = (tank: string) => era(`C5 American: v=${tank} f1    H5 smoke 1; Soviet: x=su-squad-1-4-4 fired`)
    expect(toHitModifiers(smoked('us-m48'), 'v', 'H5')).toContain('Smoke 1')
    expect(toHitModifiers(smoked('m1abrams'), 'v', 'H5')).not.toContain('Smoke 1')
    const cover = (tank: string) => {
      const t = smoked(tank).activate('C5')
      const { targets } = t.game.open[0]!.question.preview!(burstOf(t, 'v', 'H5')) as FirePreview
      return targets[0]!.defence
    }
    expect([cover('us-m48'), cover('m1abrams')]).toEqual([1, 0])
  })

  const NIGHT: TableOptions = { rules: [{ type: 'night', text: 'It is dark.' }] }

  test('LNL-20.1.5-01 LNL-PAC03-25 at night they fire as by day to six hexes', () => {
    const t = era('C5 American: v=m1abrams f1    I5 Soviet: x=su-squad-1-4-4', NIGHT).activate('C5')
    ok(t, shellOf(t, 'v', 'I5'))
    expect(modifiers(t.game.open[0]!.question.preview!(burstOf(t, 'v', 'I5')) as Parameters<typeof modifiers>[0])).not.toContain(
      'at night -3',
    )
  })

  test('LNL-20.1.5-02 and acquire what they fired at there', () => {
    const t = era('C5 American: v=m1abrams f1    I5 Soviet: x=su-t55 f4', NIGHT)
    t.rolls(6, 6)
    shell(t, 'v', 'I5', { target: 'x' })
    expect(t.state.acquisitions).toHaveLength(1)
  })

  test('LNL-20.1.5-03 LNL-PAC04-25 beyond that +1 instead of +3', () => {
    const t = era('C5 American: v=m1abrams f1    L5 Soviet: x=su-t55 f4 fired', NIGHT)
    expect(toHitModifiers(t, 'v', 'L5', { target: 'x' }).filter((words) => words.includes('night'))).toEqual([expect.stringMatching(/ 1$/)])
  })
})

describe('15.10 hull down', () => {
  test('LNL-15.10-11 on 1 to 3 in our time', () => {
    const { state } = era('C5 American: v=us-m48 f1')
    expect(hullDownOdds(state, state.units[0] as VehicleUnit, state.units[0]!.at).needed).toBe(3)
    const old = field('C5 US: v=us-m4a1 f1    H5 German: x=pz4h f4').state
    expect(hullDownOdds(old, old.units[0] as VehicleUnit, old.units[0]!.at).needed).toBeLessThan(3)
  })
})

describe('11.9, 11.12 Advisors and Marksmen', () => {
  test('LNL-11.9-01 X-SMC-7 an Advisor raises the Morale of those with him, steady or not', () => {
    const t = table('C3 ARVN: l=arvn-leader-5-1, a=arvn-squad, b=arvn-squad shaken    C4 ARVN: c=arvn-squad    H3 VC: x=vc-squad', {
      era: 'modern',
    })
    const { state } = t
    const before = moraleOf(state, state.units[t.unit('a')]!)
    const with1 = { ...state, units: state.units.map((unit) => ({ ...unit })) }
    with1.units[t.unit('c')]!.type = 'us-advisor'
    with1.units[t.unit('c')]!.at = t.place('C3')
    expect(t.units('l a b').map((id) => moraleOf(with1, with1.units[id]!))).toEqual([6, 5, 5])
    expect(before).toBe(4)
  })

  test('LNL-11.9-02 he looks around as others do', () => {
    const t = table('C3 American: v=us-advisor    H3 wooden building; VC: x=vc-squad', { era: 'modern' })
    expect(t.candidates()).toContainEqual({ type: 'spot', unit: t.unit('v'), at: 'H3' })
  })

  const nest = (more = '') =>
    table(`C3 British: m=uk-marksman${more}    F3 Argentine: x=ar-army-squad, y=ar-army-half-squad`, { era: 'modern' })

  test('LNL-11.12-01 LNL-11.12-03 a Marksman fires two dice at one unit by lot, by himself', () => {
    const t = nest(', s=uk-para-squad-falklands').activate('C3')
    t.answer('act', { type: 'snipe', unit: t.unit('m'), at: 'F3' })
    t.rolls(2, 6, 6, 1, 1)
    const [attack] = t.events('attack')
    expect([attack!.attackDice.length, attack!.targets.length]).toEqual([2, 1])
    expect(t.asked).toMatchObject({ kind: 'act', seat: 'blue' })
  })

  test('LNL-11.12-02 no Leader helps him', () => {
    const t = nest(', l=uk-leader-6-1').activate('C3')
    t.refuses('blue', { type: 'snipe', unit: t.unit('m'), at: 'F3', leader: t.unit('l') }, { rule: '11.12' })
  })

  test('LNL-11.12-04 no better cover than others', () => {
    const t = table('C3 Argentine: x=ar-army-squad    F3 brush; British: m=uk-marksman fired', { era: 'modern' })
    const cover = preview(t, 'x', 'F3').targets[0]!.defenceModifiers.map(({ label }) => label)
    expect(cover).not.toContain('a Sniper alone')
  })

  test('LNL-11.12-05 he may try to spot', () => {
    const t = table('C3 British: m=uk-marksman    H3 wooden building; Argentine: x=ar-army-squad', { era: 'modern' })
    expect(t.candidates()).toContainEqual({ type: 'spot', unit: t.unit('m'), at: 'H3' })
  })

  test('LNL-11.12-06 he uses no Support Weapon, and calls no fire', () => {
    expect([PORTAGE.marksman.carries, CALLERS.has('marksman'), CALLERS.has('advisor')]).toEqual([0, false, true])
  })

  test('LNL-11.12-07 he takes no part in Melee', () => {
    const t = table('C3 British: m=uk-marksman    D3 Argentine: x=ar-army-squad shaken', { era: 'modern' }).activate('C3')
    t.refuses('blue', { type: 'move', units: t.units('m'), to: 'D3' }, { rule: '8.0' })
  })
})

describe('1.6.6 anti-aircraft Support Weapons', () => {
  test('LNL-1.6.6-01 they fire at nothing but what flies', () => {
    const t = era('C5 American: a=us-squad-2-7-4, w=us-stinger    F5 Soviet: x=bmp1 f4').activate('C5')
    t.refuses('blue', shellOf(t, 'a', 'F5', { weapon: 'w', target: 'x' }), { rule: '1.6.6' })
  })

  test('LNL-1.6.6-02 not out of a building', () => {
    const t = era('C5 wooden building; American: a=us-squad-2-7-4, w=us-stinger    F5 air Soviet: x=mi8').activate('C5')
    t.refuses('blue', shellOf(t, 'a', 'F5 air', { weapon: 'w', target: 'x' }), { rule: '1.6.6' })
  })

  test('LNL-1.6.6-03 only at what is seen', () => {
    const t = era('C5 American: a=us-squad-2-7-4, w=us-stinger    E5 heavy-jungle    G5 air Soviet: x=mi8').activate('C5')
    expect(t.game.problems('blue', shellOf(t, 'a', 'G5 air', { weapon: 'w', target: 'x' }))).toMatchObject([{ rule: '10.3' }])
  })

  test('LNL-1.6.6-04 at night within two hexes, or in the light', () => {
    const t = era('C5 American: a=us-squad-2-7-4, w=us-stinger    F5 air Soviet: x=mi8', {
      rules: [{ type: 'night', text: 'Dark.' }],
    }).activate('C5')
    t.refuses('blue', shellOf(t, 'a', 'F5 air', { weapon: 'w', target: 'x' }), { rule: '1.6.6' })
  })
})

describe('23.2 weapons of the era', () => {
  test('LNL-23.2.3-01 LNL-23.2.3-03 an LVTP-5 has a machine gun of 3 in its front, reaching 12, and carries 2xPP', () => {
    expect(counterType(ourPack, 'lvtp5').vehicle).toMatchObject({
      machineGuns: [{ fp: 3, range: 12, arc: 'hull' }],
      passengers: { halves: 4 },
    })
  })

  test('LNL-23.2.3-02 with a recoilless rifle it has that instead, HE 5 and HEAT, and it turns all round', () => {
    expect(counterType(ourPack, 'lvtp5-rr').vehicle).toMatchObject({
      machineGuns: [],
      guns: [{ gun: 'rr106', mount: 'turret', he: 5 }],
      turreted: true,
    })
    expect(ourPack.guns.get('rr106')!.ammunition).toBe('HEAT')
  })

  const rocket = (weapon: string) => table(`C3 French: a=squad, w=${weapon}    F3 VC: x=vc-squad`, { era: 'modern' })

  test('LNL-23.2.4-01 LNL-23.2.4-02 an LRAC 89 is used again and again, and loses nothing against men in the open', () => {
    expect(shellPreview(rocket('fr-lrac89'), 'a', 'F3', { weapon: 'w' }).he!.firepower).toBe(3)
    expect(weaponType(ourPack, 'fr-lrac89')).toMatchObject({ uses: 0, melee: false })
  })

  test('LNL-23.2.6-01 LNL-23.2.6-02 a coloured die below 4 was the last rocket of an APILAS', () => {
    const t = table('C3 French: a=squad, w=fr-apilas    E3 Soviet: x=bmp1', { era: 'modern' })
    t.rolls(3, 6)
    shell(t, 'a', 'E3', { weapon: 'w', target: 'x' })
    t.saw({ type: 'weaponGone' })
    expect(weaponType(ourPack, 'fr-apilas').melee).toBe(false)
  })

  test('LNL-23.2.7-01 LNL-23.2.7-02 an AGS-17 fires three times an impulse, at one hex or next to it, and at vehicles', () => {
    const t = field(`C5 Soviet: g=su-ags17 f1    G5 American: x=us-squad-2-7-4    H5 American: y=us-m113 f4${FILL}`)
    t.rolls(6, 6)
    shell(t, 'g', 'G5')
    ok(t, shellOf(t, 'g', 'H5', { target: 'y' }))
    t.rolls(6, 6, 6, 6)
    t.answer('act', shellOf(t, 'g', 'G5')).answer('act', shellOf(t, 'g', 'G5'))
    expect(t.events('toHit')).toHaveLength(3)
  })

  test('LNL-1.7-16 an AGS-17 and a KPV go into buildings as machine guns do', () => {
    const t = field(`C5 wooden building; Soviet: g=su-ags17, k=su-kpv${FILL}`)
    expect(t.at('C5')).toHaveLength(2)
  })
})
