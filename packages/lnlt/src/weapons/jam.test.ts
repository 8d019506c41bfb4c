import { describe, expect, test } from 'vitest'
import { type LnltTable, table } from '../../test/table.ts'

function fires(t: LnltTable, at: string, firers: readonly (readonly [unit: string, ...weapons: string[]])[]) {
  return {
    type: 'fire',
    from: 'C3',
    at,
    firers: firers.map(([unit, ...weapons]) => ({
      unit: t.unit(unit),
      inherent: true,
      weapons: weapons.map((weapon) => t.weapon(weapon)),
    })),
  }
}

describe('1.6.2 jams', () => {
  test('LNL-1.6.2-01 LNL-1.6.2-02 LNL-1.6.2-05 X-JAM-1 equal natural dice jam a J weapon, and its FP is out of that attack', () => {
    const t = table('C3 British: a=1-7-4, v=uk-vickersk  C6 German: x=1-6-4')
    t.activate('C3')
      .answer('act', fires(t, 'C6', [['a', 'v']]))
      .rolls(1, 1, 2)
    t.saw({ type: 'weaponJams', weapon: t.weapon('v'), die: 1 }).saw({ type: 'attack', firepower: 1, targets: [{ attack: 2, defence: 1 }] })
    expect(t.w('v').jammed).toBe(true)
    const unequal = table('C3 British: a=1-7-4, v=uk-vickersk  C6 German: x=1-6-4')
    unequal
      .activate('C3')
      .answer('act', fires(unequal, 'C6', [['a', 'v']]))
      .rolls(1, 4)
    unequal.saw({ type: 'attack', firepower: 3 }).sawNo({ type: 'weaponJams' })
    expect(unequal.w('v').jammed).toBe(false)
  })

  test('LNL-1.6.2-01 one without J does not', () => {
    const t = table('C3 British: a=1-7-4, v=Bren  C6 German: x=1-6-4')
    t.activate('C3')
      .answer('act', fires(t, 'C6', [['a', 'v']]))
      .rolls(1, 1, 6)
      .saw({ type: 'attack', firepower: 2 })
    expect(t.w('v').jammed).toBe(false)
  })

  test('LNL-1.6.2-03 of several one jams, by lot', () => {
    const t = table('C3 British: a=1-7-4, v=uk-vickersk, b=1-7-4, w=uk-vickersk  C6 German: x=1-6-4')
    t.activate('C3')
      .answer(
        'act',
        fires(t, 'C6', [
          ['a', 'v'],
          ['b', 'w'],
        ]),
      )
      .rolls(1, 1, 2, 2)
    t.saw({ type: 'weaponJams', weapon: t.weapon('w'), among: [t.weapon('v'), t.weapon('w')] })
    expect([t.w('v').jammed, t.w('w').jammed]).toEqual([false, true])
  })

  test('LNL-1.6.2-03 two men who serve one weapon have one that may jam, and no lot is drawn', () => {
    const t = table('C3 British: h=uk-hero-1-6-6, v=uk-vickersk, l=uk-leader-6-1  C6 German: x=1-6-4  J9 German: 1-6-4')
    const served = ['h', 'l'].map((who) => ({ unit: t.unit(who), inherent: false, weapons: [t.weapon('v')] }))
    t.activate('C3').answer('act', { type: 'fire', from: 'C3', at: 'C6', firers: served }).rolls(2, 2)
    t.saw({ type: 'weaponJams', among: [t.weapon('v')] }).saw({ type: 'attack', firepower: 0 })
  })

  test('a jammed one does not fire', () => {
    const t = table('C3 British: a=1-7-4, v=uk-vickersk jammed  C6 German: x=1-6-4')
    t.activate('C3').refuses('blue', fires(t, 'C6', [['a', 'v']]), { rule: '1.6.2' })
  })

  test('LNL-1.6.2-04 in the Rally Phase a Good Order holder rolls: a 1 loses it, anything else unjams it', () => {
    const rolled = (die: number) =>
      table('C3 British: a=1-7-4, v=uk-vickersk jammed, b=1-7-4', { phase: 'rally' })
        .answer('rally', { type: 'unjam', weapon: 0 })
        .rolls(die)
    const lost = rolled(1).saw({ type: 'unjam', die: 1, lostOn: 1, works: false }).saw({ type: 'weaponGone', why: 'jammed' })
    expect(lost.w('v').owner).toBe(-1)
    const works = rolled(2).saw({ type: 'unjam', works: true })
    expect([works.w('v').jammed, works.w('v').owner]).toEqual([false, 0])
  })

  test('LNL-1.6.2-04 the roll is due: the side is not done before it, and it is made without asking where there is nothing else to do', () => {
    const t = table('C3 British: a=1-7-4, v=uk-vickersk jammed, b=1-7-4', { phase: 'rally' })
    t.refuses('blue', { type: 'done' }, { rule: '1.6.2' })
    expect(t.candidates()).not.toContainEqual({ type: 'done' })
    const shaken = table('C3 British: a=1-7-4 shaken, v=uk-vickersk jammed, l=6-1-6', { phase: 'rally' })
    shaken.refuses('blue', { type: 'unjam', weapon: 0 }, { rule: '1.6.2', message: /Shaken/ })
    shaken.answer('rally', { type: 'done' }).asks('blue', 'impulse')
  })

  test('LNL-1.6.2-06 with Sand on the map a 2 loses it too', () => {
    const t = table('C3 British: a=1-7-4, v=uk-vickersk jammed  E5 sand', { phase: 'rally' })
    t.answer('rally', { type: 'unjam', weapon: 0 }).rolls(2).saw({ type: 'unjam', lostOn: 2, works: false })
  })
})
