import { describe, expect, test } from 'vitest'
import { preview, shoot } from '../../../test/fire.ts'
import { mayNotShell, shell } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { canSee, sight } from '../../map/los.ts'
import { withModule } from '../../scenario/begin.ts'
import { blindHexes, obstacleHeight } from './blind.ts'
import { HALF_LEVEL } from './data.ts'

const map = { columns: 11, rows: 14, modules: ['los-full'] } as const
const FAR = 'A14 US: spare=8-0    K1 German: other=8-0'
const ground = (text: string, options: TableOptions = {}) => table(`${FAR}    ${text}`, { ...map, ...options })
const sees = (t: AslskTable, from: string, to: string) => canSee(t.state, t.place(from), t.place(to))
const why = (t: AslskTable, from: string, to: string) => sight(t.state, t.place(from), t.place(to)).blocked?.rule

describe('the height of obstacles', () => {
  test('EX-AID-19 AID-LOS-03 woods on a level-1 hex are 2 high', () => {
    expect(obstacleHeight(1, 1)).toBe(2)
  })
  test('EX-AID-20 AID-LOS-03 a two-storey house in a valley, one full level high, is 0 high', () => {
    expect(obstacleHeight(-1, 1.5)).toBe(0)
  })
  test('EX-AID-21 a one-storey building on level 2 is 3 high', () => {
    expect(obstacleHeight(2, 1)).toBe(3)
  })
  test('EX-AID-22 bamboo, 2 levels high, in a valley is 1 high', () => {
    expect(obstacleHeight(-1, 2)).toBe(1)
  })
})

describe('blind hexes', () => {
  test('EX-AID-23 AID-LOS-01 AID-LOS-18 from level 2 over a Crest Line of 1 at 5 hexes there is one', () => {
    expect(blindHexes('crest', 1, 5, 2, 0)).toBe(1)
  })
  test('AID-LOS-01 behind a Crest Line there may be none', () => {
    expect(blindHexes('crest', 1, 2, 3, 0)).toBe(0)
  })
  test('AID-LOS-02 behind everything else there is one more', () => {
    expect(blindHexes('obstacle', 1, 5, 2, 0)).toBe(2)
  })
  test('AID-LOS-02 and at least one', () => {
    expect(blindHexes('obstacle', 1, 2, 6, 0)).toBe(1)
  })

  test('EX-AID-24 AID-LOS-18 the second level above an obstacle is the first that takes a blind hex away', () => {
    expect([blindHexes('obstacle', 1, 5, 2, 0), blindHexes('obstacle', 1, 5, 3, 0)]).toEqual([2, 1])
  })

  test('AID-LOS-02 AID-LOS-04 lie behind a wood, counted by the range from the higher unit, and hide both from each other', () => {
    const t = ground('E2 level 2; German: x=4-6-7    E4 woods')
    expect([sees(t, 'E2', 'E5'), sees(t, 'E2', 'E6'), sees(t, 'E2', 'E7')]).toEqual([false, true, true])
    const far = ground('E2 level 2; German: x=4-6-7    E8 woods')
    expect([sees(far, 'E2', 'E9'), sees(far, 'E2', 'E10'), sees(far, 'E2', 'E11')]).toEqual([false, false, true])
    expect([sees(far, 'E10', 'E2'), sees(far, 'E11', 'E2')]).toEqual([false, true])
  })

  test('AID-LOS-01 lie behind the Crest Line of a hill on which one does not stand at the edge', () => {
    const hill = 'E2 level 1    E3 level 1'
    const t = ground(hill)
    expect([sees(t, 'E3', 'E4'), sees(t, 'E2', 'E4'), sees(t, 'E2', 'E5')]).toEqual([true, false, true])
    expect(why(t, 'E2', 'E4')).toBe('A6.4')
  })

  test('AID-LOS-08 what is higher than both hides each from the other, unless it is in the hex of one', () => {
    const t = ground('E2 level 1; German: x=4-6-7    E4 woods; level 1    E6')
    expect(sees(t, 'E2', 'E6')).toBe(false)
    expect(sees(t, 'E2', 'E4')).toBe(true)
    const hill = ground('E4 level 2')
    expect(why(hill, 'E2', 'E6')).toBe('A6.2')
  })
})

