import { describe, expect, test } from 'vitest'
import { type LnltTable, table } from '../../test/table.ts'

describe('3.0 the initiative', () => {
  test('LNL-3.0-01 in turn 1 the scenario gives it, without a roll', () => {
    const t = table('C3 US: 2-5-4  G5 German: 1-6-4', { phase: 'rally', initiative: 'red' })
    t.saw({ type: 'initiative', side: 'red', dice: {} }).asks('red', 'impulse').done()
  })

  test('LNL-3.0-02 LNL-9.0-10 from turn 2 the higher die has it', () => {
    const rolled = (blue: number, red: number) =>
      table('C3 US: 2-5-4  G5 German: 1-6-4', { phase: 'rally', turn: 2, initiative: 'red' }).rolls(blue, red)
    rolled(4, 2)
      .saw({ type: 'initiative', side: 'blue', dice: { blue: 4, red: 2 } })
      .asks('blue', 'impulse')
      .done()
    rolled(2, 5).saw({ type: 'initiative', side: 'red' }).asks('red', 'impulse').done()
  })

  test('LNL-3.0-21 a tie leaves it where it was', () => {
    for (const initiative of ['red', 'blue'] as const) {
      const t = table('C3 US: 2-5-4  G5 German: 1-6-4', { phase: 'rally', turn: 2, initiative }).rolls(4, 4)
      t.saw({ type: 'initiative', side: initiative }).asks(initiative, 'impulse')
    }
  })

  test('LNL-3.0-03 its side does everything first, in any order; then the other', () => {
    const t = table('C3 US: a=2-5-4, BAR, m=medic shaken  G5 German: x=medic shaken, y=1-6-4, MG42', {
      phase: 'rally',
      turn: 2,
      initiative: 'blue',
    }).rolls(1, 6)
    t.asks('red', 'rally')
    t.answer('rally', { type: 'flip', weapon: t.weapon('MG42') })
    t.answer('rally', { type: 'rally', unit: t.unit('x') }).rolls(1, 1)
    t.answer('rally', { type: 'done' }).asks('blue', 'rally')
    t.answer('rally', { type: 'drop', weapon: t.weapon('BAR') })
    t.answer('rally', { type: 'rally', unit: t.unit('m') }).rolls(1, 1)
    t.answer('rally', { type: 'done' }).asks('red', 'impulse')
  })

  test('a side that can only be done is not asked', () => {
    table('C3 US: 2-5-4  G5 German: m=medic shaken', { phase: 'rally' }).asks('red', 'rally').done()
  })

  test('a Rally Phase goes on from any of its decisions', () => {
    const t = table('C3 US: a=2-5-4 shaken, b=2-5-4, BAR, l=6-1-6', { phase: 'rally' })
    t.answer('rally', { type: 'rally', unit: t.unit('a'), helper: t.unit('l') }).rolls(1, 1)
    t.answer('rally', { type: 'give', weapon: t.weapon('BAR'), to: t.unit('a') })
    const { game } = t
    expect(game.fork().hash()).toBe(game.hash())
  })
})

describe('the rulebook’s Rally Phases', () => {
  const rally = (t: LnltTable, unit: string, helper?: string) =>
    t.answer('rally', { type: 'rally', unit: t.unit(unit), ...(helper === undefined ? {} : { helper: t.unit(helper) }) })

  test('EX2-IN-07 turn 2: Koch, then his Squad and Half-Squad in a light Building', () => {
    const t = table('J3 wooden building; German: k=Koch shaken, s=1-6-4 shaken, h=0-5-4 hs shaken  G6 US: 2-5-4', {
      phase: 'rally',
      turn: 2,
      initiative: 'red',
    }).rolls(4, 2)
    t.saw({ type: 'initiative', side: 'blue' }).asks('red', 'rally')
    rally(t, 'k').rolls(6, 2).saw({ type: 'moraleCheck', morale: 7, final: 6, passed: true })
    rally(t, 's', 'k').rolls(3, 4).saw({ type: 'moraleCheck', morale: 5, final: 4, passed: true })
    rally(t, 'h', 'k').rolls(5, 3).saw({ type: 'moraleCheck', morale: 5, final: 5, passed: true })
    t.expect('J3').has('7-1-6', '1-6-4', '0-5-4')
    t.asks('blue', 'impulse').done()
  })

  test('EX2-IN-21 turn 4: a tie leaves the initiative; Major Tom rallies, his Squad does not; the MG42 comes off its tripod', () => {
    const t = table('J5 wooden building; German: s=1-6-4, MG42 tripod  I5 stone building; US: m=Tom shaken, a=2-5-4 shaken', {
      phase: 'rally',
      turn: 4,
      initiative: 'red',
    }).rolls(4, 4)
    t.saw({ type: 'initiative', side: 'red' })
    t.answer('rally', { type: 'flip', weapon: t.weapon('MG42') }).answer('rally', { type: 'done' })
    rally(t, 'm').rolls(3, 2).saw({ type: 'moraleCheck', morale: 6, final: 3, passed: true })
    rally(t, 'a', 'm').rolls(6, 5).saw({ type: 'moraleCheck', morale: 6, final: 7, passed: false })
    expect(t.w('MG42').assembled).toBe(false)
    t.asks('red', 'impulse').done()
  })
})
