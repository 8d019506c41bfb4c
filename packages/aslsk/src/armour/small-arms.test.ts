import { describe, expect, test } from 'vitest'
import { lastKill, mounted } from '../../test/armour.ts'
import { lastShot, shell } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { v } from '../../test/vehicles.ts'
import type { KillBranch } from './kill-odds.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 14, columns: 20, year: 1941, month: 6 }
const at = (t: AslskTable, weapon: string, hex: string) => ({
  type: 'smallArms',
  weapon: t.weapon(weapon),
  at: hex,
  vehicle: t.unit('tank'),
})
const light = (who: string, tank = 'tank=ru-BA64B vca4', hex = 'F3', options: TableOptions = {}) =>
  table(`A1 German: spare=4-6-7, LMG    C3 German: ${who}    ${hex} Russian: ${tank}    A14 Russian: far=4-4-7`, { ...prep, ...options })

describe('4.1, 4.4.4 small arms against AFVs', () => {
  test('SK-4.1-05 SK-7.10-16 a MG hits by the VTT and kills by the AP table: equal to its number it Stuns', () => {
    const t = light('a=4-6-7, mg=MMG')
    t.answer('prepFire', at(t, 'mg', 'F3'))
      .rolls(4, 1)
      .rolls(2, 2)
    expect(lastShot(t).th).toBe(10)
    expect(lastKill(t)).toBe('MMG in the front of the hull: 4 +1 range 3 - 1 = 4, stun')
    expect(v(t, 'tank').stun).toBe('stunned')
    expect([t.w('mg').fire, t.w('mg').ordnance]).toEqual(['prep', undefined])
  })

  test('SK-4.1-09 only within normal range and with all its FP', () => {
    const pinned = light('a=4-6-7 pinned, mg=MMG')
    pinned.refuses('axis', at(pinned, 'mg', 'F3'), { rule: '4.1', message: /all its FP/ })
    const far = light('a=4-6-7, mg=LMG', undefined, 'N3')
    far.refuses('axis', at(far, 'mg', 'N3'), { message: /reaches/ })
    const late = light('a=4-6-7, mg=LMG', undefined, 'F3', { phase: 'advancingFire' })
    late.refuses('axis', at(late, 'mg', 'F3'), { rule: '4.1', message: /all its FP/ })
  })

  test('SK-4.4.4-01 an anti-tank rifle does the same with a better number; SK-4.4.4-03 it reaches 12 hexes', () => {
    const t = light('a=4-6-7, gun=ge-ATR')
    t.answer('prepFire', at(t, 'gun', 'F3'))
      .rolls(4, 1)
      .rolls(2, 2)
    expect(lastKill(t)).toBe('ATR in the front of the hull: 5 +1 range 3 - 1 = 5, destroyed')
    const far = light('a=4-6-7, gun=ge-ATR', undefined, 'P3')
    far.refuses('axis', at(far, 'gun', 'P3'), { message: /reaches 12/ })
  })

  test('SK-7.8-18 of a vehicle only the main armament', () => {
    const t = light('pz=ge-pzivh vca1')
    t.refuses(
      'axis',
      { type: 'smallArms', weapon: mounted(t, 'pz', 'coaxial'), at: 'F3', vehicle: t.unit('tank') },
      { rule: '7.8', message: /main armament/ },
    )
    const main = light('pz=ge-pzib vca1')
    main
      .answer('prepFire', { type: 'smallArms', weapon: mounted(main, 'pz', 'main'), at: 'F3', vehicle: main.unit('tank') })
      .rolls(4, 1)
      .rolls(6, 6)
    expect(lastKill(main)).toBe('CMG in the front of the hull: 4 +1 range 3 - 1 = 4, none')
  })

  const byMain = (t: AslskTable, hex = 'F3') => ({ type: 'smallArms', weapon: mounted(t, 'pz', 'main'), at: hex, vehicle: t.unit('tank') })
  const offered = (t: AslskTable) =>
    [...(t.game.open[0]!.question.candidates() as Iterable<{ type: string; weapon?: number; ca?: number }>)].filter(
      ({ type, weapon }) => type === 'smallArms' && weapon === mounted(t, 'pz', 'main'),
    )

  test('SK-4.1-09 SK-2.0-21 SK-7.8-17 a main armament with half its FP does not: in Motion, or with a pinned crew; in the AFPh by itself it does', () => {
    const still = light('pz=ge-pzib vca1', undefined, 'F3', { phase: 'advancingFire' })
    expect(offered(still)).toHaveLength(1)
    for (const phase of ['advancingFire', 'defensiveFire'] as const) {
      const moving = light('pz=ge-pzib vca1 motion', undefined, 'F3', {
        phase,
        attacker: phase === 'advancingFire' ? 'axis' : 'allied',
      })
      moving.refuses('axis', byMain(moving), { rule: '4.1', message: /all its FP/ })
    }
    const pinned = light('pz=ge-psw221 vca1 tca1 CE pinned')
    pinned.refuses('axis', byMain(pinned), { rule: '4.1', message: /all its FP/ })
  })

  test('SK-7.8-05 SK-7.8-18 a main armament is turned to fire at an AFV, and pays for it as a gun would', () => {
    const behind = light('pz=ge-pzib vca4 tca4', 'tank=ru-BA64B vca4', 'F3', { phase: 'prepFire' })
    behind.refuses('axis', byMain(behind), { rule: '3.2.4', message: /not in the Covered Arc/ })
    expect(offered(behind)).toMatchObject([{ ca: 1 }])
    behind.answer('prepFire', { ...byMain(behind), ca: 1 }).rolls(4, 3)
    expect(lastShot(behind).labels).toContain('Case 8: turned by 3 hexspines +4')
    expect(v(behind, 'pz')).toMatchObject({ vca: 4, tca: 1 })
    const hull = light('pz=al-L335 vca0', 'tank=ru-BA64B vca4', 'F3', { phase: 'prepFire' })
    expect(offered(hull)).toMatchObject([{ ca: 1 }])
    hull.answer('prepFire', { ...byMain(hull), ca: 1 }).rolls(4, 3)
    expect(lastShot(hull).labels).toContain('Case 8: turned by 1 hexspine +3')
  })
})

