import { describe, expect, test } from 'vitest'
import { last, mayNot, preview, shoot, shotOf } from '../../../test/fire.ts'
import { table } from '../../../test/table.ts'

describe('3.2.5 Prep Fire', () => {
  test('AID-ASOP-079 AID-SKTIP-12 SK-3.2.5-01 units and Weapons that took part are marked Prep Fire, and no others', () => {
    const t = table('E2 US: a=7-4-7, g=MMG, b=7-4-7, h=MMG, l=9-1    E5 German: 4-6-7    A2 US: 7-4-7    A5 German: 4-6-7', {
      phase: 'prepFire',
    })
    shoot(t, 'E5', 'a +h').rolls(6, 5)
    expect(['a', 'b', 'l'].map((name) => t.u(name).fire)).toEqual(['prep', 'none', 'none'])
    expect(['g', 'h'].map((name) => t.w(name).fire)).toEqual(['none', 'prep'])
  })

  test('SK-3.2.5-04 SK-3.3.1-28 Prep Fire takes the CX counter off, after its +1', () => {
    const t = table('E2 US: a=7-4-7 CX, b=7-4-7 CX    E5 German: 4-6-7    A2 US: 7-4-7    A5 German: 4-6-7', { phase: 'prepFire' })
    shoot(t, 'E5', 'a').rolls(6, 5)
    expect(last(t)).toMatchObject({ drm: 1, final: 12 })
    t.expect('E2').has('7-4-7 prep', '7-4-7 CX')
  })

  test('SK-3.2-03 a phase in which nobody can fire asks nobody', () => {
    const t = table('E2 US: a=7-4-7    P2 German: 4-6-7', { phase: 'prepFire' })
    expect(t.asked.kind).toBe('move')
  })
})

describe('3.4 Defensive Fire', () => {
  const defensive = { phase: 'defensiveFire', attacker: 'allied' } as const
  const KEEP = '\nA2 German: z=4-6-7    A5 Russian: 4-4-7'

  test('AID-DFF-01 SK-3.4-02 unmarked units and Weapons fire normally', () => {
    const t = table(`E2 German: a=4-6-7 first, MMG    E6 Russian: 4-4-7${KEEP}`, defensive)
    expect(preview(t, 'E6', '+MMG').fp64).toBe(5 * 64)
    const fresh = table(`E2 German: a=4-6-7, MMG    E6 Russian: 4-4-7${KEEP}`, defensive)
    expect(preview(fresh, 'E6', 'a+MMG').fp64).toBe(9 * 64)
  })

  test('AID-SKTIP-20 AID-ASOP-115 AID-DFF-02 SK-3.4-03 SK-3.4-08 SK-3.4-09 First Fire marked ones only at their own or an adjacent hex, at half FP, and are then Final Fire', () => {
    const t = table(`E2 German: a=4-6-7 first, MMG first    E3 Russian: 4-4-7    E6 Russian: 4-4-7${KEEP}`, defensive)
    mayNot(t, 'E6', 'a', { rule: '3.4', message: /own or an adjacent hex/ })
    mayNot(t, 'E6', '+MMG', { rule: '3.4' })
    shoot(t, 'E3', 'a+MMG').rolls(6, 3).rolls(1, 1)
    expect(last(t)).toMatchObject({ fp: 9 })
    expect([t.u('a').fire, t.w('MMG').fire]).toEqual(['final', 'final'])
    mayNot(t, 'E3', 'a', { rule: '3.4', message: /Final Fire marked/ })
  })

  test('AID-DFF-12 SK-3.4-10 SK-1.2.4.1-04 a First Fire marked MG: B# two lower, removed at the printed one, no rate', () => {
    const fired = (dice: readonly [number, number]) => {
      const t = table(`E2 German: a=4-6-7 first, MMG first    E3 woods; Russian: 4-4-7${KEEP}`, defensive)
      shoot(t, 'E3', '+MMG').rolls(...dice)
      return t
    }
    expect(fired([4, 5]).w('MMG').malfunctioned).toBe(false)
    expect(fired([4, 6]).w('MMG').malfunctioned).toBe(true)
    expect(fired([6, 6]).w('MMG').at).toBeLessThan(0)
    const one = fired([1, 6])
    one.rolls(1, 1)
    one.sawNo({ type: 'rateKept' })
    expect(one.w('MMG').fire).toBe('final')
  })

  test('AID-DFF-03 SK-3.4-11 Final Fire marked ones do not fire', () => {
    const t = table(`E2 German: a=4-6-7 final, MMG final    E3 Russian: 4-4-7${KEEP}`, defensive)
    mayNot(t, 'E3', 'a', { rule: '3.4', message: /may not fire in the Defensive Fire Phase/ })
    mayNot(t, 'E3', '+MMG', { rule: '3.4' })
  })

  test('SK-2.0-19 SK-3.2.2-11 two First Fire marked squads of a hex attack together', () => {
    const t = table(`E2 German: a=4-6-7 first, b=4-6-7 first    E3 Russian: 4-4-7${KEEP}`, defensive)
    shoot(t, 'E3', 'a').rolls(6, 5)
    mayNot(t, 'E3', 'b', { rule: '3.2.2', message: /one fire group/ })
  })

  test('SK-4.0-19 forfeited FP may be used in Final Fire at adjacent units', () => {
    const t = table(`E2 German: a=2-4-7, LMG    E3 Russian: 4-4-7    E5 Russian: 4-4-7${KEEP}`, defensive)
    shoot(t, 'E5', '+LMG').rolls(1, 6)
    mayNot(t, 'E5', 'a', { message: /gave up|one fire group/ })
    expect(t.game.problems('axis', shotOf(t, 'E3', 'a'))).toEqual([])
  })

  test('SK-3.4-07 all First Fire and Final Fire counters come off at its end', () => {
    const t = table('E2 German: a=4-6-7 first, MMG final    E3 Russian: x=4-4-7', defensive)
    t.answer('defensiveFire', { type: 'end' })
    expect([t.u('a').fire, t.w('MMG').fire]).toEqual(['none', 'none'])
  })
})

