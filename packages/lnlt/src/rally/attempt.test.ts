import { describe, expect, test } from 'vitest'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'

/** A Rally Phase of turn 2, in which blue rolls the higher die. */
function rallyPhase(text: string, options: TableOptions = {}): LnltTable {
  return table(text, { phase: 'rally', turn: 2, ...options }).rolls(6, 1)
}

function rally(t: LnltTable, unit: string, helper?: string): LnltTable {
  return t.answer('rally', { type: 'rally', unit: t.unit(unit), ...(helper === undefined ? {} : { helper: t.unit(helper) }) })
}

describe('3.0 the Rally Phase: who may try to rally', () => {
  test('LNL-1.5.1-01 LNL-1.5.1-03 two dice against Morale: who passes rallies, at one more he does not', () => {
    const t = rallyPhase('C3 US: a=2-5-4 shaken, b=2-5-4 shaken, l=6-0-6')
    rally(t, 'a', 'l').rolls(2, 4)
    t.saw({ type: 'moraleCheck', unit: t.unit('a'), morale: 6, modifiers: [], dice: [2, 4], final: 6, passed: true })
    t.saw({ type: 'rallied', unit: t.unit('a') })
    rally(t, 'b', 'l').rolls(3, 4)
    t.saw({ type: 'moraleCheck', final: 7, passed: false })
    t.expect('C3').has('2-5-4', '2-5-4 shaken', '6-0-6')
  })

  test('LNL-3.0-05 an ordinary unit needs somebody who helps; LNL-3.0-19 a Hero is enough, and lends no LM', () => {
    const t = rallyPhase('C3 US: a=2-5-4 shaken, h=hero  F3 US: b=2-5-4 shaken')
    t.refuses('blue', { type: 'rally', unit: t.unit('a') }, { rule: '3.0', message: /needs a Good Order Leader/ })
    t.refuses('blue', { type: 'rally', unit: t.unit('b'), helper: t.unit('h') }, { rule: '3.0', message: /another place/ })
    expect(t.candidates()).toEqual([{ type: 'rally', unit: t.unit('a'), helper: t.unit('h') }, { type: 'done' }])
    rally(t, 'a', 'h').rolls(1, 1).saw({ type: 'moraleCheck', modifiers: [], passed: true })
  })

  test('LNL-3.0-27 single men and Weapon Teams need nobody; LNL-3.0-28 but the LM of a helper counts for them', () => {
    const t = rallyPhase('C3 US: m=medic shaken  D5 US: s=scout shaken, l=7-1-6  E7 US: x=us-mortar60 shaken')
    rally(t, 'm').rolls(6, 5).saw({ type: 'moraleCheck', modifiers: [], passed: false })
    rally(t, 's', 'l').rolls(3, 4)
    t.saw({ type: 'moraleCheck', modifiers: [{ label: 'Leader', value: -1 }], final: 6, passed: true })
    rally(t, 'x')
      .rolls(1, 2)
      .saw({ type: 'rallied', unit: t.unit('x') })
  })

  test('LNL-3.0-11 so do units marked SR on their Shaken side', () => {
    const values = {
      nations: ['american'],
      kind: 'halfSquad',
      fp: 1,
      range: 4,
      movement: 4,
      morale: 6,
      slice: 4,
      source: 'house',
      confidence: 'low',
    }
    const units = { format: 'firegroup-lnlt-units', version: 1, counters: [{ id: 'us-steady', ...values, selfRally: 'SR' }] }
    const pack = { name: 'Steady Half-Squads', units }
    const t = rallyPhase('C3 US: a=us-steady shaken, b=us-101st-airborne-half-squad shaken', { pack })
    t.refuses('blue', { type: 'rally', unit: t.unit('b') }, { rule: '3.0' })
    rally(t, 'a').rolls(3, 3).saw({ type: 'moraleCheck', passed: true })
  })

  test('LNL-3.0-12 helpers help their own colour and badge only, and any Weapon Team of their side', () => {
    const t = rallyPhase('C3 US: a=us-marine-squad-vietnam shaken, w=us-m1917 shaken, l=Tom')
    t.refuses('blue', { type: 'rally', unit: t.unit('a'), helper: t.unit('l') }, { rule: '3.0', message: /colour or badge/ })
    rally(t, 'w', 'l').rolls(4, 4).saw({ type: 'moraleCheck', final: 6, passed: true })
  })

  test('LNL-3.0-13 one attempt in a Rally Phase, and another in the next', () => {
    const t = rallyPhase('C3 US: a=2-5-4 shaken, l=6-0-6, b=2-5-4 shaken')
    rally(t, 'a', 'l').rolls(6, 6)
    t.refuses('blue', { type: 'rally', unit: t.unit('a'), helper: t.unit('l') }, { rule: '3.0', message: /has tried/ })
    t.rolls(6, 1).passTo('operations').passUntil('rally')
    rally(t, 'a', 'l')
      .rolls(1, 1)
      .saw({ type: 'rallied', unit: t.unit('a') })
  })

  test('LNL-3.0-09 an Armor Leader helps no Leg unit', () => {
    const t = rallyPhase('C3 US: a=2-5-4 shaken, l=armorLeader, h=hero')
    t.refuses('blue', { type: 'rally', unit: t.unit('a'), helper: t.unit('l') }, { rule: '3.0', message: /does not help/ })
  })

  test('LNL-3.0-14 a Chaplain or a Piper who has just rallied helps at once', () => {
    const t = rallyPhase('C3 British: a=1-7-4 shaken, c=chaplain shaken  F3 British: b=1-7-4 shaken, p=piper shaken')
    rally(t, 'c').rolls(1, 1)
    rally(t, 'a', 'c')
      .rolls(4, 2)
      .saw({ type: 'rallied', unit: t.unit('a') })
    rally(t, 'p').rolls(1, 1)
    rally(t, 'b', 'p')
      .rolls(4, 2)
      .saw({ type: 'rallied', unit: t.unit('b') })
  })

  test('LNL-3.0-30 a Nurse who has just rallied does not help in this phase', () => {
    const t = rallyPhase('C3 British: b=1-7-4 shaken, n=nurse shaken  F3 British: x=medic shaken')
    t.refuses('blue', { type: 'rally', unit: t.unit('b'), helper: t.unit('n') }, { message: /is Shaken/ })
    rally(t, 'n').rolls(1, 1)
    t.refuses('blue', { type: 'rally', unit: t.unit('b'), helper: t.unit('n') }, { rule: '11.10' })
    rally(t, 'x').rolls(1, 1)
    t.asks('blue', 'impulse')
  })

  test('LNL-3.0-15 units locked in Melee may try', () => {
    const t = rallyPhase('C3 melee; US: a=2-5-4 shaken melee, l=6-1-6 melee, c=2-5-4 melee; German: x=1-6-4 melee')
    rally(t, 'a', 'l')
      .rolls(3, 4)
      .saw({ type: 'rallied', unit: t.unit('a') })
  })

  test('LNL-3.0-20 X-HH-5 a Leader downstairs helps nobody upstairs', () => {
    const t = rallyPhase(
      `C3 stone building; US: l=7-1-6; upstairs US: a=2-5-4 shaken
       C4 stone building    C5 stone building; US: m=medic shaken`,
      { joined: ['C3 C4', 'C4 C5'] },
    )
    expect(t.candidates()).toEqual([{ type: 'rally', unit: t.unit('m') }, { type: 'done' }])
    t.refuses('blue', { type: 'rally', unit: t.unit('a'), helper: t.unit('l') }, { rule: '3.0', message: /another place/ })
  })
})

