import { describe, expect, test } from 'vitest'
import { checks, shoot } from '../../test/fire.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'

/** 7 FP of the Americans in E2 on the 6 column at whoever is in E5, open ground. What the dice give there: */
const NMC = [1, 6] as const
const ONE_MC = [1, 5] as const
const TWO_MC = [1, 3] as const
const PTC = [2, 6] as const
const K2 = [1, 2] as const

/** The Americans still have somebody to fire with, so that nothing happens after the attack. */
function underFire(targets: string, options: TableOptions = {}): AslskTable {
  const t = table(`E2 US: a=7-4-7    E5 German: ${targets}    A2 US: z=7-4-7    A5 German: 4-6-7`, {
    phase: 'prepFire',
    attacker: 'allied',
    ...options,
  })
  return shoot(t, 'E5', 'a')
}

/** The same with the Germans firing 8 FP on the 8 column; a NMC is (2, 6). */
function germanFire(targets: string, options: TableOptions = {}): AslskTable {
  const t = table(`E2 German: a=8-3-8    E5 US: ${targets}    A2 German: z=4-6-7    A5 US: 7-4-7`, {
    phase: 'prepFire',
    attacker: 'axis',
    ...options,
  })
  return shoot(t, 'E5', 'a')
}

describe('3.2.3 Morale Checks', () => {
  test('AID-SKTIP-07 SK-3.2.3-10 SK-3.2.3-11 SK-3.2.3-18 below its morale a unit passes, with exactly its morale it is pinned, above it breaks and is DM', () => {
    const t = underFire('x=4-6-7, y=4-6-7, w=4-6-7')
      .rolls(...NMC)
      .rolls(2, 4)
      .rolls(3, 4)
      .rolls(4, 4)
    expect(checks(t)).toEqual(['NMC 6 passes', 'NMC 7 pinned', 'NMC 8 breaks'])
    t.expect('E5').has('4-6-7', '4-6-7 pinned', '4-6-7 broken DM')
  })

  test('SK-3.2.3-20 the number before MC is added to the DR', () => {
    const t = underFire('x=4-6-7, y=4-6-7')
      .rolls(...TWO_MC)
      .rolls(2, 3)
      .rolls(2, 4)
    t.saw({ type: 'check', what: '2MC', modifiers: [{ label: '2MC', value: 2 }] })
    expect(checks(t)).toEqual(['2MC 7 pinned', '2MC 8 breaks'])
  })

  test('AID-SKTIP-04 SK-3.2.3-12 an original 12 reduces the unit, and it breaks', () => {
    const t = underFire('x=4-6-7', { elr: { axis: 5 } })
      .rolls(...NMC)
      .rolls(6, 6)
    t.expect('E5').has('2-4-7 broken DM')
  })

  test('SK-3.2.3-14 SK-3.2.3-36 SK-3.2.3-37 a broken unit checks with its broken-side morale; failing reduces it, a 12 eliminates it', () => {
    const t = germanFire('x=6-6-6 broken DM, y=6-6-6 broken DM, w=6-6-6 broken DM').rolls(2, 6).rolls(4, 4).rolls(4, 5).rolls(6, 6)
    t.saw({ type: 'check', morale: 8 })
    expect(checks(t)).toEqual(['NMC 8 passes', 'NMC 9 reduced', 'NMC 12 eliminated'])
    t.expect('E5').has('6-6-6 broken DM', '3-4-6 broken DM')
  })

  test('SK-3.2.3-34 SK-3.2.3-15 SK-3.2.3-39 the best leader checks first, without his own help; unharmed he helps the others, leaders of lower morale too', () => {
    const t = underFire('s=4-6-7, m=8-0, l=9-1')
      .rolls(...NMC)
      .rolls(4, 4)
      .rolls(4, 5)
      .rolls(4, 4)
    expect(checks(t)).toEqual(['NMC 8 passes', 'NMC 8 pinned', 'NMC 7 pinned'])
    t.expect('E5').has('4-6-7 pinned', '8-0 pinned', '9-1')
    t.saw({ type: 'check', unit: t.unit('l') })
      .saw({ type: 'check', unit: t.unit('m'), modifiers: [{ label: 'leader 9-1', value: -1 }] })
      .saw({ type: 'check', unit: t.unit('s') })
  })

  test('SK-3.2.3-47 SK-1.2.1-02 a leader who is pinned by his own check, or was before, helps nobody', () => {
    const t = underFire('s=4-6-7, l=9-1')
      .rolls(...NMC)
      .rolls(4, 5)
      .rolls(4, 4)
    expect(checks(t)).toEqual(['NMC 9 pinned', 'NMC 8 breaks'])
    const before = underFire('s=4-6-7, l=9-1 pinned')
      .rolls(...NMC)
      .rolls(2, 2)
      .rolls(4, 4)
    expect(checks(before)).toEqual(['NMC 4 passes', 'NMC 8 breaks'])
  })

  test('SK-1.2.1-04 of two leaders who came through only the better one helps', () => {
    const t = underFire('s=4-6-7, l=9-1, m=9-2')
      .rolls(...NMC)
      .rolls(2, 2)
      .rolls(2, 2)
      .rolls(4, 4)
    expect(checks(t)).toEqual(['NMC 4 passes', 'NMC 4 passes', 'NMC 6 passes'])
  })

  test('SK-3.2.3-35 breaking takes Pin and CX counters off', () => {
    const t = underFire('x=4-6-7 pinned CX')
      .rolls(...NMC)
      .rolls(4, 4)
    t.expect('E5').has('4-6-7 broken DM')
  })

  test('SK-3.3.1-28 CX does not touch a Morale Check', () => {
    const t = underFire('x=4-6-7 CX')
      .rolls(...NMC)
      .rolls(3, 4)
    t.saw({ type: 'check', modifiers: [], final: 7 })
    t.expect('E5').has('4-6-7 CX pinned')
  })

  test('SK-3.2.3-48 nobody is pinned twice in a Player Turn', () => {
    const t = underFire('x=4-6-7 pinned')
      .rolls(...NMC)
      .rolls(3, 4)
    expect(checks(t)).toEqual(['NMC 7 passes'])
    t.sawNo({ type: 'pinned' })
  })
})