describe('3.5 Advancing Fire', () => {
  const advancing = { phase: 'advancingFire', attacker: 'allied' } as const

  test('SK-3.5-01 who has Prep Fired does not fire again', () => {
    const t = table('E2 US: a=7-4-7 prep, MMG prep, b=7-4-7    E5 German: 4-6-7', advancing)
    mayNot(t, 'E5', 'a', { rule: '3.5', message: /already fired/ })
    mayNot(t, 'E5', '+MMG', { rule: '3.5' })
    expect(preview(t, 'E5', 'b').fp64).toBe(5 * 64)
  })

  test('AID-SKTIP-21 SK-3.5-03 a MMG or HMG that moved does not fire; a LMG does', () => {
    const t = table('E2 US: a=7-4-7, MMG, b=7-4-7, HMG, c=7-4-7, LMG    E9 German: 4-6-7    E1 US: 8-0', { phase: 'movement', columns: 12 })
    for (const id of ['a', 'b', 'c'].map((name) => t.unit(name)))
      t.answer('move', { type: 'step', units: [id], to: 'E3' })
        .pass('firstFire')
        .answer('move', { type: 'stop', units: [id] })
    t.answer('move', { type: 'end' })
    while (t.asked.kind !== 'advancingFire') t.pass()
    mayNot(t, 'E9', '+MMG', { rule: '3.5', message: /MMG that moved/ })
    mayNot(t, 'E9', '+HMG', { rule: '3.5', message: /HMG that moved/ })
    expect(t.game.problems('allied', shotOf(t, 'E9', '+LMG'))).toEqual([])
  })

  test('SK-3.5-06 Prep Fire counters come off at its end', () => {
    const t = table('E2 US: a=7-4-7 prep, MMG prep, b=7-4-7    E5 German: 4-6-7', advancing)
    t.answer('advancingFire', { type: 'end' })
    expect([t.u('a').fire, t.w('MMG').fire]).toEqual(['none', 'none'])
  })

  test('SK-3.5-01 a captured Weapon that Prep Fired does not fire either', () => {
    const t = table('E2 US: a=7-4-7, b=6-6-6    E5 stone building; German: 4-6-7    E2 German: MMG', { phase: 'rally' })
    t.answer('recovery', { type: 'recover', unit: t.unit('a'), weapon: 0 }).rolls(1)
    t.passUntil('prepFire')
    shoot(t, 'E5', '+MMG').rolls(5, 4)
    t.passTo('advancingFire')
    mayNot(t, 'E5', '+MMG', { rule: '3.5' })
  })

  test('SK-3.2.2-13 a leader who directed in the PFPh directs nobody now', () => {
    const t = table('E2 US: a=7-4-7, MMG, l=9-1, b=6-6-6    E5 German: 4-6-7', { phase: 'prepFire' })
    shoot(t, 'E5', '+MMG', 'l').rolls(5, 6)
    t.passTo('advancingFire')
    mayNot(t, 'E5', 'a', { rule: '1.2.1' }, 'l')
    expect(t.game.problems('allied', shotOf(t, 'E5', 'a'))).toEqual([])
  })
})
