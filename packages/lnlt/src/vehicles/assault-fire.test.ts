import { describe, expect, test } from 'vitest'
import { hold, move, step, stop } from '../../test/moves.ts'
import type { LnltTable } from '../../test/table.ts'
import { burstOf, does, field, mayNotDo, riders, shellOf, toHitModifiers } from '../../test/vehicles.ts'

const FAR = '    A9 US: 2-5-4    N9 German: 1-6-4'
const assaultShell = (t: LnltTable, unit: string, at: string, target: string) => ({ ...shellOf(t, unit, at, { target }), assault: true })

describe('15.2.1 Assault Fire of vehicles', () => {
  const duel = (more = '') => field(`D5 light-woods; US: a=us-m4a1 f1 buttoned    H6 German: x=pz4h f1 fired${more}${FAR}`)

  test('LNL-15.2.1-01 it fires first, at +2, and then moves up to half its MF', () => {
    const t = duel()
    does(t, 'a', assaultShell(t, 'a', 'H6', 'x')).rolls(6, 6)
    expect(t.events('toHit')[0]!.modifiers).toContainEqual(expect.objectContaining({ label: 'vehicle in an Assault Move', value: 2 }))
    expect(t.events('marked').filter(({ mark }) => mark === 'fired')).toEqual([])
    mayNotDo(t, 'a', { type: 'move', units: t.units('a'), to: 'E5' }, { rule: '15.2.1', message: /half/ })
    move(t, 'a', 'E5', { mode: 'assaultMove' })
    for (const to of ['F6', 'G6', 'F6', 'G6']) {
      if (t.state.move!.spent[0]! >= 6) break
      hold(t)
      step(t, to)
    }
    hold(t)
    t.refuses('blue', { type: 'pivot', facing: 4 }, { rule: '15.1', message: /2 MP left/ })
  })

  test('LNL-15.2.1-05 whoever has fired so must move before the impulse ends', () => {
    const t = duel()
    does(t, 'a', assaultShell(t, 'a', 'H6', 'x')).rolls(6, 6)
    mayNotDo(t, 'a', { type: 'end' }, { rule: '15.2.1', message: /must move/ })
    expect(t.candidates()).not.toContainEqual({ type: 'end' })
    move(t, 'a', 'E5', { mode: 'assaultMove' })
    hold(t)
    stop(t)
    expect(t.u('a').vehicle!.assaultFire).toBeUndefined()
  })

  test('LNL-15.2.1-05 nobody declares it who could not move then', () => {
    const t = field(`D5 US: a=us-m4a1 f1 immobilized    H6 German: x=pz4h f1 fired${FAR}`)
    mayNotDo(t, 'a', assaultShell(t, 'a', 'H6', 'x'), { rule: '21.4.2' })
  })

  test('LNL-15.2.1-02 nobody fires at it before it has left its hex: not as it turns there', () => {
    const t = duel('    G5 German: y=de-pak38 f4')
    does(t, 'a', assaultShell(t, 'a', 'H6', 'x')).rolls(6, 6)
    t.answer('act', { type: 'pivot', unit: t.unit('a'), facing: 2, mode: 'assaultMove' })
    expect(t.asked).toMatchObject({ kind: 'step', seat: 'blue' })
    step(t, 'D6')
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
  })

  test('LNL-15.2.1-06 it is no Opportunity Fire', () => {
    const t = field(`D5 US: a=us-m4a1 f1    H6 German: x=pz4h f4${FAR}`, { initiative: 'red' }).activate('H6')
    move(t, 'x', 'G6')
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'blue' })
    t.refuses('blue', assaultShell(t, 'a', 'G6', 'x'), { rule: '15.2.1' })
  })

  test('LNL-15.2.1-03 LNL-15.2.1-07 then it is Moved, and the hex that it left is spotted though nobody is there', () => {
    const t = duel()
    does(t, 'a', assaultShell(t, 'a', 'H6', 'x')).rolls(6, 6)
    move(t, 'a', 'E5', { mode: 'assaultMove' })
    hold(t)
    stop(t)
    t.expect('E5').has('M4A1 Sherman moved')
    expect(t.markers('D5')).toEqual(['spotted 1'])
  })

  test('LNL-15.2.1-04 and drives over nobody', () => {
    const t = duel('    E5 German: y=1-6-4')
    does(t, 'a', assaultShell(t, 'a', 'H6', 'x')).rolls(6, 6)
    mayNotDo(t, 'a', { type: 'move', units: t.units('a'), mode: 'assaultMove', to: 'E5' }, { rule: '15.3' })
  })

  test('LNL-15.2.1-08 LNL-16.4-06 in place of the move those inside get off, or others in; after its gun nobody gets on top', () => {
    const t = field(`D5 US: a=m3ht f1, b=2-5-4 aboard    H6 German: x=1-6-4 fired${FAR}`)
    does(t, 'a', { ...burstOf(t, 'a', 'H6'), assault: true }).rolls(1, 6)
    t.answer('act', { type: 'unload', vehicle: t.unit('a'), units: t.units('b') })
    hold(t)
    expect([riders(t, 'a').length, t.where('b')]).toEqual([0, 'D5'])
    const tank = field(`D5 US: a=us-m4a1 f1, b=2-5-4    H6 German: x=pz4h f1 fired${FAR}`)
    does(tank, 'a', assaultShell(tank, 'a', 'H6', 'x')).rolls(6, 6)
    mayNotDo(tank, 'a', { type: 'board', units: tank.units('b'), vehicle: tank.unit('a') }, { rule: '16.4', message: /inside/ })
    const inside = field(`D5 US: a=m3ht f1, b=2-5-4    H6 German: x=1-6-4 fired${FAR}`)
    does(inside, 'a', { ...burstOf(inside, 'a', 'H6'), assault: true }).rolls(1, 6)
    inside.answer('act', { type: 'board', units: inside.units('b'), vehicle: inside.unit('a') })
    hold(inside)
    expect(riders(inside, 'a')).toHaveLength(1)
  })

  test('the computer is offered it, and every offer is legal', () => {
    const t = duel().activate('D5')
    expect(t.candidates()).toContainEqual(assaultShell(t, 'a', 'H6', 'x'))
    expect(toHitModifiers(t, 'a', 'H6', { target: 'x' })).not.toContain('vehicle in an Assault Move 2')
  })
})