describe('3.2.3 Pin Task Checks', () => {
  test('SK-3.2.3-21 SK-2.0-22 against the current morale; broken and pinned units are left alone', () => {
    const t = underFire('x=4-6-7 broken DM, y=4-6-7 pinned, s=4-6-7, w=9-1 wounded')
      .rolls(...PTC)
      .rolls(4, 5)
      .rolls(3, 4)
    t.saw({ type: 'check', unit: t.unit('w'), morale: 8, result: 'pinned' }).saw({ type: 'check', unit: t.unit('s'), result: 'passes' })
    t.expect('E5').has('4-6-7 broken DM', '4-6-7 pinned', '4-6-7', '9-1 wounded pinned')
  })

  test('SK-3.2.3-43 a leader helps with the PTC of others after passing his own', () => {
    const t = underFire('s=4-6-7, l=9-1')
      .rolls(...PTC)
      .rolls(4, 5)
      .rolls(4, 4)
    expect(checks(t)).toEqual(['PTC 9 passes', 'PTC 7 passes'])
    const failed = underFire('s=4-6-7, l=9-1')
      .rolls(...PTC)
      .rolls(5, 5)
      .rolls(4, 4)
    expect(checks(failed)).toEqual(['PTC 10 pinned', 'PTC 8 pinned'])
  })

  test('SK-3.2.3-22 a pinned unit moves neither in the MPh nor in the APh', () => {
    const board = 'E2 US: a=7-4-7 pinned, b=7-4-7    E9 German: 4-6-7'
    const t = table(board, { phase: 'movement' })
    t.refuses('allied', { type: 'step', units: [t.unit('a')], to: 'E3' }, { rule: '3.2.3', message: /pinned/ })
    const advance = table(board, { phase: 'advance' })
    const legal = advance.candidates().filter((each) => JSON.stringify(each).includes('E3'))
    expect(legal.length).toBeGreaterThan(0)
    advance.refuses('allied', substitute(legal[0], advance.unit('b'), advance.unit('a')), { message: /pinned/ })
  })
})

/** The same decision for another unit. */
function substitute(decision: unknown, from: number, to: number): unknown {
  return JSON.parse(JSON.stringify(decision), (key, value) =>
    key === 'unit' || key === 'units' ? (Array.isArray(value) ? value.map((id) => (id === from ? to : id)) : to) : value,
  )
}

