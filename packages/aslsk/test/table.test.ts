import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('the table', () => {
  test('reads terrain, units, names, marks and Weapons', () => {
    const t = table(`
      B2 woods; US: a=7-4-7, 9-1 leader, MMG        C4 stone building; level 1; road N S; German: 4-6-7 broken DM, 4-6-7, LMG malfunctioned
      D3 residual 4; US: LMG unpossessed        >A2 US: 6-6-6`)
    t.expect('B2').has('7-4-7', '9-1').expect('C4').has('4-6-7', '4-6-7 DM broken')
    expect(t.u('a')).toMatchObject({ type: 'am-7-4-7', at: t.place('B2') })
    expect(t.w('MMG').owner).toBe(t.unit('9-1'))
    expect(t.w('LMG')).toMatchObject({ owner: t.unit('4-6-7', 2), malfunctioned: true })
    expect(t.w('LMG', 2)).toMatchObject({ owner: -1, at: t.place('D3') })
    expect([t.where('6-6-6'), t.u('6-6-6').entry]).toEqual(['offboard', t.place('A2')])
    expect(t.state.setting.map.levelOf(t.place('C4'))).toBe(1)
    expect(t.state.setting.map.hasRoad(t.place('C4'), 3)).toBe(true)
    expect(t.state.markers[0]).toMatchObject({ kind: 'residual', value: 4 })
  })

  test('complains of what it can’t read, and of units that are not there', () => {
    expect(() => table('B2 swamp')).toThrow('no terrain')
    expect(() => table('B2 US: 9-9-9')).toThrow('no American counter')
    expect(() => table('B2 US: 6-6-6 tired')).toThrow("the word 'tired'")
    expect(() => table('B2 US: 6-6-6').expect('B2').has('7-4-7')).toThrow('B2 holds [6-6-6]')
    expect(() => table('B2 US: 6-6-6').unit('7-4-7')).toThrow('no counter')
  })

  test('fires from several hexes, and shows what came of it', () => {
    const t = table(
      `N5 US: 7-4-7        O5 orchard
       O6 US: 6-6-6        P5 stone building; German: 4-6-7, b=4-6-7`,
      { phase: 'prepFire', attacker: 'allied' },
    )
    t.fire({ from: ['N5', 'O6'], at: 'P5' }).rolls(4, 2, 6, 3, 4, 3)
    t.saw({ type: 'attack', fp64: 19 * 64, column: 16, final: 10, result: 'NMC' })
    t.expect('P5').has('4-6-7 broken DM', '4-6-7 pinned').expect('N5').has('7-4-7 prep')
  })
})
