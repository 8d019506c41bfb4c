import { describe, expect, test } from 'vitest'
import { last, preview, shoot } from '../../../test/fire.ts'
import { hold, step, stepOf } from '../../../test/moves.ts'
import { lastShot, shell } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { mp } from '../../../test/vehicles.ts'
import { canSee, sight } from '../../map/los.ts'
import { levelAt } from '../../map/terrain.ts'
import { shelters } from './rules.ts'

/** A strip of level ground; the slope goes up from E3, which is named first, to E2. */
const map = { columns: 9, rows: 9, modules: ['slopes', 'wall-bocage', 'los-full'], hexsides: ['E3/E2 slope'] } as const
const FAR = 'A9 US: spare=8-0    I1 German: other=8-0'
const strip = (text: string, options: TableOptions = {}) => table(`${FAR}    ${text}`, { ...map, ...options })
const sees = (t: AslskTable, from: string, to: string) => canSee(t.state, t.place(from), t.place(to))
const hindrance = (t: AslskTable, from: string, to: string) => sight(t.state, t.place(from), t.place(to)).hindrance
const cover = (t: AslskTable, at: string, firers: string) => preview(t, at, firers).modifiers.map(({ label, value }) => `${label} ${value}`)

describe('moving up a slope', () => {
  const moving = { phase: 'movement', attacker: 'axis' } as const

  test('EX-AID-83 AID-SLOPE-02 AID-SLOPE-10 costs men half a MF and vehicles one MP more; downhill nothing', () => {
    const t = strip('E3 German: a=4-6-7, tank=ge-pzivh vca5 motion    E2 German: b=4-6-7', moving)
    step(t, 'a', 'E2')
    expect(t.u('a').spent / 2).toBe(1.5)
    t.answer('move', { type: 'stop', units: [t.unit('a')] })
    step(t, 'b', 'E3')
    expect(t.u('b').spent / 2).toBe(1)
    t.answer('move', { type: 'stop', units: [t.unit('b')] })
    t.answer('move', { type: 'drive', unit: t.unit('tank'), to: 'E2' })
    expect(mp(t, 'tank')).toBe(2)
  })

  test('AID-SLOPE-12 in rain and snow it is a level more, up and down', () => {
    const spent = (module: string, from: string, to: string) => {
      const t = strip(`${from} German: a=4-6-7`, { ...moving, modules: ['slopes', module], kept: { environment: { ec: 'wet' } } })
      step(t, 'a', to)
      return t.u('a').spent / 2
    }
    expect([spent('rain', 'E3', 'E2'), spent('rain', 'E2', 'E3'), spent('rain', 'E3', 'E4')]).toEqual([2.5, 2, 1])
    expect([spent('ground-snow', 'E3', 'E2'), spent('deep-snow', 'E3', 'E2')]).toEqual([2.5, 3])
  })

  test('AID-SLOPE-11 and leaves the road bonus', () => {
    const t = strip('E3 road N; German: a=4-6-7    E2 road N S', moving)
    step(t, 'a', 'E2')
    expect([t.u('a').spent / 2, t.u('a').allRoad]).toEqual([1.5, true])
  })
})

describe('slopes and sight', () => {
  test('AID-SLOPE-01 the hexes keep their level, and one may be at the foot of one slope and the top of another', () => {
    const t = strip('E1 US: a=6-6-6', { hexsides: ['E3/E2 slope', 'E2/E1 slope', 'E4/E5 wall'] })
    expect([levelAt(t.state, t.place('E2')), levelAt(t.state, t.place('E1'))]).toEqual([0, 0])
    expect([sees(t, 'E2', 'E6'), sees(t, 'E3', 'E6')]).toEqual([true, false])
  })

  test('EX-AID-30 AID-SLOPE-04 from the top one sees over marsh and grain without Hindrance', () => {
    const t = strip('E2 US: a=6-6-6    E4 marsh    E6 German: x=4-6-7')
    expect([sees(t, 'E2', 'E6'), hindrance(t, 'E2', 'E6'), hindrance(t, 'E6', 'E2')]).toEqual([true, 0, 0])
    expect(hindrance(strip('E2 US: a=6-6-6    E4 marsh    E6 German: x=4-6-7', { hexsides: [] }), 'E2', 'E6')).toBe(1)
  })

  test('EX-AID-33 AID-SLOPE-09 AID-SLOPE-14 a slope between does nothing to those who stand elsewhere, nor one along which one looks', () => {
    const wall = ['E3/E2 slope', 'E5/E6 wall']
    const t = strip('E1 US: a=6-6-6', { hexsides: wall })
    expect([sees(t, 'E2', 'E7'), sees(t, 'E1', 'E7')]).toEqual([true, false])
    const along = strip('D2 US: a=6-6-6    E2 grain    E3 grain    F2 German: x=4-6-7', { month: 7 })
    expect(hindrance(along, 'D2', 'F2')).toBe(
      hindrance(strip('D2 US: a=6-6-6    E2 grain    E3 grain', { month: 7, hexsides: [] }), 'D2', 'F2'),
    )
  })

  test('AID-SLOPE-14 blind hexes are counted without it', () => {
    const t = strip('E2 level 2; US: a=6-6-6    E5 woods', { hexsides: ['E3/E2 slope'] })
    expect([sees(t, 'E2', 'E6'), sees(t, 'E2', 'E7')]).toEqual([false, true])
  })

  test('EX-AID-34 AID-SLOPE-05 from the top one sees over a wall, but an orchard in leaf on the same level blocks', () => {
    const over = (orchard: string, month: number) =>
      sees(strip(`E2 US: a=6-6-6    E4 ${orchard}    E6 German: x=4-6-7`, { month, hexsides: ['E3/E2 slope', 'E4/E5 wall'] }), 'E2', 'E6')
    expect([over('open', 7), over('orchard', 7), over('orchard', 1)]).toEqual([true, false, true])
  })
})

