import { describe, expect, test } from 'vitest'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'

function rallyPhase(text: string, options: TableOptions = {}): LnltTable {
  return table(`${text}    J9 German: idle=1-6-4 fired    A9 US: spare=2-5-4`, { phase: 'rally', turn: 2, step: 'rally.first', ...options })
}

const heal = (t: LnltTable, unit: string, what: 'wound' | 'shaken', by = 'm') =>
  t.answer('rally', { type: 'heal', by: t.unit(by), unit: t.unit(unit), what })
const mayNotHeal = (t: LnltTable, unit: string, what: 'wound' | 'shaken', because: { rule?: string; message?: RegExp } = {}, by = 'm') =>
  t.refuses('blue', { type: 'heal', by: t.unit(by), unit: t.unit(unit), what }, because)
const check = (t: LnltTable) => t.events('moraleCheck').at(-1)!

describe('11.3 Medics and Corpsmen', () => {
  test('LNL-11.3-02 LNL-11.3-07 EX2-IN-14 by a Morale Check of his own he brings a Shaken unit back', () => {
    const t = heal(rallyPhase('C3 US: m=medic, a=2-5-4 shaken'), 'a', 'shaken').rolls(1, 5)
    expect(check(t)).toMatchObject({ unit: t.unit('m'), morale: 6, modifiers: [], final: 6, passed: true })
    t.saw({ type: 'rallied', rule: '11.3', unit: t.unit('a') })
      .expect('C3')
      .has('6-0-6', '2-5-4')
  })

  test('LNL-11.3-02 -2 under cover, and nobody’s LM', () => {
    const t = heal(rallyPhase('C3 forest; US: m=medic, l=6-2-6, a=2-5-4 shaken'), 'a', 'shaken').rolls(4, 4)
    expect(check(t)).toMatchObject({ modifiers: [{ value: -2 }], final: 6, passed: true })
  })

  test('LNL-11.3-06 he heals a wounded single man where he is, a Hero or himself', () => {
    for (const [text, who] of [
      ['m=medic, l=6-1-6 wounded', 'l'],
      ['m=medic, h=2-2-6 hero wounded', 'h'],
      ['m=medic wounded, a=2-5-4', 'm'],
      ['m=us-corpsman wounded, a=2-5-4', 'm'],
    ] as const) {
      const t = heal(rallyPhase(`C3 US: ${text}`), who, 'wound').rolls(1, 1)
      expect(t.u(who).wounds).toBe(0)
      t.saw({ type: 'healed', rule: '11.3', unit: t.unit(who) })
    }
    mayNotHeal(rallyPhase('C3 US: m=medic, b=2-5-4 shaken    C4 US: l=6-1-6 wounded'), 'l', 'wound', { message: /not where/ })
  })

  test('LNL-11.3-06 LNL-11.3-07 one who is Shaken and wounded is healed of one of the two', () => {
    const t = heal(rallyPhase('C3 US: m=medic, l=6-1-6 shaken wounded'), 'l', 'wound').rolls(1, 1)
    t.expect('C3').has('6-0-6', '6-1-6 shaken')
    expect(heal(rallyPhase('C3 US: m=medic, l=6-1-6 shaken wounded'), 'l', 'shaken').rolls(1, 1).at('C3')).toEqual([
      '6-0-6',
      '6-1-6 wounded',
    ])
  })

  test('LNL-11.3-07 LNL-3.0-29 it is no rally attempt: one who has tried may be healed, and one who was not may try', () => {
    const tried = heal(rallyPhase('C3 US: m=medic, a=2-5-4 shaken triedrally'), 'a', 'shaken').rolls(1, 1)
    expect(tried.u('a').shaken).toBe(false)
    const t = heal(rallyPhase('C3 US: m=medic, l=6-1-6, a=2-5-4 shaken'), 'a', 'shaken').rolls(6, 6)
    t.answer('rally', { type: 'rally', unit: t.unit('a'), helper: t.unit('l') }).rolls(1, 1)
    expect(t.u('a').shaken).toBe(false)
  })

  test('LNL-11.3-02 LNL-11.3-04 once in a Rally Phase; a failure costs him nothing else', () => {
    const t = heal(rallyPhase('C3 US: m=medic, a=2-5-4 shaken, b=2-5-4 shaken, l=6-1-6'), 'a', 'shaken').rolls(4, 3)
    t.expect('C3').has('6-0-6', '2-5-4 shaken', '2-5-4 shaken', '6-1-6')
    mayNotHeal(t, 'a', 'shaken', { rule: '11.3', message: /has done/ })
    mayNotHeal(t, 'b', 'shaken', { rule: '11.3' })
  })

  test('LNL-5.1-08 a Shaken Medic brings nobody back and heals no wound, not his own either', () => {
    const t = rallyPhase('C3 US: m=medic shaken wounded, a=2-5-4 shaken, l=6-1-6 wounded')
    mayNotHeal(t, 'a', 'shaken', { rule: '11.3', message: /Shaken/ })
    for (const who of ['l', 'm']) mayNotHeal(t, who, 'wound', { rule: '11.3', message: /Shaken/ })
    expect(t.candidates().some((each) => (each as { type: string }).type === 'heal')).toBe(false)
  })

  test('LNL-10.4.1-06 a Medic downstairs does nothing for those upstairs', () => {
    const t = rallyPhase('C3 hc-building; US: m=medic; upstairs US: a=2-5-4 shaken, l=6-1-6 wounded    C4 hc-building    C5 hc-building', {
      joined: ['C3 C4', 'C4 C5'],
    })
    mayNotHeal(t, 'a', 'shaken', { rule: '11.3', message: /not where/ })
    mayNotHeal(t, 'l', 'wound', { rule: '11.3', message: /not where/ })
  })

  test('LNL-3.0-12 he brings back those of his own colour and badge only; wounds he heals whosever they are', () => {
    const t = rallyPhase('C3 US: m=uk-medic, a=2-5-4 shaken, l=us-leader-6-1 wounded')
    mayNotHeal(t, 'a', 'shaken', { rule: '3.0', message: /badge/ })
    expect(heal(t, 'l', 'wound').rolls(1, 1).u('l').wounds).toBe(0)
  })

  test('LNL-11.3-03 X-SMC-3 a Shaken Medic rallies himself and heals then: two rolls', () => {
    const t = rallyPhase('C3 US: m=medic shaken, a=2-5-4 shaken')
    mayNotHeal(t, 'a', 'shaken', { rule: '11.3', message: /Shaken/ })
    t.answer('rally', { type: 'rally', unit: t.unit('m') }).rolls(3, 3)
    heal(t, 'a', 'shaken').rolls(2, 4)
    t.expect('C3').has('6-0-6', '2-5-4')
  })

  test('LNL-11.3-08 a wounded one in Good Order can still act, at one less', () => {
    const t = heal(rallyPhase('C3 US: m=medic wounded, a=2-5-4 shaken'), 'a', 'shaken').rolls(3, 2)
    expect(check(t)).toMatchObject({ morale: 5, passed: true })
  })

  test('what is not Shaken or wounded, or the enemy’s, is not healed', () => {
    const t = rallyPhase('C3 US: m=medic, a=2-5-4, b=2-5-4 shaken')
    mayNotHeal(t, 'a', 'shaken', { message: /Good Order/ })
    mayNotHeal(t, 'a', 'wound', { message: /not wounded/ })
    mayNotHeal(t, 'idle', 'shaken', { message: /not where/ })
    mayNotHeal(t, 'b', 'shaken', { message: /heals nobody/ }, 'a')
  })

  test('LNL-11.3-01 they have and fire no weapons', () => {
    const t = rallyPhase('C3 US: BAR, m=medic, a=2-5-4, c=us-corpsman')
    for (const who of ['m', 'c']) t.refuses('blue', { type: 'pickUp', unit: t.unit(who), weapon: t.weapon('BAR') }, { rule: '1.6' })
  })

  test('LNL-11.3-05 they make no spotting attempts', () => {
    const t = table('C3 US: m=medic, c=us-corpsman    C7 forest; German: x=1-6-4')
    for (const who of ['m', 'c']) t.refuses('blue', { type: 'spot', unit: t.unit(who), at: 'C7' }, { rule: '10.1.1' })
  })
})

