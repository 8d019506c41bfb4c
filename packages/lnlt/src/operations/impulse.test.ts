import { expect, test } from 'vitest'
import { end, fireOf, hold, move, moveOf, stop, walk } from '../../test/moves.ts'
import { table } from '../../test/table.ts'

/** Nobody here can fire: the impulses are all there is. */
const QUIET = 'B2 US: a=medic    H7 German: x=medic'

test('LNL-4.0-01 LNL-4.0-23 the sides take turns with their impulses, the initiative first; each activates or passes', () => {
  const t = table('B2 US: a=medic    C4 US: b=corpsman    H7 German: x=medic    H4 German: y=6-1-6', { initiative: 'red' })
  t.asks('red', 'impulse').activate('H7')
  stop(move(t, 'x', 'H6'))
  t.asks('blue', 'impulse').pass()
  t.asks('red', 'impulse').activate('H4')
  stop(move(t, 'y', 'H5'))
  t.asks('blue', 'impulse')
  expect(t.events('impulse').map(({ side }) => side)).toEqual(['red', 'blue', 'red', 'blue'])
})

test('LNL-4.0-02 LNL-4.0-03 example X-OPS-6: three passes in a row end the phase, with units left that could act', () => {
  const t = table(QUIET, { turns: 1 })
  t.pass('impulse').pass('impulse').asks('blue', 'impulse').pass()
  t.saw({ type: 'operationsEnd', reason: 'passes' })
  t.expect('B2').has('6-0-6').expect('H7').has('6-0-6')
})

test('LNL-4.0-02 example X-OPS-6: anything done between begins the count anew', () => {
  const t = table('B2 US: a=medic, b=6-1-6    H7 German: x=medic, y=6-1-6', { turns: 1 })
  t.pass().pass().activate('B2')
  stop(move(t, 'a', 'B3'))
  end(t)
  expect(t.state.passes).toBe(0)
  t.pass().pass()
  t.asks('red', 'impulse').pass()
  t.saw({ type: 'operationsEnd', reason: 'passes' })
})

test('LNL-4.0-24 the phase ends when neither side has anybody left who could act; a side with nobody passes unasked', () => {
  const t = table('B2 US: a=medic    C4 US: b=6-1-6    H7 German: x=medic moved', { turns: 1 })
  t.activate('B2')
  stop(move(t, 'a', 'B3'))
  t.saw({ type: 'passes', side: 'red', inARow: 1, idle: true })
  t.asks('blue', 'impulse').activate('C4')
  stop(move(t, 'b', 'C5'))
  t.saw({ type: 'operationsEnd', reason: 'exhausted' })
})

test('LNL-4.0-24 a unit that Assault Moved and may still fire keeps the phase open', () => {
  const t = table('B2 US: a=2-5-4 assaultMove    H7 German: x=medic moved')
  t.asks('blue', 'impulse')
  const fired = table('B2 US: a=2-5-4 assaultMove fired    H7 German: x=medic moved', { turns: 1 })
  expect(fired.events('operationsEnd').length).toBeGreaterThan(0)
})

test('LNL-4.0-04 LNL-4.0-25 LNL-4.0-20 example X-OPS-2: of three Squads one moves; the others stay unmarked and are activated later', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4, c=2-6-4    H7 German: x=medic, y=6-1-6')
  t.activate('C3')
  stop(move(t, 'a', 'C4'))
  end(t)
  t.expect('C3').has('2-6-4', '2-6-4').expect('C4').has('2-6-4 moved')
  t.pass()
  t.activate('C3')
  stop(move(t, 'b c', 'C2'))
  t.expect('C2').has('2-6-4 moved', '2-6-4 moved')
})

test('LNL-4.0-05 LNL-4.0-26 what is activated is declared before anybody acts, what they do is not', () => {
  const t = table('C3 US: a=2-6-4, l=6-1-6    D3 US: b=2-6-4    G5 US: c=2-6-4    F4 German: x=medic')
  t.activate('C3')
  for (const unit of ['b', 'c']) t.refuses('blue', moveOf(t, unit, 'E4'), { rule: '4.0', message: /not activated/ })
  t.refuses('blue', { type: 'activate', at: ['D3'] }, {})
  expect(t.state.impulse?.units).toEqual(t.units('a l'))
  t.answer('act', fireOf(t, 'a', 'C3', 'F4')).rolls(1, 6)
  t.refuses('blue', moveOf(t, 'b', 'E4'), { rule: '4.0', message: /not activated/ })
  move(t, 'l', 'C4')
})

