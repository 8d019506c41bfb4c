import { describe, expect, test } from 'vitest'
import { lastKill } from '../../../test/armour.ts'
import { mayNot, preview } from '../../../test/fire.ts'
import { hold } from '../../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'allied', rows: 10, columns: 10, year: 1944, modules: ['latw-full'] }

describe('flamethrowers', () => {
  test('AID-ISQA-16 two levels up they have half their FP, one level up all of it', () => {
    const fp = (level: number, modules: readonly string[]) =>
      preview(table(`E2 US: a=7-4-7, FT    E3 level ${level}; German: x=4-6-7    A9 US: 6-6-6`, { ...prep, modules }), 'E3', '+FT').fp64 /
      64
    expect([fp(1, ['latw-full']), fp(2, ['latw-full']), fp(2, [])]).toEqual([24, 12, 24])
  })

  test('AID-ISQA-15 each that a unit carries is -1 against it', () => {
    const t = table('E2 US: a=7-4-7    E4 German: x=4-6-7, f=FT, g=FT    A9 US: 6-6-6', prep)
    expect(preview(t, 'E4', 'a').modifiers).toMatchObject([{ label: 'carries a flamethrower', value: -2 }])
  })

  test('AID-ISQA-12 nobody directs them', () => {
    const t = table('E2 US: a=7-4-7, f=FT, l=9-2    E3 German: x=4-6-7    A9 US: 6-6-6', prep)
    mayNot(t, 'E3', '+f', { rule: '4.2', message: /Leadership/ }, 'l')
  })
})

describe('charges', () => {
  const place = (t: AslskTable) => ({ type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'C3' })

  /** On to the AFPh. */
  function onwards(t: AslskTable, ...dice: number[]): AslskTable {
    if (t.asked.kind === 'move') t.answer('move', { type: 'end' }).rolls(...dice)
    while (t.asked.kind === 'defensiveFire') t.answer('defensiveFire', { type: 'end' }).rolls(...dice)
    return t
  }

  test('AID-LATW-32 against an AFV: where it lies, and then 16 on the HE table', () => {
    const t = table('A9 US: 6-6-6    C3 US: a=7-4-7, d=DC    D3 German: tank=ge-pzivh vca1 shocked    A5 German: 4-6-7', {
      ...prep,
      phase: 'movement',
    })
    t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D3', vehicle: t.unit('tank') }).rolls(2, 2)
    hold(t)
    onwards(t, 5, 2, 6, 3)
    expect(lastKill(t)).toBe('a demolition charge in the rear of the hull: 16 +1 rear - 3 = 14, destroyed')
  })

  test('AID-ASOP-130 AID-ISQA-14 AID-ISQA-12 what is placed in the MPh goes off in the AFPh, by nobody’s direction; thrown it goes off at once', () => {
    const t = table('A9 US: 6-6-6    C2 US: a=7-4-7, d=DC, l=9-2    C3 German: g=4-6-7    H9 German: 4-6-7', { ...prep, phase: 'movement' })
    hold(t.answer('move', place(t)))
    expect(t.state.markers).toMatchObject([{ kind: 'dc' }])
    onwards(t, 6, 5, 1, 1)
    t.saw({ type: 'phase', phase: 'advancingFire' })
    t.saw({ type: 'attack', means: 'charge', modifiers: [] })
    const thrown = table('A9 US: 6-6-6    C2 US: a=7-4-7, d=DC    C3 German: g=4-6-7    H9 German: 4-6-7', {
      ...prep,
      modules: ['latw-full', 'thrown-charges'],
    })
    thrown
      .answer('prepFire', { type: 'throwDc', unit: thrown.unit('a'), weapon: thrown.weapon('d'), at: 'C3' })
      .rolls(6, 4)
      .rolls(1, 1)
      .rolls(6, 5)
      .rolls(1, 1)
    thrown.saw({ type: 'attack', means: 'charge', when: 'prepFire' })
  })
})
