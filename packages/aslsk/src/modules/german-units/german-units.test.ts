import { describe, expect, test } from 'vitest'
import { last, preview, shoot } from '../../../test/fire.ts'
import { hold } from '../../../test/moves.ts'
import { shell } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { type MmcType, ourPack } from '../../data/counters.ts'
import { movementFactors } from '../../data/movement.ts'
import { supplyOf } from '../../ordnance/ammunition.ts'
import { shooterOf } from '../../ordnance/shot.ts'
import { ccvParts } from '../../phases/close-combat/ccv.ts'
import { isStatus } from '../../units/statuses.ts'
import { ownElr } from './elr.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'allied', rows: 10, columns: 10, year: 1944, month: 6, modules: ['german-units'] }

/** A 1MC or worse on whoever is in E5, by Russians. */
function underFire(targets: string, options: TableOptions = {}, enemy = 'Russian: a=4-5-8'): AslskTable {
  const t = table(`E4 ${enemy}    E5 German: ${targets}    A2 ${enemy.replace('a=', 'z=')}    A5 German: 4-6-7`, { ...prep, ...options })
  return shoot(t, 'E5', 'a')
}

const printed = (id: string) => {
  const { label, smokeExponent, brokenMorale, halfSquad, elrStepDown } = ourPack().infantry.get(id) as MmcType
  const half = ourPack().infantry.get(halfSquad!)!
  return `${label} s${smokeExponent} (${brokenMorale}), ${half.label} (${half.brokenMorale}), ${elrStepDown ?? 'none'}`
}

/** What a squad becomes by failing one MC after the other by more than its ELR. */
function chain(label: string): string[] {
  const steps: string[] = []
  let now = label
  for (;;) {
    const t = underFire(`x=${now}`, { elr: { axis: 0 } })
      .rolls(1, 6)
      .rolls(6, 5)
    const { label: next } = ourPack().infantry.get(t.u('x').type)!
    if (next === now) return steps
    steps.push(next)
    now = next
  }
}