test('LNL-4.0-13 LNL-4.0-18 LNL-4.0-35 a unit moves or fires, once: then it is marked and does nothing more in this turn', () => {
  const t = table('C3 US: a=2-6-4    C4 US: b=2-6-4    F3 German: x=medic    H7 German: y=6-1-6')
  t.activate('C3')
  stop(move(t, 'a', 'C2'))
  t.expect('C2').has('2-6-4 moved')
  t.pass()
  t.refuses('blue', { type: 'activate', at: ['C2'] }, { rule: '4.0', message: /have acted/ })
  t.activate('C4')
    .answer('act', fireOf(t, 'b', 'C4', 'F3'))
    .rolls(1, 6)
  t.expect('C4').has('2-6-4 fired')
  t.pass()
  t.saw({ type: 'passes', side: 'blue', idle: true })
})

test('LNL-4.0-13 LNL-4.0-31 who has moved does not fire in the same impulse, and who has fired does not move', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4, c=2-6-4    F3 German: x=medic')
  t.activate('C3')
  stop(move(t, 'a', 'C4'))
  t.refuses('blue', fireOf(t, 'a', 'C4', 'F3'), {})
  t.answer('act', fireOf(t, 'b', 'C3', 'F3')).rolls(1, 6)
  t.refuses('blue', moveOf(t, 'b', 'C2'), { rule: '4.0', message: /acted/ })
})

test('LNL-4.0-14 LNL-4.0-16 in one location some fire, some move, some stay; who fires there fires together, once', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4, c=2-6-4    F3 German: x=medic    F5 German: y=medic')
  t.activate('C3')
  t.answer('act', fireOf(t, 'a', 'C3', 'F3')).rolls(1, 6)
  t.refuses('blue', fireOf(t, 'b', 'C3', 'F3'), { rule: '4.0' })
  t.refuses('blue', fireOf(t, 'b', 'C3', 'F5'), { rule: '4.0' })
  stop(move(t, 'b', 'C4'))
  end(t)
  t.expect('C3').has('2-6-4 fired', '2-6-4').expect('C4').has('2-6-4 moved')
})

test('LNL-4.0-15 all who move from a location in an impulse move together: no second group', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4    H7 German: x=medic')
  t.activate('C3')
  stop(move(t, 'a', 'C4'))
  expect(t.asked).toEqual({ seat: 'blue', kind: 'act' })
  t.refuses('blue', moveOf(t, 'b', 'C4'), { rule: '4.0', message: /move together/ })
})

test('LNL-4.0-17 who goes through a friendly hex takes nobody along from there', () => {
  const t = table('C3 US: a=2-6-4    C4 US: b=2-6-4    H7 German: x=medic')
  t.activate('C3')
  walk(t, 'a', ['C4', 'C5'])
  expect([t.where('a'), t.where('b')]).toEqual(['C5', 'C4'])
  expect(t.state.move?.units).toEqual([t.unit('a')])
  stop(t)
  t.expect('C4').has('2-6-4')
  t.pass().activate('C4')
})

test('LNL-4.0-19 LNL-6.0-03 example X-OPS-5: A fires from X, B fires from Y, then C moves out of X', () => {
  const t = table('C3 US: a=2-6-4, c=2-6-4, l=6-1-6    D3 US: b=2-6-4    G4 German: x=medic, y=medic')
  t.activate('C3', 'D3')
  t.answer('act', fireOf(t, 'a', 'C3', 'G4')).rolls(1, 6)
  t.answer('act', fireOf(t, 'b', 'D3', 'G4')).rolls(1, 6)
  stop(move(t, 'c', 'C4'))
  t.expect('C3').has('2-6-4 fired', '6-1-6 opsComplete').expect('C4').has('2-6-4 moved').expect('D3').has('2-6-4 fired')
})

test('LNL-4.0-34 LNL-6.1-04 LNL-6.1-14 example X-AM-1: after an Assault Move a unit fires in a later impulse of its own, once', () => {
  const t = table('C3 US: a=2-5-4    G3 German: x=medic, y=medic')
  t.activate('C3')
  stop(move(t, 'a', 'C4', { mode: 'assaultMove' }))
  end(t)
  t.expect('C4').has('2-5-4 assaultMove')
  t.pass().activate('C4')
  t.refuses('blue', moveOf(t, 'a', 'C5'), { rule: '4.0' })
  t.answer('act', fireOf(t, 'a', 'C4', 'G3')).rolls(1, 6)
  t.expect('C4').has('2-5-4 assaultMove fired')
  t.pass()
  t.saw({ type: 'passes', side: 'blue', idle: true })
})

