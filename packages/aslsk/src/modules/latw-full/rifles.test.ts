import { example } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { lastKill, mounted } from '../../../test/armour.ts'
import { last, shoot } from '../../../test/fire.ts'
import { stepOf } from '../../../test/moves.ts'
import { lastShot } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { smallArmsShot } from '../../armour/small-arms.ts'
import { toHitTotal } from '../../ordnance/by-vehicle.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 14, columns: 20, year: 1942, month: 6, modules: ['latw-full'] }

/** A Weapon in C3 and an armoured car so many hexes away. */
function light(who: string, hex = 'F3', tank = 'tank=ru-BA64B vca4', options: TableOptions = {}): AslskTable {
  return table(`A1 German: spare=4-6-7, LMG    C3 German: ${who}    ${hex} Russian: ${tank}    A14 Russian: far=4-4-7`, {
    ...prep,
    ...options,
  })
}

const at = (t: AslskTable, weapon: string, hex: string) => ({
  type: 'smallArms',
  weapon: t.weapon(weapon),
  at: hex,
  vehicle: t.unit('tank'),
})
const fireAt = (t: AslskTable, weapon: string, hex: string) => t.answer(t.asked.kind, at(t, weapon, hex))

describe('anti-tank rifles', () => {
  test('AID-LATW-04 AID-LATW-45 10 up to six hexes, 9 up to twelve; two more in the next hex and one more in the second', () => {
    const th = (hex: string) => {
      const t = light('a=4-6-7, gun=ge-ATR', hex)
      fireAt(t, 'gun', hex).rolls(6, 6)
      return lastShot(t).th
    }
    expect([th('D3'), th('E3'), th('F3'), th('I3'), th('J3'), th('O3')]).toEqual([12, 11, 10, 10, 9, 9])
    const t = light('a=4-6-7, gun=ge-ATR', 'P3')
    t.refuses('axis', at(t, 'gun', 'P3'), { message: /reaches 12/ })
  })

  test('AID-LATW-05 AID-LATW-11 its TK number is 5, a Russian one’s 6; the range adds two, one or nothing', () => {
    const tk = (hex: string) => {
      const t = light('a=4-6-7, gun=ge-ATR', hex)
      fireAt(t, 'gun', hex).rolls(3, 2).rolls(6, 6)
      return /: (.*) - /.exec(lastKill(t))![1]
    }
    expect([tk('D3'), tk('E3'), tk('I3'), tk('J3')]).toEqual(['5 +2 range 1', '5 +1 range 2', '5 +1 range 6', '5'])
    const russian = table(
      'A1 Russian: spare=4-4-7    C3 Russian: a=4-4-7, gun=ru-ATR    J3 German: tank=ge-pzib vca4    A14 German: far=4-6-7',
      {
        ...prep,
        attacker: 'allied',
      },
    )
    fireAt(russian, 'gun', 'J3').rolls(3, 2).rolls(6, 6)
    expect(lastKill(russian)).toMatch(/: 6 - /)
  })

  example('EX-AID-76 four hexes away a 5 is a 6, and against armour of 2 a 4', (seat) => {
    const t = seat(light('a=4-6-7, gun=ge-ATR', 'G3', 'tank=ru-BT7A vca4'))
    fireAt(t, 'gun', 'G3').rolls(3, 2).rolls(2, 2)
    expect(lastKill(t)).toMatch(/: 5 \+1 range 4 - 2 = 4,/)
    t.asks('axis', 'prepFire')
  })

  test('AID-LATW-06 AID-LATW-10 on the IFT it is 1 FP; of a Fire Group its part leaves nothing', () => {
    const t = table('D3 US: a=6-6-6, gun=am-ATR    D9 German: x=4-6-7    A14 German: spare=4-6-7', { ...prep, phase: 'movement' })
    t.answer('move', stepOf(t, 'x', 'D8'))
    shoot(t, 'D8', 'a+gun').rolls(6, 5)
    expect(last(t).fp).toBe(7)
    expect(t.state.markers).toMatchObject([{ kind: 'residual', value: 2 }])
    const alone = table('D3 US: a=6-6-6, gun=am-ATR    D9 German: x=4-6-7    A14 German: spare=4-6-7', { ...prep, phase: 'movement' })
    alone.answer('move', stepOf(alone, 'x', 'D8'))
    shoot(alone, 'D8', '+gun').rolls(6, 5)
    expect([last(alone).fp, alone.state.markers]).toEqual([1, []])
  })

  test('AID-LATW-19 AID-LATW-46 it has the black numbers of any nation; captured the red ones, and +2', () => {
    const own = table(
      'A1 Russian: spare=4-4-7    C3 Russian: a=4-4-7, gun=ru-ATR    J3 German: tank=ge-pzib vca4    A14 German: far=4-6-7',
      {
        ...prep,
        attacker: 'allied',
      },
    )
    fireAt(own, 'gun', 'J3').rolls(6, 5)
    expect(lastShot(own).th).toBe(9)
    const taken = light('a=4-6-7, gun=ru-ATR captured', 'J3')
    fireAt(taken, 'gun', 'J3').rolls(6, 3)
    expect([lastShot(taken).th, lastShot(taken).labels.includes('captured +2')]).toEqual([8, true])
  })

  test('AID-LATW-46 the lower die counts twice for one that is fired from a vehicle in Motion', () => {
    const t = table(
      'A1 Russian: spare=4-4-7    C3 German: car=ge-pzib vca1 motion    J3 Russian: tank=ru-BA64B vca4    A14 German: far=4-6-7',
      prep,
    )
    const declared = { type: 'smallArms', weapon: mounted(t, 'car', 'main'), at: 'J3', vehicle: t.unit('tank') } as const
    const { by } = smallArmsShot(
      t.state,
      { when: 'prepFire', side: 'axis', expenditure: null },
      declared,
      t.state.weapons[declared.weapon]!,
    )!
    expect(toHitTotal({ by }, { coloured: 3, white: 5, total: 8 })).toBe(11)
  })

  const rifle = (t: AslskTable, hex: string) => ({ type: 'rifleShot', weapon: t.weapon('gun'), at: hex })

  test('AID-LATW-34 AID-LATW-04 a 20L may be aimed at men: 8, or 7 beyond six hexes, and the 1 column', () => {
    const japanese = (hex: string) =>
      table(`A1 Japanese: spare=4-4-7    C3 Japanese: a=2-2-8 crew, gun=ja-ATR-20L    ${hex} US: x=6-6-6    A14 US: far=6-6-6`, prep)
    const near = japanese('F3')
    expect(near.candidates()).toContainEqual(rifle(near, 'F3'))
    near.answer('prepFire', rifle(near, 'F3')).rolls(5, 2).rolls(6, 6)
    expect(lastShot(near)).toMatchObject({ th: 8, hit: true })
    near.saw({ type: 'attack', column: 1, targets: [near.unit('x')] })
    const far = japanese('K3')
    far.answer('prepFire', rifle(far, 'K3')).rolls(6, 5)
    expect(lastShot(far).th).toBe(7)
  })

  test('AID-LATW-50 only a 20L keeps a rate', () => {
    const t = table('A1 Japanese: spare=4-4-7    C3 Japanese: a=2-2-8 crew, gun=ja-ATR-20L    F3 US: x=6-6-6    A14 US: far=6-6-6', prep)
    t.answer('prepFire', rifle(t, 'F3')).rolls(1, 6).rolls(6, 6)
    expect(t.w('gun').keptRate).toBe(true)
    const other = light('a=4-6-7, gun=ge-ATR')
    fireAt(other, 'gun', 'F3').rolls(1, 6).rolls(6, 6)
    expect(other.w('gun').keptRate).toBe(false)
  })

  test('AID-LATW-15 any other only at a Gun behind its shield, which a hit may put out of action', () => {
    const guns = (ca: string) =>
      table(
        `A1 German: spare=4-6-7    C3 German: a=4-6-7, gun=ge-ATR    F3 Russian: c=2-2-8 crew, their=ru-AT45L ${ca}    A14 Russian: far=4-4-7`,
        prep,
      )
    const t = guns('ca4')
    expect(t.candidates()).toContainEqual(rifle(t, 'F3'))
    t.answer('prepFire', rifle(t, 'F3')).rolls(1, 1).rolls(1, 1)
    t.saw({ type: 'attack', column: 2, targets: [t.unit('c')] })
    expect(t.w('their').at).toBe(-4)
    const behind = guns('ca1')
    behind.refuses('axis', rifle(behind, 'F3'), { rule: 'C11.52', message: /behind the shield/ })
  })
})

