import { expect, test } from 'vitest'
import { advanceOf } from '../../test/close-combat.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { act } from '../../test/vehicles.ts'
import type { Hex } from '../state.ts'
import type { Vehicle } from '../units/units.ts'
import { advisorIn } from './advisor.ts'
import { Duels } from './duel.ts'
import { type Manner, PLAIN } from './manner.ts'

const VICTORY = { side: 'allied', text: 'Control C6.', condition: { type: 'control', hexes: ['C6'] } } as const
const ADVANCE: TableOptions = { phase: 'advance', attacker: 'allied', columns: 10, rows: 10, victory: VICTORY, turn: 2, turns: 4 }

/** What somebody of this manner holds a decision to be worth. */
function worth(t: AslskTable, decision: unknown, manner: Partial<Manner> = {}): number {
  const [open] = t.game.open
  return advisorIn({ ...PLAIN, ...manner }).judge(t.state, open!.seat, open!)(decision)
}

const MOVE: TableOptions = { ...ADVANCE, phase: 'movement' }
const FOE = 'C9 woods; German: 4-6-7, HMG'

test.each<[keyof Manner, string, () => [AslskTable, (t: AslskTable) => unknown]]>([
  ['urgency', 'a hex nearer', () => [table(`C3 US: s=6-6-6   ${FOE}`, ADVANCE), (t) => advanceOf(t, 'C4', 's')]],
  ['objective', 'the goal', () => [table(`C5 US: s=6-6-6   ${FOE}`, ADVANCE), (t) => advanceOf(t, 'C6', 's')]],
  ['staying', 'a place under fire', () => [table(`C3 woods; US: s=6-6-6   ${FOE}`, ADVANCE), (t) => advanceOf(t, 'C4', 's')]],
  ['leaders', 'an advance of a leader', () => [table(`C3 US: l=8-1   ${FOE}`, ADVANCE), (t) => advanceOf(t, 'C4', 'l')]],
  [
    'leaders',
    'a step of a leader',
    () => [table(`C3 US: l=8-1   ${FOE}`, MOVE), (t) => ({ type: 'step', units: [t.unit('l')], to: 'C4' })],
  ],
  [
    'passing',
    'a step under fire',
    () => [table(`C3 US: s=6-6-6   ${FOE}`, MOVE), (t) => ({ type: 'step', units: [t.unit('s')], to: 'C4' })],
  ],
  ['melee', 'Close Combat', () => [table('C5 US: s=6-6-6   C6 German: 4-6-7', ADVANCE), (t) => advanceOf(t, 'C6', 's')]],
  ['drive', 'a tank on its way', () => [table(`C4 Russian: tank=ru-T3485 vca3   ${FOE}`, MOVE), (t) => act(t, 'start', 'tank')]],
  ['beside', 'a tank beside men', () => [table('B2 Russian: tank=ru-T3485 vca2   C7 German: 4-6-7', MOVE), (t) => act(t, 'start', 'tank')]],
])('%s changes what %s is worth', (field, _, laid) => {
  const [t, decision] = laid()
  expect(worth(t, decision(t), { [field]: 2 })).not.toBe(worth(t, decision(t)))
})

test('who looks further does not go before guns that have fired and will fire again', () => {
  const t = table('C3 woods; US: s=6-6-6   C8 woods; German: 4-6-7 final, HMG final', ADVANCE)
  expect(worth(t, advanceOf(t, 'C4', 's'), { later: 1 })).toBeLessThan(worth(t, advanceOf(t, 'C4', 's')))
  const fresh = table('C3 woods; US: s=6-6-6   C8 woods; German: 4-6-7, HMG', ADVANCE)
  expect(worth(fresh, advanceOf(fresh, 'C4', 's'), { later: 1 })).toBe(worth(fresh, advanceOf(fresh, 'C4', 's')))
})

test('in the last turn what decides the game is worth more, and before it is not', () => {
  const gain = (turn: number) => {
    const t = table('C5 US: s=6-6-6   G9 German: 4-6-7', { ...ADVANCE, turn })
    return worth(t, advanceOf(t, 'C6', 's'), { last: 15 }) - worth(t, advanceOf(t, 'C6', 's'))
  }
  expect(gain(4)).toBeCloseTo(15)
  expect(gain(3)).toBe(0)
})

test('a leader who cares for them goes to those who are broken', () => {
  const gain = (state: string) => {
    const t = table(`E5 US: l=8-1   E6 US: 6-6-6 ${state}   G9 German: 4-6-7`, ADVANCE)
    return worth(t, advanceOf(t, 'E6', 'l'), { rally: 1 }) - worth(t, advanceOf(t, 'E6', 'l'))
  }
  expect(gain('broken')).toBeGreaterThan(0)
  expect(gain('')).toBe(0)
})

test('who spreads his men does not put them where others are under fire already', () => {
  const loss = (there: string) => {
    const t = table(`C4 US: s=6-6-6   C5 US: ${there}   C8 woods; German: 4-6-7, HMG`, ADVANCE)
    return worth(t, advanceOf(t, 'C5', 's')) - worth(t, advanceOf(t, 'C5', 's'), { spread: 1 })
  }
  expect(loss('6-6-6, 6-6-6')).toBeGreaterThan(loss('6-6-6'))
  expect(loss('6-6-6')).toBeGreaterThan(0)
})

test('a gun is more dangerous to the side of a tank than to its front, and not at all to what it does not see', () => {
  const danger = (vca: number, between = '') => {
    const t = table(`C4 Russian: tank=ru-T3485 vca${vca}   ${between}   C8 woods; German: 2-2-8, ge-AT75L`, {
      ...ADVANCE,
      phase: 'movement',
    })
    const tank = t.state.units[t.unit('tank')] as Vehicle
    return new Duels(t.state, 'allied').danger(tank, tank.at as Hex, vca)
  }
  const [front, side] = [danger(3), danger(5)]
  expect(front).toBeGreaterThan(0)
  expect(side).toBeGreaterThan(front)
  expect(danger(5, 'C6 stone building')).toBe(0)
})

test('a tank that minds guns stays where they do not see it', () => {
  const starts = (gun: string, duels: number) => {
    const t = table(`C3 Russian: tank=ru-T3485 vca3   C4 stone building   ${gun}`, { ...ADVANCE, phase: 'movement' })
    return worth(t, act(t, 'start', 'tank'), { duels }) > 0
  }
  const gun = 'C9 woods; German: 2-2-8, ge-AT88LL'
  expect([starts(gun, 0), starts(gun, 2), starts('C9 woods; German: 4-6-7', 2)]).toEqual([true, false, true])
})

test('who is patient asks less of a shot when nobody else may move', () => {
  const asked = (others: string) => {
    const t = table(`C2 US: m=6-6-6   ${others}   C6 German: s=4-6-7`, { ...ADVANCE, phase: 'movement' })
    t.answer('move', { type: 'step', units: [t.unit('m')], to: 'C3' })
    const fire = { type: 'fire', at: 'C3', firers: [{ unit: t.unit('s'), inherent: true, weapons: [] }], directors: [] }
    return worth(t, fire, { patience: 1 }) - worth(t, fire)
  }
  expect(asked('')).toBeGreaterThan(0)
  expect(asked('A1 US: 6-6-6, 6-6-6, 6-6-6')).toBe(0)
})