describe('3.0 the order in a Rally Phase', () => {
  test('LNL-3.0-04 Shaken Leaders try before the others of their hex; LNL-3.0-22 one who has rallied helps at once', () => {
    const t = rallyPhase('C3 US: a=2-5-4 shaken, l=6-2-6 shaken, k=6-1-6')
    t.refuses('blue', { type: 'rally', unit: t.unit('a'), helper: t.unit('k') }, { rule: '3.0', message: /tries first/ })
    rally(t, 'l').rolls(3, 3)
    rally(t, 'a', 'l')
      .rolls(4, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ value: -2 }], passed: true })
  })

  test('LNL-3.0-22 one who has failed helps nobody', () => {
    const t = rallyPhase('C3 US: a=2-5-4 shaken, l=6-1-6 shaken')
    rally(t, 'l').rolls(6, 6)
    t.asks('blue', 'impulse')
  })

  test('LNL-3.0-34 hex by hex, the units of each in the order that the owner says', () => {
    const t = rallyPhase('C3 US: a=2-5-4 shaken, b=2-5-4 shaken, l=6-0-6  F3 US: c=2-5-4 shaken, d=2-5-4 shaken, m=6-0-6')
    rally(t, 'b', 'l').rolls(6, 6)
    rally(t, 'd', 'm').rolls(6, 6)
    t.refuses('blue', { type: 'rally', unit: t.unit('a'), helper: t.unit('l') }, { rule: '3.0', message: /hex by hex.*C3/ })
    rally(t, 'c', 'm').rolls(6, 6)
    t.asks('blue', 'impulse')
  })

  test('LNL-3.0-35 a Shaken Leader does not use his own LM; LNL-3.0-36 that of another Good Order Leader helps him', () => {
    const t = rallyPhase('C3 US: l=6-2-6 shaken, k=6-1-6  F3 US: m=6-2-6 shaken')
    t.refuses('blue', { type: 'rally', unit: t.unit('l'), helper: t.unit('l') }, { rule: '3.0' })
    rally(t, 'l', 'k')
      .rolls(3, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ value: -1 }], final: 6, passed: true })
    rally(t, 'm').rolls(3, 4).saw({ type: 'moraleCheck', modifiers: [], final: 7, passed: false })
  })
})