describe('3.2.3 the loss of leaders', () => {
  test('SK-3.2.3-16 SK-3.2.3-40 when a leader is eliminated all of lower morale with him take a NMC, his DRM against them', () => {
    const t = underFire('l=9-2, m=9-1, s=4-6-7, b=4-6-7 broken')
    t.rolls(...K2)
      .rolls(t.unit('l'), 5)
      .rolls(1, 1)
      .rolls(1, 1)
      .rolls(1, 1)
      .rolls(3, 3)
      .rolls(3, 4)
    expect(checks(t)).toEqual(['2MC 4 passes', '2MC 3 passes', '2MC 3 passes', 'LLMC 7 pinned', 'LLMC 8 reduced'])
    t.saw({
      type: 'check',
      what: 'LLMC',
      modifiers: [
        { label: 'leader lost', value: 2 },
        { label: 'leader 9-1', value: -1 },
      ],
    })
    t.expect('E5').has('9-1', '4-6-7 pinned', '2-4-7 broken DM')
  })

  test('SK-3.2.3-17 SK-3.2.3-40 when he breaks, those in Good Order and of lower morale take a PTC', () => {
    const t = underFire('l=9-1, m=9-2, s=4-6-7, b=4-6-7 broken DM')
      .rolls(...NMC)
      .rolls(1, 1)
      .rolls(6, 6)
      .rolls(2)
    t.rolls(1, 1).rolls(1, 1).rolls(4, 5)
    expect(checks(t)).toEqual(['NMC 2 passes', 'NMC 12 breaks', 'NMC 0 passes', 'NMC 0 passes', 'LLTC 8 pinned'])
    t.expect('E5').has('9-1 wounded broken DM', '9-2', '4-6-7 pinned', '4-6-7 broken DM')
  })

  test('SK-1.2.1-02 SK-3.2.3-15 a leader who need not check helps the others in it, unless he is pinned or they moved without him', () => {
    const lost = (others: string) =>
      underFire(`l=8-1, ${others}, s=4-6-7`)
        .rolls(...K2)
        .rolls(1, 5)
        .rolls(1, 1)
        .rolls(1, 1)
        .rolls(1, 2)
    lost('m=9-2').saw({ type: 'check', what: 'LLMC', final: 2, modifiers: [{ value: 1 }, { label: 'leader 9-2', value: -2 }] })
    lost('m=9-2 pinned').saw({ type: 'check', what: 'LLMC', final: 4, modifiers: [{ label: 'leader lost', value: 1 }] })
    const t = table('E5 Russian: m=9-2   E6 Russian: l=8-1, s=4-4-7   E8 German: a=5-4-8, b=5-4-8   A9 German: 4-6-7', {
      phase: 'movement',
      columns: 10,
      rows: 10,
    })
    t.answer('move', { type: 'step', units: [t.unit('l'), t.unit('s')], to: 'E5' })
    shoot(t, 'E5', 'a b').rolls(1, 4)
    t.rolls(1, 6).rolls(1, 1).rolls(1, 2)
    t.saw({ type: 'check', what: 'LLMC', unit: t.unit('s'), final: 4, modifiers: [{ label: 'leader lost', value: 1 }] })
  })

  test('SK-3.2.3-41 not for those who are held in Melee with him', () => {
    const t = underFire('l=9-2 melee, s=4-6-7 melee; US: f=7-4-7 melee')
    t.rolls(...K2).rolls(t.unit('l'), 5)
    t.rolls(1, 1).rolls(1, 1)
    t.saw({ type: 'eliminated', unit: t.unit('l') }).sawNo({ type: 'check', what: 'LLMC' })
    t.asks('allied', 'prepFire')
  })

  test('SK-2.0-18 also outside fire attacks: a broken leader who rolls 12 for his own rally', () => {
    const t = table('E5 US: l=8-0 broken, s=6-6-6    E14 German: 4-6-7', { phase: 'rally' })
    const rally = t.candidates().find((each) => JSON.stringify(each).includes(`"unit":${t.unit('l')}`))
    t.answer(t.asked.kind, rally).rolls(6, 6).rolls(6).rolls(3, 3)
    t.saw({ type: 'eliminated', unit: t.unit('l') }).saw({ type: 'check', what: 'LLMC', unit: t.unit('s'), result: 'pinned' })
  })
})

describe('5.1 Experience Level Rating', () => {
  test('AID-SKTIP-06 SK-5.1-01 SK-3.2.3-13 failing by more than the ELR makes a unit one class worse and broken', () => {
    const worse = underFire('x=4-6-7', { elr: { axis: 2 } })
      .rolls(...NMC)
      .rolls(4, 6)
    worse.expect('E5').has('4-4-7 broken DM')
    const within = underFire('x=4-6-7', { elr: { axis: 3 } })
      .rolls(...NMC)
      .rolls(4, 6)
    within.expect('E5').has('4-6-7 broken DM')
  })

  test('SK-5.1-01 modifiers count in how much it fails by, and a half squad stays one', () => {
    const t = underFire('x=2-4-7', { elr: { axis: 3 } })
      .rolls(...ONE_MC)
      .rolls(4, 6)
    t.expect('E5').has('2-3-7 broken DM')
  })

  test('SK-5.1-02 crews and units with underlined morale are exempt', () => {
    const t = germanFire('x=7-4-7, y=2-2-7 crew', { elr: { allied: 0 } })
      .rolls(2, 6)
      .rolls(4, 6)
      .rolls(4, 6)
    t.expect('E5').has('7-4-7 broken DM', '2-2-7 broken DM')
    t.sawNo({ type: 'replaced' })
  })

  test('SK-5.1-04 who has no lower class suffers nothing more', () => {
    const t = germanFire('x=5-3-6', { elr: { allied: 0 } })
      .rolls(2, 6)
      .rolls(4, 6)
    t.expect('E5').has('5-3-6 broken DM')
  })

  test('SK-5.1-05 leaders are replaced too', () => {
    const t = underFire('l=9-1', { elr: { axis: 0 } })
      .rolls(...NMC)
      .rolls(4, 6)
    t.expect('E5').has('8-1 broken DM')
  })

  test('SK-5.1-01 a broken unit is not replaced', () => {
    const t = underFire('x=4-6-7 broken DM', { elr: { axis: 0 } })
      .rolls(...NMC)
      .rolls(4, 6)
    t.expect('E5').has('2-4-7 broken DM')
  })
})
