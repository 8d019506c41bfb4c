import { describe, expect, test } from 'vitest'
import { checks, shoot } from '../../test/fire.ts'
import { step, stepOf, walk } from '../../test/moves.ts'
import { type AslskTable, table } from '../../test/table.ts'

/** Two adjacent American squads: 28 FP on the 24 column at whoever is in E3, open ground. What the dice give there: */
const TWO_KIA = [1, 2] as const
const ONE_KIA = [1, 3] as const
const K4 = [1, 4] as const

/** The Americans still have somebody to fire with, so that nothing happens after the attack. */
function underFire(targets: string): AslskTable {
  const t = table(`E2 US: a=7-4-7, b=7-4-7    E3 German: ${targets}    A2 US: z=7-4-7    A5 German: 4-6-7`, {
    phase: 'prepFire',
    attacker: 'allied',
    elr: { axis: 5 },
  })
  return shoot(t, 'E3', 'a b')
}

describe('3.2.3 KIA', () => {
  test('SK-3.2.3-03 SK-3.2.3-25 SK-3.2.3-26 so many at random are eliminated; of the rest the unbroken break, the broken are reduced', () => {
    const t = underFire('x=4-6-7, y=4-6-7 broken, w=4-6-7')
    t.rolls(...ONE_KIA).rolls(t.unit('w'))
    t.saw({ type: 'randomSelection', among: [t.unit('x'), t.unit('y'), t.unit('w')], selected: [t.unit('w')] })
    t.saw({ type: 'eliminated', unit: t.unit('w') })
    t.expect('E3').has('4-6-7 broken DM', '2-4-7 broken DM')
  })

  test('SK-3.2.3-03 two of three; all of two without a draw', () => {
    const t = underFire('x=4-6-7, y=4-6-7, w=4-6-7')
    t.rolls(...TWO_KIA).rolls(t.unit('y'), t.unit('x'))
    t.expect('E3').has('4-6-7 broken DM')
    underFire('x=4-6-7, y=4-6-7')
      .rolls(...TWO_KIA)
      .expect('E3')
      .isEmpty()
  })
})

describe('3.2.3 Casualty Reduction', () => {
  test('SK-3.2.3-05 SK-3.2.3-27 SK-3.2.3-28 K: one at random is reduced as it stands; then all of them, the half squad too, check with +#', () => {
    const t = underFire('x=4-6-7, y=4-6-7')
    t.rolls(...K4)
      .rolls(t.unit('y'))
      .rolls(1, 2)
      .rolls(1, 1)
    expect(checks(t)).toEqual(['4MC 7 pinned', '4MC 6 passes'])
    t.expect('E3').has('4-6-7 pinned', '2-4-7')
  })

  test('SK-3.2.3-28 a broken squad becomes a broken half squad', () => {
    const t = underFire('x=4-6-7 broken DM')
    t.rolls(...K4).rolls(1, 1)
    t.expect('E3').has('2-4-7 broken DM')
    t.saw({ type: 'check', morale: 6, result: 'passes' })
  })

  test('SK-3.2.3-06 half squads and crews are eliminated by it', () => {
    for (const unit of ['x=2-4-7', 'x=2-2-8 crew'])
      underFire(unit)
        .rolls(...K4)
        .expect('E3')
        .isEmpty()
  })

  test('SK-3.2.3-29 SK-3.2.3-07 SK-3.2.3-27 a leader is wounded: on 1 to 4 lightly, and he checks as well; on 5 or 6 he is gone', () => {
    const light = underFire('l=9-1')
      .rolls(...K4)
      .rolls(4)
      .rolls(1, 2)
    light.saw({ type: 'wounded', die: 4 })
    expect(checks(light)).toEqual(['4MC 7 passes'])
    light.expect('E3').has('9-1 wounded')
    underFire('l=9-1')
      .rolls(...K4)
      .rolls(5)
      .expect('E3')
      .isEmpty()
  })

  test('SK-3.2.3-30 SK-3.2.3-33 wounded before: one more on the dr, and no further loss of morale or leadership', () => {
    underFire('l=9-1 wounded')
      .rolls(...K4)
      .rolls(4)
      .expect('E3')
      .isEmpty()
    const again = underFire('l=9-1 wounded')
      .rolls(...K4)
      .rolls(3)
      .rolls(1, 2)
    again.saw({ type: 'wounded', modifiers: [{ value: 1 }] }).saw({ type: 'check', morale: 8 })
    again.expect('E3').has('9-1 wounded')
  })
})

describe('3.2.3 a wounded leader', () => {
  test('SK-3.2.3-08 SK-3.2.3-32 has 3 MF and may not Double Time', () => {
    const t = table('E2 US: l=9-1 wounded    A1 US: z=7-4-7', { phase: 'movement', columns: 12, rows: 12 })
    t.refuses('allied', stepOf(t, 'l', 'E3', { mode: 'double' }), { rule: '3.3.1', message: /wounded/ })
    walk(t, 'l', 'E3', 'E4')
    expect(t.u('l').moveEnded).toBe(false)
    step(t, 'l', 'E5')
    expect(t.u('l')).toMatchObject({ spent: 6, moveEnded: true })
  })

  test('SK-3.2.3-31 carries nothing without losing MF, and adds nothing to what a squad carries', () => {
    const t = table('E2 US: l=9-1 wounded, LMG    A1 US: z=7-4-7', { phase: 'movement', columns: 12, rows: 12 })
    walk(t, 'l', 'E3', 'E4')
    expect(t.u('l')).toMatchObject({ spent: 4, moveEnded: true })
    const well = table('E2 US: l=9-1, LMG    A1 US: z=7-4-7', { phase: 'movement', columns: 12, rows: 12 })
    walk(well, 'l', 'E3', 'E4', 'E5', 'E6', 'E7')
    expect(well.u('l').moveEnded).toBe(false)
  })
})
