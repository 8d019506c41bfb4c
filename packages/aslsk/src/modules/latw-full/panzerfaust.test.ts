import { outcomesOf } from '@firegroup/kernel'
import { example } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { lastKill } from '../../../test/armour.ts'
import { lastShot } from '../../../test/ordnance.ts'
import { being } from '../../../test/status.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { act } from '../../../test/vehicles.ts'
import { missOut } from '../../armour/panzerfaust.ts'
import type { Aslsk } from '../../context.ts'
import { panzerfaustShots } from '../../data/panzerfaust.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 10, columns: 10, year: 1944, month: 6, modules: ['latw-full'] }
const look = (t: AslskTable, at: string, more: object = {}) => ({ type: 'panzerfaust', unit: t.unit('a'), at, ...more })
const seek = (t: AslskTable, at: string, more: object = {}) => t.answer(t.asked.kind, look(t, at, more))
const atTank = (t: AslskTable, at: string, more: object = {}) => seek(t, at, { vehicle: t.unit('tank'), ...more })

/** A German in C4 and a tank in the next hex. */
function ambush(options: TableOptions = {}, who = 'a=4-6-7', hex = 'C3'): AslskTable {
  return table(`H9 Russian: far=4-4-7    ${hex} Russian: tank=ru-T3485 vca4    C4 German: ${who}    H1 German: 4-6-7, LMG`, {
    ...prep,
    ...options,
  })
}

/** A German in C4 and Russians in the house next to him; no AFV anywhere. */
function village(options: TableOptions = {}, who = 'a=4-6-7', men = 'x=4-4-7'): AslskTable {
  return table(`C3 wooden building; Russian: ${men}    H9 Russian: far=4-4-7    C4 German: ${who}    H1 German: 4-6-7, LMG`, {
    ...prep,
    ...options,
  })
}

/** The drm of a check. */
function drm(t: AslskTable): string[] {
  const check = t.game.events.map(({ event }) => event).findLast((event) => event.type === 'panzerfaustCheck')!
  return (check as { modifiers: readonly { label: string; value: number }[] }).modifiers.map(({ label, value }) => `${label} ${value}`)
}

describe('when there are any', () => {
  test('AID-GER-22 AID-LATW-23 German Infantry has them from October 1943 on, whatever the enemy has', () => {
    const early = village({ year: 1943, month: 9 })
    early.refuses('axis', look(early, 'C3'), { rule: '4.4.2', message: /no Panzerfausts/ })
    seek(village({ year: 1943, month: 10 }), 'C3')
      .rolls(5)
      .saw({ type: 'panzerfaustCheck' })
    const russians = table('C3 wooden building; German: x=4-6-7    H9 German: 4-6-7    C4 Russian: a=4-4-7    H1 Russian: 4-4-7, LMG', {
      ...prep,
      attacker: 'allied',
    })
    russians.refuses('allied', look(russians, 'C3'), { rule: '4.4.2' })
  })

  test('AID-GER-22 from July 1943 where the scenario says so', () => {
    const rules = [{ type: 'panzerfausts', text: 'The Germans have the first Panzerfausts.' }] as const
    seek(village({ year: 1943, month: 7, rules }), 'C3')
      .rolls(5)
      .saw({ type: 'panzerfaustCheck' })
    const june = village({ year: 1943, month: 6, rules })
    june.refuses('axis', look(june, 'C3'), { rule: '4.4.2' })
  })

  test('AID-GER-37 AID-LATW-16 AID-GER-29 AID-LATW-02 the smaller ones from August 1943 on by the scenario: one hex, 22 to kill, 12 FP, and +1 to find one in the first two months', () => {
    const rules = [{ type: 'panzerfausts', klein: true, text: 'The Germans have small Panzerfausts.' }] as const
    const july = ambush({ year: 1943, month: 7, rules })
    july.refuses('axis', look(july, 'C3', { vehicle: july.unit('tank') }), { rule: '4.4.2', message: /no Panzerfausts/ })
    const august = ambush({ year: 1943, month: 8, rules })
    atTank(august, 'C3').rolls(2).rolls(2, 3).rolls(6, 5)
    expect(drm(august)).toEqual(['August or September 1943 1'])
    expect(lastShot(august).th).toBe(8)
    expect(lastKill(august)).toMatch(/^Panzerfaust klein in .*: 22 /)
    const october = village({ year: 1943, month: 10, rules })
    seek(october, 'C3').rolls(1).rolls(1, 3).rolls(6, 5)
    expect(drm(october)).toEqual(['not at a vehicle 1'])
    october.saw({ type: 'attack', column: 12 })
  })

  test('AID-GER-31 AID-LATW-23 as many as squads before 1944, half as many again in it, twice as many after it', () => {
    expect([panzerfaustShots(1943, 5), panzerfaustShots(1944, 5), panzerfaustShots(1945, 5)]).toEqual([5, 7, 10])
    const t = table('C3 wooden building; Russian: x=4-4-7    H9 Russian: far=4-4-7    C4 German: a=4-6-7', {
      ...prep,
      year: 1943,
      month: 12,
    })
    seek(t, 'C3').rolls(1).rolls(6, 5)
    t.refuses('axis', look(t, 'C3'), { rule: '4.4.2', message: /All Panzerfausts/ })
  })
})

