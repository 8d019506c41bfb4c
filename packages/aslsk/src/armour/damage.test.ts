import { describe, expect, test } from 'vitest'
import { table } from '../../test/table.ts'

const rally = (tank: string) =>
  table(`C3 German: tank=ge-pzivh ${tank}    F3 US: 7-4-7 broken    G9 US: 6-6-6`, { phase: 'rally', attacker: 'axis' })

describe('7.10 what becomes of a Shocked vehicle', () => {
  test('SK-3.1-12 SK-7.10-09 in the next RPh a 1 or 2 ends the Shock', () => {
    const t = rally('shocked').rolls(2)
    t.saw({ type: 'recuperation', die: 2 })
    expect(t.u('tank').vehicle!.shock).toBe('none')
  })

  test('SK-7.10-09 with more it may be lost', () => {
    const t = rally('shocked').rolls(3)
    t.saw({ type: 'shock', is: 'unconfirmed' })
    expect(t.u('tank').vehicle!.shock).toBe('unconfirmed')
  })

  test('SK-7.10-22 of an Unconfirmed Kill a 3 ends it, a 4 makes it a wreck', () => {
    const t = rally('unconfirmed').rolls(3)
    expect([t.u('tank').vehicle!.shock, t.where('tank')]).toEqual(['none', 'C3'])
    const lost = rally('unconfirmed').rolls(4)
    expect(lost.where('tank')).toBe('eliminated')
    expect(lost.state.markers.map(({ kind }) => kind)).toEqual(['wreck'])
  })
})