describe('half a level', () => {
  test('AID-LOS-10 walls stop a LOS on their level through them, not into or out of their hexes', () => {
    const t = ground('E2 German: x=4-6-7    E6', { hexsides: ['E4/E5 wall'] })
    expect([sees(t, 'E2', 'E5'), sees(t, 'E4', 'E6'), sees(t, 'E2', 'E6'), sees(t, 'E3', 'E8')]).toEqual([true, true, false, false])
    expect(why(t, 'E2', 'E6')).toBe('A6.21')
  })

  test('AID-LOS-11 so do all that are as high', () => {
    const blocked = HALF_LEVEL.filter((feature) => !sees(ground('E2 German: x=4-6-7', { hexsides: [`E4/E5 ${feature}`] }), 'E2', 'E6'))
    expect(blocked).toEqual(['cactus-hedge', 'dune-crest', 'hedge', 'hillside-hedge', 'hillside-wall', 'roadblock', 'seawall', 'wall'])
  })

  test('AID-LOS-20 they hide nothing from higher ground, and have no blind hexes', () => {
    const t = ground('E2 level 1; German: x=4-6-7', { hexsides: ['E4/E5 wall'] })
    expect([sees(t, 'E2', 'E5'), sees(t, 'E2', 'E6'), sees(t, 'E7', 'E2')]).toEqual([true, true, true])
  })

  test('a LOS through a corner is stopped by walls on both sides of it, not by one', () => {
    const end = (hexsides: readonly string[]) => sees(ground('B3 US: a=6-6-6', { hexsides }), 'B3', 'F3')
    // through the corner of C3, C4 and D3, then along the hexside between C3 and C4
    expect([end([]), end(['C3/D3 wall']), end(['C3/D3 wall', 'C4/D3 wall'])]).toEqual([true, true, false])
  })

  test('AID-LOS-19 who is entrenched behind one sees no hex of his level but the next', () => {
    const t = ground('E4 US: a=6-6-6    E1 German: x=4-6-7    E3 German: y=4-6-7', { hexsides: ['E4/E3 wall'] })
    const dug = withModule(t.state, {
      id: 'trial',
      title: 'Trial',
      sentence: 'A trial.',
      hooks: { statuses: [(_, unit, status) => (status === 'entrenched' && unit.id === t.unit('a') ? 1 : 0)] },
    })
    const [at, far, near, back] = [t.place('E4'), t.place('E1'), t.place('E3'), t.place('E7')]
    expect([canSee(dug, at, far), canSee(dug, far, at), canSee(dug, at, near), canSee(dug, at, back)]).toEqual([false, false, true, true])
    expect(canSee(t.state, at, far)).toBe(true)
  })
})

describe('what else stops sight', () => {
  test('AID-LOS-07 the wall between rowhouses and the inner wall of a factory', () => {
    const t = (feature: string) => ground('E4 stone building; US: a=6-6-6    E5 stone building', { hexsides: [`E4/E5 ${feature}`] })
    expect([sees(t('rowhouse'), 'E4', 'E5'), sees(t('factory-wall'), 'E4', 'E5'), sees(t('wall'), 'E4', 'E5')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('AID-LOS-05 Smoke, low visibility and Hindrances of 6 together', () => {
    const t = (grain: string) =>
      ground(`E1 German: x=4-6-7    E2 smoke    E3 grain    E4 grain    ${grain}    E13 US: a=6-6-6`, {
        modules: ['los-full', 'rain'],
        phase: 'prepFire',
        attacker: 'axis',
        kept: { environment: { falling: 'rain' } },
        month: 7,
      })
    expect(sees(t(''), 'E1', 'E13')).toBe(true)
    const six = t('E5 grain    E6 grain')
    expect(sight(six.state, six.place('E1'), six.place('E13'))).toMatchObject({ blocked: { rule: '3.2.1' }, hindrance: 6 })
  })
})

describe('fire uphill and over cliffs', () => {
  test('AID-LOS-14 there is no Point Blank Fire at neighbours two levels higher', () => {
    const at = (level: number) => {
      const t = ground(`E5 US: a=6-6-6    E4 level ${level}; German: x=4-6-7`, { phase: 'prepFire', attacker: 'allied' })
      return preview(t, 'E4', 'a').fp64 / 64
    }
    expect([at(1), at(2)]).toEqual([12, 6])
  })

  const cliff = { phase: 'prepFire', attacker: 'allied', hexsides: ['E5/E4 cliff'] } as const

  test('AID-LOS-13 down over a cliff neither vehicles nor Guns fire, but Bazookas do', () => {
    const t = ground(
      'E5 level 1; US: c=2-2-7 crew, gun=am-AT57L ca5, tank=am-M4 vca5, s=6-6-6, baz=am-BAZ44    E4 stone building; German: x=4-6-7',
      cliff,
    )
    mayNotShell(t, 'gun', 'E4', { rule: 'B11.31', message: /does not fire down/ })
    t.refuses(
      'allied',
      {
        type: 'vehicleFire',
        unit: t.unit('tank'),
        weapons: [t.state.weapons.find(({ owner, type }) => owner === t.unit('tank') && type.includes('CMG'))?.id ?? 99],
        at: 'E4',
      },
      { rule: 'B11.31' },
    )
    shell(t, 'baz', 'E4').rolls(6, 6)
  })

  test('AID-LOS-21 AID-OAQ-16 up over a cliff only men, machine guns and rifles, PIATs and anti-aircraft guns do', () => {
    const t = ground(
      'E5 US: c=2-2-7 crew, gun=am-AT57L ca5, s=6-6-6, mg=MMG, baz=am-BAZ44    E4 stone building; level 1; German: x=4-6-7',
      cliff,
    )
    mayNotShell(t, 'gun', 'E4', { rule: 'B11.32', message: /Up over the cliff/ })
    mayNotShell(t, 'baz', 'E4', { rule: 'B11.32' })
    shoot(t, 'E4', 's+mg').rolls(6, 6)
  })

  test('AID-LOS-22 a PIAT does not fire at a lower target in the next hex', () => {
    const t = table('E5 level 1; British: s=4-5-7, p=br-PIAT    E4 stone building; German: x=4-6-7', { ...map, phase: 'prepFire' })
    mayNotShell(t, 'p', 'E4', { rule: '4.4.5' })
  })
})