describe('the check', () => {
  example('EX-AID-73 AID-GER-28 AID-LATW-25 a half squad of 1944 at Infantry in a building finds one with a 1 and not with a 2', (seat) => {
    const found = seat(village({}, 'a=2-4-7 hs'))
    seek(found, 'C3').rolls(1).rolls(6, 5)
    found.saw({ type: 'panzerfaustCheck', die: 1, final: 3, fires: true })
    found.asks('axis', 'prepFire')
    const none = seat(village({}, 'a=2-4-7 hs'))
    seek(none, 'C3').rolls(2)
    none.saw({ type: 'panzerfaustCheck', die: 2, final: 4, fires: false })
    none.asks('axis', 'prepFire')
  })

  test('AID-GER-29 AID-LATW-25 what is added: the date, the target, CX, few men, one man', () => {
    const of = (t: AslskTable, tank = true) => {
      if (tank) atTank(t, 'C3').rolls(5)
      else seek(t, 'C3').rolls(5)
      return drm(t)
    }
    expect(of(ambush())).toEqual([])
    expect(of(ambush({ year: 1945, month: 1 }))).toEqual(['1945 -1'])
    expect(of(ambush({}, 'a=4-6-7 CX'))).toEqual(['CX 1'])
    expect(of(ambush({}, 'a=2-4-7 hs'))).toEqual(['half squad 1'])
    expect(of(ambush({}, 'a=2-2-8 crew'))).toEqual(['crew 1'])
    expect(of(ambush({}, 'a=8-1'))).toEqual(['leader 2'])
    expect(of(village(), false)).toEqual(['not at a vehicle 1'])
  })

  example('EX-AID-74 AID-GER-30 a 6 breaks a pinned squad, and costs a pinned hero a step', (seat) => {
    const t = seat(ambush({}, 'a=4-6-7 pinned, l=8-1 pinned'))
    atTank(t, 'C3').rolls(6)
    expect(t.u('a')).toMatchObject({ broken: true, pinned: false })
    t.asks('axis', 'prepFire')
    const hero = being(t, 'l', 'hero')
    const fate = outcomesOf(hero, (g: Aslsk) => {
      missOut(g, g.state.units[t.unit('l')]!)
      const { wounded, at, broken } = g.state.units[t.unit('l')]!
      return broken ? 'broken' : at < 0 ? 'dead' : wounded ? 'wounded' : 'unharmed'
    })
    expect([fate.outOf(6, 'wounded'), fate.outOf(6, 'dead')]).toEqual([4, 2])
  })

  test('AID-GER-30 a 6 pins', () => {
    const t = ambush()
    atTank(t, 'C3').rolls(6)
    expect(t.u('a')).toMatchObject({ pinned: true, broken: false })
  })

  test('AID-GER-32 AID-LATW-23 AID-ISQA-23 each try is use of a SW: after two the squad has no FP of its own; one that is found is fired at once', () => {
    const t = ambush()
    atTank(t, 'C3').rolls(5)
    expect([t.u('a').panzerfausts, t.u('a').forfeited]).toEqual([1, false])
    atTank(t, 'C3').rolls(3).rolls(6, 5)
    t.saw({ type: 'toHit' })
    expect([t.u('a').panzerfausts, t.u('a').forfeited]).toEqual([2, true])
    t.refuses('axis', look(t, 'C3', { vehicle: t.unit('tank') }), { rule: '4.4.2' })
  })

  test('AID-GER-32 AID-LATW-23 not as Subsequent First Fire or Final Protective Fire', () => {
    for (const mark of ['first', 'final']) {
      const t = table(`H9 Russian: far=4-4-7    A3 Russian: tank=ru-T3485 vca0    B1 German: a=2-4-7 hs ${mark}    C3 German: b=5-4-8`, {
        ...prep,
        phase: 'movement',
        attacker: 'allied',
      })
      t.answer('move', act(t, 'start', 'tank'))
      t.refuses('axis', look(t, 'A3', { vehicle: t.unit('tank') }), { rule: '4.4.2' })
    }
  })
})

