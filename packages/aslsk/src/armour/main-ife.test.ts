import { describe, expect, test } from 'vitest'
import { fireGuns, gun, guns, mounted } from '../../test/armour.ts'
import { last } from '../../test/fire.ts'
import { stepOf } from '../../test/moves.ts'
import { acquired } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { go, v } from '../../test/vehicles.ts'

const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 14, columns: 40, year: 1943 }
/** A Panzer II with a 20L of IFE 6 and ROF 2 and a CMG of 5 FP, and a squad that comes at it. */
const tank = (more: TableOptions = {}, hex = 'D9', marks = '') =>
  table(
    `A1 German: spare=4-6-7    D6 German: pz=ge-pziil vca2 tca2 ${marks}, main=ge-pziil:main    ${hex} Russian: a=4-4-7    A14 Russian: far=4-4-7`,
    { ...options, ...more },
  )
const main = (t: AslskTable) => t.state.weapons[mounted(t, 'pz', 'main')]!
const noEffect = (t: AslskTable) => t.rolls(6, 5)

describe('6.8, 7.8 the Infantry Firepower Equivalent of a main armament', () => {
  test('SK-6.8-01 SK-7.8-03 it sprays without a TH DR, by itself or with the CMG, and a change of CA counts on the IFT', () => {
    const alone = tank()
    noEffect(fireGuns(alone, 'pz', 'main', 'D9'))
    expect(last(alone)).toMatchObject({ fp: 6, drm: 0 })
    expect(main(alone).fire).toBe('prep')
    const both = tank()
    noEffect(fireGuns(both, 'pz', 'main coaxial', 'D9'))
    expect(last(both)).toMatchObject({ fp: 11, column: 8 })
    const turned = tank({}, 'G3')
    turned.refuses('axis', guns(turned, 'pz', 'main', 'G3'), { rule: '3.2.4', message: /not in the Covered Arc/ })
    noEffect(fireGuns(turned, 'pz', 'main', 'G3', { tca: 0 }))
    expect(last(turned).labels).toEqual(['Case 8: turned +3'])
  })

  test('SK-6.8-05 its normal range is 16 hexes, whatever the CMG reaches', () => {
    const fp = (hex: string) => {
      const t = tank({}, hex, '')
      noEffect(fireGuns(t, 'pz', 'main', hex, { tca: 1 }))
      return last(t).fp
    }
    expect([fp('T6'), fp('U6')]).toEqual([6, 3])
  })

  test('SK-6.8-06 SK-6.8-04 it never cowers, and what the gun had acquired is gone', () => {
    const t = tank()
    gun(t, 'pz', 'D9', { target: 'itt', ammo: 'he' }).rolls(1, 6).rolls(6, 6)
    expect(acquired(t, 'main')).toBe('D9 -1')
    fireGuns(t, 'pz', 'main', 'D9').rolls(6, 6)
    expect([last(t).cowered, acquired(t, 'main'), main(t).malfunctioned]).toEqual([0, null, true])
  })

  test('SK-3.2.4-13 SK-7.8-01 its ROF is one lower', () => {
    const kept = (coloured: number) => {
      const t = tank()
      fireGuns(t, 'pz', 'main', 'D9').rolls(coloured, 6)
      if (coloured < 4) t.rolls(1, 1)
      return main(t).keptRate
    }
    expect([kept(1), kept(2)]).toEqual([true, false])
  })

  test('SK-3.3.2.2-04 SK-7.8-06 on the move it has half its FP, and a quarter before the vehicle has stopped', () => {
    const t = tank({ phase: 'movement' })
    go(t, 'start', 'pz')
    noEffect(fireGuns(t, 'pz', 'main', 'D9'))
    expect(last(t).fp).toBe(1.5)
  })

  test('SK-6.8-02 SK-3.4-03 SK-6.8-07 after First Fire it fires once more with half its FP, breaks down two earlier, and is lost at its number', () => {
    const t = tank({ phase: 'movement', attacker: 'allied' })
    t.answer('move', stepOf(t, 'a', 'D8'))
    noEffect(fireGuns(t, 'pz', 'main', 'D8'))
    t.pass()
    t.answer('move', stepOf(t, 'a', 'D7'))
    fireGuns(t, 'pz', 'main', 'D7').rolls(6, 4).rolls(1, 1)
    expect(last(t).fp).toBe(6)
    expect([main(t).malfunctioned, main(t).fire, main(t).ordnance!.intensive]).toEqual([true, 'final', true])
    const gone = tank({ phase: 'movement', attacker: 'allied' })
    gone.answer('move', stepOf(gone, 'a', 'D8'))
    noEffect(fireGuns(gone, 'pz', 'main', 'D8'))
    gone.pass()
    gone.answer('move', stepOf(gone, 'a', 'D7'))
    fireGuns(gone, 'pz', 'main', 'D7').rolls(6, 6)
    expect([gone.w('main').owner, v(gone, 'pz').recalled]).toEqual([-1, true])
  })

  test('SK-6.8-02 in Subsequent First Fire not past the closest enemy', () => {
    const t = table(
      `A1 German: spare=4-6-7    D6 German: pz=ge-pziil vca2 tca2    D9 Russian: a=4-4-7    D7 Russian: near=4-4-7    A14 Russian: far=4-4-7`,
      { ...options, phase: 'movement', attacker: 'allied' },
    )
    t.answer('move', stepOf(t, 'a', 'D10'))
    noEffect(fireGuns(t, 'pz', 'main', 'D10'))
    t.pass()
    t.answer('move', stepOf(t, 'a', 'D11'))
    t.refuses('axis', guns(t, 'pz', 'main', 'D11'), { rule: '3.3.3', message: /closest known enemy/ })
  })

  test('SK-7.8-02 a gun without IFE does not spray', () => {
    const t = table(`A1 German: 4-6-7    D6 German: pz=ge-pzivh vca2    D9 Russian: a=4-4-7    A14 Russian: 4-4-7`, options)
    t.refuses('axis', guns(t, 'pz', 'main', 'D9'), { rule: '3.2.4', message: /must hit first/ })
  })
})