describe('machine guns against AFVs', () => {
  test('AID-LATW-29 those that men carry, with the black numbers; those of vehicles not at all', () => {
    const t = table('A1 Russian: spare=4-4-7    C3 Russian: a=4-4-7, mg=ru-MMG    J3 German: tank=ge-pzib vca4    A14 German: far=4-6-7', {
      ...prep,
      attacker: 'allied',
    })
    fireAt(t, 'mg', 'J3').rolls(6, 5)
    expect(lastShot(t).th).toBe(9)
    const tank = light('pz=ge-pzib vca1')
    tank.refuses(
      'axis',
      { type: 'smallArms', weapon: mounted(tank, 'pz', 'main'), at: 'F3', vehicle: tank.unit('tank') },
      { rule: 'A9.61' },
    )
  })

  test('AID-LATW-30 from thirteen hexes on the number is two lower', () => {
    const th = (hex: string) => {
      const t = light('a=4-6-7, mg=HMG', hex)
      fireAt(t, 'mg', hex).rolls(6, 5)
      return lastShot(t).th
    }
    expect([th('O3'), th('P3'), th('S3')]).toEqual([9, 6, 6])
  })

  test('AID-LATW-51 alone, within normal range and with all its FP', () => {
    const pinned = light('a=4-6-7 pinned, mg=MMG')
    pinned.refuses('axis', at(pinned, 'mg', 'F3'), { rule: '4.1', message: /all its FP/ })
    const far = light('a=4-6-7, mg=LMG', 'N3')
    far.refuses('axis', at(far, 'mg', 'N3'), { message: /reaches/ })
    const nobody = light('a=4-6-7, mg=LMG')
    nobody.refuses('axis', { ...at(nobody, 'mg', 'F3'), vehicle: nobody.unit('a') }, {})
  })

  test('AID-LATW-52 no Critical Hit, no two hits with doubles, and no aim at the tracks', () => {
    const t = light('a=4-6-7, mg=MMG')
    fireAt(t, 'mg', 'F3').rolls(1, 1).rolls(6, 6)
    expect(lastShot(t)).toMatchObject({ hit: true, critical: false })
    const twice = table('A1 US: spare=6-6-6    C3 US: a=6-6-6, mg=am-MMG    F3 German: tank=ge-pzib vca4    A14 German: far=4-6-7', {
      ...prep,
      attacker: 'allied',
      modules: ['latw-full', 'gun-card'],
    })
    fireAt(twice, 'mg', 'F3').rolls(2, 2).rolls(6, 6)
    expect(lastShot(twice)).toMatchObject({ hit: true })
    twice.asks('allied', 'prepFire')
    const tracks = light('a=4-6-7, mg=MMG')
    tracks.refuses('axis', { type: 'immobilize', weapon: tracks.weapon('mg'), at: 'F3', vehicle: tracks.unit('tank') }, { rule: 'C5.7' })
  })

  test('AID-LATW-53 the TK number is 4, of a .50 calibre 5; two more up to one hex, one more up to six', () => {
    const tk = (weapon: string, hex: string) => {
      const t = table(`A1 US: spare=6-6-6    C3 US: a=6-6-6, mg=${weapon}    ${hex} German: tank=ge-pzib vca4    A14 German: far=4-6-7`, {
        ...prep,
        attacker: 'allied',
      })
      fireAt(t, 'mg', hex).rolls(3, 2).rolls(6, 6)
      return /: (.*) - /.exec(lastKill(t))![1]
    }
    expect([tk('am-MMG', 'D3'), tk('am-MMG', 'I3'), tk('am-MMG', 'J3')]).toEqual(['4 +2 range 1', '4 +1 range 6', '4'])
    expect(tk('am-HMG-50', 'J3')).toBe('5')
  })
})

test('AID-LATW-45 the nearness of the target is no help to a rocket', () => {
  const t = table('A1 US: spare=6-6-6    C3 US: a=6-6-6, gun=am-BAZ43    D3 German: tank=ge-pzivh vca4    A14 German: far=4-6-7', {
    ...prep,
    attacker: 'allied',
    year: 1943,
  })
  t.answer('prepFire', { type: 'ordnance', weapon: t.weapon('gun'), at: 'D3', target: 'vtt' }).rolls(5, 6)
  expect(lastShot(t).th).toBe(9)
})
