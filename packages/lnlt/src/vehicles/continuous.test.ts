import { expect, test } from 'vitest'
import { hold, move, step, stop } from '../../test/moves.ts'
import { does, field, mayNotDo, shell, shellOf, shellPreview, toHitModifiers } from '../../test/vehicles.ts'

const FAR = '    A9 US: r=2-5-4    N9 German: g=1-6-4'
/** A tank that has moved, at the end of its turn. */
const rolling = (more = '', options = {}) =>
  field(`D5 US: a=us-m4a1 f1 moved    H6 German: x=de-pak38 f4${more}${FAR}`, { phase: 'administrative', ...options })
/** The turn after. */
const going = (more = '', options = {}) => field(`D5 US: a=us-m4a1 f1 continuous    H6 German: x=de-pak38 f4${more}${FAR}`, options)

test('LNL-15.5-01 a Good Order vehicle that has moved may be declared, and no other', () => {
  const t = rolling('    D6 US: b=us-m4a1 f1    D7 US: c=us-m4a1 f1 shaken moved')
  expect(t.game.open[0]!.question).toMatchObject({ kind: 'continuousMovement', about: { units: t.units('a') } })
  t.refuses('blue', { units: t.units('b') }, { rule: '15.5' })
  t.refuses('blue', { units: t.units('c') }, { rule: '15.5' })
  t.answer('continuousMovement', { units: t.units('a') }).rolls(6, 1)
  t.saw({ type: 'continuousMovement', units: t.units('a') })
  expect(t.u('a').vehicle!.continuous).toBe(true)
})

test('LNL-15.5-04 the side with the initiative declares first', () => {
  const both = '    H8 German: y=pz4h f4 moved'
  expect([rolling(both).asked.seat, rolling(both, { initiative: 'red' }).asked.seat]).toEqual(['blue', 'red'])
})

test('LNL-9.0-05 in the Administrative Phase, one side after the other: who is declared keeps on moving when the marks of the turn are off', () => {
  const t = rolling('    H8 German: y=pz4h f4 moved')
  t.answer('continuousMovement', { units: t.units('a') })
  expect(t.asked).toMatchObject({ kind: 'continuousMovement', seat: 'red' })
  t.answer('continuousMovement', { units: [] }).rolls(6, 1)
  expect(['a', 'y'].map((name) => [t.u(name).marks, t.u(name).vehicle!.continuous])).toEqual([
    [0, true],
    [0, undefined],
  ])
})

test('LNL-15.5-05 in the next phase it must move: nobody passes, nor ends its impulse, before that', () => {
  const t = going()
  t.refuses('blue', { type: 'pass' }, { rule: '15.5' })
  t.activate('D5')
  t.refuses('blue', { type: 'end' }, { rule: '15.5' })
  move(t, 'a', 'E5')
  hold(t)
  stop(t)
  expect(t.u('a').vehicle!.continuous).toBeUndefined()
})

test('LNL-15.5-06 by Assault Move as well, or after Assault Fire, but by no other fire', () => {
  const t = going().activate('D5')
  t.refuses('blue', shellOf(t, 'a', 'H6'), { rule: '15.5', message: /Assault Fire/ })
  expect(t.candidates()).toContainEqual({ ...shellOf(t, 'a', 'H6'), assault: true })
  move(t, 'a', 'E5', { mode: 'assaultMove' })
  hold(t)
  stop(t)
  t.expect('E5').has('M4A1 Sherman assaultMove')
})

test('LNL-15.5-02 meanwhile it is a moving target', () => {
  const shot = (words: string) =>
    toHitModifiers(field(`D5 US: a=us-m4a1 f1 ${words}    H6 German: x=de-pak38 f4${FAR}`, { initiative: 'red' }), 'x', 'D5', {
      target: 'a',
    })
  expect(shot('')).not.toContain('moving target 1')
  expect(shot('continuous')).toContain('moving target 1')
})

test('LNL-15.5-03 and fires at no movers', () => {
  const answers = (words: string) => {
    const t = field(`D5 US: a=us-m4a1 f1 ${words}    G5 German: x=1-6-4${FAR}`, { initiative: 'red' }).activate('G5')
    move(t, 'x', 'F5')
    return t.asked.kind
  }
  expect([answers(''), answers('continuous')]).toEqual(['opportunityFire', 'step'])
})

test('LNL-15.5-07 to let its passengers off is no movement', () => {
  const t = field(`D5 US: a=us-m4a1 f1 continuous, b=2-5-4 aboard${FAR}`).activate('D5')
  does(t, 'a', { type: 'unload', vehicle: t.unit('a'), units: t.units('b') })
  stop(hold(t))
  expect(t.asked).toMatchObject({ kind: 'step' })
  mayNotDo(t, 'a', { type: 'stop' }, { rule: '15.5' })
  step(t, 'E5')
  hold(t)
  stop(t)
  t.expect('E5').has('M4A1 Sherman moved')
})

test('LG-70 Shaken it need not go on', () => {
  const t = going('', { initiative: 'red' })
  const { cells } = shellPreview(t, 'x', 'D5', { target: 'a' }).strikes.find(({ location }) => location === 'turret')!
  const mine = cells.findIndex((row) => row.includes(0))
  // as strong as the armor: who passes his check is Shaken
  shell(t, 'x', 'D5', { target: 'a' }).rolls(2, 2, mine + 1, cells[mine]!.indexOf(0) + 1, 1, 1)
  expect([t.u('a').shaken, t.u('a').vehicle!.continuous]).toEqual([true, undefined])
})