describe('3.0, 1.5.1 what modifies a rally attempt', () => {
  test('LNL-1.5.1-02 LNL-3.0-06 LNL-11.1.1-01 the LM of a Leader, Chaplain, Nurse or Piper is taken off', () => {
    const t = rallyPhase(`C3 US: a=2-5-4 shaken, l=7-2-6     F3 US: b=2-5-4 shaken, c=chaplain     I3 US: d=2-5-4 shaken, n=nurse`)
    rally(t, 'a', 'l')
      .rolls(4, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ label: 'Leader', value: -2 }], final: 6, passed: true })
    rally(t, 'b', 'c')
      .rolls(4, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ value: -1 }], final: 7, passed: false })
    rally(t, 'd', 'n')
      .rolls(3, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ value: -1 }], final: 6, passed: true })
    const piper = rallyPhase('C3 British: a=1-7-4 shaken, p=piper')
    rally(piper, 'a', 'p')
      .rolls(2, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ value: -1 }], final: 5, passed: true })
  })

  test('LNL-3.0-23 X-SMC-1 one LM a hex in a Rally Phase: that of the Leader who was used first', () => {
    const t = rallyPhase('C3 US: a=2-5-4 shaken, b=2-5-4 shaken, c=2-5-4 shaken, l=6-1-6, k=7-1-6')
    rally(t, 'a', 'l')
      .rolls(3, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ label: 'Leader', value: -1 }], final: 6, passed: true })
    rally(t, 'b', 'k').rolls(3, 4).saw({ type: 'moraleCheck', modifiers: [], final: 7, passed: false })
    rally(t, 'c', 'l')
      .rolls(3, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ value: -1 }], passed: true })
  })

  test('LNL-1.5.1-05 LNL-3.0-07 -2 where the TM is positive, whatever it is; LNL-1.5.1-06 and nothing else', () => {
    const t = rallyPhase(
      'C3 orchard; US: a=2-5-4 shaken fired moved, l=6-0-6  F3 stone building; US: b=2-5-4 shaken, m=6-0-6  I3 US: c=scout shaken',
    )
    rally(t, 'a', 'l')
      .rolls(4, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ label: 'positive TM', value: -2 }], final: 6, passed: true })
    rally(t, 'b', 'm')
      .rolls(4, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ label: 'positive TM', value: -2 }], final: 6, passed: true })
    rally(t, 'c').rolls(4, 4).saw({ type: 'moraleCheck', modifiers: [], final: 8, passed: false })
  })

  test('LNL-3.0-07 the TM of Smoke counts too', () => {
    const t = rallyPhase('C3 smoke 1; US: a=scout shaken')
    rally(t, 'a')
      .rolls(4, 4)
      .saw({ type: 'moraleCheck', modifiers: [{ label: 'positive TM', value: -2 }], passed: true })
  })

  test('LNL-3.0-24 a Wall gives the -2 if every enemy who sees the unit would fire across it, or if none sees it', () => {
    const sheltered = (german: string) => {
      const t = rallyPhase(`C3 US: a=scout shaken  ${german}`, { hexsides: ['C3/C4 wall'], columns: 8, rows: 8 })
      rally(t, 'a').rolls(4, 4)
      return t.events('moraleCheck')[0]!.modifiers.length > 0
    }
    expect(sheltered('C6 German: 1-6-4')).toBe(true)
    expect(sheltered('C6 German: 1-6-4  C1 German: 1-6-4')).toBe(false)
    expect(sheltered('')).toBe(true)
    expect(sheltered('C1 German: 1-6-4')).toBe(false)
  })

  test('LNL-3.0-08 a Clear Hill gives it if all fire of those who see it would come uphill', () => {
    const sheltered = (german: string) => {
      const t = rallyPhase(`C3 level 1; US: a=scout shaken  E6 level 1  ${german}`, { columns: 8, rows: 8 })
      rally(t, 'a').rolls(4, 4)
      return t.events('moraleCheck')[0]!.modifiers.length > 0
    }
    expect(sheltered('C6 German: 1-6-4')).toBe(true)
    expect(sheltered('C6 German: 1-6-4  E6 German: 1-6-4')).toBe(false)
    expect(sheltered('')).toBe(true)
  })

  test('a wound takes one off Morale and LM (5.1)', () => {
    const t = rallyPhase('C3 US: a=2-5-4 shaken, l=6-2-6 wounded  F3 US: m=6-1-6 shaken wounded')
    rally(t, 'a', 'l')
      .rolls(1, 1)
      .saw({ type: 'moraleCheck', modifiers: [{ value: -1 }] })
    rally(t, 'm').rolls(3, 3).saw({ type: 'moraleCheck', morale: 5, passed: false })
  })

  test('the preview counts the very rolls that rally', () => {
    const t = rallyPhase('C3 orchard; US: a=2-5-4 shaken, l=6-1-6')
    const { question } = t.game.open[0]!
    const odds = question.preview!({ type: 'rally', unit: t.unit('a'), helper: t.unit('l') }) as { rallies: number; of: number }
    // 9 or less on two dice
    expect([odds.rallies, odds.of]).toEqual([30, 36])
  })
})