describe('4.4 shaped charges against AFVs', () => {
  test('SK-4.4-04 SK-4.4.1-07 a Bazooka hit goes by the HEAT table: 13, and 16 for the later ones', () => {
    for (const [id, number] of [
      ['am-BAZ43', 13],
      ['am-BAZ44', 16],
      ['am-BAZ45', 16],
    ] as const) {
      const t = table(`A1 US: spare=6-6-6, MMG    C3 US: a=7-4-7, gun=${id}    E3 German: tank=ge-pzivh vca4    A14 German: 4-6-7`, {
        ...prep,
        attacker: 'allied',
        year: 1945,
      })
      shell(t, 'gun', 'E3', { target: 'vtt' }).rolls(3, 2).rolls(6, 6)
      expect(lastKill(t)).toContain(`: ${number} - 8 = ${number - 8},`)
    }
  })
})

describe('4.2 flamethrowers against AFVs', () => {
  const flames = (tank: string, hex = 'D3') =>
    table(`A1 US: spare=6-6-6, MMG    C3 US: a=7-4-7, ft=FT    ${hex} German: tank=${tank}    A14 German: 4-6-7`, {
      ...prep,
      attacker: 'allied',
      year: 1944,
    })
  const burn = (t: AslskTable, hex = 'D3') =>
    t.answer('prepFire', { type: 'flame', weapon: t.weapon('ft'), at: hex, vehicle: t.unit('tank') })

  test('SK-4.2-05 8, whatever the armour, and equal is not enough', () => {
    const t = flames('ge-pzvib vca4')
    burn(t).rolls(3, 4)
    expect(lastKill(t)).toBe('flame in the front of the hull: 8 - 0 = 8, destroyed')
    const equal = flames('ge-pzvib vca4')
    burn(equal).rolls(4, 4)
    expect(equal.where('tank')).toBe('D3')
  })

  test('what it would do is told before: 21 of the 36 rolls destroy', () => {
    const t = flames('ge-pzvib vca4')
    const decision = { type: 'flame', weapon: t.weapon('ft'), at: 'D3', vehicle: t.unit('tank') }
    const { final, results } = t.game.questionFor('allied')!.question.preview!(decision) as KillBranch
    expect([final, results[0]]).toEqual([8, { result: 'destroyed', rolls: 21 }])
    expect(results.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(36)
  })

  test('SK-4.2-11 half of it at two hexes', () => {
    const t = flames('ge-pzvib vca4', 'E3')
    burn(t, 'E3').rolls(2, 2)
    expect(lastKill(t)).toBe('flame in the front of the hull: 4 - 0 = 4, none')
  })

  test('SK-4.2-12 SK-7.13-07 one more at an exposed crew, two at an open top', () => {
    const t = flames('ge-pzivh vca4 CE')
    burn(t).rolls(4, 4)
    expect(lastKill(t)).toContain('8 +1 crew exposed - 0 = 9, destroyed')
    const open = flames('ge-mardiiih vca4')
    burn(open).rolls(5, 5)
    expect(lastKill(open)).toContain('8 +1 crew exposed +2 open-topped - 0 = 11, destroyed')
    const shut = flames('ge-mardiiih vca4 BU')
    burn(shut).rolls(4, 5)
    expect(lastKill(shut)).toContain('8 +2 open-topped - 0 = 10, destroyed')
  })

  test('SK-3.3.2.2-09 SK-7.12-02 that of a vehicle that has not stopped reaches an exposed crew with half its FP', () => {
    const fp = (motion: string) => {
      const t = table(
        `C3 British: own=br-crocodile vca1 ${motion}    D3 German: tank=ge-pzvib vca4 CE    A14 German: 4-6-7    A1 British: 4-5-7`,
        {
          ...prep,
          attacker: 'allied',
          phase: 'advancingFire',
          year: 1944,
        },
      )
      t.answer('advancingFire', { type: 'flame', weapon: mounted(t, 'own', 'flame'), at: 'D3', vehicle: t.unit('tank') }).rolls(6, 6)
      return t.game.events.flatMap(({ event }) => (event.type === 'attack' ? [event.column] : []))
    }
    expect([fp(''), fp('motion')]).toEqual([[24], [12]])
  })

  test('SK-3.2.2.1-03 who shares his hex with the enemy turns it on nobody outside', () => {
    const t = table(
      'A1 US: spare=6-6-6, MMG    C3 US: a=7-4-7, ft=FT; German: near=ge-pzvib vca4 motion    D3 German: tank=ge-pzvib vca4    A14 German: 4-6-7',
      {
        ...prep,
        attacker: 'allied',
        year: 1944,
      },
    )
    const flame = { type: 'flame', weapon: t.weapon('ft'), at: 'D3', vehicle: t.unit('tank') }
    t.refuses('allied', flame, { rule: '3.2.2.1', message: /may not fire out of it/ })
    expect(t.game.problems('allied', { ...flame, at: 'C3', vehicle: t.unit('near') })).toEqual([])
  })

  test('SK-3.2.4-66 from inside the hex it strikes the rear', () => {
    const t = table('A1 US: spare=6-6-6, MMG    C3 US: a=7-4-7, ft=FT; German: tank=ge-pzvib vca4 motion    A14 German: 4-6-7', {
      ...prep,
      attacker: 'allied',
      year: 1944,
    })
    burn(t, 'C3').rolls(4, 4)
    expect(lastKill(t)).toBe('flame in the rear of the hull: 8 +1 rear - 0 = 9, destroyed')
  })
})