describe('classes', () => {
  test('AID-GER-01 the SS 6-5-8', () => {
    expect(printed('ss-6-5-8')).toBe('6-5-8 s2 (9), 3-4-8 (8), none')
  })

  test('AID-GER-01 one that fails by more than its ELR goes apart into two broken half squads', () => {
    const t = underFire('x=ss-6-5-8', { elr: { axis: 1 } })
      .rolls(1, 6)
      .rolls(6, 4)
    t.expect('E5').has('3-4-8 broken DM', '3-4-8 broken DM')
    t.saw({ type: 'german-units:apart', rule: 'A19.13' })
    expect(t.state.points.axis.casualties).toBe(0)
    const within = underFire('x=ss-6-5-8', { elr: { axis: 3 } })
      .rolls(1, 6)
      .rolls(6, 4)
    within.expect('E5').has('6-5-8 broken DM')
  })

  test('AID-GER-02 8-3-8s go apart too, but only beyond an ELR of 5, whatever their side has', () => {
    expect(printed('ge-8-3-8')).toBe('8-3-8 s3 (8), 3-3-8 (7), none')
    expect(printed('ss-8-3-8')).toMatch(/\(9\)/)
    const t = underFire('x=ge-8-3-8', { elr: { axis: 0 } })
      .rolls(1, 6)
      .rolls(6, 5)
    t.expect('E5').has('8-3-8 broken DM')
    expect([ownElr(t.state, t.u('x')), ownElr(t.state, t.state.units.at(-1)!)]).toEqual([5, undefined])
    const without = underFire('x=ss-6-5-8', { elr: { axis: 0 } })
      .rolls(1, 6)
      .rolls(6, 5)
    without.expect('E5').has('3-4-8 broken DM', '3-4-8 broken DM')
  })

  test('AID-GER-03 the 4-6-8 goes down by way of 4-6-7 and 4-4-7 to 4-3-6', () => {
    expect(printed('ge-4-6-8')).toBe('4-6-8 s2 (8), 2-4-8 (7), ge-4-6-7')
    expect(ourPack().infantry.get('ss-4-6-8')!.brokenMorale).toBe(9)
    expect(chain('ge-4-6-8')).toEqual(['4-6-7', '4-4-7', '4-3-6'])
  })

  test('AID-GER-04 the 5-4-8 straight to 4-4-7', () => {
    expect(printed('ge-5-4-8')).toBe('5-4-8 s2 (8), 2-3-8 (7), ge-4-4-7')
    expect(ourPack().infantry.get('ss-5-4-8')!.brokenMorale).toBe(9)
    expect(chain('ge-5-4-8')).toEqual(['4-4-7', '4-3-6'])
  })

  test('AID-GER-05 the 4-6-7', () => {
    expect(printed('ge-4-6-7')).toBe('4-6-7 s1 (7), 2-4-7 (6), ge-4-4-7')
    expect(chain('ge-4-6-7')).toEqual(['4-4-7', '4-3-6'])
  })

  test('AID-GER-06 the 4-4-7', () => {
    expect(printed('ge-4-4-7')).toBe('4-4-7 s0 (7), 2-3-7 (6), ge-4-3-6')
    expect(chain('ge-4-4-7')).toEqual(['4-3-6'])
  })

  test('AID-GER-07 a 4-3-6 that fails by more than its ELR is Disrupted, until it rallies', () => {
    expect(printed('ge-4-3-6')).toBe('4-3-6 s0 (5), 2-3-6 (4), none')
    const t = underFire('x=4-3-6', { elr: { axis: 0 } })
      .rolls(1, 6)
      .rolls(4, 4)
    t.saw({ type: 'german-units:disrupted', rule: 'A19.12' })
    expect(isStatus(t.state, t.u('x'), 'disrupted')).toBe(true)
    t.u('x').broken = false
    expect(isStatus(t.state, t.u('x'), 'disrupted')).toBe(false)
    const within = underFire('x=4-3-6', { elr: { axis: 5 } })
      .rolls(1, 6)
      .rolls(4, 4)
    expect(isStatus(within.state, within.u('x'), 'disrupted')).toBe(false)
  })

  test('AID-GER-09 the SS is not Disrupted by Russians, but by others', () => {
    const russians = underFire('x=ss-4-3-6', { elr: { axis: 0 } })
      .rolls(1, 6)
      .rolls(6, 5)
    expect(isStatus(russians.state, russians.u('x'), 'disrupted')).toBe(false)
    const americans = underFire('x=ss-4-3-6', { elr: { axis: 0 } }, 'US: a=7-4-7')
      .rolls(1, 6)
      .rolls(6, 5)
    expect(isStatus(americans.state, americans.u('x'), 'disrupted')).toBe(true)
  })
})

describe('Conscripts', () => {
  test('AID-GER-08 are Lax, and have three MF', () => {
    const t = table('E5 German: x=4-3-6, y=4-4-7    A2 Russian: 4-4-7', { ...prep, modules: ['german-units', 'close-combat-full'] })
    expect([isStatus(t.state, t.u('x'), 'lax'), isStatus(t.state, t.u('y'), 'lax')]).toEqual([true, false])
    const ambush = t.state.setting.hooks.ambushModifiers.flatMap((says) => says(t.state, 'axis', t.place('E5')) ?? [])
    expect(ambush.map(({ label }) => label)).toContain('Lax')
    expect(movementFactors('conscript', false, false)).toBe(6)
    const move = table('C2 German: x=4-3-6    A9 German: y=4-6-7    H9 Russian: 4-4-7', { ...prep, phase: 'movement', attacker: 'axis' })
    for (const to of ['C3', 'C4', 'C5']) {
      move.answer('move', { type: 'step', units: [move.unit('x')], to })
      if (move.asked.kind === 'firstFire') move.answer('firstFire', { type: 'hold' })
    }
    move.refuses('axis', { type: 'step', units: [move.unit('x')], to: 'C6' }, {})
  })

  test('AID-GER-49 break their Weapons with one less', () => {
    const fires = (squad: string) => {
      const t = table(`E2 German: a=${squad}, g=LMG    E5 Russian: 4-4-7    A2 German: 4-6-7    A4 Russian: 4-4-7`, {
        ...prep,
        attacker: 'axis',
      })
      shoot(t, 'E5', '+g').rolls(5, 6)
      return t.w('g').malfunctioned
    }
    expect([fires('4-3-6'), fires('4-4-7')]).toEqual([true, false])
  })

  test('AID-GER-50 cower by two columns', () => {
    const cowers = (squad: string) =>
      preview(table(`E2 German: a=${squad}    E4 Russian: 4-4-7    A2 German: 4-6-7`, { ...prep, attacker: 'axis' }), 'E4', 'a').cowers
    expect([cowers('4-3-6'), cowers('4-4-7')]).toEqual([2, 1])
  })

  test('AID-GER-51 take a PAATC with one more, and have a CCV one lower', () => {
    const t = table('E4 German: x=4-3-6, y=4-4-7    E5 Russian: tank=ru-T3485 vca1 shocked    A9 German: 4-6-7', {
      ...prep,
      phase: 'advance',
      attacker: 'axis',
    })
    t.answer('advance', { type: 'advance', units: [t.unit('x')], to: 'E5' }).rolls(2, 2)
    t.saw({ type: 'check', what: 'PAATC', modifiers: [{ label: 'Inexperienced', value: 1 }] })
    const ccv = (unit: string) => ccvParts(t.state, [t.u(unit)], 'attack')[0]!.fp64 / 64
    expect([ccv('x'), ccv('y')]).toEqual([4, 5])
  })
})