describe('slopes and cover', () => {
  /** E5 lies in a hollow: slopes go up from it to the north and on both sides of that. */
  const HOLLOW = ['E5/E4 slope', 'E5/F4 slope', 'E5/D4 slope']
  const fired = { phase: 'prepFire', attacker: 'axis', hexsides: HOLLOW } as const

  test('AID-SLOPE-06 below three slopes, or two that are no neighbours, Infantry has +1 against Direct Fire over one of them', () => {
    const t = strip('E5 US: a=6-6-6    E2 German: x=4-6-7    E8 German: y=4-6-7    E4 German: z=4-6-7', fired)
    expect([cover(t, 'E5', 'x'), cover(t, 'E5', 'y'), cover(t, 'E5', 'z')]).toEqual([['slope 1'], [], []])
    expect([shelters([0, 1, 5]), shelters([0, 2]), shelters([0, 5]), shelters([0])]).toEqual([true, true, false, false])
    const high = strip('E5 US: a=6-6-6    E3 level 2; German: x=4-6-7', fired)
    expect(cover(high, 'E5', 'x')).toEqual([])
  })

  test('AID-SLOPE-06 not against flames', () => {
    const t = strip('E5 US: a=6-6-6    E4 German: z=4-6-7    E3 German: x=4-6-7, ft=FT', { ...fired, modules: ['slopes'] })
    const sum = preview(t, 'E5', '+ft').modifiers.filter(({ label }) => label === 'slope')
    expect(sum).toEqual([])
  })

  test('EX-AID-31 AID-SLOPE-15 it is not cumulative with a hedge, but with mud', () => {
    const hedge = strip('E5 US: a=6-6-6    E2 German: x=4-6-7', { ...fired, hexsides: [...HOLLOW, 'E5/E4 hedge'] })
    expect(preview(hedge, 'E5', 'x').drm).toBe(1)
    const shelled = (modules: readonly string[]) => {
      const t = strip('E5 US: a=6-6-6    E2 German: c=2-2-8 crew, gun=ge-INF75 ca2', { ...fired, modules })
      shell(t, 'gun', 'E5', { ammo: 'he' }).rolls(6, 6)
      return lastShot(t).labels
    }
    expect(shelled(['slopes'])).toEqual(['slope +1'])
    expect(shelled(['slopes', 'mud'])).toEqual(['slope and mud +2'])
  })

  test('EX-AID-35 slopes on the way add nothing to a hedge', () => {
    const t = strip('E6 US: a=6-6-6    E2 German: x=4-6-7', {
      phase: 'prepFire',
      attacker: 'axis',
      hexsides: ['E4/E3 slope', 'E6/E5 hedge'],
    })
    expect(cover(t, 'E6', 'x')).toEqual(['hedge of E6 1'])
  })

  test('EX-AID-36 AID-SLOPE-07 to stand up-slope is no Height Advantage and cancels no FFMO', () => {
    const t = strip('E1 US: a=6-6-6    E3 German: x=4-6-7', { phase: 'movement', attacker: 'allied' })
    t.answer('move', stepOf(t, 'a', 'E2', { mode: 'assault' }))
    shoot(t, 'E2', 'x').rolls(6, 6)
    expect(last(t).labels).toEqual(['FFMO: moving in Open Ground -1'])
    hold(t)
  })
})
