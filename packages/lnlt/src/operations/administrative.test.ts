import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

const done = { phase: 'administrative', turns: 9 } as const

test('LNL-9.0-01 the markers of actions come off', () => {
  const t = table(
    `B2 US: 2-6-4 moved, 2-5-4 assaultMove fired, 2-6-4 opsComplete
     C4 US: 2-6-4 lowCrawl, 2-6-4 stealth, 2-6-4 hitAndRun    H7 German: medic stealthAssault`,
    done,
  ).rolls(1, 2)
  t.saw({
    type: 'markersOff',
    kinds: ['moved', 'fired', 'assaultMove', 'lowCrawl', 'stealth', 'stealthAssault', 'hitAndRun', 'opsComplete'],
  })
  t.expect('B2').has('2-6-4', '2-5-4', '2-6-4').expect('C4').has('2-6-4', '2-6-4', '2-6-4').expect('H7').has('6-0-6')
})

test('LNL-9.0-08 Spotted and Starshell markers come off; LNL-9.0-09 FFE markers too', () => {
  const t = table(
    'B2 spotted red; US: a=2-6-4    C4 spotted blue 1    D4 marker starshell    E4 marker ffe    H7 German: medic',
    done,
  ).rolls(1, 2)
  expect(t.state.markers).toEqual([])
})

test('LNL-9.0-02 LNL-PAC12-01 action markers go first; then Smoke 2 goes and Smoke 1 becomes Smoke 2; the turn marker comes last', () => {
  const t = table('B2 US: a=2-6-4 moved    C4 smoke 1    D4 smoke 2    H7 German: medic', done).rolls(1, 2)
  t.saw({ type: 'markersOff', kinds: ['moved'] })
  t.saw({ type: 'smoke', at: t.place('C4'), value: 2 })
  t.saw({ type: 'smoke', at: t.place('D4'), value: 0 })
  t.saw({ type: 'turn', turn: 2 })
  expect([t.markers('C4'), t.markers('D4')]).toEqual([['smoke 2'], []])
})

test('LNL-9.0-04 a Melee marker goes where one side is left or none, and stays where both are', () => {
  const t = table('B2 melee; US: a=2-6-4    C4 melee    D4 melee; US: b=2-6-4; German: x=1-6-4    H7 German: medic', done).rolls(1, 2)
  expect(['B2', 'C4', 'D4'].map((hex) => t.markers(hex).length)).toEqual([0, 0, 1])
})

test('LNL-9.0-06 LNL-9.0-10 the turn marker advances, and the next turn begins with the roll for the initiative', () => {
  const t = table('B2 US: a=2-6-4    H7 German: medic', { ...done, turn: 3 }).rolls(2, 5)
  expect(t.state.turn).toBe(4)
  t.saw({ type: 'turn', turn: 4 }).saw({ type: 'initiative', side: 'red', dice: { blue: 2, red: 5 } })
})

test('LNL-9.0-07 Victory is not looked at before the last turn is over', () => {
  const victory = {
    text: 'Hold B2.',
    conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['B2'] }, text: 'Hold B2.' }],
  } as const
  const text = 'B2 US: a=2-6-4    H7 German: medic'
  const before = table(text, { ...done, turn: 8, victory }).rolls(1, 2)
  expect(before.state.winner).toBe(null)
  const last = table(text, { ...done, turn: 9, victory })
  expect(last.state.winner).toBe('blue')
})

test('what units and weapons did in a turn is forgotten', () => {
  const t = table('B2 US: a=2-6-4 triedSmoke, BAR used    H7 German: medic', done).rolls(1, 2)
  expect(t.u('a').triedSmoke).toBe(false)
  expect(t.w('BAR').used).toBe(false)
})