describe('the SS', () => {
  const late = (year: number, squad: string) =>
    preview(
      table(`E2 German: a=${squad}    E4 Russian: 4-4-7    A2 German: 4-6-7    A9 Russian: 4-4-7`, {
        ...prep,
        phase: 'advancingFire',
        attacker: 'axis',
        year,
      }),
      'E4',
      'a',
    ).fp64 / 64

  test('AID-GER-53 its squads have Assault Fire from 1944 on', () => {
    expect([late(1943, 'ss-6-5-8'), late(1944, 'ss-6-5-8')]).toEqual([3, 4])
    expect([late(1944, 'ss-4-6-8'), late(1944, 'ge-4-6-8'), late(1944, 'ss-3-4-8')]).toEqual([3, 2, 1.5])
  })

  test('AID-GER-54 its Guns and AFVs have one more on their depletion numbers', () => {
    const number = (squad: string) => {
      const t = table(`E2 German: c=2-2-8 crew, gun=ge-AT75L ca1, a=${squad}    A9 Russian: 4-4-7`, prep)
      return supplyOf(t.state, shooterOf(t.state, t.weapon('gun'))!, 'apcr')
    }
    expect([number('ss-6-5-8'), number('4-6-7')]).toEqual([4, 3])
  })
})

describe('Weapons', () => {
  /** The depletion number of APCR by year. */
  const apcr = (gun: string) =>
    [1941, 1942, 1943, 1944, 1945].map((year) => {
      const t = table(`E2 German: c=2-2-8 crew, gun=${gun} ca1, a=4-6-7    A9 Russian: 4-4-7`, { ...prep, year })
      return supplyOf(t.state, shooterOf(t.state, t.weapon('gun'))!, 'apcr')
    })

  test('AID-GER-10 APCR of a 50L by year', () => {
    expect(apcr('ge-AT50L')).toEqual([5, 6, 5, 4, null])
  })

  test('AID-GER-11 APCR of a 37L', () => {
    expect(apcr('ge-AT37L')).toEqual([4, 5, 4, 3, null])
  })

  test('AID-GER-12 APCR of a 75L and a 76L', () => {
    expect([apcr('ge-AT75L'), apcr('ge-AT76L')]).toEqual([
      [null, 5, 4, 3, null],
      [null, 5, 4, 3, null],
    ])
  })

  test('AID-GER-17 AID-ISQA-03 the rod grenade of a 37mm is 12 against men in a house; HEAT of other Guns one column less than HE', () => {
    const column = (gun: string, modules: readonly string[]) => {
      const t = table(`A9 German: 4-6-7    E2 German: c=2-2-8 crew, gun=${gun} ca2    E4 stone building; US: x=6-6-6    A1 US: 6-6-6`, {
        ...prep,
        attacker: 'axis',
        modules,
      })
      shell(t, 'gun', 'E4', { ammo: 'heat' }).rolls(1, 2).rolls(6, 6)
      return last(t).column
    }
    expect([column('ge-AT37L', ['german-units']), column('ge-AT37L', []), column('ge-AT75', ['german-units'])]).toEqual([12, 2, 8])
  })

  test('AID-GER-25 a dismantled HMG fires as a LMG, also when it has moved', () => {
    const t = table('E2 German: a=4-6-7, g=HMG, b=4-6-7    E8 Russian: x=4-4-7    A9 Russian: 4-4-7', { ...prep, attacker: 'axis' })
    expect(t.candidates()).toContainEqual({ type: 'dismantle', weapon: t.weapon('g') })
    t.answer('prepFire', { type: 'dismantle', weapon: t.weapon('g') })
    expect(t.w('g')).toMatchObject({ type: 'ge-HMG:dm', fire: 'prep' })
    const moved = table('E2 German: a=4-6-7, g=ge-HMG:dm, b=4-6-7    E8 Russian: x=4-4-7    A9 Russian: 4-4-7', {
      ...prep,
      phase: 'movement',
      attacker: 'axis',
    })
    moved.answer('move', { type: 'step', units: [moved.unit('a')], to: 'E3' })
    hold(moved)
    moved.answer('move', { type: 'end' })
    while (moved.asked.kind === 'defensiveFire') moved.answer('defensiveFire', { type: 'end' })
    expect(preview(moved, 'E8', '+g').fp64).toBe(1.5 * 64)
    t.refuses('axis', { type: 'dismantle', weapon: t.weapon('g') }, { rule: '4.0' })
  })

  test('AID-GER-25 the DEFENDER dismantles in the DFPh as well', () => {
    const t = table('E2 German: a=4-6-7, g=HMG, b=4-6-7    E8 Russian: x=4-4-7    A9 Russian: 4-4-7', {
      ...prep,
      phase: 'defensiveFire',
      attacker: 'allied',
    })
    t.answer('defensiveFire', { type: 'dismantle', weapon: t.weapon('g') })
    expect(t.w('g')).toMatchObject({ type: 'ge-HMG:dm', fire: 'final' })
  })

  test('AID-GER-25 it is put together again in the same way', () => {
    const t = table('E2 German: a=4-6-7, g=ge-MMG:dm, b=4-6-7    E8 Russian: x=4-4-7    A9 Russian: 4-4-7', { ...prep, attacker: 'axis' })
    t.answer('prepFire', { type: 'dismantle', weapon: t.weapon('g') })
    expect(t.w('g').type).toBe('ge-MMG')
  })

  test('AID-GER-24 their grenades are Smoke, not white phosphorus', () => {
    const t = table('C2 German: a=4-6-8    A9 German: 4-6-7    H9 Russian: 4-4-7', {
      ...prep,
      phase: 'movement',
      attacker: 'axis',
      modules: ['german-units', 'white-phosphorus'],
    })
    t.refuses('axis', { type: 'wp', unit: t.unit('a'), to: 'C2' }, { rule: 'A24.3' })
    t.answer('move', { type: 'smoke', unit: t.unit('a'), to: 'C2' }).rolls(1)
    expect(t.state.markers).toMatchObject([{ kind: 'smokeGrenade', value: 2 }])
  })

  test('AID-GER-23 magnetic mines from 1944 on', () => {
    const refusal = (year: number) => {
      const t = table('E5 German: a=4-6-7; Russian: tank=ru-T3485    A9 German: 4-6-7', {
        ...prep,
        phase: 'closeCombat',
        attacker: 'axis',
        year,
        modules: ['german-units', 'close-combat-full'],
      })
      return t.game.problems('axis', { type: 'atmm', by: [t.unit('a')], vehicle: t.unit('tank') }).map(({ rule }) => rule)
    }
    expect([refusal(1943), refusal(1944)]).toEqual([['C13.7'], []])
  })

  test('AID-GER-19 a new leader comes with one less on the dr', () => {
    const t = table('B2 German: 4-6-8 broken   D2 German: 4-6-7   H2 Russian: 4-4-7', { ...prep, phase: 'rally', attacker: 'axis' })
    t.answer('selfRally', { type: 'selfRally', unit: 0 }).rolls(1, 1, 3)
    t.saw({
      type: 'leaderCreated',
      by: 0,
      die: 3,
      modifiers: [{ label: 'German', value: -1 }, { label: 'morale 8 or more' }, { label: 'broken' }],
    })
  })
})
