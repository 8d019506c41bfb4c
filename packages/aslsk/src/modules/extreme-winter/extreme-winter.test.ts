import { expect, test } from 'vitest'
import { shoot } from '../../../test/fire.ts'
import { type TableOptions, table } from '../../../test/table.ts'
import { act, v } from '../../../test/vehicles.ts'
import { environmentOf } from '../../environment/environment.ts'
import { breakdownNumber } from '../../weapons/breakdown.ts'

const winter = (more: TableOptions = {}): TableOptions => ({
  phase: 'prepFire',
  attacker: 'axis',
  columns: 9,
  rows: 9,
  year: 1942,
  month: 1,
  modules: ['extreme-winter'],
  ...more,
})

test('AID-WX-50 the EC are Snow', () => {
  expect(environmentOf(table('A1 German: 4-6-7    A9 Russian: 4-4-7', winter()).state).ec).toBe('snow')
})

/** The breakdown numbers of a German MG and charge, a Russian and an American MG. */
function numbers(year: number, month: number): number[] {
  const german = table('A1 German: 4-6-7, g=MMG, d=DC    A9 Russian: 4-4-7, r=MMG', winter({ year, month }))
  const american = table('A1 German: 4-6-7    A9 US: 6-6-6, u=MMG', winter({ year, month }))
  return [
    ...['g', 'd', 'r'].map((name) => breakdownNumber(german.state, german.w(name), false)),
    breakdownNumber(american.state, american.w('u'), false),
  ]
}

test('AID-WX-51 AID-WX-83 Weapons of those in their first winter break down sooner: the Axis by two before April 1942, Russians by one before April 1941; charges do not', () => {
  const later = numbers(1943, 1)
  const drop = (year: number, month: number) => numbers(year, month).map((number, i) => number - later[i]!)
  expect(drop(1941, 1)).toEqual([-2, 0, -1, 0])
  expect(drop(1941, 4)).toEqual([-2, 0, 0, 0])
  expect(drop(1942, 3)).toEqual([-2, 0, 0, 0])
  expect(drop(1942, 4)).toEqual([0, 0, 0, 0])
})

test('AID-WX-83 a machine gun of the Germans malfunctions on a 10', () => {
  const t = table('D3 German: a=4-6-7, g=MMG    D6 Russian: x=4-4-7', winter())
  shoot(t, 'D6', 'a+g').rolls(6, 4)
  expect(t.w('g').malfunctioned).toBe(true)
})

test('AID-WX-52 AID-GER-21 outside a building a rally attempt of theirs with an original 11 costs them half; later or inside it does not', () => {
  const rally = (board: string, options: TableOptions) => {
    const t = table(`${board}; German: x=4-6-7 broken, l=9-1    A9 Russian: 4-4-7`, winter({ phase: 'rally', ...options }))
    t.passUntil('unitRally')
      .answer('unitRally', { type: 'rally', unit: t.unit('x'), leader: t.unit('l') })
      .rolls(6, 5)
    return t.game.events.some(({ event }) => event.type === 'rallyAttempt' && event.result === 'reduced')
  }
  expect([rally('D3 woods', {}), rally('D3 stone building', {}), rally('D3 woods', { year: 1943 })]).toEqual([true, false, false])
})

test('AID-WX-53 an Axis vehicle that stood on the map rolls before its first start, and never again: a 6 freezes it', () => {
  const starting = (die: number, words = '') => {
    const t = table(`A1 German: own=4-6-7    D5 German: tank=ge-pzivh vca0 ${words}    A9 Russian: 4-4-7`, winter({ phase: 'movement' }))
    return t.answer('move', act(t, 'start', 'tank')).rolls(die)
  }
  expect(v(starting(6), 'tank').immobilized).toBe(true)
  const runs = starting(5)
  expect(v(runs, 'tank').immobilized).toBe(false)
  runs.saw({ type: 'extreme-winter:engine', of: { die: 5, frozen: false } })
  expect(runs.state.modules?.['extreme-winter']).toEqual([runs.unit('tank')])
})