describe('11.10 Nurses', () => {
  const nurse = (text: string) =>
    table(`C3 wooden building; Soviet: ${text}    A9 Soviet: spare=su-rifle-squad    J9 German: idle=1-6-4 fired`, {
      phase: 'rally',
      turn: 2,
      step: 'rally.first',
    })
  const WARD = 'n=su-nurse-6-1, h=1-6-6 hero wounded, a=1-4-4 squad shaken, b=1-4-4 squad shaken'
  const odds = (t: LnltTable, decision: object) => t.game.open[0]!.question.preview!(decision) as { heals?: number; rallies?: number }

  test('LNL-11.10-02 X-SMC-8 she heals a wounded man by a Morale Check of her own, on 8 or less under cover', () => {
    const t = nurse(WARD)
    expect(odds(t, { type: 'heal', by: t.unit('n'), unit: t.unit('h'), what: 'wound' }).heals).toBe(26)
    heal(t, 'h', 'wound', 'n').rolls(4, 4)
    expect(check(t)).toMatchObject({ rule: '11.10', modifiers: [{ value: -2 }], final: 6, passed: true })
    expect(t.u('h').wounds).toBe(0)
  })

  test('LNL-11.10-05 X-SMC-8 or she lets up to two try to rally by her LM, on 7 or less each', () => {
    const t = nurse(`${WARD}, c=1-4-4 squad shaken`)
    const rally = (unit: string) => ({ type: 'rally', unit: t.unit(unit), helper: t.unit('n') })
    expect(odds(t, rally('a')).rallies).toBe(21)
    t.answer('rally', rally('a')).rolls(3, 4)
    t.answer('rally', rally('b')).rolls(4, 4)
    expect([t.u('a').shaken, t.u('b').shaken]).toEqual([false, true])
    t.refuses('blue', rally('c'), { rule: '11.10' })
  })

  test('LNL-11.10-02 LNL-11.10-05 not both', () => {
    const rallied = nurse(WARD)
    rallied.answer('rally', { type: 'rally', unit: rallied.unit('a'), helper: rallied.unit('n') }).rolls(1, 1)
    mayNotHeal(rallied, 'h', 'wound', { rule: '11.10' }, 'n')
    const healed = heal(nurse(WARD), 'h', 'wound', 'n').rolls(6, 6)
    healed.refuses('blue', { type: 'rally', unit: healed.unit('a'), helper: healed.unit('n') }, { rule: '11.10' })
  })

  test('LNL-11.10-06 LG-37 she heals neither herself nor those who are only Shaken', () => {
    const t = nurse('n=su-nurse-6-1 wounded, a=1-4-4 squad shaken')
    mayNotHeal(t, 'n', 'wound', { rule: '11.10', message: /herself/ }, 'n')
    mayNotHeal(t, 'a', 'shaken', { rule: '11.10' }, 'n')
  })

  test('one who has rallied herself does neither in this phase', () => {
    const t = nurse('n=su-nurse-6-1 shaken, h=1-6-6 hero wounded, a=1-4-4 squad shaken')
    t.answer('rally', { type: 'rally', unit: t.unit('n') }).rolls(1, 1)
    mayNotHeal(t, 'h', 'wound', { rule: '11.10' }, 'n')
    t.refuses('blue', { type: 'rally', unit: t.unit('a'), helper: t.unit('n') }, { rule: '11.10' })
  })
})