describe('3.1 Self-Rally Pairs', () => {
  const alone = (a: number, b: number) => {
    const t = rallyPhase('C3 hammada; French: a=2-3-4 shaken')
    return t.answer('rally', { type: 'rally', unit: t.unit('a'), pair: true }).rolls(a, b)
  }

  test('LNL-3.1-01 X-SRP-1 any pair rallies, whatever Morale and TM', () => {
    alone(5, 5)
      .saw({ type: 'selfRallyPair', dice: [5, 5], passed: true })
      .saw({ type: 'rallied' })
    alone(2, 2).saw({ type: 'rallied', rule: '3.1' })
    alone(3, 1).saw({ type: 'selfRallyPair', passed: false }).sawNo({ type: 'rallied' })
    const t = rallyPhase('C3 US: a=2-5-4 shaken, l=6-1-6')
    t.refuses('blue', { type: 'rally', unit: t.unit('a'), pair: true }, { rule: '3.1' })
  })

  test('LNL-3.1-02 X-SRP-2 or with a helper as all others do: on 9 or less', () => {
    for (const [last, passed] of [
      [4, true],
      [5, false],
    ] as const) {
      const t = rallyPhase('C3 wadi; French: a=2-3-4 shaken, l=Ries')
      rally(t, 'a', 'l')
        .rolls(5, last)
        .saw({ type: 'moraleCheck', morale: 6, modifiers: [{ value: -1 }, { value: -2 }], final: 2 + last, passed })
    }
  })

  test('LNL-3.1-04 not both in one Rally Phase', () => {
    const t = rallyPhase('C3 French: a=2-3-4 shaken, l=Ries, b=2-3-4 shaken')
    rally(t, 'a', 'l').rolls(6, 5)
    t.refuses('blue', { type: 'rally', unit: t.unit('a'), pair: true }, { rule: '3.0', message: /has tried/ })
    t.refuses('blue', { type: 'rally', unit: t.unit('b'), helper: t.unit('l'), pair: true }, { rule: '3.1' })
  })

  test('LNL-3.1-03 X-SRP-2 with a Leader who has failed himself the pair is left', () => {
    const t = rallyPhase('C3 French: a=2-3-4 shaken, l=Ries shaken')
    rally(t, 'l').rolls(6, 6)
    expect(t.candidates()).toEqual([{ type: 'rally', unit: t.unit('a'), pair: true }, { type: 'done' }])
    t.refuses('blue', { type: 'rally', unit: t.unit('a') }, { rule: '3.0' })
  })
})
