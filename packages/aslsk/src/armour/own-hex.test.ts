import { describe, expect, test } from 'vitest'
import { guns } from '../../test/armour.ts'
import { hold } from '../../test/moves.ts'
import { shotAt } from '../../test/ordnance.ts'
import { type AslskTable, table } from '../../test/table.ts'
import { act, go } from '../../test/vehicles.ts'
import type { ShotDeclaration } from '../ordnance/shot.ts'

const russian = { phase: 'movement', attacker: 'allied', rows: 10, columns: 10, year: 1944, month: 7 } as const

/** A Russian tank has driven into D5 from D6, which lies to the south; the German there is asked. */
function met(german: string): AslskTable {
  const t = table(`D6 Russian: tank=ru-T3485 vca0    D5 German: ${german}    A1 Russian: 4-4-7`, russian)
  go(t, 'start', 'tank')
  return t.answer('move', act(t, 'drive', 'tank', { to: 'D5' }))
}

const legal = (t: AslskTable, decision: unknown) => t.game.problems('axis', decision).length === 0

describe('3.2.4 the own hex in the Covered Arc', () => {
  const shot = (t: AslskTable, more: Partial<ShotDeclaration> = {}) => shotAt(t, 'gun', 'D5', { target: 'vtt', ammo: 'ap', ...more })

  test('SK-3.2.4-19 a Gun covers it in the enemy MPh against who came in through its arc, or is turned as he comes', () => {
    const behind = met('c=2-2-8 crew, gun=ge-AT50L ca0')
    behind.refuses('axis', shot(behind), { rule: '3.2.4', message: /not in the Covered Arc/ })
    behind.refuses('axis', shot(behind, { ca: 1 }), { rule: '3.2.4', message: /not in the Covered Arc/ })
    expect([legal(behind, shot(behind, { ca: 2 })), legal(behind, shot(behind, { ca: 3 }))]).toEqual([true, true])
    const offered = behind.candidates().filter((each) => (each as { type: string }).type === 'ordnance') as ShotDeclaration[]
    expect(new Set(offered.map(({ ca }) => ca))).toEqual(new Set([2]))
    const before = met('c=2-2-8 crew, gun=ge-AT50L ca3')
    expect(legal(before, shot(before))).toBe(true)
    before.refuses('axis', shot(before, { ca: 2 }), { rule: '3.2.4', message: /as it stands/ })
  })

  test('SK-3.2.4-19 once he is in, it is too late to turn it to where he came from', () => {
    const t = hold(met('c=2-2-8 crew, gun=ge-AT50L ca0'))
    t.answer('move', act(t, 'halt', 'tank'))
    t.refuses('axis', shot(t, { ca: 2 }), { rule: '3.2.4', message: /only as they came in/ })
    const before = hold(met('c=2-2-8 crew, gun=ge-AT50L ca3'))
    before.answer('move', act(before, 'halt', 'tank'))
    expect(legal(before, shot(before))).toBe(true)
  })

  test('SK-3.2.4-19 so do the machine guns of a vehicle, its turret turned as they come', () => {
    const t = met('own=ge-pzivh vca0 tca0')
    // its crew is buttoned up: the tank that came has an exposed one, whom machine guns hurt
    t.u('tank').vehicle!.exposed = true
    t.refuses('axis', guns(t, 'own', 'coaxial', 'D5'), { rule: '3.2.4', message: /not in the Covered Arc/ })
    expect(legal(t, guns(t, 'own', 'coaxial', 'D5', { tca: 2 }))).toBe(true)
  })
})

describe('7.6, 3.2.4 what the bow of a vehicle bears that can’t move', () => {
  const prep = { ...russian, phase: 'prepFire', attacker: 'axis' } as const
  const among = (words: string) => table(`D5 German: own=ge-pzivh vca0 ${words}; Russian: men=4-4-7    A1 Russian: 4-4-7`, prep)

  test('SK-3.2.4-53 does not reach its own hex, but the turret does', () => {
    const t = among('immobilized')
    t.refuses('axis', guns(t, 'own', 'bow', 'D5'), { rule: '3.2.4', message: /immobilized/ })
    expect(legal(t, guns(t, 'own', 'coaxial', 'D5'))).toBe(true)
    expect(legal(among(''), guns(among(''), 'own', 'bow', 'D5'))).toBe(true)
  })

  test('SK-7.6-05 nor does its bow machine gun where it is bogged', () => {
    const t = among('bogged')
    t.refuses('axis', guns(t, 'own', 'bow', 'D5'), { rule: '7.6', message: /bogged/ })
    expect(t.candidates().some((each) => JSON.stringify(each) === JSON.stringify(guns(t, 'own', 'bow', 'D5')))).toBe(false)
  })
})
