import { describe, expect, test } from 'vitest'
import { type LnltTable, table } from '../../test/table.ts'

function flip(t: LnltTable, weapon: string) {
  return { type: 'flip', weapon: t.weapon(weapon) }
}

describe('1.6.1 tripods', () => {
  test('LNL-1.6.1-01 LNL-1.6.1-07 what stands on its tripod does not move: its owner leaves it behind', () => {
    const t = table('C3 German: a=1-6-4, m=MG42 tripod, n=MG34', { initiative: 'red' })
    t.activate('C3').answer('act', { type: 'move', units: [t.unit('a')], to: 'C4' })
    t.saw({ type: 'weaponLeft', rule: '1.6.1', weapon: t.weapon('m'), why: 'abandoned' })
    expect([t.w('m').owner, t.w('n').owner, t.where('a')]).toEqual([-1, t.unit('a'), 'C4'])
  })

  test('LNL-1.6.1-02 it is flipped in the Rally Phase, either way; in the Operations Phase nobody can', () => {
    const t = table('C3 German: a=1-6-4, m=MG42, n=MG42 tripod', { phase: 'rally', initiative: 'red' })
    t.answer('rally', flip(t, 'm')).answer('rally', flip(t, 'n'))
    expect([t.w('m').assembled, t.w('n').assembled]).toEqual([true, false])
    t.refuses('red', flip(t, 'm'), { rule: '3.0' })
    t.answer('rally', { type: 'done' })
      .activate('C3')
      .refuses('red', flip(t, 'm'), { message: /type must be/ })
  })

  test('LNL-1.6.1-08 not locked in Melee; LNL-1.6.1-03 Shaken ones dismantle, but don’t assemble', () => {
    const t = table('C3 melee; German: a=1-6-4 melee, m=MG42; US: 2-5-4 melee  G3 German: b=1-6-4 shaken, n=MG42, o=MG42 tripod', {
      phase: 'rally',
      initiative: 'red',
    })
    t.refuses('red', flip(t, 'm'), { rule: '1.6.1', message: /Melee/ })
    t.refuses('red', flip(t, 'n'), { rule: '1.6.1', message: /not put it together/ })
    t.answer('rally', flip(t, 'o'))
    expect(t.w('o').assembled).toBe(false)
  })

  test('LNL-1.6.1-04 who comes from off the map carries it folded, and can’t put it up before', () => {
    const t = table('>C1 German: a=1-6-4, m=MG42  G3 German: b=1-6-4, n=MG42', { phase: 'rally', initiative: 'red' })
    t.refuses('red', flip(t, 'm'), { rule: '1.6', message: /on the map/ }).answer('rally', { type: 'done' })
    t.answer('impulse', { type: 'enter', units: [t.unit('a')], to: 'C1' })
    expect([t.where('a'), t.w('m').owner, t.w('m').assembled]).toEqual(['C1', t.unit('a'), false])
  })

  test('a weapon without a tripod has nothing to flip', () => {
    const t = table('C3 US: a=2-5-4, w=BAR', { phase: 'rally' })
    t.refuses('blue', flip(t, 'w'), { rule: '1.6.1' })
  })

  test('LNL-1.6.1-06 one that is dismantled does not fire', () => {
    const t = table('C3 US: a=2-5-4, m=M1919A4, b=2-5-4, n=M1919A4 tripod  C6 German: 1-6-4')
    const fire = (unit: string, weapon: string) => ({
      type: 'fire',
      from: 'C3',
      at: 'C6',
      firers: [{ unit: t.unit(unit), inherent: true, weapons: [t.weapon(weapon)] }],
    })
    t.activate('C3').refuses('blue', fire('a', 'm'), { rule: '1.6.1', message: /dismantled/ })
    t.answer('act', fire('b', 'n')).rolls(1, 6).saw({ type: 'attack', firepower: 4 })
  })

  test('LNL-1.6.1-05 on a tripod it does not fire at the other floor of its own hex', () => {
    const t = table(
      'C3 stone building; German: a=1-6-4, m=MG42 tripod, n=MG34; upstairs US: x=2-5-4  C4 stone building  C5 stone building',
      {
        initiative: 'red',
        joined: ['C3 C4', 'C4 C5'],
      },
    )
    const fire = (weapon: string) => ({
      type: 'fire',
      from: 'C3',
      at: 'C3 upstairs',
      firers: [{ unit: t.unit('a'), inherent: true, weapons: [t.weapon(weapon)] }],
    })
    t.activate('C3').refuses('red', fire('m'), { rule: '1.6.1', message: /other floor|another floor/ })
    t.answer('act', fire('n')).rolls(1, 6)
  })
})