test('LNL-4.1-01 LNL-4.1-02 a spotting attempt leaves a unit Ops Complete, and alone it is a pass (LG-22, LG-23)', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4    F3 light-woods; German: x=1-6-4', { turns: 1 })
  t.pass().pass()
  t.answer('impulse', { type: 'spot', unit: t.unit('a'), at: 'F3' }).rolls(6)
  t.expect('C3').has('2-6-4 opsComplete', '2-6-4')
  t.asks('blue', 'impulse')
  t.refuses('blue', { type: 'spot', unit: t.unit('b'), at: 'F3' }, { rule: '10.1.1' })
  t.pass()
  t.saw({ type: 'operationsEnd', reason: 'passes' })
})

test('LNL-4.1-02 who is Ops Complete neither moves nor fires in an impulse', () => {
  const t = table('C3 US: a=2-6-4 opsComplete, b=2-6-4    F3 German: x=medic')
  t.activate('C3')
  t.refuses('blue', moveOf(t, 'a', 'C4'), { rule: '4.0' })
  t.refuses('blue', fireOf(t, 'a', 'C3', 'F3'), {})
})

test('LNL-4.1-06 LNL-4.1-07 LNL-4.1-19 who has just spotted a hex, and all in his location, fire there at full strength; his marker is replaced', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4    F3 light-woods; German: x=medic, y=medic')
  t.answer('impulse', { type: 'spot', unit: t.unit('a'), at: 'F3' }).rolls(1)
  t.activate('C3')
    .answer('act', fireOf(t, 'a b', 'C3', 'F3'))
    .rolls(1, 6)
  t.saw({ type: 'attack', firepower: 3 })
  t.expect('C3').has('2-6-4 fired', '2-6-4 fired')
})

test('LNL-4.0-12 LNL-4.1-10 a Leader who activated others and did nothing else is Ops Complete; one who acted, or activated nobody, is not', () => {
  const text = 'C3 US: a=2-6-4, l=6-1-6    D3 US: b=2-6-4    H7 German: x=medic, y=6-1-6'
  const idle = table(text).activate('C3', 'D3')
  stop(move(idle, 'b', 'E4'))
  end(idle)
  idle.expect('C3').has('2-6-4', '6-1-6 opsComplete')
  const mover = table(text).activate('C3', 'D3')
  stop(move(mover, 'l', 'C4'))
  end(mover)
  mover.expect('C4').has('6-1-6 moved')
  const alone = table(text).activate('C3')
  stop(move(alone, 'a', 'C4'))
  end(alone)
  alone.expect('C3').has('6-1-6')
})

test('LNL-4.1-08 who laid Smoke and did not move is Ops Complete when the impulse ends; who moved is marked so', () => {
  const text = 'C3 US: a=2-6-4, b=2-6-4    H7 German: x=medic, y=6-1-6'
  const stays = table(text).activate('C3')
  stays.answer('act', { type: 'smoke', unit: stays.unit('a'), at: 'C3' }).rolls(1)
  end(stays)
  stays.expect('C3').has('2-6-4 opsComplete', '2-6-4')
  const goes = table(text).activate('C3')
  goes.answer('act', { type: 'smoke', unit: goes.unit('a'), at: 'C4' }).rolls(1)
  stop(move(goes, 'a', 'C4'))
  end(goes)
  goes.expect('C4').has('2-6-4 moved')
})

test('an activation with which nothing is done is a pass', () => {
  const t = table(QUIET)
  end(t.activate('B2'))
  t.saw({ type: 'passes', side: 'blue', inARow: 1, idle: false })
})

test('a game saved in the middle of a move goes on where it was', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4    F5 German: x=1-6-4')
  t.activate('C3')
  move(t, 'a', 'C4')
  t.asks('red', 'opportunityFire')
  const fork = t.game.fork()
  expect(fork.open.map(({ question }) => question.kind)).toEqual(['opportunityFire'])
  hold(t)
  const later = t.game.fork()
  expect(later.open.map(({ question }) => question.kind)).toEqual(['step'])
  expect(later.hash()).toBe(t.game.hash())
})
