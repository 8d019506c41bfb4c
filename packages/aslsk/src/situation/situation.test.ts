import { describe, expect, test } from 'vitest'
import { boardFrom } from '../../test/scenario.ts'
import { aslsk } from '../system.ts'
import type { Situation, SituationUnit } from './situation.ts'

const position: Situation = {
  map: boardFrom('C2 woods    D3 water', { columns: 5, rows: 4 }),
  attacker: 'axis',
  phase: 'movement',
  turn: 3,
  allied: { nation: 'british', elr: 4 },
  axis: { nation: 'german' },
  units: [
    { side: 'allied', type: 'br-4-5-7', at: 'C2', broken: true, dm: true },
    { side: 'axis', type: 'ge-L-9-1', at: 'offboard', entry: 'A1', wounded: true },
  ],
  weapons: [
    { side: 'allied', type: 'br-LMG', owner: 0, malfunctioned: true },
    { side: 'axis', type: 'ge-LMG', at: 'B1' },
  ],
  markers: [{ kind: 'residual', at: 'B2', value: 4 }],
  control: { axis: ['A1'] },
}

function complaints(changes: object): string[] {
  const reading = aslsk.situation({ ...position, ...changes })
  return reading.ok ? [] : reading.problems.map(({ message }) => message)
}

describe('situations', () => {
  test('give the state that they describe', () => {
    const reading = aslsk.situation(position)
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    const { value: s } = reading
    const hex = (id: string) => s.setting.map.grid.indexOf(id)
    expect(s).toMatchObject({ turn: 3, attacker: 'axis', phase: 'movement', step: 'movement.start' })
    expect(s.setting.elr).toEqual({ allied: 4, axis: 3 })
    expect(s.units[0]).toMatchObject({ id: 0, at: hex('C2'), broken: true, dm: true, pinned: false })
    expect(s.units[1]).toMatchObject({ id: 1, at: -1, entry: hex('A1'), wounded: true })
    expect(s.weapons[0]).toMatchObject({ owner: 0, at: hex('C2'), malfunctioned: true })
    expect(s.weapons[1]).toMatchObject({ owner: -1, at: hex('B1') })
    expect(s.markers[0]).toMatchObject({ kind: 'residual', at: hex('B2'), value: 4 })
    expect(s.control[hex('A1')]).toBe('axis')
  })

  test('SK-3.3.2-16 a vehicle that is offboard is in Motion unless it is said not to be, one on the map is not', () => {
    const inMotion = (at: string, vehicle?: object) => {
      const reading = aslsk.situation({ ...position, units: [...position.units, { side: 'axis', type: 'ge-pzivh', at, vehicle }] })
      if (!reading.ok) throw new Error(reading.problems[0]!.message)
      return reading.value.units[2]!.vehicle!.motion
    }
    expect([inMotion('offboard'), inMotion('offboard', { motion: false }), inMotion('B2')]).toEqual([true, false, false])
  })

  test('that can’t be are refused with the reason', () => {
    const [squad] = position.units
    expect(complaints({})).toEqual([])
    expect(complaints({ map: undefined })[0]).toMatch(/map/)
    expect(complaints({ map: { ...position.map, version: 2 } })[0]).toMatch(/^situation\.map: version: 2 is newer/)
    const board = boardFrom('C2 woods', { columns: 5, rows: 4 })
    const lava = { ...board, hexes: { ...board.hexes, B2: { terrain: 'lava' } } }
    expect(complaints({ map: lava })).toEqual(["The map has 'lava' in B2, which these rules don't know."])
    const moor = { ...board, depictions: board.depictions?.map((drawn) => ({ ...drawn, terrain: 'moor' })) }
    expect(complaints({ map: moor })[0]).toMatch(/^The map has the outline '.+' of 'moor', which these rules don't know\.$/)
    expect(complaints({ attacker: 'red' })[0]).toMatch(/attacker must be/)
    expect(complaints({ step: 'tea.break' })[0]).toMatch(/no step 'tea.break'/)
    expect(complaints({ units: [{ ...squad, type: 'br-9-9-9' }] })).toContain("situation.units[0].type: there is no unit 'br-9-9-9'.")
    expect(complaints({ units: [{ ...squad, at: 'Z1' }] })).toContain("situation.units[0].at: the map has no hex 'Z1'.")
    expect(complaints({ units: [{ ...squad, broken: false }] })).toContain('situation.units[0]: only a broken unit is DM.')
    expect(complaints({ units: [{ ...squad, at: 'D3' }] })).toContain('situation.units[0]: nobody can be in D3.')
    expect(complaints({ units: [squad, squad, squad, squad] })).toContain(
      'situation.units: too many units in C2: at most three squads, four leaders and one vehicle of a side.',
    )
    expect(complaints({ weapons: [{ side: 'axis', type: 'ge-LMG' }] })[0]).toMatch(/an owner, or else a hex/)
    expect(complaints({ weapons: [{ side: 'axis', type: 'ge-LMG', owner: 7 }] })[0]).toMatch(/no unit 7/)
    expect(complaints({ axis: { nation: 'martian' } })[0]).toMatch(/no nation 'martian'/)
    expect(complaints({ units: [{ ...squad, hungry: true }] })[0]).toMatch(/unknown field 'hungry'/)
  })

  test('that no play leads to are refused, each with where it is said', () => {
    const [squad, leader] = position.units as [SituationUnit, SituationUnit]
    const german: SituationUnit = { side: 'axis', type: 'ge-4-6-7', at: 'C2' }
    const briton: SituationUnit = { side: 'allied', type: 'br-4-5-7', at: 'C2' }
    const lmgs = Array.from({ length: 50 }, () => ({ side: 'allied', type: 'br-LMG', owner: 0 }))
    expect(complaints({ turn: 9, turns: 3 })).toEqual(['situation.turn: turn 9 comes after the last, 3.'])
    expect(complaints({ units: [{ ...squad, wounded: true }, leader] })).toEqual([
      'situation.units[0]: only a leader is wounded, and the 4-5-7 is none.',
    ])
    expect(complaints({ units: [briton, german], weapons: [] })).toEqual(['situation.units: enemies are together in C2 outside of Melee.'])
    expect(complaints({ units: [briton, { ...german, broken: true }], weapons: [] })).toEqual([])
    expect(complaints({ units: [briton, german], weapons: [], phase: 'closeCombat' })).toEqual([])
    expect(complaints({ units: [{ ...briton, melee: true }], weapons: [] })[0]).toMatch(/no enemy in C2/)
    expect(complaints({ units: [{ ...squad, pinned: true }, leader] })[0]).toMatch(/both broken and pinned/)
    expect(complaints({ weapons: lmgs })).toEqual(['situation.weapons[0]: one unit has 50 Weapons, more than 12.'])
    expect(complaints({ weapons: [{ side: 'allied', type: 'br-DC', owner: 0, keptRate: true }] })[0]).toMatch(/DC has no rate to keep/)
    expect(complaints({ units: [{ ...squad, at: 'eliminated' }, leader] })[0]).toMatch(/owner: unit 0 is out of the game/)
    expect(complaints({ units: [{ ...squad, entry: 'A1' }, leader] })[0]).toMatch(/only a unit that is offboard enters, and this one is C2/)
    expect(complaints({ control: { axis: ['A1'], allied: ['B1', 'A1'] } })).toEqual(["situation.control.axis[0]: A1 is allied's already."])
  })

  test('know the markers that there are, and what they can be', () => {
    const at = 'B2'
    expect(complaints({ markers: [{ kind: 'Smoke', at }] })).toEqual(["situation.markers[0]: there is no marker 'Smoke'."])
    expect(complaints({ markers: [{ kind: 'residual', at, value: 5 }] })[0]).toMatch(/Residual fire with FP 5 can't be, only with 1, 2, 4/)
    expect(complaints({ markers: [{ kind: 'residual', at }] })[0]).toBe("situation.markers[0]: 'residual' needs its value.")
    expect(complaints({ markers: [{ kind: 'smoke', at: 'reserve' }] })[0]).toMatch(/the map has no hex 'reserve'/)
    const reading = aslsk.situation({ ...position, markers: [{ kind: 'smokeGrenade', at }] })
    expect(reading.ok && reading.value.markers[0]).toMatchObject({ kind: 'smokeGrenade', value: 2 })
  })
})
