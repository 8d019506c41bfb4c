import { expect, test } from 'vitest'
import { end, fireOf, hold, step, stop } from '../../test/moves.ts'
import { type LnltTable, table } from '../../test/table.ts'

function enter(t: LnltTable, units: string, to: string, more: object = {}): LnltTable {
  return t.answer('impulse', { type: 'enter', units: t.units(units), to, ...more })
}

const FAR = 'L9 German: x=medic, y=6-1-6'

test('LNL-22.0-07 LNL-4.0-22 who enters pays for every hex, the first too', () => {
  const t = table(`${FAR}    >A1 US: a=2-6-4    A1 light-woods`)
  enter(t, 'a', 'A1')
  t.saw({ type: 'moves', halves: 4, spent: [4] })
  step(t, 'A2')
  step(t, 'A3')
  t.saw({ type: 'moveEnds', at: t.place('A3') })
    .expect('A3')
    .has('2-6-4 moved')
})

test('LNL-22.0-15 one unit or stack enters in an impulse', () => {
  const t = table(`${FAR}    >A1 US: a=2-6-4, b=2-6-4    C5 US: c=2-6-4`)
  stop(enter(t, 'a', 'A1'))
  t.asks('red', 'impulse').pass()
  stop(enter(t, 'b', 'A1'))
  t.expect('A1').has('2-6-4 moved', '2-6-4 moved')
})

test('LNL-22.0-08 any way of moving of which the units are capable', () => {
  const t = table('L9 German: x=medic    >A1 US: a=2-5-4, b=2-6-4    D2 German: z=medic')
  t.refuses('blue', { type: 'enter', units: t.units('b'), to: 'A1', mode: 'assaultMove' }, { rule: '6.1' })
  stop(enter(t, 'a', 'A1', { mode: 'assaultMove' }))
  t.answer('act', fireOf(t, 'a', 'A1', 'D2')).rolls(1, 6)
  t.expect('A1').has('2-5-4 assaultMove fired')
  t.pass()
  enter(t, 'b', 'A1', { mode: 'lowCrawl' })
  end(t)
  t.expect('A1').has('2-5-4 assaultMove fired', '2-6-4 lowCrawl')
})

test('LNL-22.0-08 LNL-6.1-10 a Leader who enters with units that can Assault Move does so with them, and not alone', () => {
  const t = table('L9 German: x=medic    >A1 US: a=us-101st-airborne-squad, l=us-101st-airborne-leader-6-2    D2 German: z=medic')
  t.refuses('blue', { type: 'enter', units: t.units('l'), to: 'A1', mode: 'assaultMove' }, { rule: '6.1' })
  expect(t.candidates()).toContainEqual({ type: 'enter', units: t.units('a l'), to: 'A1', mode: 'assaultMove' })
  stop(enter(t, 'a l', 'A1', { mode: 'assaultMove' }))
  t.expect('A1').has('2-5-4 assaultMove', '6-2-6 assaultMove')
})

test('LNL-22.0-16 LNL-6.1.1-11 nobody fires first from off the map and enters then', () => {
  const t = table(`D2 German: z=medic    >A1 US: a=2-5-4    C5 US: c=2-6-4`)
  const shot = { ...fireOf(t, 'a', 'A1', 'D2'), type: 'assaultFire', movers: t.units('a'), to: 'A1' }
  t.refuses('blue', shot, {})
  t.activate('C5')
  t.refuses('blue', shot, { rule: '6.1.1', message: /off the map/ })
})

test('only who is due enters, and only where he is due', () => {
  const t = table(`${FAR}    >A1 US: a=2-6-4    C5 US: c=2-6-4`)
  t.refuses('blue', { type: 'enter', units: t.units('a'), to: 'A2' }, { rule: '22.0', message: /does not enter at A2/ })
  t.refuses('blue', { type: 'enter', units: t.units('c'), to: 'A1' }, { rule: '22.0' })
  t.refuses('blue', { type: 'enter', units: t.units('x'), to: 'A1' }, { rule: '22.0' })
  t.refuses('blue', { type: 'enter', units: t.units('a'), to: 'Z9' }, { rule: '1.4' })
})

test('LNL-5.3-02 who enters the map may be fired at', () => {
  const t = table('D2 German: g=1-6-4    >A1 US: a=2-6-4')
  enter(t, 'a', 'A1')
  t.asks('red', 'opportunityFire')
})

test('example EX2-IN-01 three Squads enter with their Leader in Double-Time: 1, 2 (uphill here, a Hedge there) and 2 of 6 MP, and two shots in the last hex', () => {
  const text =
    'J2 level 1    J3 lc-building    J6 US: g=2-6-4    >J1 German: a=de-wehrmacht-squad, b=de-wehrmacht-squad, c=de-wehrmacht-squad, k=Koch'
  const t = table(text, { next: 'red' })
  hold(enter(t, 'a b c k', 'J1'))
  hold(step(t, 'J2'))
  step(t, 'J3')
  expect(t.game.open[0]?.question).toMatchObject({ kind: 'opportunityFire', about: { budget: 2 } })
  hold(t)
  t.saw({ type: 'moves', spent: [2, 2, 2, 2] })
    .saw({ type: 'moves', spent: [6, 6, 6, 6] })
    .saw({ type: 'moves', spent: [10, 10, 10, 10] })
  stop(t)
  expect(t.at('J3').every((unit) => unit.endsWith('moved'))).toBe(true)
})

test('as many as fit enter together, each alone and each with the Leader: all offered are legal', () => {
  const t = table(`${FAR}    >A1 US: 2-6-4, 2-6-4, 2-6-4, 2-6-4, l=6-1-6`)
  const { question } = t.game.open[0]!
  const offered = t.candidates() as { type: string; units?: number[] }[]
  expect(offered.filter((each) => question.problems(each).length > 0)).toEqual([])
  expect(Math.max(...offered.map(({ units = [] }) => units.length))).toBe(4)
})