describe('the shot', () => {
  test('AID-GER-26 AID-LATW-02 10 in its own hex, 8, 6 and 4 as far as the date lets it reach; 31 to kill', () => {
    const th = (hex: string, year: number, month: number) => {
      const t = ambush({ year, month }, 'a=4-6-7', hex)
      const declared = look(t, hex, { vehicle: t.unit('tank') })
      if (t.game.problems('axis', declared).length > 0) return null
      t.answer('prepFire', declared).rolls(1).rolls(6, 5)
      return lastShot(t).th
    }
    const all = (year: number, month: number) => ['C4', 'C3', 'C2', 'C1'].map((hex) => th(hex, year, month))
    expect(all(1943, 10)).toEqual([10, 8, null, null])
    expect(all(1944, 6)).toEqual([10, 8, 6, null])
    expect(all(1945, 1)).toEqual([10, 8, 6, 4])
    const t = ambush()
    atTank(t, 'C3').rolls(1).rolls(2, 3).rolls(6, 5)
    expect(lastKill(t)).toMatch(/^Panzerfaust in .*: 31 /)
  })

  test('AID-GER-34 AID-LATW-12 an original 12 costs the firer a step, an 11 too if he is Inexperienced', () => {
    const t = ambush()
    atTank(t, 'C3').rolls(1).rolls(6, 6)
    expect(t.u('a').type).toBe('ge-2-4-7')
    const green = ambush({}, 'a=4-3-6')
    atTank(green, 'C3').rolls(1).rolls(6, 5)
    expect(green.u('a').type).toBe('ge-2-3-6')
    const other = ambush()
    atTank(other, 'C3').rolls(1).rolls(6, 5)
    expect(other.u('a').type).toBe('ge-4-6-7')
  })

  test('AID-GER-33 AID-LATW-10 it leaves no residual fire', () => {
    const t = table(
      'H9 Russian: far=4-4-7, far2=4-4-7    C2 Russian: x=4-4-7    C3 wooden building    C4 German: a=4-6-7    H1 German: 4-6-7',
      {
        ...prep,
        phase: 'movement',
        attacker: 'allied',
      },
    )
    t.answer('move', { type: 'step', units: [t.unit('x')], to: 'C3' })
    seek(t, 'C3').rolls(1).rolls(1, 3).rolls(6, 5, 1, 1)
    t.saw({ type: 'attack', column: 16 })
    expect(t.state.markers).toEqual([])
  })

  test('AID-GER-36 AID-LATW-14 one of those whom it hits is struck: by chance, or one that the firer knows to man a weapon', () => {
    const t = village({}, 'a=4-6-7', 'x=4-4-7, y=4-4-7, LMG')
    seek(t, 'C3').rolls(1).rolls(2, 3).rolls(5, 6, t.unit('x'))
    t.saw({ type: 'attack', column: 16, targets: [t.unit('x')] })
    const named = village({}, 'a=4-6-7', 'x=4-4-7, y=4-4-7, LMG')
    named.refuses('axis', look(named, 'C3', { on: named.unit('x') }), { rule: '4.4.2', message: /mans no Gun/ })
    seek(named, 'C3', { on: named.unit('y') })
      .rolls(1)
      .rolls(2, 3)
      .rolls(5, 6)
    named.saw({ type: 'attack', targets: [named.unit('y')] })
  })

  test('AID-GER-38 AID-LATW-08 a leader modifies one of them, and directs nothing else in the phase', () => {
    const t = ambush({}, 'a=4-6-7, b=4-6-7, l=9-1')
    atTank(t, 'C3', { leader: t.unit('l') })
      .rolls(1)
      .rolls(6, 5)
    expect(lastShot(t).labels).toContain('9-1 directs -1')
    t.refuses(
      'axis',
      { type: 'panzerfaust', unit: t.unit('b'), at: 'C3', vehicle: t.unit('tank'), leader: t.unit('l') },
      { rule: '4.4.2', message: /has directed fire/ },
    )
  })
})
